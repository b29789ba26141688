# Half Moon in Italian.

language-name = Italiano
app-name = Half Moon
number = { $value }
percent = { $value }%

## Barre

bar-time = Tempo
bar-score = Punti
bar-moves = Mosse
bar-code = Codice partita
bar-menu = Menu
bar-new-game = Nuova partita
bar-undo = Annulla
bar-status = Barra di stato

## Menu

menu-title = Menu
menu-new-game = Nuova partita
menu-restart = Ricomincia
menu-enter-code = Inserisci un codice
menu-copy-code = Copia il codice
menu-share-code = Condividi il codice
menu-statistics = Statistiche
menu-settings = Impostazioni
menu-rules = Regole
menu-about = Info su Half Moon
sheet-close = Chiudi
sheet-back = Indietro
sheet-scroll-up = Scorri in su
sheet-scroll-down = Scorri in giù

## Codici partita

enter-code-title = Inserisci un codice
enter-code-prompt = Inserisci i sette caratteri di un codice partita per giocare la sua smazzata.
enter-code-field = Codice partita
enter-code-deal = Distribuisci
enter-code-paste = Incolla
enter-code-delete = Elimina
enter-code-clear = Svuota
code-error-empty = Non è stato inserito nessun codice.
code-error-length = Un codice ha 7 caratteri, oppure 11 con HM1-N. Questo ne ha { $found }.
code-error-version = Questo codice è di un’altra versione del gioco. I codici di questa iniziano con HM1.
code-error-variant = Questo codice è di un’altra variante del gioco. I codici di questa iniziano con HM1-N.
code-error-character = «{ $character }» non si trova in nessun codice: i codici hanno le lettere dalla A alla Z e le cifre dal 2 al 7.
code-copied = { $code } copiato
code-not-copied = Non è stato possibile copiare il codice.
code-nothing-to-paste = Non c’è niente da incollare.
code-share-text = Half Moon, codice partita { $code }

## Domande prima di abbandonare una partita

confirm-title = Abbandonare questa partita?
confirm-new-game = Una nuova partita mette fine a questa, che conta come non vinta.
confirm-restart = La stessa smazzata ricomincia e questa partita conta come non vinta.
confirm-code = La smazzata { $code } prende il posto di questa partita, che conta come non vinta.
confirm-new-game-do = Nuova partita
confirm-restart-do = Ricomincia
confirm-code-do = Gioca la smazzata
confirm-keep = Continua a giocare

## Partita bloccata e vittoria

dead-end-title = Partita bloccata
dead-end-body = Tra le carte giocabili non c’è né una coppia che faccia 11 né un trio fante, donna, re. Puoi annullare una mossa o iniziare una nuova partita.
dead-end-dealt = Questa smazzata non ha mosse fin dall’inizio: né una coppia che faccia 11 né un trio fante, donna, re.
dead-end-undo = Annulla
dead-end-new-game = Nuova partita
dead-end-look = Guarda il tavolo
victory-title = Vittoria
victory-body = Tutte le 104 carte sono state tolte.
victory-time = Tempo
victory-score = Punti
victory-moves = Mosse
victory-undos = Annullamenti
victory-best-time = Il tuo miglior tempo
victory-new-game = Nuova partita
victory-restart = Rigioca la smazzata
victory-look = Guarda il tavolo

## Mosse non valide

move-error-sum = La somma deve essere 11
move-error-trio = Servono un fante, una donna e un re

## Impostazioni

settings-title = Impostazioni
settings-group-help = Aiuti durante la partita
settings-group-cards = Carte
settings-group-sound = Suoni e vibrazione
settings-group-display = Schermo
settings-group-control = Comandi
settings-less = Meno
settings-more = Più
settings-move-errors = Mosse non valide
settings-move-errors-about = Spiega perché le carte non vanno insieme.
settings-placement-assistance = Aiuto negli abbinamenti
settings-placement-assistance-about = Attenua le carte che non si possono abbinare alla carta selezionata.
settings-four-colours = Semi a quattro colori
settings-four-colours-about = I quadri sono blu, i fiori sono verdi.
settings-national-letters = Lettere nazionali
settings-national-letters-about = Le carte mostrano { $letters } per asso, fante, donna e re.
settings-dark-cards = Carte scure
settings-dark-cards-about = Segni chiari su carte scure, più riposanti per gli occhi di notte.
settings-large-index = Lettere grandi
settings-large-index-about = Valori grandi quanto le carte permettono.
settings-sound = Suoni
settings-sound-about = Suoni brevi e delicati a ogni mossa.
settings-volume = Volume
settings-volume-about = L’intensità dei suoni.
settings-vibration = Vibrazione
settings-vibration-about = Un leggero impulso quando tocchi una carta.
settings-motion = Animazioni
settings-motion-about = Quanto si muovono le carte.
settings-motion-system = Sistema
settings-motion-full = Complete
settings-motion-reduced = Ridotte
settings-left-handed = Per mancini
settings-left-handed-about = Sugli schermi larghi e bassi i pulsanti sono a sinistra.
settings-language = Lingua
settings-language-system = Sistema ({ $language })
settings-tap-tolerance = Tolleranza del tocco
settings-tap-tolerance-about = Di quanto il dito può scivolare senza annullare il tocco.
settings-tap-tolerance-value = { $size } mm
settings-text-size = Dimensione testo
settings-text-size-about = La grandezza delle parole; le carte sono sempre le più grandi possibili.
settings-text-size-system = Sistema
settings-scan = Scansione con interruttori
settings-scan-about = Un riquadro si sposta da solo. Un tasto qualsiasi apre il gruppo nel riquadro e poi tocca la carta o il pulsante nel riquadro.
settings-scan-speed = Velocità di scansione
settings-scan-speed-about = Quanto il riquadro resta su ogni carta.
settings-seconds = { $seconds } s

## Statistiche

statistics-title = Statistiche
statistics-played = Partite giocate
statistics-won = Partite vinte
statistics-win-rate = Percentuale vittorie
statistics-streak = Serie attuale
statistics-best-streak = Serie migliore
statistics-best-time = Miglior tempo
statistics-fewest-undos = Minimo annullamenti (vittoria)
statistics-none = –
statistics-none-yet = Ancora nessuna partita giocata.
statistics-recent = { $count ->
    [one] L’ultima partita
   *[other] Le ultime { $count } partite
}
statistics-recent-about = Ogni barra mostra le mosse di una partita; una barra piena è una vittoria.
statistics-chart = { $count ->
    [one] Partite vinte: { $won } su { $count }
   *[other] Partite vinte: { $won } nelle ultime { $count }
}
statistics-reset = Azzera le statistiche
statistics-reset-title = Azzerare le statistiche?
statistics-reset-body = Tutti i conteggi e i record saranno eliminati definitivamente.
statistics-reset-do = Azzera
statistics-reset-keep = Conservale

## Regole

rules-title = Regole
rules-setup-title = Preparazione
rules-setup = Si distribuiscono due mazzi di 52 carte mescolati insieme: 12 pile di 8 carte ad arco e, al suo interno, una riserva di 8 carte. Non ci sono né tallone né basi: tutto è sul tavolo fin dall’inizio, ma si vede solo la carta in cima a ogni pila. Le pile sono numerate lungo l’arco partendo dal basso a sinistra, e il piccolo numero nell’angolo conta le carte di una pila.
rules-aim-title = Lo scopo
rules-aim = Togliere tutte le 104 carte. Sono giocabili la carta in cima a ogni pila e tutte le carte della riserva. Le carte tolte escono dal gioco; una pila o un posto della riserva, una volta svuotato, resta vuoto.
rules-pairs-title = Coppie
rules-pairs = Due carte dall’asso al 10 la cui somma è 11: asso e 10, 2 e 9, 3 e 8, 4 e 7 oppure 5 e 6. L’asso vale 1. Il seme non conta.
rules-trios-title = Trii
rules-trios = Un fante, una donna e un re, di qualsiasi seme. Le figure non formano mai una coppia.
rules-tapping-title = Toccare le carte
rules-tapping = Tocca una prima carta per selezionarla, poi una seconda che con essa fa 11: la coppia viene tolta. Per un trio, tocca le tre figure una dopo l’altra; l’app non sceglie mai la terza al posto tuo. Tocca di nuovo una carta selezionata per deselezionarla. Se due carte non vanno insieme, non viene tolto nulla e la selezione si annulla; di due figure uguali, la seconda diventa la carta selezionata.
rules-scoring-title = Punteggio
rules-scoring = Ogni coppia aggiunge 10 al punteggio e ogni trio 15. Una partita vinta è sempre fatta di 40 coppie e 8 trii: 48 mosse e un punteggio di 520. Il tempo non influisce sul punteggio.
rules-end-title = La fine della partita
rules-end = Vittoria: tutte le carte sono state tolte. Partita bloccata: tra le carte giocabili non c’è né una coppia né un trio; puoi annullare una mossa o iniziare una nuova partita.
rules-tools-title = Che cosa fa l’app
rules-tools = «Annulla» riprende fino alle ultime 100 mosse. Ogni smazzata ha un codice partita che la ricrea esattamente. Non ci sono né risolutore né suggerimenti: l’app non dice se una smazzata si può vincere.
rules-example-title = Esempio
rules-example = Nella smazzata HM1-N-BIBI5L3, il 5 di picche della pila 1 e il 6 di quadri della pila 8 vengono tolti insieme. La pila 8 scopre allora il fante di fiori, che viene tolto con la donna di cuori della pila 5 e il re di cuori della pila 3.
rules-example-pair = Coppia: 5 + 6 = 11
rules-example-trio = Trio: fante, donna, re
rules-keyboard-title = Tastiera
rules-keyboard = Tab e i tasti freccia passano da una carta all’altra, Invio o Spazio tocca, U annulla, N inizia una nuova partita ed Esc torna indietro.

## Informazioni

about-title = Informazioni
about-version = Versione { $version }
about-what = Un solitario con due mazzi, da giocare offline.
about-privacy = L’app non raccoglie nulla. Non richiede autorizzazioni, non apre connessioni e non mostra pubblicità. Le tue partite restano su questo dispositivo.
about-made-with = Realizzato con il motore Bevy.
about-licences = Licenze
about-licence-app = Half Moon è software libero con licenza MIT o Apache 2.0, a tua scelta.
about-licence-font = Il carattere è Atkinson Hyperlegible Next del Braille Institute, con licenza SIL Open Font 1.1.
about-licence-parts = È costruito con questi componenti open source:

## Difetti dei file salvati

save-game-damaged = La partita salvata è danneggiata; è stata messa da parte e viene distribuita una nuova partita.
save-game-newer = La partita salvata è di una versione più recente dell’app; è stata messa da parte e viene distribuita una nuova partita.
save-game-restored = La partita salvata è danneggiata; è stata messa da parte e si gioca la sua ultima copia integra.
save-settings-damaged = Il file delle impostazioni è danneggiato; è stato messo da parte e valgono le impostazioni predefinite.
save-settings-newer = Le impostazioni sono di una versione più recente dell’app; sono state messe da parte e valgono quelle predefinite.
save-settings-restored = Il file delle impostazioni è danneggiato; è stato messo da parte e vale la sua ultima copia integra.
save-disk-full = Non è possibile salvare la partita perché lo spazio di archiviazione è pieno.
save-not-allowed = Non è possibile salvare la partita perché l’app non può scrivere nella sua cartella.
save-failed = Al momento non è possibile salvare la partita; l’app riproverà alla prossima mossa.

## Nomi letti ad alta voce

rank-ace = asso
rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = fante
rank-queen = donna
rank-king = re
suit-spades = picche
suit-hearts = cuori
suit-diamonds = quadri
suit-clubs = fiori
card-name = { $rank } di { $suit }
slot-pile-card = { $card }, pila { $number }, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
slot-reserve-card = { $card }, riserva { $number }
slot-pile-empty = pila { $number }, vuota
slot-reserve-empty = riserva { $number }, vuota
slot-state = { $name }, { $state }
slot-selected = selezionata
slot-dimmed = attenuata
slot-piles = Pile
slot-reserve = Riserva
live-dealt = Nuova partita, codice partita { $code }
live-resumed = Partita ripresa, { $moves ->
    [one] { $moves } mossa fatta
   *[other] { $moves } mosse fatte
}
live-selected = Selezionata: { $card }
live-deselected = Deselezionata: { $card }
live-cleared = Selezione annullata
live-removed-pair = Tolte: { $first } e { $second }, { $points } punti
live-removed-trio = Tolte: { $first }, { $second } e { $third }, { $points } punti
live-turned-up = Scoperta: { $card }
live-undone = Mossa annullata. Punti { $score }
live-dead-end = Partita bloccata
live-victory = Vittoria

## Sulla riga di comando e al posto della finestra

start-no-display = Half Moon non ha trovato nessuno schermo su cui aprire la finestra. Avvialo da un desktop con X11, oppure con Xvfb: xvfb-run half-moon
start-no-gpu = Half Moon non ha trovato nessun driver grafico con cui disegnare. Installa un driver Vulkan; senza scheda grafica basta il driver software del pacchetto Debian mesa-vulkan-drivers.
start-gpu-lost = Il driver grafico ha smesso di funzionare. La partita è salvata: riavvia Half Moon per continuare.
start-no-data-folder = Non è stata trovata nessuna cartella in cui conservare la partita. Indicane una con --data.
