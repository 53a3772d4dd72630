"""Strict reading of one mapping of a card file: required keys, values of the right kind, and no other keys."""

from unicodedata import category

from questable.cards.icons import check_icon
from questable.cards.yaml_nodes import Node, Report, listed, near, quoted
from questable.text.languages import LANGUAGES

Names = dict[str, str]  # a text in each language

MAX_NAME = 60  # letters; longer ones fit no card
MAX_TEXT = 600
# Control characters, halves of characters, and marks that turn the direction of writing: no text on a card needs them.
UNPRINTABLE = ("Cc", "Cs", "Cn", "Co")
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class MappingReader:
    """Reads one mapping key by key; `finish` reports the keys that nobody asked for."""

    def __init__(self, node: Node, report: Report, what: str) -> None:
        self.node = node
        self.report = report
        self.what = what
        self.left: dict[str, Node] = dict(node.keys or {})
        self.known: list[str] = []
        if node.keys is None:
            report.add(node, f"{what} is a mapping, not {node.what()}")

    def get(self, key: str, needed: bool = True) -> Node | None:
        self.known.append(key)
        node = self.left.pop(key, None)
        if node is None and needed and self.node.keys is not None:
            self.report.add(self.node, f"{self.what} needs {key!r}")
        return node

    def text(self, key: str, needed: bool = True, longest: int = MAX_TEXT) -> str:
        node = self.get(key, needed)
        if node is None:
            return ""
        if not isinstance(node.scalar, str) or not node.scalar.strip():
            self.report.add(node, f"{key!r} is a text, not {node.what()}")
            return ""
        if len(node.scalar) > longest:
            self.report.add(node, f"{key!r} has {len(node.scalar)} letters; allowed: {longest} or fewer")
            return ""
        if any(letter in TURNING or category(letter) in UNPRINTABLE for letter in node.scalar.strip("\n")):
            self.report.add(node, f"{key!r} holds a character that cannot be printed: {node.what()}")
            return ""
        return node.scalar

    def id(self) -> str:
        text = self.text("id", longest=MAX_NAME)
        allowed = "abcdefghijklmnopqrstuvwxyz0123456789-"
        if text and (not all(letter in allowed for letter in text) or text != text.strip("-")):
            self.report.add(self.node, f"the id {text!r} may hold only small letters, digits and single dashes")
        return text

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        node = self.get(key, default is None)
        if node is None:
            return least if default is None else default
        if isinstance(node.scalar, bool) or not isinstance(node.scalar, int) or not least <= node.scalar <= most:
            self.report.add(node, f"{key!r} is a whole number from {least} to {most}, not {node.what()}")
            return least
        return node.scalar

    def numbers(self, key: str, keys: tuple[int, ...], least: int, most: int, alike: bool = False) -> list[int]:
        """A mapping with exactly these numbers as keys (`power: {2: 3, 3: 5, 4: 6}`).

        Where they may be `alike`, one number stands for all.
        """
        if alike and key in self.left and self.left[key].keys is None:
            return [self.number(key, least, most)] * len(keys)
        node = self.get(key)
        if node is None:
            return [0] * len(keys)
        fields = MappingReader(node, self.report, repr(key))
        numbers = [fields.number(str(number), least, most) for number in keys]
        fields.finish()
        return numbers

    def names(self, key: str, needed: bool = True) -> Names:
        """A text in all languages. English is required, and stands in for a language that is missing."""
        node = self.get(key, needed)
        if node is None:
            return {}
        fields = MappingReader(node, self.report, repr(key))
        longest = MAX_NAME if key == "name" else MAX_TEXT
        texts = {lang: fields.text(lang, lang == "en", longest) for lang in LANGUAGES}
        fields.finish()
        return {lang: text or texts["en"] for lang, text in texts.items()}

    def one_of(self, key: str, allowed: list[str], needed: bool = True) -> str:
        node = self.get(key, needed)
        if node is None:
            return ""
        return self.word(node, key, allowed)

    def words(self, key: str, allowed: list[str]) -> list[str]:
        """A list of words; it may be left out."""
        return [word for item in self.items(key, False) if (word := self.word(item, key, allowed))]

    def word(self, node: Node, key: str, allowed: list[str]) -> str:
        word = str(node.scalar)
        if word not in allowed:
            self.report.add(node, f"unknown {key} {node.what()}; allowed: {listed(allowed)}{near(word, allowed)}")
            return ""
        return word

    def flag(self, key: str, needed: bool = False) -> bool:
        """Is it `true`?"""
        node = self.get(key, needed)
        return node is not None and node.scalar is True

    def icon(self) -> str:
        """The name of an icon of the icon set; it may be left out."""
        node = self.get("icon", False)
        return "" if node is None else check_icon(node, self.report)

    def items(self, key: str, needed: bool = True) -> list[Node]:
        node = self.get(key, needed)
        if node is None:
            return []
        if node.items is None:
            self.report.add(node, f"{key!r} is a list, not {node.what()}")
            return []
        return node.items

    def finish(self) -> None:
        for key, node in self.left.items():
            allowed = listed(self.known)
            self.report.add(node, f"{self.what} has no {quoted(key)}; allowed: {allowed}{near(key, self.known)}")
