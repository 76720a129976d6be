"""What enters: with which status, counters, doors and timestamp, and what is told of it (110.5b, 306.5b, 613.7d)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.playing import DONE, Record, do, entering_copy, events, place, play

NEW = NEWEST.key
ROOM = "Bottomless Pool // Locker Room"
IN_HAND = place("Grizzly Bears", zone="hand")
DOWN_RULES = {"708.2", "708.2a"}


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        ((IN_HAND, do("put_onto_battlefield", "it")), True),
        ((IN_HAND, do("cast", "it"), do("resolve", "it")), True),
        ((place("Forest", zone="hand"), do("play_land", "it")), True),
        ((IN_HAND, do("put_onto_battlefield", "it", tapped=True)), False),
        ((IN_HAND, do("put_onto_battlefield", "it", face_down=True)), False),
        ((IN_HAND, do("manifest", "it")), False),
    ],
    ids=["put", "cast", "land", "tapped", "face down", "manifested"],
)
def test_110_5b_what_enters_plainly_is_told_so_and_only_that(actions: tuple[Record, ...], told: bool) -> None:
    played = play(NEW, *actions)
    assert ("110.5b" in played.last.rules) == told
    assert "613.7d" in played.last.rules
    assert "entered" in events(played.last)
    held = played.table.object("it")
    assert held.timestamp == held.identity > 0
    assert held.tapped == ("tapped" in str(actions))
    assert (held.face_down is not None) == ("face_down" in str(actions) or "manifest" in str(actions))


@pytest.mark.parametrize(
    ("way", "rules"),
    [
        (do("put_onto_battlefield", "it", face_down=True), {"708.2", "708.2a"}),
        (do("put_onto_battlefield", "it", face_down="morph"), {"708.2", "708.2a"}),
        (do("manifest", "it"), {"708.2", "708.2a"}),
        # A cloaked card has ward besides, and that is what cloaking says (701.58a).
        (do("cloak", "it"), {"708.2"}),
        (do("put_onto_battlefield", "it", face_down="disguise"), {"708.2"}),
        (
            do("put_onto_battlefield", "it", face_down={"types": ["Creature"], "power": 3, "toughness": 3}),
            {"708.2"},
        ),
    ],
    ids=["effect", "morph", "manifest", "cloak", "disguise", "listed"],
)
def test_708_2a_only_where_nothing_else_is_listed_it_is_a_two_two_by_default(way: Record, rules: set[str]) -> None:
    played = play(NEW, IN_HAND, way)
    assert set(played.last.rules) & DOWN_RULES == rules
    assert played["it"].power == (3 if "power" in str(way) else 2)
    assert (played["it"].keywords == ("Ward",)) == ("708.2a" not in rules and "power" not in str(way))


@pytest.mark.parametrize(
    ("edition", "card", "counters", "rule"),
    [
        (NEW, "Tibalt, Cosmic Impostor", {}, None),
        (NEW, "Arlinn Kord", {"loyalty": 3}, "306.5b"),
        ("2011-09", "Garruk Relentless", {"loyalty": 3}, "306.5b"),
        (NEW, "Grizzly Bears", {}, None),
    ],
)
def test_306_5b_a_planeswalker_enters_with_its_loyalty(
    edition: str, card: str, counters: dict[str, int], rule: str | None
) -> None:
    played = play(edition, place(card, zone="hand"), do("put_onto_battlefield", "it"))
    assert played["it"].counters == counters
    assert (rule is None) == ("306.5b" not in played.last.rules)
    down = play(edition, place(card, zone="hand"), do("put_onto_battlefield", "it", face_down=True))
    assert down["it"].counters == {}


def test_310_4b_a_battle_enters_with_its_defense() -> None:
    played = play(NEW, place("Invasion of Kylem", zone="hand"), do("cast", "it"), do("resolve", "it"))
    assert (played["it"].counters, "310.4b" in played.last.rules) == ({"defense": 5}, True)
    assert "306.5b" not in played.last.rules
    down = play(NEW, place("Invasion of Kylem", zone="hand"), do("manifest", "it"))
    assert (down["it"].counters, "310.4b" in down.last.rules) == ({}, False)


@pytest.mark.parametrize("half", ["left", "right"])
def test_709_5d_a_room_that_was_cast_has_that_door_open(half: str) -> None:
    played = play(NEW, place(ROOM, zone="hand"), do("cast", "it", half=half), do("resolve", "it"))
    assert played["it"].unlocked == (half,)
    assert "709.5d" in played.last.rules
    assert events(played.last).count("half unlocked") == 1
    assert "fully unlocked" not in events(played.last)
    put = play(NEW, place(ROOM, zone="hand"), do("put_onto_battlefield", "it"))
    assert put["it"].unlocked == ()
    assert "half unlocked" not in events(put.last)
    assert put.last.says != played.last.says
    bear = play(NEW, IN_HAND, do("put_onto_battlefield", "it"))
    assert not any(rule.startswith("709.5") for rule in bear.last.rules)


def test_111_13_a_copied_room_spell_becomes_a_token_with_that_door_open() -> None:
    played = play(
        NEW,
        place(ROOM, "room", "hand"),
        do("cast", "room", half="right"),
        do("copy_spell", of="room", as_="it"),
        do("resolve", "it"),
    )
    assert (played["it"].unlocked, played["it"].token) == (("right",), True)
    assert played.table.object("it").copy == ""
    own = played.then(do("resolve", "room"))
    assert (own["room"].unlocked, own["room"].token) == (("right",), False)
    assert "111.13" in played.last.rules
    assert "111.13" not in own.last.rules


def test_an_effect_on_a_permanent_spell_goes_on_for_the_permanent() -> None:
    # 400.7a, 611.2c: a permanent spell's effects go on, and nobody else's.
    blue = do("effect", on=["it"], change={"set_colors": ["U"]}, until="forever")
    red = do("effect", on=["other"], change={"set_colors": ["R"]}, until="forever")
    other = place("Craw Wurm", "other")
    played = play(NEW, IN_HAND, other, do("cast", "it"), blue, red, do("resolve", "it"))
    assert (played["it"].colors, played["other"].colors) == (("U",), ("R",))
    assert "400.7a" in played.last.rules
    plain = play(NEW, IN_HAND, other, do("cast", "it"), red, do("resolve", "it"))
    assert "400.7a" not in plain.last.rules
    card = play(NEW, IN_HAND, other, blue, do("put_onto_battlefield", "it"))
    assert card["it"].colors == ("G",)


def test_what_enters_as_a_copy_of_a_planeswalker_has_its_loyalty() -> None:
    played = play(
        NEW, place("Arlinn Kord", "model"), place("Clever Impersonator", "it", "hand"), *entering_copy("it", "model")
    )
    assert played["it"].counters == {"loyalty": 3}
    assert played.last.result == DONE


OWN = "This creature enters with two +1/+1 counters on it."
CHAPTERS = "I — Draw a card.\nII — Draw a card."
ONE_ONE = {"power": "1", "toughness": "1"}
ENTERING: list[Record] = [
    {"name": "Hatchling", "type_line": "Creature — Hydra", "power": "0", "toughness": "0", "oracle_text": OWN},
    {"name": "Gate", "type_line": "Land", "oracle_text": "This land enters tapped."},
    {"name": "Vault", "type_line": "Land", "oracle_text": "This land enters tapped with two charge counters on it."},
    {"name": "Tale", "type_line": "Enchantment — Saga", "oracle_text": CHAPTERS},
    {
        "name": "Late Tale",
        "type_line": "Enchantment — Saga",
        "oracle_text": f"This Saga enters with an additional lore counter on it.\n{CHAPTERS}",
    },
    {
        "name": "Pupil",
        "layout": "prepare",
        "card_faces": [
            {"name": "Pupil", "type_line": "Creature", "oracle_text": "Pupil enters prepared.", **ONE_ONE},
            {"name": "Lesson", "mana_cost": "{1}", "type_line": "Sorcery", "oracle_text": "Draw a card."},
        ],
    },
]  # fmt: skip
# How it enters stands before that it is a new object with a timestamp. Since 2021 it is told that it is looked at as it
# would be.
_ANYTHING = ("400.7", "613.6c", "613.7d")
ENTERED = [
    ("2016-01", "Hatchling", {"+1/+1": 2}, ["614.1c", "110.6b"]),
    (NEW, "Hatchling", {"+1/+1": 2}, ["614.1c", "110.5b", "614.12"]),
    (NEW, "Gate", {}, ["614.1d", "614.12"]),
    ("2011-09", "Vault", {"charge": 2}, ["614.1d", "614.1c"]),
    (NEW, "Vault", {"charge": 2}, ["614.1d", "614.1c", "614.12"]),
    ("2016-01", "Tale", {}, ["110.6b"]),
    ("2021-09", "Tale", {"lore": 1}, ["715.3a", "110.5b"]),
    (NEW, "Tale", {"lore": 1}, ["714.3a", "110.5b"]),
    (NEW, "Late Tale", {"lore": 2}, ["614.1c", "110.5b", "714.3a", "614.12"]),
    ("2025-06", "Pupil", {}, ["110.5b"]),
    (NEW, "Pupil", {}, ["722.3a", "110.5b"]),
]


@pytest.mark.parametrize(("edition", "card", "counters", "rules"), ENTERED)
def test_614_1c_how_it_enters_is_told_rule_by_rule(
    edition: str, card: str, counters: dict[str, int], rules: list[str]
) -> None:
    played = play(edition, place(card, zone="hand"), do("put_onto_battlefield", "it"), cards=ENTERING)
    told = [one.rules[0] for one in played.last.reasons]
    assert (played["it"].counters, [one for one in told if one not in _ANYTHING]) == (counters, rules)
    assert told[0] == (rules[0] if not rules[0].startswith("110.") else "400.7")
    assert ("prepared" in played["it"].designations) == ("722.3a" in rules)


def test_614_1c_leads_where_what_it_does_to_others_as_it_enters_is_all_there_is_to_tell() -> None:
    says = "As this creature enters, turn all other nontoken creatures face down."
    hides = {"name": "Hider", "type_line": "Creature", "oracle_text": says, **ONE_ONE}
    put = (place("Hatchling", "other"), place("Hider", zone="hand"), do("put_onto_battlefield", "it"))
    played = play(NEW, *put, cards=[*ENTERING, hides])
    assert (played["other"].face_down, played.last.rules[0]) == ("effect", "614.1c")
