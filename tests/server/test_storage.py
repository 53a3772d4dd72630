"""Storage on a real SQLite and a real PostgreSQL: no duplicates, and everything stored can be read again."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from questable.play.commands import Answer, CommandRecord, Pause, Sit
from questable.server.database import migrations, open_database, statements
from questable.server.pack_store import PackStore
from questable.server.store import ProfileRow, Store
from questable.tables.records import PackRow, ResultRow, TableRow
from questable.tables.services import StorageUnavailable

pytestmark = pytest.mark.slow  # processes of their own, and PostgreSQL

TABLE = TableRow("t1", "tenefyr", "hash", 1, {"players": 2}, 2**63 - 1, "ann", ["a"], True, False, None, 100)


def stored(db: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Open the database, run the function with it, and close it."""

    async def run() -> None:
        store = Store(open_database(db))
        await store.database.open()
        try:
            await work(store)
        finally:
            await store.database.close()

    asyncio.run(run())


def test_what_is_stored_is_there_after_a_restart(db: str) -> None:
    acts = [
        CommandRecord("ann", Sit(0)),
        CommandRecord("ann", Pause()),
        CommandRecord("", Answer(1, "play:basic-1", 2)),
    ]

    async def write(store: Store) -> None:
        await store.add_profile(ProfileRow("ann", "Ann ‹é›", "fr", {"a": [1]}, 5), "hash-of-token")
        await store.add_table(TABLE)
        await store.add_sitter("ann", "t1", 7)
        for number, act in enumerate(acts, 1):
            assert await store.append("t1", number, 10 + number, act)
        assert [await store.add_chat("t1", "ann", text, 9) for text in ("one", "two")] == [1, 2]

    async def read(store: Store) -> None:
        assert await store.table("t1") == TABLE
        assert await store.commands("t1", 0) == [(11, acts[0]), (12, acts[1]), (13, acts[2])]
        assert await store.commands("t1", 2) == [(13, acts[2])]
        assert await store.profile_by_token("hash-of-token") == ProfileRow("ann", "Ann ‹é›", "fr", {"a": [1]}, 5)
        assert await store.listed(9) == await store.tables_of("ann", 9) == [TABLE]
        assert [row.text for row in await store.chat("t1", 1, 9)] == ["two"]
        assert await store.names(["ann", "nobody"]) == {"ann": "Ann ‹é›"}

    stored(db, write)
    stored(db, read)


def test_a_sequence_number_is_given_once_whoever_comes_first(db: str) -> None:
    async def race(store: Store) -> None:
        other = Store(open_database(db))
        await other.database.open()
        for number in range(1, 30):
            tries = [
                one.append("t1", number, 1, CommandRecord(who, Pause())) for one in (store, other) for who in ("a", "b")
            ]
            assert sorted(await asyncio.gather(*tries)) == [False, False, False, True]
        assert len(await store.commands("t1", 0)) == 29
        await other.database.close()

    stored(db, race)


def test_many_acts_at_once_are_all_stored_in_order(db: str) -> None:
    async def work(store: Store) -> None:
        tries = [
            store.append(f"t{table}", number, 1, CommandRecord("a", Pause()))
            for number in range(1, 21)
            for table in range(50)
        ]
        assert all(await asyncio.gather(*tries))
        for table in range(50):
            assert len(await store.commands(f"t{table}", 0)) == 20

    stored(db, work)


def test_a_mistake_in_one_statement_spoils_no_other(db: str) -> None:
    async def work(store: Store) -> None:
        mixed = await asyncio.gather(
            store.add_table(TABLE),
            store.fetch("SELECT nothing FROM nowhere"),
            store.add_table(TABLE),  # the same once more
            store.append("t1", 1, 1, CommandRecord("a", Pause())),
            return_exceptions=True,
        )
        assert [isinstance(result, StorageUnavailable) for result in mixed] == [False, True, True, False]
        assert await store.table("t1") == TABLE

    stored(db, work)


def test_a_code_serves_once_and_not_for_ever(db: str) -> None:
    async def work(store: Store) -> None:
        await store.add_profile(ProfileRow("ann", "Ann", "en", {}, 0), "token")
        await store.add_code("ann", "early", 100)
        await store.add_code("ann", "late", 100)
        assert await store.use_code("early", 99) == "ann"
        assert await store.use_code("early", 99) is None
        assert await store.use_code("late", 101) is None

    stored(db, work)


def test_a_person_who_is_forgotten_leaves_nothing_behind(db: str) -> None:
    async def work(store: Store) -> None:
        await store.add_profile(ProfileRow("ann", "Ann", "en", {}, 0), "token")
        await store.add_sitter("ann", "t1", 1)
        await store.add_chat("t1", "ann", "my secret", 1)
        await store.add_result(ResultRow("t1", "tenefyr", "victory", False, False, 1, 9, ["first"], None, 5, {}))
        assert [result.achievements for result in await store.results_of("ann")] == [["first"]]
        await store.delete_profile("ann")
        assert await store.profile_by_token("token") is None
        assert await store.results_of("ann") == []
        assert [row.text for row in await store.chat("t1", 0, 9)] == [""]

    stored(db, work)


def test_sets_of_cards_and_packs_are_kept_by_their_hash(db: str) -> None:
    async def work(store: Store) -> None:
        packs = PackStore(store.database)
        for _ in range(2):
            await packs.add_card_set("hash", "tenefyr", 3, {"a.yaml": "x: ‘1’"})
        assert await packs.card_sets() == [("tenefyr", "hash", 3)]
        assert await packs.card_set("tenefyr", "hash") == {"a.yaml": "x: ‘1’"}
        assert await packs.card_set("terrinoth", "hash") is None
        for name in ("ann", "bob"):
            await store.add_profile(ProfileRow(name, name, "en", {}, 0), f"token of {name}")
        one, two = (PackRow(hash, "tenefyr", {"pack.yaml": "é"}, ["a", "b"], 7) for hash in ("one", "two"))
        for person in ("ann", "bob", "bob"):
            await packs.add_pack(person, one)
        await packs.add_pack("bob", two)
        assert await packs.pack("one") == one
        assert [pack.hash for pack in await packs.packs_of("bob")] == ["one", "two"]
        assert await packs.size() == 2 * len('{"pack.yaml":"é"}'.encode())
        assert await packs.remove("ann", "one")
        assert not await packs.remove("ann", "one")
        assert await packs.pack("one") == one  # Bob has it
        assert await packs.mark_played("two")  # a table plays with it
        await store.delete_profile("bob")
        await packs.delete_unused()
        assert await packs.pack("one") is None
        assert not await packs.mark_played("one")
        assert await packs.pack("two") == two

    stored(db, work)


def test_only_the_newest_snapshot_is_kept(db: str) -> None:
    async def work(store: Store) -> None:
        assert await store.snapshot("t1") is None
        for sequence in (100, 300, 200):
            await store.save_snapshot("t1", sequence, f"at {sequence}")
        assert await store.snapshot("t1") == "at 300"
        assert await store.snapshot("t2") is None

    stored(db, work)


def test_dailies_and_reports(db: str) -> None:
    async def work(store: Store) -> None:
        first = await store.daily("2026-01-01", "tenefyr", {"players": 2}, 2**62)
        assert await store.daily("2026-01-01", "terrinoth", {}, 1) == first
        await store.add_profile(ProfileRow("ann", "Ann", "en", {}, 0), "token")
        assert await store.add_daily_run("2026-01-01", "ann", "t1")
        assert not await store.add_daily_run("2026-01-01", "ann", "t2")
        await store.add_result(ResultRow("t1", "tenefyr", "victory", False, False, 1, 9, [], "2026-01-01", 5, {}))
        assert [(who, name) for who, name, _ in await store.leaderboard("2026-01-01")] == [("ann", "Ann")]
        assert [await store.add_report("ann", None, "oops", "{}", "", 1) for _ in range(2)] == [1, 2]

    stored(db, work)


def test_migrations_are_numbered_from_one_and_hold_statements() -> None:
    found = migrations()
    assert [number for number, _ in found] == list(range(1, len(found) + 1))
    assert all(statements(script) for _, script in found)


@pytest.mark.parametrize("url", ["postgresql://nobody@127.0.0.1:1/none", "/proc/nowhere/tables.db"])
def test_a_database_that_cannot_be_opened_is_told_in_a_sentence(url: str) -> None:
    with pytest.raises(StorageUnavailable, match=r"^[^\n]+\.$"):
        asyncio.run(open_database(url).open())
