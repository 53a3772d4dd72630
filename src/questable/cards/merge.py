"""Merges packs into the built-in cards: a new entry is appended, a replacement takes the place of the old entry."""

from collections.abc import Collection
from dataclasses import dataclass, field

from questable.cards.pack import Pack
from questable.cards.yaml_nodes import Node, Report, near, read_yaml


@dataclass(frozen=True)
class Source:
    """Where files come from, and what of earlier sources they may replace."""

    id: str
    replaces: Collection[str] | None = ()  # None: anything


BUILT_IN = Source("")
LOOSE = Source("?", None)


@dataclass
class Entry:
    node: Node
    source: Source


@dataclass
class Section:
    node: Node  # where it begins
    entries: list[Entry] = field(default_factory=list)
    places: dict[str, int] = field(default_factory=dict)  # of the entry of each id


class Merger:
    """Joins the sections of all card files, by name, into one file for the reader of a game."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.sections: dict[str, Section] = {}
        self.mappings: dict[str, Entry] = {}  # sections that are one entry, such as a track
        self.invalid: list[Node] = []  # what the reader will report
        self.added: set[str] = set()  # ids of the pack in progress
        self.replaced: set[str] = set()

    def pack(self, pack: Pack) -> None:
        self.added = set()
        self.replaced = set()
        self.files(pack.card_files(), Source(pack.id, pack.replaces))
        self.compare(pack)

    def files(self, texts: dict[str, str], source: Source) -> None:
        for name, text in texts.items():
            root = read_yaml(name, text, self.report)
            if root is None:
                continue
            if root.keys is None:
                self.invalid.append(root)
                continue
            for section, node in root.keys.items():
                if node.items is not None:
                    gathered = self.sections.setdefault(section, Section(node))
                    for item in node.items:
                        self.entry(gathered, Entry(item, source))
                elif node.keys is not None:
                    self.mapping(section, Entry(node, source))
                elif node.scalar is not None:  # a section of which nothing is left but comments is empty
                    self.invalid.append(Node(name, node.line, keys={section: node}))

    def entry(self, section: Section, entry: Entry) -> None:
        id = id_of(entry.node)
        place = section.places.get(id)
        if place is None:
            if id:
                section.places[id] = len(section.entries)
                self.added.add(id)
            section.entries.append(entry)
            return
        before = section.entries[place]
        if before.source is entry.source:
            self.report.taken(entry.node, id, before.node)
        elif self.may_replace(id, before, entry):
            section.entries[place] = entry

    def mapping(self, section: str, entry: Entry) -> None:
        before = self.mappings.get(section)
        if before is None or self.may_replace(section, before, entry):
            self.mappings[section] = entry

    def may_replace(self, id: str, before: Entry, entry: Entry) -> bool:
        if entry.source.replaces is None or id in entry.source.replaces:
            self.replaced.add(id)
            return True
        there = f"{id!r} is there already: {before.node.file}:{before.node.line}"
        advice = "; to replace it, name it under 'replaces' in pack.yaml" if entry.source.id else ""
        self.report.add(entry.node, f"{there}{advice}")
        return False

    def compare(self, pack: Pack) -> None:
        """Compare what `pack.yaml` declares with what the pack adds and replaces."""
        for id, line in pack.replaces.items():
            if id in self.added:
                self.report.add(pack.about(line), f"there is no {id!r} to replace; what is new needs no mention")
            elif id not in self.replaced:
                known = [*self.mappings, *(name for section in self.sections.values() for name in section.places)]
                if id in known:
                    self.report.add(pack.about(line), f"the pack replaces {id!r}, but holds nothing of that id")
                else:
                    self.report.add(pack.about(line), f"there is no {id!r} to replace{near(id, known)}")
        if pack.adds is None:
            return
        for id, line in pack.adds.items():
            if id not in self.added:
                self.report.add(pack.about(line), f"the pack adds no {id!r}{near(id, self.added)}")
        for id in sorted(self.added - set(pack.adds)):
            line = min(pack.adds.values(), default=1)
            self.report.add(pack.about(line), f"the pack adds {id!r}, which is not named here")

    def roots(self) -> list[Node]:
        """What the reader of the game reads: one merged file, and the files that are no card files."""
        keys: dict[str, Node] = {}
        for name, section in self.sections.items():
            nodes = [entry.node for entry in section.entries]
            keys[name] = Node(section.node.file, section.node.line, items=nodes)
        for name, entry in self.mappings.items():
            if name in keys:
                self.invalid.append(Node(entry.node.file, entry.node.line, keys={name: entry.node}))
            else:
                keys[name] = entry.node
        return [Node("", 1, keys=keys), *self.invalid]


def id_of(node: Node) -> str:
    return str(node.keys["id"].scalar) if node.keys and "id" in node.keys else ""


def merge_cards(
    texts: dict[str, str], packs: tuple[Pack, ...], loose: dict[str, str] | None, report: Report
) -> list[Node]:
    """Card files, texts by name, with packs merged over them; loose files replace whatever they name."""
    merger = Merger(report)
    merger.files(texts, BUILT_IN)
    for pack in packs:
        merger.pack(pack)
    merger.files(loose or {}, LOOSE)
    return merger.roots()
