option-limit = Points that end the match
option-last-deal = Deals at most
action-pass-card = Pass { $card }
action-play-card = Play { $card }
event-cards-dealt = Your cards: { $cards }.
event-cards-dealt-unseen = { $seat } gets thirteen cards.
event-cards-passed = From { $giver } to { $receiver }: { $cards }.
event-cards-passed-unseen = { $giver } passes three cards to { $receiver }.
event-leader-named = { $card } is with { $seat }.
event-card-played = { $seat }: { $card }.
event-trick-taken = The trick goes to { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-deal-scored = { $moon ->
    [none] The deal is over.
   *[other] The moon was shot by { $moon }!
} Points: { $points }. Score: { $scores }.
fewest-points = With the fewest points, the winner is: { $winners }.
ask-passing = Which card do you pass?
why-passing = Pass three cards; you will get three in return.
wait-passing = Still choosing three cards: { $seats }.
ask-playing = Which card do you play?
why-playing = Follow suit if you can. A heart costs 1 point, the queen of spades 13.
wait-playing = Next to play: { $seats }.
view-deal = Deal { $deal }. On the table: { $trick }.
view-seat = { $seat }: score { $scores }, in this deal { $points }; cards in hand: { $handSizes }.
view-hand = Your hand: { $hand }.
view-chosen = To be passed: { $chosen }.

not-in-hand = You cannot choose { $card }
pass-first = Choose three cards to pass first
play-first = It is time to play a card
chosen-already = You have chosen your three cards
not-your-turn = It is not your turn
lead-the-lowest = The first trick begins with { $card }
follow-suit = You must follow suit: { $suit }
hearts-not-broken = Nobody may lead a heart before one has been played
no-points-yet = { $card } costs points: not in the first trick
