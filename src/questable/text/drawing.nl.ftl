# De woorden op getekende kaarten die geen regels zijn, en die van de pagina en de vellen. Zie drawing.en.ftl.

heading = { $title }:

page-search = Zoeken
page-search-hint = naam, woord of regel
page-group = Tonen
page-all-groups = Alle kaarten
page-language = Taal
page-size = Formaat
page-size-full = Hele kaarten
page-size-hand = In de hand
page-size-mini = Klein
page-print = Afdrukken
page-theme = Licht of donker
page-theme-light = Licht
page-theme-dark = Donker
page-theme-system = Zoals het systeem
page-nothing-found = Geen kaart past. Probeer een korter woord, of toon alle kaarten.
page-power = Kracht
page-players = Spelers
page-level = Level
page-copies = Exemplaren
page-dice = Dobbelstenen
page-unofficial = Onofficieel fanwerk, niet gemaakt of goedgekeurd door de uitgevers.
page-icons-by = Iconen van de kunstenaars van game-icons.net, CC BY 3.0.
page-close = Sluiten
page-cards = kaarten
