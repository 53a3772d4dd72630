# The set-up on the whole screen of a terminal.

## De voorbereiding

game-terrinoth = Heroes of Terrinoth
about-terrinoth = Een queeste in rondes: val aan, verken, rust of help met dobbelstenen, houd de vijanden van je af en reis verder voor het gevaar wint.
pick-quest = Queeste
pick-grim = Grimmige regel
about-quest = Wat er te doen is. Die van de goblins is er om mee te beginnen.
about-grim = Waar vijanden op verschillende manieren kunnen handelen, kiezen ze de hardste.
