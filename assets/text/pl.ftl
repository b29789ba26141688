# Half Moon in Polish.

language-name = Polski
app-name = Half Moon
number = { $value }
percent = { $value }%

## Paski

bar-time = Czas
bar-score = Wynik
bar-moves = Ruchy
bar-code = Kod gry
bar-menu = Menu
bar-new-game = Nowa gra
bar-undo = Cofnij
bar-status = Pasek stanu

## Menu

menu-title = Menu
menu-new-game = Nowa gra
menu-restart = Od początku
menu-enter-code = Wpisz kod gry
menu-copy-code = Kopiuj kod gry
menu-share-code = Udostępnij kod gry
menu-statistics = Statystyki
menu-settings = Ustawienia
menu-rules = Zasady
menu-about = O grze Half Moon
sheet-close = Zamknij
sheet-back = Wstecz
sheet-scroll-up = Przewiń w górę
sheet-scroll-down = Przewiń w dół

## Kody gry

enter-code-title = Wpisz kod gry
enter-code-prompt = Wpisz siedem znaków kodu gry, aby rozegrać jego rozdanie.
enter-code-field = Kod gry
enter-code-deal = Rozdaj
enter-code-paste = Wklej
enter-code-delete = Usuń
enter-code-clear = Wyczyść
code-error-empty = Nie wpisano żadnego kodu.
code-error-length = Kod ma 7 znaków albo 11 razem z HM1-N. Ten ma { $found } { $found ->
    [one] znak
    [few] znaki
    [many] znaków
   *[other] znaku
}.
code-error-version = To kod innej wersji gry. Kody tej wersji zaczynają się od HM1.
code-error-variant = To kod innego wariantu gry. Kody tego wariantu zaczynają się od HM1-N.
code-error-character = Znaku „{ $character }” nie ma w żadnym kodzie: kody składają się z liter od A do Z i cyfr od 2 do 7.
code-copied = Skopiowano { $code }
code-not-copied = Nie udało się skopiować kodu.
code-nothing-to-paste = Nie ma nic do wklejenia.
code-share-text = Half Moon, kod gry { $code }

## Pytania przed porzuceniem gry

confirm-title = Porzucić tę grę?
confirm-new-game = Nowa gra zakończy obecną, która będzie liczona jako niewygrana.
confirm-restart = To samo rozdanie zacznie się od początku, a ta gra będzie liczona jako niewygrana.
confirm-code = Rozdanie { $code } zastąpi tę grę, która będzie liczona jako niewygrana.
confirm-new-game-do = Nowa gra
confirm-restart-do = Od początku
confirm-code-do = Rozdaj z kodu
confirm-keep = Graj dalej

## Brak ruchów i wygrana

dead-end-title = Brak ruchów
dead-end-body = Wśród dostępnych kart nie ma ani pary o sumie 11, ani tria walet, dama, król. Możesz cofnąć ruch lub zacząć nową grę.
dead-end-dealt = To rozdanie od początku nie ma żadnego ruchu: ani pary o sumie 11, ani tria walet, dama, król.
dead-end-undo = Cofnij
dead-end-new-game = Nowa gra
dead-end-look = Zobacz stół
victory-title = Wygrana
victory-body = Zdjęto wszystkie 104 karty.
victory-time = Czas
victory-score = Wynik
victory-moves = Ruchy
victory-undos = Cofnięcia
victory-best-time = Twój najlepszy czas
victory-new-game = Nowa gra
victory-restart = Zagraj ponownie
victory-look = Zobacz stół

## Błędne ruchy

move-error-sum = Suma musi wynosić 11
move-error-trio = Potrzebne są walet, dama i król

## Ustawienia

settings-title = Ustawienia
settings-group-help = Pomoc podczas gry
settings-group-cards = Karty
settings-group-sound = Dźwięk i wibracje
settings-group-display = Wyświetlanie
settings-group-control = Sterowanie
settings-less = Mniej
settings-more = Więcej
settings-move-errors = Błędne ruchy
settings-move-errors-about = Wyjaśnia, dlaczego karty do siebie nie pasują.
settings-placement-assistance = Pomoc w układaniu
settings-placement-assistance-about = Przyciemnia karty, których nie można połączyć z wybraną.
settings-four-colours = Talia czterokolorowa
settings-four-colours-about = Kara są niebieskie, trefle zielone.
settings-national-letters = Polskie litery
settings-national-letters-about = Litery { $letters } oznaczają asa, waleta, damę i króla.
settings-dark-cards = Ciemne karty
settings-dark-cards-about = Jasny druk na ciemnych kartach, łagodniejszy dla oczu w nocy.
settings-large-index = Duże litery
settings-large-index-about = Oznaczenia tak duże, jak pozwalają karty.
settings-sound = Dźwięk
settings-sound-about = Krótkie, miękkie dźwięki przy każdym ruchu.
settings-volume = Głośność
settings-volume-about = Jak głośne są dźwięki.
settings-vibration = Wibracje
settings-vibration-about = Lekka wibracja po dotknięciu karty.
settings-motion = Ruch kart
settings-motion-about = Jak bardzo karty się poruszają.
settings-motion-system = Systemowy
settings-motion-full = Pełny
settings-motion-reduced = Mniejszy
settings-left-handed = Dla leworęcznych
settings-left-handed-about = Na szerokich, niskich ekranach przyciski są po lewej stronie.
settings-language = Język
settings-language-system = Systemowy ({ $language })
settings-tap-tolerance = Tolerancja dotyku
settings-tap-tolerance-about = Jak daleko może się ześlizgnąć palec, by nadal liczyło się dotknięcie.
settings-tap-tolerance-value = { $size } mm
settings-text-size = Rozmiar tekstu
settings-text-size-about = Jak duże są słowa; karty są zawsze tak duże, jak to możliwe.
settings-text-size-system = Systemowy
settings-scan = Sterowanie przełącznikiem
settings-scan-about = Ramka przesuwa się sama. Dowolny klawisz otwiera grupę w ramce, a potem wybiera kartę lub przycisk, na którym ramka stoi.
settings-scan-speed = Szybkość ramki
settings-scan-speed-about = Jak długo ramka stoi na każdej karcie.
settings-seconds = { $seconds } s

## Statystyki

statistics-title = Statystyki
statistics-played = Rozegrane gry
statistics-won = Wygrane gry
statistics-win-rate = Odsetek wygranych
statistics-streak = Obecna seria wygranych
statistics-best-streak = Najdłuższa seria
statistics-best-time = Najlepszy czas
statistics-fewest-undos = Najmniej cofnięć w wygranej
statistics-none = –
statistics-none-yet = Nie rozegrano jeszcze żadnej gry.
statistics-recent = { $count ->
    [one] Ostatnia gra
    [few] Ostatnie { $count } gry
    [many] Ostatnie { $count } gier
   *[other] Ostatnie { $count } gry
}
statistics-recent-about = Każdy słupek pokazuje ruchy jednej gry; pełny oznacza wygraną.
statistics-chart = { $count ->
    [one] Wygrane: { $won } z { $count } ostatniej gry
    [few] Wygrane: { $won } z { $count } ostatnich gier
    [many] Wygrane: { $won } z { $count } ostatnich gier
   *[other] Wygrane: { $won } z { $count } ostatnich gier
}
statistics-reset = Wyzeruj statystyki
statistics-reset-title = Wyzerować statystyki?
statistics-reset-body = Wszystkie liczby i najlepsze wyniki zostaną trwale usunięte.
statistics-reset-do = Wyzeruj
statistics-reset-keep = Zachowaj

## Zasady

rules-title = Zasady
rules-setup-title = Rozłożenie kart
rules-setup = Rozdaje się dwie potasowane razem talie po 52 karty: 12 stosów po 8 kart ułożonych w łuk oraz rezerwę 8 kart w jego wnętrzu. Nie ma talonu ani stosów bazowych: wszystko leży na stole od początku, ale widać tylko wierzchnią kartę każdego stosu. Stosy są numerowane wzdłuż łuku od lewego dolnego rogu, a mała liczba w rogu podaje liczbę kart w stosie.
rules-aim-title = Cel gry
rules-aim = Zdejmij wszystkie 104 karty. Dostępne są wierzchnia karta każdego stosu i wszystkie karty rezerwy. Zdjęte karty wychodzą z gry; opróżniony stos lub miejsce rezerwy pozostaje puste.
rules-pairs-title = Pary
rules-pairs = Dwie karty od asa do 10 o sumie 11: as i 10, 2 i 9, 3 i 8, 4 i 7 albo 5 i 6. As liczy się jako 1. Kolor nie ma znaczenia.
rules-trios-title = Tria
rules-trios = Walet, dama i król w dowolnych kolorach. Figury nigdy nie tworzą par.
rules-tapping-title = Dotykanie kart
rules-tapping = Dotknij pierwszej karty, aby ją wybrać, a potem drugiej, która daje z nią 11: para zostanie zdjęta. Aby zdjąć trio, dotknij kolejno trzech figur; aplikacja nigdy nie wybiera trzeciej za ciebie. Dotknij wybranej karty ponownie, aby cofnąć wybór. Jeśli dwie karty nie pasują, nic nie zostaje zdjęte, a wybór znika; z dwóch figur tej samej rangi wybrana zostaje druga.
rules-scoring-title = Punktacja
rules-scoring = Każda para dodaje do wyniku 10 punktów, a każde trio 15. Wygrana gra to zawsze 40 par i 8 triów: 48 ruchów i wynik 520. Czas nie wpływa na wynik.
rules-end-title = Koniec gry
rules-end = Wygrana: zdjęto wszystkie karty. Brak ruchów: wśród dostępnych kart nie ma ani pary, ani tria; możesz cofnąć ruch lub zacząć nową grę.
rules-tools-title = Co robi aplikacja
rules-tools = Cofnij pozwala odwrócić do 100 ostatnich ruchów. Każde rozdanie ma kod gry, który dokładnie je odtwarza. Nie ma rozwiązywania ani podpowiedzi ruchów: aplikacja nie zdradza, czy pasjans może wyjść.
rules-example-title = Przykład
rules-example = W rozdaniu HM1-N-BIBI5L3 zdejmuje się razem 5 pik ze stosu 1 i 6 karo ze stosu 8. Stos 8 odsłania wtedy waleta trefl, którego zdejmuje się z damą kier ze stosu 5 i królem kier ze stosu 3.
rules-example-pair = Para: 5 + 6 = 11
rules-example-trio = Trio: walet, dama, król
rules-keyboard-title = Klawiatura
rules-keyboard = Tab i strzałki przechodzą między kartami, Enter lub spacja wybiera, U to Cofnij, N to Nowa gra, a Esc wraca.

## O aplikacji

about-title = O grze Half Moon
about-version = Wersja { $version }
about-what = Pasjans z dwóch talii do gry bez internetu.
about-privacy = Aplikacja niczego nie zbiera. Nie wymaga żadnych uprawnień, nie łączy się z siecią i nie wyświetla reklam. Twoje gry pozostają na tym urządzeniu.
about-made-with = Zbudowano na silniku Bevy.
about-licences = Licencje
about-licence-app = Half Moon to wolne oprogramowanie na licencji MIT lub Apache 2.0, do wyboru.
about-licence-font = Krój pisma to Atkinson Hyperlegible Next instytutu Braille Institute, na licencji SIL Open Font License 1.1.
about-licence-parts = Aplikacja jest zbudowana z tych części o otwartym kodzie:

## Błędy zapisanych plików

save-game-damaged = Zapisana gra jest uszkodzona; odłożono ją na bok i rozdano nową.
save-game-newer = Zapisana gra pochodzi z nowszej wersji aplikacji; odłożono ją na bok i rozdano nową.
save-game-restored = Zapisana gra jest uszkodzona; odłożono ją na bok i wczytano jej ostatnią dobrą kopię.
save-settings-damaged = Plik ustawień jest uszkodzony; odłożono go na bok i obowiązują zwykłe ustawienia.
save-settings-newer = Ustawienia pochodzą z nowszej wersji aplikacji; odłożono je na bok i obowiązują zwykłe ustawienia.
save-settings-restored = Plik ustawień jest uszkodzony; odłożono go na bok i obowiązuje jego ostatnia dobra kopia.
save-disk-full = Nie można zapisać gry, bo pamięć urządzenia jest pełna.
save-not-allowed = Nie można zapisać gry, bo aplikacja nie ma prawa zapisu w swoim folderze.
save-failed = Nie można teraz zapisać gry; aplikacja spróbuje ponownie przy następnym ruchu.

## Nazwy mówione

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
rank-jack = walet
rank-queen = dama
rank-king = król
suit-spades = pik
suit-hearts = kier
suit-diamonds = karo
suit-clubs = trefl
card-name = { $rank } { $suit }
slot-pile-card = { $card }, stos { $number }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
slot-reserve-card = { $card }, rezerwa { $number }
slot-pile-empty = stos { $number }, pusty
slot-reserve-empty = rezerwa { $number }, pusta
slot-state = { $name }, { $state }
slot-selected = wybrana
slot-dimmed = przyciemniona
slot-piles = Stosy
slot-reserve = Rezerwa
live-dealt = Nowa gra, kod gry { $code }
live-resumed = Gra wznowiona, { $moves ->
    [one] wykonano { $moves } ruch
    [few] wykonano { $moves } ruchy
    [many] wykonano { $moves } ruchów
   *[other] wykonano { $moves } ruchu
}
live-selected = Wybrano: { $card }
live-deselected = Cofnięto wybór: { $card }
live-cleared = Wybór usunięty
live-removed-pair = Zdjęto: { $first } i { $second }, punkty: { $points }
live-removed-trio = Zdjęto: { $first }, { $second } i { $third }, punkty: { $points }
live-turned-up = Odsłonięto: { $card }
live-undone = Cofnięto. Wynik { $score }
live-dead-end = Brak ruchów
live-victory = Wygrana

## W wierszu poleceń i zamiast okna

start-no-display = Half Moon nie znalazł ekranu, na którym mógłby otworzyć okno. Uruchom go z pulpitu z X11 lub pod Xvfb: xvfb-run half-moon
start-no-gpu = Half Moon nie znalazł sterownika grafiki, którym mógłby rysować. Zainstaluj sterownik Vulkan; bez karty graficznej wystarczy programowy sterownik z pakietu Debiana mesa-vulkan-drivers.
start-gpu-lost = Sterownik grafiki przestał działać. Gra jest zapisana: uruchom Half Moon ponownie, aby grać dalej.
start-no-data-folder = Nie znaleziono folderu na zapis gry. Podaj go opcją --data.
