"""Worm Up: can a bot whose bids are predictable beat `heuristic`?  How often do bids clash?

`python -m tools.worm_up_bids highest --seats 4` lets one bot that always bids its highest number, and otherwise moves
like `heuristic`, play against heuristics.  Other bots: `x`, which bids X whenever it can, and `heuristic` itself.  Run
the tool with the Python of an environment that holds the compiled wheel, which is much faster.
"""

from __future__ import annotations

import argparse
from collections import Counter

from ludotheque.bots import arena, find_bot
from ludotheque.core.choices import Choices
from ludotheque.core.drive import Player
from ludotheque.core.luck import Luck
from ludotheque.core.structs import Action, View
from ludotheque.games.worm_up.actions import Bid
from ludotheque.games.worm_up.views import WormUpView

GAME = "worm-up"
heuristic = find_bot(GAME, "heuristic")


def highest(view: View, choices: Choices, luck: Luck) -> Action | None:
    """A bot that always bids its highest number."""
    return choices[len(choices) - 1 - (choices[len(choices) - 1] == Bid("X"))]


def x(view: View, choices: Choices, luck: Luck) -> Action | None:
    """A bot that bids X or, while its X rests, its highest number."""
    return choices[len(choices) - 1]


BIDS: dict[str, Player] = {"highest": highest, "x": x, "heuristic": heuristic}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bids", choices=BIDS)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    all_bids: list[tuple[str, str]] = []  # each bot with its bid; the bids of one round are consecutive

    def watched(name: str, bids: Player) -> Player:
        def player(view: View, choices: Choices, luck: Luck) -> Action | None:
            assert isinstance(view, WormUpView)
            if view.phase != "bidding":
                return heuristic(view, choices, luck)
            action = bids(view, choices, luck)
            assert isinstance(action, Bid)
            all_bids.append((name, action.tile))
            return action

        return player

    line_up = [watched("one", BIDS[args.bids])] + [watched("others", heuristic)] * (args.seats - 1)
    found = arena(GAME, line_up, args.games, seed=args.seed)
    one = found.standings[0]
    print(f"{args.bids} against heuristics, {args.seats} seats, {len(found.matches)} races, seed {args.seed}")
    print(f"wins {one.share:.1%} ({one.low:.1%} – {one.high:.1%}), fair {one.fair:.1%}")
    clashes: Counter[str] = Counter()
    tiles: dict[str, Counter[str]] = {"one": Counter(), "others": Counter()}
    worms = 4 if args.seats == 2 else args.seats  # §6.1
    for start in range(0, len(all_bids), worms):
        round_bids = [tile for _, tile in all_bids[start : start + worms]]
        for name, tile in all_bids[start : start + worms]:
            tiles[name][tile] += 1
            clashes[name] += round_bids.count(tile) > 1
    for name, counts in tiles.items():
        bids = sum(counts.values())
        often = ", ".join([f"{tile} {count / bids:.0%}" for tile, count in sorted(counts.items())])
        print(f"{name}: {clashes[name] / bids:.0%} of bids clash; {often}")


if __name__ == "__main__":
    main()
