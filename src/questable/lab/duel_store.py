"""A duel kept in a folder.

    plan.json        who plays against whom on which seeds; a folder holds one duel
    deals.csv        one row for each deal, written when it is finished; an interrupted duel is continued from here
    summary.json     the result, when all is done

Rows are written as deals are finished; at the end they are sorted, so that the number of processes changes nothing.
"""

from pathlib import Path

from questable.lab.duel import Deal, Duel, Pairing, check_pairing, duel_of, play_deal
from questable.lab.executor import Executor
from questable.lab.processes import in_processes
from questable.lab.run_dir import SUMMARY, Journal, claim, unusable, write_json
from questable.lab.simulate import Progress

DEALS = "deals.csv"
HEADER = "deal,seed,first_won,second_won"


def duel_into(
    folder: Path,
    pairing: Pairing,
    games: int,
    jobs: int = 1,
    progress: Progress | None = None,
    executor: Executor = in_processes,
) -> Duel:
    """Play the deals that are not yet in the folder, then write the summary."""
    check_pairing(pairing, games, jobs)
    claim(folder, {**pairing.to_json(), "games": games})
    journal = Journal(folder / DEALS)
    deals = read_deals(folder, journal)
    if progress is not None:
        progress(len(deals))
    missing = [(pairing, number) for number in range(games) if number not in deals]
    for deal in executor(play_deal, missing, jobs):
        journal.add(row(pairing, deal))
        deals[deal[0]] = deal
        if progress is not None:
            progress(1)
    journal.write([HEADER, *(row(pairing, deals[number]) for number in range(games))])
    won = [[0, 0], [0, 0]]
    for _, first, second in deals.values():
        won[first][second] += 1
    found = duel_of(pairing, won)
    write_json(folder / SUMMARY, found)
    return found


def row(pairing: Pairing, deal: Deal) -> str:
    number, first, second = deal
    return f"{number},{pairing.plans()[0].game_seed(number)},{int(first)},{int(second)}"


def read_deals(folder: Path, journal: Journal) -> dict[int, Deal]:
    """The deals that are finished. Writes the header into a new file."""
    lines = journal.lines()
    if not lines:
        journal.add(HEADER)
    deals: dict[int, Deal] = {}
    for line in lines[1:]:
        try:
            number, _, first, second = map(int, line.split(","))
        except ValueError:
            raise unusable(folder, "out", f"{DEALS} has the row {line!r}") from None
        deals[number] = (number, bool(first), bool(second))
    return deals
