# The help of options that only this game has; see help.*.ftl in questable/text.

help-play =
    .difficulty = easy (makkelijk), normal (normaal) of hard (moeilijk) (tenefyr).
    .boss = Het kenmerk van een Boss, of random voor een willekeurige (tenefyr).
    .mode = standard (standaard) of quick (snel) (tenefyr).
    .edition = 2018 of 2019 (tenefyr).
