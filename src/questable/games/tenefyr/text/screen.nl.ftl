# The set-up on the whole screen of a terminal.

## De voorbereiding

game-tenefyr = Heroes of Tenefyr
about-tenefyr = Betreed kerkers, versla wat er leeft met een klein deck, groei door de buit en sta op tijd tegenover de baas.
pick-difficulty = Moeilijkheid
pick-boss = Baas
pick-mode = Duur
pick-edition = Uitgave
pick-drop-unused-heroes = Alleen passende buit
about-difficulty = Hoe ver weg de baas is.
about-boss = Tegen wie er op het eind gevochten wordt.
about-mode = Hoe lang een spel duurt.
about-edition = De regels van dat jaar.
about-drop-unused-heroes = Laat buit weg die voor afwezige helden is gemaakt.
difficulty-easy = Makkelijk
difficulty-normal = Normaal
difficulty-hard = Moeilijk
about-difficulty-easy = De baas is ver weg.
about-difficulty-normal = Zoals in het spelregelboek.
about-difficulty-hard = De baas is al dichtbij.
mode-standard = Standaard
mode-quick = Snel
about-mode-standard = Tien kerkers en een baas: ongeveer een uur.
about-mode-quick = Vijf kerkers, de laatste is de baas: ongeveer een half uur.
edition-2019 = 2019
edition-2018 = 2018
about-edition-2019 = Alle beloningen, het snelle spel en de prestaties.
about-edition-2018 = Minder beloningen, geen snel spel, geen prestaties.
