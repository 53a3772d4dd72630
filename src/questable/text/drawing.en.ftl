# Words on drawn cards beside their rules, and of the page and the sheets that show them.

heading = { $title }:

page-search = Search
page-search-hint = name, word or rule
page-group = Show
page-all-groups = All cards
page-language = Language
page-size = Size
page-size-full = Whole cards
page-size-hand = In hand
page-size-mini = Small
page-print = Print
page-theme = Light or dark
page-theme-light = Light
page-theme-dark = Dark
page-theme-system = As the system
page-nothing-found = No card fits. Try a shorter word, or show all cards.
page-power = Power
page-players = Players
page-level = Level
page-copies = Copies
page-dice = Dice
page-unofficial = Unofficial fan work, not made or endorsed by the publishers.
page-icons-by = Icons by the artists of game-icons.net, CC BY 3.0.
page-close = Close
page-cards = cards
