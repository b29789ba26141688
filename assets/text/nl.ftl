# Half Moon in Dutch. In het Nederlands, met de woorden van patiencespelers.

language-name = Nederlands
app-name = Half Moon
number = { $value }
percent = { $value }%

## Balken

bar-time = Tijd
bar-score = Score
bar-moves = Zetten
bar-code = Spelcode
bar-menu = Menu
bar-new-game = Nieuw spel
bar-undo = Terugnemen
bar-status = Statusbalk

## Menu

menu-title = Menu
menu-new-game = Nieuw spel
menu-restart = Opnieuw starten
menu-enter-code = Spelcode invoeren
menu-copy-code = Spelcode kopiëren
menu-share-code = Spelcode delen
menu-statistics = Statistieken
menu-settings = Instellingen
menu-rules = Spelregels
menu-about = Over Half Moon
sheet-close = Sluiten
sheet-back = Terug
sheet-scroll-up = Omhoog scrollen
sheet-scroll-down = Omlaag scrollen

## Spelcodes

enter-code-title = Spelcode invoeren
enter-code-prompt = Voer de zeven tekens van een spelcode in om die kaartverdeling te spelen.
enter-code-field = Spelcode
enter-code-deal = Uitdelen
enter-code-paste = Plakken
enter-code-delete = Verwijderen
enter-code-clear = Wissen
code-error-empty = Er is geen code ingevoerd.
code-error-length = Een code heeft 7 tekens, of 11 met HM1-N. Deze heeft { $found } { $found ->
    [one] teken
   *[other] tekens
}.
code-error-version = Deze code hoort bij een andere versie van het spel. Codes voor deze versie beginnen met HM1.
code-error-variant = Deze code hoort bij een andere variant van het spel. Codes voor deze variant beginnen met HM1-N.
code-error-character = “{ $character }” komt in geen enkele code voor: codes bestaan uit de letters A tot en met Z en de cijfers 2 tot en met 7.
code-copied = { $code } gekopieerd
code-not-copied = De code kon niet worden gekopieerd.
code-nothing-to-paste = Er is niets om te plakken.
code-share-text = Half Moon, spelcode { $code }

## Vragen voordat een spel wordt opgegeven

confirm-title = Dit spel opgeven?
confirm-new-game = Een nieuw spel beëindigt dit spel, dat als niet gewonnen telt.
confirm-restart = Dezelfde kaartverdeling begint opnieuw en dit spel telt als niet gewonnen.
confirm-code = De kaartverdeling { $code } komt in de plaats van dit spel, dat als niet gewonnen telt.
confirm-new-game-do = Nieuw spel
confirm-restart-do = Opnieuw
confirm-code-do = Uitdelen
confirm-keep = Doorspelen

## Geen zet mogelijk en gewonnen

dead-end-title = Geen zet mogelijk
dead-end-body = Onder de speelbare kaarten is er geen paar dat samen 11 is en geen trio van boer, vrouw en heer. Je kunt zetten terugnemen of een nieuw spel beginnen.
dead-end-dealt = Bij deze kaartverdeling is er vanaf het begin geen zet: geen paar dat samen 11 is en geen trio van boer, vrouw en heer.
dead-end-undo = Terugnemen
dead-end-new-game = Nieuw spel
dead-end-look = Tafel bekijken
victory-title = Gewonnen
victory-body = Alle 104 kaarten zijn weggespeeld.
victory-time = Tijd
victory-score = Score
victory-moves = Zetten
victory-undos = Teruggenomen
victory-best-time = Je beste tijd
victory-new-game = Nieuw spel
victory-restart = Nog eens spelen
victory-look = Tafel bekijken

## Ongeldige zetten

move-error-sum = De som moet 11 zijn
move-error-trio = Vereist een boer, een vrouw en een heer

## Instellingen

settings-title = Instellingen
settings-group-help = Hulp tijdens het spelen
settings-group-cards = Kaarten
settings-group-sound = Geluid en trillen
settings-group-display = Weergave
settings-group-control = Bediening
settings-less = Minder
settings-more = Meer
settings-move-errors = Ongeldige zetten
settings-move-errors-about = Legt uit waarom kaarten niet bij elkaar passen.
settings-placement-assistance = Keuzehulp
settings-placement-assistance-about = Dimt kaarten die niet bij de geselecteerde kaart passen.
settings-four-colours = Vier kleuren
settings-four-colours-about = Ruiten zijn blauw, klaveren zijn groen.
settings-national-letters = Nederlandse letters
settings-national-letters-about = Kaarten tonen { $letters } voor aas, boer, vrouw en heer.
settings-dark-cards = Donkere kaarten
settings-dark-cards-about = Lichte opdruk op donkere kaarten, ’s nachts rustiger voor de ogen.
settings-large-index = Grote letters
settings-large-index-about = Kaartwaarden zo groot als de kaarten toelaten.
settings-sound = Geluid
settings-sound-about = Korte, zachte geluiden bij elke zet.
settings-volume = Volume
settings-volume-about = Hoe hard de geluiden zijn.
settings-vibration = Trillen
settings-vibration-about = Een lichte trilling als je een kaart aantikt.
settings-motion = Beweging
settings-motion-about = Hoeveel de kaarten bewegen.
settings-motion-system = Systeem
settings-motion-full = Volledig
settings-motion-reduced = Beperkt
settings-left-handed = Linkshandig
settings-left-handed-about = Op brede, lage schermen staan de knoppen links.
settings-language = Taal
settings-language-system = Systeem ({ $language })
settings-tap-tolerance = Tiktolerantie
settings-tap-tolerance-about = Hoe ver een vinger bij het tikken mag verschuiven.
settings-tap-tolerance-value = { $size } mm
settings-text-size = Tekstgrootte
settings-text-size-about = Hoe groot de teksten zijn; de kaarten zijn altijd zo groot mogelijk.
settings-text-size-system = Systeem
settings-scan = Schakelbediening
settings-scan-about = Een kader beweegt vanzelf. Elke willekeurige toets opent de groep in het kader en tikt daarna de kaart of de knop in het kader aan.
settings-scan-speed = Snelheid van het kader
settings-scan-speed-about = Hoelang het kader bij elke kaart blijft.
settings-seconds = { $seconds } s

## Statistieken

statistics-title = Statistieken
statistics-played = Gespeelde spellen
statistics-won = Gewonnen spellen
statistics-win-rate = Winstpercentage
statistics-streak = Huidige winstreeks
statistics-best-streak = Langste winstreeks
statistics-best-time = Beste tijd
statistics-fewest-undos = Minst teruggenomen bij winst
statistics-none = –
statistics-none-yet = Nog geen spellen gespeeld.
statistics-recent = { $count ->
    [one] Het laatste spel
   *[other] De laatste { $count } spellen
}
statistics-recent-about = Elke staaf toont de zetten van een spel; een volle staaf is gewonnen.
statistics-chart = { $count ->
    [one] { $won } van { $count } spel gewonnen
   *[other] { $won } van de laatste { $count } spellen gewonnen
}
statistics-reset = Statistieken wissen
statistics-reset-title = Statistieken wissen?
statistics-reset-body = Alle aantallen en beste resultaten worden voorgoed verwijderd.
statistics-reset-do = Wissen
statistics-reset-keep = Bewaren

## Spelregels

rules-title = Spelregels
rules-setup-title = Opzet
rules-setup = Twee geschudde kaartspellen van 52 kaarten worden uitgelegd: 12 stapels van 8 kaarten in een boog en daarbinnen een reserve van 8 kaarten. Er is geen trekstapel en er zijn geen aflegstapels: alles ligt vanaf het begin op tafel, maar alleen de bovenste kaart van elke stapel is zichtbaar. De stapels worden langs de boog genummerd vanaf linksonder, en het kleine getal in de hoek telt de kaarten van een stapel.
rules-aim-title = Het doel
rules-aim = Speel alle 104 kaarten weg. Speelbaar zijn de bovenste kaart van elke stapel en elke kaart in de reserve. Weggespeelde kaarten zijn uit het spel; een lege stapel of reserveplaats blijft leeg.
rules-pairs-title = Paren
rules-pairs = Twee kaarten van aas tot en met 10 die samen 11 zijn: aas en 10, 2 en 9, 3 en 8, 4 en 7 of 5 en 6. De aas telt als 1. De kleur doet er niet toe.
rules-trios-title = Trio’s
rules-trios = Een boer, een vrouw en een heer, van willekeurige kleuren. Plaatjes vormen nooit een paar.
rules-tapping-title = De kaarten aantikken
rules-tapping = Tik een eerste kaart aan om die te selecteren en daarna een tweede die er samen 11 mee is: het paar wordt weggespeeld. Voor een trio tik je de drie plaatjes na elkaar aan; de app kiest nooit het derde voor je. Tik een geselecteerde kaart nog eens aan om de selectie op te heffen. Als twee kaarten niet passen, wordt er niets weggespeeld en vervalt de selectie; bij twee plaatjes van dezelfde waarde wordt het tweede de geselecteerde kaart.
rules-scoring-title = Puntentelling
rules-scoring = Elk paar levert 10 punten op en elk trio 15. Een gewonnen spel bestaat altijd uit 40 paren en 8 trio’s: 48 zetten en een score van 520. De tijd telt niet mee voor de score.
rules-end-title = Het einde van het spel
rules-end = Gewonnen: alle kaarten zijn weggespeeld. Geen zet mogelijk: onder de speelbare kaarten is er geen paar en geen trio; je kunt zetten terugnemen of een nieuw spel beginnen.
rules-tools-title = Wat de app doet
rules-tools = Met Terugnemen maak je tot 100 van de laatste zetten ongedaan. Elke kaartverdeling heeft een spelcode die haar precies herstelt. Er is geen oplosser en er zijn geen hints: de app vertelt niet of een spel te winnen is.
rules-example-title = Voorbeeld
rules-example = In de kaartverdeling HM1-N-BIBI5L3 worden de schoppen 5 van stapel 1 en de ruiten 6 van stapel 8 samen weggespeeld. Op stapel 8 verschijnt dan de klaverenboer, die wordt weggespeeld met de hartenvrouw van stapel 5 en de hartenheer van stapel 3.
rules-example-pair = Paar: 5 + 6 = 11
rules-example-trio = Trio: boer, vrouw, heer
rules-keyboard-title = Toetsenbord
rules-keyboard = Met Tab en de pijltjestoetsen ga je van kaart naar kaart, met Enter of de spatiebalk tik je aan, U is Terugnemen, N is Nieuw spel en Esc gaat terug.

## Over de app

about-title = Over Half Moon
about-version = Versie { $version }
about-what = Een patience met twee kaartspellen, om offline te spelen.
about-privacy = De app verzamelt niets. Hij heeft geen toestemming nodig, maakt geen verbinding en toont geen reclame. Je spellen blijven op dit apparaat.
about-made-with = Gemaakt met de Bevy-engine.
about-licences = Licenties
about-licence-app = Half Moon is vrije software onder de MIT- of de Apache 2.0-licentie, naar keuze.
about-licence-font = Het lettertype is Atkinson Hyperlegible Next van het Braille Institute, onder de SIL Open Font License 1.1.
about-licence-parts = De app is opgebouwd uit deze opensourceonderdelen:

## Fouten in bewaarde bestanden

save-game-damaged = Het bewaarde spel is beschadigd; het is opzijgezet en er is een nieuw spel uitgedeeld.
save-game-newer = Het bewaarde spel komt uit een nieuwere versie van de app; het is opzijgezet en er is een nieuw spel uitgedeeld.
save-game-restored = Het bewaarde spel is beschadigd; het is opzijgezet en de laatste goede kopie is in het spel.
save-settings-damaged = Het bestand met instellingen is beschadigd; het is opzijgezet en de gewone instellingen gelden.
save-settings-newer = De instellingen komen uit een nieuwere versie van de app; ze zijn opzijgezet en de gewone instellingen gelden.
save-settings-restored = Het bestand met instellingen is beschadigd; het is opzijgezet en de laatste goede kopie geldt.
save-disk-full = Het spel kan niet worden bewaard omdat de opslag vol is.
save-not-allowed = Het spel kan niet worden bewaard omdat de app niet in zijn map mag schrijven.
save-failed = Het spel kan nu niet worden bewaard; de app probeert het bij de volgende zet opnieuw.

## Uitgesproken namen

rank-ace = aas
rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = boer
rank-queen = vrouw
rank-king = heer
suit-spades = schoppen
suit-hearts = harten
suit-diamonds = ruiten
suit-clubs = klaveren
card-name = { $suit } { $rank }
slot-pile-card = { $card }, stapel { $number }, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
slot-reserve-card = { $card }, reserve { $number }
slot-pile-empty = stapel { $number }, leeg
slot-reserve-empty = reserve { $number }, leeg
slot-state = { $name }, { $state }
slot-selected = geselecteerd
slot-dimmed = gedimd
slot-piles = Stapels
slot-reserve = Reserve
live-dealt = Nieuw spel, spelcode { $code }
live-resumed = Spel hervat, { $moves ->
    [one] { $moves } zet gedaan
   *[other] { $moves } zetten gedaan
}
live-selected = Geselecteerd: { $card }
live-deselected = Niet meer geselecteerd: { $card }
live-cleared = Selectie opgeheven
live-removed-pair = Weggespeeld: { $first } en { $second }, { $points } punten
live-removed-trio = Weggespeeld: { $first }, { $second } en { $third }, { $points } punten
live-turned-up = Zichtbaar: { $card }
live-undone = Zet teruggenomen. Score { $score }
live-dead-end = Geen zet mogelijk
live-victory = Gewonnen

## Op de opdrachtregel en in plaats van het venster

start-no-display = Half Moon heeft geen scherm gevonden om zijn venster op te openen. Start het op een bureaublad met X11 of onder Xvfb: xvfb-run half-moon
start-no-gpu = Half Moon heeft geen grafisch stuurprogramma gevonden waarmee het kan tekenen. Installeer een Vulkan-stuurprogramma; zonder grafische kaart volstaat het softwarestuurprogramma uit het Debian-pakket mesa-vulkan-drivers.
start-gpu-lost = Het grafische stuurprogramma is uitgevallen. Het spel is bewaard: start Half Moon opnieuw om verder te spelen.
start-no-data-folder = Er is geen map gevonden om het spel in te bewaren. Geef er een op met --data.
