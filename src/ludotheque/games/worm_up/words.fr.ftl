# Toutes les phrases de Worm Up.  Une place vient par son nom, $seat, et $seatIs : « you » pour qui lit, sinon « other ».
# Une phrase n’en appelle aucune autre.  Le catalogue anglais a les mêmes identifiants et les mêmes variables.

## Les choses.  Les directions sont vues d’en haut, l’arrivée devant ; celles que l’on tape sont celles d’un cadran, où 12 h est devant.

colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-purple = violet
worm-of = { $seatIs ->
    [you] votre ver { $worm }
   *[other] le ver { $worm } { $seatOf }
}
worm-listed = le ver { $worm }
tile-and-worm = { $tile } ({ $worm })
heading-ahead = tout droit
heading-slight = un peu à { $side ->
    [left] gauche
   *[right] droite
}
heading-half = en biais à { $side ->
    [left] gauche
   *[right] droite
}
heading-side = à { $side ->
    [left] gauche
   *[right] droite
}
heading-behind = en arrière à { $side ->
    [left] gauche
   *[right] droite
}
heading-back = en arrière
heading-finish = vers l’arrivée
heading-finish-side = un peu à { $side ->
    [left] gauche
   *[right] droite
} de l’arrivée
heading-hour = { $hour } h
heading-time = { $hour } h { $minute }
post-left = gauche
post-right = droit
no-tile = aucune

## Ce qu’on peut faire

action-bid = Poser { $tile }
action-bid-for = Poser { $tile } pour { $worm }
action-name-number = Avancer de { $number ->
    [one] { $number } segment
   *[other] { $number } segments
}
action-crawl = Un segment { $heading }
action-crawl-reverse = À reculons : un segment { $heading }
action-crawl-path = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
} : { $headings }
action-crawl-path-reverse = À reculons : { $count ->
    [one] { $count } segment
   *[other] { $count } segments
} : { $headings }
action-swing-finish = Tenir le poteau { $post } et tourner l’autre de { $degrees }° { $way ->
    [left] vers la gauche
   *[right] vers la droite
}
action-confirm = Mon mouvement est terminé
region-crawl = Un segment, { $arcs } (tapez une direction : 2, 2:30)
region-crawl-reverse = À reculons, { $arcs } (tapez : recule 7)
region-arc = de { $first } à { $last } dans le sens horaire
region-swing = Faire pivoter l’arrivée : tenir le poteau { $post } et tourner l’autre, jusqu’à { $left }° vers la gauche ou { $right }° vers la droite (tapez : pivote droit 45 gauche)
note-tile-number = Votre ver avance de { $tile } segments, sauf si quelqu’un d’autre pose aussi un { $tile }.
note-tile-x = Votre ver prend un nombre que personne n’a posé, et vous pouvez faire pivoter l’arrivée, sauf si quelqu’un d’autre pose aussi un X.
note-bid-number = Les plus petits nombres avancent les premiers.

## Ce qu’on peut taper, séparé par des virgules ; le premier mot est aussi affiché

typed-confirm = fini, ok, f
typed-towards = vers { $clock }, { $clock }
typed-reverse = recule { $clock }, arrière { $clock }
typed-swing-finish = pivote { $post } { $degrees } { $way }
typed-way-left = gauche
typed-way-right = droite

## Ce qui est demandé, et pourquoi

ask-bidding = Quelle tuile posez-vous ?
ask-bidding-for = Quelle tuile posez-vous pour { $worm } ?
why-bidding = Chacun pose une tuile en secret. Si vous êtes seul à avoir posé un nombre, votre ver avance d’autant ; les tuiles égales s’annulent. Vous pouvez changer d’avis jusqu’à ce que la dernière tuile soit posée.
wait-bidding = On attend { $seats } : une tuile.

ask-naming = Quel nombre prend votre X ?
why-naming = Vous êtes seul à avoir posé un X : il prend un nombre que personne n’a montré, et la place de ce nombre dans l’ordre.
wait-naming = On attend { $seats } : un nombre pour X.

ask-moving = Où va le prochain segment ? Encore { $left }.
ask-moving-swing = Avancer de { $left ->
    [one] { $left } segment
   *[other] { $left } segments
}, ou d’abord faire pivoter l’arrivée ?
ask-swinging = Faire pivoter l’arrivée, ou terminer votre mouvement ?
ask-confirming = Votre mouvement est-il terminé ? Ensuite, il est définitif.
why-moving = Personne d’autre n’a posé votre tuile : pour { $worm }, le dernier segment passe devant la tête, encore et encore. Tous doivent avancer tant qu’il y a de la place. Personne ne voit vos essais tant que vous n’avez pas terminé votre mouvement.
why-swinging = Avec un X, vous pouvez tenir un poteau de l’arrivée et tourner l’autre, une fois, avant ou après le mouvement de votre ver.
why-confirming = Il ne reste aucun segment à avancer. Tant que vous n’avez pas confirmé, vous pouvez revenir en arrière.
wait-moving = On attend { $seats } : un mouvement.

## Ce qui s’est passé

event-race-began = La course { $race } commence. Couloirs depuis la gauche : { $lanes }.
event-round-began = Tour { $round } : chacun pose une tuile.
event-choice-sealed = Vous avez posé votre tuile : { $action }.
event-choice-sealed-unseen = { $seat } a posé une tuile.
event-choice-reopened = { $seatIs ->
    [you] Vous reprenez votre tuile.
   *[other] { $seat } reprend une tuile.
}
event-bids-shown = Les tuiles : { $bids }.
event-bids-shown-clashing = Les tuiles : { $bids }. { $clashes }.
tiles-clash = { $count ->
    [2] Deux tuiles { $tile } ({ $worms }) : elles s’annulent
   *[other] { $count } tuiles { $tile } ({ $worms }) : elles s’annulent
}
event-number-named = X vaut { $number } pour { $worm }.
event-number-named-none = Tous les nombres sont pris : avec son X, { $worm } n’avance pas.
event-move-began = { $seatIs ->
    [you] Mouvement de votre ver { $worm } :
   *[other] Mouvement du ver { $worm } { $seatOf } :
} { $number ->
    [0] l’arrivée peut pivoter, rien de plus
    [one] { $number } segment
   *[other] { $number } segments
}.
event-worm-stayed = Pas de place pour { $worm }, qui reste où il est.
event-finish-swung = { $seatIs ->
    [you] Vous tenez le poteau { $post } et tournez
   *[other] { $seat } tient le poteau { $post } et tourne
} l’autre de { $degrees }° { $way ->
    [left] vers la gauche
   *[right] vers la droite
}.
event-worm-crawled = { $seatIs ->
    [you] Votre ver { $worm }
   *[other] Le ver { $worm } { $seatOf }
} avance de { $count ->
    [one] { $count } segment
   *[other] { $count } segments
}.
event-worm-crawled-reverse = { $seatIs ->
    [you] Votre ver { $worm }
   *[other] Le ver { $worm } { $seatOf }
} avance à reculons de { $count ->
    [one] { $count } segment
   *[other] { $count } segments
}.
event-worm-crawled-lost = { $seatIs ->
    [you] Votre ver { $worm }
   *[other] Le ver { $worm } { $seatOf }
} avance de { $count ->
    [one] { $count } segment
   *[other] { $count } segments
} et n’a pas la place d’en avancer { $lost } de plus.
event-race-ended = { $winnersIs ->
    [you] Vous gagnez la course { $race }.
   *[other] { $winnersCount ->
        [1] { $winners } gagne la course { $race }.
       *[other] { $winners } se partagent la course { $race }.
    }
}
event-step-taken = Essai : { $action }.
event-step-taken-back = Vous revenez d’un segment en arrière.

finish = { $winnersIs ->
    [you] Vous gagnez : la tête de votre ver touche l’arrivée.
   *[other] { $winners } gagne : la tête de son ver touche l’arrivée.
}
last-round = { $winnersIs ->
    [you] Vous gagnez : après le dernier tour, la tête de votre ver est la plus proche de l’arrivée.
   *[other] { $count ->
        [1] { $winners } gagne : la tête de son ver est la plus proche de l’arrivée après le dernier tour.
       *[other] { $winners } se partagent la victoire, à égale distance de l’arrivée après le dernier tour.
    }
}
most-races = { $winnersIs ->
    [you] Vous gagnez : vous avez remporté le plus de courses.
   *[other] { $count ->
        [1] { $winners } gagne avec le plus de courses remportées.
       *[other] { $winners } se partagent la victoire, avec autant de courses remportées.
    }
}

## Toute la position

view-round = Course { $race }, tour { $round }.
view-worm = { $seatIs ->
    [you] Votre ver { $worm }
   *[other] Le ver { $worm } { $seatOf }
} est à { $x } × { $y } cm, tourné { $heading }, à { $far } mm de l’arrivée.
view-tiles = { $seatIs ->
    [you] Tuiles de votre ver { $worm }
   *[other] Tuiles du ver { $worm } { $seatOf }
} : { $available } ; au repos : { $resting }.
view-finish = L’arrivée se trouve entre { $leftX } × { $leftY } cm (poteau gauche) et { $rightX } × { $rightY } cm (poteau droit).
view-obstacle = Sur la route, à { $x } × { $y } cm : { $kind ->
    [can] une boîte de conserve
    [book] un livre
    [pencil] un crayon
   *[other] { $kind }
}.
view-order = Restent à jouer : { $moves }.
order-move = { $worm } : { $number }
view-laid = Vous avez posé : { $tiles }.
view-wins = Courses gagnées : { $wins }.
wins-each = { $seatIs ->
    [you] vous
   *[other] { $seat }
} { $wins }
panel-resting = au repos { $tile }
panel-you = Vous
panel-to-go = { $far } mm
panel-finish = ARRIVÉE

## Le plateau dans un navigateur

board-table = La table vue d’en haut, l’arrivée en haut
board-racks = Les vers et leurs tuiles
board-laid = posée
board-clash = annulée
board-clashed = Tuiles égales ({ $tile }) : pas de déplacement pour { $seats }
board-often-cancelled = { $seatIs ->
    [you] Votre tuile
   *[other] La tuile { $seatOf }
} a été annulée dans { $cancelled } tours sur { $rounds }. Tous misent en même temps : ces annulations ne comptent donc ni comme du hasard ni comme des erreurs.
board-swings = peut faire pivoter
board-to-go = encore { $number }
board-rests = au repos
board-rests-why = { $tile } a fait avancer votre ver au tour précédent : elle se repose ce tour-ci.
board-last = avant
board-hand = Vos tuiles
board-tile = Tuile { $tile }
board-take-tile = Reprendre { $tile }
board-move = Votre mouvement
board-head = La tête de votre ver : gauche et droite la tournent, Entrée pose un segment
board-tail = La queue de votre ver, pour ramper à reculons : gauche et droite la tournent, Entrée pose un segment
board-no-room = { $step } : il n’y a pas de place
board-post = Le poteau d’arrivée { $post } : gauche et droite le tournent, Entrée le fait pivoter
board-not-turned = pas encore tourné
board-turn-left = Tourner de 5° à gauche
board-turn-right = Tourner de 5° à droite
board-x-is = X devient un nombre que personne n’a posé ; on le nomme quand toutes les tuiles sont retournées.
board-to-finish = Ramper vers l’arrivée
board-to-place = Ramper vers un endroit
board-flag = Le drapeau vers lequel ramper : les flèches le déplacent, Entrée y rampe
board-go = Y ramper
board-not-there = Annuler
board-swing = Le faire pivoter jusque-là
board-no-way = Aucun chemin d’ici ne rapproche de cet endroit.
board-way = { $count ->
    [one] { $count } segment y mène
   *[other] { $count } segments y mènent
}. On y rampe ?
board-hint-crawl = Faites glisser la tête sur la table ; revenez en arrière pour reprendre des segments. Ou touchez un endroit pour y ramper.
board-hint-touch = Faites glisser le doigt n’importe où : la tête le suit. Ou touchez un endroit pour y ramper.
board-hint-both = Faites glisser la tête sur la table ou touchez un endroit pour y ramper ; ou faites d’abord pivoter un poteau d’arrivée.
board-hint-swing = Faites glisser un poteau d’arrivée pour le faire pivoter, ou terminez votre mouvement.
board-hint-done = Personne n’a encore vu votre mouvement. Est-il terminé ?
board-nearer = Zoom avant
board-farther = Zoom arrière
board-whole = Toute la table
board-finish-there = Montrer l’arrivée
board-finish-far = Montrer l’arrivée, à environ { $count ->
    [one] { $count } segment
   *[other] { $count } segments
} de la tête de votre ver
board-follow = Suivre l’action
board-slow = ralenti
board-again = Revoir l’arrivée

## Les options

option-distance = Distance
option-distance-text = De la ligne de départ à l’arrivée, en centimètres.
option-reverse = À reculons
option-reverse-text = Quand un ver peut ramper la queue en avant.
option-reverse-blocked = seulement si sa tête est bloquée
option-reverse-always = à chaque mouvement
option-reverse-never = jamais
option-swing-limit = Limite de pivot
option-swing-limit-text = De combien de degrés l’arrivée peut pivoter en une fois ; sans limite si rien n’est précisé.
option-obstacles = Obstacles
option-obstacles-text = Ce qui se trouve sur la table : cans, books, pencils, desk, ou des objets avec leur position en millimètres : « can 420 270; book 480 210 30 ».
option-dice = Tuiles
option-dice-text = L’édition dont on prend les tuiles.
option-dice-2008 = 2008 : tuiles 4 à 7 et X ; chacune se repose un tour après avoir réussi
option-dice-1994 = 1994 : tuiles 3 à 7 et X ; seules 7 et X se reposent un tour après avoir réussi
option-races = Courses
option-races-text = Combien de courses compte une partie ; celui qui en remporte le plus gagne.
option-races-1 = une course
option-races-3 = trois courses
option-consolation = Consolation
option-consolation-text = Un ver dont la tuile est annulée deux tours de suite avance de 2 segments.
option-last-round = Dernier tour
option-last-round-text = Après ce tour d’une course, la tête la plus proche de l’arrivée gagne.

## Pourquoi un coup est refusé

bid-first = Il faut maintenant poser une tuile
name-first = Choisissez d’abord un nombre pour X
move-first = Votre ver doit maintenant avancer
laid-already = Votre tuile est déjà posée ; reprenez-la pour en poser une autre
not-your-move = Ce n’est pas à vous de jouer
tile-rests = { $tile } est au repos ce tour-ci
no-such-tile = Il n’y a pas de tuile « { $tile } »
number-shown = { $number } a été montré ; X prend un nombre que personne n’a montré
no-such-number = Il n’y a pas de tuile { $number }
move-all = { $left ->
    [one] Il reste { $left } segment à avancer
   *[other] Il reste { $left } segments à avancer
}, et il y a de la place
empty-path = Un chemin compte au moins un segment
nothing-left = Il ne reste aucun segment à avancer
too-many-segments = Trop de segments : vous en donnez { $count }, mais il n’en reste que { $left } à avancer
no-angle = Segment { $step } : { $angle } n’est pas une direction ; elles vont de 0 à 65535
beyond-the-finish = Segment { $step } : la course finit là où la tête touche le panneau
end-chosen = Le bout qui rampe se choisit avant le premier segment
never-reverse = À cette table, les vers n’avancent pas à reculons
head-not-blocked = Seul un ver dont la tête est bloquée peut avancer à reculons
off-the-table = Le segment { $step } dépasserait du bord de la table
overlaps-itself = Le segment { $step } chevaucherait le ver lui-même
touches-a-worm = Le segment { $step } serait trop près d’un autre ver
overlaps-a-post = Le segment { $step } chevaucherait un poteau de l’arrivée
overlaps-an-obstacle = Le segment { $step } chevaucherait un objet posé sur la table
no-x = Vous ne pouvez faire pivoter l’arrivée que si vous êtes seul à avoir posé un X
swung-already = L’arrivée a déjà pivoté ; elle ne pivote qu’une fois par mouvement
no-turn = Un pivot doit tourner l’arrivée d’un certain angle
whole-turn = Un pivot fait moins d’un tour entier
swing-limit = À cette table, un pivot fait au plus { $limit }°
between-two-steps = L’arrivée pivote avant ou après le mouvement du ver, pas entre deux segments
swing-hindered = Quelque chose gêne : ce poteau peut aller au plus à { $low }° vers la droite et à { $high }° vers la gauche

## Ce qui ne va pas avec une boîte ou une table

bad-obstacle = « { $value } » n’est pas un objet avec x et y en millimètres et une rotation en degrés, comme « book 480 210 30 »
many-obstacles = il n’y a pas de place pour plus de { $most } objets
obstacle-off-table = cet obstacle dépasse du bord de la table : { $kind }
obstacle-not-clear = cet obstacle doit se tenir à l’écart des vers, des poteaux et du panneau : { $kind }
small-table = la table est trop petite pour les vers ou la course
odd-size = les diamètres des segments et des poteaux, et l’épaisseur du panneau, doivent être pairs
thin-post = un poteau doit être plus épais que le panneau
bad-tile-sets = il faut ces jeux de tuiles : { $names }
bad-tiles = il faut de trois à six nombres différents de 1 à 12, le plus petit d’abord
bad-obstacle-kind = un obstacle a un identifiant à lui, en minuscules, et un diamètre, ou une longueur et une largeur, de 2 à 600
no-such-goal = on peut ramper vers un endroit de la table, ou vers l’arrivée

# Pourquoi un choix vaut mieux qu’un autre (gain) ou moins que le meilleur (loss), selon ce qui les distingue le plus.
gain-less-steps = Finit plus près de l’arrivée.
loss-more-steps = Finit plus loin de l’arrivée.
gain-less-steps-squared = Évite de se laisser distancer.
loss-more-steps-squared = Risque de se laisser distancer.
gain-more-lead = Donne plus d’avance sur le poursuivant le plus proche.
loss-less-lead = Donne moins d’avance sur le poursuivant le plus proche.
gain-less-behind = Reste plus près du ver de tête.
loss-more-behind = Reste plus loin du ver de tête.
gain-more-in-reach-of-the-lowest-number = Finit plus souvent si près que tout nombre suffira.
loss-less-in-reach-of-the-lowest-number = Finit moins souvent si près que tout nombre suffira.
gain-more-in-reach-of-the-highest-number = A plus de chances de mettre l’arrivée à un mouvement.
loss-less-in-reach-of-the-highest-number = A moins de chances de mettre l’arrivée à un mouvement.
gain-less-nearer-rivals = Laisse moins de vers plus près de l’arrivée.
loss-more-nearer-rivals = Laisse plus de vers plus près de l’arrivée.
gain-more-moves-now = A plus de chances d’atteindre l’arrivée ce tour-ci.
loss-less-moves-now = A moins de chances d’atteindre l’arrivée ce tour-ci.
gain-more-swing-to-come = A plus de chances de faire pivoter l’arrivée.
loss-less-swing-to-come = A moins de chances de faire pivoter l’arrivée.
gain-less-x-rests = Garde le X pour le tour suivant.
loss-more-x-rests = Met le X au repos pour un tour.
gain-less-a-high-number-rests = Garde un grand nombre pour le tour suivant.
loss-more-a-high-number-rests = Met un grand nombre au repos pour un tour.
gain-more-wins = A plus de chances de gagner cette course.
loss-less-wins = A moins de chances de gagner cette course.
win-by-swing = Le pivot amène l’arrivée à { $after ->
    [one] { $after } segment
   *[other] { $after } segments
} de la tête, au lieu de { $before }, et le ver peut en avancer { $left }.
win-missed = { $number ->
    [one] Il manquait à la tête environ { $number } segment pour toucher l’arrivée.
   *[other] Il manquait à la tête environ { $number } segments pour toucher l’arrivée.
}
fact-clash = { $amount ->
    [10] S’annule presque à coup sûr.
   *[other] S’annule plus souvent : { $amount } fois sur 10 au lieu de { $other }.
}
fact-clash-not = { $amount ->
    [0] Ne s’annule presque jamais.
    [1] S’annule rarement : { $amount } fois sur 10 au lieu de { $other }.
    [2] S’annule rarement : { $amount } fois sur 10 au lieu de { $other }.
   *[other] S’annule moins souvent : { $amount } fois sur 10 au lieu de { $other }.
}
fact-steps = Finit environ { $gap ->
    [one] { $gap } segment
   *[other] { $gap } segments
} plus loin de l’arrivée.
fact-steps-not = Finit environ { $gap ->
    [one] { $gap } segment
   *[other] { $gap } segments
} plus près de l’arrivée.
fact-rival-steps = { $seatIs ->
    [you] Vous laisse
   *[other] Laisse { $seat }
} environ { $gap ->
    [one] { $gap } segment
   *[other] { $gap } segments
} plus loin de l’arrivée.
fact-rival-steps-not = { $seatIs ->
    [you] Vous laisse
   *[other] Laisse { $seat }
} environ { $gap ->
    [one] { $gap } segment
   *[other] { $gap } segments
} plus près de l’arrivée.
## Ce que sont les choses : dans la boîte, et sur le plateau en ce moment

about-worm = Un ver de { $segments } segments. Le premier dont la tête touche le panneau d’arrivée gagne (§5.1).
about-finish = L’arrivée : un panneau entre deux poteaux. Touchez-le avec la tête de votre ver (§5.1). Un X réussi peut le faire pivoter (§4.1).
about-tile-number = Un nombre : votre ver avance d’autant de segments, si personne d’autre n’a posé le même. Les plus petits nombres avancent les premiers (§2.2, §2.3).
about-tile-x = X : votre ver prend un nombre que personne n’a posé, et vous pouvez faire pivoter l’arrivée (§2.4, §4.1).
about-tile-down = Posée face cachée : toutes les tuiles sont retournées en même temps (§2.1).
about-tile-resting = Une tuile qui a réussi se repose un tour (§2.5).
about-tile-clash = Les tuiles égales s’annulent : ces vers n’avancent pas (§2.2).
about-obstacle = Un objet sur la table : aucun segment ne peut le chevaucher, ni poteau ni panneau le toucher (§3.2, §4.2).
about-rack = { $seatIs ->
    [you] Votre ver { $worm }, et les tuiles que vous pouvez poser. La dernière qui a réussi se repose (§2.5).
   *[other] Le ver { $worm } { $seatOf }, et ses tuiles. Une tuile au repos ne peut pas être posée ce tour-ci (§2.5).
}
about-your-worm = { $seatIs ->
    [you] Votre ver { $worm } : son dernier segment passe devant sa tête, encore et encore (§3.1).
   *[other] Le ver { $worm } { $seatOf } : vous ne pouvez pas le toucher (§3.2).
}
about-table = La table : rampez tout droit ou en courbe, comme vous voulez (§3.2).

# The pictures of the rulebook

picture-resting = Anne et Basile ont tous deux misé 7 : aucun des deux vers ne bouge, et tous deux gardent leur tuile. Le 5 de Cléo se reposera un tour.
picture-crawl = Anne a misé 5 : les cinq derniers segments du ver rouge passent devant, un par un.
picture-swing = X a fait pivoter l’arrivée : on a tenu un poteau, l’autre a tourné autour avec le panneau.

# What was done with a thing, in the lab

used-bid = posée
