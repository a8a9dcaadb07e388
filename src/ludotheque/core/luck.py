"""Luck: the only source of chance, in rulebook terms: fast for simulation, scripted for tests, recorded for replays."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b, shake_128
from struct import unpack
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.core.bag import Bag
from ludotheque.core.errors import BadInput, WrongLuck

T = TypeVar("T")
Used = tuple[str, Any]  # the question and the answer: ("draw", "Negate"), ("die", 3), ("pick", 2), ("noise", 77)


BLOCK: Final = 80  # the number of random words made at once, for which the hash needs two permutations
WORDS: Final = "<80I"


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Draws cards, throws dice, picks, and seeds walks.  A subclass needs only `below` and `copy`."""

    def below(self, count: int, purpose: str) -> int:
        """Returns a whole number from 0 to count - 1."""
        raise NotImplementedError

    def copy(self) -> Luck:
        """Makes an independent copy, which will give the same answers as this luck."""
        raise NotImplementedError

    def draw(self, bag: Bag) -> int:
        """Draws a thing from a bag; the bag itself does not change."""
        return bag.items[self.below(len(bag.items), "draw")]

    def deal(self, bag: Bag, count: int) -> tuple[list[int], Bag]:
        """Draws several things one after another, or all of them if the bag has fewer; returns the things drawn and the
        rest of the bag.
        """
        dealt: list[int] = []
        while bag.items and len(dealt) < count:
            kind = self.draw(bag)
            bag = bag.minus(kind)
            dealt.append(kind)
        return dealt, bag

    def die(self, sides: int) -> int:
        """Throws a die with this number of sides."""
        return 1 + self.below(sides, "die")

    def dice(self, count: int, sides: int) -> list[int]:
        """Throws several equal dice at once, of which only the sum matters to the rules."""
        return [self.die(sides) for _ in range(count)]

    def pick(self, items: Sequence[T]) -> T:
        """Picks one of several options, each equally likely."""
        return items[self.below(len(items), "pick")]

    def noise(self) -> int:
        """Returns the seed of one walk, 32 bits."""
        return self.below(1 << 32, "noise")

    def walk(self, run: Callable[[int], dict[str, Any]]) -> dict[str, Any]:
        """Returns the result of a walk as plain data, either simulated from a fresh seed or taken from the record."""
        return run(self.noise())

    def to_json(self) -> dict[str, Any]:
        """Returns the luck as plain data, so that a saved match can continue with the same luck."""
        name = type(self).__name__
        raise NotImplementedError(
            f"{name} has no to_json, so its match cannot be saved; match.copy(luck) gives it another"
        )

    def __copy__(self) -> Luck:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Luck:
        return self.copy()


class Fast(Luck):
    """Luck for simulation: a keyed hash in counter mode, which makes BLOCK random words at a time.  The words are the
    same on every machine.
    """

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self.key = key
        self.block = counter // BLOCK
        self.at = counter % BLOCK
        self.words: tuple[int, ...] = ()  # the words of the current block; made when the first one is needed

    def words_of(self, block: int) -> tuple[int, ...]:
        """Returns the random words of one block, 32 bits each."""
        return unpack(WORDS, shake_128(self.key + block.to_bytes(8, "little")).digest(4 * BLOCK))

    def below(self, count: int, purpose: str = "") -> int:
        at = self.at
        if at == BLOCK:
            self.block += 1
            self.words = self.words_of(self.block)
            at = 0
        elif not self.words:
            self.words = self.words_of(self.block)
        self.at = at + 1
        # Only 30 bits of a word are used, because Python multiplies such numbers fastest.
        return ((self.words[at] >> 2) * count) >> 30

    def noise(self) -> int:
        return self.below(1 << 16) << 16 | self.below(1 << 16)

    def draw(self, bag: Bag) -> int:
        items = bag.items
        return items[self.below(len(items))]

    def deal(self, bag: Bag, count: int) -> tuple[list[int], Bag]:
        items = bag.items
        dealt: list[int] = []
        for _ in range(min(count, len(items))):
            at = self.below(len(items))
            dealt.append(items[at])
            items = items[:at] + items[at + 1 :]
        return dealt, Bag(bag.names, items)

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def copy(self) -> Luck:
        twin = Fast(self.key, self.block * BLOCK + self.at)
        if self.at < BLOCK:
            twin.words = self.words  # shared, because a tuple never changes
        return twin

    def to_json(self) -> dict[str, Any]:
        return {"fast": self.key.hex(), "counter": self.block * BLOCK + self.at}

    def __reduce__(self) -> Any:
        return type(self), (self.key, self.block * BLOCK + self.at)


def fast(seed: object, purpose: bytes = b"") -> Fast:
    """Returns fast luck from a seed: any whole number, or bytes.  Lucks with different purposes are independent."""
    if isinstance(seed, bytes):
        data = b"b" + seed
    elif isinstance(seed, int) and not isinstance(seed, bool):
        data = b"i" + str(seed).encode()
    else:
        raise BadInput("seed", "bad-seed", value=repr(seed))
    return Fast(blake2b(data, digest_size=32, person=purpose).digest())


def luck(seed: int | bytes) -> Luck:
    """Returns fast luck from a seed, for a player or an experiment; a match with the same seed uses a different stream."""
    return fast(seed, b"player")


ANSWERS: Final = ("draw", "die", "pick", "noise", "walk")


class Scripted(Luck):
    """Luck with prepared answers, from a test or a record.  It raises WrongLuck when the rules ask for anything else."""

    def __init__(self, answers: Sequence[Used], at: int = 0) -> None:
        self.answers = answers
        self.at = at

    def next(self, wanted: str) -> Any:
        """Returns the next answer, which must be of the wanted kind, such as "die"."""
        if self.at >= len(self.answers):
            used = f"all {len(self.answers)} recorded answers are used" if self.answers else "no luck was recorded here"
            raise WrongLuck(f"the rules asked for a {wanted}, but {used}")
        kind, answer = self.answers[self.at]
        if kind != wanted:
            raise WrongLuck(f"answer {self.at + 1}: asked for a {wanted}, but it is a {kind}: {answer!r}")
        self.at += 1
        return answer

    def number(self, wanted: str, low: int, high: int) -> int:
        """Returns the next answer, which must be a whole number in a range; True does not count as a whole number."""
        answer = self.next(wanted)
        if not isinstance(answer, int) or isinstance(answer, bool) or not low <= answer <= high:
            raise self.wrong(wanted, answer)
        return answer

    def wrong(self, wanted: str, answer: object) -> WrongLuck:
        """Makes the error to raise when a script gives an answer that the question does not allow."""
        return WrongLuck(f"answer {self.at}: {answer!r} is no possible {wanted}")

    def draw(self, bag: Bag) -> int:
        answer = self.next("draw")
        for kind in bag.items:
            if bag.names[kind] == answer:
                return kind
        raise self.wrong("draw", answer)

    def die(self, sides: int) -> int:
        return self.number("die", 1, sides)

    def pick(self, items: Sequence[T]) -> T:
        answer = self.next("pick")
        for item in items:
            if type(item) is type(answer) and item == answer:
                return item
        raise self.wrong("pick", answer)

    def noise(self) -> int:
        return self.number("noise", 0, (1 << 32) - 1)

    def walk(self, run: Callable[[int], dict[str, Any]]) -> dict[str, Any]:
        if self.at < len(self.answers) and self.answers[self.at][0] == "noise":
            return run(self.noise())
        answer = self.next("walk")
        if not isinstance(answer, dict):
            raise self.wrong("walk", answer)
        return answer

    def below(self, count: int, purpose: str) -> int:
        raise WrongLuck(f"a script has no plain numbers (asked for one below {count})")

    def copy(self) -> Luck:
        return Scripted(self.answers, self.at)

    def left(self) -> int:
        """Returns the number of answers that have not been used."""
        return len(self.answers) - self.at

    def to_json(self) -> dict[str, Any]:
        return {"script": [{kind: answer} for kind, answer in self.answers[self.at :]]}

    def __reduce__(self) -> Any:
        return type(self), (self.answers, self.at)


def scripted(answers: Sequence[Mapping[str, Any]]) -> Scripted:
    """Returns luck from a script such as [{"die": 3}, {"draw": "Negate"}]."""
    return Scripted([read_answer(answer, number) for number, answer in enumerate(answers)])


def read_answer(answer: Mapping[str, Any], number: int) -> Used:
    """Reads and checks one answer of a script."""
    if len(answer) == 1:
        for kind, value in answer.items():
            if kind in ANSWERS:
                return kind, value
    raise BadInput(f"luck[{number}]", "bad-luck", value=repr(dict(answer)))


class Recorder(Luck):
    """Passes questions on to another luck, and stores the other luck's answers for the record."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.used: list[dict[str, Any]] = []  # all answers given, such as {"die": 3}, in the form of a script

    def draw(self, bag: Bag) -> int:
        kind = self.luck.draw(bag)
        self.used.append({"draw": bag.names[kind]})
        return kind

    def deal(self, bag: Bag, count: int) -> tuple[list[int], Bag]:
        dealt, left = self.luck.deal(bag, count)
        names = bag.names
        for kind in dealt:
            self.used.append({"draw": names[kind]})
        return dealt, left

    def die(self, sides: int) -> int:
        answer = self.luck.die(sides)
        self.used.append({"die": answer})
        return answer

    def pick(self, items: Sequence[T]) -> T:
        answer = self.luck.pick(items)
        self.used.append({"pick": answer})
        return answer

    def noise(self) -> int:
        answer = self.luck.noise()
        self.used.append({"noise": answer})
        return answer

    def walk(self, run: Callable[[int], dict[str, Any]]) -> dict[str, Any]:
        answer = self.luck.walk(run)
        self.used.append({"walk": answer})
        return answer

    def below(self, count: int, purpose: str) -> int:
        raise TypeError("rules ask for draws, dice, picks and noise, never for plain numbers")

    def copy(self) -> Luck:
        return Recorder(self.luck.copy())


def luck_from_json(doc: Mapping[str, Any]) -> Luck:
    """Restores luck from the plain data that `to_json` returned."""
    if "fast" in doc:
        return Fast(bytes.fromhex(doc["fast"]), doc["counter"])
    if "script" in doc:
        return scripted(doc["script"])
    from ludotheque.core.fair import Fair

    nonces = tuple([bytes.fromhex(one) for one in doc["nonces"]])
    seals = tuple([(int(seat), str(seal)) for seat, seal in doc.get("seals", ())])
    return Fair(bytes.fromhex(doc["fair"]), nonces, dict(doc["counters"]), seals)
