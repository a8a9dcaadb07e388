# Sentences of Road to Glory.

# ── Options ──
option-path = The path of glory: the numbers on its spaces, from the outside in
option-clock = The clock: from this round on, everyone loses 1 stamina each round (0: never)
option-pair-win = The last two may share the win as a pair
option-managers = Eliminated players become managers and may send divas into fights
option-last-round = The last round
option-wrestlers = Wrestlers: names, “choose” to let everyone choose, or nothing to draw them at random
first-match = Easier first match: a shorter path, so that you fight sooner

# ── How a match ends ──
last-standing = the last one standing
pair = the last two win as a pair
clock = the clock has counted out everyone who was left
last-round = the most stamina after the last round
outcome-one = { $winnersIs ->
    [you] You win
   *[other] { $winners } wins
 }: { $reason }
outcome-several = { $winners } share the win: { $reason }

# ── The box ──
deck-combat = combat deck
deck-event = event deck
card-attack-die = Attack: one more die
card-attack-1 = Attack +1
card-attack-2 = Attack +2
card-attack-3 = Attack +3
card-attack-4 = Attack +4
card-defence-die = Defence: one die fewer
card-defence-1 = Defence −1
card-defence-2 = Defence −2
card-defence-3 = Defence −3
card-defence-4 = Defence −4
card-cancelled = Cancelled!
card-leave-the-ring = Leave the ring
card-no-cards = No cards!
card-two-more-cards = Two more cards
card-draw-2 = Draw 2
card-lose-2 = Lose 2
card-stamina-3 = Stamina +3
card-stamina-die = Stamina + a die
card-take-2 = Stamina −2
card-take-3 = Stamina −3
card-diva-plus-1 = Diva +1
card-diva-plus-2 = Diva +2
card-diva-plus-3 = Diva +3
card-diva-minus-1 = Diva −1
card-diva-minus-2 = Diva −2
card-diva-minus-3 = Diva −3
what-attack-die = In a fight, you throw one more die.
what-attack-points = In a fight, this is added to your throw.
what-defence-die = In a fight, your opponent throws one die fewer, but always at least one.
what-defence-points = In a fight, this is taken off your opponent’s throw.
what-referee-cancel = The fight is called off: no dice, cards discarded, and the turn passes.
what-referee-leave = There is no fight: you leave the ring for three of your turns. On each you lay a card face down, unseen; you come back with all three.
what-referee-void = Attack cards, defence cards and divas have no effect in this fight; bought dice still count.
what-referee-more = After the reveal, you may lay up to two more attack or defence cards.
what-event-draw = The player you choose draws two cards, from either deck.
what-event-lose = The player you choose discards two random cards.
what-event-give = The wrestler you choose gains stamina, up to the maximum.
what-event-roll = The wrestler you choose gains as much stamina as a die shows.
what-event-take = A wrestler of another player loses stamina.
what-diva-throw = Laid by a bystander, it changes a fighter’s throw; played as an action, it changes stamina by as much.

# ── The league ──
league-name = The Comet League
league-motto = Twelve wrestlers, six paths, one ring.
style-flyer = high flyer
style-power = powerhouse
style-technician = technician
style-veteran = veteran
style-brawler = brawler
style-grappler = grappler
style-show = entertainer
style-trickster = trickster
style-rookie = rookie
wrestler-ondine = Ondine Volta
move-ondine = the Short Circuit
story-ondine = She repaired the lights of every arena in the country before she stepped into them.
wrestler-granit = Baron Granit
move-granit = the Landslide
story-granit = He inherited a quarry and no fortune, and built his muscles carrying the first in search of the second.
wrestler-mirabelle = Mirabelle Éclair
move-mirabelle = the Orchard Lock
story-mirabelle = A watchmaker’s daughter: she counts your breaths and knows when you will run out.
wrestler-octave = Maestro Octave
move-octave = the Final Chord
story-octave = Forty years a conductor, he says that a fight is only a symphony in which somebody falls down.
wrestler-vesuvia = Vesuvia
move-vesuvia = the Eruption
story-vesuvia = Calm for eleven minutes of every match; nobody has yet enjoyed the twelfth.
wrestler-polarus = Polarus
move-polarus = the Northern Drop
story-polarus = Nobody has seen the face under the mask, not even the barber.
wrestler-benthos = Benthos
move-benthos = the Undertow
story-benthos = A pearl diver who can hold his breath, and you, for six minutes.
wrestler-paprika = Lady Paprika
move-paprika = the Hot Finish
story-paprika = Her entrance lasts longer than most of her fights, and sells more tickets.
wrestler-marcel = Grand Marcel
move-marcel = the Double Knead
story-marcel = He bakes for the whole village at four in the morning and wrestles to relax.
wrestler-corvina = Corvina
move-corvina = the Vanishing Card
story-corvina = Once a stage magician’s assistant; the magician has not been found.
wrestler-rondo = Rondo
move-rondo = the Encore
story-rondo = He won a ticket to the front row in a raffle, climbed over the rope, and never went back.
wrestler-tuono = Nonna Tuono
move-tuono = the Sunday Thunder
story-tuono = Retired three times, seven grandchildren, and still the loudest slam in the league.

# ── What one may do ──
action-take-wrestler = Take { $wrestler } and start on path { $path }
action-use-wrestler = Play this turn with { $wrestler }
action-draw = { $deckId ->
    [combat] Draw from the combat deck
   *[event] Draw from the event deck
 }
action-discard = Discard “{ $card }”
action-play-on-wrestler = Play “{ $card }” on { $wrestler }
action-play-on-seat = Play “{ $card }” on { $seatIs ->
    [you] yourself
   *[other] { $seat }
 }
action-advance = Advance one space
action-stay = Stay here (costs { $fee } stamina)
action-challenge = Challenge { $wrestler }
action-lay = { $card ->
    [none] { $referee ->
        [none] Lay nothing
       *[other] Lay “{ $referee }”
     }
   *[other] { $referee ->
        [none] Lay “{ $card }”
       *[other] Lay “{ $card }” and “{ $referee }”
     }
 }
action-intervene = { $diva ->
    [none] { $dieFor ->
        [none] Lay nothing
       *[other] Buy a die for { $dieFor } (costs { $fee } stamina)
     }
   *[other] { $dieFor ->
        [none] Lay “{ $diva }” in front of { $before }
       *[other] Lay “{ $diva }” in front of { $before } and buy a die for { $dieFor } (costs { $fee } stamina)
     }
 }
action-more-nothing = Lay no more cards
action-more = Also lay { $cards }
action-repeat = Repeat the turn (costs { $fee } stamina)
action-end-turn = End the turn
action-lay-unseen = { $deckId ->
    [combat] Lay an unseen card from the combat deck
   *[event] Lay an unseen card from the event deck
 }
action-offer-pair = Offer to share the win as a pair
action-accept-pair = Accept: share the win
action-decline-pair = Decline: keep fighting

# ── What has happened ──
event-first-thrown = Throws to decide who begins: { $throws }
throws-each = { $seatIs ->
    [you] you
   *[other] { $seat }
 } ({ $throws })
event-first-seat-named = { $seatIs ->
    [you] You begin
   *[other] { $seat } begins
 }; play goes to the right
event-wrestler-taken = { $seatIs ->
    [you] You take
   *[other] { $seat } takes
 } { $wrestler }, on path { $path }
event-turn-began = Round { $round }: { $seatIs ->
    [you] your turn
   *[other] { $seatOf } turn
 }
event-wrestler-used = { $seatIs ->
    [you] You play
   *[other] { $seat } plays
 } with { $wrestler }
event-card-drawn = { $seatIs ->
    [you] You draw
   *[other] { $seat } draws
 } “{ $card }”
event-card-drawn-unseen = { $seatIs ->
    [you] You draw
   *[other] { $seat } draws
 } from the { $deck }
event-deck-remade = The discards are shuffled into a new { $deck } ({ $count ->
    [one] 1 card
   *[other] { $count } cards
 })
event-card-discarded = { $seatIs ->
    [you] You discard
   *[other] { $seat } discards
 } “{ $card }”
event-played-on-wrestler = { $seatIs ->
    [you] You play
   *[other] { $seat } plays
 } “{ $card }” on { $wrestler }
event-played-on-seat = { $seatIs ->
    [you] You play
   *[other] { $seat } plays
 } “{ $card }” on { $target }
event-played-on-self = { $seatIs ->
    [you] You play “{ $card }” on yourself
   *[other] { $seat } plays “{ $card }” on themselves
 }
event-cards-lost = { $seatIs ->
    [you] You lose
   *[other] { $seat } loses
 } { $cardsCount ->
    [0] no cards
   *[other] { $cards }
 }
event-stamina-thrown = The die for { $wrestler } shows { $die }
event-stamina-changed = { $wrestler }: { $change ->
    [0] no change
   *[other] { $sign }{ $change } stamina
 }, now { $stamina }
event-advanced = { $wrestler } advances to space { $space }
event-stayed = { $wrestler } stays put
event-ring-entered = { $wrestler } enters the ring
event-ring-entered-first = { $wrestler } is first in the ring
event-turn-repeated = { $seatIs ->
    [you] You repeat your turn
   *[other] { $seat } repeats the turn
 }
event-challenged = { $challenger } challenges { $challenged }!
event-lays-shown-nothing = Nobody has laid anything
event-lays-shown = Revealed: { $shown }
view-shown-card = “{ $card }” ({ $seatIs ->
    [you] you
   *[other] { $seat }
 }, { $wrestler })
view-shown-die = a bought die ({ $seatIs ->
    [you] you
   *[other] { $seat }
 }, { $wrestler })
event-more-lays-shown = Also laid: { $cards }
lay-diva = “{ $diva }” in front of { $before }
lay-die = a bought die for { $dieFor }
event-lay = { $what } ({ $seatIs ->
    [you] you
   *[other] { $seat }
 })
event-referee-decided = The referee rules: “{ $card }”
event-dice-thrown = { $one }; { $other }; { $result }
event-sum = { $wrestler }: { $dice }{ $changes } = { $total }
event-result-even = a tie: nobody loses stamina
event-result = { $wrestler } loses { $loss } stamina
event-fight-ended-dice = The fight is over
event-fight-ended-cancelled = The fight is cancelled
event-fight-ended-left = There is no fight
event-ring-left = { $wrestler } leaves the ring
event-unseen-laid = An unseen card from the { $deck } is laid in front of { $wrestler }
event-unseen-taken-unseen = { $seatIs ->
    [you] You pick up the unseen cards
   *[other] { $seat } picks up the unseen cards
 } in front of { $wrestler }
event-unseen-taken = You pick up the unseen cards in front of { $wrestler }: { $cards }
event-ring-reentered = { $wrestler } is back in the ring
event-eliminated = { $wrestler } is out
event-manager-drew = { $keeps ->
    [yes] { $seatIs ->
        [you] As a manager, you draw and keep
       *[other] As a manager, { $seat } draws and keeps
     }
   *[no] { $seatIs ->
        [you] As a manager, you draw and discard
       *[other] As a manager, { $seat } draws and discards
     }
 } “{ $card }”
event-round-ended = Round { $round } is over
event-pair-offered = { $seatIs ->
    [you] You offer
   *[other] { $seat } offers
 } to win as a pair
event-pair-answered = { $accepts ->
    [yes] { $seatIs ->
        [you] You accept
       *[other] { $seat } accepts
     }
   *[no] { $seatIs ->
        [you] You decline
       *[other] { $seat } declines
     }
 }
event-choice-sealed = { $seatIs ->
    [you] You have chosen
   *[other] { $seat } has chosen
 } in secret
event-choice-sealed-unseen = { $seatIs ->
    [you] You have chosen
   *[other] { $seat } has chosen
 } in secret
event-choice-reopened = { $seatIs ->
    [you] You take your choice back
   *[other] { $seat } takes a choice back
 }

# ── What is asked, why, and who is waited for ──
ask-taking = Which wrestler, on which path?
why-taking = Everyone has a wrestler and a path of their own; wrestlers differ only in their looks.
ask-unseen = From which deck do you lay an unseen card in front of { $wrestler }?
why-unseen = Each turn outside the ring brings one card, laid face down and unseen by everybody. After the last one you take them all and return to the ring.
ask-using = Which wrestler do you play with?
why-using = If you have two wrestlers, you play one of them each turn.
ask-walking = { $left ->
    [0] Advance or stay?
    [one] One action left: draw, play an event or discard
   *[other] { $left } actions left: draw, play an event or discard
 }
why-walking = The number on your space is how many actions you may take before you advance. A card you draw cannot be put back.
ask-in-ring = One action: draw, play an event, or fight
why-in-ring = In the ring, you take one action each turn.
ask-drawing = From which deck do you draw? ({ $count } to go)
why-drawing = An event lets you draw, card by card, from either deck.
ask-arriving = From which deck do you draw { $count ->
    [one] 1 card
   *[other] { $count } cards
 }?
why-arriving = The first player in the ring draws one card for each player still on a path, all from one deck.
ask-discarding = Which card do you discard? ({ $count } too many)
why-discarding = You hold more cards than the limit allows.
ask-laying-fighter = { $challenger } against { $challenged }: what do you lay?
why-laying-fighter = A fighter may lay one attack or defence card and one referee card, in secret.
ask-laying-bystander = { $challenger } against { $challenged }: do you intervene?
why-laying-bystander = A bystander may secretly lay a diva (an event card that changes a fighter’s throw), and buy a fighter one more die for { $fee } stamina.
ask-laying-more = Which extra cards do you lay?
why-laying-more = “Two more cards” lets you lay up to two extra attack or defence cards.
ask-repeating = Repeat the turn? It costs { $fee } stamina.
why-repeating = In the ring, once per turn, you may pay stamina to take one more action.
ask-answering = Do you want to share the win as a pair?
why-answering = The last two in the ring may agree to stop and win together, as a pair; if you decline, you fight on.
ask-over = The match is over
why-over = There is nothing left to decide.
wait-taking = { $seats } chooses a wrestler
wait-unseen = { $seats } lays an unseen card
wait-using = { $seats } chooses which wrestler to play with
wait-walking = { $seats } walks the path of glory
wait-in-ring = { $seats } is in the ring
wait-drawing = { $seats } draws
wait-arriving = { $seats } draws for reaching the ring first
wait-discarding = { $seats } discards
wait-laying = Waiting for { $seats } to lay cards in secret
wait-laying-more = Waiting for { $seats } to lay extra cards in secret
wait-repeating = { $seats } may repeat the turn
wait-answering = { $seats } considers the offer
wait-over = The match is over

# ── What one sees ──
view-round = Round { $round }, { $seatIs ->
    [you] your turn
   *[other] { $seatOf } turn
 }
view-path = { $wrestler } ({ $seatIs ->
    [you] you
   *[other] { $seat }
 }): stamina { $stamina }, space { $space } of { $spaces } on path { $path }
view-ring = { $wrestler } ({ $seatIs ->
    [you] you
   *[other] { $seat }
 }): stamina { $stamina }, in the ring
view-outside = { $wrestler } ({ $seatIs ->
    [you] you
   *[other] { $seat }
 }): stamina { $stamina }, outside the ring for { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
 }
view-out = { $wrestler } ({ $seatIs ->
    [you] you
   *[other] { $seat }
 }): out
view-untaken = { $seatIs ->
    [you] You have
   *[other] { $seat } has
 } no wrestler yet
view-hand = Your hand: { $hand }
view-empty-hand = Your hand is empty
view-backs = In { $seatOf } hand: { $combat } combat, { $event } event
view-decks = Decks: { $combat } combat, { $event } event; discards: { $discards }
view-fight = { $challenger } fights { $challenged }
card-listed = “{ $card }”
card-times = { $count } × { $card }
no-card = no card
typed-draw = { $deckId ->
    [combat] combat, c
   *[event] event, e
 }
typed-lay-unseen = { $deckId ->
    [combat] combat, c
   *[event] event, e
 }
typed-advance = advance, a
typed-stay = stay, s
typed-nothing = nothing, no, n
typed-repeat = repeat, r
typed-end-turn = end, pass, p
typed-offer-pair = offer, pair
typed-accept-pair = accept, yes, y
typed-decline-pair = decline, no, n
note-fight = With dice alone and no hidden cards, you lose { $yours } stamina on average, and { $wrestler } loses { $theirs }; you win { $chance }% of such fights.
note-own-cards = With “{ $card }”, you lose { $yours } stamina on average, and { $wrestler } loses { $theirs }; you win { $chance }% of such fights.
note-stay = You get this space’s actions again on your next turn.
view-managers = { $seatIs ->
    [you] As a manager, you hold
   *[other] As a manager, { $seat } holds
 } { $cards }
view-lay = Your choice: { $action }
view-shown = Revealed: { $shown }
panel-backs = { $combat } combat, { $event } event
panel-you = You
draw-out = out
draw-outside = outside
draw-ring = ring

# ── Why not ──
take-first = First choose a wrestler and a path
unseen-first = First lay an unseen card
use-first = First choose the wrestler you play with
walk-first = On the path, you may draw, discard, play an event, advance or stay
ring-first = In the ring, you may draw, play an event or fight
draw-first = First choose a deck to draw from
bonus-first = The first player in the ring must draw the bonus cards first
discard-first = Your hand is too large: discard first
lay-first = First lay your cards for this fight, or nothing
more-first = First lay up to two extra cards, or none
repeat-first = Repeat the turn or end it
answer-first = First answer the offer
you-are-out = You have been eliminated
laid-already = You have already chosen; take your choice back to change it
no-second-lay = Only a fighter who played “Two more cards” lays again, after the reveal
nothing-to-lay = You have nothing to lay in this fight
no-such-fight = The odds are known only for a fight against a wrestler whom you may challenge or are fighting
no-fight = There is no fight now
others-discard = { $seat } must discard first
others-draw = { $seat } must draw first
others-answer = First the offer must be answered
not-your-turn = It is { $seat }’s turn
taken-already = { $wrestler } on path { $path } is already taken
no-pair-now = You may offer a pair win once, at the start of your turn, when only two players are left and both are in the ring
not-outside = You lay unseen cards only while your wrestler is outside the ring
no-events-in-fights = Events cannot be played in a fight
no-actions-left = This space allows no more actions
not-in-hand = You do not hold “{ $card }”
no-event = “{ $card }” is not an event card
aim-at-wrestler = “{ $card }” is played on a wrestler
aim-at-seat = “{ $card }” is played on a player
aim-at-another = “{ $card }” is played on another player
no-such-target = That target is no longer in the match
fight-in-ring = There are no fights on the path
no-such-wrestler = { $wrestler } is not in the match
own-wrestler = { $wrestler } is on your own side
is-outside = { $wrestler } is outside the ring
not-in-ring = { $wrestler } is not in the ring yet
two-fight-cards = Lay up to two attack or defence cards, in the order of the box
you-do-not-fight = You are not a fighter: you may lay a diva and buy a die
you-fight = You are a fighter: you may lay an attack or defence card and a referee card
no-fight-card = “{ $card }” is neither an attack nor a defence card
no-referee-card = “{ $card }” is not a referee card
no-diva = “{ $card }” is not a diva
before-a-fighter = A diva is laid in front of one of the two fighters, and a die is bought for one of them
cannot-pay = You need more than { $fee } stamina: a fee may not take your last point
repeated-already = A turn can be repeated only once
act-before-repeating = Take your action first; then you may repeat the turn
in-ring-already = You are in the ring: there is nowhere to advance to
no-discard-in-ring = Discarding is not an action in the ring
not-yours = { $wrestler } is not your wrestler
bad-wrestlers = “{ $names }” must be different wrestlers, at most one per seat

# ── The box, edited ──
double-id = two rows have the same id
too-few-cards = the { $deck } deck needs 20 to 2000 cards, not { $count }
too-few-wrestlers = there must be 6 to 60 wrestlers, not { $count }

# ── The board ──
board-arena = The arena
board-roster = The wrestlers
board-hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
board-kind-attack = Attack
board-kind-defence = Defence
board-kind-referee = Referee
board-kind-event = Events
board-kind-diva = Divas
board-deck-combat = Combat
board-deck-event = Events
board-discards = Discards: { $count }
board-on-path = space { $space }/{ $spaces }
board-outside = back in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }
board-place-ring = in the ring
board-place-out = out
board-backs = { $combat } combat, { $event } event
board-fight = The fight: { $one } against { $other }
board-lays = { $seat }: { $card }
out-fight = { $wrestler } lost the fight and had no stamina left
out-event = An event card took the last stamina of { $wrestler }
out-clock = The clock took the last stamina of { $wrestler }
board-result-cancelled = “{ $card }” ends the fight: nobody loses stamina
board-result-left = “{ $card }” ends the fight: { $wrestler } leaves the ring
board-last-fight = The last fight: { $one } against { $other }
board-go-on = Close
board-bystanders = Who may intervene
board-is-laying = is choosing
board-has-laid = has chosen in secret
board-has-decided = has decided
board-may-intervene = may intervene
board-no-part = takes no part
board-bought-die = a bought die
board-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
 }
board-slot-card = attack or defence
board-slot-referee = referee
board-diva-is = Diva: an event card that changes a fighter’s throw. Touch one in your hand to lay it.
board-lay-choose = In front of whom?
board-lay-card = Choose a card
board-diva-before = Lay it here
board-diva-before-whom = Lay the diva in front of { $name }
board-buy-die = Buy a die (−{ $fee } stamina)
board-take-lay-back = Take my choice back
board-draw = Draw
board-play-on = Play it on
board-play-at-once = (at once: this cannot be undone)
board-put-back = Put back
board-discard = Discard
board-discard-sure = Yes, discard it
board-you-are = You are
board-challenge = Challenge…
board-challenge-whom = Whom do you challenge?
board-should-i = Should I fight?
board-not-now = Not now
board-odds-ask = Show the odds
board-dice-alone = Dice alone
board-decimal = .
board-odds-out = { $chance } out
board-odds-with = With
board-odds-chance = You win
board-odds-you = You lose
board-odds-known = Hidden cards are not counted: whatever others lay changes these odds.
board-choose-path = { $wrestler } starts on:
board-path = Path { $path }

# Why a choice is better than another (gain) or worse than the best (loss), by the feature that differs most.
gain-more-stamina = Keeps more stamina.
loss-less-stamina = Costs stamina.
gain-more-wrestlers = Keeps more wrestlers in the match.
loss-less-wrestlers = Risks a wrestler.
gain-less-fear = Keeps the weakest wrestler out of danger.
loss-more-fear = Puts a weak wrestler in danger.
gain-more-power = Leaves more stamina and cards.
loss-less-power = Leaves less stamina and fewer cards.
gain-more-lead = Gains on the strongest rival.
loss-less-lead = Loses ground to the strongest rival.
gain-more-share = Weakens the others more than one’s own side.
loss-less-share = Weakens one’s own side more than the others.
gain-more-best-cards = Keeps the best cards for a fight that matters.
loss-less-best-cards = Less likely to keep the best fighting cards.
gain-more-other-cards = Keeps more cards to fight with.
loss-less-other-cards = Leaves fewer cards to fight with.
gain-more-dice-cards = Keeps the cards that change the dice.
loss-less-dice-cards = Less likely to keep the cards that change the dice.
gain-more-cancelled = Keeps a “Cancelled!” in hand.
loss-less-cancelled = Less likely to keep a “Cancelled!”.
gain-more-leave = Keeps a way to leave the ring.
loss-less-leave = Less likely to keep the way to leave the ring.
gain-more-void = Keeps a “No cards!” in hand.
loss-less-void = Less likely to keep a “No cards!”.
gain-more-more = Keeps the right to lay two more cards.
loss-less-more = Less likely to keep the right to lay two more cards.
gain-more-draw = Keeps a card that lets one draw two cards.
loss-less-draw = Less likely to keep a card that lets one draw two cards.
gain-more-lose = Keeps a card that costs a rival two cards.
loss-less-lose = Less likely to keep a card that costs a rival two cards.
gain-more-heals = Keeps stamina in reserve.
loss-less-heals = Keeps less stamina in reserve.
gain-more-hurts = Keeps cards that hurt the others.
loss-less-hurts = Less likely to keep cards that hurt the others.
gain-less-full-hand = Makes room in a full hand.
loss-more-full-hand = Leaves hardly any room in the hand.
gain-less-late-cards = Uses cards before it is too late for them.
loss-more-late-cards = Holds on to cards until it is too late for them.
gain-more-path = Has more actions to come on the path.
loss-less-path = Gives up actions on the path.
gain-more-safe = Stays safe from challenges.
loss-less-safe = Goes where everybody can challenge this wrestler.
gain-less-outside = Stays in the ring.
loss-more-outside = Lands outside the ring.
gain-more-turn = Keeps the turn.
loss-less-turn = Ends the turn.
gain-more-next = Brings the next turn sooner.
loss-less-next = Puts the next turn off.
fact-own-out = { $seatIs ->
    [you] Your { $wrestler }
   *[other] { $wrestler }
} would { $amount ->
    [1] soon be out 1 time in 10 instead of { $other }
    [10] almost surely be out soon
   *[other] soon be out { $amount } times in 10 instead of { $other }
}.
fact-own-out-not = { $seatIs ->
    [you] Your { $wrestler }
   *[other] { $wrestler }
} would { $amount ->
    [0] almost surely survive for now
    [1] rarely be out soon: 1 time in 10 instead of { $other }
   *[other] soon be out only { $amount } times in 10 instead of { $other }
}.
fact-own-loss = Soon costs { $seatIs ->
    [you] your { $wrestler }
   *[other] { $wrestler }
} about { $amount } stamina instead of { $other }.
fact-own-loss-not = Soon costs { $seatIs ->
    [you] your { $wrestler }
   *[other] { $wrestler }
} { $amount ->
    [0] hardly any stamina
   *[other] only about { $amount } stamina
} instead of { $other }.
fact-out = { $wrestler } would { $amount ->
    [1] soon be out 1 time in 10 instead of { $other }
    [10] almost surely be out soon
   *[other] soon be out { $amount } times in 10 instead of { $other }
}.
fact-out-not = { $wrestler } would { $amount ->
    [0] almost surely survive for now
    [1] rarely be out soon: 1 time in 10 instead of { $other }
   *[other] soon be out only { $amount } times in 10 instead of { $other }
}.
fact-loss = Soon costs { $wrestler } about { $amount } stamina instead of { $other }.
fact-loss-not = Soon costs { $wrestler } { $amount ->
    [0] hardly any stamina
   *[other] only about { $amount } stamina
} instead of { $other }.
fact-hand = Leaves about { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} in hand instead of { $other }.
fact-hand-not = Leaves only about { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} in hand instead of { $other }.
## What the things are: in the box, and on the board now

about-wrestler = A wrestler. The bar shows the wrestler’s stamina; at 0, the wrestler is out (§7.1).
about-path = A path of glory: the number says how many actions you take there, before you advance (§2.1, §2.2).
about-ring = The ring: one action a turn, and only here can you challenge (§3.1, §4.1).
about-outside = Outside the ring: out of reach for three turns, with unseen cards to collect (§5.1, §5.2).
about-combat-deck = The combat deck, with black backs: attack, defence and referee cards (§1.1).
about-event-deck = The event deck, with blue backs: events and divas (§1.1).
about-attack = Attack: more dice or points for your own throw (§4.5).
about-defence = Defence: fewer dice or points for your opponent’s throw (§4.5).
about-referee = Referee: changes the whole fight; the strongest one laid counts (§4.8).
about-event = Event: played as an action, on yourself or on somebody else (§6.1).
about-diva = Diva: laid in secret by those who watch a fight, for or against a fighter (§4.3, §6.2).
about-this-wrestler = { $seatIs ->
    [you] { $wrestler }, your wrestler, with { $stamina } stamina.
   *[other] { $wrestler }, { $seatOf } wrestler, with { $stamina } stamina.
}
about-on-path = On a path: as many actions as the space says, and no challenges (§2.1, §4.1).
about-in-ring = In the ring: one action a turn; anybody in the ring may challenge this wrestler (§3.1, §4.1).
about-is-outside = Outside the ring for { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
}: no fights and no challenges (§5.3).
about-card = “{ $card }”: { $text }
about-cards-of = { $seatIs ->
    [you] You: { $combat ->
        [one] { $combat } combat card
       *[other] { $combat } combat cards
    } and { $event ->
        [one] { $event } event card
       *[other] { $event } event cards
    }. You may hold at most 15, or 20 with two players (§1.7, §8.1).
   *[other] { $seat }: { $combat ->
        [one] { $combat } combat card
       *[other] { $combat } combat cards
    } and { $event ->
        [one] { $event } event card
       *[other] { $event } event cards
    }; only the backs are public (§1.9).
}
about-discards = The discard piles are public (§1.9). An empty deck is reshuffled from its discards (§6.3).

# ── What to know before it hurts ──

warn-advance = Advancing ends your turn, and you have { $left ->
    [one] 1 action
   *[other] { $left } actions
} left (§2.2).
warn-stamina = { $wrestler } has { $stamina } stamina left: one bad fight, and it is all over (§7.1).

# The pictures of the rulebook

picture-path = Ondine stands on her fifth space; its number says how many actions Ann may take before she advances.
picture-fight = Ann has challenged Ben, who has laid a card; so has Cleo, who is not fighting. Nobody sees which until Ann has chosen.
picture-outside = Granit is outside the ring with two unseen cards. After the third one he takes them all and comes back.

# What was done with a thing, in the lab

used-take-wrestler = taken
used-use-wrestler = used for a turn
used-discard = discarded
used-play-on-wrestler = event on a wrestler
used-play-on-seat = event on a player
used-challenge = challenged
used-lay = laid in a fight
used-lay-more = laid in addition
used-intervene = laid by a bystander
