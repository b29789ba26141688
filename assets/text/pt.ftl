# Half Moon in Portuguese. The words are those that Portugal and Brazil share.

language-name = Português
app-name = Half Moon
number = { $value }
percent = { $value }%

## Bars

bar-time = Tempo
bar-score = Pontos
bar-moves = Jogadas
bar-code = Código
bar-menu = Menu
bar-new-game = Novo jogo
bar-undo = Desfazer
bar-status = Barra de estado

## Menu

menu-title = Menu
menu-new-game = Novo jogo
menu-restart = Recomeçar
menu-enter-code = Inserir código
menu-copy-code = Copiar código
menu-share-code = Enviar código
menu-statistics = Estatísticas
menu-settings = Opções
menu-rules = Regras
menu-about = Sobre o Half Moon
sheet-close = Fechar
sheet-back = Voltar
sheet-scroll-up = Deslocar para cima
sheet-scroll-down = Deslocar para baixo

## Game codes

enter-code-title = Inserir código
enter-code-prompt = Insira os sete caracteres de um código de jogo para jogar a distribuição correspondente.
enter-code-field = Código de jogo
enter-code-deal = Distribuir
enter-code-paste = Colar
enter-code-delete = Apagar
enter-code-clear = Limpar
code-error-empty = Nenhum código foi inserido.
code-error-length = Um código tem 7 caracteres, ou 11 com HM1-N. Este tem { $found } { $found ->
    [one] caractere
   *[other] caracteres
}.
code-error-version = Este código é de outra versão do jogo. Os desta começam com HM1.
code-error-variant = Este código é de outra variante do jogo. Os desta começam com HM1-N.
code-error-character = “{ $character }” não existe em nenhum código: só se usam as letras de A a Z e os algarismos de 2 a 7.
code-copied = { $code } copiado
code-not-copied = Não foi possível copiar o código.
code-nothing-to-paste = Não há nada para colar.
code-share-text = Half Moon, código de jogo { $code }

## Questions before a game is given up

confirm-title = Desistir deste jogo?
confirm-new-game = Um novo jogo termina este, que conta como não ganho.
confirm-restart = A mesma distribuição recomeça e este jogo conta como não ganho.
confirm-code = A distribuição { $code } substitui este jogo, que conta como não ganho.
confirm-new-game-do = Novo jogo
confirm-restart-do = Recomeçar
confirm-code-do = Distribuir
confirm-keep = Continuar o jogo

## Dead end and victory

dead-end-title = Sem saída
dead-end-body = Entre as cartas jogáveis não há nenhum par que some 11 nem nenhum trio de valete, dama e rei. Pode desfazer ou começar um novo jogo.
dead-end-dealt = Esta distribuição não tem nenhuma jogada desde o início: nem um par que some 11 nem um trio de valete, dama e rei.
dead-end-undo = Desfazer
dead-end-new-game = Novo jogo
dead-end-look = Ver a mesa
victory-title = Vitória
victory-body = Todas as 104 cartas foram retiradas.
victory-time = Tempo
victory-score = Pontos
victory-moves = Jogadas
victory-undos = Desfeitas
victory-best-time = O seu melhor tempo
victory-new-game = Novo jogo
victory-restart = Jogar de novo
victory-look = Ver a mesa

## Move errors

move-error-sum = A soma deve ser 11
move-error-trio = Exige um valete, uma dama e um rei

## Settings

settings-title = Opções
settings-group-help = Ajuda durante o jogo
settings-group-cards = Cartas
settings-group-sound = Som e vibração
settings-group-display = Visualização
settings-group-control = Comandos
settings-less = Menos
settings-more = Mais
settings-move-errors = Erros de jogada
settings-move-errors-about = Explica por que razão as cartas não combinam.
settings-placement-assistance = Ajuda para combinar
settings-placement-assistance-about = Escurece as cartas que não podem ser combinadas com a selecionada.
settings-four-colours = Naipes em quatro cores
settings-four-colours-about = Ouros são azuis e paus são verdes.
settings-national-letters = Letras nacionais
settings-national-letters-about = As cartas mostram { $letters } para ás, valete, dama e rei.
settings-dark-cards = Cartas escuras
settings-dark-cards-about = Tinta clara em cartas escuras, mais suave para os olhos à noite.
settings-large-index = Letras grandes
settings-large-index-about = Valores tão grandes quanto as cartas permitem.
settings-sound = Som
settings-sound-about = Sons curtos e suaves em cada jogada.
settings-volume = Volume
settings-volume-about = A intensidade dos sons.
settings-vibration = Vibração
settings-vibration-about = Uma vibração leve ao tocar numa carta.
settings-motion = Movimento
settings-motion-about = Quanto as cartas se movem.
settings-motion-system = Sistema
settings-motion-full = Completo
settings-motion-reduced = Reduzido
settings-left-handed = Para canhotos
settings-left-handed-about = Em visores largos e baixos, os botões ficam à esquerda.
settings-language = Idioma
settings-language-system = Sistema ({ $language })
settings-tap-tolerance = Tolerância do toque
settings-tap-tolerance-about = Quanto o dedo pode deslizar e ainda contar como toque.
settings-tap-tolerance-value = { $size } mm
settings-text-size = Tamanho do texto
settings-text-size-about = O tamanho das palavras; as cartas são sempre tão grandes quanto possível.
settings-text-size-system = Sistema
settings-scan = Acesso por interruptor
settings-scan-about = Uma moldura move-se sozinha. Qualquer tecla abre o grupo que está dentro dela e depois toca na carta ou no botão que está dentro dela.
settings-scan-speed = Velocidade da moldura
settings-scan-speed-about = Quanto tempo a moldura fica em cada carta.
settings-seconds = { $seconds } s

## Statistics

statistics-title = Estatísticas
statistics-played = Jogos disputados
statistics-won = Jogos ganhos
statistics-win-rate = Taxa de vitórias
statistics-streak = Sequência atual
statistics-best-streak = Melhor sequência
statistics-best-time = Melhor tempo
statistics-fewest-undos = Menos jogadas desfeitas ao ganhar
statistics-none = –
statistics-none-yet = Ainda não há jogos disputados.
statistics-recent = { $count ->
    [one] O último jogo
   *[other] Os últimos { $count } jogos
}
statistics-recent-about = Cada barra mostra as jogadas de um jogo; uma barra cheia é uma vitória.
statistics-chart = { $count ->
    [one] Vitórias no último jogo: { $won }
   *[other] Vitórias nos últimos { $count } jogos: { $won }
}
statistics-reset = Apagar estatísticas
statistics-reset-title = Apagar as estatísticas?
statistics-reset-body = Todas as contagens e os melhores resultados serão apagados para sempre.
statistics-reset-do = Apagar
statistics-reset-keep = Manter

## Rules

rules-title = Regras
rules-setup-title = Preparação
rules-setup = Dois baralhos de 52 cartas são misturados e distribuídos: 12 pilhas de 8 cartas em arco e, dentro dele, uma reserva de 8 cartas. Não há monte nem bases: tudo está na mesa desde o início, mas de cada pilha só se vê a carta de cima. As pilhas são numeradas ao longo do arco a partir de baixo à esquerda, e o número pequeno no canto conta as cartas de uma pilha.
rules-aim-title = O objetivo
rules-aim = Retirar todas as 104 cartas. São jogáveis a carta de cima de cada pilha e todas as cartas da reserva. As cartas retiradas saem do jogo; uma pilha ou um lugar da reserva que se esvazia fica vazio.
rules-pairs-title = Pares
rules-pairs = Duas cartas, de ás a 10, que somam 11: ás e 10, 2 e 9, 3 e 8, 4 e 7 ou 5 e 6. O ás vale 1. O naipe não importa.
rules-trios-title = Trios
rules-trios = Um valete, uma dama e um rei, de quaisquer naipes. As figuras nunca formam par.
rules-tapping-title = Tocar nas cartas
rules-tapping = Toque numa carta para a selecionar e depois noutra que some 11 com ela: o par é retirado. Para um trio, toque nas três figuras, uma após a outra; o programa nunca escolhe a terceira no seu lugar. Toque de novo numa carta selecionada para cancelar a seleção. Se duas cartas não combinam, nada é retirado e a seleção é cancelada; de duas figuras do mesmo valor, a segunda passa a ser a selecionada.
rules-scoring-title = Pontuação
rules-scoring = Cada par soma 10 pontos e cada trio, 15. Um jogo ganho tem sempre 40 pares e 8 trios: 48 jogadas e 520 pontos. O tempo não afeta a pontuação.
rules-end-title = O fim do jogo
rules-end = Vitória: todas as cartas foram retiradas. Sem saída: entre as cartas jogáveis não há par nem trio; pode desfazer ou começar um novo jogo.
rules-tools-title = O que o programa faz
rules-tools = Desfazer anula as últimas jogadas, até 100. Cada distribuição tem um código de jogo que a recria exatamente. Não há solução automática nem dicas: o programa não diz se uma distribuição pode ser ganha.
rules-example-title = Exemplo
rules-example = Na distribuição HM1-N-BIBI5L3, o 5 de espadas da pilha 1 e o 6 de ouros da pilha 8 são retirados juntos. A pilha 8 revela então o valete de paus, que é retirado com a dama de copas da pilha 5 e o rei de copas da pilha 3.
rules-example-pair = Par: 5 + 6 = 11
rules-example-trio = Trio: valete, dama, rei
rules-keyboard-title = Teclado
rules-keyboard = Tab e as setas passam de uma carta a outra, Enter ou Espaço toca, U é Desfazer, N é Novo jogo e Esc volta.

## About

about-title = Sobre o Half Moon
about-version = Versão { $version }
about-what = Uma paciência com dois baralhos, para jogar sem internet.
about-privacy = O Half Moon não recolhe dados. Não precisa de permissões, não se liga à internet e não mostra publicidade. Os seus jogos ficam neste dispositivo.
about-made-with = Feito com o motor Bevy.
about-licences = Licenças
about-licence-app = O Half Moon é software livre sob a licença MIT ou a Apache 2.0, a que preferir.
about-licence-font = O tipo de letra é Atkinson Hyperlegible Next, do Braille Institute, sob a licença SIL Open Font License 1.1.
about-licence-parts = É construído com estes componentes de código aberto:

## Faults of saved files

save-game-damaged = O jogo gravado está danificado; foi posto de lado e começa um novo.
save-game-newer = O jogo gravado é de uma versão mais recente do programa; foi posto de lado e começa um novo.
save-game-restored = O jogo gravado está danificado; foi posto de lado e continua a sua última cópia boa.
save-settings-damaged = As opções gravadas estão danificadas; foram postas de lado e valem as habituais.
save-settings-newer = As opções gravadas são de uma versão mais recente do programa; foram postas de lado e valem as habituais.
save-settings-restored = As opções gravadas estão danificadas; foram postas de lado e vale a sua última cópia boa.
save-disk-full = Não é possível gravar o jogo porque o armazenamento está cheio.
save-not-allowed = Não é possível gravar o jogo porque o programa não tem permissão para escrever na sua pasta.
save-failed = Agora não é possível gravar o jogo; o programa tentará de novo na próxima jogada.

## Spoken names

rank-ace = ás
rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = valete
rank-queen = dama
rank-king = rei
suit-spades = espadas
suit-hearts = copas
suit-diamonds = ouros
suit-clubs = paus
card-name = { $rank } de { $suit }
slot-pile-card = { $card }, pilha { $number }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
slot-reserve-card = { $card }, reserva { $number }
slot-pile-empty = pilha { $number }, vazia
slot-reserve-empty = reserva { $number }, vazia
slot-state = { $name }, { $state }
slot-selected = selecionada
slot-dimmed = escurecida
slot-piles = Pilhas
slot-reserve = Reserva
live-dealt = Novo jogo, código { $code }
live-resumed = Jogo retomado, { $moves ->
    [0] nenhuma jogada feita
    [one] { $moves } jogada feita
   *[other] { $moves } jogadas feitas
}
live-selected = Selecionada: { $card }
live-deselected = Seleção cancelada: { $card }
live-cleared = Seleção cancelada
live-removed-pair = Retiradas: { $first } e { $second }, { $points } pontos
live-removed-trio = Retiradas: { $first }, { $second } e { $third }, { $points } pontos
live-turned-up = Revelada: { $card }
live-undone = Jogada desfeita. Pontos: { $score }
live-dead-end = Sem saída
live-victory = Vitória

## On the command line and in place of the window

start-no-display = O Half Moon não encontrou nenhum monitor onde abrir a janela. Inicie-o num ambiente gráfico com X11 ou com o Xvfb: xvfb-run half-moon
start-no-gpu = O Half Moon não encontrou nenhum driver gráfico com que possa desenhar. Instale um driver Vulkan; sem placa gráfica, basta o driver por software do pacote mesa-vulkan-drivers do Debian.
start-gpu-lost = O driver gráfico deixou de funcionar. O jogo está gravado: inicie o Half Moon de novo para continuar.
start-no-data-folder = Não foi encontrada nenhuma pasta onde gravar o jogo. Indique uma com --data.
