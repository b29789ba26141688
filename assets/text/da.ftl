# Half Moon på dansk. Fagordene er dem i reglernes kildetekst.

language-name = Dansk
app-name = Half Moon
number = { $value }
percent = { $value } %

## Bjælker

bar-time = Tid
bar-score = Score
bar-moves = Træk
bar-code = Spilkode
bar-menu = Menu
bar-new-game = Nyt spil
bar-undo = Fortryd
bar-status = Informationslinje

## Menu

menu-title = Menu
menu-new-game = Nyt spil
menu-restart = Genstart
menu-enter-code = Indtast spilkode
menu-copy-code = Kopiér spilkode
menu-share-code = Del spilkode
menu-statistics = Statistik
menu-settings = Indstillinger
menu-rules = Regler
menu-about = Om Half Moon
sheet-close = Luk
sheet-back = Tilbage
sheet-scroll-up = Rul op
sheet-scroll-down = Rul ned

## Spilkoder

enter-code-title = Indtast spilkode
enter-code-prompt = Indtast de syv tegn i en spilkode for at spille dens givning.
enter-code-field = Spilkode
enter-code-deal = Giv kortene
enter-code-paste = Indsæt
enter-code-delete = Slet
enter-code-clear = Ryd
code-error-empty = Der er ikke indtastet nogen kode.
code-error-length = En kode har 7 tegn, eller 11 med HM1-N. Denne har { $found } tegn.
code-error-version = Koden hører til en anden version af spillet. Denne versions koder begynder med HM1.
code-error-variant = Koden hører til en anden variant af spillet. Denne variants koder begynder med HM1-N.
code-error-character = »{ $character }« findes ikke i nogen kode: Koder har bogstaverne A til Z og cifrene 2 til 7.
code-copied = { $code } er kopieret
code-not-copied = Koden kunne ikke kopieres.
code-nothing-to-paste = Der er intet at indsætte.
code-share-text = Half Moon, spilkode { $code }

## Spørgsmål, før et spil opgives

confirm-title = Opgive dette spil?
confirm-new-game = Et nyt spil afslutter dette, som tæller som ikke vundet.
confirm-restart = Den samme givning begynder forfra, og dette spil tæller som ikke vundet.
confirm-code = Givningen { $code } træder i stedet for dette spil, som tæller som ikke vundet.
confirm-new-game-do = Nyt spil
confirm-restart-do = Genstart
confirm-code-do = Giv kortene
confirm-keep = Spil videre

## Fastlåst spil og sejr

dead-end-title = Fastlåst spil
dead-end-body = Blandt de spilbare kort er der hverken et par med summen 11 eller en trio med knægt, dame og konge. Du kan fortryde eller starte et nyt spil.
dead-end-dealt = Denne givning har intet træk fra start: hverken et par med summen 11 eller en trio med knægt, dame og konge.
dead-end-undo = Fortryd
dead-end-new-game = Nyt spil
dead-end-look = Se på bordet
victory-title = Sejr
victory-body = Alle 104 kort er fjernet.
victory-time = Tid
victory-score = Score
victory-moves = Træk
victory-undos = Fortrydelser
victory-best-time = Din bedste tid
victory-new-game = Nyt spil
victory-restart = Spil det igen
victory-look = Se på bordet

## Trækfejl

move-error-sum = Summen skal være 11
move-error-trio = Kræver en knægt, en dame og en konge

## Indstillinger

settings-title = Indstillinger
settings-group-help = Hjælp under spillet
settings-group-cards = Kort
settings-group-sound = Lyd og vibration
settings-group-display = Visning
settings-group-control = Betjening
settings-less = Mindre
settings-more = Mere
settings-move-errors = Trækfejl
settings-move-errors-about = Forklarer, hvorfor kort ikke passer sammen.
settings-placement-assistance = Placeringshjælp
settings-placement-assistance-about = Gør de kort mørkere, der ikke kan kombineres med det valgte kort.
settings-four-colours = Fire kulørfarver
settings-four-colours-about = Ruder er blå, og klør er grøn.
settings-national-letters = Danske kortbogstaver
settings-national-letters-about = Kortene viser { $letters } for es, knægt, dame og konge.
settings-dark-cards = Mørke kort
settings-dark-cards-about = Lyst tryk på mørke kort, mildere for øjnene om natten.
settings-large-index = Store bogstaver
settings-large-index-about = Kortværdierne så store, som kortene tillader.
settings-sound = Lyd
settings-sound-about = Korte, bløde lyde ved hvert træk.
settings-volume = Lydstyrke
settings-volume-about = Hvor høje lydene er.
settings-vibration = Vibration
settings-vibration-about = Telefonen vibrerer let, når du trykker på et kort.
settings-motion = Bevægelse
settings-motion-about = Hvor meget kortene bevæger sig.
settings-motion-system = System
settings-motion-full = Fuld
settings-motion-reduced = Dæmpet
settings-left-handed = Venstrehåndet
settings-left-handed-about = På brede, lave skærme står knapperne til venstre.
settings-language = Sprog
settings-language-system = System ({ $language })
settings-tap-tolerance = Trykkets spillerum
settings-tap-tolerance-about = Hvor langt en finger må glide og stadig trykke.
settings-tap-tolerance-value = { $size } mm
settings-text-size = Tekststørrelse
settings-text-size-about = Hvor store ordene er; kortene er altid så store som muligt.
settings-text-size-system = System
settings-scan = Kontaktbetjening
settings-scan-about = En ramme flytter sig af sig selv. En hvilken som helst tast åbner gruppen i den og trykker derefter på kortet eller knappen i den.
settings-scan-speed = Rammens fart
settings-scan-speed-about = Hvor længe rammen bliver ved hvert kort.
settings-seconds = { $seconds } s

## Statistik

statistics-title = Statistik
statistics-played = Spillede spil
statistics-won = Vundne spil
statistics-win-rate = Vundet i procent
statistics-streak = Sejre i træk nu
statistics-best-streak = Flest sejre i træk
statistics-best-time = Bedste tid
statistics-fewest-undos = Færrest fortrydelser i en sejr
statistics-none = –
statistics-none-yet = Ingen spil spillet endnu.
statistics-recent = { $count ->
    [one] Det seneste spil
   *[other] De seneste { $count } spil
}
statistics-recent-about = Hver søjle viser trækkene i et spil; en fuld søjle er vundet.
statistics-chart = { $won } af de seneste { $count } spil vundet
statistics-reset = Nulstil statistik
statistics-reset-title = Nulstille statistikken?
statistics-reset-body = Alle tal og bedste resultater slettes for altid.
statistics-reset-do = Nulstil
statistics-reset-keep = Behold dem

## Regler

rules-title = Regler
rules-setup-title = Oplægning
rules-setup = To sammenblandede sæt på 52 kort lægges op: 12 bunker med 8 kort i en bue og en reserve på 8 kort inde i buen. Der er hverken trækbunke eller grundbunker: Alt ligger på bordet fra start, men kun det øverste kort i hver bunke vises. Bunkerne nummereres langs buen fra nederst til venstre, og det lille tal i hjørnet tæller kortene i en bunke.
rules-aim-title = Målet
rules-aim = Fjern alle 104 kort. Det øverste kort i hver bunke og hvert kort i reserven kan spilles. Fjernede kort forlader spillet; en tømt bunke eller et tømt reservefelt forbliver tomt.
rules-pairs-title = Par
rules-pairs = To kort fra es til 10, hvis sum er 11: es og 10, 2 og 9, 3 og 8, 4 og 7 eller 5 og 6. Esset er 1 værd. Kuløren er uden betydning.
rules-trios-title = Trioer
rules-trios = En knægt, en dame og en konge i vilkårlige kulører. Billedkort danner aldrig par.
rules-tapping-title = Tryk på kortene
rules-tapping = Tryk på et første kort for at vælge det og derefter på et andet, der sammen med det giver 11: Parret fjernes. For at danne en trio trykker man på de tre billedkort efter hinanden; appen vælger aldrig det tredje for dig. Tryk igen på et valgt kort for at ophæve valget. Hvis to kort ikke passer, fjernes intet, og valget ophæves; af to billedkort af samme rang bliver det andet det valgte kort.
rules-scoring-title = Pointberegningen
rules-scoring = Hvert par føjer 10 til scoren og hver trio 15. Et vundet spil er altid 40 par og 8 trioer: 48 træk og en score på 520. Tiden indgår ikke.
rules-end-title = Spillets afslutning
rules-end = Sejr: Alle kort er fjernet. Fastlåst spil: Blandt de spilbare kort er der hverken et par eller en trio; man kan fortryde eller starte et nyt spil.
rules-tools-title = Hvad appen kan
rules-tools = Fortryd tager op til de seneste 100 træk tilbage. Hver givning har en spilkode, som genskaber den nøjagtigt. Der er ingen løsningsfunktion eller tipknap: Appen fortæller ikke, om en givning kan vindes.
rules-example-title = Eksempel
rules-example = I givningen HM1-N-BIBI5L3 fjernes spar 5 fra bunke 1 og ruder 6 fra bunke 8 sammen. Bunke 8 frilægger så klør knægt, som fjernes sammen med hjerter dame fra bunke 5 og hjerter konge fra bunke 3.
rules-example-pair = Par: 5 + 6 = 11
rules-example-trio = Trio: knægt, dame, konge
rules-keyboard-title = Tastatur
rules-keyboard = Tabulator og piletasterne flytter mellem kortene, Enter eller mellemrum trykker, U er Fortryd, N er Nyt spil, og Esc går tilbage.

## Om appen

about-title = Om Half Moon
about-version = Version { $version }
about-what = En kabale med to sæt kort, der spilles uden internet.
about-privacy = Appen indsamler intet. Den beder ikke om nogen tilladelse, åbner ingen forbindelse og viser ingen reklamer. Dine spil bliver på denne enhed.
about-made-with = Lavet med spilmotoren Bevy.
about-licences = Licenser
about-licence-app = Half Moon er fri software under MIT- eller Apache 2.0-licensen, som du foretrækker.
about-licence-font = Skriften er Atkinson Hyperlegible Next fra Braille Institute under SIL Open Font License 1.1.
about-licence-parts = Den er bygget af disse dele med åben kildekode:

## Fejl i gemte filer

save-game-damaged = Det gemte spil er beskadiget; det er lagt til side, og et nyt spil er givet.
save-game-newer = Det gemte spil er fra en nyere version af appen; det er lagt til side, og et nyt spil er givet.
save-game-restored = Det gemte spil er beskadiget; det er lagt til side, og den seneste gode kopi er i spil.
save-settings-damaged = Filen med indstillinger er beskadiget; den er lagt til side, og de sædvanlige indstillinger gælder.
save-settings-newer = Indstillingerne er fra en nyere version af appen; de er lagt til side, og de sædvanlige indstillinger gælder.
save-settings-restored = Filen med indstillinger er beskadiget; den er lagt til side, og den seneste gode kopi gælder.
save-disk-full = Spillet kan ikke gemmes, fordi lageret er fuldt.
save-not-allowed = Spillet kan ikke gemmes, fordi appen ikke må skrive i sin mappe.
save-failed = Spillet kan ikke gemmes lige nu; appen prøver igen ved næste træk.

## Oplæste navne

rank-ace = es
rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = knægt
rank-queen = dame
rank-king = konge
suit-spades = spar
suit-hearts = hjerter
suit-diamonds = ruder
suit-clubs = klør
card-name = { $suit } { $rank }
slot-pile-card = { $card }, bunke { $number }, { $count } kort
slot-reserve-card = { $card }, reserve { $number }
slot-pile-empty = bunke { $number }, tom
slot-reserve-empty = reserve { $number }, tom
slot-state = { $name }, { $state }
slot-selected = valgt
slot-dimmed = nedtonet
slot-piles = Bunker
slot-reserve = Reserve
live-dealt = Nyt spil, spilkode { $code }
live-resumed = Spillet fortsætter efter { $moves } træk
live-selected = Valgt: { $card }
live-deselected = Valg ophævet: { $card }
live-cleared = Valget er ophævet
live-removed-pair = Fjernet: { $first } og { $second }, { $points } point
live-removed-trio = Fjernet: { $first }, { $second } og { $third }, { $points } point
live-turned-up = Frilagt: { $card }
live-undone = Fortrudt. Score { $score }
live-dead-end = Fastlåst spil
live-victory = Sejr

## På kommandolinjen og i stedet for vinduet

start-no-display = Half Moon fandt ingen skærm at åbne sit vindue på. Start det fra et skrivebord med X11 eller under Xvfb: xvfb-run half-moon
start-no-gpu = Half Moon fandt ingen grafikdriver, det kan tegne med. Installér en Vulkan-driver; uden grafikkort rækker softwaredriveren i Debians pakke mesa-vulkan-drivers.
start-gpu-lost = Grafikdriveren holdt op med at virke. Spillet er gemt: Start Half Moon igen for at fortsætte.
start-no-data-folder = Der blev ikke fundet nogen mappe at gemme spillet i. Angiv en med --data.
