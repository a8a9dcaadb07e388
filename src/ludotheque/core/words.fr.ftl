# Phrases communes à tous les jeux.
you = vous
seat-name = Joueur { $number }
list-and = { $items } et { $last }

piece-of = { $seatIs ->
    [you] { $piece } (vous)
   *[other] { $seat } ({ $piece })
}

event-step-taken = { $seatIs ->
    [you] Vous choisissez : { $action }.
   *[other] { $seat } choisit : { $action }.
}
event-step-taken-back = { $seatIs ->
    [you] Vous reprenez ce choix.
   *[other] { $seat } reprend ce choix.
}
event-choice-sealed = { $seatIs ->
    [you] Votre choix secret : { $action }.
   *[other] { $seat } choisit en secret : { $action }.
}
event-choice-sealed-unseen = { $seat } a choisi en secret.
event-choice-reopened = { $seatIs ->
    [you] Vous choisissez de nouveau.
   *[other] { $seat } choisit de nouveau.
}

just = { $it }
quoted = « { $it } »
nothing = rien
each-seat = { $seatIs ->
    [you] vous
   *[other] { $seat }
} : { $it }
hand-line = { $it } : { $text }
choose = Que choisissez-vous ?
choose-why = C’est à vous de décider.
waiting = On attend { $seats }.

not-asked = Ce n’est pas à { $seat } de décider maintenant
match-over = La partie est finie
not-possible = Ce choix n’est pas possible maintenant
nothing-to-take-back = Il n’y a plus rien à reprendre

unknown-game = il n’y a pas de jeu « { $value } » ; au choix : { $names }
bad-seats = ce jeu compte de { $low } à { $high } places, et non { $value }
bad-options = { $value } n’est pas un tableau d’options
unknown-option = il n’y a pas d’option de ce nom ; au choix : { $names }
bad-choice = { $value } ne convient pas ; au choix : { $names }
bad-flag = { $value } n’est ni vrai ni faux
bad-text = { $value } n’est pas un texte
bad-number = { $value } n’est pas un nombre entier de { $low } à { $high }
bad-seed = { $value } n’est ni un nombre entier ni des octets
seed-and-luck = une graine et une source de hasard ont été données ; une partie prend l’une ou l’autre
no-decision = ce joueur doit décider, mais a répondu None
bot-exists = il y a déjà un robot « { $value } » ; replace=True met celui-ci à sa place
claim-played = cette affirmation a déjà été mise à l’épreuve, verdict « { $found } » ; une nouvelle demande un autre nom
claim-differs = cette affirmation a été déposée avec une autre valeur de { $what } ; une nouvelle demande un autre nom
claim-seed = l’affirmation « { $name } » a déjà utilisé la graine { $value } ; il faut des graines neuves
broken-claim = ce n’est pas une affirmation sur des robots qui puisse être mise à l’épreuve : { $reason }
no-features = le jeu « { $name } » ne nomme aucun trait : aucune évaluation ne peut être apprise pour lui
other-samples = ce dossier contient des échantillons d’une autre valeur de { $what } ; choisissez un autre dossier
no-weights = le jeu « { $name } » ne nomme aucun poids : rien ne peut y être réglé
other-matches = ce fichier contient les parties d’une autre rencontre ou d’autres versions de ses bots ; supprimez-le ou choisissez un autre fichier
other-tuning = ce dossier contient un réglage fait avec une autre valeur de { $what } ; choisissez un autre dossier
bad-zoo = une ménagerie demande un jeu qui a des profiteurs (des robots qui exploitent chacun une faiblesse des autres) et les robots qu’ils affrontent, par exemple zoo,heuristic ; elle ne peut pas être une affirmation. Profiteurs de ce jeu : { $names }
bad-luck = { $value } n’est pas une réponse que le hasard peut donner, telle que « draw », « die », « pick » ou « noise »
bad-seat = { $value } n’est pas une place de cette partie
bad-fields = { $reason } ; les champs de { $type } sont : { $fields }
unknown-action = { $value } n’est pas une action de ce jeu ; au choix : { $names }
bad-position = { $reason }
bad-bytes = ces octets ne sont pas une partie enregistrée : { $reason }
bad-view = ceci n’est pas ce que voit une place : { $reason }
bad-value-file = ce n’est pas un fichier d’évaluation apprise : { $reason }
foreign-value-file = cette évaluation a été apprise pour autre chose ({ $part }) : { $found }, et non { $known }
no-choices = il n’y a rien à choisir ici
unwritable-file = impossible à écrire : { $reason }
not-a-tuning = ce dossier contient autre chose qu’un réglage ; choisissez un autre dossier
bad-weights = ce ne sont pas des poids réglés : { $reason }
foreign-weights = ces poids ont été réglés pour autre chose ({ $part }) : { $found }, et non { $known }
unreadable-file = illisible : { $reason }
game-import = le jeu « { $name } » reste hors de l’étagère : son paquet ne peut pas être importé : { $reason }
game-object = le jeu « { $name } » reste hors de l’étagère : son point d’entrée doit nommer un ludotheque.Game, or c’est un { $kind }
game-id = le jeu « { $name } » reste hors de l’étagère : son point d’entrée doit porter l’identifiant du jeu, qui est « { $id } »
game-part = le jeu « { $name } » reste hors de l’étagère : son « { $part } » est { $value }, ce que le contrat n’admet pas
game-box = le jeu « { $name } » reste hors de l’étagère : les règles doivent accepter la boîte telle qu’elle est, or { $reason }
game-sentence = le jeu « { $name } » reste hors de l’étagère : chaque phrase doit être du Fluent valable, or « { $sentence } » n’en est pas : { $reason }
game-words = le jeu « { $name } » reste hors de l’étagère : chaque action et chaque événement doit avoir sa phrase, or il en manque pour { $sentences }
game-play = le jeu « { $name } » reste hors de l’étagère : une partie doit pouvoir commencer, être montrée, écrite et relue, or { $reason }
broken-toml = ce n’est pas du TOML valable : { $reason }
bad-components = { $reason }
broken-record = ce n’est pas un enregistrement valable : { $reason }
review-not-over = cette partie n’est pas finie ; elle pourra être analysée une fois finie
review-no-value = le jeu « { $name } » n’a pas d’évaluation apprise pour ses règles { $version }, cette partie ne peut donc pas être analysée
seat-record = cet enregistrement ne contient que ce qu’un joueur a vu ; seul un enregistrement complet peut être rejoué
other-version = la version { $found } est inconnue ; versions connues ici : { $known }

rules-changes = Ce qui a changé
rules-keep = Une partie garde les règles avec lesquelles elle a commencé ; les nouvelles parties suivent les plus récentes.
rules-change = Version { $version } ({ $date })

no-lesson = Il n’y a pas encore de leçon pour { $value }.
bad-lesson = Cette leçon ne fonctionne pas : { $reason }
bad-picture = Cette image de la règle du jeu ne correspond pas aux règles : { $reason }
no-puzzle = Il n’y a pas de casse-tête { $value }.
bad-puzzles = Ce ne sont pas des casse-tête : { $reason }
lab-other-plan = ce dossier contient une série d’un autre plan ; choisissez un autre dossier avec --to
lab-other-files = ce dossier contient d’autres fichiers ; choisissez un autre dossier avec --to
lab-not-a-page = ce fichier n’est pas une page du laboratoire et reste tel quel ; choisissez un autre fichier avec --to
lab-not-a-run = il n’y a pas de série du laboratoire dans ce dossier
damaged-file = ce fichier est endommagé : { $reason }
lab-no-matches = cette série n’a encore aucune partie terminée
lab-not-comparable = les deux séries n’ont pas le même jeu ou le même nombre de places
lab-other-rules = un ouvrier joue selon les règles { $found }, alors que le plan demande { $wanted }
lab-no-version = ces règles n’ont pas de version { $found } ; versions connues : { $known }
lab-other-box = un ouvrier n’a pas la même boîte standard que le plan
lab-needs-extra = il faut d’autres paquets : pip install "ludotheque[{ $extra }]"
lab-no-cluster = aucune grappe ne répond à { $address }
lab-lost-cluster = la grappe { $address } ne répond plus ; les parties finies sont conservées, relancez la même commande pour continuer
lab-lost-worker = un processus qui jouait des parties est mort ; les parties finies sont conservées, relancez la même commande pour continuer
lab-bad-vary = { $value } n’est ni un nombre de la boîte ni une option avec des valeurs, comme box.cards.shove=0..8 ou option.lives=1,2
lab-bad-goal = { $value } n’est pas un objectif, comme first_seat=0.5
lab-no-measure = ce jeu n’a pas de mesure { $value }, car ses robots n’ont pas d’évaluation apprise
lab-no-trial = aucune de ces boîtes ne permet de jouer : { $reason }
lab-even-seats = la valeur des cartes ne se mesure qu’avec un nombre pair de places
env-not-reset = il n’y a pas encore de partie ; appelez d’abord reset()
env-over = la partie est finie ; appelez d’abord reset()
env-bad-action = { $value } n’est pas une action, c’est-à-dire un identifiant, un nombre entier
env-bad-hybrid-action = { $value } n’est pas une action, c’est-à-dire un identifiant et trois nombres, comme (17, [0.5, 0.5, 0.5])
env-bad-actions = un coup dans { $count } parties demande { $count } identifiants, un nombre entier par partie, et non { $value }
env-opponents = { $value } n’est pas une liste de robots, comme ["random"]
env-argument = cet argument n’existe pas ; au choix : { $names }
env-agents = { $value } n’est pas un dictionnaire d’actions par agent
env-agent = cet agent n’existe pas ; au choix : { $names }
option-no-value = une option demande une valeur : { $name }=…

# Pourquoi un choix est bon ou mauvais, dans tous les jeux.
gain-won = { $amount ->
    [1] Gagne vite { $amount } fois sur 10.
    [10] Gagne vite, presque à coup sûr.
   *[other] Gagne vite { $amount } fois sur 10 au lieu de { $other }.
}
loss-won = { $amount ->
    [0] Ne gagne presque jamais vite.
   *[other] Ne gagne vite que { $amount } fois sur 10 au lieu de { $other }.
}
gain-lost = { $amount ->
    [0] Ne perd presque jamais vite.
    [1] Perd rarement vite : { $amount } fois sur 10 au lieu de { $other }.
   *[other] Ne perd vite que { $amount } fois sur 10 au lieu de { $other }.
}
loss-lost = { $amount ->
    [1] Perd vite { $amount } fois sur 10.
    [10] Perd vite, presque à coup sûr.
   *[other] Perd vite { $amount } fois sur 10 au lieu de { $other }.
}
gain-rivals = { $seatIs ->
    [you] Vous laisse en moins bonne posture.
   *[other] Laisse { $seat } en moins bonne posture.
}
loss-rivals = { $seatIs ->
    [you] Vous laisse en meilleure posture.
   *[other] Laisse { $seat } en meilleure posture.
}
because-only = Il n’y a pas d’autre choix.
because-even = Peu importe : le choix suivant est à peu près aussi bon.
because-as-good = À peu près aussi bon.
because-results = A gagné plus souvent aux essais du robot.
because-alone = Le robot n’a rien trouvé d’autre qui mérite un essai.
because-heuristic = Une règle simple le conseille ; ce jeu n’a pas encore d’évaluation.

# Bots: levels of play and characters, each with one sentence about how it plays.
bot-wanderer = Flâneur
bot-wanderer-text = Joue ce qui lui passe par la tête.
bot-beginner = Débutant
bot-beginner-text = Connaît les règles, mais bien des choses lui échappent.
bot-casual = Joueur du dimanche
bot-casual-text = Joue correctement, avec une étourderie de temps en temps.
bot-solid = Joueur solide
bot-solid-text = Joue avec bon sens, sans faute grossière.
bot-sharp = Fin joueur
bot-sharp-text = Essaie quelques idées avant chaque coup.
bot-strong = Joueur fort
bot-strong-text = Voit plus loin, et peu de choses lui échappent.
bot-master = Maître
bot-master-text = Réfléchit jusqu’à une seconde et ne pardonne rien.
bot-greta = Greta
bot-greta-text = Une débutante paisible, qui aime mieux bâtir que se battre.
bot-hugo = Hugo
bot-hugo-text = Un joueur du dimanche qui adore tenter sa chance.
bot-iris = Iris
bot-iris-text = Une joueuse solide qui ne prend pas de risques.
bot-jonas = Jonas
bot-jonas-text = Un joueur solide qui aime gêner les autres.
bot-kira = Kira
bot-kira-text = Une joueuse forte qui s’en prend à qui est en tête.
bot-lupo = Lupo
bot-lupo-text = Un joueur fort qui attaque et prend des risques.
bot-random = Robot aléatoire
bot-plain = Robot simple
bot-heuristic = Robot fort

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
