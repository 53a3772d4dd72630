"""Routes of packs: upload and check, list, download, remove."""

from dataclasses import dataclass, field
from typing import Any

from litestar import MediaType, Request, Response, delete, get, post
from litestar.openapi.spec import OpenAPIFormat, OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.status_codes import HTTP_200_OK

from questable.cards.pack import Pack
from questable.cards.pack_source import MAX_ZIP_SIZE
from questable.cards.yaml_nodes import Mistake
from questable.play.errors import CommandRejected
from questable.server.api import PackChecked, PackMistake, PackSeen
from questable.server.hub import Hub
from questable.server.identity import client_address, find_profile, language_of, need_profile
from questable.server.limits import Limits
from questable.tables.packs import check_zip, content_address, stored_pack
from questable.tables.records import PackRow, now
from questable.tables.worker_pool import WorkerFailed
from questable.text.languages import Lang

AnyRequest = Request[Any, Any, Any]
MOST_PER_PERSON = 30
MEGABYTE = 1024 * 1024
ZIP = "application/zip"


@dataclass
class SendsZip(Operation):
    """The OpenAPI description of a request whose body is a zip."""

    request_body: RequestBody | None = field(
        default_factory=lambda: RequestBody(
            content={ZIP: OpenAPIMediaType(Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY))},
            description="The zip that `questable pack build` makes.",
            required=True,
        )
    )


def pack_seen(hub: Hub, row: PackRow, pack: Pack, lang: Lang, yours: bool) -> PackSeen:
    return PackSeen(
        hash=row.hash,
        game=row.game,
        id=pack.id,
        name=pack.name[lang],
        version=pack.version,
        author=pack.author,
        text=pack.text.get(lang, ""),
        cards=row.cards,
        content=content_address(hub.games.current(row.game).content_hash, [row.hash]),
        yours=yours,
        created=row.created,
    )


def mistakes_seen(mistakes: list[Mistake]) -> list[PackMistake]:
    return [PackMistake(one.file, one.line, one.text) for one in mistakes]


@post("/api/packs", status_code=HTTP_200_OK, request_max_body_size=MAX_ZIP_SIZE + 1, operation_class=SendsZip)
async def upload_pack(request: AnyRequest, hub: Hub, limits: Limits, body: bytes) -> PackChecked:
    """Check a pack, a zip of at most 1 MB. If it has no mistakes it is stored, and tables can be created with it."""
    profile = await need_profile(request, hub)
    limits.check("pack", client_address(request))
    try:
        check = await hub.checkers.run(check_zip, body)
    except WorkerFailed:
        raise CommandRejected("pack-slow") from None
    pack = check.pack
    if pack is None or check.mistakes:
        return PackChecked(None, mistakes_seen(check.mistakes))
    known = await hub.packs.pack(pack.hash)
    if known is None and await hub.packs.size() > hub.settings.pack_megabytes * MEGABYTE:
        raise CommandRejected("packs-full")
    row = known or PackRow(pack.hash, pack.game, pack.source.texts, check.cards, now())
    mine = [other.hash for other in await hub.packs.packs_of(profile.id)]
    if row.hash not in mine and len(mine) >= MOST_PER_PERSON:
        raise CommandRejected("own-packs-full", most=MOST_PER_PERSON)
    await hub.packs.add_pack(profile.id, row)
    hub.metrics.count("packs")
    return PackChecked(pack_seen(hub, row, pack, language_of(request), True), [])


@get("/api/packs")
async def my_packs(request: AnyRequest, hub: Hub) -> list[PackSeen]:
    """The packs that I have uploaded, the newest first."""
    profile = await need_profile(request, hub)
    lang = language_of(request)
    return [pack_seen(hub, row, stored_pack(row.files), lang, True) for row in await hub.packs.packs_of(profile.id)]


@get("/api/packs/{pack:str}")
async def one_pack(request: AnyRequest, hub: Hub, pack: str) -> PackChecked:
    """A pack by its hash, checked against the current built-in cards."""
    profile = await find_profile(request, hub)
    row = await hub.games.need_pack(pack)
    try:
        mistakes = await hub.games.pack_mistakes(row)
    except WorkerFailed:
        raise CommandRejected("pack-slow") from None
    yours = profile is not None and await hub.packs.is_owner(profile.id, row.hash)
    seen = pack_seen(hub, row, stored_pack(row.files), language_of(request), yours)
    return PackChecked(None if mistakes else seen, mistakes_seen(mistakes))


@get("/api/packs/{pack:str}/zip", media_type=ZIP)
async def pack_zip(hub: Hub, pack: str) -> Response[bytes]:
    """The pack itself, for `questable replay --pack` and for card makers."""
    row = await hub.games.need_pack(pack)
    made = stored_pack(row.files)
    headers = {"Content-Disposition": f'attachment; filename="{made.id}-{made.version}.zip"'}
    return Response(made.zip(), media_type=ZIP, headers=headers)


@delete("/api/packs/{pack:str}", status_code=HTTP_200_OK)
async def remove_pack(request: AnyRequest, hub: Hub, pack: str) -> Response[None]:
    """Remove a pack from my list. Tables that play with it keep it."""
    profile = await need_profile(request, hub)
    if not await hub.packs.remove(profile.id, pack):
        raise CommandRejected("no-pack", pack=pack[:40])
    return Response(None, media_type=MediaType.JSON)


HANDLERS = [upload_pack, my_packs, one_pack, pack_zip, remove_pack]
