# Half Moon in Swedish.

language-name = Svenska
app-name = Half Moon
number = { $value }
percent = { $value } %

## Fält och knappar

bar-time = Tid
bar-score = Poäng
bar-moves = Drag
bar-code = Spelkod
bar-menu = Meny
bar-new-game = Nytt spel
bar-undo = Ångra
bar-status = Statusfält

## Meny

menu-title = Meny
menu-new-game = Nytt spel
menu-restart = Börja om
menu-enter-code = Ange spelkod
menu-copy-code = Kopiera spelkod
menu-share-code = Dela spelkod
menu-statistics = Statistik
menu-settings = Inställningar
menu-rules = Regler
menu-about = Om Half Moon
sheet-close = Stäng
sheet-back = Tillbaka
sheet-scroll-up = Rulla uppåt
sheet-scroll-down = Rulla nedåt

## Spelkoder

enter-code-title = Ange spelkod
enter-code-prompt = Ange de sju tecknen i en spelkod för att spela dess giv.
enter-code-field = Spelkod
enter-code-deal = Ge korten
enter-code-paste = Klistra in
enter-code-delete = Radera
enter-code-clear = Rensa
code-error-empty = Ingen kod har angetts.
code-error-length = En kod har 7 tecken, eller 11 med HM1-N. Den här har { $found } { $found ->
    [one] tecken
   *[other] tecken
}.
code-error-version = Koden hör till en annan version av spelet. Koder för den här versionen börjar med HM1.
code-error-variant = Koden hör till en annan variant av spelet. Koder för den här varianten börjar med HM1-N.
code-error-character = ”{ $character }” finns inte i någon kod: koder har bokstäverna A till Z och siffrorna 2 till 7.
code-copied = { $code } har kopierats
code-not-copied = Koden kunde inte kopieras.
code-nothing-to-paste = Det finns inget att klistra in.
code-share-text = Half Moon, spelkod { $code }

## Frågor innan ett spel ges upp

confirm-title = Ge upp det här spelet?
confirm-new-game = Ett nytt spel avslutar det här, som räknas som inte vunnet.
confirm-restart = Samma giv börjar om, och det här spelet räknas som inte vunnet.
confirm-code = Giv { $code } ersätter det här spelet, som räknas som inte vunnet.
confirm-new-game-do = Nytt spel
confirm-restart-do = Börja om
confirm-code-do = Ge korten
confirm-keep = Spela vidare

## Låst läge och seger

dead-end-title = Låst läge
dead-end-body = Bland de spelbara korten finns varken ett par med summan 11 eller en trio med knekt, dam och kung. Du kan ångra eller starta ett nytt spel.
dead-end-dealt = Den här given saknar drag från början: det finns varken ett par med summan 11 eller en trio med knekt, dam och kung.
dead-end-undo = Ångra
dead-end-new-game = Nytt spel
dead-end-look = Titta på bordet
victory-title = Seger
victory-body = Alla 104 kort är borta.
victory-time = Tid
victory-score = Poäng
victory-moves = Drag
victory-undos = Ångringar
victory-best-time = Din bästa tid
victory-new-game = Nytt spel
victory-restart = Spela igen
victory-look = Titta på bordet

## Ogiltiga drag

move-error-sum = Summan måste vara 11
move-error-trio = Kräver en knekt, en dam och en kung

## Inställningar

settings-title = Inställningar
settings-group-help = Hjälp under spelet
settings-group-cards = Kort
settings-group-sound = Ljud och vibration
settings-group-display = Visning
settings-group-control = Styrning
settings-less = Mindre
settings-more = Mer
settings-move-errors = Ogiltiga drag
settings-move-errors-about = Förklarar varför kort inte passar ihop.
settings-placement-assistance = Placeringshjälp
settings-placement-assistance-about = Tonar ned kort som inte kan kombineras med det valda kortet.
settings-four-colours = Fyrfärgad kortlek
settings-four-colours-about = Ruter är blå och klöver är gröna.
settings-national-letters = Svenska kortbokstäver
settings-national-letters-about = Korten visar { $letters } för ess, knekt, dam och kung.
settings-dark-cards = Mörka kort
settings-dark-cards-about = Ljust tryck på mörka kort, skonsammare för ögonen på natten.
settings-large-index = Stora bokstäver
settings-large-index-about = Valörerna så stora som korten tillåter.
settings-sound = Ljud
settings-sound-about = Korta, mjuka ljud vid varje drag.
settings-volume = Volym
settings-volume-about = Hur höga ljuden är.
settings-vibration = Vibration
settings-vibration-about = En lätt vibration när du trycker på ett kort.
settings-motion = Rörelse
settings-motion-about = Hur mycket korten rör sig.
settings-motion-system = System
settings-motion-full = Full
settings-motion-reduced = Dämpad
settings-left-handed = Vänsterhänt
settings-left-handed-about = På breda, låga skärmar sitter knapparna till vänster.
settings-language = Språk
settings-language-system = System ({ $language })
settings-tap-tolerance = Tryckmarginal
settings-tap-tolerance-about = Hur långt ett finger får glida och ändå räknas som ett tryck.
settings-tap-tolerance-value = { $size } mm
settings-text-size = Textstorlek
settings-text-size-about = Hur stora orden är; korten är alltid så stora som möjligt.
settings-text-size-system = System
settings-scan = Kontaktstyrning
settings-scan-about = En ram flyttar sig av sig själv. Valfri tangent öppnar gruppen i den och trycker sedan på kortet eller knappen i den.
settings-scan-speed = Ramens hastighet
settings-scan-speed-about = Hur länge ramen stannar vid varje kort.
settings-seconds = { $seconds } s

## Statistik

statistics-title = Statistik
statistics-played = Spelade spel
statistics-won = Vunna spel
statistics-win-rate = Andel vunna
statistics-streak = Segrar i rad nu
statistics-best-streak = Flest segrar i rad
statistics-best-time = Bästa tid
statistics-fewest-undos = Färst ångringar i en seger
statistics-none = –
statistics-none-yet = Inga spel har spelats än.
statistics-recent = { $count ->
    [one] Det senaste spelet
   *[other] De senaste { $count } spelen
}
statistics-recent-about = Varje stapel visar dragen i ett spel; en full stapel är en vinst.
statistics-chart = { $count ->
    [one] { $won } av { $count } spel vunnet
   *[other] { $won } av de senaste { $count } spelen vunna
}
statistics-reset = Nollställ statistik
statistics-reset-title = Nollställa statistiken?
statistics-reset-body = Alla siffror och bästa resultat raderas för gott.
statistics-reset-do = Nollställ
statistics-reset-keep = Behåll

## Regler

rules-title = Regler
rules-setup-title = Uppläggning
rules-setup = Två blandade kortlekar med 52 kort läggs upp: 12 högar med 8 kort i en båge och en reserv med 8 kort inuti bågen. Det finns varken talong eller grundhögar: allt ligger på bordet från början, men bara det översta kortet i varje hög visas. Högarna numreras längs bågen nerifrån vänster, och den lilla siffran i hörnet räknar korten i en hög.
rules-aim-title = Målet
rules-aim = Ta bort alla 104 kort. Spelbara är det översta kortet i varje hög och alla kort i reserven. Borttagna kort lämnar spelet; en tömd hög eller reservplats förblir tom.
rules-pairs-title = Par
rules-pairs = Två kort från ess till 10 med summan 11: ess och 10, 2 och 9, 3 och 8, 4 och 7 eller 5 och 6. Esset är värt 1. Färgen spelar ingen roll.
rules-trios-title = Trior
rules-trios = En knekt, en dam och en kung i valfria färger. Klädda kort bildar aldrig par.
rules-tapping-title = Tryck på korten
rules-tapping = Tryck på ett första kort för att välja det och sedan på ett andra som tillsammans med det ger 11: paret tas bort. För en trio trycker du på de tre klädda korten ett efter ett; appen väljer aldrig det tredje åt dig. Tryck på ett valt kort igen för att avmarkera det. Om två kort inte passar ihop tas inget bort och valet upphävs; av två klädda kort med samma valör blir det andra det valda kortet.
rules-scoring-title = Poängräkning
rules-scoring = Varje par ger 10 poäng och varje trio 15. Ett vunnet spel är alltid 40 par och 8 trior: 48 drag och 520 poäng. Tiden påverkar inte poängen.
rules-end-title = Spelets slut
rules-end = Seger: alla kort är borta. Låst läge: bland de spelbara korten finns varken ett par eller en trio; du kan ångra eller starta ett nytt spel.
rules-tools-title = Vad appen gör
rules-tools = Ångra tar tillbaka upp till de 100 senaste dragen. Varje giv har en spelkod som återskapar den exakt. Det finns ingen lösare och inga tips: appen avslöjar inte om patiensen kan gå ut.
rules-example-title = Exempel
rules-example = I giv HM1-N-BIBI5L3 tas spader 5 från hög 1 och ruter 6 från hög 8 bort tillsammans. Hög 8 visar då klöver knekt, som tas bort med hjärter dam från hög 5 och hjärter kung från hög 3.
rules-example-pair = Par: 5 + 6 = 11
rules-example-trio = Trio: knekt, dam, kung
rules-keyboard-title = Tangentbord
rules-keyboard = Tabb och piltangenterna flyttar mellan korten, Enter eller blanksteg trycker, U är Ångra, N är Nytt spel och Esc går tillbaka.

## Om appen

about-title = Om Half Moon
about-version = Version { $version }
about-what = En patiens med två kortlekar som spelas utan internet.
about-privacy = Appen samlar inte in något. Den behöver inga behörigheter, öppnar ingen anslutning och visar ingen reklam. Dina spel stannar på den här enheten.
about-made-with = Gjord med spelmotorn Bevy.
about-licences = Licenser
about-licence-app = Half Moon är fri programvara under MIT- eller Apache 2.0-licensen, vilken du föredrar.
about-licence-font = Typsnittet är Atkinson Hyperlegible Next från Braille Institute, under SIL Open Font License 1.1.
about-licence-parts = Appen är byggd av dessa delar med öppen källkod:

## Fel i sparade filer

save-game-damaged = Det sparade spelet är skadat; det har lagts åt sidan, och ett nytt spel ges.
save-game-newer = Det sparade spelet är från en nyare version av appen; det har lagts åt sidan, och ett nytt spel ges.
save-game-restored = Det sparade spelet är skadat; det har lagts åt sidan, och den senaste goda kopian är i spel.
save-settings-damaged = Inställningsfilen är skadad; den har lagts åt sidan, och de vanliga inställningarna gäller.
save-settings-newer = Inställningarna är från en nyare version av appen; de har lagts åt sidan, och de vanliga inställningarna gäller.
save-settings-restored = Inställningsfilen är skadad; den har lagts åt sidan, och den senaste goda kopian gäller.
save-disk-full = Spelet kan inte sparas eftersom lagringsutrymmet är fullt.
save-not-allowed = Spelet kan inte sparas eftersom appen inte får skriva i sin mapp.
save-failed = Spelet kan inte sparas just nu; appen försöker igen vid nästa drag.

## Upplästa namn

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
rank-queen = dam
rank-king = kung
suit-spades = spader
suit-hearts = hjärter
suit-diamonds = ruter
suit-clubs = klöver
card-name = { $suit } { $rank }
slot-pile-card = { $card }, hög { $number }, { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
slot-reserve-card = { $card }, reserv { $number }
slot-pile-empty = hög { $number }, tom
slot-reserve-empty = reserv { $number }, tom
slot-state = { $name }, { $state }
slot-selected = valt
slot-dimmed = nedtonat
slot-piles = Högar
slot-reserve = Reserv
live-dealt = Nytt spel, spelkod { $code }
live-resumed = Spelet återupptas, { $moves ->
    [one] { $moves } drag gjort
   *[other] { $moves } drag gjorda
}
live-selected = Valt: { $card }
live-deselected = Avmarkerat: { $card }
live-cleared = Valet är upphävt
live-removed-pair = Borttagna: { $first } och { $second }, { $points } poäng
live-removed-trio = Borttagna: { $first }, { $second } och { $third }, { $points } poäng
live-turned-up = Uppvänt: { $card }
live-undone = Ångrat. Poäng { $score }
live-dead-end = Låst läge
live-victory = Seger

## På kommandoraden och i stället för fönstret

start-no-display = Half Moon hittade ingen skärm att öppna sitt fönster på. Starta det från ett skrivbord med X11 eller under Xvfb: xvfb-run half-moon
start-no-gpu = Half Moon hittade ingen grafikdrivrutin att rita med. Installera en Vulkan-drivrutin; utan grafikkort räcker programdrivrutinen i Debians paket mesa-vulkan-drivers.
start-gpu-lost = Grafikdrivrutinen slutade fungera. Spelet är sparat: starta Half Moon igen för att fortsätta.
start-no-data-folder = Ingen mapp att spara spelet i hittades. Ange en med --data.
