"""Tests of colours: seats choose colours before the match, no two seats have the same, and a seat without a choice of
its own gives way.
"""

from __future__ import annotations

from ludotheque.core.words import Voice
from ludotheque.table import Settings, Table
from ludotheque.table import messages as say
from ludotheque.table.load import load
from tests.table.seated import Person, World, begin, expect_ack, expect_refusal, simulated, until

BOX = ("red", "blue", "green", "yellow", "purple")


async def gather_three(world: World, seats: int = 3) -> tuple[Table, list[Person]]:
    """Opens a table of Worm Up at which everybody sits, before the match."""
    table = await world.house.open(Settings(game="worm-up", seats=seats), host="Ann")
    people = [await Person(table, name).connect() for name in ("Ann", "Ben", "Cat")[:seats]]
    for seat, person in enumerate(people):
        expect_ack(await person.sit(seat))
    return table, people


def colours(person: Person) -> list[tuple[str, ...]]:
    return [seat.colours for seat in person.now.seats]


@simulated
async def test_any_colour_that_nobody_has_chosen_may_be_chosen() -> None:
    table, (ann, ben, cat) = await gather_three(World())
    assert colours(ann) == [("red",), ("blue",), ("green",)]
    expect_ack(await ann.do(say.ChooseColour, colour="purple"))
    assert colours(ben) == [("purple",), ("blue",), ("green",)]
    assert ben.now.seats[0].chosen_colours == ("purple",) and ben.now.seats[1].chosen_colours == ()
    assert cat.received(say.ColourShown) == [say.ColourShown(0, "purple")]
    assert expect_refusal(await ben.do(say.ChooseColour, colour="purple")) == "table-colour-taken"
    assert expect_refusal(await ben.do(say.ChooseColour, colour="mauve")) == "bad-choice"
    assert expect_refusal(await ben.do(say.ChooseColour, colour="blue", pieces=1)) == "bad-number"
    assert expect_refusal(await ben.do(say.ChooseColour, colour="blue", pieces=-1)) == "bad-number"
    expect_ack(await ben.do(say.ChooseColour, colour="green"))
    assert colours(ann) == [("purple",), ("green",), ("red",)]  # Cat has chosen no colour, so she gives green up
    version = table.state.version
    expect_ack(await ben.do(say.ChooseColour, colour="green"))
    assert table.state.version == version  # nothing is written, because Ben has this colour already
    expect_ack(await ann.do(say.ChooseColour, colour="red"))  # Ann changes her mind
    expect_ack(await cat.do(say.ChooseColour, colour="purple"))
    assert colours(ann) == [("red",), ("green",), ("purple",)]


@simulated
async def test_standing_up_frees_the_colour() -> None:
    _, (ann, ben, _) = await gather_three(World())
    expect_ack(await ann.do(say.ChooseColour, colour="blue"))
    expect_ack(await ann.do(say.StandUp))
    assert colours(ben) == [("red",), ("blue",), ("green",)]
    assert expect_refusal(await ann.do(say.ChooseColour, colour="blue")) == "table-not-seated"
    expect_ack(await ben.do(say.ChooseColour, colour="red"))


@simulated
async def test_with_two_seats_each_worm_has_its_own_colour() -> None:
    _, (ann, ben) = await gather_three(World(), 2)
    assert colours(ann) == [("red", "blue"), ("green", "yellow")]
    expect_ack(await ben.do(say.ChooseColour, colour="red", pieces=1))
    assert colours(ann) == [("yellow", "blue"), ("green", "red")]
    expect_ack(await ben.do(say.ChooseColour, colour="blue"))
    assert colours(ann) == [("green", "yellow"), ("blue", "red")]
    assert expect_refusal(await ben.do(say.ChooseColour, colour="red")) == "table-colour-taken"


@simulated
async def test_colours_are_fixed_when_the_match_begins_and_are_kept() -> None:
    world = World()
    table, people = await gather_three(world)
    ann, ben, cat = people
    expect_ack(await cat.do(say.ChooseColour, colour="yellow"))
    expect_ack(await ann.do(say.Begin))
    assert expect_refusal(await ben.do(say.ChooseColour, colour="purple")) == "table-opening"
    for person in people:
        expect_ack(await person.open())
    assert expect_refusal(await ben.do(say.ChooseColour, colour="purple")) == "table-begun"
    fixed = ("red", "blue", "yellow")
    assert [news.colours for news in ann.received(say.MatchBegan)] == [fixed]
    stored = await world.store.read(table.id)
    assert load(table.id, stored.rows, stored.snapshot).colours == fixed
    for person in people:
        expect_ack(await person.do(say.Resign, id=f"{person.name} resigns"))
        if table.state.phase == "over":
            break
    for person in people:
        expect_ack(await person.do(say.AskRematch, id=f"{person.name} again"))
    again = await world.house.table(table.state.rematch)
    assert again.state.colours == fixed


@simulated
async def test_sentences_name_worms_by_their_chosen_colours() -> None:
    world = World()
    table, (ann, ben, cat) = await gather_three(world)
    expect_ack(await ann.do(say.ChooseColour, colour="yellow"))
    await begin(ann, [ann, ben, cat])
    await until(world, lambda: bool(ann.received_versions()[-1].said))
    lanes = next(event for told in ann.received_versions() for event in told.events if event["type"] == "raceBegan")[
        "lanes"
    ]
    said = next(
        said.phrase for told in ann.received_versions() for said in told.said if "race-began" in said.phrase.message
    )
    names = [table.state.colours[worm] for worm in lanes]
    english = Voice("worm-up", "en", colours=table.state.colours).say(said)
    assert [word for word in english.replace(",", " ").split() if word in BOX] == names
    french = Voice("worm-up", "fr", colours=table.state.colours).say(said)
    assert "jaune" in french and "rouge" not in french
    assert "red" in Voice("worm-up", "en").say(said)  # a terminal names colours as in the box


@simulated
async def test_a_game_without_colours_offers_none() -> None:
    world = World()
    table = await world.house.open(Settings(game="malta", seats=2), host="Ann")
    ann = await Person(table, "Ann").connect()
    expect_ack(await ann.sit(0))
    assert colours(ann) == [(), ()]
    assert expect_refusal(await ann.do(say.ChooseColour, colour="red")) == "bad-choice"
