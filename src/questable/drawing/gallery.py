"""The gallery: one HTML page without external files, which opens from disk without a server."""

from html import escape
from pathlib import Path

import msgspec

from questable.drawing.assets import paths_of, read
from questable.drawing.model import Sheet, icons_of

PAGE = """\
<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<div id="gallery"></div>
<script type="application/json" id="cards">{data}</script>
<script>{script}</script>
</body>
</html>
"""


def gallery_page(sheets: list[Sheet]) -> str:
    """The page for these sheets; the first one is shown first."""
    icons = paths_of(set().union(*map(icons_of, sheets)))
    data = msgspec.json.encode({"icons": icons, "sheets": sheets}).decode()
    return PAGE.format(
        lang=escape(sheets[0].lang),
        title=escape(sheets[0].title),
        style=read("gallery.css"),
        script=read("gallery.js").replace("</script", "<\\/script"),
        data=data.replace("<", "\\u003c"),  # the text of a card cannot end the script element
    )


def write_gallery(sheets: list[Sheet], folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    page = folder / "index.html"
    page.write_text(gallery_page(sheets), encoding="utf-8")
    return page
