option-rounds = Rounds

action-keep = Keep the card
action-swap = Swap the card
typed-keep = keep, k
typed-swap = swap, s

event-round-began = Round { $round }.
event-card-dealt = Your card: { $card }.
event-card-dealt-unseen = { $seat } gets a card.
event-card-swapped = Put back and replaced by { $seat }: { $card }.
event-cards-shown = The cards: { $cards }. The point goes to { $winner }.
most-points = With the most points, the winner is: { $winners }.

ask-choosing = Do you keep your card?
why-choosing = The highest card wins a point; nobody sees what you choose before all have chosen.
wait-choosing = Still choosing: { $seats }.

view-round = Round { $round }.
view-seat = { $seat }: { $scores ->
    [one] 1 point
   *[other] { $scores } points
}.
view-hand = Your card: { $hand }.

choose-first = Keep your card or swap it
chosen-already = You have chosen already
