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
nowhere = Il n’y a rien ici
nowhere-text = L’adresse est peut-être mal saisie, ou ce qui était ici a disparu.
offline = La maison est injoignable. Vous pouvez consulter les jeux et leurs règles ; pour jouer, il faudra attendre.
try-again = Réessayer
not-loaded = Cette page n’a pas pu être chargée
not-loaded-text = La maison a peut-être été mise à jour. Rechargez la page.
not-loaded-offline = Sans la maison, vous pouvez seulement consulter les jeux et leurs règles. Rien n’est perdu : vos parties vous attendent.
to-the-shelf = Retour aux jeux
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
next-table-short = Autre partie : à vous
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

change-the-box = Créer votre version
change-the-box-text = avec d’autres nombres, d’autres cartes
box-chosen = Vous jouez avec la boîte « { $name } ».
box-use-printed = Jouer avec la boîte d’origine

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
dice-opening = Dés honnêtes : le nombre secret de chacun est scellé ; on les dévoile maintenant…
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
tools = Outils pour cette question
tool-since = Nouvelles
tool-ahead = Passe auto
all-choices = Tous les choix en mots ({ $count })
choices = Choix
in-the-rules = dans les règles
answer-given = Votre réponse est enregistrée. Elle comptera quand le temps sera écoulé ou que tous auront répondu.
answers-itself = Une seule réponse est possible : elle est donnée pour vous dans un instant.
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

replay-first = Au début
replay-previous = Une étape en arrière
replay-next = Une étape en avant
replay-last = À la fin
look-back = Revenir en arrière

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
news-opening-began = Dés honnêtes : le nombre secret de chacun est scellé ; on les dévoile.
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

## Plateaux

board-failed = Le plateau de ce jeu ne fonctionne pas. Vous pouvez continuer sur le plateau simple ci-dessous.
board-undrawable = Cette position ne peut pas être dessinée. Vous pouvez choisir dans la liste et lire la position en mots.
in-words = En mots
pick-nothing = Choisir autre chose
pile-all = Tout montrer
pile-less = Montrer moins
pile-empty = vide

## L’aide de jeu

guide = Aide
guide-box = Dans la boîte
guide-rules = Toute la règle du jeu
guide-what = Qu’est-ce que c’est ?
guide-what-how = Touchez, montrez ou atteignez avec Tab n’importe quoi sur le plateau pour apprendre ce que c’est. Rien n’est joué pendant ce temps.
guide-what-touch = Touchez n’importe quoi sur le plateau pour apprendre ce que c’est. Rien n’est joué pendant ce temps.
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
hint = Conseil
hint-do = Faire cela
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

## Casse-tête et analyses

puzzles = Casse-tête
puzzle-today = Casse-tête du jour
review = Analyse
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
review-details = Le détail en chiffres
