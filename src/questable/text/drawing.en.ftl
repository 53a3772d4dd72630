# Words on drawn cards beside their rules, and of the page and the sheets that show them.

role-enemy = Enemy
role-loot = Loot

group-basic = Basic cards
group-skill = Skills
group-dungeon = Dungeon, level { $level }
group-reward = Rewards, level { $level }
group-hero = Heroes
group-enemy = Enemies: { $difficulty }
group-nemesis = Nemeses
group-location = Locations: { $difficulty }
group-exploration = Exploration: { $set }
group-condition = Conditions
group-hero-count = Number of heroes
group-quest = Quests

figure-health = Health
figure-attack = Attack
figure-resilience = Resilience
figure-engaged = Enemies engaged
figure-shadows = Enemies in the shadows
figure-exploration = Exploration

action-attack = Attack
action-explore = Explore
action-rest = Rest
action-aid = Aid
note-ranged = ranged
note-targets = { $count } targets

heading = { $title }:
quest-rules = Special rules
quest-threat = Threat
quest-victory = Victory
quest-defeat = Defeat
# What an amount such as 8/9/9 stands for.
quest-amounts = { $amount }: with 2, 3 or 4 heroes.

back-deck = Heroes of Tenefyr
back-boss = Boss
back-reward = Reward
back-hero = Hero
back-enemy = Enemy
back-location = Location
back-exploration = Exploration
back-condition = Condition
back-hero-count = Number of heroes
back-quest = Quest

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
page-effect-bar = Effect bar
page-peril-track = Peril track
page-peril-start = start
page-peril-grey = grey
page-peril-green = green
page-peril-blue = blue
page-peril-violet = violet
page-peril-red = red
page-unofficial = Unofficial fan work, not made or endorsed by the publishers.
page-icons-by = Icons by the artists of game-icons.net, CC BY 3.0.
page-close = Close
page-cards = cards
