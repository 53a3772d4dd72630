# Words on drawn cards beside their rules.

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
quest-rules = Bijzondere regels
quest-threat = Dreiging
quest-victory = Overwinning
quest-defeat = Nederlaag
# What an amount such as 8/9/9 stands for.
quest-amounts = { $amount }: met 2, 3 of 4 helden.
back-hero = Held
back-enemy = Vijand
back-location = Locatie
back-exploration = Verkenning
back-condition = Toestand
back-hero-count = Aantal helden
back-quest = Queeste

page-effect-bar = Effectbalk
page-peril-track = Gevaarspoor
page-peril-start = start
page-peril-grey = grijs
page-peril-green = groen
page-peril-blue = blauw
page-peril-violet = paars
page-peril-red = rood
