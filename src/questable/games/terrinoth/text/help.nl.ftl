# The help of options that only this game has; see help.*.ftl in questable/text.

help-play =
    .quest = Het kenmerk van een queeste, of random voor een willekeurige (terrinoth).
    .leader = De held die het eerst de groep leidt (terrinoth).
    .grim = Met de grimmige regel (terrinoth).
