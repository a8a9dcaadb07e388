"""The workshop over HTTP: guests change the box of a game, save it as a variant, and let bots try it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from ludotheque.core.catalogue import find_game
from ludotheque.core.errors import BadInput
from ludotheque.server import limits
from ludotheque.server.http.context import Context, HttpRequest, check_rate, context_of, guest_of, http_error, person_of
from ludotheque.server.http.games import check_game, check_language, sentences, text_of
from ludotheque.server.http.openapi import error_responses
from ludotheque.server.workshop import Step, TooMany, TrialRequest
from ludotheque.store.variants import Variant, Variants

ID_BYTES: Final = 9
DAY: Final = 24 * 3600 * 1000  # ms
SEED: Final = 0  # all trials have the same luck, so that they can be compared
Level = Literal["wanderer", "beginner", "casual", "solid"]  # the levels that do not search
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=limits.VARIANT_NAME)]


class WorkshopInfo(msgspec.Struct, frozen=True, rename="camel"):
    """Whether the workshop of this server is open, and how many matches a trial may have."""

    is_open: bool
    least_matches: int
    most_matches: int


class BoxGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a box, as a client sends them."""

    components: dict[str, Any]


class SheetGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box as CSV."""

    csv: str


class BoxChange(msgspec.Struct, frozen=True):
    """A difference between two boxes; `before` or `after` is null if that box lacks the item."""

    path: tuple[str, ...]
    before: Any
    after: Any


class BoxTrouble(msgspec.Struct, frozen=True):
    """Why a box is invalid: the wrong part, and a message with its values."""

    where: str
    message: str
    values: dict[str, Any]


class BoxVerdict(msgspec.Struct, frozen=True):
    """Whether the game can be played with a box: the box as it was read, or the reason why not."""

    box: BoxChecked | None
    trouble: BoxTrouble | None = None


class BoxChecked(msgspec.Struct, frozen=True, rename="camel"):
    """A box that the game can be played with, and its differences from the printed box."""

    components: dict[str, Any]
    digest: str
    changes: tuple[BoxChange, ...]


class NewVariant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A variant to save: its name, its box, and the variant from which it was made ("": the printed game)."""

    game: str
    name: Name
    components: dict[str, Any]
    parent: str = ""


class VariantStep(msgspec.Struct, frozen=True):
    """One step in the history of a variant: its differences from the step before."""

    id: str
    name: str
    made: int
    digest: str
    changes: tuple[BoxChange, ...]


class VariantInfo(msgspec.Struct, frozen=True, rename="camel"):
    """A variant with its box and its history, which begins with the latest step."""

    id: str
    game: str
    name: str
    made: int
    digest: str
    components: dict[str, Any]
    changes: tuple[BoxChange, ...]  # the differences from the printed box
    history: tuple[VariantStep, ...]
    is_mine: bool


class VariantRow(msgspec.Struct, frozen=True):
    """One variant in a list of variants."""

    id: str
    name: str
    made: int
    digest: str


class NewTrial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a trial: what bots are to play."""

    components: dict[str, Any]
    seats: int
    matches: int
    bot: Level = "solid"
    options: dict[str, Any] = {}
    language: str = "en"


@get("/api/workshop", tags=["workshop"])
async def workshop(request: HttpRequest) -> WorkshopInfo:
    """Whether the workshop is open, and its limits."""
    low, high = limits.TRIAL_MATCHES
    return WorkshopInfo(context_of(request).variants is not None, low, high)


@get(
    "/api/words/{language:str}/{game:str}/workshop",
    media_type="text/plain",
    tags=["workshop"],
    responses=error_responses(404),
)
async def workshop_words(request: HttpRequest, language: FromPath[str], game: FromPath[str]) -> Response[str]:
    """The sentences of the workshop's reports, as Fluent text."""
    from ludotheque import lab

    check_language(language)
    check_game(game)
    return text_of(request, sentences((Path(lab.__file__).parent,), language), "text/plain")


@post(
    "/api/workshop/{game:str}/check", tags=["workshop"], status_code=200, responses=error_responses(400, 404, 413, 429)
)
async def check_box(request: HttpRequest, game: FromPath[str], data: JSONBody[BoxGiven]) -> BoxVerdict:
    """Checks the contents of a box, as the game would check its file; the page calls this while somebody types."""
    enter(request, game)
    try:
        return BoxVerdict(read_box(game, data.components))
    except BadInput as error:
        return BoxVerdict(None, BoxTrouble(error.where, error.message, msgspec.to_builtins(error.values)))


@post(
    "/api/workshop/{game:str}/sheet",
    tags=["workshop"],
    status_code=200,
    media_type="text/csv",
    responses=error_responses(400, 404, 413, 429),
)
async def write_sheet(request: HttpRequest, game: FromPath[str], data: JSONBody[BoxGiven]) -> Response[str]:
    """A box as CSV, for a spreadsheet."""
    from ludotheque.lab.variants import to_csv

    enter(request, game)
    headers = {"Content-Disposition": f'attachment; filename="{game}-box.csv"'}
    # The byte order mark tells spreadsheets that the text is UTF-8.
    text = "\ufeff" + to_csv(box_or_400(game, data.components).components)
    return Response(text, media_type="text/csv", headers=headers)


@post(
    "/api/workshop/{game:str}/from-sheet",
    tags=["workshop"],
    status_code=200,
    responses=error_responses(400, 404, 413, 429),
)
async def read_sheet(request: HttpRequest, game: FromPath[str], data: JSONBody[SheetGiven]) -> BoxChecked:
    """The box in a CSV text, checked."""
    from ludotheque.lab.variants import from_csv

    enter(request, game)
    try:
        return box_or_400(game, from_csv(data.csv, printed_box(game)))
    except BadInput as error:
        raise http_error(400, error.message, error.where, **error.values) from error


@post("/api/variants", tags=["workshop"], responses=error_responses(400, 401, 403, 404, 413, 429))
async def keep_variant(request: HttpRequest, data: JSONBody[NewVariant]) -> VariantInfo:
    """Saves a box as a variant with a name; a variant never changes, so that its link always means the same box."""
    context, person = context_of(request), guest_of(request)
    variants = enter(request, data.game)
    box = box_or_400(data.game, data.components)
    name = " ".join(data.name.split())
    if not name:
        raise http_error(400, "bad-name", "name", most=limits.VARIANT_NAME)
    encoded = msgspec.json.encode(box.components)
    if len(encoded) > limits.VARIANT_BYTES:
        raise http_error(413, "box-too-large")
    if data.parent and not await is_variant(variants, data.game, data.parent):
        raise http_error(404, "no-variant", "parent")
    since = context.time.now() - DAY
    if await variants.count_since(person, since) >= limits.VARIANTS_A_DAY:
        raise http_error(429, "too-many-variants", most=limits.VARIANTS_A_DAY)
    id = context.chance.secret(ID_BYTES).hex()
    new_variant = Variant(id, data.game, person, context.time.now(), data.parent, name, box.digest, encoded)
    await variants.add(new_variant)
    return await variant_info(variants, id, person)


@get("/api/variants/{variant:str}", tags=["workshop"], responses=error_responses(404, 429))
async def variant(request: HttpRequest, variant: FromPath[str]) -> VariantInfo:
    """A variant with its box and its history; anybody who knows the id of the variant may see it."""
    return await variant_info(enter(request), variant, person_of(request))


@get("/api/variants", tags=["workshop"], responses=error_responses(404, 429))
async def my_variants(
    request: HttpRequest, game: Annotated[str, QueryParameter(max_length=64)]
) -> tuple[VariantRow, ...]:
    """The variants of a game that the caller has made, the latest first."""
    variants, person = enter(request, game), person_of(request)
    rows = await variants.made_by(person, game, limits.VARIANTS_A_DAY) if person else []
    return tuple([VariantRow(variant.id, variant.name, variant.made, variant.digest) for variant in rows])


@post(
    "/api/workshop/{game:str}/trials",
    tags=["workshop"],
    status_code=200,
    media_type="application/x-ndjson",
    responses=error_responses(400, 401, 403, 404, 413, 429),
)
async def try_box(request: HttpRequest, game: FromPath[str], data: JSONBody[NewTrial]) -> Stream:
    """Lets bots play with a box and, for comparison, with the printed box.  The answer is a stream of JSON lines:
    `waiting`, `progress`, and finally `report` or `failed`; closing the request cancels the trial.
    """
    from ludotheque.lab.plan import make_plan

    context, person = context_of(request), guest_of(request)
    enter(request, game)
    check_language(data.language)
    check_rate(request, context.trial_rates)
    low, high = limits.TRIAL_MATCHES
    if not low <= data.matches <= high:
        raise http_error(400, "bad-number", "matches", value=data.matches, low=low, high=high)
    try:
        plans = [
            make_plan(
                game,
                [data.bot],
                seats=data.seats,
                seed=SEED,
                options=data.options,
                components=components,
                is_rough=True,
            )
            for components in (None, data.components)
        ]
        context.trials.check(person)
    except BadInput as error:
        raise http_error(400, error.message, error.where, **error.values) from error
    except TooMany as error:
        raise http_error(429, error.message) from error
    trial = TrialRequest(person, plans[0], plans[1], data.matches, data.language)
    # A proxy must not keep the lines back.
    headers = {"X-Accel-Buffering": "no"}
    return Stream(lines(context.trials.run(trial)), media_type="application/x-ndjson", headers=headers)


async def lines(steps: AsyncIterator[Step]) -> AsyncIterator[bytes]:
    """Yields steps as lines of JSON."""
    async for step in steps:
        yield msgspec.json.encode(step) + b"\n"


def enter(request: HttpRequest, game: str | None = None) -> Variants:
    """Returns the variants of this server; raises 404 if the workshop is closed or the game is unknown."""
    context: Context = context_of(request)
    if context.variants is None:
        raise http_error(404, "workshop-closed")
    check_rate(request, context.workshop_rates)
    if game is not None:
        check_game(game)
    return context.variants


def printed_box(game: str) -> dict[str, Any]:
    """Returns the contents of a game's printed box; raises 404 if the game has none."""
    contents = find_game(game).box(None).contents
    if not contents:
        raise http_error(404, "no-box", "game", value=game)
    return dict(contents)


def box_or_400(game: str, components: dict[str, Any]) -> BoxChecked:
    """Reads and checks a box; raises 400 with the reason if the game cannot be played with it."""
    try:
        return read_box(game, components)
    except BadInput as error:
        raise http_error(400, error.message, error.where, **error.values) from error


def read_box(game: str, components: dict[str, Any]) -> BoxChecked:
    """Reads and checks a box; raises BadInput with the reason if the game cannot be played with it."""
    printed = printed_box(game)
    box = find_game(game).box(components)
    contents = msgspec.to_builtins(box.contents)
    return BoxChecked(contents, box.digest, differences(printed, contents))


def differences(before: Any, after: Any) -> tuple[BoxChange, ...]:
    """Returns the differences between two boxes."""
    from ludotheque.lab.variants import changes

    return tuple([BoxChange(change.path, change.before, change.after) for change in changes(before, after)])


async def is_variant(variants: Variants, game: str, id: str) -> bool:
    """Returns whether there is a variant with this id that belongs to this game."""
    found = await variants.history(id)
    return bool(found) and found[0].game == game


async def variant_info(variants: Variants, id: str, person: str) -> VariantInfo:
    """Returns a variant as its page shows it; raises 404 if the variant does not exist."""
    found = await variants.history(id)
    if not found:
        raise http_error(404, "no-variant", "variant")
    check_game(found[0].game)
    printed = printed_box(found[0].game)
    boxes = [msgspec.json.decode(variant.data) for variant in found]
    steps = [
        VariantStep(variant.id, variant.name, variant.made, variant.digest, differences(before, box))
        for variant, box, before in zip(found, boxes, [*boxes[1:], printed])
    ]
    last = found[0]
    return VariantInfo(
        last.id,
        last.game,
        last.name,
        last.made,
        last.digest,
        boxes[0],
        differences(printed, boxes[0]),
        tuple(steps),
        bool(person) and last.person == person,
    )
