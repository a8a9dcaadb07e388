option-rounds = Rounds
option-wind = Wind
highest-kite = The highest kite wins
not-in-hand = You hold no { $card }
no-whistle = Seat { $seat } cannot whistle now
against-the-wind = { $angle } is too far from the wind, which blows to { $towards }
not-to-that-seat = You cannot give a card to seat { $receiver }
another-time = That is done at another time than “{ $phase }”
