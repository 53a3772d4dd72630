# De woorden op getekende kaarten die geen regels zijn, en die van de pagina en de vellen. Zie drawing.en.ftl.

role-enemy = Vijand
role-loot = Buit

group-basic = Basic kaarten
group-skill = Skills
group-dungeon = Dungeon, level { $level }
group-reward = Rewards, level { $level }
group-hero = Helden
group-enemy = Vijanden: { $difficulty }
group-nemesis = Nemeses
group-location = Locaties: { $difficulty }
group-exploration = Verkenning: { $set }
group-condition = Toestanden
group-hero-count = Aantal helden
group-quest = Queesten

figure-health = Gezondheid
figure-attack = Aanval
figure-resilience = Weerstand
figure-engaged = Vijanden in gevecht
figure-shadows = Vijanden in de schaduw
figure-exploration = Verkenning

action-attack = Aanval
action-explore = Verkennen
action-rest = Rusten
action-aid = Helpen
note-ranged = op afstand
note-targets = { $count } doelwitten

heading = { $title }:
quest-rules = Bijzondere regels
quest-threat = Dreiging
quest-victory = Overwinning
quest-defeat = Nederlaag
# What an amount such as 8/9/9 stands for.
quest-amounts = { $amount }: met 2, 3 of 4 helden.

back-deck = Heroes of Tenefyr
back-boss = Boss
back-reward = Reward
back-hero = Held
back-enemy = Vijand
back-location = Locatie
back-exploration = Verkenning
back-condition = Toestand
back-hero-count = Aantal helden
back-quest = Queeste

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
page-effect-bar = Effectbalk
page-peril-track = Gevaarspoor
page-peril-start = start
page-peril-grey = grijs
page-peril-green = groen
page-peril-blue = blauw
page-peril-violet = paars
page-peril-red = rood
page-unofficial = Onofficieel fanwerk, niet gemaakt of goedgekeurd door de uitgevers.
page-icons-by = Iconen van de kunstenaars van game-icons.net, CC BY 3.0.
page-close = Sluiten
page-cards = kaarten
