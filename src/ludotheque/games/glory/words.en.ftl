# Sentences of Road to Glory.

# ── Options ──
option-path = The path of glory: the numbers on its spaces, from outside
option-clock = The clock: from this round on everyone loses 1 stamina a round (0: never)
option-pair-win = The last two may win as a pair
option-managers = The eliminated become managers and may send divas into fights
option-last-round = The last round
option-wrestlers = Wrestlers: names, “choose” to let everybody choose, or nothing to draw them

# ── How a match ends ──
last-standing = the last one standing
pair = the last two win as a pair
clock = the clock has counted out everyone who was left
last-round = most stamina after the last round
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
what-attack-die = In a fight you throw one more die.
what-attack-points = In a fight this is added to your throw.
what-defence-die = In a fight your opponent throws one die fewer, but always at least one.
what-defence-points = In a fight this is taken off your opponent’s throw.
what-referee-cancel = The fight is called off: no dice, cards discarded, and the turn passes.
what-referee-leave = There is no fight: you leave the ring for three of your turns and gather three unseen cards.
what-referee-void = Attack cards, defence cards and divas have no effect in this fight; bought dice count.
what-referee-more = After the reveal you may lay up to two more attack or defence cards.
what-event-draw = The player you choose draws two cards, from either deck.
what-event-lose = The player you choose discards two cards at random.
what-event-give = The wrestler you choose gains stamina, up to the full bar.
what-event-roll = The wrestler you choose gains as much stamina as a die shows.
what-event-take = A wrestler of another player loses stamina.
what-diva-throw = Laid by a bystander it changes a fighter’s throw; played as an action it changes stamina.

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
story-ondine = She repaired the lights of every arena in the country before she stepped under them.
wrestler-granit = Baron Granit
move-granit = the Landslide
story-granit = He inherited a quarry and no fortune, and trained by carrying the first to look for the second.
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
action-take = Take { $wrestler } and start on path { $path }
action-use = Use { $wrestler } in this turn
action-draw-combat = Draw from the combat deck
action-draw-event = Draw from the event deck
action-discard = Discard { $card }
action-play-on-wrestler = Play { $card } on { $wrestler }
action-play-on-seat = Play { $card } on { $seatIs ->
    [you] yourself
   *[other] { $seat }
 }
action-advance = Advance one space
action-stay = Stay here, for { $fee } stamina
action-challenge = Challenge { $wrestler }
action-lay-nothing = Lay nothing
action-lay-card = Lay { $card }
action-lay-both = Lay { $card } and { $referee }
action-intervene-diva = Lay { $diva } before { $before }
action-intervene-die = Buy { $dieFor } a die
action-intervene-both = Lay { $diva } before { $before } and buy { $dieFor } a die
action-more-nothing = Lay no more cards
action-more = Lay { $cards } too
action-repeat = Repeat the turn, for { $fee } stamina
action-end-turn = End the turn
action-unseen-combat = Lay an unseen card of the combat deck
action-unseen-event = Lay an unseen card of the event deck
action-offer = Offer to win as a pair
action-accept = Accept: win as a pair
action-decline = Decline: fight on

# ── What has happened ──
event-first-thrown = Throws for the first turn: { $throws }
event-throw = { $seat } { $die }
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
   *[other] the turn of { $seat }
 }
event-wrestler-used = { $seatIs ->
    [you] You use
   *[other] { $seat } uses
 } { $wrestler }
event-card-drawn-seen = { $seatIs ->
    [you] You draw
   *[other] { $seat } draws
 } { $card }
event-card-drawn = { $seatIs ->
    [you] You draw
   *[other] { $seat } draws
 } from the { $deck }
event-deck-remade = The { $deck } is made again from its { $count } discards
event-card-discarded = { $seatIs ->
    [you] You discard
   *[other] { $seat } discards
 } { $card }
event-played-on-wrestler = { $seatIs ->
    [you] You play
   *[other] { $seat } plays
 } { $card } on { $wrestler }
event-played-on-seat = { $seatIs ->
    [you] You play
   *[other] { $seat } plays
 } { $card } on { $target }
event-cards-lost = { $seatIs ->
    [you] You lose
   *[other] { $seat } loses
 } { $count ->
    [0] no card
   *[other] { $cards }
 }
event-stamina-thrown = The die for { $wrestler } shows { $die }
event-stamina-changed = { $wrestler }: { $change ->
    [0] no change
   *[other] { $sign }{ $change } stamina
 }, now { $stamina }
event-advanced = { $wrestler } advances to space { $space }
event-stayed = { $wrestler } stays
event-ring-entered = { $wrestler } enters the ring
event-ring-entered-first = { $wrestler } is the first in the ring
event-turn-repeated = { $seatIs ->
    [you] You repeat your turn
   *[other] { $seat } repeats the turn
 }
event-challenged = { $challenger } challenges { $challenged }!
event-lays-shown-nothing = Nobody has laid anything
event-lays-shown = Laid: { $shown }
view-shown-card = { $card } ({ $seat }, { $wrestler })
view-shown-die = a bought die ({ $seat }, { $wrestler })
event-more-lays-shown = Laid too: { $cards }
event-lay = { $seat }: { $what }
event-referee-decided = The referee: { $card }
event-dice-thrown = { $one }; { $other }; { $result }
event-sum = { $wrestler } { $dice }{ $changes } = { $total }
event-result-even = equal: nobody loses stamina
event-result = { $wrestler } loses { $loss }
event-fight-ended-dice = The fight is over
event-fight-ended-cancelled = The fight is cancelled
event-fight-ended-left = There is no fight
event-ring-left = { $wrestler } leaves the ring
event-unseen-laid = An unseen card of the { $deck } lies before { $wrestler }
event-unseen-taken = { $seatIs ->
    [you] You take the unseen cards
   *[other] { $seat } takes the unseen cards
 } of { $wrestler }
event-unseen-taken-seen = You take the unseen cards of { $wrestler }: { $cards }
event-ring-reentered = { $wrestler } is back in the ring
event-eliminated = { $wrestler } is out
event-manager-drew-kept = { $seatIs ->
    [you] As a manager you draw and keep
   *[other] As a manager { $seat } draws and keeps
 } { $card }
event-manager-drew-discarded = { $seatIs ->
    [you] As a manager you draw, and discard,
   *[other] As a manager { $seat } draws, and discards,
 } { $card }
event-round-ended = Round { $round } is over
event-pair-offered = { $seatIs ->
    [you] You offer
   *[other] { $seat } offers
 } to win as a pair
event-accepted = { $seatIs ->
    [you] You accept
   *[other] { $seat } accepts
 }
event-declined = { $seatIs ->
    [you] You decline
   *[other] { $seat } declines
 }
event-choice-sealed = { $seatIs ->
    [you] You have laid
   *[other] { $seat } has laid
 } in secret
event-choice-reopened = { $seatIs ->
    [you] You take your lay back
   *[other] { $seat } takes the lay back
 }

# ── What is asked, why, and who is waited for ──
ask-taking = Which wrestler, on which path?
why-taking = Everybody has a wrestler and a path of their own; they differ in looks only.
ask-unseen = From which deck does { $wrestler } lay an unseen card?
why-unseen = Outside the ring a wrestler lays one unseen card a turn, and returns with all of them after the last.
ask-using = Which wrestler do you use?
why-using = With two wrestlers you use one of them a turn.
ask-walking = { $left ->
    [0] Advance or stay?
    [one] One action left, then advance or stay
   *[other] { $left } actions left, then advance or stay
 }
why-walking = The number of your space is how many actions you may take before you advance.
ask-in-ring = One action: draw, play an event, or fight
why-in-ring = In the ring you take one action a turn.
ask-drawing = From which deck do you draw? ({ $count } to draw)
why-drawing = An event lets you draw, card by card, from either deck.
ask-arriving = From which deck do you draw { $count }?
why-arriving = The first in the ring draws a card for everyone still on the paths, all from one deck.
ask-discarding = Which card do you discard? ({ $count } too many)
why-discarding = Nobody may hold more cards than that.
ask-laying-fighter = { $challenger } against { $challenged }: what do you lay?
why-laying-fighter = A fighter may lay one attack or defence card and one referee card, in secret.
ask-laying-bystander = { $challenger } against { $challenged }: do you intervene?
why-laying-bystander = A bystander may lay a diva before a fighter and buy a fighter a die, in secret.
ask-laying-more = Which further cards do you lay?
why-laying-more = Two more cards lets you lay up to two further attack or defence cards.
ask-repeating = Repeat the turn for { $fee } stamina?
why-repeating = A turn in the ring may be repeated once.
ask-answering = Do you want to win as a pair?
why-answering = The last two may agree to win together.
ask-over = The match is over
why-over = There is nothing left to decide.
wait-taking = { $seats } chooses a wrestler
wait-unseen = { $seats } lays an unseen card
wait-using = { $seats } chooses a wrestler to use
wait-walking = { $seats } walks the path of glory
wait-in-ring = { $seats } is in the ring
wait-drawing = { $seats } draws
wait-arriving = { $seats } draws for being the first in the ring
wait-discarding = { $seats } discards
wait-laying = Cards are laid in secret; still to lay: { $seats }
wait-laying-more = More cards are laid in secret; still to lay: { $seats }
wait-repeating = { $seats } may repeat the turn
wait-answering = { $seats } thinks about the offer
wait-over = The match is over

# ── What one sees ──
view-round = Round { $round }, turn of { $seat }
view-path = { $wrestler } ({ $seat }): stamina { $stamina }, space { $space } of { $spaces } on path { $path }
view-ring = { $wrestler } ({ $seat }): stamina { $stamina }, in the ring
view-outside = { $wrestler } ({ $seat }): stamina { $stamina }, outside for { $turns } more turns
view-out = { $wrestler } ({ $seat }): out
view-untaken = { $seat } has no wrestler yet
view-hand = Your hand: { $cards }
view-empty-hand = Your hand is empty
view-backs = { $seat } holds { $combat } combat and { $event } event cards
view-decks = Decks: { $combat } combat, { $event } event; discards: { $discards }
view-fight = { $challenger } fights { $challenged }
card-times = { $count } × { $card }
no-card-at-all = no card
hand-line = { $card }: { $text }
typed-draw-combat = combat, c
typed-draw-event = event, e
typed-advance = advance, a
typed-stay = stay, s
typed-nothing = nothing, no, n
typed-repeat = repeat, r
typed-end-turn = end, pass, p
typed-offer = offer, pair
typed-accept = accept, yes, y
typed-decline = decline, no, n
note-fight = Dice alone: you lose { $lose } stamina on average, { $wrestler } loses { $win }; you win { $chance } % of such fights.
note-own-cards = With { $card }: you lose { $lose } on average, { $wrestler } loses { $win }; you win { $chance } %.
note-stay = You keep this space’s actions for your next turn.
view-managers = { $seat } manages with { $cards }
view-lay = You have laid: { $action }
view-shown = Open: { $shown }
draw-out = out
draw-outside = outside
draw-ring = ring

# ── Why not ──
take-first = Choose a wrestler and a path first
unseen-first = Lay an unseen card first
use-first = Choose the wrestler you use first
walk-first = On the path you draw, discard, play an event, advance or stay
ring-first = In the ring you draw, play an event or fight
draw-first = Choose a deck to draw from first
bonus-first = The first in the ring draws first
discard-first = Your hand is too large: discard first
lay-first = Lay your cards for this fight, or nothing, first
more-first = Lay up to two more cards, or none, first
repeat-first = Repeat the turn or end it
answer-first = Answer the offer first
you-are-out = You are eliminated
laid-already = You have laid already; take it back to change it
no-second-lay = Only a fighter with “Two more cards” lays again, after the reveal
nothing-to-lay = You have nothing to lay in this fight
no-such-fight = Advice is given about a fight against a wrestler whom you may challenge, or whom you fight
no-fight = There is no fight now
others-discard = { $seat } must discard first
others-draw = { $seat } must draw first
others-answer = The offer must be answered first
not-your-turn = It is { $seat }’s turn
taken-already = { $wrestler } on path { $path } is not free
no-pair-now = A pair win is offered at the start of a turn, once, by the last two, both in the ring
not-outside = Only a wrestler outside the ring lays an unseen card
no-events-in-fights = Events cannot be played in a fight
no-actions-left = This space allows no more actions
not-in-hand = You do not hold { $card }
no-event = { $card } is no event card
aim-at-wrestler = { $card } is aimed at a wrestler
aim-at-seat = { $card } is aimed at a seat
aim-at-another = { $card } is aimed at another player
no-such-target = There is no such target left in the match
fight-in-ring = On the path there are no fights
no-such-wrestler = { $wrestler } is not in the match
own-wrestler = { $wrestler } is your own
is-outside = { $wrestler } is outside the ring
not-in-ring = { $wrestler } is not in the ring yet
two-fight-cards = Lay none, one or two attack or defence cards, in the order of the box
you-do-not-fight = You are not a fighter: you may lay a diva and buy a die
you-fight = You are a fighter: you may lay an attack or defence card and a referee card
no-fight-card = { $card } is neither an attack nor a defence card
no-referee-card = { $card } is no referee card
no-diva = { $card } is no diva
before-a-fighter = A diva is laid before one of the two fighters, a die is bought for one of them
cannot-pay = A fee of { $fee } may not take the last point of stamina
repeated-already = A turn is repeated only once
act-before-repeating = First comes the action, then the turn may be repeated
in-ring-already = In the ring there is nowhere to advance to
no-discard-in-ring = Discarding is no action in the ring
not-yours = { $wrestler } is not yours to use
bad-wrestlers = “{ $names }” must be different wrestlers, one for each place at most

# ── The box, edited ──
double-id = two rows have the same id
too-few-cards = the { $deck } deck has { $count } cards; it needs 20 to 2000
too-few-wrestlers = { $count } wrestlers; there must be 6 to 60

# ── The board ──
board-arena = The arena
board-roster = The wrestlers
board-hand = Your hand: { $count } cards
board-kind-attack = Attack
board-kind-defence = Defence
board-kind-referee = Referee
board-kind-event = Events
board-kind-diva = Divas
board-deck-combat = Combat
board-deck-event = Events
board-discards = Discards: { $count }
board-on-path = space { $space }/{ $spaces }
board-outside = outside: { $turns }
board-place-ring = in the ring
board-place-out = out
board-backs = { $combat } combat and { $event } event cards
board-fight = The fight: { $one } against { $other }
board-last-fight = The last fight: { $one } against { $other }
board-go-on = Put away
board-bystanders = Who may intervene
board-is-laying = is choosing
board-has-laid = has laid in secret
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
board-slot-diva = diva
board-lay-hint = Choose from your hand: at most one attack or defence card and one referee card. Nobody sees them before the reveal.
board-more-hint = Choose up to two further attack or defence cards from your hand.
board-lay-choose = Choose before whom
board-diva-before = Diva here
board-buy-die = Buy a die
board-take-lay-back = Take my lay back
board-play-on = Play it on
board-put-back = Put back
board-challenge = Challenge …
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
board-odds-known = Exact chances and mean losses of stamina with the cards you know; what others lay is not in them.
board-choose-path = { $wrestler } starts on:
board-path = Path { $path }
