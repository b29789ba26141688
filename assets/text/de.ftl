# Half Moon in German. Auf Deutsch, mit den Wörtern der Patiencespieler.

language-name = Deutsch
app-name = Half Moon
number = { $value }
percent = { $value } %

## Leisten

bar-time = Zeit
bar-score = Punkte
bar-moves = Züge
bar-code = Spielcode
bar-menu = Menü
bar-new-game = Neues Spiel
bar-undo = Rückgängig
bar-status = Statusleiste

## Menü

menu-title = Menü
menu-new-game = Neues Spiel
menu-restart = Neu starten
menu-enter-code = Spielcode eingeben
menu-copy-code = Spielcode kopieren
menu-share-code = Spielcode teilen
menu-statistics = Statistik
menu-settings = Einstellungen
menu-rules = Regeln
menu-about = Über Half Moon
sheet-close = Schließen
sheet-back = Zurück
sheet-scroll-up = Nach oben blättern
sheet-scroll-down = Nach unten blättern

## Spielcodes

enter-code-title = Spielcode eingeben
enter-code-prompt = Gib die sieben Zeichen eines Spielcodes ein, um seine Kartenverteilung zu spielen.
enter-code-field = Spielcode
enter-code-deal = Austeilen
enter-code-paste = Einfügen
enter-code-delete = Löschen
enter-code-clear = Leeren
code-error-empty = Es wurde kein Code eingegeben.
code-error-length = Ein Code hat 7 Zeichen, mit HM1-N sind es 11. Dieser hat { $found } Zeichen.
code-error-version = Dieser Code gehört zu einer anderen Version des Spiels. Codes dieser Version beginnen mit HM1.
code-error-variant = Dieser Code gehört zu einer anderen Variante des Spiels. Codes dieser Variante beginnen mit HM1-N.
code-error-character = „{ $character }“ kommt in keinem Code vor: Codes bestehen aus den Buchstaben A bis Z und den Ziffern 2 bis 7.
code-copied = { $code } kopiert
code-not-copied = Der Code konnte nicht kopiert werden.
code-nothing-to-paste = Es gibt nichts zum Einfügen.
code-share-text = Half Moon, Spielcode { $code }

## Fragen, bevor ein Spiel aufgegeben wird

confirm-title = Dieses Spiel aufgeben?
confirm-new-game = Ein neues Spiel beendet dieses, und es zählt als nicht gewonnen.
confirm-restart = Dieselbe Kartenverteilung beginnt von vorn, und dieses Spiel zählt als nicht gewonnen.
confirm-code = Die Kartenverteilung { $code } ersetzt dieses Spiel, das als nicht gewonnen zählt.
confirm-new-game-do = Neues Spiel
confirm-restart-do = Neu starten
confirm-code-do = Austeilen
confirm-keep = Weiterspielen

## Sackgasse und Sieg

dead-end-title = Sackgasse
dead-end-body = Unter den spielbaren Karten gibt es kein Paar mit der Summe 11 und kein Trio aus Bube, Dame und König. Du kannst Züge zurücknehmen oder ein neues Spiel beginnen.
dead-end-dealt = Diese Kartenverteilung lässt von Anfang an keinen Zug zu: kein Paar mit der Summe 11 und kein Trio aus Bube, Dame und König.
dead-end-undo = Rückgängig
dead-end-new-game = Neues Spiel
dead-end-look = Tisch ansehen
victory-title = Gewonnen
victory-body = Alle 104 Karten sind abgeräumt.
victory-time = Zeit
victory-score = Punkte
victory-moves = Züge
victory-undos = Rücknahmen
victory-best-time = Deine Bestzeit
victory-new-game = Neues Spiel
victory-restart = Noch einmal spielen
victory-look = Tisch ansehen

## Ungültige Züge

move-error-sum = Die Summe muss 11 sein
move-error-trio = Erfordert einen Buben, eine Dame und einen König

## Einstellungen

settings-title = Einstellungen
settings-group-help = Hilfe beim Spielen
settings-group-cards = Karten
settings-group-sound = Ton und Vibration
settings-group-display = Anzeige
settings-group-control = Bedienung
settings-less = Weniger
settings-more = Mehr
settings-move-errors = Ungültige Züge
settings-move-errors-about = Erklärt, warum Karten nicht zusammenpassen.
settings-placement-assistance = Auswahlhilfe
settings-placement-assistance-about = Dunkelt Karten ab, die nicht zur ausgewählten Karte passen.
settings-four-colours = Vierfarbiges Blatt
settings-four-colours-about = Karo ist blau, Kreuz ist grün.
settings-national-letters = Deutsche Buchstaben
settings-national-letters-about = Karten zeigen { $letters } für Ass, Bube, Dame und König.
settings-dark-cards = Dunkle Karten
settings-dark-cards-about = Heller Druck auf dunklen Karten, nachts angenehmer für die Augen.
settings-large-index = Große Buchstaben
settings-large-index-about = Kartenwerte so groß, wie es die Karten erlauben.
settings-sound = Ton
settings-sound-about = Kurze, sanfte Töne bei jedem Zug.
settings-volume = Lautstärke
settings-volume-about = Wie laut die Töne sind.
settings-vibration = Vibration
settings-vibration-about = Vibriert kurz, wenn du eine Karte antippst.
settings-motion = Bewegung
settings-motion-about = Wie viel sich die Karten bewegen.
settings-motion-system = System
settings-motion-full = Voll
settings-motion-reduced = Reduziert
settings-left-handed = Linkshändig
settings-left-handed-about = Auf breiten, niedrigen Bildschirmen sind die Tasten links.
settings-language = Sprache
settings-language-system = System ({ $language })
settings-tap-tolerance = Tipptoleranz
settings-tap-tolerance-about = Wie weit ein Finger beim Tippen verrutschen darf.
settings-tap-tolerance-value = { $size } mm
settings-text-size = Textgröße
settings-text-size-about = Wie groß die Texte sind; die Karten sind immer so groß wie möglich.
settings-text-size-system = System
settings-scan = Schaltersteuerung
settings-scan-about = Ein Rahmen wandert von selbst. Jede beliebige Taste öffnet die Gruppe darin und tippt danach die Karte oder den Knopf darin an.
settings-scan-speed = Tempo des Rahmens
settings-scan-speed-about = Wie lange der Rahmen bei jeder Karte bleibt.
settings-seconds = { $seconds } s

## Statistik

statistics-title = Statistik
statistics-played = Gespielte Spiele
statistics-won = Gewonnene Spiele
statistics-win-rate = Gewinnquote
statistics-streak = Aktuelle Siegesserie
statistics-best-streak = Längste Siegesserie
statistics-best-time = Bestzeit
statistics-fewest-undos = Wenigste Rücknahmen bei Sieg
statistics-none = –
statistics-none-yet = Noch keine Spiele gespielt.
statistics-recent = { $count ->
    [one] Das letzte Spiel
   *[other] Die letzten { $count } Spiele
}
statistics-recent-about = Jeder Balken zeigt die Züge eines Spiels; ein voller Balken ist ein Sieg.
statistics-chart = { $count ->
    [one] { $won } von { $count } Spiel gewonnen
   *[other] { $won } der letzten { $count } Spiele gewonnen
}
statistics-reset = Statistik zurücksetzen
statistics-reset-title = Statistik zurücksetzen?
statistics-reset-body = Alle Zahlen und Bestleistungen werden endgültig gelöscht.
statistics-reset-do = Zurücksetzen
statistics-reset-keep = Behalten

## Regeln

rules-title = Regeln
rules-setup-title = Aufbau
rules-setup = Zwei gemischte Kartenspiele mit je 52 Karten werden ausgelegt: 12 Stapel mit je 8 Karten in einem Bogen und darin eine Reserve aus 8 Karten. Es gibt weder Talon noch Grundstapel: Alles liegt von Anfang an auf dem Tisch, aber nur die oberste Karte jedes Stapels ist zu sehen. Die Stapel werden von links unten den Bogen entlang gezählt, und die kleine Zahl in der Ecke nennt die Karten eines Stapels.
rules-aim-title = Das Ziel
rules-aim = Räume alle 104 Karten ab. Spielbar sind die oberste Karte jedes Stapels und jede Karte der Reserve. Abgeräumte Karten sind aus dem Spiel; ein geleerter Stapel oder Reserveplatz bleibt leer.
rules-pairs-title = Paare
rules-pairs = Zwei Karten von Ass bis 10, die zusammen 11 ergeben: Ass und 10, 2 und 9, 3 und 8, 4 und 7 oder 5 und 6. Das Ass zählt 1. Die Farbe spielt keine Rolle.
rules-trios-title = Trios
rules-trios = Ein Bube, eine Dame und ein König in beliebigen Farben. Bildkarten bilden niemals ein Paar.
rules-tapping-title = Karten antippen
rules-tapping = Tippe eine erste Karte an, um sie auszuwählen, dann eine zweite, die mit ihr 11 ergibt: Das Paar wird abgeräumt. Für ein Trio tippst du die drei Bildkarten nacheinander an; die App wählt nie die dritte für dich aus. Tippe eine ausgewählte Karte noch einmal an, um die Auswahl aufzuheben. Passen zwei Karten nicht zusammen, wird nichts abgeräumt und die Auswahl aufgehoben; bei zwei Bildkarten gleichen Werts ist danach die zweite ausgewählt.
rules-scoring-title = Punkte
rules-scoring = Jedes Paar bringt 10 Punkte, jedes Trio 15. Ein gewonnenes Spiel besteht immer aus 40 Paaren und 8 Trios: 48 Züge und 520 Punkte. Die Zeit hat keinen Einfluss auf die Punkte.
rules-end-title = Das Ende des Spiels
rules-end = Gewonnen: Alle Karten sind abgeräumt. Sackgasse: Unter den spielbaren Karten gibt es weder ein Paar noch ein Trio; du kannst Züge zurücknehmen oder ein neues Spiel beginnen.
rules-tools-title = Was die App kann
rules-tools = Mit „Rückgängig“ nimmst du bis zu 100 der letzten Züge zurück. Jede Kartenverteilung hat einen Spielcode, der sie genau wiederherstellt. Es gibt weder Lösungsfunktion noch Tipps: Die App verrät nicht, ob ein Spiel zu gewinnen ist.
rules-example-title = Beispiel
rules-example = In der Kartenverteilung HM1-N-BIBI5L3 werden die Pik 5 von Stapel 1 und die Karo 6 von Stapel 8 zusammen abgeräumt. Stapel 8 zeigt dann den Kreuz-Buben, der mit der Herz-Dame von Stapel 5 und dem Herz-König von Stapel 3 abgeräumt wird.
rules-example-pair = Paar: 5 + 6 = 11
rules-example-trio = Trio: Bube, Dame, König
rules-keyboard-title = Tastatur
rules-keyboard = Tab und die Pfeiltasten führen von Karte zu Karte, Enter oder die Leertaste tippt an, U ist Rückgängig, N ist Neues Spiel, und Esc geht zurück.

## Über die App

about-title = Über Half Moon
about-version = Version { $version }
about-what = Eine Patience mit zwei Kartenspielen, offline spielbar.
about-privacy = Die App sammelt keine Daten. Sie braucht keine Berechtigung, baut keine Verbindung auf und zeigt keine Werbung. Deine Spiele bleiben auf diesem Gerät.
about-made-with = Entwickelt mit der Bevy-Engine.
about-licences = Lizenzen
about-licence-app = Half Moon ist freie Software unter der MIT- oder der Apache-2.0-Lizenz, ganz nach Wahl.
about-licence-font = Die Schrift ist Atkinson Hyperlegible Next vom Braille Institute, unter der SIL Open Font License 1.1.
about-licence-parts = Die App enthält diese Open-Source-Bestandteile:

## Fehler in gespeicherten Dateien

save-game-damaged = Das gespeicherte Spiel ist beschädigt; es wurde beiseitegelegt und ein neues Spiel ausgeteilt.
save-game-newer = Das gespeicherte Spiel stammt aus einer neueren Version der App; es wurde beiseitegelegt und ein neues Spiel ausgeteilt.
save-game-restored = Das gespeicherte Spiel ist beschädigt; es wurde beiseitegelegt, und seine letzte gute Kopie wird gespielt.
save-settings-damaged = Die Datei mit den Einstellungen ist beschädigt; sie wurde beiseitegelegt, und es gelten die üblichen Einstellungen.
save-settings-newer = Die Einstellungen stammen aus einer neueren Version der App; sie wurden beiseitegelegt, und es gelten die üblichen Einstellungen.
save-settings-restored = Die Datei mit den Einstellungen ist beschädigt; sie wurde beiseitegelegt, und ihre letzte gute Kopie gilt.
save-disk-full = Das Spiel kann nicht gespeichert werden, weil der Speicher voll ist.
save-not-allowed = Das Spiel kann nicht gespeichert werden, weil die App nicht in ihren Ordner schreiben darf.
save-failed = Das Spiel kann gerade nicht gespeichert werden; die App versucht es beim nächsten Zug erneut.

## Gesprochene Namen

rank-ace = Ass
rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = Bube
rank-queen = Dame
rank-king = König
suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
suit-clubs = Kreuz
card-name = { $suit } { $rank }
slot-pile-card = { $card }, Stapel { $number }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
slot-reserve-card = { $card }, Reserve { $number }
slot-pile-empty = Stapel { $number }, leer
slot-reserve-empty = Reserve { $number }, leer
slot-state = { $name }, { $state }
slot-selected = ausgewählt
slot-dimmed = abgedunkelt
slot-piles = Stapel
slot-reserve = Reserve
live-dealt = Neues Spiel, Spielcode { $code }
live-resumed = Spiel fortgesetzt, { $moves ->
    [one] { $moves } Zug gemacht
   *[other] { $moves } Züge gemacht
}
live-selected = Ausgewählt: { $card }
live-deselected = Auswahl aufgehoben: { $card }
live-cleared = Auswahl aufgehoben
live-removed-pair = Abgeräumt: { $first } und { $second }, { $points } Punkte
live-removed-trio = Abgeräumt: { $first }, { $second } und { $third }, { $points } Punkte
live-turned-up = Aufgedeckt: { $card }
live-undone = Zug zurückgenommen. Punkte: { $score }
live-dead-end = Sackgasse
live-victory = Gewonnen

## Auf der Befehlszeile und anstelle des Fensters

start-no-display = Half Moon hat keinen Bildschirm gefunden, auf dem es sein Fenster öffnen kann. Starte es auf einem Desktop mit X11 oder unter Xvfb: xvfb-run half-moon
start-no-gpu = Half Moon hat keinen Grafiktreiber gefunden, mit dem es zeichnen kann. Installiere einen Vulkan-Treiber; ohne Grafikkarte genügt der Software-Treiber aus dem Debian-Paket mesa-vulkan-drivers.
start-gpu-lost = Der Grafiktreiber ist ausgefallen. Das Spiel ist gespeichert: Starte Half Moon neu, um weiterzuspielen.
start-no-data-folder = Es wurde kein Ordner zum Speichern des Spiels gefunden. Gib mit --data einen an.
