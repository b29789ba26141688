# Half Moon in French.

language-name = Français
app-name = Half Moon
number = { $value }
percent = { $value } %

## Barres

bar-time = Temps
bar-score = Score
bar-moves = Coups
bar-code = Code de partie
bar-menu = Menu
bar-new-game = Nouvelle partie
bar-undo = Annuler
bar-status = Barre d’état

## Menu

menu-title = Menu
menu-new-game = Nouvelle partie
menu-restart = Recommencer
menu-enter-code = Saisir un code
menu-copy-code = Copier le code
menu-share-code = Partager le code
menu-statistics = Statistiques
menu-settings = Réglages
menu-rules = Règles
menu-about = À propos de Half Moon
sheet-close = Fermer
sheet-back = Retour
sheet-scroll-up = Défiler vers le haut
sheet-scroll-down = Défiler vers le bas

## Codes de partie

enter-code-title = Saisir un code
enter-code-prompt = Saisissez les sept caractères d’un code de partie pour jouer sa donne.
enter-code-field = Code de partie
enter-code-deal = Distribuer
enter-code-paste = Coller
enter-code-delete = Supprimer
enter-code-clear = Tout effacer
code-error-empty = Aucun code n’a été saisi.
code-error-length = Un code a 7 caractères, ou 11 avec HM1-N. Celui-ci en a { $found }.
code-error-version = Ce code est celui d’une autre version du jeu. Les codes de celle-ci commencent par HM1.
code-error-variant = Ce code est celui d’une autre variante du jeu. Les codes de celle-ci commencent par HM1-N.
code-error-character = « { $character } » ne figure dans aucun code : les codes se composent des lettres A à Z et des chiffres 2 à 7.
code-copied = { $code } copié
code-not-copied = Le code n’a pas pu être copié.
code-nothing-to-paste = Il n’y a rien à coller.
code-share-text = Half Moon, code de partie { $code }

## Questions avant d’abandonner une partie

confirm-title = Abandonner cette partie ?
confirm-new-game = Une nouvelle partie met fin à celle-ci, qui compte comme non gagnée.
confirm-restart = La même donne recommence, et cette partie compte comme non gagnée.
confirm-code = La donne { $code } remplace cette partie, qui compte comme non gagnée.
confirm-new-game-do = Nouvelle partie
confirm-restart-do = Recommencer
confirm-code-do = Jouer cette donne
confirm-keep = Continuer

## Partie bloquée et victoire

dead-end-title = Partie bloquée
dead-end-body = Parmi les cartes jouables, il n’y a ni paire totalisant 11, ni trio valet, dame, roi. Vous pouvez annuler un coup ou commencer une nouvelle partie.
dead-end-dealt = Cette donne n’offre aucun coup dès le départ : ni paire totalisant 11, ni trio valet, dame, roi.
dead-end-undo = Annuler
dead-end-new-game = Nouvelle partie
dead-end-look = Voir la table
victory-title = Victoire
victory-body = Les 104 cartes ont été retirées.
victory-time = Temps
victory-score = Score
victory-moves = Coups
victory-undos = Annulations
victory-best-time = Votre meilleur temps
victory-new-game = Nouvelle partie
victory-restart = Rejouer la donne
victory-look = Voir la table

## Coups invalides

move-error-sum = La somme doit être égale à 11
move-error-trio = Il faut un valet, une dame et un roi

## Réglages

settings-title = Réglages
settings-group-help = Aide en cours de partie
settings-group-cards = Cartes
settings-group-sound = Son et vibration
settings-group-display = Affichage
settings-group-control = Commandes
settings-less = Moins
settings-more = Plus
settings-move-errors = Coups invalides
settings-move-errors-about = Explique pourquoi des cartes ne vont pas ensemble.
settings-placement-assistance = Aide au placement
settings-placement-assistance-about = Estompe les cartes qui ne se combinent pas avec la carte sélectionnée.
settings-four-colours = Quatre couleurs
settings-four-colours-about = Les carreaux sont bleus, les trèfles sont verts.
settings-national-letters = Lettres françaises
settings-national-letters-about = Les cartes portent { $letters } pour l’as, le valet, la dame et le roi.
settings-dark-cards = Cartes sombres
settings-dark-cards-about = Encre claire sur cartes sombres, plus douce pour les yeux la nuit.
settings-large-index = Grandes lettres
settings-large-index-about = Des valeurs aussi grandes que les cartes le permettent.
settings-sound = Son
settings-sound-about = Des sons brefs et doux à chaque coup.
settings-volume = Volume
settings-volume-about = L’intensité des sons.
settings-vibration = Vibration
settings-vibration-about = Une légère vibration quand vous touchez une carte.
settings-motion = Animations
settings-motion-about = L’ampleur des mouvements des cartes.
settings-motion-system = Système
settings-motion-full = Complètes
settings-motion-reduced = Réduites
settings-left-handed = Pour gauchers
settings-left-handed-about = Sur les écrans larges et bas, les boutons sont à gauche.
settings-language = Langue
settings-language-system = Système ({ $language })
settings-tap-tolerance = Tolérance du toucher
settings-tap-tolerance-about = Jusqu’où le doigt peut glisser sans annuler le toucher.
settings-tap-tolerance-value = { $size } mm
settings-text-size = Taille du texte
settings-text-size-about = La taille des mots ; les cartes sont toujours aussi grandes que possible.
settings-text-size-system = Système
settings-scan = Balayage par contacteur
settings-scan-about = Un cadre se déplace tout seul. N’importe quelle touche ouvre le groupe encadré, puis valide la carte ou le bouton encadré.
settings-scan-speed = Vitesse de balayage
settings-scan-speed-about = Le temps que le cadre reste sur chaque carte.
settings-seconds = { $seconds } s

## Statistiques

statistics-title = Statistiques
statistics-played = Parties jouées
statistics-won = Parties gagnées
statistics-win-rate = Taux de victoire
statistics-streak = Série en cours
statistics-best-streak = Meilleure série
statistics-best-time = Meilleur temps
statistics-fewest-undos = Le moins d’annulations (victoire)
statistics-none = –
statistics-none-yet = Aucune partie jouée pour l’instant.
statistics-recent = { $count ->
    [one] La dernière partie
   *[other] Les { $count } dernières parties
}
statistics-recent-about = Chaque barre représente les coups d’une partie ; une barre pleine est une victoire.
statistics-chart = { $count ->
    [one] Parties gagnées : { $won } sur { $count }
   *[other] Parties gagnées : { $won } sur les { $count } dernières
}
statistics-reset = Effacer les statistiques
statistics-reset-title = Effacer les statistiques ?
statistics-reset-body = Tous les compteurs et tous les records seront définitivement supprimés.
statistics-reset-do = Effacer
statistics-reset-keep = Les garder

## Règles

rules-title = Règles
rules-setup-title = Mise en place
rules-setup = Deux jeux de 52 cartes mélangés ensemble sont distribués : 12 piles de 8 cartes en arc et, à l’intérieur, une réserve de 8 cartes. Il n’y a ni talon ni fondations : tout est sur la table dès le début, mais seule la carte du dessus de chaque pile est visible. Les piles sont numérotées le long de l’arc depuis le bas à gauche, et le petit nombre dans le coin compte les cartes d’une pile.
rules-aim-title = Le but
rules-aim = Retirer les 104 cartes. Sont jouables la carte du dessus de chaque pile et toutes les cartes de la réserve. Les cartes retirées quittent le jeu ; une pile ou un emplacement de la réserve reste vide une fois vidé.
rules-pairs-title = Paires
rules-pairs = Deux cartes de l’as au 10 dont la somme fait 11 : as et 10, 2 et 9, 3 et 8, 4 et 7, ou 5 et 6. L’as vaut 1. La couleur n’a pas d’importance.
rules-trios-title = Trios
rules-trios = Un valet, une dame et un roi, de n’importe quelle couleur. Les figures ne forment jamais de paire.
rules-tapping-title = Toucher les cartes
rules-tapping = Touchez une première carte pour la sélectionner, puis une seconde qui fait 11 avec elle : la paire est retirée. Pour un trio, touchez les trois figures l’une après l’autre ; l’application ne choisit jamais la troisième à votre place. Touchez de nouveau une carte sélectionnée pour la désélectionner. Si deux cartes ne vont pas ensemble, rien n’est retiré et la sélection est effacée ; de deux figures de même rang, la seconde devient la carte sélectionnée.
rules-scoring-title = Score
rules-scoring = Chaque paire ajoute 10 au score et chaque trio 15. Une partie gagnée compte toujours 40 paires et 8 trios : 48 coups et un score de 520. Le temps n’influe pas sur le score.
rules-end-title = La fin de la partie
rules-end = Victoire : toutes les cartes ont été retirées. Partie bloquée : les cartes jouables ne contiennent ni paire ni trio ; vous pouvez annuler un coup ou commencer une nouvelle partie.
rules-tools-title = Ce que fait l’application
rules-tools = « Annuler » reprend jusqu’aux 100 derniers coups. Chaque donne a un code de partie qui la recrée à l’identique. Il n’y a ni solveur ni indice : l’application ne dit pas si une donne peut être gagnée.
rules-example-title = Exemple
rules-example = Dans la donne HM1-N-BIBI5L3, le 5 de pique de la pile 1 et le 6 de carreau de la pile 8 sont retirés ensemble. La pile 8 découvre alors le valet de trèfle, qui est retiré avec la dame de cœur de la pile 5 et le roi de cœur de la pile 3.
rules-example-pair = Paire : 5 + 6 = 11
rules-example-trio = Trio : valet, dame, roi
rules-keyboard-title = Clavier
rules-keyboard = Tab et les flèches passent d’une carte à l’autre, Entrée ou Espace valide, U annule, N lance une nouvelle partie et Échap revient en arrière.

## À propos

about-title = À propos
about-version = Version { $version }
about-what = Un solitaire à deux jeux de cartes, à jouer hors connexion.
about-privacy = L’application ne collecte rien. Elle ne demande aucune autorisation, n’ouvre aucune connexion et n’affiche aucune publicité. Vos parties restent sur cet appareil.
about-made-with = Réalisé avec le moteur Bevy.
about-licences = Licences
about-licence-app = Half Moon est un logiciel libre sous licence MIT ou Apache 2.0, à votre choix.
about-licence-font = La police est Atkinson Hyperlegible Next du Braille Institute, sous licence SIL Open Font 1.1.
about-licence-parts = Half Moon repose sur ces composants open source :

## Défauts des fichiers enregistrés

save-game-damaged = La partie enregistrée est endommagée ; elle a été mise de côté et une nouvelle donne est distribuée.
save-game-newer = La partie enregistrée vient d’une version plus récente de l’application ; elle a été mise de côté et une nouvelle donne est distribuée.
save-game-restored = La partie enregistrée est endommagée ; elle a été mise de côté et sa dernière copie intacte est reprise.
save-settings-damaged = Le fichier des réglages est endommagé ; il a été mis de côté et les réglages habituels s’appliquent.
save-settings-newer = Les réglages viennent d’une version plus récente de l’application ; ils ont été mis de côté et les réglages habituels s’appliquent.
save-settings-restored = Le fichier des réglages est endommagé ; il a été mis de côté et sa dernière copie intacte s’applique.
save-disk-full = La partie ne peut pas être enregistrée, car l’espace de stockage est plein.
save-not-allowed = La partie ne peut pas être enregistrée, car l’application n’a pas le droit d’écrire dans son dossier.
save-failed = La partie ne peut pas être enregistrée pour l’instant ; l’application réessaiera au prochain coup.

## Noms lus à voix haute

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
rank-jack = valet
rank-queen = dame
rank-king = roi
suit-spades = pique
suit-hearts = cœur
suit-diamonds = carreau
suit-clubs = trèfle
card-name = { $rank } de { $suit }
slot-pile-card = { $card }, pile { $number }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
slot-reserve-card = { $card }, réserve { $number }
slot-pile-empty = pile { $number }, vide
slot-reserve-empty = réserve { $number }, vide
slot-state = { $name }, { $state }
slot-selected = sélectionnée
slot-dimmed = estompée
slot-piles = Piles
slot-reserve = Réserve
live-dealt = Nouvelle partie, code de partie { $code }
live-resumed = Partie reprise, { $moves ->
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
}
live-selected = Sélectionnée : { $card }
live-deselected = Désélectionnée : { $card }
live-cleared = Sélection effacée
live-removed-pair = Retirées : { $first } et { $second }, { $points } points
live-removed-trio = Retirées : { $first }, { $second } et { $third }, { $points } points
live-turned-up = Découverte : { $card }
live-undone = Coup annulé. Score { $score }
live-dead-end = Partie bloquée
live-victory = Victoire

## Sur la ligne de commande et à la place de la fenêtre

start-no-display = Half Moon n’a trouvé aucun écran où ouvrir sa fenêtre. Lancez-le depuis un bureau X11, ou sous Xvfb : xvfb-run half-moon
start-no-gpu = Half Moon n’a trouvé aucun pilote graphique avec lequel dessiner. Installez un pilote Vulkan ; sans carte graphique, le pilote logiciel du paquet Debian mesa-vulkan-drivers suffit.
start-gpu-lost = Le pilote graphique a cessé de fonctionner. La partie est enregistrée : relancez Half Moon pour continuer.
start-no-data-folder = Aucun dossier où conserver la partie n’a été trouvé. Indiquez-en un avec --data.
