# Half Moon in English. The terms are those of the rules' source text.

language-name = English
app-name = Half Moon
number = { $value }
percent = { $value }%

## Bars

bar-time = Time
bar-score = Score
bar-moves = Moves
bar-code = Game code
bar-menu = Menu
bar-new-game = New game
bar-undo = Undo
bar-status = Status bar

## Menu

menu-title = Menu
menu-new-game = New game
menu-restart = Restart
menu-enter-code = Enter game code
menu-copy-code = Copy game code
menu-share-code = Share game code
menu-statistics = Statistics
menu-settings = Settings
menu-rules = Rules
menu-about = About Half Moon
sheet-close = Close
sheet-back = Back
sheet-scroll-up = Scroll up
sheet-scroll-down = Scroll down

## Game codes

enter-code-title = Enter game code
enter-code-prompt = Enter the seven characters of a game code to play its deal.
enter-code-field = Game code
enter-code-deal = Deal it
enter-code-paste = Paste
enter-code-delete = Delete
enter-code-clear = Clear
code-error-empty = No code has been entered.
code-error-length = A code has 7 characters, or 11 with HM1-N. This has { $found } { $found ->
    [one] character
   *[other] characters
}.
code-error-version = This code is for another version of the game. Codes for this one begin with HM1.
code-error-variant = This code is for another variant of the game. Codes for this one begin with HM1-N.
code-error-character = “{ $character }” is in no code: codes have the letters A to Z and the digits 2 to 7.
code-copied = { $code } copied
code-not-copied = The code could not be copied.
code-nothing-to-paste = There is nothing to paste.
code-share-text = Half Moon, game code { $code }

## Questions before a game is given up

confirm-title = Give up this game?
confirm-new-game = A new game ends this one, and it counts as not won.
confirm-restart = The same deal starts again, and this game counts as not won.
confirm-code = The deal { $code } takes the place of this game, which counts as not won.
confirm-new-game-do = New game
confirm-restart-do = Restart
confirm-code-do = Deal the code
confirm-keep = Keep playing

## Dead end and victory

dead-end-title = Dead end
dead-end-body = There is no pair adding up to 11 and no Jack, Queen, King trio among the playable cards. You can undo or start a new game.
dead-end-dealt = This deal has no move from the start: no pair adding up to 11, and no Jack, Queen, King trio.
dead-end-undo = Undo
dead-end-new-game = New game
dead-end-look = Look at the table
victory-title = Victory
victory-body = All 104 cards have been removed.
victory-time = Time
victory-score = Score
victory-moves = Moves
victory-undos = Undos
victory-best-time = Your best time
victory-new-game = New game
victory-restart = Play it again
victory-look = Look at the table

## Move errors

move-error-sum = The sum must equal 11
move-error-trio = Requires a Jack, a Queen and a King

## Settings

settings-title = Settings
settings-group-help = Help while playing
settings-group-cards = Cards
settings-group-sound = Sound and vibration
settings-group-display = Display
settings-group-control = Control
settings-less = Less
settings-more = More
settings-move-errors = Move errors
settings-move-errors-about = Explains why cards don’t go together.
settings-placement-assistance = Placement assistance
settings-placement-assistance-about = Dims cards that can’t be combined with the selected card.
settings-four-colours = Four-colour suits
settings-four-colours-about = Diamonds are blue, clubs are green.
settings-national-letters = National letters
settings-national-letters-about = Cards show { $letters } for ace, jack, queen and king.
settings-dark-cards = Dark cards
settings-dark-cards-about = Light ink on dark cards, easier on the eyes at night.
settings-large-index = Large letters
settings-large-index-about = Ranks as large as the cards allow.
settings-sound = Sound
settings-sound-about = Short, soft sounds for each move.
settings-volume = Volume
settings-volume-about = How loud the sounds are.
settings-vibration = Vibration
settings-vibration-about = A light tick when you tap a card.
settings-motion = Motion
settings-motion-about = How much the cards move.
settings-motion-system = System
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-left-handed = Left-handed
settings-left-handed-about = On wide, low screens the buttons are on the left.
settings-language = Language
settings-language-system = System ({ $language })
settings-tap-tolerance = Tap tolerance
settings-tap-tolerance-about = How far a finger may slip and still tap.
settings-tap-tolerance-value = { $size } mm
settings-text-size = Text size
settings-text-size-about = How large the words are; cards are always as large as they can be.
settings-text-size-system = System
settings-scan = Switch scanning
settings-scan-about = A frame moves by itself. Any key opens the group in it, and then taps the card or button in it.
settings-scan-speed = Scanning speed
settings-scan-speed-about = How long the frame stays at each card.
settings-seconds = { $seconds } s

## Statistics

statistics-title = Statistics
statistics-played = Games played
statistics-won = Games won
statistics-win-rate = Win rate
statistics-streak = Current streak
statistics-best-streak = Best streak
statistics-best-time = Best time
statistics-fewest-undos = Fewest undos in a win
statistics-none = –
statistics-none-yet = No games played yet.
statistics-recent = { $count ->
    [one] The last game
   *[other] The last { $count } games
}
statistics-recent-about = Each bar shows the moves of a game; a full one is won.
statistics-chart = { $count ->
    [one] { $won } of the last { $count } game won
   *[other] { $won } of the last { $count } games won
}
statistics-reset = Reset statistics
statistics-reset-title = Reset the statistics?
statistics-reset-body = All counts and best results are deleted for good.
statistics-reset-do = Reset
statistics-reset-keep = Keep them

## Rules

rules-title = Rules
rules-setup-title = Setup
rules-setup = Two shuffled decks of 52 cards are dealt: 12 piles of 8 cards in an arc, and a reserve of 8 cards inside it. There is no stock or foundation: everything is on the table from the start, but only the top card of each pile is shown. The piles are numbered along the arc from the bottom left, and the small number in a corner counts a pile’s cards.
rules-aim-title = The aim
rules-aim = Remove all 104 cards. The playable cards are the top card of each pile and every card in the reserve. Removed cards leave the game; an emptied pile or reserve slot stays empty.
rules-pairs-title = Pairs
rules-pairs = Two cards from Ace to 10 that add up to 11: Ace and 10, 2 and 9, 3 and 8, 4 and 7, or 5 and 6. The Ace is worth 1. Suit does not matter.
rules-trios-title = Triplets
rules-trios = A Jack, a Queen and a King, of any suits. Face cards never form a pair.
rules-tapping-title = Tapping the cards
rules-tapping = Tap a first card to select it, then a second one that makes 11 with it: the pair is removed. For a triplet, tap the three face cards one after another; the app never chooses the third for you. Tap a selected card again to deselect it. If two cards don’t fit, nothing is removed and the selection is cleared; of two face cards of the same rank, the second becomes the selected card.
rules-scoring-title = Scoring
rules-scoring = Each pair adds 10 to the score and each triplet 15. A won game is always 40 pairs and 8 triplets: 48 moves and a score of 520. Time does not affect the score.
rules-end-title = The end of the game
rules-end = Victory: all cards have been removed. Dead end: the playable cards hold neither a pair nor a triplet; you can undo or start a new game.
rules-tools-title = What the app does
rules-tools = Undo takes back up to the last 100 moves. Each deal has a game code that recreates it exactly. There is no solver and no hint: the app does not tell you whether a deal can be won.
rules-example-title = Example
rules-example = In the deal HM1-N-BIBI5L3, the 5 of spades from pile 1 and the 6 of diamonds from pile 8 are removed together. Pile 8 then reveals the Jack of clubs, which is removed with the Queen of hearts from pile 5 and the King of hearts from pile 3.
rules-example-pair = Pair: 5 + 6 = 11
rules-example-trio = Triplet: Jack, Queen, King
rules-keyboard-title = Keyboard
rules-keyboard = Tab and the arrow keys move between the cards, Enter or Space taps, U is Undo, N is New game, and Esc goes back.

## About

about-title = About Half Moon
about-version = Version { $version }
about-what = A solitaire with two decks, to play offline.
about-privacy = The app collects nothing. It needs no permission, opens no connection, and shows no advertising. Your games stay on this device.
about-made-with = Made with the Bevy engine.
about-licences = Licences
about-licence-app = Half Moon is free software under the MIT or the Apache 2.0 licence, whichever you prefer.
about-licence-font = The typeface is Atkinson Hyperlegible Next by the Braille Institute, under the SIL Open Font Licence 1.1.
about-licence-parts = It is built from these open-source parts:

## Faults of saved files

save-game-damaged = The saved game is damaged; it has been put aside, and a new game is dealt.
save-game-newer = The saved game is from a newer version of the app; it has been put aside, and a new game is dealt.
save-game-restored = The saved game is damaged; it has been put aside, and its last good copy is in play.
save-settings-damaged = The settings file is damaged; it has been put aside, and the usual settings apply.
save-settings-newer = The settings are from a newer version of the app; they have been put aside, and the usual settings apply.
save-settings-restored = The settings file is damaged; it has been put aside, and its last good copy applies.
save-disk-full = The game can’t be saved because the storage is full.
save-not-allowed = The game can’t be saved because the app may not write to its folder.
save-failed = The game can’t be saved right now; the app will try again at the next move.

## Spoken names

rank-ace = Ace
rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = Jack
rank-queen = Queen
rank-king = King
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs
card-name = { $rank } of { $suit }
slot-pile-card = { $card }, pile { $number }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
slot-reserve-card = { $card }, reserve { $number }
slot-pile-empty = pile { $number }, empty
slot-reserve-empty = reserve { $number }, empty
slot-state = { $name }, { $state }
slot-selected = selected
slot-dimmed = dimmed
slot-piles = Piles
slot-reserve = Reserve
live-dealt = New game, game code { $code }
live-resumed = Game resumed, { $moves ->
    [one] { $moves } move made
   *[other] { $moves } moves made
}
live-selected = Selected: { $card }
live-deselected = Deselected: { $card }
live-cleared = Selection cleared
live-removed-pair = Removed: { $first } and { $second }, { $points } points
live-removed-trio = Removed: { $first }, { $second } and { $third }, { $points } points
live-turned-up = Revealed: { $card }
live-undone = Undone. Score { $score }
live-dead-end = Dead end
live-victory = Victory

## On the command line and in place of the window

start-no-display = Half Moon found no display to open its window on. Start it from a desktop with X11, or under Xvfb: xvfb-run half-moon
start-no-gpu = Half Moon found no graphics driver that it can draw with. Install a Vulkan driver; without a graphics card, the software driver in Debian’s package mesa-vulkan-drivers will do.
start-gpu-lost = The graphics driver stopped working. The game is saved: start Half Moon again to go on.
start-no-data-folder = No folder was found to keep the game in. Name one with --data.
