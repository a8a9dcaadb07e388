"""The contract of a game as a test kit, for our games and anybody else's: each promise is one function.

`check_game("kites")` tests all of them; `python -m ludotheque.testing kites --matches 1000` does so at length.  A
broken promise raises ContractBroken, which says what is wrong, where, and how to reproduce it.

Beyond the signatures of `Game`, the kit requires:

- A view changes only through what its seat sees happen.  So a seat's view counts only plays that the seat may know of: its
  `step` leaves out the unfinished steps of others, and so does anything else computed from a number of plays.
- If a seat can see a result of luck, an event names it: the card drawn, the number thrown, the thing picked.
- `hidden` says where the things are that a seat cannot locate.  Over many imagined states, each of them must appear in
  each of these places.
- A view has perfect recall: everything its seat could be sure of is true in every state imagined from it.
- A seat that may act without owing anything has no default.
- Anything a game hands out (views, events, positions) shares no list or dict with the game: a player may change it.
- A default is the choice that does least.  If no choice does less than the others, there is no default, and the match
  draws one.
- Rules pick only values that JSON can express (names, seats, numbers), so that a record can be read back.

There are also kits for what a game's author writes about the rules: `Rulebook` (every section is on the page of each
language and has a test), `GoldenRecords` (whole matches, one for every way to end), `Counts` (numbers of possible plays
from a few positions) and `Telling` (whole matches in words).  Each has `checks()`, to be called one by one as tests.
`at_step(record, 171)` gives a recorded match at that step, for a test that begins there.
"""

from ludotheque.testing.aliasing import gifts_are_not_shared
from ludotheque.testing.case import PROPERTIES, Case, ContractBroken, Findings
from ludotheque.testing.chance import conserved, random_match_ends, same_seed_same_match, same_under_hash_seeds
from ludotheque.testing.checks import Check
from ludotheque.testing.copies import copies_share_nothing
from ludotheque.testing.counts import Counts, along, lines_from, lines_of_play
from ludotheque.testing.golden import GoldenRecords, reason_of
from ludotheque.testing.imagination import imagination
from ludotheque.testing.kit import check_game, option_sets
from ludotheque.testing.legality import defaults_are_legal, listed_iff_accepted, refusal_changes_nothing
from ludotheque.testing.narration import Telling
from ludotheque.testing.order import arrival_order, take_back_restores
from ludotheque.testing.players import bots_depend_on_views_only
from ludotheque.testing.positions import at_step
from ludotheque.testing.recall import knowledge_is_kept
from ludotheque.testing.recipes import Recipe, Search, Staged, at_random, by_players
from ludotheque.testing.records import replay_equals_play, round_trips, undecided_is_drawn, verify_detects_change
from ludotheque.testing.rulebook import Rulebook
from ludotheque.testing.secrecy import events_declare_who_sees, non_interference, unseen_changes_nothing
from ludotheque.testing.shortcuts import all_events, happened, kinds, of_kind, refusal
from ludotheque.testing.versions import versions_side_by_side

__all__ = [
    "PROPERTIES",
    "Case",
    "Check",
    "ContractBroken",
    "Counts",
    "Findings",
    "GoldenRecords",
    "Recipe",
    "Rulebook",
    "Search",
    "Staged",
    "Telling",
    "all_events",
    "along",
    "arrival_order",
    "at_random",
    "at_step",
    "bots_depend_on_views_only",
    "by_players",
    "check_game",
    "conserved",
    "copies_share_nothing",
    "defaults_are_legal",
    "events_declare_who_sees",
    "gifts_are_not_shared",
    "happened",
    "imagination",
    "kinds",
    "knowledge_is_kept",
    "lines_from",
    "lines_of_play",
    "listed_iff_accepted",
    "non_interference",
    "of_kind",
    "option_sets",
    "random_match_ends",
    "reason_of",
    "refusal",
    "refusal_changes_nothing",
    "replay_equals_play",
    "round_trips",
    "same_seed_same_match",
    "same_under_hash_seeds",
    "take_back_restores",
    "undecided_is_drawn",
    "unseen_changes_nothing",
    "verify_detects_change",
    "versions_side_by_side",
]
