option-rounds = Rounds
option-wind = Wind

card-breeze = Breeze
card-breeze-text = Lifts a kite by 1.
card-gust = Gust
card-gust-text = Lifts a kite by 2.
card-gale = Gale
card-gale-text = Lifts a kite by 3.
card-storm = Storm
card-storm-text = Lifts a kite by 4.
card-listed = “{ $card }”
card-times = { $card } ×{ $count }
no-card = no card

action-bid = Bid “{ $card }”
action-steer = Steer to { $angle }
action-hold = Hold the kite as it flies
action-pick-card = Give “{ $card }” away
action-give-to = Give it to { $seat }
action-keep = Keep all cards
action-whistle = Whistle: drop “{ $card }” and draw another card
typed-hold = hold, h
typed-keep = keep, k
region-steer = Steer to an angle near the wind, in 1/65536 turn (type it as JSON)

event-round-began = Round { $round }: the wind blows from side { $wind }.
event-drew = You draw “{ $card }”.
event-drew-unseen = { $seat } draws a card.
event-bids-shown = The bids are { $bids }. { $winnerIs ->
    [you] You have the wind.
   *[other] { $winner } has the wind.
}
event-steered = { $angle ->
    [none] { $seatOf } kite holds its angle
   *[other] { $seatOf } kite turns to { $angle }
} and flies at { $height }.
event-given = From { $giver } to { $receiver }: “{ $card }”.
event-given-unseen = { $giver } gives { $receiver } a card.
event-kept = { $seatIs ->
    [you] You keep all your cards.
   *[other] { $seat } keeps all cards.
}
event-whistled = You whistle and drop “{ $card }”.
event-whistled-unseen = { $seat } whistles and drops a card.
highest-kite = { $winnersIs ->
    [you] You win: your kite flies highest.
   *[other] { $count ->
        [one] { $winners } wins with the highest kite.
       *[other] { $winners } share the win with the highest kites.
    }
}

ask-bid = Which card do you bid for the wind?
why-bid = All bid in secret; the strongest card has the wind.
wait-bid = Waiting for { $seats } to bid.
ask-steer = Do you steer your kite? The wind blows from side { $wind }.
why-steer = Close to the wind, the kite rises by one more.
wait-steer = Waiting for { $seats } to steer.
ask-give = { $picked ->
    [none] Do you give a card away?
   *[other] Who gets it?
}
why-give = The kite of whoever gets a card sinks by one.
wait-give = Waiting for { $seats } to give a card or keep all.
ask-any-time = Do you whistle?
why-any-time = While another kite is steered, you may drop a card and draw another, once a match.

view-round = Round { $round }, wind from side { $wind }.
view-kite = { $seatOf } kite flies at { $heights }, turned to { $angles }; { $hands ->
    [one] 1 card
   *[other] { $hands } cards
} in hand.
view-hand = Your hand: { $hand }.
view-bid = Your bid: “{ $bid }”.
view-under = You dropped “{ $under }”.
view-piles = Deck: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}. Discards: { $discards }.

not-in-hand = You hold no { $card }
no-whistle = { $seat } cannot whistle now
against-the-wind = { $angle } is too far from the wind, which blows to { $towards }
not-to-that-seat = You cannot give a card to that seat
another-time = That is done at another time than “{ $phase }”
