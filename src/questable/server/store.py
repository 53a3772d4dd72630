"""What is kept: tables and their acts, profiles, chat, results. Beside `shelf`, the only place that knows SQL."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from questable.play.commands import CommandRecord
from questable.server.database import ActRow, Database, Row, to_json

DECODE_ACT = msgspec.json.Decoder(CommandRecord)


class TableRow(NamedTuple):
    """A table as it was made. What happened at it stands in its acts."""

    id: str
    game: str
    content: str
    rules: int
    config: dict[str, Any]
    seed: int
    host: str
    answers: list[str]  # given before it began, at the table it plays on from
    listed: bool
    spectators: bool
    daily: str | None
    created: int


class ProfileRow(NamedTuple):
    id: str
    name: str
    lang: str
    settings: dict[str, Any]
    created: int


class ResultRow(NamedTuple):
    table: str
    game: str
    outcome: str
    assisted: bool
    conceded: bool
    players: int
    answers: int
    achievements: list[str]
    daily: str | None
    ended: int
    facts: dict[str, Any]  # none: the game counts for nothing

    @property
    def counts(self) -> bool:
        """Was it played without help?"""
        return bool(self.facts)


class ChatRow(NamedTuple):
    number: int
    person: str
    text: str
    at: int


class DailyRow(NamedTuple):
    day: str
    game: str
    config: dict[str, Any]
    seed: int


def places(count: int) -> str:
    """$1, $2 …"""
    return ", ".join(f"${number}" for number in range(1, count + 1))


def table_row(row: Row) -> TableRow:
    id, game, content, rules, config, seed, host, answers, listed, spectators, daily, created = row
    made = msgspec.json.decode(config)
    given = msgspec.json.decode(answers, type=list[str])
    flags = (bool(listed), bool(spectators))
    return TableRow(id, game, content, rules, made, int(seed), host, given, *flags, daily, created)


def result_row(row: Row) -> ResultRow:
    table, game, outcome, assisted, conceded, players, answers, achievements, daily, ended, facts = row
    earned = msgspec.json.decode(achievements, type=list[str])
    flags = (bool(assisted), bool(conceded))
    return ResultRow(table, game, outcome, *flags, players, answers, earned, daily, ended, msgspec.json.decode(facts))


def profile_row(row: Row) -> ProfileRow:
    id, name, lang, settings, created = row
    return ProfileRow(id, name, lang, msgspec.json.decode(settings), created)


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.fetch = database.fetch

    # ---- tables

    async def add_table(self, table: TableRow) -> None:
        await self.fetch(
            f"INSERT INTO tables VALUES ({places(12)})",
            table.id,
            table.game,
            table.content,
            table.rules,
            to_json(table.config),
            str(table.seed),
            table.host,
            to_json(table.answers),
            int(table.listed),
            int(table.spectators),
            table.daily,
            table.created,
        )

    async def table(self, id: str) -> TableRow | None:
        rows = await self.fetch("SELECT * FROM tables WHERE id = $1", id)
        return table_row(rows[0]) if rows else None

    async def listed(self, most: int) -> list[TableRow]:
        """Tables open to everybody that are not over, the newest first."""
        rows = await self.fetch(
            "SELECT * FROM tables WHERE listed = 1 AND id NOT IN (SELECT table_id FROM results)"
            " ORDER BY created DESC LIMIT $1",
            most,
        )
        return [table_row(row) for row in rows]

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """Tables at which a person sat and that are not over, the newest first."""
        rows = await self.fetch(
            "SELECT tables.* FROM tables JOIN sitters ON table_id = id WHERE profile = $1"
            " AND id NOT IN (SELECT table_id FROM results) ORDER BY since DESC LIMIT $2",
            person,
            most,
        )
        return [table_row(row) for row in rows]

    async def add_sitter(self, person: str, table: str, at: int) -> None:
        await self.fetch("INSERT INTO sitters VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", person, table, at)

    # ---- acts

    async def append(self, table: str, sequence: int, at: int, act: CommandRecord) -> bool:
        """False: another process was quicker."""
        return await self.database.append(ActRow(table, sequence, at, to_json(act)))

    async def acts(self, table: str, after: int) -> list[tuple[int, CommandRecord]]:
        """What was done after a sequence number, and when."""
        rows = await self.fetch(
            "SELECT at, payload FROM acts WHERE table_id = $1 AND sequence > $2 ORDER BY sequence", table, after
        )
        return [(at, DECODE_ACT.decode(payload)) for at, payload in rows]

    async def last_change(self, table: str) -> int | None:
        """When something was last done at a table."""
        rows = await self.fetch("SELECT MAX(at) FROM acts WHERE table_id = $1", table)
        return None if rows[0][0] is None else int(rows[0][0])

    async def keep_snapshot(self, table: str, sequence: int, payload: str) -> None:
        """Keep a snapshot in place of an older one."""
        await self.fetch(
            "INSERT INTO snapshots VALUES ($1, $2, $3)"
            " ON CONFLICT (table_id) DO UPDATE SET sequence = excluded.sequence, payload = excluded.payload"
            " WHERE excluded.sequence > snapshots.sequence",
            table,
            sequence,
            payload,
        )

    async def snapshot(self, table: str) -> str | None:
        rows = await self.fetch("SELECT payload FROM snapshots WHERE table_id = $1", table)
        return str(rows[0][0]) if rows else None

    async def add_rematch(self, table: str, next: str) -> str:
        """The table at which the party of this one plays on: of two that are made at once, the first."""
        await self.fetch("INSERT INTO rematches VALUES ($1, $2) ON CONFLICT DO NOTHING", table, next)
        await self.database.tell(table)
        return await self.rematch(table) or next

    async def rematch(self, table: str) -> str | None:
        rows = await self.fetch("SELECT next FROM rematches WHERE table_id = $1", table)
        return str(rows[0][0]) if rows else None

    # ---- chat

    async def say(self, table: str, person: str, text: str, at: int) -> int:
        rows = await self.fetch(
            "INSERT INTO chat SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, CAST($4 AS BIGINT)"
            " FROM chat WHERE table_id = $1 RETURNING number",
            table,
            person,
            text,
            at,
        )
        await self.database.tell(table)
        number: int = rows[0][0]
        return number

    async def chat(self, table: str, after: int, most: int) -> list[ChatRow]:
        rows = await self.fetch(
            "SELECT number, profile, said, at FROM chat WHERE table_id = $1 AND number > $2"
            " ORDER BY number DESC LIMIT $3",
            table,
            after,
            most,
        )
        return [ChatRow(*row) for row in reversed(rows)]

    async def said_by(self, person: str) -> list[tuple[str, int, str]]:
        """Table, time and text of all that a person said."""
        rows = await self.fetch("SELECT table_id, at, said FROM chat WHERE profile = $1 ORDER BY at, number", person)
        return [(table, at, said) for table, at, said in rows]

    # ---- profiles

    async def add_profile(self, profile: ProfileRow, token: str) -> None:
        await self.fetch(
            f"INSERT INTO profiles VALUES ({places(5)})",
            profile.id,
            profile.name,
            profile.lang,
            to_json(profile.settings),
            profile.created,
        )
        await self.add_token(profile.id, token)

    async def add_token(self, person: str, token: str) -> None:
        await self.fetch("INSERT INTO tokens VALUES ($1, $2)", token, person)

    async def profile_by_token(self, token: str) -> ProfileRow | None:
        rows = await self.fetch("SELECT profiles.* FROM profiles JOIN tokens ON profile = id WHERE hash = $1", token)
        return profile_row(rows[0]) if rows else None

    async def change_profile(self, profile: ProfileRow) -> None:
        await self.fetch(
            "UPDATE profiles SET name = $2, lang = $3, settings = $4 WHERE id = $1",
            profile.id,
            profile.name,
            profile.lang,
            to_json(profile.settings),
        )

    async def delete_profile(self, person: str) -> None:
        """The person is forgotten; at the tables they sat at they are somebody."""
        await self.fetch("UPDATE chat SET said = '' WHERE profile = $1", person)
        await self.fetch("UPDATE reports SET profile = '' WHERE profile = $1", person)
        await self.fetch("DELETE FROM profiles WHERE id = $1", person)

    async def names(self, people: Iterable[str]) -> dict[str, str]:
        found = {}
        for person in people:
            rows = await self.fetch("SELECT name FROM profiles WHERE id = $1", person)
            if rows:
                found[person] = str(rows[0][0])
        return found

    async def set_webhook(self, person: str, url: str) -> None:
        """Where a person wants notices; "": nowhere."""
        await self.fetch("DELETE FROM webhooks WHERE profile = $1", person)
        if url:
            await self.fetch("INSERT INTO webhooks VALUES ($1, $2) ON CONFLICT DO NOTHING", person, url)

    async def webhook(self, person: str) -> tuple[str, str] | None:
        """Where a person wants notices, and in which language."""
        rows = await self.fetch("SELECT url, lang FROM webhooks JOIN profiles ON id = profile WHERE id = $1", person)
        return (str(rows[0][0]), str(rows[0][1])) if rows else None

    async def add_code(self, person: str, code: str, expires: int) -> None:
        await self.fetch("INSERT INTO codes VALUES ($1, $2, $3)", code, person, expires)

    async def use_code(self, code: str, now: int) -> str | None:
        """The person whose code it is; a code serves once."""
        await self.fetch("DELETE FROM codes WHERE expires < $1", now)
        rows = await self.fetch("DELETE FROM codes WHERE hash = $1 RETURNING profile", code)
        return str(rows[0][0]) if rows else None

    # ---- results

    async def add_result(self, result: ResultRow) -> None:
        await self.fetch(
            f"INSERT INTO results VALUES ({places(11)}) ON CONFLICT DO NOTHING",
            result.table,
            result.game,
            result.outcome,
            int(result.assisted),
            int(result.conceded),
            result.players,
            result.answers,
            to_json(result.achievements),
            result.daily,
            result.ended,
            to_json(result.facts),
        )

    async def results_of(self, person: str) -> list[ResultRow]:
        """The finished games of a person, the newest first."""
        rows = await self.fetch(
            "SELECT results.* FROM results JOIN sitters ON results.table_id = sitters.table_id WHERE profile = $1"
            " ORDER BY ended DESC, results.table_id",
            person,
        )
        return [result_row(row) for row in rows]

    # ---- the challenge of the day

    async def daily(self, day: str, game: str, config: dict[str, Any], seed: int) -> DailyRow:
        """The challenge of a day; the first who asks makes it."""
        await self.fetch(
            "INSERT INTO dailies VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING", day, game, to_json(config), str(seed)
        )
        ((day, game, made, chosen),) = await self.fetch("SELECT * FROM dailies WHERE day = $1", day)
        return DailyRow(day, game, msgspec.json.decode(made), int(chosen))

    async def begin_daily(self, day: str, person: str, table: str) -> bool:
        """False: this person has begun it already."""
        rows = await self.fetch(
            "INSERT INTO daily_runs VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING table_id", day, person, table
        )
        return bool(rows)

    async def daily_run(self, day: str, person: str) -> str | None:
        rows = await self.fetch("SELECT table_id FROM daily_runs WHERE day = $1 AND profile = $2", day, person)
        return str(rows[0][0]) if rows else None

    async def leaderboard(self, day: str) -> list[tuple[str, str, ResultRow]]:
        """Person, name and result of the finished runs: victories first, then the fewest answers."""
        rows = await self.fetch(
            "SELECT profiles.id, profiles.name, results.* FROM daily_runs JOIN profiles ON id = profile"
            " JOIN results ON results.table_id = daily_runs.table_id"
            " WHERE day = $1 AND assisted = 0 ORDER BY outcome DESC, answers, ended LIMIT 100",
            day,
        )
        return [(row[0], row[1], result_row(row[2:])) for row in rows]

    # ---- reports

    async def add_report(self, person: str, table: str | None, said: str, facts: str, state: str, at: int) -> int:
        rows = await self.fetch(
            "INSERT INTO reports SELECT COALESCE(MAX(number), 0) + 1, $1, $2, $3, $4, $5, CAST($6 AS BIGINT)"
            " FROM reports RETURNING number",
            person,
            table,
            said,
            facts,
            state,
            at,
        )
        number: int = rows[0][0]
        return number
