# Half Moon in Spanish.

language-name = Español
app-name = Half Moon
number = { $value }
percent = { $value } %

## Bars

bar-time = Tiempo
bar-score = Puntos
bar-moves = Jugadas
bar-code = Código
bar-menu = Menú
bar-new-game = Nueva partida
bar-undo = Deshacer
bar-status = Barra de estado

## Menu

menu-title = Menú
menu-new-game = Nueva partida
menu-restart = Reiniciar
menu-enter-code = Introducir código
menu-copy-code = Copiar código
menu-share-code = Compartir código
menu-statistics = Estadísticas
menu-settings = Ajustes
menu-rules = Reglas
menu-about = Acerca de Half Moon
sheet-close = Cerrar
sheet-back = Atrás
sheet-scroll-up = Desplazar hacia arriba
sheet-scroll-down = Desplazar hacia abajo

## Game codes

enter-code-title = Introducir código
enter-code-prompt = Introduce los siete caracteres de un código de partida para jugar su reparto.
enter-code-field = Código de partida
enter-code-deal = Repartir
enter-code-paste = Pegar
enter-code-delete = Borrar
enter-code-clear = Vaciar
code-error-empty = No se ha introducido ningún código.
code-error-length = Un código tiene 7 caracteres, u 11 con HM1-N. Este tiene { $found } { $found ->
    [one] carácter
   *[other] caracteres
}.
code-error-version = Este código es de otra versión del juego. Los de esta empiezan por HM1.
code-error-variant = Este código es de otra variante del juego. Los de esta empiezan por HM1-N.
code-error-character = «{ $character }» no aparece en ningún código: solo se usan las letras de la A a la Z y las cifras del 2 al 7.
code-copied = { $code } copiado
code-not-copied = No se ha podido copiar el código.
code-nothing-to-paste = No hay nada que pegar.
code-share-text = Half Moon, código de partida { $code }

## Questions before a game is given up

confirm-title = ¿Abandonar esta partida?
confirm-new-game = Una partida nueva pone fin a esta, que cuenta como no ganada.
confirm-restart = El mismo reparto vuelve a empezar y esta partida cuenta como no ganada.
confirm-code = El reparto { $code } sustituye a esta partida, que cuenta como no ganada.
confirm-new-game-do = Nueva partida
confirm-restart-do = Reiniciar
confirm-code-do = Repartir
confirm-keep = Seguir jugando

## Dead end and victory

dead-end-title = Sin salida
dead-end-body = Entre las cartas jugables no hay ninguna pareja que sume 11 ni ningún trío de jota, reina y rey. Puedes deshacer o empezar otra partida.
dead-end-dealt = Este reparto no tiene ninguna jugada de inicio: ni una pareja que sume 11 ni un trío de jota, reina y rey.
dead-end-undo = Deshacer
dead-end-new-game = Nueva partida
dead-end-look = Ver la mesa
victory-title = Victoria
victory-body = Has retirado las 104 cartas.
victory-time = Tiempo
victory-score = Puntos
victory-moves = Jugadas
victory-undos = Deshechas
victory-best-time = Tu mejor tiempo
victory-new-game = Nueva partida
victory-restart = Volver a jugarla
victory-look = Ver la mesa

## Move errors

move-error-sum = La suma debe ser 11
move-error-trio = Requiere una jota, una reina y un rey

## Settings

settings-title = Ajustes
settings-group-help = Ayuda durante la partida
settings-group-cards = Cartas
settings-group-sound = Sonido y vibración
settings-group-display = Pantalla
settings-group-control = Manejo
settings-less = Menos
settings-more = Más
settings-move-errors = Errores de jugada
settings-move-errors-about = Explica por qué unas cartas no combinan.
settings-placement-assistance = Ayuda para combinar
settings-placement-assistance-about = Atenúa las cartas que no se pueden combinar con la seleccionada.
settings-four-colours = Palos en cuatro colores
settings-four-colours-about = Los diamantes son azules y los tréboles, verdes.
settings-national-letters = Letras nacionales
settings-national-letters-about = Las cartas muestran { $letters } para as, jota, reina y rey.
settings-dark-cards = Cartas oscuras
settings-dark-cards-about = Tinta clara sobre cartas oscuras, más descansada para la vista de noche.
settings-large-index = Letras grandes
settings-large-index-about = Valores tan grandes como permiten las cartas.
settings-sound = Sonido
settings-sound-about = Sonidos breves y suaves en cada jugada.
settings-volume = Volumen
settings-volume-about = Intensidad de los sonidos.
settings-vibration = Vibración
settings-vibration-about = Una vibración leve al tocar una carta.
settings-motion = Movimiento
settings-motion-about = Cuánto se mueven las cartas.
settings-motion-system = Sistema
settings-motion-full = Completo
settings-motion-reduced = Reducido
settings-left-handed = Para zurdos
settings-left-handed-about = En pantallas anchas y bajas, los botones están a la izquierda.
settings-language = Idioma
settings-language-system = Sistema ({ $language })
settings-tap-tolerance = Tolerancia del toque
settings-tap-tolerance-about = Cuánto puede deslizarse el dedo sin que deje de contar como toque.
settings-tap-tolerance-value = { $size } mm
settings-text-size = Tamaño del texto
settings-text-size-about = Tamaño de las palabras; las cartas son siempre lo más grandes posible.
settings-text-size-system = Sistema
settings-scan = Barrido con pulsador
settings-scan-about = Un marco se mueve solo. Cualquier tecla abre el grupo que está en él y después toca la carta o el botón que está en él.
settings-scan-speed = Velocidad del barrido
settings-scan-speed-about = Cuánto se detiene el marco en cada carta.
settings-seconds = { $seconds } s

## Statistics

statistics-title = Estadísticas
statistics-played = Partidas jugadas
statistics-won = Partidas ganadas
statistics-win-rate = % de victorias
statistics-streak = Racha actual
statistics-best-streak = Mejor racha
statistics-best-time = Mejor tiempo
statistics-fewest-undos = Menos jugadas deshechas al ganar
statistics-none = –
statistics-none-yet = Aún no has jugado ninguna partida.
statistics-recent = { $count ->
    [one] La última partida
   *[other] Las últimas { $count } partidas
}
statistics-recent-about = Cada barra muestra las jugadas de una partida; una barra llena es una victoria.
statistics-chart = { $count ->
    [one] Victorias en la última partida: { $won }
   *[other] Victorias en las últimas { $count } partidas: { $won }
}
statistics-reset = Borrar estadísticas
statistics-reset-title = ¿Borrar las estadísticas?
statistics-reset-body = Todas las cifras y las mejores marcas se borrarán para siempre.
statistics-reset-do = Borrar
statistics-reset-keep = Conservar

## Rules

rules-title = Reglas
rules-setup-title = Preparación
rules-setup = Se mezclan dos barajas de 52 cartas y se reparten en 12 pilas de 8 cartas que forman un arco y, dentro de él, una reserva de 8 cartas. No hay mazo ni bases: todo está en la mesa desde el principio, pero de cada pila solo se ve la carta superior. Las pilas se numeran a lo largo del arco desde abajo a la izquierda, y el número pequeño de la esquina cuenta las cartas de una pila.
rules-aim-title = El objetivo
rules-aim = Retirar las 104 cartas. Son jugables la carta superior de cada pila y todas las de la reserva. Las cartas retiradas salen del juego; la pila o el hueco de la reserva que se vacía queda vacío.
rules-pairs-title = Parejas
rules-pairs = Dos cartas, del as al 10, que sumen 11: as y 10, 2 y 9, 3 y 8, 4 y 7 o 5 y 6. El as vale 1. El palo no importa.
rules-trios-title = Tríos
rules-trios = Una jota, una reina y un rey, de cualquier palo. Las figuras nunca forman pareja.
rules-tapping-title = Tocar las cartas
rules-tapping = Toca una carta para seleccionarla y luego otra que sume 11 con ella: la pareja se retira. Para un trío, toca las tres figuras una tras otra; la aplicación nunca elige la tercera por ti. Vuelve a tocar una carta seleccionada para anular la selección. Si dos cartas no combinan, no se retira nada y la selección se anula; de dos figuras del mismo valor, la segunda pasa a ser la seleccionada.
rules-scoring-title = Puntuación
rules-scoring = Cada pareja suma 10 puntos y cada trío, 15. Una partida ganada tiene siempre 40 parejas y 8 tríos: 48 jugadas y 520 puntos. El tiempo no influye en la puntuación.
rules-end-title = Final de la partida
rules-end = Victoria: se han retirado todas las cartas. Sin salida: entre las cartas jugables no hay ni pareja ni trío; puedes deshacer o empezar otra partida.
rules-tools-title = Qué hace la aplicación
rules-tools = Con Deshacer puedes anular hasta las 100 últimas jugadas. Cada reparto tiene un código de partida que lo reproduce con exactitud. No hay solucionador ni pistas: la aplicación no te dice si un reparto se puede ganar.
rules-example-title = Ejemplo
rules-example = En el reparto HM1-N-BIBI5L3 se retiran juntos el 5 de picas de la pila 1 y el 6 de diamantes de la pila 8. La pila 8 descubre entonces la jota de tréboles, que se retira con la reina de corazones de la pila 5 y el rey de corazones de la pila 3.
rules-example-pair = Pareja: 5 + 6 = 11
rules-example-trio = Trío: jota, reina, rey
rules-keyboard-title = Teclado
rules-keyboard = Con Tab y las flechas se pasa de una carta a otra, Enter o Espacio toca, U es Deshacer, N es Nueva partida y Esc vuelve atrás.

## About

about-title = Acerca de Half Moon
about-version = Versión { $version }
about-what = Un solitario con dos barajas, para jugar sin conexión.
about-privacy = La aplicación no recopila nada. No necesita permisos, no abre ninguna conexión y no muestra publicidad. Tus partidas se quedan en este dispositivo.
about-made-with = Hecho con el motor Bevy.
about-licences = Licencias
about-licence-app = Half Moon es software libre con licencia MIT o Apache 2.0, la que prefieras.
about-licence-font = El tipo de letra es Atkinson Hyperlegible Next, del Braille Institute, con licencia SIL Open Font License 1.1.
about-licence-parts = Está construido con estos componentes de código abierto:

## Faults of saved files

save-game-damaged = La partida guardada está dañada; se ha apartado y se reparte una nueva.
save-game-newer = La partida guardada es de una versión más reciente de la aplicación; se ha apartado y se reparte una nueva.
save-game-restored = La partida guardada está dañada; se ha apartado y se juega su última copia buena.
save-settings-damaged = El archivo de ajustes está dañado; se ha apartado y se aplican los ajustes habituales.
save-settings-newer = Los ajustes son de una versión más reciente de la aplicación; se han apartado y se aplican los habituales.
save-settings-restored = El archivo de ajustes está dañado; se ha apartado y se aplica su última copia buena.
save-disk-full = No se puede guardar la partida porque el almacenamiento está lleno.
save-not-allowed = No se puede guardar la partida porque la aplicación no tiene permiso para escribir en su carpeta.
save-failed = Ahora mismo no se puede guardar la partida; la aplicación lo intentará de nuevo en la próxima jugada.

## Spoken names

rank-ace = as
rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = jota
rank-queen = reina
rank-king = rey
suit-spades = picas
suit-hearts = corazones
suit-diamonds = diamantes
suit-clubs = tréboles
card-name = { $rank } de { $suit }
slot-pile-card = { $card }, pila { $number }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
slot-reserve-card = { $card }, reserva { $number }
slot-pile-empty = pila { $number }, vacía
slot-reserve-empty = reserva { $number }, vacía
slot-state = { $name }, { $state }
slot-selected = seleccionada
slot-dimmed = atenuada
slot-piles = Pilas
slot-reserve = Reserva
live-dealt = Nueva partida, código { $code }
live-resumed = Partida reanudada, { $moves ->
    [0] ninguna jugada hecha
    [one] { $moves } jugada hecha
   *[other] { $moves } jugadas hechas
}
live-selected = Seleccionada: { $card }
live-deselected = Selección anulada: { $card }
live-cleared = Selección anulada
live-removed-pair = Retiradas: { $first } y { $second }, { $points } puntos
live-removed-trio = Retiradas: { $first }, { $second } y { $third }, { $points } puntos
live-turned-up = Descubierta: { $card }
live-undone = Jugada deshecha. Puntos: { $score }
live-dead-end = Sin salida
live-victory = Victoria

## On the command line and in place of the window

start-no-display = Half Moon no ha encontrado ninguna pantalla en la que abrir su ventana. Ejecútalo desde un escritorio con X11 o con Xvfb: xvfb-run half-moon
start-no-gpu = Half Moon no ha encontrado ningún controlador gráfico con el que pueda dibujar. Instala un controlador de Vulkan; sin tarjeta gráfica, basta el controlador por software del paquete mesa-vulkan-drivers de Debian.
start-gpu-lost = El controlador gráfico ha dejado de funcionar. La partida está guardada: vuelve a abrir Half Moon para continuar.
start-no-data-folder = No se ha encontrado ninguna carpeta en la que guardar la partida. Indica una con --data.
