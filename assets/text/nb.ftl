# Half Moon in Norwegian bokmål.

language-name = Norsk bokmål
app-name = Half Moon
number = { $value }
percent = { $value } %

## Felter og knapper

bar-time = Tid
bar-score = Poeng
bar-moves = Trekk
bar-code = Spillkode
bar-menu = Meny
bar-new-game = Nytt spill
bar-undo = Angre
bar-status = Statuslinje

## Meny

menu-title = Meny
menu-new-game = Nytt spill
menu-restart = Start på nytt
menu-enter-code = Skriv inn spillkode
menu-copy-code = Kopier spillkode
menu-share-code = Del spillkode
menu-statistics = Statistikk
menu-settings = Innstillinger
menu-rules = Regler
menu-about = Om Half Moon
sheet-close = Lukk
sheet-back = Tilbake
sheet-scroll-up = Rull opp
sheet-scroll-down = Rull ned

## Spillkoder

enter-code-title = Skriv inn spillkode
enter-code-prompt = Skriv inn de sju tegnene i en spillkode for å spille utdelingen.
enter-code-field = Spillkode
enter-code-deal = Del ut
enter-code-paste = Lim inn
enter-code-delete = Slett
enter-code-clear = Tøm
code-error-empty = Det er ikke skrevet inn noen kode.
code-error-length = En kode har 7 tegn, eller 11 med HM1-N. Denne har { $found } { $found ->
    [one] tegn
   *[other] tegn
}.
code-error-version = Koden hører til en annen versjon av spillet. Koder for denne versjonen begynner med HM1.
code-error-variant = Koden hører til en annen variant av spillet. Koder for denne varianten begynner med HM1-N.
code-error-character = «{ $character }» finnes ikke i noen kode: Koder har bokstavene A til Z og sifrene 2 til 7.
code-copied = { $code } er kopiert
code-not-copied = Koden kunne ikke kopieres.
code-nothing-to-paste = Det er ingenting å lime inn.
code-share-text = Half Moon, spillkode { $code }

## Spørsmål før et spill gis opp

confirm-title = Gi opp dette spillet?
confirm-new-game = Et nytt spill avslutter dette, som teller som ikke vunnet.
confirm-restart = Den samme utdelingen begynner på nytt, og dette spillet teller som ikke vunnet.
confirm-code = Utdelingen { $code } erstatter dette spillet, som teller som ikke vunnet.
confirm-new-game-do = Nytt spill
confirm-restart-do = Start på nytt
confirm-code-do = Del ut
confirm-keep = Spill videre

## Fastlåst spill og seier

dead-end-title = Kabalen har låst seg
dead-end-body = Blant de spillbare kortene er det verken et par med sum 11 eller en trio med knekt, dame og konge. Du kan angre eller starte et nytt spill.
dead-end-dealt = Denne utdelingen har ingen trekk fra start: verken et par med sum 11 eller en trio med knekt, dame og konge.
dead-end-undo = Angre
dead-end-new-game = Nytt spill
dead-end-look = Se på bordet
victory-title = Seier
victory-body = Alle 104 kort er fjernet.
victory-time = Tid
victory-score = Poeng
victory-moves = Trekk
victory-undos = Angringer
victory-best-time = Din beste tid
victory-new-game = Nytt spill
victory-restart = Spill igjen
victory-look = Se på bordet

## Ugyldige trekk

move-error-sum = Summen må være 11
move-error-trio = Krever en knekt, en dame og en konge

## Innstillinger

settings-title = Innstillinger
settings-group-help = Hjelp underveis
settings-group-cards = Kort
settings-group-sound = Lyd og vibrasjon
settings-group-display = Visning
settings-group-control = Betjening
settings-less = Mindre
settings-more = Mer
settings-move-errors = Ugyldige trekk
settings-move-errors-about = Forklarer hvorfor kort ikke passer sammen.
settings-placement-assistance = Plasseringshjelp
settings-placement-assistance-about = Toner ned kort som ikke kan kombineres med det valgte kortet.
settings-four-colours = Firefarget kortstokk
settings-four-colours-about = Ruter er blå, og kløver er grønn.
settings-national-letters = Norske kortbokstaver
settings-national-letters-about = Kortene viser { $letters } for ess, knekt, dame og konge.
settings-dark-cards = Mørke kort
settings-dark-cards-about = Lyst trykk på mørke kort, mildere for øynene om natten.
settings-large-index = Store bokstaver
settings-large-index-about = Verdiene så store som kortene tillater.
settings-sound = Lyd
settings-sound-about = Korte, myke lyder for hvert trekk.
settings-volume = Volum
settings-volume-about = Hvor høye lydene er.
settings-vibration = Vibrasjon
settings-vibration-about = En lett vibrasjon når du trykker på et kort.
settings-motion = Bevegelse
settings-motion-about = Hvor mye kortene beveger seg.
settings-motion-system = System
settings-motion-full = Full
settings-motion-reduced = Dempet
settings-left-handed = Venstrehendt
settings-left-handed-about = På brede, lave skjermer er knappene til venstre.
settings-language = Språk
settings-language-system = System ({ $language })
settings-tap-tolerance = Trykkmargin
settings-tap-tolerance-about = Hvor langt en finger kan gli og fortsatt regnes som et trykk.
settings-tap-tolerance-value = { $size } mm
settings-text-size = Tekststørrelse
settings-text-size-about = Hvor store ordene er; kortene er alltid så store som mulig.
settings-text-size-system = System
settings-scan = Bryterstyring
settings-scan-about = En ramme flytter seg av seg selv. En hvilken som helst tast åpner gruppen i den og trykker deretter på kortet eller knappen i den.
settings-scan-speed = Rammens fart
settings-scan-speed-about = Hvor lenge rammen blir ved hvert kort.
settings-seconds = { $seconds } s

## Statistikk

statistics-title = Statistikk
statistics-played = Spilte spill
statistics-won = Vunne spill
statistics-win-rate = Andel vunnet
statistics-streak = Seire på rad nå
statistics-best-streak = Flest seire på rad
statistics-best-time = Beste tid
statistics-fewest-undos = Færrest angringer i en seier
statistics-none = –
statistics-none-yet = Ingen spill er spilt ennå.
statistics-recent = { $count ->
    [one] Det siste spillet
   *[other] De siste { $count } spillene
}
statistics-recent-about = Hver søyle viser trekkene i et spill; en full søyle er vunnet.
statistics-chart = { $count ->
    [one] { $won } av { $count } spill vunnet
   *[other] { $won } av de siste { $count } spillene vunnet
}
statistics-reset = Nullstill statistikk
statistics-reset-title = Nullstille statistikken?
statistics-reset-body = Alle tall og beste resultater slettes for godt.
statistics-reset-do = Nullstill
statistics-reset-keep = Behold

## Regler

rules-title = Regler
rules-setup-title = Oppsett
rules-setup = To sammenblandede kortstokker på 52 kort legges opp: 12 bunker med 8 kort i en bue og en reserve på 8 kort inni buen. Det er verken trekkbunke eller grunnbunker: Alt ligger på bordet fra starten, men bare det øverste kortet i hver bunke vises. Bunkene nummereres langs buen fra nederst til venstre, og det lille tallet i hjørnet teller kortene i en bunke.
rules-aim-title = Målet
rules-aim = Fjern alle 104 kort. Det øverste kortet i hver bunke og alle kort i reserven kan spilles. Fjernede kort går ut av spillet; en tømt bunke eller reserveplass forblir tom.
rules-pairs-title = Par
rules-pairs = To kort fra ess til 10 med sum 11: ess og 10, 2 og 9, 3 og 8, 4 og 7 eller 5 og 6. Esset er verdt 1. Fargen har ingen betydning.
rules-trios-title = Trioer
rules-trios = En knekt, en dame og en konge i hvilke som helst farger. Bildekort danner aldri par.
rules-tapping-title = Trykk på kortene
rules-tapping = Trykk på et første kort for å velge det og så på et annet som gir 11 sammen med det: Paret fjernes. For en trio trykker du på de tre bildekortene etter hverandre; appen velger aldri det tredje for deg. Trykk på et valgt kort igjen for å oppheve valget. Hvis to kort ikke passer sammen, fjernes ingenting, og valget oppheves; av to bildekort med samme verdi blir det andre det valgte kortet.
rules-scoring-title = Poengberegning
rules-scoring = Hvert par gir 10 poeng og hver trio 15. Et vunnet spill er alltid 40 par og 8 trioer: 48 trekk og 520 poeng. Tiden påvirker ikke poengene.
rules-end-title = Spillets slutt
rules-end = Seier: Alle kort er fjernet. Kabalen har låst seg: Blant de spillbare kortene er det verken et par eller en trio; du kan angre eller starte et nytt spill.
rules-tools-title = Hva appen gjør
rules-tools = Angre tar tilbake opptil de siste 100 trekkene. Hver utdeling har en spillkode som gjenskaper den nøyaktig. Det finnes verken løser eller tips: Appen røper ikke om kabalen kan gå opp.
rules-example-title = Eksempel
rules-example = I utdelingen HM1-N-BIBI5L3 fjernes spar 5 fra bunke 1 og ruter 6 fra bunke 8 sammen. Bunke 8 avdekker da kløver knekt, som fjernes med hjerter dame fra bunke 5 og hjerter konge fra bunke 3.
rules-example-pair = Par: 5 + 6 = 11
rules-example-trio = Trio: knekt, dame, konge
rules-keyboard-title = Tastatur
rules-keyboard = Tabulator og piltastene flytter mellom kortene, Enter eller mellomrom trykker, U er Angre, N er Nytt spill, og Esc går tilbake.

## Om appen

about-title = Om Half Moon
about-version = Versjon { $version }
about-what = En kabal med to kortstokker som spilles uten nett.
about-privacy = Appen samler ikke inn noe. Den trenger ingen tillatelser, åpner ingen forbindelse og viser ingen reklame. Spillene dine blir på denne enheten.
about-made-with = Laget med spillmotoren Bevy.
about-licences = Lisenser
about-licence-app = Half Moon er fri programvare under MIT- eller Apache 2.0-lisensen, den du foretrekker.
about-licence-font = Skriften er Atkinson Hyperlegible Next fra Braille Institute, under SIL Open Font License 1.1.
about-licence-parts = Appen er bygd av disse delene med åpen kildekode:

## Feil i lagrede filer

save-game-damaged = Det lagrede spillet er skadet; det er lagt til side, og et nytt spill er delt ut.
save-game-newer = Det lagrede spillet er fra en nyere versjon av appen; det er lagt til side, og et nytt spill er delt ut.
save-game-restored = Det lagrede spillet er skadet; det er lagt til side, og den siste gode kopien er i spill.
save-settings-damaged = Innstillingsfilen er skadet; den er lagt til side, og de vanlige innstillingene gjelder.
save-settings-newer = Innstillingene er fra en nyere versjon av appen; de er lagt til side, og de vanlige innstillingene gjelder.
save-settings-restored = Innstillingsfilen er skadet; den er lagt til side, og den siste gode kopien gjelder.
save-disk-full = Spillet kan ikke lagres fordi lagringsplassen er full.
save-not-allowed = Spillet kan ikke lagres fordi appen ikke har lov til å skrive i mappen sin.
save-failed = Spillet kan ikke lagres akkurat nå; appen prøver igjen ved neste trekk.

## Navn som leses opp

rank-ace = ess
rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = knekt
rank-queen = dame
rank-king = konge
suit-spades = spar
suit-hearts = hjerter
suit-diamonds = ruter
suit-clubs = kløver
card-name = { $suit } { $rank }
slot-pile-card = { $card }, bunke { $number }, { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
slot-reserve-card = { $card }, reserve { $number }
slot-pile-empty = bunke { $number }, tom
slot-reserve-empty = reserve { $number }, tom
slot-state = { $name }, { $state }
slot-selected = valgt
slot-dimmed = nedtonet
slot-piles = Bunker
slot-reserve = Reserve
live-dealt = Nytt spill, spillkode { $code }
live-resumed = Spillet fortsetter, { $moves ->
    [one] { $moves } trekk gjort
   *[other] { $moves } trekk gjort
}
live-selected = Valgt: { $card }
live-deselected = Valg opphevet: { $card }
live-cleared = Valget er opphevet
live-removed-pair = Fjernet: { $first } og { $second }, { $points } poeng
live-removed-trio = Fjernet: { $first }, { $second } og { $third }, { $points } poeng
live-turned-up = Avdekket: { $card }
live-undone = Angret. Poeng { $score }
live-dead-end = Kabalen har låst seg
live-victory = Seier

## På kommandolinjen og i stedet for vinduet

start-no-display = Half Moon fant ingen skjerm å åpne vinduet på. Start det fra et skrivebord med X11 eller under Xvfb: xvfb-run half-moon
start-no-gpu = Half Moon fant ingen grafikkdriver å tegne med. Installer en Vulkan-driver; uten grafikkort holder programvaredriveren i Debians pakke mesa-vulkan-drivers.
start-gpu-lost = Grafikkdriveren sluttet å virke. Spillet er lagret: Start Half Moon igjen for å fortsette.
start-no-data-folder = Fant ingen mappe å lagre spillet i. Oppgi en med --data.
