option-rounds = Manches
option-wind = Vent

card-breeze = Brise
card-breeze-text = Élève un cerf-volant de 1.
card-gust = Rafale
card-gust-text = Élève un cerf-volant de 2.
card-gale = Bourrasque
card-gale-text = Élève un cerf-volant de 3.
card-storm = Tempête
card-storm-text = Élève un cerf-volant de 4.
card-listed = « { $card } »
card-times = { $card } ×{ $count }
no-card = aucune carte

action-bid = Miser « { $card } »
action-steer = Tourner à { $angle }
action-hold = Laisser voler le cerf-volant
action-pick-card = Donner « { $card } »
action-give-to = La donner à { $seat }
action-keep = Garder toutes les cartes
action-whistle = Siffler : lâcher « { $card } » et piocher une autre carte
typed-hold = laisser, l
typed-keep = garder, g
region-steer = Tourner vers un angle proche du vent, en 1/65536 de tour (à taper en JSON)

event-round-began = Manche { $round } : le vent souffle du côté { $wind }.
event-drew = Vous piochez « { $card } ».
event-drew-unseen = { $seat } pioche une carte.
event-bids-shown = Les mises : { $bids }. { $winnerIs ->
    [you] Le vent est à vous.
   *[other] Le vent est à { $winner }.
}
event-steered = { $angle ->
    [none] Le cerf-volant { $seatOf } garde son angle
   *[other] Le cerf-volant { $seatOf } tourne à { $angle }
} et vole à { $height }.
event-given = De { $giver } à { $receiver } : « { $card } ».
event-given-unseen = { $giver } donne une carte à { $receiver }.
event-kept = { $seatIs ->
    [you] Vous gardez toutes vos cartes.
   *[other] { $seat } garde toutes ses cartes.
}
event-whistled = Vous sifflez et lâchez « { $card } ».
event-whistled-unseen = { $seat } siffle et lâche une carte.
highest-kite = { $winnersIs ->
    [you] Vous gagnez : votre cerf-volant vole le plus haut.
   *[other] { $count ->
        [one] { $winners } gagne avec le cerf-volant le plus haut.
       *[other] { $winners } partagent la victoire avec les cerfs-volants les plus hauts.
    }
}

ask-bid = Quelle carte misez-vous pour le vent ?
why-bid = Tous misent en secret ; la carte la plus forte a le vent.
wait-bid = On attend la mise : { $seats }.
ask-steer = Tournez-vous votre cerf-volant ? Le vent souffle du côté { $wind }.
why-steer = Près du vent, le cerf-volant monte de 1.
wait-steer = On attend que { $seats } tourne son cerf-volant.
ask-give = { $picked ->
    [none] Donnez-vous une carte ?
   *[other] À qui ?
}
why-give = Le cerf-volant de qui reçoit une carte descend de 1.
wait-give = On attend que { $seats } donne une carte ou les garde toutes.
ask-any-time = Sifflez-vous ?
why-any-time = Pendant qu’un autre cerf-volant tourne, vous pouvez lâcher une carte et en piocher une, une fois par partie.

view-round = Manche { $round }, vent du côté { $wind }.
view-kite = Le cerf-volant { $seatOf } vole à { $heights }, tourné à { $angles } ; { $hands ->
    [one] 1 carte
   *[other] { $hands } cartes
} en main.
view-hand = Votre main : { $hand }.
view-bid = Votre mise : « { $bid } ».
view-under = Vous avez lâché « { $under } ».
view-piles = Pioche : { $deck ->
    [one] 1 carte
   *[other] { $deck } cartes
}. Défausse : { $discards }.

not-in-hand = Vous n’avez pas de carte { $card }
no-whistle = { $seat } ne peut pas siffler maintenant
against-the-wind = { $angle } est trop loin du vent, qui souffle vers { $towards }
not-to-that-seat = Vous ne pouvez pas donner de carte à cette place
another-time = Cela se fait à un autre moment que « { $phase } »
