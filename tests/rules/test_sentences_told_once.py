"""Outcomes told from beginning to end: each act in one sentence, with the names and numbers that a player needs.

A row is what happens and, of the last action, every sentence behind the first number of its rule (2026-08).
"""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import ALL, Record, creature, land
from tests.rules.outcomes import told_of_last
from tests.rules.playing import do, place

SATYR = creature(
    "Satyr", "Satyr", "4/2", oracle_text="Bestow {3}{G}{G}\nEnchanted creature gets +4/+2.", keywords=["Bestow"]
) | {"type_line": "Enchantment Creature — Satyr"}
AURA = {"name": "Mantle", "mana_cost": "{1}{B}", "type_line": "Enchantment — Aura", "oracle_text": "Enchant creature"}
RITE = {"name": "Rite", "mana_cost": "{B}", "type_line": "Sorcery", "oracle_text": ""}
GARDEN = land(
    "Garden",
    "Forest Plains",
    oracle_text="As this land enters, you may pay 2 life. If you don't, it enters tapped.",
)
HOWL = {
    "name": "Howler // Howl",
    "layout": "transform",
    "card_faces": [
        creature("Howler", "Werewolf", "2/2", oracle_text="Daybound", keywords=["Daybound"]),
        {"name": "Howl", "mana_cost": "", "type_line": "Sorcery", "oracle_text": ""},
    ],
}
CARDS = (GARDEN, *ALL, SATYR, AURA, RITE, HOWL)
BEAR, NIGHT, CHECK = place("Bear"), do("day_night", value="night"), do("check_state")
MANTLE = (place("Mantle", "m"), do("attach", "m", to="it"))

ROWS: dict[str, tuple[tuple[Record, ...], tuple[str, ...]]] = {
    "702.145b entering at night is told once": (
        (NIGHT, place("Bird Admirer", zone="hand"), do("cast", "it"), do("resolve", "it")),
        ("702.145b: It is night, so Bird Admirer, which has daybound, enters with its back face up.",),
    ),
    "702.145b entering at night as a copy": (
        (
            *(place("Bird Admirer", "b"), place("Clone", "c"), do("become_copy", "c", of="b"), NIGHT),
            *(place("Invasion of Tarkir", zone="hand"), do("cast", "it"), do("resolve", "it", as_copy_of="c")),
        ),
        (
            "707.5: Invasion of Tarkir enters as a copy of Bird Admirer; it is that copy from the start.",
            (
                "702.145b: It is night, and as a copy of Bird Admirer, Invasion of Tarkir has daybound, "
                "so it enters with its back face up."
            ),
            "707.3: Bird Admirer is a copy itself, so the new copy gets what that one copied, with any exceptions.",
        ),
    ),
    # What stays out does not enter, and by night is told only behind the rule that keeps it out.
    "712.13a kept out by night as a copy": (
        (
            *(place("Bird Admirer", "b"), place("Clone", "c"), do("become_copy", "c", of="b"), NIGHT),
            *(place("Invasion of Kylem", zone="hand"), do("cast", "it"), do("resolve", "it", as_copy_of="c")),
        ),
        (
            "712.13a: Its back face is a sorcery, so it goes to the graveyard instead of entering.",
            (
                "702.145b: It is night, and as a copy of Bird Admirer, Invasion of Kylem has daybound "
                "and would have to enter with its back face up."
            ),
        ),
    ),
    "712.13a kept out by night": (
        (NIGHT, place("Howler", zone="hand"), do("cast", "it"), do("resolve", "it")),
        (
            "712.13a: Its back face is a sorcery, so it goes to the graveyard instead of entering.",
            "702.145b: It is night, so Howler, which has daybound, would have to enter with its back face up.",
        ),
    ),
    "307.4 kept out of the battlefield by night as a copy": (
        (
            *(place("Bird Admirer", "b"), place("Clone", "c"), do("become_copy", "c", of="b"), NIGHT),
            *(place("Invasion of Kylem", zone="hand"), do("put_onto_battlefield", "it", as_copy_of="c")),
        ),
        (
            "307.4: Valor's Reach Tag Team is a sorcery and cannot enter, so it stays where it is.",
            (
                "702.145b: It is night, and as a copy of Bird Admirer, Invasion of Kylem has daybound "
                "and would have to enter with its back face up."
            ),
        ),
    ),
    "712.13a told to enter transformed is told once": (
        (place("Delver of Secrets", zone="hand"), do("cast", "it"), do("resolve", "it", transformed=True)),
        ("712.13a: Told to enter transformed, Delver of Secrets enters with its back face up, not as on the stack.",),
    ),
    "715.3d cast after its Adventure is told once": (
        (
            place("Bonecrusher Giant", zone="hand"),
            do("cast", "it", inset=True),
            do("resolve", "it"),
            do("cast", "it"),
        ),
        ("715.3d: Exiled by its Adventure, Bonecrusher Giant may be cast from there, but not as an Adventure again.",),
    ),
    "708.10 a face-down copy is told once, the act first": (
        (place("Bear", face_down="manifest"), place("Goblin", "g"), do("become_copy", "it", of="g")),
        (
            (
                "708.10: Ana's face-down creature becomes a copy of Goblin, but while face down it does not show the "
                "copied values."
            ),
        ),
    ),
    "702.103f what ends bestow": (
        (
            BEAR,
            place("Satyr", "s", zone="hand"),
            do("cast", "s", bestow=True),
            do("resolve", "s"),
            do("attach", "s", to="it"),
            do("move", "it", to="exile"),
        ),
        (
            "400.7: In the new zone it is a new object; what applied to it before is gone.",
            "701.3d: Bear is gone, so Satyr is attached to nothing now.",
            "702.103f: That ends the bestow effect: Satyr is no longer an Aura.",
        ),
    ),
    "702.103f a bestowed Aura on what it cannot enchant is told once": (
        (
            BEAR,
            *(place("Satyr", "s", zone="hand"), do("cast", "s", bestow=True), do("resolve", "s")),
            do("attach", "s", to="it"),
            do("effect", on=["it"], change={"set_types": ["Artifact"]}),
            CHECK,
        ),
        ("702.103f: The bestowed Satyr is on what it cannot enchant, so it comes off and stops being an Aura.",),
    ),
    "702.26b several phasing out at once": (
        (BEAR, place("Goblin", "g"), do("phase_out", objects=["it", "g"])),
        (
            "702.26b: Bear and Goblin phase out: from now on they are treated as if they were not there.",
            "702.26d: Phasing changes neither the zone nor the controller, and counters stay.",
        ),
    ),
    "702.26c several phasing in at once": (
        (BEAR, place("Goblin", "g"), do("phase_out", objects=["it", "g"]), do("phase_in", objects=["it", "g"])),
        (
            "702.26c: Bear and Goblin phase in: they are there again.",
            "702.26d: Phasing changes neither the zone nor the controller, and counters stay.",
        ),
    ),
    "702.26g phasing out with what it is attached to": (
        (BEAR, *MANTLE, do("phase_out", "it")),
        (
            "702.26b: Bear phases out: from now on it is treated as if it were not there.",
            "702.26g: Mantle is attached to Bear and phases out with it.",
            "702.26d: Phasing changes neither the zone nor the controller, and counters stay.",
        ),
    ),
    "702.26g phasing in with it": (
        (BEAR, *MANTLE, do("phase_out", "it"), do("phase_in", "it")),
        (
            "702.26c: Bear phases in: it is there again.",
            "702.26g: Mantle phased out with Bear, so it phases in with it.",
            "702.26d: Phasing changes neither the zone nor the controller, and counters stay.",
        ),
    ),
    "701.3b attaching what is elsewhere": (
        (BEAR, place("Mantle", "m", zone="graveyard"), do("attach", "m", to="it")),
        ("701.3b: Mantle is not on the battlefield, so it cannot be attached to anything.",),
    ),
    "704.5q pairs of counters, some left": (
        (
            BEAR,
            do("counters", "it", kind="+1/+1", count=3),
            do("counters", "it", kind="-1/-1", count=1),
            CHECK,
        ),
        ("704.5q: Bear has +1/+1 and -1/-1 counters, so one of each is taken off, and two +1/+1 counters remain.",),
    ),
    "704.5q pairs of counters, none left": (
        (
            BEAR,
            do("counters", "it", kind="+1/+1", count=2),
            do("counters", "it", kind="-1/-1", count=2),
            CHECK,
        ),
        ("704.5q: Bear has +1/+1 and -1/-1 counters, so two of each are taken off, and none remain.",),
    ),
    "704.5j the newest goes for another reason, so an older one is kept": (
        (
            place("Jace, the Mind Sculptor", "a"),
            place("Jace, the Mind Sculptor", "b"),
            do("counters", "b", kind="loyalty", count=-3),
            CHECK,
        ),
        (
            "704.5i: The loyalty of Jace, the Mind Sculptor (b) is 0, so it goes to the graveyard.",
            (
                "704.5j: Nobody has said which one is kept; here it is Jace, the Mind Sculptor (a), as the newer one "
                "goes anyway."
            ),
        ),
    ),
    "614.1c words of entering that go on from one another": (
        (place("Garden", zone="hand"), do("play_land", "it")),
        (
            "305.1: Garden is played as a land and is put onto the battlefield.",
            (
                "614.1c: What its words say about how it enters is not computed: “As this land enters, you may pay 2 "
                "life. If you don't, it enters tapped.”"
            ),
        ),
    ),
    "704.5d a token that has left": (
        (BEAR, do("create_token_copy", of="it", as_="t"), do("move", "t", to="exile"), CHECK),
        ("704.5d: Bear (t) is a token that left the battlefield, so it ceases to exist.",),
    ),
    "702.127a a spell that aftermath exiles": (
        (place("Dusk // Dawn", zone="graveyard"), do("cast", "it", half="right"), do("resolve", "it")),
        ("702.127a: Dawn was cast from a graveyard by aftermath, so it is exiled as it leaves the stack.",),
    ),
    "707.2 a copy of itself": (
        (BEAR, do("become_copy", "it", of="it")),
        ("707.2: Bear becomes a copy of itself; it does not enter, and other effects on it go on applying.",),
    ),
    "712.10 the other face is a sorcery": (
        (place("Extus, Oriq Overlord"), do("transform", "it")),
        ("712.10: The other face of Extus, Oriq Overlord is a sorcery, so it is not turned over.",),
    ),
    "708.2a turned face down, with nothing listed": (
        (BEAR, do("turn_face_down", "it")),
        ("708.2a: Bear is turned face down: it is a 2/2 creature with no name, mana cost or abilities.",),
    ),
    "708.2a turned face down as something listed": (
        (BEAR, do("turn_face_down", "it", face_down={"types": ["Land"], "subtypes": ["Forest"]})),
        ("708.2: Bear is turned face down and has only the values listed for it.",),
    ),
    "701.26a several tapped at once, one of them before, one elsewhere": (
        (
            BEAR,
            place("Goblin", "g"),
            place("Angel", "a", tapped=True),
            place("Angel", "b", tapped=True),
            place("King", "k", zone="hand"),
            place("Dual", "d", zone="graveyard"),
            do("tap", objects=["it", "g", "a", "b", "k", "d"]),
        ),
        (
            "701.26a: Bear and Goblin are tapped.",
            "701.26a: Angel (a) and Angel (b) are tapped already.",
            "701.26a: Only a permanent can be tapped or untapped, and King and Dual are not permanents.",
        ),
    ),
    "701.26a more of them than anybody names": (
        (BEAR, *(place("Goblin", f"g{n}") for n in range(6)), do("tap", objects=["it", *(f"g{n}" for n in range(6))])),
        ("701.26a: Seven objects are tapped.",),
    ),
    "701.26a six of them": (
        (BEAR, *(place("Goblin", f"g{n}") for n in range(5)), do("tap", objects=["it", *(f"g{n}" for n in range(5))])),
        ("701.26a: Six objects are tapped.",),
    ),
    "701.26a as many as are named": (
        (BEAR, *(place("Goblin", f"g{n}") for n in range(4)), do("tap", objects=["it", *(f"g{n}" for n in range(4))])),
        ("701.26a: Bear, Goblin (g0), Goblin (g1), Goblin (g2) and Goblin (g3) are tapped.",),
    ),
    "701.26b several untapped at once": (
        (place("Bear", tapped=True), place("Goblin", "g", tapped=True), do("untap", objects=["it", "g"])),
        ("701.26b: Bear and Goblin are untapped.",),
    ),
    "710.2 a copy that has the old name of the flipped original": (
        (
            place("Akki Lavarunner", "Akki Lavarunner"),
            do("flip", "Akki Lavarunner"),
            place("Clone", "c", zone="hand"),
            do("put_onto_battlefield", "c", as_copy_of="Akki Lavarunner"),
            do("flip", "c"),
        ),
        (
            "710.2: Akki Lavarunner (c) is flipped: its lower half counts from now on.",
            "710.1c: Its mana cost, color, counters and effects stay as they are.",
        ),
    ),
    "712.13 by night without daybound": (
        (
            do("day_night", value="night"),
            place("Humility", "wall"),
            place("Bird Admirer", zone="hand"),
            do("cast", "it"),
            do("resolve", "it"),
        ),
        (
            (
                "614.12: On the battlefield Bird Admirer would have no daybound because of Humility, so the night does "
                "not turn it as it enters."
            ),
            "712.13: It enters with the same face up as on the stack: its front face.",
        ),
    ),
    "708.2a turned down as if cloaked": (
        (place("Bear"), do("turn_face_down", "it", face_down="cloak")),
        ("708.2a: Bear is turned face down and has only the values listed for it.",),
    ),
    "708.2a turned down as if manifested": (
        (place("Bear"), do("turn_face_down", "it", face_down="manifest")),
        ("708.2a: Bear is turned face down: it is a 2/2 creature with no name, mana cost or abilities.",),
    ),
    "701.58g a cloaked sorcery": (
        (place("Rite", zone="library"), do("cloak", "it"), do("turn_face_up", "it")),
        ("701.58g: Ana's face-down creature is represented by a sorcery card, so it is revealed and stays face down.",),
    ),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_an_outcome_tells_one_act_in_one_sentence(row: tuple[tuple[Record, ...], tuple[str, ...]]) -> None:
    actions, sentences = row
    assert told_of_last(*actions, cards=CARDS) == sentences
