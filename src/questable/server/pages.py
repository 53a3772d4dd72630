"""Serves the built browser client, or a page that explains how to build it."""

from mimetypes import guess_type

from litestar import MediaType, Response, get

from questable.drawing.assets import web_dist
from questable.play.errors import CommandRejected

FOREVER = "public, max-age=31536000, immutable"
UNBUILT = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Questable</title>
</head>
<body>
<main>
<h1>Questable</h1>
<p>The table service runs, but the browser client is not built.</p>
<p>In a checkout <code>make play</code> builds it. In the terminal one plays with <code>questable play</code>.</p>
<p>For programs: <a href="/api/schema/openapi.json">the description of the interface</a>.</p>
</main>
</body>
</html>
"""


def page(path: str) -> Response[bytes]:
    """A file of the client; any other path without a dot is routed by the client."""
    root = web_dist().resolve()
    index = root / "index.html"
    if not index.is_file():
        if "." in path:
            raise CommandRejected("no-page")
        return Response(UNBUILT.encode(), media_type=MediaType.HTML)
    file = (root / path.lstrip("/")).resolve()
    if file.is_relative_to(root) and file.is_file():
        kind = guess_type(file.name)[0] or "application/octet-stream"
        immutable = file.parent.name == "assets"  # their names contain a hash
        headers = {"Cache-Control": FOREVER if immutable else "no-cache"}
        return Response(file.read_bytes(), media_type=kind, headers=headers)
    if "." in path.rsplit("/", 1)[-1] or path.startswith("/api/"):
        raise CommandRejected("no-page")
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_page(path: str = "/") -> Response[bytes]:
    return page(path)


HANDLERS = [client_page]
