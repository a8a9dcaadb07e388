# Les phrases du client lui-même ; celles de la maison et des jeux viennent de la maison.

## Partout

skip-to-main = Aller à la page
settings = Réglages
language = Langue
theme = Lumière
theme-system = comme l’appareil
theme-light = claire
theme-dark = sombre
pace = Mouvement
pace-slow = lent
pace-usual = normal
pace-quick = rapide
pace-none = aucun
notices = Me prévenir par une notification quand c’est à moi
mute = Couper le son
api-docs = Pour les programmes : l’API
close = Fermer
loading = Un instant…
loading-part = Un instant… { $percent } %
nowhere = Il n’y a rien ici
to-the-shelf = Vers l’étagère
to-the-table = Vers la table
house-unreachable = La maison est injoignable. Est-elle en marche, et êtes-vous en ligne ?
house-trouble = Quelque chose s’est mal passé dans la maison. Veuillez réessayer.
title-asked = À vous

## L’étagère

shelf-title = À quoi jouons-nous ?
shelf-text = Quatre jeux de table, entre amis ou contre des robots. La machine arbitre, les dés se vérifient, et rien ne se perd jamais.
shelf-games = Jeux
shelf-mine = Vos parties
shelf-open = Tables ouvertes
shelf-resume = Continuer
shelf-join = Aller voir
players-count = { $least } à { $most } joueurs
play = Jouer
play-game = Jouer à { $title }
rules = Règles
rules-of = Règles de { $title }
pitch-malta = Soyez le seul à ne pas avoir perdu, sur un plateau qui bouge sous vos pieds.
pitch-worm-up = Des mises secrètes, des courbes libres sur la table nue, et une arrivée qui se dérobe.
pitch-glory = Des catcheurs, des cartes et des dés ; et tout le monde peut monter sur le ring.
pitch-wound-up = Remontez les zombies mécaniques, visez bien, et lâchez.
row-free = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
phase-gathering = on se réunit
phase-playing = en cours
phase-over = finie
seats = Places
seat-free = libre
lan-title = Tous dans la pièce
lan-text = Avec un téléphone sur le même réseau, scannez ceci et asseyez-vous.
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
more-options = Plus d’options
clock = Pendule
clock-decision = par décision
clock-match = pour toute la partie
clock-none = sans pendule
clock-alone = Seul contre des robots, vous jouez sans pendule.
seconds-decision = Temps par décision
seconds-match = Temps par joueur
seconds-count = { $count } secondes
minutes-count = { $count } minutes
hours-count = { $count } heures
drawn = tiré au sort
left-open = laissé ouvert
is-listed = Montrer cette table à toute la maison
open-and-invite = Ouvrir la table et inviter
play-now = Jouer maintenant

## Avant la partie

gathering-wait = On attend des joueurs. Envoyez le lien à vos amis, ou placez des robots.
gathering-full = Tout le monde est là.
gathering-full-watch = Toutes les places sont prises ; vous pouvez regarder.
sit-here = S’asseoir ici
sit-at = S’asseoir à la place { $number }
stand-up = Se lever
add-bot = Ajouter un robot…
bot-at = Ajouter un robot à la place { $number }
remove = Retirer
remove-bot = Retirer le robot de la place { $number }
is-away = absent
begin = Commencer
begin-when-full = On commence quand toutes les places sont prises
invite = Vos amis viennent par ce lien
invite-only-here = Seul cet ordinateur peut l’ouvrir. Pour les téléphones de la pièce, lancez la maison avec ./play --lan.
copy = Copier
copied = Copié
share = Partager
dice-promise = Dés honnêtes
dice-promise-text = Avant tout tirage, la maison a fixé sa graine secrète et en montre ici l’empreinte. Chaque joueur scelle un nombre tiré au hasard, et tous les sceaux sont ouverts quand plus personne ne peut changer le sien : ainsi personne ne choisit les dés, pas même la maison avec un joueur. À la fin la graine est dévoilée, et chacun peut vérifier chaque tirage.
dice-sealed = Dés honnêtes : { $count } sur { $total } ont scellé leur part.
dice-opening = Dés honnêtes : tout est scellé et s’ouvre maintenant…
dice-not-ours = Ne vous fiez pas à ces dés : ils ne viennent pas de ce que ce navigateur a scellé et ouvert.
dice-not-sealed = Ne vous fiez pas à ces dés : la part de quelqu’un n’est pas celle qui était scellée.
dice-not-promised = la graine n’est pas celle que la maison avait promise
dice-opened = La graine dévoilée :

## À la table

table-opening = On dresse la table…
connection-lost = La connexion est interrompue. Tout restera à sa place.
house-cannot-write = La maison ne peut rien écrire pour le moment. Vous pouvez regarder ; rien n’est perdu, et tout reprendra seul
closed-not-understood = La maison n’a pas compris cette page. Veuillez la recharger.
closed-wrong-origin = Cette page n’appartient pas à cette maison.
closed-no-table = Cette table n’existe pas.
closed-old-client = La maison a été rénovée. Veuillez recharger cette page.
load-again = Recharger
the-board = Le plateau
the-question = La décision
beside = À côté du plateau
log = Journal
log-earlier = Montrer ce qui précède
chat = Discussion
chat-new = nouveau
chat-empty = Rien n’a encore été dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-host = Vous avez ouvert cette table
chat-silence = { $name } ne peut pas parler ici
a-watcher = Quelqu’un
mute-person = Ne plus entendre { $name }
unmute-all = Entendre de nouveau tout le monde
is-paused = En pause
resume = Reprendre
pause = Pause
ask-why = Pourquoi ?
all-choices = Les { $count } choix en mots
choices = Choix
in-the-rules = dans les règles
answer-given = Votre réponse est donnée. Elle compte quand le temps est écoulé ou que tous ont répondu.
type-choice = { $count } choix : tapez pour en trouver un
showing = …
skip = Sauter
you-watch = Vous regardez : vous voyez ce que chacun peut voir.
any-time = Vous pouvez aussi, à tout moment :
take-back = Reprendre le coup
time-left = encore { $seconds } secondes
bot = robot
is-asked = décide maintenant
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
hand-over = Laisser un robot continuer
refused = C’est impossible :
refused-rule = Règle { $section }
table-menu = La table
describe = Dites-moi la position en mots
your-hand = Votre main
orders = Consignes
orders-text = Ce qui est répondu pour vous aussitôt qu’un autre joue une carte. Personne d’autre ne le voit.
other-device = Un autre appareil
other-device-text = Ce lien privé est votre place : ouvrez-le sur un autre appareil pour y continuer. Gardez-le pour vous.
bot-for-me = Laisser un robot jouer pour moi
take-seat = Rejouer moi-même
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
    [0] On dresse la table…
    [one] On attend encore quelqu’un
   *[other] On attend encore { $count } joueurs
}
watch-next = Regarder la partie suivante
replay = Revoir
check-dice = Vérifier les dés
dice-not-simulated = { $walks ->
    [one] Une marche vient d’une version antérieure du mécanisme : elle est reprise de l’enregistrement, sans être simulée à nouveau.
   *[other] { $walks } marches viennent d’une version antérieure du mécanisme : elles sont reprises de l’enregistrement, sans être simulées à nouveau.
}
dice-good = Chaque tirage et chaque coup est comme il doit être.
dice-bad = Quelque chose ne va pas à partir de l’entrée { $entry } : { $reason }
download-record = Télécharger la partie

## Revoir une partie

replay-of = Revoir : { $title }
replay-empty = Il n’y a encore rien à voir.
replay-first = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-go = Lire
replay-stop = Arrêter
replay-step = Pas { $at } sur { $count }
replay-whose = Vu par
replay-own = moi

## Nouvelles de la table

news-table-opened = La table est ouverte ; sa graine est fixée.
news-seat-taken = { $seat } s’assied.
news-seat-left = { $seat } se lève.
news-nonce-shown = { $seat } a ajouté au hasard.
news-seal-shown = { $seat } a scellé sa part des dés.
news-opening-began = Toutes les parts des dés sont scellées, et s’ouvrent maintenant.
news-nonce-opened = { $seat } a ouvert sa part des dés.
news-opening-late = { $count ->
    [one] La partie n’a pas commencé : { $names } n’a pas ouvert sa part des dés à temps et se lève. Les dés sont scellés à nouveau.
   *[other] La partie n’a pas commencé : { $names } n’ont pas ouvert leur part des dés à temps et se lèvent. Les dés sont scellés à nouveau.
}
news-opening-left = La partie n’a pas commencé : { $names } a quitté la table pendant l’ouverture des dés. Ils sont scellés à nouveau.
news-match-began = La partie commence.
news-timed-out = { $seatIs ->
    [you] Votre temps est écoulé ; le choix ordinaire a été fait.
   *[other] Le temps de { $seat } est écoulé ; le choix ordinaire a été fait.
}
news-window-shut = Le temps de réagir est écoulé.
news-seat-handed-over = Un robot continue pour { $seat }.
news-seat-taken-back = { $seatIs ->
    [you] Vous jouez de nouveau.
   *[other] { $seat } joue de nouveau.
}
news-match-paused = { $seat } met la partie en pause.
news-match-resumed = La partie reprend.
news-physics-changed = Le mécanisme a été amélioré : à partir d’ici, les pions marchent selon sa version { $version }.
news-deadlines-moved = Après une interruption, chacun a { $seconds } secondes de plus.
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
news-answer-kept = Votre réponse est donnée.
news-answer-reopened = Vous répondez de nouveau.
news-orders-kept = Vos consignes sont gardées.
option-draw = Le dessiner
option-drawn = Fermer le dessin
