"""Generated requests, valid and invalid: no internal errors, and every response conforms to the OpenAPI document."""

from pathlib import Path
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test
from schemathesis import Case, Response
from schemathesis.checks import CheckFunction
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import positive_data_acceptance

import questable
from questable.testkit.service import Guest, Service

pytestmark = pytest.mark.slow  # a process of its own, and hundreds of requests

EXAMPLES, MANY = 12, 250  # of each operation, beside those that cover its parameters one by one
QUIET = settings(deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None)
# A request as described may still be refused by the rules of the table; that it is understood is looked at below.
OWN_CHECK: list[CheckFunction] = [positive_data_acceptance]
PACK = questable.load_pack(Path(__file__).resolve().parents[2] / "examples" / "packs" / "toll-road")

AnyCase = Case[Any]


class World(NamedTuple):
    """Existing objects that requests can refer to."""

    guest: Guest
    running: str
    finished: str
    content: str

    def place(self, case: AnyCase) -> dict[str, str]:
        """Path parameters that refer to existing objects."""
        after = ("/replay", "/steps", "/branch", "/rematch")
        table = self.finished if case.path.endswith(after) else self.running
        real = {"table": table, "game": "tenefyr", "content": self.content, "lang": "nl", "pack": PACK.hash}
        if "pack" in case.path_parameters:
            self.guest.ask("POST", "/api/packs", PACK.zip())  # anew, for one of the operations lets it go
        return {name: real[name] for name in case.path_parameters}


@pytest.fixture(scope="module")
def world(service: Service) -> World:
    guest = service.guest()
    finished = guest.new_table("terrinoth", ["me", "me"], start=True)
    with guest.join(finished) as visit:
        for step in range(5):
            visit.answer(step)
        assert visit.apply("concede")["type"] == "done"
        assert visit.update["status"] == "over"
    running = guest.new_table("tenefyr", ["me"], start=True, listed=True)
    content = guest.ask("GET", "/api/games")[0]["content"]
    return World(guest, running, finished, content)


@pytest.fixture(scope="module")
def document(service: Service) -> BaseSchema:
    return schemathesis.openapi.from_url(f"{service.address}/api/schema/openapi.json")


schema = schemathesis.pytest.from_fixture("document")


def call(case: AnyCase, guest: Guest) -> None:
    """Send the request and validate the response against the document."""
    who = guest if case.operation.label != "DELETE /api/me" else guest.service.guest()
    answer = case.call(headers={**dict(case.headers or {}), "Cookie": who.cookie})
    case.validate_response(answer, excluded_checks=OWN_CHECK)
    understood(case, answer)


def understood(case: AnyCase, answer: Response) -> None:
    """A request that conforms to the document is never rejected as malformed."""
    if case.meta is not None and case.meta.generation.mode.is_positive and answer.status_code == 400:
        assert answer.json()["code"] != "malformed", answer.json()


def look_at(case: AnyCase, world: World) -> None:
    """Send the request as generated, and again with a path to existing objects."""
    call(case, world.guest)
    if case.path_parameters:
        case.path_parameters = world.place(case)
        call(case, world.guest)


@schema.parametrize()
@settings(QUIET, max_examples=EXAMPLES)
def test_every_operation_answers_as_described(case: AnyCase, world: World) -> None:
    look_at(case, world)


@pytest.mark.proof
@schema.parametrize()
@settings(QUIET, max_examples=MANY)
def test_every_operation_answers_as_described_many_times(case: AnyCase, world: World) -> None:
    look_at(case, world)


def test_operations_one_after_the_other_answer_as_described(document: BaseSchema, world: World) -> None:
    machine = document.as_state_machine()
    machine.call = lambda _, case, **more: case.call(headers={"Cookie": world.guest.cookie}, **more)  # type: ignore[method-assign]
    run_state_machine_as_test(machine, settings=settings(QUIET, max_examples=EXAMPLES // 2, stateful_step_count=6))
