"""The words and numbers of which the inputs of strangers are made: sensible ones, and the worst that were met."""

from __future__ import annotations

PLAYERS = ("Ana", "Ben")
ZONES = ("battlefield", "hand", "graveyard", "library", "stack", "exile", "command", "outside")
NAMES = (
    *("Delver of Secrets", "Fire // Ice", "Grizzly Bears", "Akki Lavarunner", "Gisela, the Broken Blade", "Island"),
    *("Bottomless Pool // Locker Room", "Bruna, the Fading Light", "Brutal Cathar", "Insectile Aberration"),
)
HOSTILE_TEXTS = (
    *(
        "",
        " ",
        "\0",
        "\n",
        "a\0b",
        "\u202egnorw",
        "<b>x</b>",
        '<img src="file:///etc/passwd">',
        "{",
        "}",
        "{{",
        "&amp;",
    ),
    *("//", " // ", "a//b//c", "💥" * 9, "x" * 301, "9" * 41, "%s%n", "İ", "ß", "\ud7ff", "…", "*", "1e999", "self"),
)
NUMBERS = (
    "0",
    "1",
    "2",
    "3",
    "-1",
    "*",
    "1+*",
    "7-*",
    "*²",
    "X",
    ".5",
    "2½",
    "½",
    "∞",
    "1d4+1",
    "+1",
    "9" * 40,
    "٣",
    "",
)
COSTS = (
    "",
    "{1}{U}",
    "{R}",
    "{X}{X}",
    "{2/W}",
    "{G/W/P}",
    "{HW}",
    "{½}",
    "{1000000}",
    "{W}" * 9,
    "{0}",
    "{C}{S}",
    "{999999999999999}",
)
TYPES = (
    "Creature — Human Wizard",
    "Land",
    "Basic Land — Island",
    "Instant",
    "Sorcery",
    "Artifact Creature — Golem",
    "Enchantment — Room",
    "Planeswalker — Jace",
    "Battle — Siege",
    "Enchantment — Aura",
    "Legendary Creature",
    "Kindred Instant — Elf",
    "Time Lord",
    "Creature — Time Lord Doctor",
    "Enchantment — Class",
    "Token Creature — Beast",
)
SENTENCES = (
    *(
        "Flying",
        "Flying, vigilance",
        "Morph {2}{U}",
        "Disturb {1}{U}",
        "Daybound",
        "Nightbound",
        "Transform",
        "Devoid",
        "Fuse",
        "Aftermath",
    ),
    *("Other creatures you control get +1/+1.", "When it enters, {T}: draw a card.", "Enchant creature", "Changeling"),
    *(
        "Enchanted creature gets +2/+0 and has flying.",
        "This creature's power is equal to the number of Islands you control.",
    ),
    *("LEVEL 1-3\n2/2\nFlying", "(Reminder text.)", "Protection from red", "Prototype {2}{G} — 3/2", "Station"),
)
KINDS = ("+1/+1", "-1/-1", "loyalty", "level", "flying", "stun", "+0/-2", "+99999999999999999999/+1", "shield")
# Of these keys an action or an ability needs just one.
EXACTLY_ONE = (("object", "objects", "filter"), ("on", "filter"))
WHOLE = (0, 1, 1, 1, 2, 2, 3, 7, -1, -3, 100, 10**15, -(10**15), 10**15 + 1, 2**63, 10**40, 10**400)
