"""What the readers of all games have in common: the sections of card files."""

from questable.cards.yaml_nodes import Node, Report, listed, near


class CardReader:
    """Collects the entries of each section, in the order of the files. A game derives its reader and reads them.

    `lists` are the sections that hold a list of entries, `mappings` those that are one entry, such as a track.
    """

    lists: tuple[str, ...] = ()
    mappings: tuple[str, ...] = ()

    def __init__(self, report: Report) -> None:
        self.report = report
        self.sections: dict[str, list[Node]] = {}

    def collect(self, roots: list[Node]) -> None:
        """Take the sections of merged card files; what is no section is reported."""
        for root in roots:
            self.collect_file(root)

    def collect_file(self, root: Node) -> None:
        allowed = [*self.lists, *self.mappings]
        if root.keys is None:
            self.report.add(root, f"a card file is a mapping of sections: {listed(allowed)}")
            return
        for section, node in root.keys.items():
            if section not in allowed:
                self.report.add(
                    node, f"unknown section {section!r}; allowed: {listed(allowed)}{near(section, allowed)}"
                )
            elif section in self.mappings:
                self.entries(section).append(node)
            elif node.items is None:
                self.report.add(node, f"the section {section!r} is a list, not {node.what()}")
            else:
                self.entries(section).extend(node.items)

    def entries(self, section: str) -> list[Node]:
        return self.sections.setdefault(section, [])
