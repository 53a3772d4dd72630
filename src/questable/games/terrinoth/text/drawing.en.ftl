# Words on drawn cards beside their rules.

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
quest-rules = Special rules
quest-threat = Threat
quest-victory = Victory
quest-defeat = Defeat
# What an amount such as 8/9/9 stands for.
quest-amounts = { $amount }: with 2, 3 or 4 heroes.
back-hero = Hero
back-enemy = Enemy
back-location = Location
back-exploration = Exploration
back-condition = Condition
back-hero-count = Number of heroes
back-quest = Quest

page-effect-bar = Effect bar
page-peril-track = Peril track
page-peril-start = start
page-peril-grey = grey
page-peril-green = green
page-peril-blue = blue
page-peril-violet = violet
page-peril-red = red
