//! The keys of all messages.

/// Defines the keys: variant, name of the message in `assets/text`, and its variables.
macro_rules! keys {
    ($($name:ident = $id:literal $([$($variable:ident),+])?,)*) => {
        /// The key of a message, which is in every language's file.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Key {
            $(
                #[doc = concat!("`", $id, "`" $($(, ", with `", stringify!($variable), "`")+)?)]
                $name,
            )*
        }

        impl Key {
            /// All keys, in the order of the files.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The message's name in the files.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)*
                }
            }

            /// The message's variables.
            pub const fn variables(self) -> &'static [&'static str] {
                match self {
                    $(Self::$name => &[$($(stringify!($variable)),+)?],)*
                }
            }
        }
    };
}

keys! {
    LanguageName = "language-name",
    AppName = "app-name",
    Number = "number" [value],
    Percent = "percent" [value],

    // Bars
    BarTime = "bar-time",
    BarScore = "bar-score",
    BarMoves = "bar-moves",
    BarCode = "bar-code",
    BarMenu = "bar-menu",
    BarNewGame = "bar-new-game",
    BarUndo = "bar-undo",
    BarStatus = "bar-status",

    // Menu
    MenuTitle = "menu-title",
    MenuNewGame = "menu-new-game",
    MenuRestart = "menu-restart",
    MenuEnterCode = "menu-enter-code",
    MenuCopyCode = "menu-copy-code",
    MenuShareCode = "menu-share-code",
    MenuStatistics = "menu-statistics",
    MenuSettings = "menu-settings",
    MenuRules = "menu-rules",
    MenuAbout = "menu-about",
    SheetClose = "sheet-close",
    SheetBack = "sheet-back",
    SheetScrollUp = "sheet-scroll-up",
    SheetScrollDown = "sheet-scroll-down",

    // Game codes
    EnterCodeTitle = "enter-code-title",
    EnterCodePrompt = "enter-code-prompt",
    EnterCodeField = "enter-code-field",
    EnterCodeDeal = "enter-code-deal",
    EnterCodePaste = "enter-code-paste",
    EnterCodeDelete = "enter-code-delete",
    EnterCodeClear = "enter-code-clear",
    CodeErrorEmpty = "code-error-empty",
    CodeErrorLength = "code-error-length" [found],
    CodeErrorVersion = "code-error-version",
    CodeErrorVariant = "code-error-variant",
    CodeErrorCharacter = "code-error-character" [character],
    CodeCopied = "code-copied" [code],
    CodeNotCopied = "code-not-copied",
    CodeNothingToPaste = "code-nothing-to-paste",
    CodeShareText = "code-share-text" [code],

    // Questions before a game is given up
    ConfirmTitle = "confirm-title",
    ConfirmNewGame = "confirm-new-game",
    ConfirmRestart = "confirm-restart",
    ConfirmCode = "confirm-code" [code],
    ConfirmNewGameDo = "confirm-new-game-do",
    ConfirmRestartDo = "confirm-restart-do",
    ConfirmCodeDo = "confirm-code-do",
    ConfirmKeep = "confirm-keep",

    // Dead end and victory
    DeadEndTitle = "dead-end-title",
    DeadEndBody = "dead-end-body",
    DeadEndDealt = "dead-end-dealt",
    DeadEndUndo = "dead-end-undo",
    DeadEndNewGame = "dead-end-new-game",
    DeadEndLook = "dead-end-look",
    VictoryTitle = "victory-title",
    VictoryBody = "victory-body",
    VictoryTime = "victory-time",
    VictoryScore = "victory-score",
    VictoryMoves = "victory-moves",
    VictoryUndos = "victory-undos",
    VictoryBestTime = "victory-best-time",
    VictoryNewGame = "victory-new-game",
    VictoryRestart = "victory-restart",
    VictoryLook = "victory-look",

    // Move errors
    MoveErrorSum = "move-error-sum",
    MoveErrorTrio = "move-error-trio",

    // Settings
    SettingsTitle = "settings-title",
    SettingsGroupHelp = "settings-group-help",
    SettingsGroupCards = "settings-group-cards",
    SettingsGroupSound = "settings-group-sound",
    SettingsGroupDisplay = "settings-group-display",
    SettingsGroupControl = "settings-group-control",
    SettingsLess = "settings-less",
    SettingsMore = "settings-more",
    SettingsMoveErrors = "settings-move-errors",
    SettingsMoveErrorsAbout = "settings-move-errors-about",
    SettingsPlacementAssistance = "settings-placement-assistance",
    SettingsPlacementAssistanceAbout = "settings-placement-assistance-about",
    SettingsFourColours = "settings-four-colours",
    SettingsFourColoursAbout = "settings-four-colours-about",
    SettingsNationalLetters = "settings-national-letters",
    SettingsNationalLettersAbout = "settings-national-letters-about" [letters],
    SettingsDarkCards = "settings-dark-cards",
    SettingsDarkCardsAbout = "settings-dark-cards-about",
    SettingsLargeIndex = "settings-large-index",
    SettingsLargeIndexAbout = "settings-large-index-about",
    SettingsSound = "settings-sound",
    SettingsSoundAbout = "settings-sound-about",
    SettingsVolume = "settings-volume",
    SettingsVolumeAbout = "settings-volume-about",
    SettingsVibration = "settings-vibration",
    SettingsVibrationAbout = "settings-vibration-about",
    SettingsMotion = "settings-motion",
    SettingsMotionAbout = "settings-motion-about",
    SettingsMotionSystem = "settings-motion-system",
    SettingsMotionFull = "settings-motion-full",
    SettingsMotionReduced = "settings-motion-reduced",
    SettingsLeftHanded = "settings-left-handed",
    SettingsLeftHandedAbout = "settings-left-handed-about",
    SettingsLanguage = "settings-language",
    SettingsLanguageSystem = "settings-language-system" [language],
    SettingsTapTolerance = "settings-tap-tolerance",
    SettingsTapToleranceAbout = "settings-tap-tolerance-about",
    SettingsTapToleranceValue = "settings-tap-tolerance-value" [size],
    SettingsTextSize = "settings-text-size",
    SettingsTextSizeAbout = "settings-text-size-about",
    SettingsTextSizeSystem = "settings-text-size-system",
    SettingsScan = "settings-scan",
    SettingsScanAbout = "settings-scan-about",
    SettingsScanSpeed = "settings-scan-speed",
    SettingsScanSpeedAbout = "settings-scan-speed-about",
    SettingsSeconds = "settings-seconds" [seconds],

    // Statistics
    StatisticsTitle = "statistics-title",
    StatisticsPlayed = "statistics-played",
    StatisticsWon = "statistics-won",
    StatisticsWinRate = "statistics-win-rate",
    StatisticsStreak = "statistics-streak",
    StatisticsBestStreak = "statistics-best-streak",
    StatisticsBestTime = "statistics-best-time",
    StatisticsFewestUndos = "statistics-fewest-undos",
    StatisticsNone = "statistics-none",
    StatisticsNoneYet = "statistics-none-yet",
    StatisticsRecent = "statistics-recent" [count],
    StatisticsRecentAbout = "statistics-recent-about",
    StatisticsChart = "statistics-chart" [count, won],
    StatisticsReset = "statistics-reset",
    StatisticsResetTitle = "statistics-reset-title",
    StatisticsResetBody = "statistics-reset-body",
    StatisticsResetDo = "statistics-reset-do",
    StatisticsResetKeep = "statistics-reset-keep",

    // Rules
    RulesTitle = "rules-title",
    RulesSetupTitle = "rules-setup-title",
    RulesSetup = "rules-setup",
    RulesAimTitle = "rules-aim-title",
    RulesAim = "rules-aim",
    RulesPairsTitle = "rules-pairs-title",
    RulesPairs = "rules-pairs",
    RulesTriosTitle = "rules-trios-title",
    RulesTrios = "rules-trios",
    RulesTappingTitle = "rules-tapping-title",
    RulesTapping = "rules-tapping",
    RulesScoringTitle = "rules-scoring-title",
    RulesScoring = "rules-scoring",
    RulesEndTitle = "rules-end-title",
    RulesEnd = "rules-end",
    RulesToolsTitle = "rules-tools-title",
    RulesTools = "rules-tools",
    RulesExampleTitle = "rules-example-title",
    RulesExample = "rules-example",
    RulesExamplePair = "rules-example-pair",
    RulesExampleTrio = "rules-example-trio",
    RulesKeyboardTitle = "rules-keyboard-title",
    RulesKeyboard = "rules-keyboard",

    // About
    AboutTitle = "about-title",
    AboutVersion = "about-version" [version],
    AboutWhat = "about-what",
    AboutPrivacy = "about-privacy",
    AboutMadeWith = "about-made-with",
    AboutLicences = "about-licences",
    AboutLicenceApp = "about-licence-app",
    AboutLicenceFont = "about-licence-font",
    AboutLicenceParts = "about-licence-parts",

    // Faults of saved files
    SaveGameDamaged = "save-game-damaged",
    SaveGameNewer = "save-game-newer",
    SaveGameRestored = "save-game-restored",
    SaveSettingsDamaged = "save-settings-damaged",
    SaveSettingsNewer = "save-settings-newer",
    SaveSettingsRestored = "save-settings-restored",
    SaveDiskFull = "save-disk-full",
    SaveNotAllowed = "save-not-allowed",
    SaveFailed = "save-failed",

    // Spoken names
    RankAce = "rank-ace",
    RankTwo = "rank-two",
    RankThree = "rank-three",
    RankFour = "rank-four",
    RankFive = "rank-five",
    RankSix = "rank-six",
    RankSeven = "rank-seven",
    RankEight = "rank-eight",
    RankNine = "rank-nine",
    RankTen = "rank-ten",
    RankJack = "rank-jack",
    RankQueen = "rank-queen",
    RankKing = "rank-king",
    SuitSpades = "suit-spades",
    SuitHearts = "suit-hearts",
    SuitDiamonds = "suit-diamonds",
    SuitClubs = "suit-clubs",
    CardName = "card-name" [rank, suit],
    SlotPileCard = "slot-pile-card" [card, number, count],
    SlotReserveCard = "slot-reserve-card" [card, number],
    SlotPileEmpty = "slot-pile-empty" [number],
    SlotReserveEmpty = "slot-reserve-empty" [number],
    SlotState = "slot-state" [name, state],
    SlotSelected = "slot-selected",
    SlotDimmed = "slot-dimmed",
    SlotPiles = "slot-piles",
    SlotReserve = "slot-reserve",
    LiveDealt = "live-dealt" [code],
    LiveResumed = "live-resumed" [moves],
    LiveSelected = "live-selected" [card],
    LiveDeselected = "live-deselected" [card],
    LiveCleared = "live-cleared",
    LiveRemovedPair = "live-removed-pair" [first, second, points],
    LiveRemovedTrio = "live-removed-trio" [first, second, third, points],
    LiveTurnedUp = "live-turned-up" [card],
    LiveUndone = "live-undone" [score],
    LiveDeadEnd = "live-dead-end",
    LiveVictory = "live-victory",

    // Shown on a terminal in place of the window
    StartNoDisplay = "start-no-display",
    StartNoGpu = "start-no-gpu",
    StartGpuLost = "start-gpu-lost",
    StartNoDataFolder = "start-no-data-folder",
}
