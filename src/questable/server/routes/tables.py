"""Routes of tables: create, list, rematch; the daily challenge."""

from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from litestar import Request, get, post

from questable.games import registry
from questable.play.commands import Sit
from questable.play.errors import CommandRejected
from questable.server.api import Daily, DailyRun, NewTable, PackLabel, TableSeen
from questable.server.hub import Hub
from questable.server.identity import client_address, find_profile, language_of, need_profile
from questable.server.limits import Limits
from questable.server.store import DailyRow
from questable.server.tokens import new_id, new_seed
from questable.tables.packs import split_content_address
from questable.tables.records import TableRow
from questable.tables.room import Room
from questable.text.languages import Lang

AnyRequest = Request[Any, Any, Any]
MOST_LISTED = 50
DAILY_PLAYERS = 2


def table_seen(room: Room, person: str, lang: Lang) -> TableSeen:
    presenter = room.presenter(lang)
    session, row = room.session, room.row
    seen = presenter.update(person, session.version)
    return TableSeen(
        id=row.id,
        game=row.game,
        content=row.content,
        status=seen.status,
        outcome=seen.outcome,
        config=seen.config,
        seats=seen.seats,
        host=presenter.name(session.host),
        listed=row.listed,
        spectators=row.spectators,
        your_turn=seen.status == "playing" and seen.decision is not None and bool(seen.decision.yours),
        version=session.version,
        created=row.created,
        changed=room.changed,
        packs=[PackLabel(pack.hash, pack.id, pack.name[lang]) for pack in session.game.packs],
        daily=row.daily,
    )


async def readable_rooms(hub: Hub, rows: list[TableRow]) -> list[Room]:
    """The rooms of tables; those that this version cannot restore are left out."""
    found = []
    for row in rows:
        try:
            found.append(await hub.consistent_room(row.id))
        except CommandRejected:
            continue
    return found


@post("/api/tables")
async def create_table(request: AnyRequest, hub: Hub, limits: Limits, data: NewTable) -> TableSeen:
    """Create a table, with me as its host."""
    profile = await need_profile(request, hub)
    limits.check("table", client_address(request))
    room = await hub.new_table(
        profile.id,
        data.game,
        data.config,
        data.seats,
        data.start,
        data.listed,
        data.spectators,
        packs=data.packs,
    )
    return table_seen(room, profile.id, language_of(request))


@get("/api/tables")
async def listed_tables(request: AnyRequest, hub: Hub) -> list[TableSeen]:
    """Unfinished tables that anybody may join, the newest first."""
    profile = await find_profile(request, hub)
    person = profile.id if profile else ""
    found = await readable_rooms(hub, await hub.store.listed(MOST_LISTED))
    return [table_seen(room, person, language_of(request)) for room in found]


@get("/api/me/tables")
async def my_tables(request: AnyRequest, hub: Hub) -> list[TableSeen]:
    """Unfinished tables at which I have a seat, the newest first."""
    profile = await need_profile(request, hub)
    found = await readable_rooms(hub, await hub.store.tables_of(profile.id, MOST_LISTED))
    mine = [room for room in found if room.session.seats.of(profile.id)]
    return [table_seen(room, profile.id, language_of(request)) for room in mine]


@get("/api/tables/{table:str}")
async def one_table(request: AnyRequest, hub: Hub, table: str) -> TableSeen:
    """A table by its id."""
    profile = await find_profile(request, hub)
    room = await hub.consistent_room(table)
    return table_seen(room, profile.id if profile else "", language_of(request))


@post("/api/tables/{table:str}/rematch")
async def rematch(request: AnyRequest, hub: Hub, limits: Limits, table: str) -> TableSeen:
    """The same game with the same party at a new table. The first request creates it; the others of the party get their
    seats there by the same request. If all other seats have bots it starts at once."""
    profile = await need_profile(request, hub)
    limits.check("table", client_address(request))
    before = await hub.consistent_room(table)
    party = before.session.seats
    mine = party.of(profile.id)
    if not mine:
        raise CommandRejected("not-seated")
    if before.session.status != "over":
        raise CommandRejected("game-not-over")
    async with before.lock:  # two requests at the same time get one table
        found = await hub.store.rematch(table) or await create_rematch(hub, before, profile.id)
        await before.refresh_chat()
    room = await hub.room(found)
    for number in mine:
        if number < len(room.session.seats) and room.session.seats[number].kind == "open":
            with suppress(CommandRejected):  # somebody else has taken the seat
                await room.apply(profile.id, Sit(number))
    return table_seen(room, profile.id, language_of(request))


async def create_rematch(hub: Hub, before: Room, person: str) -> str:
    row, session = before.row, before.session
    seats = ["me" if seat.person == person else seat.bot or "open" for seat in session.seats.seats]
    start = "open" not in seats
    _, packs = split_content_address(row.content)
    made = await hub.new_table(person, row.game, session.config, seats, start, row.listed, row.spectators, packs=packs)
    return await hub.store.add_rematch(row.id, made.row.id)


# ---- daily challenge


def today() -> str:
    return datetime.now(UTC).date().isoformat()


async def challenge(hub: Hub, day: str) -> DailyRow:
    """The challenge of a day. Games alternate by day; the seed chooses the rest and is secret until the day is over."""
    number = datetime.fromisoformat(day).toordinal()
    games = registry.names()
    game = games[number % len(games)]
    return await hub.store.daily(day, game, {"players": DAILY_PLAYERS}, new_seed())


async def daily_seen(hub: Hub, day: str, person: str) -> Daily:
    made = await challenge(hub, day)
    over = day < today()
    runs = [
        DailyRun(
            place=place,
            name=name,
            outcome=result.outcome,  # type: ignore[arg-type]
            answers=result.answers,
            yours=runner == person,
            table=result.table if over else None,
        )
        for place, (runner, name, result) in enumerate(await hub.store.leaderboard(day), 1)
    ]
    yours = await hub.store.daily_run(day, person)
    return Daily(day, made.game, made.config, over, yours, runs)


@get("/api/daily")
async def daily(request: AnyRequest, hub: Hub, day: str = "") -> Daily:
    """The challenge of today or of an earlier day."""
    profile = await find_profile(request, hub)
    try:
        date = datetime.fromisoformat(day).date().isoformat() if day else today()
    except ValueError:
        raise CommandRejected("no-page") from None
    if date > today():
        raise CommandRejected("no-page")
    return await daily_seen(hub, date, profile.id if profile else "")


@post("/api/daily")
async def begin_daily(request: AnyRequest, hub: Hub, limits: Limits) -> TableSeen:
    """Begin today's challenge, with all seats mine. There is one run per day."""
    profile = await need_profile(request, hub)
    limits.check("table", client_address(request))
    day = today()
    made = await challenge(hub, day)
    id = new_id()
    if not await hub.store.add_daily_run(day, profile.id, id):  # first, so that nobody sees the cards twice
        raise CommandRejected("daily-done")
    seats = ["me"] * DAILY_PLAYERS
    room = await hub.new_table(
        profile.id, made.game, made.config, seats, True, spectators=False, daily=day, seed=made.seed, id=id
    )
    return table_seen(room, profile.id, language_of(request))


HANDLERS = [create_table, listed_tables, my_tables, one_table, rematch, daily, begin_daily]
