# Toutes les phrases de Malta.  Une place vient avec son nom, $seat, et $seatIs : "you" pour qui lit, sinon "other".
# Une phrase ne renvoie à aucune autre.  Le catalogue anglais a les mêmes identifiants avec les mêmes variables.
# Un nom ne suit jamais « de », qui s’élide devant une voyelle : $seatOf est « d’Ada » ou « de Basile ».

## Les cartes

card-draw-two = Piochez deux
card-discard-two-of-yours = Défaussez deux des vôtres
card-discard-two-of-theirs = Défaussez deux des siennes
card-swap-hands = Échange de mains
card-pickpocket = Pickpocket
card-hand-me-down = Seconde main
card-pass-it-on = Faites passer
card-round-on-the-house = Tournée générale
card-reshuffle = Rebattez les cartes
card-everyone-moves = Chacun se déplace
card-going-home = Rentrez à la maison
card-shove = Bousculade
card-sidestep = Pas de côté
card-trade-places = Chassé-croisé
card-long-jump = Saut en longueur
card-welcome-back = Bon retour parmi nous
card-remove-a-space = Retirez une case
card-restore-a-space = Rétablissez une case
card-swap-two-spaces = Permutez deux cases
card-turn-a-space = Tournez une case
card-shift-a-line = Décalez une ligne
card-end-turn = Fin du tour
card-blind-faith = Foi aveugle
card-negate = Annulez
card-boomerang = Boomerang
card-second-wind = Second souffle

card-listed = « { $card } »
card-times = { $card } ×{ $count }
no-card = aucune carte
card-says = « { $card } » : { $text }

## Ce que font les cartes.  Une boîte modifiée peut changer $amount.

effect-draw = Piochez { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}.
effect-discard-own = Défaussez { $amount } de vos cartes.
effect-discard-theirs = Un adversaire défausse { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} de son choix.
effect-swap-hands = Échangez votre main avec celle d’un adversaire.
effect-pickpocket = Prenez { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} au hasard à un adversaire.
effect-hand-me-down = Donnez à un adversaire { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} de votre choix.
effect-pass-it-on = Chacun passe 1 carte à sa gauche.
effect-everyone-draws = Chacun pioche { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}.
effect-reshuffle = La défausse retourne dans la pioche ; cette carte quitte la partie.
effect-everyone-moves = Tous les pions se déplacent de 1 case dans la direction que vous annoncez.
effect-going-home = Un pion de votre choix regagne sa case de départ.
effect-shove = Déplacez le pion d’un adversaire de { $amount ->
    [one] { $amount } case
   *[other] { $amount } cases
} dans la direction de votre choix.
effect-jump = Déplacez votre pion de { $amount ->
    [one] { $amount } case dans la direction de votre choix
   *[other] { $amount } cases en ligne droite
}.
effect-trade-places = Deux pions échangent leurs places.
effect-welcome-back = Un joueur éliminé revient en jeu, avec au moins { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}.
effect-remove-a-space = Retournez une case côté cercle 0 : ni flèche ni carte.
effect-restore-a-space = Remettez un cercle 0 face visible.
effect-swap-two-spaces = Deux cases échangent leurs places ; les pions ne bougent pas.
effect-turn-a-space = Faites pivoter une case de 90, 180 ou 270°.
effect-shift-a-line = Une rangée ou une colonne glisse d’un cran ; les pions ne bougent pas.
effect-end-turn = Votre tour s’arrête, sans déplacement.
effect-blind-faith = Le joueur suivant { $blindFaith ->
    [turn] perd son prochain tour
    [random] joue des cartes au hasard à son prochain tour
   *[skip] ne joue pas de cartes à son prochain tour
}.
effect-negate = Réaction : la carte d’un adversaire reste sans effet.
effect-boomerang = Réaction : la carte d’un adversaire devient la vôtre.
effect-second-wind = Suivez une flèche tout de suite, et encore une à la fin de votre tour.
reaction-in-own-turn = Sans effet pendant votre propre tour, mais compte comme jouée.

## Le plateau

direction-up = vers le haut
direction-right = vers la droite
direction-down = vers le bas
direction-left = vers la gauche
line-row = rangée { $name }
line-column = colonne { $name }
by-degrees = de { $degrees }° dans le sens horaire

space-star = étoile { $number }
space-crown = couronne { $number } { $direction }
space-drop = goutte { $number } { $direction }
space-start = départ { $number } { $direction }
space-circle = cercle 0
place-and-space = { $place } { $space }
target-and-how = { $target }, { $how }

## Ce qu’on peut faire

action-place-pawn = Poser votre pion en { $place }
action-play-card = Jouer « { $card } »
action-name-seat = { $seatIs ->
    [you] Vous choisir vous-même
   *[other] Choisir { $seat }
}
action-name-pawn = { $seatIs ->
    [you] Choisir votre propre pion, en { $place } ({ $space })
   *[other] Choisir { $seat }, en { $place } ({ $space })
}
action-name-space = Choisir { $place }
action-name-space-there = Choisir { $place } ({ $space })
action-name-direction = Aller { $direction }
action-name-direction-to = Aller { $direction }, en { $place } ({ $space })
action-everyone-goes = Tous vont { $direction } ; vous arrivez en { $place } ({ $space })
action-slide = Faire glisser { $direction }
action-name-quarters = Tourner de { $quarters }° dans le sens horaire
action-name-quarters-to = Tourner de { $quarters }° dans le sens horaire : { $space }
action-name-line = Choisir { $line }
action-pass = Passer
action-react = Réagir avec « { $card } »
action-choose-card = Choisir « { $card } »
action-discard = Défausser « { $card } »
action-give = Donner « { $card } » à { $seat }
action-pass-on = Passer « { $card } » à { $seat }
action-pay = Payer « { $card } » à { $seat }
action-pay-first = Payer d’abord { $seat }
action-move = Aller { $direction }
action-move-to = Aller { $direction }, en { $place } ({ $space })
action-move-toll = Aller { $direction }, en { $place } ({ $space }), et payer { $toll ->
    [one] { $toll } carte
   *[other] { $toll } cartes
} { $count ->
    [1] à { $owners }
   *[other] à chacun : { $owners }
}

## Ce qu’on peut taper, séparé par des virgules ; le premier mot est aussi montré

typed-up = haut, h
typed-right = droite, d
typed-down = bas, b
typed-left = gauche, g
typed-pass = passer, passe, p, non

## Ce qui est demandé, et pourquoi

ask-placing = Sur quelle case de départ posez-vous votre pion ?
why-placing = La partie commence : chacun pose un pion sur une case de départ, dans l’ordre du tour. Plusieurs pions peuvent partager une case.
wait-placing = On attend { $seats } : un pion à poser.

ask-playing = Quelle carte jouez-vous ? Encore { $quota } à jouer ce tour-ci.
why-playing = C’est votre tour : vous devez jouer la moitié de la main que vous aviez après la pioche, arrondie à l’unité supérieure. Si vous n’avez plus de carte, vous perdez.
wait-playing = On attend { $seats } : une carte à jouer.

ask-rival = « { $card } » : quel adversaire ?
ask-pawn = « { $card } » : quel pion ?
ask-other-pawn = « { $card } » : avec quel autre pion ?
ask-lost-seat = « { $card } » : qui revient ?
ask-direction = « { $card } » : dans quelle direction ?
ask-space = « { $card } » : quelle case ?
ask-other-space = « { $card } » : { $place } échange sa place avec quelle case ?
ask-circle = « { $card } » : quel cercle 0 ?
ask-quarters = « { $card } » : de combien tourne { $place } ?
ask-line = « { $card } » : quelle rangée ou colonne ?
why-naming = Une carte se joue avec toutes ses cibles. Personne ne voit votre choix tant que la dernière n’est pas désignée ; jusque-là, vous pouvez annuler.
why-naming-turned = Votre « Boomerang » a renvoyé « { $card } ». C’est maintenant vous qui la jouez et qui en désignez les cibles ; s’il faut un adversaire, c’est { $seat }.
why-naming-blind = « Foi aveugle » : le sort a tiré « { $card } » dans votre main. Vous n’en désignez que les cibles.
wait-naming = On attend { $seats } : les cibles de « { $card } ».

ask-answering = { $seat } joue « { $card } ». Réagissez-vous ?
ask-answering-on = { $seat } joue « { $card } » : { $targets }. Réagissez-vous ?
ask-answering-on-seats = { $seat } joue « { $card } » sur { $targets }. Réagissez-vous ?
ask-answering-idle = { $seat } joue « { $card } » à son propre tour, sans effet. Réagissez-vous ?
ask-answering-reaction = { $seat } répond à « { $on } » avec « { $card } ». Y réagissez-vous ?
why-answering = À chaque carte jouée, les autres peuvent réagir avec « Annulez » ou « Boomerang », tous en secret et en même temps. La question vous est posée quelles que soient vos cartes, pour qu’aucune pause ne trahisse rien.
wait-answering = On attend { $seats } : une réaction, ou rien.

ask-discarding = « { $card } » : quelle carte défaussez-vous ? Encore { $left }.
why-discarding = « { $card } » vous fait défausser. C’est vous qui choisissez vos cartes.
wait-discarding = On attend { $seats } : des cartes à défausser.

ask-giving = « { $card } » : quelle carte donnez-vous à { $seat } ? Encore { $left }.
why-giving = « { $card } » : un adversaire reçoit une carte de votre choix. Vous êtes les deux seuls à la voir.
wait-giving = On attend { $seats } : une carte à donner.

ask-passing-on = « { $card } », jouée par { $player } : quelle carte passez-vous à { $seat } ?
why-passing-on = « { $card } » : tous choisissent en secret et en même temps, puis chaque carte va à gauche.
wait-passing-on = On attend { $seats } : une carte à passer.

ask-ordering = Qui payez-vous d’abord ?
why-ordering = Vous devez { $toll ->
    [one] { $toll } carte
   *[other] { $toll } cartes
} à chaque adversaire sur la case où vous arrivez, et vous n’en avez pas assez pour tous. Vous choisissez l’ordre.
wait-ordering = On attend { $seats } : qui payer d’abord.

ask-paying = Quelle carte donnez-vous à { $seat } pour le racket ? Encore { $left }.
why-paying = Vous arrivez sur une case où se trouvent d’autres pions. Chaque propriétaire reçoit autant de vos cartes que l’indique la case : { $toll }. Vous choisissez lesquelles.
wait-paying = On attend { $seats } : un racket à payer.

ask-moving = Dans quelle direction allez-vous ?
why-moving = Vous avez joué vos cartes. Vous devez maintenant avancer d’une case en suivant une flèche sous votre pion, et payer ceux qui s’y trouvent.
wait-moving = On attend { $seats } : la direction à prendre.

## Ce qui s’est passé

event-board-laid = Le plateau est posé : { $spacesCount ->
    [25] 5 × 5
   *[other] 7 × 7
} cases.
event-first-seat-named = { $seatIs ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
event-pawn-placed = { $seatIs ->
    [you] Vous partez en { $place }.
   *[other] { $seat } part en { $place }.
}
event-turn-began = { $seatIs ->
    [you] Tour de table { $round } : à vous de jouer.
   *[other] Tour de table { $round } : à { $seat } de jouer.
}
event-cards-drawn = { $seatIs ->
    [you] Vous piochez { $cards }.
   *[other] { $seat } pioche { $cards }.
}
event-cards-drawn-unseen = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-quota-counted = { $seatIs ->
    [you] Vous { $quota ->
        [0] ne jouez aucune carte
        [one] devez jouer { $quota } carte
       *[other] devez jouer { $quota } cartes
    } ce tour-ci.
   *[other] { $seat } { $quota ->
        [0] ne joue aucune carte
        [one] doit jouer { $quota } carte
       *[other] doit jouer { $quota } cartes
    } ce tour-ci.
}
event-card-drawn-blindly = { $seatIs ->
    [you] « Foi aveugle » tire « { $card } » dans votre main.
   *[other] « Foi aveugle » tire « { $card } » dans la main { $seatOf }.
}
event-card-played = { $seatIs ->
    [you] Vous jouez « { $card } ».
   *[other] { $seat } joue « { $card } ».
}
event-card-played-on = { $seatIs ->
    [you] Vous jouez « { $card } » : { $targets }.
   *[other] { $seat } joue « { $card } » : { $targets }.
}
event-card-played-on-seats = { $seatIs ->
    [you] Vous jouez « { $card } » sur { $targets }.
   *[other] { $seat } joue « { $card } » sur { $targets }.
}
event-reacted = { $seatIs ->
    [you] Vous répondez à « { $on } » avec « { $card } ».
   *[other] { $seat } répond à « { $on } » avec « { $card } ».
}
event-card-negated = { $seatIs ->
    [you] Votre « { $card } » reste sans effet.
   *[other] La carte « { $card } » { $seatOf } reste sans effet.
}
event-card-turned-round = { $seatIs ->
    [you] C’est maintenant vous qui jouez « { $card } ».
   *[other] C’est maintenant { $seat } qui joue « { $card } ».
}
event-card-turned-round-on = { $seatIs ->
    [you] C’est maintenant vous qui jouez « { $card } » : { $targets }.
   *[other] C’est maintenant { $seat } qui joue « { $card } » : { $targets }.
}
event-card-turned-round-on-seats = { $seatIs ->
    [you] C’est maintenant vous qui jouez « { $card } » sur { $targets }.
   *[other] C’est maintenant { $seat } qui joue « { $card } » sur { $targets }.
}
event-card-did-nothing = « { $card } » ne fait rien.
event-cards-discarded = { $seatIs ->
    [you] Vous défaussez { $cards }.
   *[other] { $seat } défausse { $cards }.
}
event-first-payment-chosen = { $seatIs ->
    [you] Vous ne pouvez pas payer tout le monde : vous payez d’abord { $receiver }.
   *[other] { $receiverIs ->
        [you] { $seat } ne peut pas payer tout le monde et vous paie d’abord.
       *[other] { $seat } ne peut pas payer tout le monde et paie d’abord { $receiver }.
    }
}
event-cards-given = { $giverIs ->
    [you] Vous donnez { $cards } à { $receiver }.
   *[other] { $receiverIs ->
        [you] { $giver } vous donne { $cards }.
       *[other] { $giver } donne { $cards } à { $receiver }.
    }
}
event-cards-given-unseen = { $giver } donne { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à { $receiver }.
event-hands-swapped = { $seatIs ->
    [you] Vous échangez votre main avec { $rival }. Vous avez maintenant : { $toSeat } ; { $rival } a : { $toRival }.
   *[other] { $rivalIs ->
        [you] { $seat } échange sa main avec vous. Vous avez maintenant : { $toRival } ; { $seat } a : { $toSeat }.
       *[other] { $seat } et { $rival } échangent leurs mains. { $seat } a maintenant : { $toSeat } ; { $rival } a : { $toRival }.
    }
}
event-hands-swapped-unseen = { $seat } et { $rival } échangent leurs mains.
event-discards-reshuffled = { $count ->
    [0] Rien ne retourne dans la pioche : la défausse est vide.
    [one] { $count } carte de la défausse retourne dans la pioche.
   *[other] { $count } cartes de la défausse retournent dans la pioche.
}
event-pawn-moved = { $seatIs ->
    [you] Vous passez de { $start } à { $end }.
   *[other] { $seat } passe de { $start } à { $end }.
}
event-space-removed = La case { $place } est retournée côté cercle 0.
event-space-restored = La case { $place } est remise face visible.
event-spaces-swapped = Les cases { $one } et { $other } échangent leurs places.
event-space-turned = La case { $place } tourne de { $quarters }° dans le sens horaire.
event-line-shifted = Une ligne glisse { $direction } : { $line }.
event-blind-faith-laid = { $seatIs ->
    [you] « Foi aveugle » attend votre prochain tour.
   *[other] « Foi aveugle » attend le prochain tour { $seatOf }.
}
event-blind-faith-worked = { $seatIs ->
    [you] « Foi aveugle » vous frappe.
   *[other] « Foi aveugle » frappe { $seat }.
}
event-turn-ended = { $seatIs ->
    [you] Votre tour est fini.
   *[other] { $seat } a fini son tour.
}
no-cards = { $seatIs ->
    [you] Vous n’avez plus de carte : vous perdez.
   *[other] { $seat } n’a plus de carte et perd.
}
no-way = { $seatIs ->
    [you] Vous ne pouvez pas bouger : vous perdez.
   *[other] { $seat } ne peut pas bouger et perd.
}
event-seat-returned = { $seatIs ->
    [you] Vous êtes de retour, en { $place }.
   *[other] { $seat } est de retour, en { $place }.
}
last-standing = { $winnersIs ->
    [you] Vous gagnez : tous les autres ont perdu.
   *[other] { $winners } gagne : tous les autres ont perdu.
}
last-round = { $winnersIs ->
    [you] Vous gagnez : c’est vous qui avez le plus de cartes après le dernier tour de table.
   *[other] { $count ->
        [1] { $winners } gagne, avec le plus de cartes en main après le dernier tour de table.
       *[other] { $winners } se partagent la victoire, avec le plus de cartes en main après le dernier tour de table.
    }
}

## Toute la position

view-turn = { $seatIs ->
    [you] Tour de table { $round }, à vous de jouer.
   *[other] Tour de table { $round }, à { $seat } de jouer.
}
view-quota = Encore à jouer ce tour-ci : { $quota ->
    [one] { $quota } carte
   *[other] { $quota } cartes
}.
view-seat = { $seatIs ->
    [you] Vous êtes
   *[other] { $seat } est
} en { $place } ({ $space }), { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, case de départ en { $home }.
view-seat-waiting = { $seatIs ->
    [you] Vous n’avez pas encore de pion sur le plateau.
   *[other] { $seat } n’a pas encore de pion sur le plateau.
}
view-seat-lost = { $seatIs ->
    [you] Vous avez perdu.
   *[other] { $seat } a perdu.
} { $cards ->
    [0] Aucune carte gardée.
    [one] { $cards } carte gardée.
   *[other] { $cards } cartes gardées.
}
view-lives = { $seatIs ->
    [you] Il vous reste
   *[other] Il reste à { $seat }
} { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
}.
view-in-play = En jeu : { $cards }.
in-play = { $seatIs ->
    [you] votre « { $card } »
   *[other] « { $card } », jouée par { $seat }
}
in-play-on = { $seatIs ->
    [you] votre « { $card } » ({ $targets })
   *[other] « { $card } », jouée par { $seat } ({ $targets })
}
in-play-on-seats = { $seatIs ->
    [you] votre « { $card } » sur { $targets }
   *[other] « { $card } », jouée par { $seat } sur { $targets }
}
view-hand = { $seatIs ->
    [you] Votre main : { $hand }.
   *[other] Main { $seatOf } : { $hand }.
}
view-known = Cartes que vous connaissez dans la main { $seatOf } : { $cards }.
view-piles = Pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}. Défausse : { $discards }.
view-gone = Retirées de la partie : { $cards }.
view-row = Rangée { $name } : { $spaces }.
view-rows-up = Le plateau, de la rangée du haut à celle de départ.

## Dessiné à côté du plateau

panel-round = Tour de table { $round }
panel-deck = pioche { $deck }
panel-discards = défausse { $discards }
panel-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
panel-home = départ { $home }
panel-lost = hors jeu
panel-blind = Foi aveugle
panel-lives = vies { $lives }
panel-you = Vous

## Dessiné dans le navigateur

board-spaces = Les cases du plateau
board-hand = Votre main
board-choose = Choisir
board-play-idle = Jouer sans effet
board-quota = { $quota ->
    [one] { $quota } carte à jouer
   *[other] { $quota } cartes à jouer
}
board-in-play = En jeu
board-legend = Les sorties des cases
board-legend-star = étoile : de tous côtés
board-legend-crown = couronne : pas par le côté plat
board-legend-drop = goutte : vers sa pointe
board-legend-circle = cercle 0 : sans issue
board-draws-you = { $number ->
    [0] Au prochain tour, vous ne piocheriez rien, sans issue
    [1] Au prochain tour, vous piocheriez 1 carte
   *[other] Au prochain tour, vous piocheriez { $number } cartes
}
board-draws-rival = { $number ->
    [0] Au prochain tour, { $name } ne piocherait rien, sans issue
    [1] Au prochain tour, { $name } piocherait 1 carte
   *[other] Au prochain tour, { $name } piocherait { $number } cartes
}
board-pays-all = Vous paieriez toutes vos cartes et seriez hors jeu
out-paid = { $seatIs ->
    [you] Après avoir payé { $to }, il ne vous restait aucune carte
   *[other] { $toIs ->
        [you] { $seat } n’avait plus de carte après vous avoir payé
       *[other] { $seat } n’avait plus de carte après avoir payé { $to }
    }
}
out-no-cards = { $seatIs ->
    [you] Il ne vous restait aucune carte
   *[other] { $seat } n’avait plus de carte
}
out-no-way = { $seatIs ->
    [you] Aucune flèche ne menait hors de votre case
   *[other] { $seat } : aucune flèche ne menait hors de sa case
}
board-take-back = Annuler
board-players = Joueurs
board-known = Cartes que vous connaissez
board-deck = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-discards = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-deck-short = Pioche
board-discards-short = Défausse
board-orders-always-pass = Toujours passer
board-orders-clear = Me demander chaque fois
board-orders-rule = Consigne { $number }
board-orders-with = Réagir avec
board-orders-when = à une carte jouée
board-orders-on-me = sur moi
board-orders-on-anybody = sur n’importe qui
board-orders-any-card = n’importe quelle carte
board-orders-remove = Retirer la consigne { $number }
board-orders-add = Ajouter une consigne
board-orders-otherwise = Sinon
board-orders-ask = me demander
board-orders-give = Enregistrer ces consignes

## Les options

option-board = Plateau
option-board-text = La taille du plateau ; 5 × 5 seulement à deux.
option-board-7 = 7 × 7
option-board-5 = 5 × 5
option-lives = Vies
option-lives-text = Combien de défaites éliminent un joueur.
option-lives-1 = une vie
option-lives-2 = deux vies
option-last-round = Dernier tour de table
option-last-round-text = Après ce tour de table, le joueur qui a le plus de cartes en main gagne.
option-blind-faith = Foi aveugle
option-blind-faith-text = Ce que fait la victime de « Foi aveugle » à son prochain tour.
option-blind-faith-skip = pioche et se déplace, mais ne joue pas de cartes
option-blind-faith-turn = perd le tour entier
option-blind-faith-random = joue des cartes tirées au hasard
option-first = Premier joueur
option-first-text = Qui commence. La règle dit le plus jeune ; si personne n’est choisi, le sort décide.

## Pourquoi un coup est refusé.  Sans $seatIs, $seat est le numéro de la place.

place-first = Il faut d’abord poser votre pion sur une case de départ
play-first = Il faut maintenant jouer une carte
answer-first = C’est le moment de réagir, ou de passer
choose-first = Il faut maintenant choisir une carte de votre main
order-first = Choisissez d’abord qui vous payez
pay-first = Il faut d’abord payer le racket
move-first = Il faut maintenant vous déplacer
nothing-to-react-to = Il n’y a aucune carte à laquelle réagir
no-reaction = « { $card } » n’est pas une réaction : seules « Annulez » et « Boomerang » le sont
not-in-hand = Vous n’avez pas « { $card } » en main
no-arrow = Aucune flèche sous votre pion ne mène { $direction }
not-owed = { $seatIs ->
    [you] Vous ne vous devez rien à vous-même
   *[other] Vous ne devez rien à { $seat }
}
no-start-space = Il n’y a pas de case de départ « { $space } »
you-have-lost = Vous avez perdu : vous ne jouez plus, à moins qu’on ne vous fasse revenir
answered-already = Vous avez déjà choisi ; c’est aux autres maintenant
your-own-card = On ne réagit pas à sa propre carte
reacted-already = Vous avez déjà réagi ; on ne réagit qu’une fois
no-card-to-react-with = Sans carte, on ne peut pas réagir
not-your-turn = Ce n’est pas votre tour
not-lost = { $seatIs ->
    [you] Vous n’avez pas perdu
   *[other] { $seat } n’a pas perdu
}
has-lost = { $seatIs ->
    [you] Vous avez perdu et n’êtes plus une cible
   *[other] { $seat } a perdu et n’est plus une cible
}
rival-without-cards = { $seatIs ->
    [you] Vous n’avez pas de carte
   *[other] { $seat } n’a pas de carte ; choisissez un adversaire qui en a
}
no-rival = { $seatIs ->
    [you] « { $card } » vise un adversaire ; vous n’êtes pas le vôtre
   *[other] « { $card } » ne peut pas viser { $seat } maintenant
}
is-circle = La case { $place } montre son cercle 0 ; il faut une case face visible
is-face-up = La case { $place } est face visible ; il faut un cercle 0
not-along-the-line = Cette ligne ne glisse pas { $direction }
off-the-board = Aller { $direction } mènerait hors du plateau
cannot-name = « { $card } » ne peut pas viser cela
name-first = Désignez d’abord la cible de « { $card } », ou annulez

## Ce qui ne va pas dans une boîte ou à une table

small-board = 5 × 5 est pour deux joueurs, et non pour { $seats }
star-direction = une étoile n’a pas de direction ; une couronne ou une goutte en a une
double-id = deux lignes de la boîte ont le même identifiant
bad-starts = une ligne de la boîte doit être celle des cases de départ, avec count = 7
too-few-spaces = en plus des cases de départ, il faut de 42 à 255 cases, et non { $count }
too-few-cards = il faut de 24 à 255 cartes, de 200 sortes au plus, et non { $count }

# Pourquoi un choix vaut mieux qu’un autre (gain) ou moins que le meilleur (loss), selon ce qui les distingue le plus.
gain-more-lives = Sauve une vie.
loss-less-lives = Coûte une vie.
gain-more-on-turn = Prolonge le tour.
loss-less-on-turn = Met fin au tour.
gain-more-next = Rapproche le prochain tour.
loss-less-next = Retarde le prochain tour.
gain-more-cards = Garde assez de cartes pour le prochain tour.
loss-less-cards = Laisse trop peu de cartes pour le prochain tour.
gain-more-cards-on-turn = Laisse plus de cartes après ce tour.
loss-less-cards-on-turn = Laisse moins de cartes après ce tour.
gain-less-few-cards = Évite de se retrouver sans cartes.
loss-more-few-cards = Ne laisse presque plus de cartes.
gain-more-worth = Garde de meilleures cartes.
loss-less-worth = Laisse de moins bonnes cartes.
gain-more-reaction = Garde une réaction en main.
loss-less-reaction = A moins de chances de garder une réaction.
gain-more-refills = Garde une carte qui en apporte d’autres.
loss-less-refills = A moins de chances de garder une carte qui en apporte d’autres.
gain-more-hand = Garde plus de cartes en main.
loss-less-hand = Laisse moins de cartes en main.
gain-more-quota = Laisse plus de cartes à jouer.
loss-less-quota = Laisse moins de cartes à jouer.
gain-more-removals = Garde une carte qui retire une case.
loss-less-removals = A moins de chances de garder une carte qui retire une case.
gain-more-swap = Garde « Échange de mains » tant qu’un adversaire a plus de cartes.
loss-less-swap = Renonce à échanger sa main contre une main plus grande.
gain-less-exposed = Laisse aux adversaires moins de quoi attaquer.
loss-more-exposed = Laisse trop peu de cartes face aux attaques adverses.
gain-more-cards-when-stuck = Garde des cartes pour libérer le pion.
loss-less-cards-when-stuck = Laisse moins de cartes pour libérer le pion.
gain-more-trade-when-stuck = Garde « Chassé-croisé » pour libérer le pion.
loss-less-trade-when-stuck = A moins de chances de garder « Chassé-croisé », qui pourrait libérer le pion.
gain-more-best-arrow = Offre au pion une meilleure flèche à suivre.
loss-less-best-arrow = Ne laisse que de mauvaises flèches à suivre.
gain-less-stuck = Laisse une issue au pion.
loss-more-stuck = Laisse le pion sans issue.
gain-less-stuck-without-help = Évite de rester coincé sans recours.
loss-more-stuck-without-help = Risque de rester coincé sans recours.
gain-less-last-card = Évite de jouer la dernière carte.
loss-more-last-card = Risque de devoir jouer la dernière carte.
gain-less-blind = Évite un tour à l’aveugle.
loss-more-blind = Entraîne un tour à l’aveugle.
fact-out = { $seatIs ->
    [you] Vous seriez hors jeu.
   *[other] { $seat } serait hors jeu.
}
fact-out-not = { $seatIs ->
    [you] Vous garde en jeu.
   *[other] Garde { $seat } en jeu.
}
fact-out-soon = { $seatIs ->
    [you] Vous seriez
   *[other] { $seat } serait
} { $amount ->
    [10] bientôt hors jeu, presque à coup sûr
   *[other] bientôt hors jeu { $amount } fois sur 10 au lieu de { $other }
}.
fact-out-soon-not = { $amount ->
    [0] { $seatIs ->
        [you] Vous resteriez en jeu, presque à coup sûr
       *[other] { $seat } resterait en jeu, presque à coup sûr
    }
    [1] { $seatIs ->
        [you] Vous seriez
       *[other] { $seat } serait
    } rarement hors jeu : { $amount } fois sur 10 au lieu de { $other }
   *[other] { $seatIs ->
        [you] Vous ne seriez
       *[other] { $seat } ne serait
    } bientôt hors jeu que { $amount } fois sur 10 au lieu de { $other }
}.
fact-rival-out-soon = { $seatIs ->
    [you] Vous seriez
   *[other] { $seat } serait
} { $amount ->
    [10] bientôt hors jeu, presque à coup sûr
   *[other] bientôt hors jeu { $amount } fois sur 10 au lieu de { $other }
}.
fact-rival-out-soon-not = { $amount ->
    [0] { $seatIs ->
        [you] Vous resteriez en jeu, presque à coup sûr
       *[other] { $seat } resterait en jeu, presque à coup sûr
    }
    [1] { $seatIs ->
        [you] Vous seriez
       *[other] { $seat } serait
    } rarement hors jeu : { $amount } fois sur 10 au lieu de { $other }
   *[other] { $seatIs ->
        [you] Vous ne seriez
       *[other] { $seat } ne serait
    } bientôt hors jeu que { $amount } fois sur 10 au lieu de { $other }
}.
fact-stuck = { $seatIs ->
    [you] Laisse votre pion sans flèche à suivre.
   *[other] Laisse le pion { $seatOf } sans flèche à suivre.
}
fact-stuck-not = { $seatIs ->
    [you] Garde à votre pion une flèche à suivre.
   *[other] Garde au pion { $seatOf } une flèche à suivre.
}
fact-draws = Pioche { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} au prochain tour au lieu de { $other }.
fact-draws-not = Ne pioche que { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} au prochain tour au lieu de { $other }.
fact-hand = Garde { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} au lieu de { $other }.
fact-hand-not = Ne garde que { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} au lieu de { $other }.
fact-rival-out = { $seatIs ->
    [you] Vous met hors jeu.
   *[other] Met { $seat } hors jeu.
}
fact-rival-out-not = { $seatIs ->
    [you] Manque l’occasion de vous mettre hors jeu.
   *[other] Manque l’occasion de mettre { $seat } hors jeu.
}
fact-rival-stuck = { $seatIs ->
    [you] Laisse votre pion sans flèche à suivre.
   *[other] Laisse le pion { $seatOf } sans flèche à suivre.
}
fact-rival-stuck-not = { $seatIs ->
    [you] Laisse une issue à votre pion.
   *[other] Laisse une issue au pion { $seatOf }.
}
fact-rival-hand = { $seatIs ->
    [you] Vous avez
   *[other] { $seat } a
} { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} au lieu de { $other }.
fact-rival-hand-not = { $seatIs ->
    [you] Vous n’avez que
   *[other] { $seat } n’a que
} { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} au lieu de { $other }.
fact-rival-draws = { $seatIs ->
    [you] Vous piochez
   *[other] { $seat } pioche
} { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} au prochain tour au lieu de { $other }.
fact-rival-draws-not = { $seatIs ->
    [you] Vous ne piochez que
   *[other] { $seat } ne pioche que
} { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} au prochain tour au lieu de { $other }.
why-keep = Garde « { $card } » pour parer pire que la carte « { $played } » { $seatOf }.
why-negate = Arrête la carte « { $played } » { $seatOf }, qui ferait plus mal que la perte de « { $card } ».
why-turn-round = Retourne la carte « { $played } » { $seatOf } contre les autres.
why-negate-last = Arrête la carte « { $played } » { $seatOf }. Sans danger, même en dernière carte : on pioche avant qu’une main vide compte.
why-turn-round-last = Retourne la carte « { $played } » { $seatOf } contre les autres. Sans danger, même en dernière carte : on pioche avant qu’une main vide compte.
why-last-draws = C’est la dernière carte en main, mais « { $card } » en apporte d’autres avant qu’une main vide compte.
## Ce que sont les choses : dans la boîte, et sur le plateau en ce moment

about-star = Étoile : on en sort dans les quatre directions (§3.3). Le chiffre dit combien de cartes vous piochez si votre tour commence ici (§3.1).
about-crown = Couronne : on en sort dans trois directions, mais pas par son côté plat (§3.3).
about-drop = Goutte : on n’en sort que du côté de sa pointe (§3.3).
about-start = Case de départ : on en sort dans les trois mêmes directions que d’une couronne (§3.3). « Rentrez à la maison » y ramène le pion qui a commencé dessus (§4.4).
about-circle = Cercle 0, le dos de chaque case : rien à piocher, et aucune sortie. Si votre tour finit ici sans « Fin du tour », vous perdez (§3.3, §4.2).
about-pawn = Pion : il avance d’une case à la fin du tour de son joueur, en suivant une flèche (§3.3).
about-hand-cards = Les cartes au cadre orange agissent sur les mains : piocher, défausser, donner, voler.
about-pawn-cards = Les cartes au cadre rouge déplacent des pions.
about-space-cards = Les cartes au cadre turquoise changent le plateau ; les pions restent où ils sont (§4.8).
about-turn-cards = Les cartes au cadre violet : tours et réactions. « Annulez » et « Boomerang » répondent à la carte d’un adversaire (§5.1).
about-place = { $place } : { $space }. { $number ->
    [0] Rien à piocher ici, et aucune sortie.
    [one] Qui commence son tour ici pioche 1 carte.
   *[other] Qui commence son tour ici pioche { $number } cartes.
}
about-standing = { $seatIs ->
    [you] Votre pion est ici.
   *[other] { $number ->
        [0] { $seat } est ici. Sur un cercle 0, il n’y a pas de racket (§3.4).
        [one] { $seat } est ici : si vous y allez, vous lui payez 1 carte (§3.4).
       *[other] { $seat } est ici : si vous y allez, vous lui payez { $number } cartes (§3.4).
    }
}
about-player = { $seatIs ->
    [you] Vous avez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }. Sans carte pendant votre propre tour, vous perdez (§2.1).
   *[other] { $seat } a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ; seul le nombre est public (§1.6). Sans carte pendant son propre tour, on perd (§2.1).
}
about-out = { $seatIs ->
    [you] Vous avez perdu ; « Bon retour parmi nous » peut vous faire revenir (§2.5, §4.9).
   *[other] { $seat } a perdu ; « Bon retour parmi nous » peut le faire revenir (§2.5, §4.9).
}
about-deck = La pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}. Vide, elle le reste, à moins que quelqu’un ne joue « Rebattez les cartes » (§3.1, §4.14).
about-discards = La défausse : tout le monde peut la regarder (§1.6).
about-in-play = La carte en jeu. Avant qu’elle n’agisse, les autres peuvent réagir avec « Annulez » ou « Boomerang » (§5.1).
about-card = « { $card } » : { $text } (§4.1)

## Ce qu’il faut savoir avant que cela ne fasse mal

warn-last-card = C’est votre dernière carte : vous perdez, à moins qu’elle ne vous en apporte d’autres (§2.4).
warn-no-way = Aucune flèche ne mène hors de votre case. Changez cela pendant ce tour, ou jouez « Fin du tour », sinon vous perdez (§3.3).
warn-toll = En { $place }, le racket vous prend toutes vos cartes, et vous perdez (§3.4).
warn-must-pay = En l’état du plateau, vous devrez aller sur la case { $seatOf } et payer votre dernière carte. Changez cela pendant ce tour, ou jouez « Fin du tour », sinon vous perdez (§3.4).
warn-then-toll = Si vous choisissez { $choices }, vous devrez aller sur la case { $seatOf }, payer votre dernière carte, et perdre (§3.4).
warn-then-no-way = Si vous choisissez { $choices }, aucune flèche ne mènera plus hors de votre case, et vous perdrez (§3.3).

# The pictures of the rulebook

picture-toll = Si Anne suit la flèche vers la droite, sur la case 3 de Basile, elle doit lui donner trois de ses quatre cartes.
picture-end-turn = Vous êtes sur un cercle 0. « Fin du tour » vous sauve : vous n’avez pas à vous déplacer, et il vous reste une carte.
picture-going-home = La case de départ de Basile a été permutée et se trouve dans la troisième rangée : « Rentrez à la maison » y ramène son pion.

# What was done with a thing, in the lab

used-play-card = jouée
used-react = jouée en réaction
used-choose-card = donnée ou défaussée
