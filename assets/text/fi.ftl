# Half Moon in Finnish.

language-name = Suomi
app-name = Half Moon
number = { $value }
percent = { $value } %

## Palkit

bar-time = Aika
bar-score = Pisteet
bar-moves = Siirrot
bar-code = Pelikoodi
bar-menu = Valikko
bar-new-game = Uusi peli
bar-undo = Kumoa
bar-status = Tilarivi

## Valikko

menu-title = Valikko
menu-new-game = Uusi peli
menu-restart = Aloita alusta
menu-enter-code = Syötä pelikoodi
menu-copy-code = Kopioi pelikoodi
menu-share-code = Jaa pelikoodi
menu-statistics = Tilastot
menu-settings = Asetukset
menu-rules = Säännöt
menu-about = Tietoja: Half Moon
sheet-close = Sulje
sheet-back = Takaisin
sheet-scroll-up = Vieritä ylös
sheet-scroll-down = Vieritä alas

## Pelikoodit

enter-code-title = Syötä pelikoodi
enter-code-prompt = Syötä pelikoodin seitsemän merkkiä, niin voit pelata sen jaon.
enter-code-field = Pelikoodi
enter-code-deal = Jaa kortit
enter-code-paste = Liitä
enter-code-delete = Poista
enter-code-clear = Tyhjennä
code-error-empty = Koodia ei ole syötetty.
code-error-length = Koodissa on 7 merkkiä tai HM1-N mukaan lukien 11. Tässä on { $found } { $found ->
    [one] merkki
   *[other] merkkiä
}.
code-error-version = Tämä koodi on pelin toista versiota varten. Tämän version koodien alussa on HM1.
code-error-variant = Tämä koodi on pelin toista muunnelmaa varten. Tämän muunnelman koodien alussa on HM1-N.
code-error-character = ”{ $character }” ei esiinny missään koodissa: koodeissa on kirjaimia A–Z ja numeroita 2–7.
code-copied = { $code } kopioitu
code-not-copied = Koodia ei voitu kopioida.
code-nothing-to-paste = Ei mitään liitettävää.
code-share-text = Half Moon, pelikoodi { $code }

## Kysymykset ennen pelistä luopumista

confirm-title = Luovutaanko tästä pelistä?
confirm-new-game = Uusi peli päättää tämän, eikä tätä lasketa voitetuksi.
confirm-restart = Sama jako alkaa alusta, eikä tätä peliä lasketa voitetuksi.
confirm-code = Jako { $code } korvaa tämän pelin, eikä tätä lasketa voitetuksi.
confirm-new-game-do = Uusi peli
confirm-restart-do = Aloita alusta
confirm-code-do = Jaa kortit
confirm-keep = Jatka peliä

## Umpikuja ja voitto

dead-end-title = Umpikuja
dead-end-body = Pelattavissa korteissa ei ole paria, jonka summa on 11, eikä jätkän, rouvan ja kuninkaan kolmikkoa. Voit kumota siirron tai aloittaa uuden pelin.
dead-end-dealt = Tässä jaossa ei ole alun alkaenkaan siirtoa: ei paria, jonka summa on 11, eikä jätkän, rouvan ja kuninkaan kolmikkoa.
dead-end-undo = Kumoa
dead-end-new-game = Uusi peli
dead-end-look = Katso pöytää
victory-title = Voitto
victory-body = Kaikki 104 korttia on poistettu.
victory-time = Aika
victory-score = Pisteet
victory-moves = Siirrot
victory-undos = Kumoamiset
victory-best-time = Paras aikasi
victory-new-game = Uusi peli
victory-restart = Pelaa uudelleen
victory-look = Katso pöytää

## Virheelliset siirrot

move-error-sum = Summan on oltava 11
move-error-trio = Tarvitaan jätkä, rouva ja kuningas

## Asetukset

settings-title = Asetukset
settings-group-help = Apu pelin aikana
settings-group-cards = Kortit
settings-group-sound = Äänet ja värinä
settings-group-display = Näyttö
settings-group-control = Ohjaus
settings-less = Vähemmän
settings-more = Enemmän
settings-move-errors = Virheelliset siirrot
settings-move-errors-about = Kertoo, miksi kortit eivät sovi yhteen.
settings-placement-assistance = Sijoitteluapu
settings-placement-assistance-about = Himmentää kortit, joita ei voi yhdistää valittuun korttiin.
settings-four-colours = Nelivärinen pakka
settings-four-colours-about = Ruudut ovat sinisiä, ristit vihreitä.
settings-national-letters = Kansalliset kirjaimet
settings-national-letters-about = Korteissa ässä, jätkä, rouva ja kuningas ovat { $letters }.
settings-dark-cards = Tummat kortit
settings-dark-cards-about = Vaalea painatus tummilla korteilla, silmille lempeämpi yöllä.
settings-large-index = Suuret kirjaimet
settings-large-index-about = Arvot niin suurina kuin korteille mahtuu.
settings-sound = Äänet
settings-sound-about = Lyhyt, pehmeä ääni jokaisesta siirrosta.
settings-volume = Voimakkuus
settings-volume-about = Kuinka lujaa äänet kuuluvat.
settings-vibration = Värinä
settings-vibration-about = Kevyt värähdys, kun napautat korttia.
settings-motion = Liike
settings-motion-about = Kuinka paljon kortit liikkuvat.
settings-motion-system = Järjestelmä
settings-motion-full = Täysi
settings-motion-reduced = Vähäinen
settings-left-handed = Vasenkätinen
settings-left-handed-about = Leveillä, matalilla näytöillä painikkeet ovat vasemmalla.
settings-language = Kieli
settings-language-system = Järjestelmä ({ $language })
settings-tap-tolerance = Napautuksen väljyys
settings-tap-tolerance-about = Kuinka kauas sormi saa liukua, jotta kosketus on yhä napautus.
settings-tap-tolerance-value = { $size } mm
settings-text-size = Tekstin koko
settings-text-size-about = Kuinka suuria sanat ovat; kortit ovat aina niin suuria kuin mahdollista.
settings-text-size-system = Järjestelmä
settings-scan = Kytkinohjaus
settings-scan-about = Kehys siirtyy itsestään. Mikä tahansa näppäin avaa kehyksessä olevan ryhmän ja napauttaa sitten kehyksessä olevaa korttia tai painiketta.
settings-scan-speed = Kehyksen nopeus
settings-scan-speed-about = Kuinka kauan kehys pysyy kunkin kortin kohdalla.
settings-seconds = { $seconds } s

## Tilastot

statistics-title = Tilastot
statistics-played = Pelatut pelit
statistics-won = Voitetut pelit
statistics-win-rate = Voittoprosentti
statistics-streak = Nykyinen voittoputki
statistics-best-streak = Pisin voittoputki
statistics-best-time = Paras aika
statistics-fewest-undos = Vähiten kumoamisia voitossa
statistics-none = –
statistics-none-yet = Pelejä ei ole vielä pelattu.
statistics-recent = { $count ->
    [one] Viimeisin peli
   *[other] Viimeiset { $count } peliä
}
statistics-recent-about = Kukin pylväs näyttää yhden pelin siirrot; täysi pylväs on voitto.
statistics-chart = { $count ->
    [one] Viimeisin peli, voitettu { $won }
   *[other] Viimeiset { $count } peliä, joista voitettu { $won }
}
statistics-reset = Nollaa tilastot
statistics-reset-title = Nollataanko tilastot?
statistics-reset-body = Kaikki luvut ja parhaat tulokset poistetaan pysyvästi.
statistics-reset-do = Nollaa
statistics-reset-keep = Säilytä

## Säännöt

rules-title = Säännöt
rules-setup-title = Alkuasetelma
rules-setup = Kaksi yhteen sekoitettua 52 kortin pakkaa jaetaan: 12 kahdeksan kortin pinoa kaareen ja 8 kortin reservi kaaren sisään. Käsipakkaa tai peruspinoja ei ole: kaikki on pöydällä alusta alkaen, mutta kustakin pinosta näkyy vain päällimmäinen kortti. Pinot numeroidaan kaarta pitkin vasemmasta alakulmasta alkaen, ja pieni luku kulmassa kertoo pinon korttien määrän.
rules-aim-title = Tavoite
rules-aim = Poista kaikki 104 korttia. Pelattavia ovat kunkin pinon päällimmäinen kortti ja kaikki reservin kortit. Poistetut kortit lähtevät pelistä; tyhjentynyt pino tai reservipaikka jää tyhjäksi.
rules-pairs-title = Parit
rules-pairs = Kaksi korttia ässästä kymppiin, joiden summa on 11: ässä ja 10, 2 ja 9, 3 ja 8, 4 ja 7 tai 5 ja 6. Ässän arvo on 1. Maalla ei ole väliä.
rules-trios-title = Kolmikot
rules-trios = Jätkä, rouva ja kuningas mistä tahansa maista. Kuvakortit eivät koskaan muodosta paria.
rules-tapping-title = Korttien napauttaminen
rules-tapping = Valitse ensimmäinen kortti napauttamalla ja napauta sitten toista, jonka kanssa summa on 11: pari poistetaan. Kolmikkoa varten napauta kolmea kuvakorttia peräkkäin; sovellus ei koskaan valitse kolmatta puolestasi. Napauta valittua korttia uudelleen, niin valinta poistuu. Jos kaksi korttia ei sovi yhteen, mitään ei poisteta ja valinta raukeaa; kahdesta samanarvoisesta kuvakortista jälkimmäinen jää valituksi.
rules-scoring-title = Pisteet
rules-scoring = Jokaisesta parista saa 10 pistettä ja jokaisesta kolmikosta 15. Voitettu peli on aina 40 paria ja 8 kolmikkoa: 48 siirtoa ja 520 pistettä. Aika ei vaikuta pisteisiin.
rules-end-title = Pelin loppu
rules-end = Voitto: kaikki kortit on poistettu. Umpikuja: pelattavissa korteissa ei ole paria eikä kolmikkoa; voit kumota siirron tai aloittaa uuden pelin.
rules-tools-title = Mitä sovellus tekee
rules-tools = Kumoa peruu enintään 100 viimeistä siirtoa. Jokaisella jaolla on pelikoodi, jolla sen saa täsmälleen samana uudelleen. Ratkaisijaa tai vihjeitä ei ole: sovellus ei kerro, voiko pasianssi mennä läpi.
rules-example-title = Esimerkki
rules-example = Jaossa HM1-N-BIBI5L3 poistetaan yhdessä pataviitonen pinosta 1 ja ruutukutonen pinosta 8. Pinosta 8 paljastuu ristijätkä, joka poistetaan pinon 5 herttarouvan ja pinon 3 herttakuninkaan kanssa.
rules-example-pair = Pari: 5 + 6 = 11
rules-example-trio = Kolmikko: jätkä, rouva, kuningas
rules-keyboard-title = Näppäimistö
rules-keyboard = Sarkain ja nuolinäppäimet siirtävät kortista toiseen, Enter tai välilyönti napauttaa, U on Kumoa, N on Uusi peli, ja Esc palaa takaisin.

## Tietoja

about-title = Tietoja: Half Moon
about-version = Versio { $version }
about-what = Kahden pakan pasianssi, jota pelataan ilman verkkoa.
about-privacy = Sovellus ei kerää mitään. Se ei tarvitse käyttöoikeuksia, ei avaa yhteyksiä eikä näytä mainoksia. Pelisi pysyvät tässä laitteessa.
about-made-with = Tehty Bevy-pelimoottorilla.
about-licences = Lisenssit
about-licence-app = Half Moon on vapaa ohjelmisto MIT- tai Apache 2.0 -lisenssillä, valintasi mukaan.
about-licence-font = Kirjasintyyppi on Braille Instituten Atkinson Hyperlegible Next, SIL Open Font License 1.1 -lisenssillä.
about-licence-parts = Sovellus on rakennettu näistä avoimen lähdekoodin osista:

## Tallennettujen tiedostojen viat

save-game-damaged = Tallennettu peli on vioittunut; se on siirretty sivuun, ja uusi peli on jaettu.
save-game-newer = Tallennettu peli on sovelluksen uudemmasta versiosta; se on siirretty sivuun, ja uusi peli on jaettu.
save-game-restored = Tallennettu peli on vioittunut; se on siirretty sivuun, ja sen viimeisin ehjä kopio on pelissä.
save-settings-damaged = Asetustiedosto on vioittunut; se on siirretty sivuun, ja tavalliset asetukset ovat käytössä.
save-settings-newer = Asetukset ovat sovelluksen uudemmasta versiosta; ne on siirretty sivuun, ja tavalliset asetukset ovat käytössä.
save-settings-restored = Asetustiedosto on vioittunut; se on siirretty sivuun, ja sen viimeisin ehjä kopio on käytössä.
save-disk-full = Peliä ei voi tallentaa, koska tallennustila on täynnä.
save-not-allowed = Peliä ei voi tallentaa, koska sovellus ei saa kirjoittaa kansioonsa.
save-failed = Peliä ei voi tallentaa juuri nyt; sovellus yrittää uudelleen seuraavalla siirrolla.

## Puhutut nimet

rank-ace = ässä
rank-two = kakkonen
rank-three = kolmonen
rank-four = nelonen
rank-five = viitonen
rank-six = kutonen
rank-seven = seiska
rank-eight = kasi
rank-nine = ysi
rank-ten = kymppi
rank-jack = jätkä
rank-queen = rouva
rank-king = kuningas
suit-spades = pata
suit-hearts = hertta
suit-diamonds = ruutu
suit-clubs = risti
card-name = { $suit }{ $rank }
slot-pile-card = { $card }, pino { $number }, { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}
slot-reserve-card = { $card }, reservi { $number }
slot-pile-empty = pino { $number }, tyhjä
slot-reserve-empty = reservi { $number }, tyhjä
slot-state = { $name }, { $state }
slot-selected = valittu
slot-dimmed = himmennetty
slot-piles = Pinot
slot-reserve = Reservi
live-dealt = Uusi peli, pelikoodi { $code }
live-resumed = Peli jatkuu, { $moves ->
    [one] { $moves } siirto tehty
   *[other] { $moves } siirtoa tehty
}
live-selected = Valittu: { $card }
live-deselected = Valinta poistettu: { $card }
live-cleared = Valinta tyhjennetty
live-removed-pair = Poistettu: { $first } ja { $second }, { $points } pistettä
live-removed-trio = Poistettu: { $first }, { $second } ja { $third }, { $points } pistettä
live-turned-up = Paljastui: { $card }
live-undone = Kumottu. Pisteet { $score }
live-dead-end = Umpikuja
live-victory = Voitto

## Komentorivillä ja ikkunan sijasta

start-no-display = Half Moon ei löytänyt näyttöä, jolle avata ikkunansa. Käynnistä se X11-työpöydältä tai Xvfb:n alla: xvfb-run half-moon
start-no-gpu = Half Moon ei löytänyt näytönohjainajuria, jolla piirtää. Asenna Vulkan-ajuri; ilman näytönohjainta riittää Debianin paketin mesa-vulkan-drivers ohjelmistoajuri.
start-gpu-lost = Näytönohjainajuri lakkasi toimimasta. Peli on tallennettu: jatka käynnistämällä Half Moon uudelleen.
start-no-data-folder = Pelin tallennuskansiota ei löytynyt. Anna se valitsimella --data.
