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
notices = Me prévenir quand c’est à moi
mute = Couper le son
api-docs = Pour les développeurs : l’API
close = Fermer
loading = Un instant…
loading-part = Un instant… { $percent } %
nowhere = Il n’y a rien ici
to-the-shelf = Retour aux jeux
to-the-table = Retour à la table
house-unreachable = La maison est injoignable. Est-elle en marche, et êtes-vous en ligne ?
house-trouble = Quelque chose s’est mal passé. Veuillez réessayer.
title-asked = À vous

## L’étagère

shelf-title = À quoi jouons-nous ?
shelf-text = Des jeux de table, entre amis ou contre des robots. La machine arbitre, les dés se vérifient, et rien ne se perd jamais.
shelf-games = Jeux
shelf-mine = Vos parties
shelf-finished = Vos parties terminées
shelf-open = Tables ouvertes
shelf-resume = Continuer
shelf-join = Aller voir
players-count = { $least } à { $most } joueurs
play = Jouer
play-game = Jouer à { $title }
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

## Une nouvelle table

your-name = Votre nom
guest = Invité
you = vous
how-many = Combien de joueurs ?
who-plays = Qui joue ?
who-at-seat = Qui joue à la place { $number } ?
a-friend = un ami, par lien
bot-random = Robot débutant
bot-plain = Robot moyen
bot-heuristic = Robot fort
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

## Avant la partie

gathering-wait = On attend des joueurs. Envoyez le lien à vos amis, ou ajoutez des robots.
gathering-full = Tout le monde est là.
gathering-full-watch = Toutes les places sont prises ; vous pouvez regarder.
sit-here = S’asseoir ici
sit-at = S’asseoir à la place { $number }
stand-up = Se lever
your-colour = Votre couleur
your-colour-of = Votre couleur, jeu { $number }
add-bot = Ajouter un robot…
bot-at = Ajouter un robot à la place { $number }
remove = Retirer
remove-bot = Retirer le robot de la place { $number }
is-away = parti
begin = Commencer
begin-when-full = La partie commence quand toutes les places sont prises
invite = Envoyez ce lien à vos amis
invite-only-here = Seul cet ordinateur peut l’ouvrir. Pour les téléphones de la pièce, lancez la maison avec ./play --lan.
copy = Copier
copied = Copié
share = Partager
dice-promise = Dés honnêtes
dice-promise-text = Avant tout tirage, la maison a fixé sa graine secrète ; en voici l’empreinte. Chaque joueur scelle un nombre tiré au hasard, et les sceaux ne sont ouverts que quand plus personne ne peut changer le sien. Ainsi personne ne choisit les dés, pas même la maison de mèche avec un joueur. À la fin, la graine est dévoilée, et chacun peut vérifier chaque tirage.
dice-sealed = Dés honnêtes : { $count } sur { $total } ont scellé leur part.
dice-opening = Dés honnêtes : toutes les parts sont scellées et vont être dévoilées…
dice-not-ours = Ne vous fiez pas à ces dés : ils ne viennent pas de ce que ce navigateur a scellé et dévoilé.
dice-not-sealed = Ne vous fiez pas à ces dés : une des parts n’est pas celle qui avait été scellée.
dice-not-promised = la graine n’est pas celle que la maison avait promise
dice-opened = La graine dévoilée :

## À la table

table-opening = On prépare la table…
connection-lost = La connexion est interrompue. Rien n’est perdu : vous retrouverez tout en place.
house-cannot-write = La maison ne peut rien enregistrer pour le moment. Vous pouvez regarder ; rien n’est perdu, et la partie reprendra d’elle-même
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
chat = Discussion
chat-new = nouveau
chat-empty = Aucun message pour l’instant.
chat-say = Écrire un message
chat-send = Envoyer
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
type-choice = { $count } choix : tapez pour en trouver un
showing = …
skip = Passer
you-watch = Vous regardez : vous voyez seulement ce que tout le monde peut voir.
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
notice-out = { $round ->
    [0] Vous êtes hors jeu
   *[other] Vous êtes hors jeu, au tour de table { $round }
}
notice-out-text = Les autres continuent. Vous pouvez regarder jusqu’à la fin.
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
    [0] Vous êtes { $place } sur { $count }.
   *[other] Vous êtes { $place } sur { $count }, hors jeu au tour de table { $round }.
}
place-ordinal = { $place ->
    [1] premier
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
check-dice = Vérifier les dés
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

## Nouvelles de la table

news-table-opened = La table est ouverte ; sa graine est fixée.
news-seat-taken = { $seat } s’assied.
news-seat-left = { $seat } se lève.
news-nonce-shown = { $seat } a ajouté sa part des dés.
news-seal-shown = { $seat } a scellé sa part des dés.
news-colour-shown = { $seatIs ->
    [you] Vous jouez en { $colour }.
   *[other] { $seat } joue en { $colour }.
}
news-opening-began = Toutes les parts des dés sont scellées ; on les dévoile.
news-nonce-opened = { $seat } a dévoilé sa part des dés.
news-opening-late = { $count ->
    [1] La partie n’a pas commencé : { $names } n’a pas dévoilé sa part des dés à temps et quitte sa place. Les dés vont être scellés à nouveau.
   *[other] La partie n’a pas commencé : { $names } n’ont pas dévoilé leur part des dés à temps et quittent leur place. Les dés vont être scellés à nouveau.
}
news-opening-left = La partie n’a pas commencé : départ pendant l’ouverture des dés ({ $names }). Les dés vont être scellés à nouveau.
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
news-answer-reopened = Vous pouvez répondre de nouveau.
news-orders-kept = Vos consignes sont enregistrées.
option-draw = La dessiner
option-drawn = Fermer le dessin
