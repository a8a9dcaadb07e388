option-rounds = Manches

action-keep = Garder la carte
action-swap = Échanger la carte
typed-keep = garder, g
typed-swap = échanger, e

event-round-began = Manche { $round }.
event-card-dealt = Votre carte : { $card }.
event-card-dealt-unseen = { $seat } reçoit une carte.
event-card-swapped = Rendue et remplacée par { $seat } : { $card }.
event-cards-shown = Les cartes : { $cards }. Le point va à { $winner }.
most-points = Avec le plus de points, la victoire est à { $winners }.

ask-choosing = Gardez-vous votre carte ?
why-choosing = La carte la plus forte gagne un point ; les choix restent secrets jusqu’au dernier.
wait-choosing = Choix en cours : { $seats }.

view-round = Manche { $round }.
view-seat = { $seat } : { $scores ->
    [one] { $scores } point
   *[other] { $scores } points
}.
view-hand = Votre carte : { $hand }.

choose-first = Gardez votre carte ou échangez-la
chosen-already = Votre choix est déjà fait
