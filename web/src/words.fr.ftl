# Les phrases du client lui-même ; celles de la maison et des jeux viennent de la maison.

## Partout

skip-to-main = Aller au contenu
settings = Réglages
language = Langue
theme = Thème
theme-system = comme l’appareil
theme-light = clair
theme-dark = sombre
pace = Vitesse des animations
pace-slow = lente
pace-usual = normale
pace-quick = rapide
pace-none = aucune
notices = Me prévenir quand c’est mon tour
mute = Couper le son
volume = Volume
api-docs = Pour les développeurs : l’API
close = Fermer
loading = Un instant…
loading-part = Un instant… { $percent }
nowhere = Il n’y a rien ici
nowhere-text = L’adresse est peut-être mal saisie, ou ce qui était ici a disparu.
offline = La maison est injoignable. Vous pouvez consulter les jeux et leurs règles ; pour jouer, il faudra attendre.
try-again = Réessayer
not-loaded = Cette page n’a pas pu être chargée
not-loaded-text = La maison a peut-être été mise à jour. Rechargez la page.
not-loaded-offline = Sans la maison, vous pouvez seulement consulter les jeux et leurs règles. Rien n’est perdu : vos parties vous attendent.
to-the-shelf = Retour aux jeux
to-the-table = Retour à la table
house-unreachable = La maison est injoignable. Est-elle en marche, et êtes-vous en ligne ?
house-trouble = Une erreur s’est produite dans la maison. Veuillez réessayer.
title-asked = À vous

## L’étagère

shelf-title = À quoi jouons-nous ?
shelf-text = Des jeux de table, entre amis ou contre des robots. La machine arbitre, les dés se vérifient, et rien ne se perd jamais.
shelf-games = Jeux
shelf-mine = Vos parties
shelf-finished = Vos parties terminées
shelf-more = Voir les parties plus anciennes
next-table = À vous de jouer à une autre table : { $title }
next-table-short = À vous
shelf-open = Tables ouvertes
shelf-resume = Reprendre
shelf-join = Aller voir
players-count = { $least } à { $most } joueurs
play = Jouer
play-game = Jouer : { $title }
rules = Règles
rules-of = Règles : { $title }
row-free = { $free ->
    [0] aucune place libre
    [one] { $free } place libre
   *[other] { $free } places libres
}
row-your-turn = À vous de jouer
row-waits = On attend { $names }
phase-gathering = on attend des joueurs
phase-playing = en cours
phase-over = terminée
seats = Places
seat-free = libre
lan-title = Pour tous ceux qui sont dans la pièce
lan-text = Avec un téléphone connecté au même réseau, scannez ce code et installez-vous.
qr-alt = Code QR de { $url }
learn-new = Première fois ? Apprenez en 3 minutes
learn-on = Reprendre la leçon
learn-done = Vous connaissez déjà. Refaire la leçon ?
learn-game = { $text } ({ $title })

## Une leçon

lesson-of = Apprendre : { $title }
lesson-chapters = Chapitres
lesson-chapter-done = terminé
lesson-leave = Quitter la leçon
lesson-goal-label = But :
lesson-danger-label = Attention :
lesson-host-panel = Votre hôte
lesson-try-again = Réessayer
lesson-next = Chapitre suivant
lesson-repeat = Refaire la leçon
lesson-repeat-chapter = Refaire ce chapitre
lesson-play = Jouer pour de vrai contre des débutants, avec des conseils
lesson-play-new = Une partie entière
coach-hints = Un conseil à chaque question

## Une nouvelle table

your-name = Votre nom
guest = Invité
you = vous
how-many = Combien de joueurs ?
who-plays = Qui joue ?
who-at-seat = Qui joue à la place { $number } ?
a-friend = un ami, par lien
bots-levels = Robots par niveau
bots-characters = Personnages
# An option that a game suggests to so many players: Board: 5 × 5 (suggested for 2 players)
suggested-option = { $option } : { $value } (conseillé à { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
})
more-options = Plus d’options
clock = Pendule
clock-decision = par décision
clock-match = pour toute la partie
clock-none = sans pendule
clock-said-decision = Pendule : { $length } par décision
clock-said-match = Pendule : { $length } par joueur pour toute la partie
clock-said-none = Sans pendule : prenez tout votre temps
clock-alone = Seul contre des robots, vous jouez sans pendule.
seconds-decision = Temps par décision
seconds-match = Temps par joueur
seconds-count = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
minutes-count = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
hours-count = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
drawn = tiré au sort
left-open = non précisé
is-listed = Montrer cette table à toute la maison
open-and-invite = Ouvrir la table et inviter des amis
play-now = Jouer maintenant

## L’atelier

change-the-box = Modifier la boîte
change-the-box-text = d’autres nombres, d’autres cartes
box-chosen = Vous jouez avec la boîte « { $name } ».
box-use-printed = Jouer avec la boîte d’origine
workshop-title = Atelier : { $title }
workshop-text = Changez les nombres, les noms et la quantité de chaque carte. Gardez votre boîte, faites-la essayer par des robots, puis jouez-y entre amis.
workshop-state = Votre boîte
workshop-name = Nom de votre boîte
workshop-unnamed = { $title }, ma version
workshop-changes = { $count ->
    [one] { $count } changement
   *[other] { $count } changements
}
workshop-keep = Garder
workshop-try = Essayer
workshop-try-text = Des robots jouent avec votre boîte et avec celle d’origine, sur les mêmes tirages, et vous voyez l’effet de votre changement.
workshop-play = Jouer
workshop-link = Copier le lien
workshop-link-copied = Lien copié
workshop-csv-out = Enregistrer en CSV
workshop-csv-in = Ouvrir un fichier CSV
workshop-reset = Revenir à la boîte d’origine
workshop-box = La boîte
workshop-history = Historique
workshop-mine = Vos boîtes
box-as-printed = La boîte d’origine
box-label = { $what } : { $field }
box-said = { $what } :
box-no-changes = Aucun changement.
box-printed = d’origine : { $value }
box-before = avant : { "" }
box-after = après : { "" }
box-thing = Élément
box-more = Copier ou retirer
box-copy = Copier { $name }
box-remove = Retirer { $name }
box-missing = Il manque une valeur.
box-no-number = Il faut un nombre.
box-no-value = Cette valeur est impossible.
box-numbers = Nombres
trial-bot = Qui joue
trial-matches = Parties avec chaque boîte
trial-begin = Faire jouer les robots
trial-cancel = Annuler
trial-progress = Parties jouées : { $done } sur { $of }
trial-left = { $count ->
    [0] Encore moins d’une minute.
    [1] Encore une minute environ.
   *[other] Encore { $count } minutes environ.
}
trial-waits = Les tables passent d’abord : quand la maison est pleine, cela dure plus longtemps.
trial-waiting = { $before ->
    [1] Une autre boîte est à l’essai avant la vôtre.
   *[other] { $before } autres boîtes sont à l’essai avant la vôtre.
}
trial-done = { $matches } parties avec chaque boîte, sur les mêmes tirages.
trial-clear = L’effet de votre changement, au-delà du hasard :
trial-unclear = Rien n’a changé que le hasard seul ne puisse expliquer. Davantage de parties révéleraient de plus petits effets.
trial-wins = Qui gagne
trial-figures = Toutes les mesures
trial-first-seat = Premier joueur
trial-seat = Place { $number }
trial-printed = D’origine
trial-yours = La vôtre
trial-things-text = Combien de fois chaque élément a servi par partie, et combien de ceux qui s’en sont servis ont gagné.
trial-download = Télécharger tout le rapport

box-part-card = Cartes
box-part-space = Cases
box-part-token = Jetons
box-part-pawn = Pions
box-part-identical = Pions identiques
box-part-face = Faces des tuiles
box-part-wrestler = Lutteurs
box-part-tiles = Tuiles numérotées
box-part-obstacle = Obstacles
box-part-layouts = Dispositions toutes prêtes
box-part-sizes = Dimensions
box-part-physics = Physique
box-part-table = Table
box-part-worm = Vers
box-part-finish = Arrivée
box-part-start = Départ
box-part-stamina = Endurance
box-part-hand = Maximum de cartes en main
box-part-hand-for-two = Maximum de cartes en main à deux
box-part-fee = Paiement
box-part-most-dice = Maximum de dés d’un combattant
box-part-turns-outside = Tours hors du ring
box-field-id = nom
box-field-count = quantité
box-field-amount = valeur
box-field-number = nombre
box-field-group = groupe
box-field-effect = effet
box-field-shape = forme
box-field-direction = direction
box-field-start = départ
box-field-length = longueur
box-field-width = largeur
box-field-diameter = diamètre
box-field-mass = masse
box-field-friction = frottement
box-field-bias = dérive
box-field-numbers = nombres
box-field-rests = repos
box-field-age = âge
box-field-style = style
box-field-gender = genre
box-field-look = apparence

## Avant la partie

gathering-wait = On attend des joueurs. Envoyez le lien à vos amis, ou ajoutez des robots.
gathering-full = Tout le monde est là.
gathering-full-watch = Toutes les places sont prises ; vous pouvez regarder.
sit-here = S’asseoir ici
sit-at = S’asseoir ici : place { $number }
stand-up = Se lever
your-colour = Votre couleur
your-colour-of = Votre couleur, jeu { $number }
add-bot = Ajouter un robot…
bot-at = Ajouter un robot à la place { $number }
remove = Retirer
remove-bot = Retirer le robot de la place { $number }
is-away = absent
begin = Commencer
begin-when-full = La partie commence quand toutes les places sont prises
invite = Envoyez ce lien à vos amis
invite-only-here = Seul cet ordinateur peut l’ouvrir. Pour les téléphones de la pièce, lancez la maison avec ./play --lan.
copy = Copier
copied = Copié
share = Partager
dice-promise = Dés honnêtes
dice-promise-text = Avant tout tirage, la maison a fixé sa graine secrète ; en voici l’empreinte. Chaque joueur scelle un nombre tiré au hasard, et les sceaux ne sont ouverts que lorsque plus personne ne peut changer le sien. Ainsi, personne ne choisit les dés, pas même la maison de mèche avec un joueur. À la fin, la graine est dévoilée, et chacun peut vérifier chaque tirage.
dice-sealed = { $count ->
    [one] Dés honnêtes : { $count } sur { $total } a scellé un nombre aléatoire.
   *[other] Dés honnêtes : { $count } sur { $total } ont scellé un nombre aléatoire.
}
dice-opening = Dés honnêtes : tous les nombres aléatoires sont scellés et vont être dévoilés…
dice-not-ours = Ne vous fiez pas à ces dés : ils ne viennent pas du nombre aléatoire que ce navigateur a scellé et dévoilé.
dice-not-sealed = Ne vous fiez pas à ces dés : un des nombres aléatoires n’est pas celui qui avait été scellé.
dice-not-promised = la graine n’est pas celle que la maison avait promise
dice-opened = La graine dévoilée :

## À la table

table-opening = On prépare la table…
connection-lost = Connexion interrompue ; nouvelle tentative en cours. Rien n’est perdu : vous retrouverez tout en place.
house-cannot-write = La maison ne peut rien enregistrer pour le moment. Vous pouvez regarder ; rien n’est perdu, et la partie reprendra d’elle-même.
closed-not-understood = La maison n’a pas compris cette page. Veuillez la recharger.
closed-wrong-origin = Cette page n’appartient pas à cette maison.
closed-no-table = Cette table n’existe pas.
closed-old-client = La maison a été mise à jour. Veuillez recharger cette page.
load-again = Recharger
the-board = Le plateau
the-question = Votre décision
beside = À côté du plateau
log = Journal
log-earlier = Montrer ce qui précède
why-title = Pourquoi cela ?
why-of = Pourquoi ? { $text }
why-because = parce que
why-late = Personne n’a décidé à temps.
why-nothing = Rien d’autre n’y a mené : c’était simplement la suite du jeu.
chat = Discussion
chat-new = nouveau
chat-empty = Aucun message pour l’instant.
chat-say = Écrire un message
chat-send = Envoyer
emotes = Le dire sans mots
chat-host = Vous avez ouvert cette table
chat-silence = { $name } ne peut pas parler ici
a-watcher = Quelqu’un
mute-person = Ne plus afficher { $name }
unmute-all = Afficher de nouveau tout le monde
is-paused = En pause
resume = Reprendre
pause = Pause
ask-why = Pourquoi ?
all-choices = Tous les choix en mots ({ $count })
choices = Choix
in-the-rules = dans les règles
answer-given = Votre réponse est enregistrée. Elle comptera quand le temps sera écoulé ou que tous auront répondu.
answers-itself = Une seule réponse est possible : elle est donnée pour vous.
choices-challenge = Défier
choices-play = Jouer une carte
choices-draw = Piocher
choices-move = Avancer ou finir le tour
choices-discard = Défausser
choices-other = Autres
pass-for-me = Passer pour moi jusqu’à mon tour
type-choice = { $count } choix : tapez pour en trouver un
showing = Regardez…
skip = Sauter
you-watch = Vous regardez : vous voyez seulement ce que tout le monde peut voir.
screen-of = Grand écran : { $title }
screen-open = Afficher sur un grand écran
hand-only = Ne montrer que ma main
show-board = Montrer le plateau
screen-asked = réfléchit
screen-scan = Scannez ce code avec votre téléphone pour vous asseoir.
screen-scan-watch = Scannez pour suivre sur votre téléphone.
screen-begin = Quand tout le monde est assis, lancez la partie depuis un téléphone. Votre main reste sur votre téléphone ; cet écran ne montre que ce que tout le monde peut voir.
visitor = À propos de cette table
visitor-over = Cette partie est terminée.
visitor-playing = Vous n’avez pas de place dans cette partie : vous voyez ce que tout le monde peut voir.
visitor-seat = Vous jouez sur un autre appareil ? Son menu propose un lien vers votre place.
visitor-replay = Revoir la partie
visitor-watch = Juste regarder
any-time = Vous pouvez aussi, à tout moment :
take-back = Annuler
time-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
bot = robot
is-asked = réfléchit
hand-over = Laisser un robot prendre la suite
notice-is-out = hors jeu
notice-seat-out = { $seatIs ->
    [you] Vous êtes hors jeu !
   *[other] { $seat } est hors jeu !
}
notice-seat-back = { $seatIs ->
    [you] Vous êtes de retour !
   *[other] { $seat } est de retour !
}
aside-out = { $round ->
    [0] Vous êtes hors jeu
   *[other] Vous êtes hors jeu, au tour de table { $round }
}
aside-out-text = Les autres continuent. Regardez jusqu’à la fin, ou revenez plus tard : la partie vous attend dans « Vos parties ».
aside-resigned = Vous avez abandonné
aside-resigned-text = Les autres continuent, un robot à votre place. Regardez jusqu’à la fin, ou revenez plus tard : la partie vous attend dans « Vos parties ».
aside-finishing = Il ne reste que des robots : ils terminent la partie…
aside-bot = Un robot joue pour vous
aside-bot-text = Vous pouvez reprendre votre place à tout moment.
refused = C’est impossible :
refused-rule = Règle { $section }
table-menu = La table
describe = Décrire la position en mots
your-hand = Votre main
orders = Consignes
orders-text = Ce que le jeu répond pour vous, aussitôt, quand un autre joue une carte. Personne d’autre ne le voit.
other-device = Un autre appareil
other-device-text = Ce lien privé est votre place : ouvrez-le sur un autre appareil pour y continuer. Gardez-le pour vous.
bot-for-me = Laisser un robot jouer pour moi
take-seat = Reprendre ma place
resign = Abandonner
resign-sure = Voulez-vous vraiment abandonner cette partie ?
go-on = Continuer à jouer

## La fin

you-won = Vous avez gagné !
your-place = { $round ->
    [0] Vous prenez la { $place } place sur { $count }.
   *[other] Vous prenez la { $place } place sur { $count }, hors jeu au tour de table { $round }.
}
place-ordinal = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
}
count-word = { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] six
}
out-in-round = hors jeu au tour de table { $round }
you-gave-up = Vous avez abandonné ; un robot a joué à votre place jusqu’à la fin.
match-ended = La partie est finie
ended-resigned = Tous les autres ont abandonné
rematch = Revanche
rematch-waits = { $count ->
    [0] On prépare la table…
    [one] On attend encore { $count } joueur
   *[other] On attend encore { $count } joueurs
}
watch-next = Regarder la partie suivante
replay = Revoir
watch-the-rest = Voir comment la partie a fini
check-dice = Vérifier les tirages
dice-not-simulated = { $walks ->
    [one] { $walks } marche vient d’une version antérieure du mécanisme : elle est reprise de l’enregistrement, sans être simulée à nouveau.
   *[other] { $walks } marches viennent d’une version antérieure du mécanisme : elles sont reprises de l’enregistrement, sans être simulées à nouveau.
}
dice-good = Chaque tirage et chaque coup sont conformes.
dice-bad = Quelque chose ne va pas à partir de l’étape { $entry } : { $reason }
download-record = Télécharger la partie

## Revoir une partie

replay-of = Revoir : { $title }
replay-empty = Il n’y a encore rien à voir.
replay-first = Au début
replay-previous = Une étape en arrière
replay-next = Une étape en avant
replay-last = À la fin
replay-go = Lire
replay-stop = Arrêter
replay-step = Étape { $at } sur { $count }
replay-whose = Vu par
replay-own = moi
replay-spectator = un spectateur
looking-back = Retour en arrière : { $title }
look-back = Revenir en arrière
fork = Rejouer à partir d’ici
fork-text = Une nouvelle partie commence à l’étape { $step }, contre des robots et avec de nouveaux tirages. La partie terminée reste telle quelle.
fork-seat = Vous jouez pour
fork-bots = Les autres sont des robots
fork-go = Jouer la suite
review-shared = Relecture partagée
review-share = Revoir ensemble
review-leading = { $others ->
    [0] Vous menez. Personne ne suit encore : envoyez le lien.
    [one] Vous menez ; une personne suit.
   *[other] Vous menez ; { $others } personnes suivent.
}
review-following = Vous voyez l’étape que montre la personne qui mène.
review-invite = Copier le lien
review-leave = Quitter
review-alone = Revoir de mon côté
review-gone = Cette relecture partagée est terminée.
review-draw = Dessiner sur le plateau
review-draw-text = Touchez un élément pour le marquer ; glissez d’un endroit à un autre pour tracer une flèche. Au clavier : Tab jusqu’à l’élément, puis Entrée.
review-undo = Annuler
review-clear = Tout effacer
review-pen-0 = Feutre rouge
review-pen-1 = Feutre bleu
review-pen-2 = Feutre vert
review-pen-3 = Feutre violet
notes = Notes privées
notes-text = Les notes restent dans ce navigateur ; personne d’autre ne les voit.
notes-placeholder = Votre note sur l’étape { $step }
notes-not-kept = Ce navigateur ne garde pas les notes : elles disparaîtront quand vous fermerez cette page.

## Nouvelles de la table

news-table-opened = La table est ouverte ; sa graine est fixée.
news-seat-taken = { $seat } s’assied.
news-seat-left = { $seat } se lève.
news-nonce-shown = { $seat } a ajouté un nombre aléatoire aux tirages.
news-seal-shown = { $seat } a scellé un nombre aléatoire.
news-colour-shown = { $seatIs ->
    [you] Vous jouez en { $colour }.
   *[other] { $seat } joue en { $colour }.
}
news-opening-began = Tous les nombres aléatoires sont scellés ; on les dévoile.
news-nonce-opened = { $seat } a dévoilé son nombre aléatoire.
news-opening-late = { $count ->
    [1] La partie n’a pas commencé : { $names } n’a pas dévoilé son nombre aléatoire pour les dés à temps et quitte sa place. Chacun va en sceller un nouveau.
   *[other] La partie n’a pas commencé : { $names } n’ont pas dévoilé leur nombre aléatoire pour les dés à temps et quittent leur place. Chacun va en sceller un nouveau.
}
news-opening-left = La partie n’a pas commencé : départ pendant que les nombres aléatoires pour les dés étaient dévoilés ({ $names }). Chacun va en sceller un nouveau.
news-match-began = La partie commence.
news-timed-out = { $seatIs ->
    [you] Votre temps est écoulé ; un choix a été fait pour vous.
   *[other] Temps écoulé pour { $seat } ; un choix a été fait à sa place.
}
news-window-shut = Le temps de réagir est écoulé.
news-seat-handed-over = Un robot prend la suite pour { $seat }.
news-seat-taken-back = { $seatIs ->
    [you] Vous reprenez votre place.
   *[other] { $seat } reprend sa place.
}
news-match-paused = { $seat } met la partie en pause.
news-match-resumed = La partie reprend.
news-physics-changed = Le mécanisme a été amélioré : à partir d’ici, les pions marchent selon sa version { $version }.
news-deadlines-moved = { $seconds ->
    [one] Après une interruption, chacun a { $seconds } seconde de plus.
   *[other] Après une interruption, chacun a { $seconds } secondes de plus.
}
news-seat-resigned = { $seatIs ->
    [you] Vous abandonnez.
   *[other] { $seat } abandonne.
}
news-match-over = La partie est finie ; la graine est dévoilée.
news-rematch-wanted = { $seatIs ->
    [you] Vous voulez une revanche.
   *[other] { $seat } veut une revanche.
}
news-rematch-at = La partie suivante est prête.
news-answer-kept = Votre réponse est enregistrée.
news-answered-itself = { $count ->
    [1] Réponse donnée pour vous : un seul choix possible.
   *[other] { $count } réponses données pour vous : un seul choix possible.
}
news-answer-reopened = Vous pouvez répondre de nouveau.
news-orders-kept = Vos consignes sont enregistrées.
option-draw = La dessiner
option-drawn = Fermer le dessin

## L’atelier des auteurs de jeux

workbench-of = Établi : { $title }
bench-watching = { $count ->
    [0] Dossier surveillé : { $folder }/. Les règles sont rechargées dès qu’un fichier change.
    [1] Dossier surveillé : { $folder }/. Les règles ont été rechargées une fois.
   *[other] Dossier surveillé : { $folder }/. Les règles ont été rechargées { $count } fois.
}
bench-last-good = Les fichiers sont inutilisables en l’état ; la partie continue avec les dernières bonnes règles.
bench-lost = L’établi ne répond pas. A-t-il été fermé dans le terminal ?
bench-cut = Les nouvelles règles n’ont pu rejouer que { $kept } des { $steps } étapes. L’étape { $step } n’est plus possible (« { $done } »). Le reste reviendra si vous annulez la modification avant de continuer à jouer.
bench-cut-all = Les nouvelles règles ne peuvent pas reproduire le début de cette partie : elle a été recommencée. Elle reviendra si vous annulez la modification avant de continuer à jouer.
bench-fault-refused = Refusé
bench-fault-syntax = Python ne peut pas lire ce fichier
bench-fault-contract = Le jeu ne respecte pas son contrat
bench-fault-exception = Les règles ont échoué
bench-fault-input = Ce n’est pas possible
bench-fault-luck = Les règles ont demandé au hasard autre chose que ce qui était enregistré
bench-fault-stuck = Les règles ne se terminaient pas
bench-fault-gone = Le processus qui exécute les règles s’est arrêté ; il a été relancé
bench-calls = Les appels qui y ont mené
bench-timeline = Étapes de la partie
bench-step = Étape { $at } sur { $steps }
bench-step-done = { $who } : { $what }
bench-set-up = La mise en place
bench-from-position = Une position modifiée
bench-step-takeBack = reprend un choix
bench-step-handOver = cède sa place
bench-luck = Hasard : { $luck }
bench-branches = Jouer d’ici ouvre une nouvelle ligne.
bench-lines = Lignes de jeu
bench-line = Ligne { $number } : { $steps ->
    [0] 0 étape
    [1] 1 étape
   *[other] { $steps } étapes
}
bench-line-begun = mise en place
bench-line-edited = position modifiée
bench-line-branch = quitte la ligne { $line } à l’étape { $step }
bench-bot = Quel robot joue
bench-bot-steps = Combien d’étapes
bench-let-bots = { $count ->
    [1] Laisser les robots jouer 1 étape
   *[other] Laisser les robots jouer { $count } étapes
}
bench-random-end = Au hasard jusqu’à la fin
bench-over = La partie est finie. Gagnants : { $winners }.
bench-spectator = Spectateur
bench-owes = doit décider
bench-may = peut agir
bench-told = La dernière étape, vue d’ici
bench-told-nothing = N’a rien vu de la dernière étape.
bench-samples = En pointillé : quelques valeurs possibles parmi beaucoup. « Essai libre » accepte les autres.
bench-words = Tout ce que l’on sait d’ici, en mots
bench-board = Montrer le plateau
bench-data = La vue en données
bench-hidden = Ce que l’on ne voit pas d’ici
bench-hidden-nothing = Rien n’est caché ici.
bench-panel-failed = Les règles n’ont pas pu montrer cette vue
bench-checking = Recherche de fuites…
bench-no-leak = Aucune fuite trouvée
bench-not-checked = La recherche de fuites a échoué
bench-leaks-count = { $count ->
    [1] 1 fuite
   *[other] { $count } fuites
}
bench-leaks-text = Pour chaque point de vue, l’établi imagine d’autres mondes compatibles avec ce que l’on y sait, et joue côte à côte dans le vrai monde et dans chacun d’eux. Vues, choix, refus et événements doivent y être les mêmes.
bench-leaks-tried = Mondes comparés : { $worlds } ; décisions jouées dans les deux : { $decisions }.
bench-tools = Outils
bench-tab-sees = Qui voit quoi
bench-tab-leaks = Fuites
bench-tab-position = Position
bench-tab-try = Essai libre
bench-tab-setup = Mise en place
bench-sees-text = Les champs des vues. En couleur : ce qu’une place voit autrement qu’un spectateur.
bench-sees-alike = À cette étape, tous voient la même chose.
bench-sees-all = Montrer aussi ce que tous voient à l’identique
bench-field = Champ
bench-viewers = Vu par
bench-value = Valeur
bench-position-text = Toute la position, secrets compris. Modifiez-la et jouez à partir de là, dans une nouvelle ligne.
bench-position-play = Jouer à partir de cette position
bench-position-reset = Abandonner mes modifications
bench-position-bad = Cette position n’est pas possible
bench-position-moved = La partie a avancé depuis le début de vos modifications ; votre texte est conservé.
bench-try-text = Jouez n’importe quelle action pour n’importe quelle place, permise ou non, pour voir ce qui est refusé, et par quelle ligne de votre code.
bench-try-seat = Place
bench-try-offers = Actions de départ
bench-try-action = Action, en JSON
bench-try = Essayer
bench-seed = Graine
bench-seed-other = Une autre graine
bench-box = Boîte modifiée
bench-box-text = Le contenu de la boîte, en TOML ou en JSON. Une partie garde la boîte modifiée avec laquelle elle a commencé.
bench-box-reset = Revenir à la boîte d’origine
bench-setup-bad = Une partie ne peut pas commencer ainsi
bench-begin = Nouvelle partie
dev-no-report = Les règles ont été rechargées pendant la recherche

## Plateaux

board-failed = Le plateau de ce jeu ne fonctionne pas. Vous pouvez continuer sur le plateau simple ci-dessous.
board-undrawable = Cette position ne peut pas être dessinée. Vous pouvez choisir dans la liste et lire la position en mots.
in-words = En mots
pick-nothing = Choisir autre chose
pile-all = Tout montrer
pile-less = Montrer moins
pile-empty = vide

# Les noms des champs des vues sur un plateau dessiné d’après leurs types ; un jeu peut avoir ses propres phrases field-…
field-hand = Votre main
field-hands = En main
field-hand-sizes = En main
field-hand-size = En main
field-cards = Cartes
field-chosen = Vous avez choisi
field-choice = Votre choix
field-picked = Vous avez pris
field-sealed = a choisi
field-known = Cartes connues
field-trick = Pli
field-played = Déjà jouées
field-voids = N’a pas de
field-points = Points
field-scores = Score
field-score = Score
field-turn = doit jouer
field-dealer = donneur
field-leader = entame
field-starter = commence
field-first = premier
field-deal = Donne
field-round = Manche
field-rounds = Manches
field-deck = Pioche
field-stock = Talon
field-bag = Sac
field-supply = Réserve
field-discards = Défausse
field-discard = Défausse
field-pile = Pile
field-table = Sur la table
field-board = Plateau
field-track = Piste
field-market = À prendre
field-pot = Pot
field-bid = Votre enchère
field-bids = Enchères
field-bids-in = a enchéri
field-trump = Atout
field-tricks = Plis
field-coins = Pièces
field-money = Argent
field-lives = Vies
field-left = Restent
field-out = hors jeu
field-passed = a passé

## L’aide de jeu

guide = Aide
guide-box = Dans la boîte
guide-rules = Toute la règle du jeu
guide-what = Qu’est-ce que c’est ?
guide-what-how = Touchez, montrez ou atteignez avec Tab n’importe quoi sur le plateau pour apprendre ce que c’est. Rien n’est joué pendant ce temps.
guide-what-end = Retour au jeu

## Sur la boîte

on-the-box = Sur la boîte
box-minutes = environ { $least } à { $most } min
box-age = dès { $age } ans
box-weight = { $weight ->
    [1] règles très simples
    [2] règles simples
   *[other] règles plus riches
}

## Casse-tête

puzzles = Casse-tête
puzzles-text = Des positions de vraies parties : une décision nettement meilleure que les autres, ou une victoire à trouver avant la fin du tour.
puzzle-of = { $title } : un casse-tête
puzzle-today = Casse-tête du jour
puzzle-today-done = Vous avez résolu le casse-tête du jour.
puzzle-streak = { $days ->
    [1] Un jour de suite
   *[other] { $days } jours de suite
}
puzzle-solve = Résoudre
puzzle-number = Casse-tête { $number }
puzzle-done = résolu
puzzle-grade = Difficulté { $grade } sur 5
puzzle-best = Trouvez la meilleure décision.
puzzle-win = Gagnez avant la fin de votre tour.
puzzle-seat = C’est vous
puzzle-rival = Rival { $number }
puzzle-solved = Résolu !
puzzle-wrong-win = Pas de victoire cette fois, mais il y en a une à trouver.
puzzle-shown = Voici la réponse.
puzzle-reason = Pourquoi ? { $reason }
puzzle-against = Ce qui cloche : { $reason }
puzzle-close = Presque ! Il y a un tout petit peu mieux.
puzzle-worse = Il y a mieux : votre décision laisse échapper { $share } de vos chances.
puzzle-won = Vous gagnez avant la fin de votre tour.
puzzle-as-good = Votre décision vaut la meilleure.
puzzle-best-found = Vous avez trouvé la meilleure décision.
puzzle-figures-best = La meilleure décision gagne dans { $chance } des cas, la suivante dans { $second }. Les deux ont été essayées dans { $worlds } parties imaginées, compatibles avec ce que vous savez.
puzzle-figures-win = Il existe une solution qui marche dans { $chance } des cas.
puzzle-show = Montrer la réponse
puzzle-again = Réessayer
puzzle-next = Casse-tête suivant
puzzle-all = Tous les casse-tête
puzzle-none = Il n’y a pas encore de casse-tête ici.
## Depuis votre dernier tour, et la fin

table-changed-box = Boîte modifiée
table-changed-box-text = On ne joue pas ici avec la boîte imprimée. Voici les différences :
since-to-you = Depuis votre dernier tour, pour vous :
stage-camera = Zoom et caméra
since-more = et { $count } de plus
since-your-turn = Depuis votre dernier tour
since-your-turn-count = Depuis votre dernier tour ({ $count })
celebrate = { $count ->
    [1] gagne la partie
   *[other] gagnent ensemble
}
celebrate-you = Vous gagnez !
celebrate-close = Fermer

## Règles du jeu

rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucun résultat.
    [one] 1 section
   *[other] { $count } sections
}

## Les conseils

hint-ask = Que ferait un robot ?
hint-thinking = Le robot réfléchit…
hint-marks = Tout le monde verra que vous avez eu un conseil.
hint-title = Un robot choisirait
hint-chance = { $percent } de victoires
assisted = a eu un conseil
with-hints = avec des conseils
news-hint-given = { $seatIs ->
    [you] Un robot vous a conseillé.
   *[other] Un robot a conseillé { $seat }.
}

## L’analyse d’une partie

review = Analyse
review-of = Analyse : { $title }
review-working = La maison parcourt la partie… { $percent }
review-chart = Chances de gagner au fil de la partie
review-seat-chance = { $name } { $percent }
review-now = Chances de gagner à cette étape
review-comparable = Avec cette boîte, les chances ne sont que des estimations : comparez-les, sans les prendre à la lettre.
review-sums = Chance et choix
review-player = Joueur
review-luck = chance
review-choices = choix
review-mistakes = erreurs
review-units = En centièmes de victoire, ± erreur type. Chance : ce que pioches et dés ont changé. Choix : ce qui a été perdu par rapport au meilleur choix connu, selon ce que le joueur savait.
review-turns = Tournants
review-turns-text = Touchez un numéro pour voir ce tournant sur le plateau.
review-no-turns = Aucun : la partie s’est décidée peu à peu.
review-by-luck = par chance
review-by-choice = par un choix
best-moments = Les meilleurs moments
best-moment-of = Le meilleur moment : { $name }
best-by-luck = { $points ->
    [one] Un coup de chance : les chances de gagner ont monté de { $points } point.
   *[other] Un coup de chance : les chances de gagner ont monté de { $points } points.
}
best-by-choice = { $points ->
    [one] Un choix : les chances de gagner ont monté de { $points } point.
   *[other] Un choix : les chances de gagner ont monté de { $points } points.
}
picture-save = Enregistrer l’image
review-worst = Les plus grosses erreurs
review-no-mistakes = Aucune ne se détache.
review-better = Mieux : { $best }.

## L’analyse en quelques mots

when-in = { $unit ->
    [round] au tour de table { $number }
    [turn] au tour { $number }
   *[step] à l’étape { $number }
}
when-until = { $unit ->
    [round] jusqu’au tour de table { $number }
    [turn] jusqu’au tour { $number }
   *[step] jusqu’à l’étape { $number }
}
when-label = { $unit ->
    [round] Tour de table { $number }
    [turn] Tour { $number }
   *[step] Étape { $number }
}
story-won-always = { $seatIs ->
    [you] Vous avez mené du début à la fin.
   *[other] { $seat } a mené du début à la fin.
}
story-won-late = { $seatIs ->
    [you] Tout est resté ouvert jusqu’au bout, et vous avez gagné.
   *[other] Tout est resté ouvert jusqu’au bout, et { $seat } a gagné.
}
story-won-lead = { $seatIs ->
    [you] Vous avez pris la tête { $at } et ne l’avez plus lâchée.
   *[other] { $seat } a pris la tête { $at } et ne l’a plus lâchée.
}
story-won-behind = { $seatIs ->
    [you] Belle remontée : { $at }, { $chance ->
        [slim] vous n’aviez presque plus aucune chance.
       *[poor] vous étiez loin derrière.
    }
   *[other] Belle remontée : { $at }, { $seat } { $chance ->
        [slim] n’avait presque plus aucune chance.
       *[poor] était loin derrière.
    }
}
story-best-luck = Le plus beau coup de chance est venu { $at }.
story-best-choice = Tout a basculé { $at }.
story-lost-ahead = { $seatIs ->
    [you] Vous étiez en tête { $until }.
   *[other] { $seat } était en tête { $until }.
}
story-lost-late = { $seatIs ->
    [you] Vous étiez en tête presque jusqu’à la fin.
   *[other] { $seat } était en tête presque jusqu’à la fin.
}
story-lost-open = Tout est resté ouvert jusqu’au bout.
story-lost-hopeful = { $seatIs ->
    [you] Vous étiez dans la course { $until }.
   *[other] { $seat } était dans la course { $until }.
}
story-lost-early = { $seatIs ->
    [you] Vous avez pris du retard très tôt, sans jamais le combler.
   *[other] { $seat } a pris du retard très tôt, sans jamais le combler.
}
story-no-blow = Aucun moment n’a tout décidé à lui seul.
story-blow-luck = { $seatIs ->
    [you] Le plus dur a été un coup de malchance { $at } : il vous a coûté { $share } de vos chances.
   *[other] Le plus dur a été un coup de malchance { $at } : il a coûté à { $seat } { $share } de ses chances.
}
story-blow-choice = { $seatIs ->
    [you] Votre choix le plus coûteux est venu { $at } : { $did }. Il vous a coûté { $share } de vos chances.
   *[other] Le choix le plus coûteux est venu { $at } : { $did }. Il a coûté à { $seat } { $share } de ses chances.
}
story-share = { $share ->
    [all] presque la totalité
    [most] la plus grande partie
    [two-thirds] environ les deux tiers
    [half] environ la moitié
    [third] environ un tiers
    [quarter] environ un quart
    [fifth] environ un cinquième
    [tenth] environ un dixième
   *[little] une petite partie
}
story-luck-nobody = Le hasard n’a guère pris parti.
story-luck-for = Le hasard était { $strength ->
    [strong] très nettement
    [clear] nettement
   *[slight] légèrement
} { $seatIs ->
    [you] de votre côté
   *[other] du côté { $seatOf }
}.
story-luck-against = Le hasard était { $strength ->
    [strong] très nettement
    [clear] nettement
   *[slight] légèrement
} contre { $seatIs ->
    [you] vous
   *[other] { $seat }
}.
review-turn = { $seatIs ->
    [you] Vos chances
   *[other] Les chances { $seatOf }
} { $cause ->
    [luck-up] montent, par chance
    [luck-down] chutent, par malchance
    [up] montent
   *[down] chutent
} : de { $before } à { $after }.
review-decisions = { $seatIs ->
    [you] Vos choix qui ont compté
   *[other] Les choix { $seatOf } qui ont compté
}
review-decisions-none = { $seatIs ->
    [you] Vous n’avez rien gâché d’important.
   *[other] { $seat } n’a rien gâché d’important.
}
review-best-choice = { $seatIs ->
    [you] Votre meilleur choix.
   *[other] Le meilleur choix { $seatOf }.
}
review-chose = { $seatIs ->
    [you] Vous avez choisi
   *[other] { $seat } a choisi
}
review-instead = Mieux
review-cost = { $seatIs ->
    [you] Coût : { $share } de vos chances.
   *[other] Coût : { $share } des chances { $seatOf }.
}
review-see = Voir ce coup
review-differently = Jouer autrement
review-balance = Hasard ou choix ?
review-bar-luck = Hasard
review-bar-choices = Choix
review-bar-hurt = chances perdues
review-bar-helped = chances gagnées
balance-close = Hasard et choix ont pesé à peu près autant : impossible de trancher.
balance-choices-more = { $seatIs ->
    [you] Vos choix vous ont coûté plus que le hasard.
   *[other] Les choix { $seatOf } ont coûté plus que le hasard.
}
balance-luck-hurt-more = { $seatIs ->
    [you] La malchance vous a coûté plus que vos choix.
   *[other] La malchance a coûté plus à { $seat } que ses choix.
}
balance-luck-helped-more = { $seatIs ->
    [you] Le hasard vous a apporté plus que vos choix n’ont coûté.
   *[other] Le hasard a apporté à { $seat } plus que ses choix n’ont coûté.
}
balance-luck-wasted = { $seatIs ->
    [you] Le hasard vous a souri, mais vos choix vous ont coûté davantage.
   *[other] Le hasard a souri à { $seat }, mais ses choix ont coûté davantage.
}
review-details = Le détail en chiffres
review-meanwhile = En attendant, vous pouvez parcourir la partie.
