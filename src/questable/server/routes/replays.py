"""Routes of replays of finished games: download, single steps, a new table that continues from a step."""

from typing import Any

from litestar import MediaType, Request, Response, get, post

from questable.play.errors import CommandRejected
from questable.play.replay import encode, rerun
from questable.server.api import FromHere, ReplayStep, ReplaySteps, TableSeen
from questable.server.hub import Hub
from questable.server.identity import client_address, language_of, need_profile
from questable.server.limits import Limits
from questable.server.routes.content import JSON_RESPONSE
from questable.server.routes.tables import table_seen, today
from questable.tables.narrator import Narrator
from questable.tables.presenter import TablePresenter
from questable.tables.room import Room
from questable.text.languages import Lang

AnyRequest = Request[Any, Any, Any]
MOST_STEPS = 50


async def finished_room(hub: Hub, table: str) -> Room:
    """A table whose game may be shown completely."""
    room = await hub.consistent_room(table)
    if room.session.status != "over":
        raise CommandRejected("not-over")
    if room.row.daily is not None and room.row.daily >= today():
        raise CommandRejected("secret")
    return room


@get("/api/tables/{table:str}/replay", media_type=MediaType.JSON, responses=JSON_RESPONSE)
async def replay(hub: Hub, table: str) -> Response[bytes]:
    """The replay of a finished game, as `questable replay` reads it."""
    room = await finished_room(hub, table)
    name = f"{room.row.game}-{room.row.id[:8]}.replay.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(encode(room.session.replay()).encode(), media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{table:str}/steps")
async def steps(request: AnyRequest, hub: Hub, table: str, first: int = 0, last: int = 0) -> ReplaySteps:
    """Some steps of a finished game, from `first` to `last`, at most fifty."""
    room = await finished_room(hub, table)
    answers = len(room.session.history)
    if not 0 <= first <= answers:
        raise CommandRejected("no-step", step=first, steps=answers)
    last = min(max(first, last), first + MOST_STEPS - 1, answers)
    return replay_steps(room, language_of(request), first, last)


def replay_steps(room: Room, lang: Lang, first: int, last: int) -> ReplaySteps:
    """Replay the game and record what a spectator would have seen."""
    played = room.session
    narrator = Narrator(lang)
    found: list[ReplayStep] = []
    marks: dict[str, list[int]] = {"turn_mark": [], "combat_mark": [], "round_mark": []}
    for step, session in enumerate(rerun(played)):
        for name, starts in marks.items():
            if getattr(session.state, name) == step:
                starts.append(step)
        if first <= step <= last:
            presenter = TablePresenter(session, lang, room.names, narrator)
            update, view = presenter.update("", step), presenter.view(None)
            assert view is not None
            record = played.history.records[step - 1] if step else None
            key, seat = (record.key, record.seat) if record else (None, None)
            found.append(ReplayStep(step, key, seat, view, update.decision, update.log))
    seats = TablePresenter(played, lang, room.names, narrator).seats
    return ReplaySteps(
        table=room.row.id,
        game=room.row.game,
        content=room.row.content,
        seats=seats,
        outcome=played.outcome,  # type: ignore[arg-type]
        answers=len(played.history),
        turns=marks["turn_mark"],
        combats=marks["combat_mark"],
        rounds=marks["round_mark"],
        steps=found,
    )


@post("/api/tables/{table:str}/branch")
async def play_on(request: AnyRequest, hub: Hub, limits: Limits, table: str, data: FromHere) -> TableSeen:
    """Continue from a step of a finished game, at a new table where I have all seats."""
    profile = await need_profile(request, hub)
    limits.check("table", client_address(request))
    room = await finished_room(hub, table)
    history = room.session.history.answers()
    if not 0 <= data.step <= len(history):
        raise CommandRejected("no-step", step=data.step, steps=len(history))
    branch = await hub.new_table(
        profile.id,
        room.row.game,
        room.session.config,
        ["me"] * len(room.session.seats),
        True,
        seed=room.row.seed,
        content=room.row.content,
        answers=history[: data.step],
    )
    return table_seen(branch, profile.id, language_of(request))


HANDLERS = [replay, steps, play_on]
