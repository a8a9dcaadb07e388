# Phrases communes à tous les jeux.
you = vous
seat-name = Joueur { $number }
list-and = { $items } et { $last }

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
seed-and-luck = une graine et une chance sont données ; une partie prend l’une ou l’autre
no-decision = doit décider, mais a répondu None
bot-exists = il y a déjà un robot « { $value } » ; replace=True met celui-ci à sa place
bad-luck = { $value } n’est pas une réponse telle que « draw », « die », « pick » ou « noise »
bad-seat = { $value } n’est pas une place de cette partie
bad-fields = { $reason } ; { $type } a : { $fields }
unknown-action = { $value } n’est pas une action de ce jeu ; au choix : { $names }
bad-position = { $reason }
bad-bytes = ces octets ne sont pas une partie enregistrée : { $reason }
bad-view = ceci n’est pas ce que voit une place : { $reason }
unreadable-file = illisible : { $reason }
game-import = le jeu « { $name } » reste hors de l’étagère : un paquet doit pouvoir être importé, or voici { $reason }
game-object = le jeu « { $name } » reste hors de l’étagère : son point d’entrée doit nommer un ludotheque.Game, or c’est un { $kind }
game-id = le jeu « { $name } » reste hors de l’étagère : son point d’entrée doit porter l’identifiant du jeu, qui est « { $id } »
game-part = le jeu « { $name } » reste hors de l’étagère : le contrat ne connaît pas de « { $part } » tel que { $value }
game-box = le jeu « { $name } » reste hors de l’étagère : les règles doivent accepter la boîte telle qu’elle est, or { $reason }
game-sentence = le jeu « { $name } » reste hors de l’étagère : chaque phrase doit être du bon Fluent, or « { $sentence } » n’en est pas : { $reason }
game-words = le jeu « { $name } » reste hors de l’étagère : chaque action et chaque événement doit avoir sa phrase, or il en manque pour { $sentences }
game-play = le jeu « { $name } » reste hors de l’étagère : une partie doit pouvoir commencer, être montrée, écrite et relue, or { $reason }
broken-toml = n’est pas du TOML valable : { $reason }
bad-components = { $reason }
broken-record = n’est pas un enregistrement valable : { $reason }
seat-record = ne contient que ce qu’un joueur a vu ; seul un enregistrement complet peut être rejoué
other-version = est de la version { $found } ; versions connues ici : { $known }

rules-changes = Ce qui a changé
rules-keep = Une partie garde les règles avec lesquelles elle a commencé ; les nouvelles parties suivent les plus récentes.
rules-change = Version { $version } ({ $date })
