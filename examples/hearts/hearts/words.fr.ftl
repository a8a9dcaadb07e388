option-limit = Points qui terminent la partie
option-last-deal = Nombre maximal de donnes
action-pass-card = Passer { $card }
action-play-card = Jouer { $card }
event-cards-dealt = Vos cartes : { $cards }.
event-cards-dealt-unseen = { $seat } reçoit treize cartes.
event-cards-passed = De { $giver } à { $receiver } : { $cards }.
event-cards-passed-unseen = { $giver } passe trois cartes à { $receiver }.
event-leader-named = { $card } est chez { $seat }.
event-card-played = { $seat } : { $card }.
event-trick-taken = Le pli va à { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-deal-scored = { $moon ->
    [none] La donne est finie.
   *[other] Grand chelem de { $moon } !
} Points : { $points }. Score : { $scores }.
fewest-points = Avec le moins de points, la victoire est à { $winners }.
ask-passing = Quelle carte passez-vous ?
why-passing = Passez trois cartes ; vous en recevrez trois autres.
wait-passing = Choix de trois cartes en cours : { $seats }.
ask-playing = Quelle carte jouez-vous ?
why-playing = Fournissez si vous pouvez. Un cœur coûte 1 point, la dame de pique 13.
wait-playing = Prochaine carte : { $seats }.
view-deal = Donne { $deal }. Sur la table : { $trick }.
view-seat = { $seat } : score { $scores }, dans cette donne { $points } ; cartes en main : { $handSizes }.
view-hand = Votre main : { $hand }.
view-chosen = À passer : { $chosen }.

not-in-hand = Vous ne pouvez pas choisir { $card }
pass-first = Choisissez d’abord trois cartes à passer
play-first = C’est le moment de jouer une carte
chosen-already = Vos trois cartes sont choisies
not-your-turn = Ce n’est pas votre tour
lead-the-lowest = Le premier pli commence par { $card }
follow-suit = Vous devez fournir à la couleur : { $suit }
hearts-not-broken = On n’entame pas à cœur avant qu’un cœur soit tombé
no-points-yet = { $card } coûte des points : pas au premier pli
