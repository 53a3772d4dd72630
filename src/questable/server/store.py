"""Storage of tables and their commands, profiles, chat and results. Only this module and `pack_store` contain SQL.

The database calls a stored command an act.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from questable.play.commands import CommandRecord
from questable.server.database import CommandRow, Database, Row, to_json
from questable.tables.records import ChatRow, ResultRow, TableRow
from questable.tables.services import TableStorage

COMMAND_DECODER = msgspec.json.Decoder(CommandRecord)


class ProfileRow(NamedTuple):
    id: str
    name: str
    lang: str
    settings: dict[str, Any]
    created: int


class DailyRow(NamedTuple):
    day: str
    game: str
    config: dict[str, Any]
    seed: int


def placeholders(count: int) -> str:
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


class Store(TableStorage):
    def __init__(self, database: Database) -> None:
        self.database = database
        self.fetch = database.fetch

    # ---- tables

    async def add_table(self, table: TableRow) -> None:
        await self.fetch(
            f"INSERT INTO tables VALUES ({placeholders(12)})",
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
        """Unfinished tables that anybody may join, the newest first."""
        rows = await self.fetch(
            "SELECT * FROM tables WHERE listed = 1 AND id NOT IN (SELECT table_id FROM results)"
            " ORDER BY created DESC LIMIT $1",
            most,
        )
        return [table_row(row) for row in rows]

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """Unfinished tables at which a person has had a seat, the newest first."""
        rows = await self.fetch(
            "SELECT tables.* FROM tables JOIN sitters ON table_id = id WHERE profile = $1"
            " AND id NOT IN (SELECT table_id FROM results) ORDER BY since DESC LIMIT $2",
            person,
            most,
        )
        return [table_row(row) for row in rows]

    async def add_sitter(self, person: str, table: str, at: int) -> None:
        await self.fetch("INSERT INTO sitters VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", person, table, at)

    # ---- commands

    async def append(self, table: str, sequence: int, at: int, command: CommandRecord) -> bool:
        return await self.database.append(CommandRow(table, sequence, at, to_json(command)))

    async def commands(self, table: str, after: int) -> list[tuple[int, CommandRecord]]:
        rows = await self.fetch(
            "SELECT at, payload FROM acts WHERE table_id = $1 AND sequence > $2 ORDER BY sequence", table, after
        )
        return [(at, COMMAND_DECODER.decode(payload)) for at, payload in rows]

    async def last_change(self, table: str) -> int | None:
        """The time of the last command at a table."""
        rows = await self.fetch("SELECT MAX(at) FROM acts WHERE table_id = $1", table)
        return None if rows[0][0] is None else int(rows[0][0])

    async def save_snapshot(self, table: str, sequence: int, payload: str) -> None:
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
        """Store the table of a rematch; if two are created at the same time, the first. The one that counts."""
        await self.fetch("INSERT INTO rematches VALUES ($1, $2) ON CONFLICT DO NOTHING", table, next)
        await self.database.notify(table)
        return await self.rematch(table) or next

    async def rematch(self, table: str) -> str | None:
        rows = await self.fetch("SELECT next FROM rematches WHERE table_id = $1", table)
        return str(rows[0][0]) if rows else None

    # ---- chat

    async def add_chat(self, table: str, person: str, text: str, at: int) -> int:
        rows = await self.fetch(
            "INSERT INTO chat SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, CAST($4 AS BIGINT)"
            " FROM chat WHERE table_id = $1 RETURNING number",
            table,
            person,
            text,
            at,
        )
        await self.database.notify(table)
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

    async def chat_of(self, person: str) -> list[tuple[str, int, str]]:
        """Table, time and text of every line of chat by a person."""
        rows = await self.fetch("SELECT table_id, at, said FROM chat WHERE profile = $1 ORDER BY at, number", person)
        return [(table, at, text) for table, at, text in rows]

    # ---- profiles

    async def add_profile(self, profile: ProfileRow, token: str) -> None:
        await self.fetch(
            f"INSERT INTO profiles VALUES ({placeholders(5)})",
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

    async def update_profile(self, profile: ProfileRow) -> None:
        await self.fetch(
            "UPDATE profiles SET name = $2, lang = $3, settings = $4 WHERE id = $1",
            profile.id,
            profile.name,
            profile.lang,
            to_json(profile.settings),
        )

    async def delete_profile(self, person: str) -> None:
        """Delete a person and their chat. Their games stay, without their name."""
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
        """Store the URL for notices; "": none."""
        await self.fetch("DELETE FROM webhooks WHERE profile = $1", person)
        if url:
            await self.fetch("INSERT INTO webhooks VALUES ($1, $2) ON CONFLICT DO NOTHING", person, url)

    async def webhook(self, person: str) -> tuple[str, str] | None:
        rows = await self.fetch("SELECT url, lang FROM webhooks JOIN profiles ON id = profile WHERE id = $1", person)
        return (str(rows[0][0]), str(rows[0][1])) if rows else None

    async def add_code(self, person: str, code: str, expires: int) -> None:
        await self.fetch("INSERT INTO codes VALUES ($1, $2, $3)", code, person, expires)

    async def use_code(self, code: str, now: int) -> str | None:
        """The person whose code it is. A code works once."""
        await self.fetch("DELETE FROM codes WHERE expires < $1", now)
        rows = await self.fetch("DELETE FROM codes WHERE hash = $1 RETURNING profile", code)
        return str(rows[0][0]) if rows else None

    # ---- results

    async def add_result(self, result: ResultRow) -> None:
        await self.fetch(
            f"INSERT INTO results VALUES ({placeholders(11)}) ON CONFLICT DO NOTHING",
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

    # ---- daily challenge

    async def daily(self, day: str, game: str, config: dict[str, Any], seed: int) -> DailyRow:
        """The challenge of a day; the first call creates it."""
        await self.fetch(
            "INSERT INTO dailies VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING", day, game, to_json(config), str(seed)
        )
        ((day, game, made, chosen),) = await self.fetch("SELECT * FROM dailies WHERE day = $1", day)
        return DailyRow(day, game, msgspec.json.decode(made), int(chosen))

    async def add_daily_run(self, day: str, person: str, table: str) -> bool:
        """Record the run of a person. False: they already have one."""
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

    async def add_report(self, person: str, table: str | None, text: str, facts: str, state: str, at: int) -> int:
        rows = await self.fetch(
            "INSERT INTO reports SELECT COALESCE(MAX(number), 0) + 1, $1, $2, $3, $4, $5, CAST($6 AS BIGINT)"
            " FROM reports RETURNING number",
            person,
            table,
            text,
            facts,
            state,
            at,
        )
        number: int = rows[0][0]
        return number
