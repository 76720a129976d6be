"""707: why a copy has a value, where its own card, the original and the exceptions each might be the reason."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import ALL, Record, creature, land
from tests.rules.playing import do, place, play

NEW = NEWEST.key
GROWS = "Grower's power and toughness are each equal to the number of Elves on the battlefield."
IMP: Record = {
    "name": "Imp",
    "type_line": "Token Creature — Imp",
    "power": "1",
    "toughness": "1",
    "colors": ["B"],
    "layout": "token",
}
CARDS = (
    *ALL,
    IMP,
    creature("Grower", "Beast", "*/*", "{1}{G}", oracle_text=f"Flying\n{GROWS}", keywords=["Flying"]),
    creature("Elk", "Elk", "3/3", "{2}{G}"),
    creature("Mage", "Wizard", "1/1", "{U}"),
    {**creature("Queen", "Elf", "2/2"), "type_line": "Legendary Creature — Elf"},
    creature("Hydra", "Hydra", "0/0", "{X}{G}{G}"),
    {"name": "Stone", "type_line": "Artifact", "mana_cost": "{1}"},
    land("Wood", "Forest"),
)
ELK = place("Elk", "it")
TURNED = (place("Delver of Secrets", "it"), do("transform", "it"))
MELDED = (
    place("Graf Rats", "rats"),
    place("Midnight Scavengers", "scavengers"),
    do("meld", objects=["rats", "scavengers"], as_="it"),
)


def _copied(of: str, except_: Record | None = None, before: tuple[Record, ...] = (ELK,)) -> tuple[Record, ...]:
    more = {} if except_ is None else {"except_": except_}
    return (*before, place(of, "model"), do("become_copy", "it", of="model", **more))


# What there is, a value, and the first rule of each of its reasons.
WHY: dict[str, tuple[tuple[Record, ...], str, list[str]]] = {
    # What it has as a copy is no back face's, whichever face of its own card is up.
    "a turned card as a copy of a land": (_copied("Wood", before=TURNED), "mana_value", ["707.2", "202.3a"]),
    "a turned card as a copy of a creature": (_copied("Elk", before=TURNED), "mana_value", ["707.2", "202.3"]),
    "a melded permanent as a copy of a land": (_copied("Wood", before=MELDED), "mana_value", ["707.2", "202.3a"]),
    # An ability that defines a value is left behind by an exception that gives it, by no other (707.9d).
    "an ability that defines nothing is taken": (
        _copied("Grower", {"remove_abilities": ["Flying"]}),
        "abilities",
        ["707.9b", "707.2"],
    ),
    "an ability that is added": (_copied("Grower", {"add_abilities": ["Haste"]}), "abilities", ["707.9a", "707.2"]),
    "a size that is given": (_copied("Grower", {"power": 7, "toughness": 7}), "abilities", ["707.9d", "707.2"]),
    "a size that is given, and its keyword": (
        _copied("Grower", {"power": 7, "toughness": 7}),
        "keywords",
        ["707.2"],
    ),
    "the power that is given": (_copied("Grower", {"power": 7, "toughness": 7}), "power", ["707.9b", "707.9d"]),
    "the power that is given to another": (_copied("Elk", {"power": 7, "toughness": 7}), "power", ["707.9b"]),
    "a name that is given": (_copied("Grower", {"name": "Other"}), "abilities", ["707.2"]),
    "a power that an ability defines": (_copied("Grower", {"name": "Other"}), "power", ["613.4a", "707.2"]),
}


@pytest.mark.parametrize("name", WHY)
def test_707_9_each_reason_of_a_copied_value_has_its_rule(name: str) -> None:
    actions, key, rules = WHY[name]
    assert [why.rules[0] for why in play(NEW, *actions, cards=CARDS)["it"].why[key]] == rules


MADE = do("create_token", card="Imp", as_="model")


def test_111_3_the_color_that_was_given_to_a_token_is_a_copied_value_of_what_copies_it() -> None:
    """No effect that made a token gave it to the copy, which is none."""
    played = play(NEW, MADE, ELK, do("become_copy", "it", of="model"), cards=CARDS)
    assert [why.rules[0] for why in played["it"].why["colors"]] == ["707.2"]
    assert [why.rules[0] for why in played["model"].why["colors"]] == ["111.3", "111.3"]
    assert played["it"].colors == played["model"].colors == ("B",)


@pytest.mark.parametrize(
    ("edition", "value", "rules"),
    [("2021-09", 0, ["712.4b", "202.3a"]), ("2025-06", 1, ["712.8c", "712.8c"]), (NEW, 1, ["712.8c", "712.8c"])],
)
def test_712_4b_712_8c_the_copy_of_a_spell_with_its_back_face_up_has_mana_value_0_or_its_fronts(
    edition: str, value: int, rules: list[str]
) -> None:
    cast = (place("Lunarch Veteran", "it", "graveyard"), do("cast", "it", transformed=True))
    played = play(edition, *cast, do("copy_spell", of="it", as_="copy"))
    assert (played["it"].mana_value, played["copy"].mana_value) == (1, value)
    told = played["copy"].why["mana_value"]
    assert [why.rules[0] for why in told] == rules
    assert (told[-1].says == "It has no mana cost, so its mana value is 0.") is (value == 0)


@pytest.mark.parametrize(("edition", "rule"), [("2011-09", "706.2a"), ("2021-09", "707.2a"), (NEW, "707.2a")])
def test_707_2a_a_color_or_ability_that_two_rules_give_is_copied_once_and_no_other_value(
    edition: str, rule: str
) -> None:
    held = play(edition, *_copied("Grower", None, MAGE), cards=CARDS)["it"]
    keys = ("name", "mana_cost", "mana_value", "types", "subtypes", "colors", "abilities", "keywords")
    cited = {key for key in keys if any(rule in why.rules for why in held.why[key])}
    assert cited == {"colors", "abilities", "keywords"}


PROTO: Record = {
    "name": "Proto",
    "mana_cost": "{7}",
    "type_line": "Artifact Creature — Golem",
    "power": "7",
    "toughness": "7",
    "oracle_text": "Prototype {1}{R} — 2/2",
    "layout": "prototype",
    "keywords": ["Prototype"],
}


@pytest.mark.parametrize(
    ("key", "cast", "copied"),
    [
        ("name", ["718.5"], ["707.2"]),
        ("types", ["718.5"], ["707.2"]),
        ("abilities", ["718.5"], ["707.2"]),
        ("mana_cost", ["718.3b"], ["718.3c", "707.2"]),
        ("mana_value", ["718.3b", "202.3"], ["718.3c", "707.2", "202.3"]),
        ("colors", ["718.3b", "202.2"], ["718.3c", "707.2", "202.2"]),
        ("power", ["718.3b"], ["718.3c", "707.2"]),
    ],
)
def test_718_3c_the_copy_of_a_prototyped_spell_has_its_second_set_of_values(
    key: str, cast: list[str], copied: list[str]
) -> None:
    there = (place("Proto", "it", "hand"), do("cast", "it", prototype=True), do("copy_spell", of="it", as_="copy"))
    played = play(NEW, *there, cards=(PROTO,))
    assert [why.rules[0] for why in played["it"].why[key]] == cast
    assert [why.rules[0] for why in played["copy"].why[key]] == copied


FLIPPED = place("Akki Lavarunner", "model", flipped=True)
BECOMES, TOKEN = (
    (FLIPPED, ELK, do("become_copy", "it", of="model")),
    (FLIPPED, do("create_token_copy", of="model", as_="it")),
)
NOT_COPIED = "but being flipped is not copied, so the upper half counts"
AGAIN = (place("Mage", "it"), do("become_copy", "it", of="middle"))
MAGE = (place("Mage"),)


def _middle(except_: Record) -> tuple[Record, ...]:
    """What becomes a copy with an exception, and what becomes a copy of that."""
    return place("Elk", "middle"), do("become_copy", "middle", of="model", except_=except_), *AGAIN


X_SPELL = (place("Hydra", "model", "hand"), do("cast", "model", x=3))
ROOM = (ELK, place("Bottomless Pool // Locker Room", "model"), do("become_copy", "it", of="model"))
LEFT = _middle({"power": 7, "toughness": 7})
# A copy of a legend that is none by an exception.
COMMON = (
    place("Queen", "model"),
    place("Mage", "middle"),
    do("become_copy", "middle", of="model", except_={"remove_supertypes": ["Legendary"]}),
)
# What there is, the edition, a value, and for each of its reasons the first rule and words of its sentence.
SAYS: dict[str, tuple[tuple[Record, ...], str, str, list[tuple[str, str]]]] = {
    # 710.1c: the mana cost and the color are those of both halves, so for them it does not matter which counts.
    "the name of what was flipped": (
        BECOMES,
        NEW,
        "name",
        [("707.2", NOT_COPIED), ("707.3", "shows the upper half"), ("710.2", "only its upper half counts")],
    ),
    "the mana cost of what was flipped": (
        BECOMES,
        NEW,
        "mana_cost",
        [("707.2", "the copied values: mana cost {3}{R}"), ("707.3", "upper half"), ("710.2", "upper half")],
    ),
    "the color of what was flipped": (
        BECOMES,
        NEW,
        "colors",
        [
            ("707.2", "the copied values: color red"),
            ("707.3", "upper half"),
            ("710.2", "upper half"),
            ("202.2", "make it red"),
        ],
    ),
    "the name of a token of what was flipped": (TOKEN, NEW, "name", [("707.2", NOT_COPIED), ("710.2", "upper half")]),
    "the mana value of a token of what was flipped": (
        TOKEN,
        NEW,
        "mana_value",
        [("707.2", "the copied values: mana value 4"), ("710.2", "upper half"), ("202.3", "mana value 4")],
    ),
    "a subtype that the copy cannot have": (
        _copied("Stone", {"add_subtypes": ["Illusion"]}),
        NEW,
        "subtypes",
        [("707.2", "no subtypes"), ("205.3d", "would add the subtype Illusion")],
    ),
    "a subtype that a copy of what was flipped cannot have": (
        (FLIPPED, ELK, do("become_copy", "it", of="model", except_={"add_subtypes": ["Equipment"]})),
        NEW,
        "subtypes",
        [
            ("707.2", "the upper half counts: subtypes Goblin Warrior"),
            ("205.3d", "would add the subtype Equipment"),
            ("707.3", "upper half"),
            ("710.2", "upper half"),
        ],
    ),
    "the mana value of a copy of a fused spell": (
        (place("Wear", "model", "hand"), do("cast", "model", half="fused"), do("copy_spell", of="model", as_="it")),
        NEW,
        "mana_value",
        [("707.2", "the copied values: mana value 3"), ("702.102b", "both halves together"), ("202.3", "mana value 3")],
    ),
    "an ability that was taken": (
        _copied("Grower", {"remove_abilities": ["Flying"]}),
        NEW,
        "abilities",
        [("707.9b", "An exception to the copy effect makes it so: one ability"), ("707.2", "copied values")],
    ),
    "a keyword that was taken": (
        _copied("Grower", {"remove_abilities": ["Flying"]}),
        NEW,
        "keywords",
        [("707.9b", "An exception to the copy effect leaves it with no keyword abilities"), ("707.2", "copied values")],
    ),
    "an ability that was left behind before": (
        (place("Grower", "model"), *LEFT),
        NEW,
        "abilities",
        [("707.2", "one ability"), ("707.9d", "is not there to be copied")],
    ),
    "an ability that was added before": (
        (place("Elk", "model"), *_middle({"add_abilities": ["Haste"]})),
        NEW,
        "abilities",
        [("707.2", "one ability"), ("707.9a", "gave is copied like everything else")],
    ),
    "an ability that was taken before": (
        (place("Grower", "model"), *_middle({"remove_abilities": ["Flying"]})),
        NEW,
        "keywords",
        [("707.2", "no keyword abilities"), ("707.9b", "left out is not there to be copied")],
    ),
    "a power that was given before": (
        (place("Grower", "model"), *LEFT),
        NEW,
        "power",
        [("707.2", "power 7"), ("707.9b", "copied like everything else")],
    ),
    # 202.3e, 707.10: the number chosen for X decides the value of a spell, and is copied with it.
    "an X that was copied": (
        (*X_SPELL, do("copy_spell", of="model", as_="it")),
        NEW,
        "mana_value",
        [("707.2", "mana value 5"), ("202.3e", "value chosen for it, 3"), ("202.3", "add up to mana value 5")],
    ),
    "the types of a copied Room": (
        ROOM,
        NEW,
        "types",
        [("707.2", "card type Enchantment"), ("709.5a", "share one type line")],
    ),
    "the name of a copied Room": (
        ROOM,
        NEW,
        "name",
        [
            ("709.5", "locked half do not count: no name"),
            ("613.1c", "left out in layer 3"),
            ("707.2", "the copied values: name Bottomless Pool // Locker Room"),
            ("709.5", "Among its copiable values are both halves"),
        ],
    ),
    # 305.6: a mana ability that goes with the type is had whether or not the card prints it.
    "the ability of a land": (
        (place("Wood"),),
        NEW,
        "abilities",
        [("305.6", "Each basic land type"), ("207.1", "printed on the card: one ability")],
    ),
    "the ability of a copied land": (
        _copied("Wood"),
        NEW,
        "abilities",
        [("707.2", "the copied values: one ability"), ("305.6", "Each basic land type")],
    ),
    "no supertypes, as an exception took the one": (
        (ELK, COMMON[0], do("become_copy", "it", of="model", except_={"remove_supertypes": ["Legendary"]})),
        NEW,
        "supertypes",
        [("707.9b", "leaves it with no supertypes")],
    ),
    "no supertypes, as an exception took the one before": (
        (*COMMON, *AGAIN),
        NEW,
        "supertypes",
        [("707.2", "no supertypes"), ("707.9b", "left no supertypes to be copied")],
    ),
    "no supertypes of a token, as an exception took the one before": (
        (*COMMON, do("create_token_copy", of="middle", as_="it")),
        NEW,
        "supertypes",
        [("707.2", "no supertypes"), ("707.9b", "left no supertypes to be copied"), ("111.3", "no supertypes")],
    ),
    "types that no exception took": ((*COMMON, *AGAIN), NEW, "types", [("707.2", "card type Creature")]),
    "its own color, kept": (
        _copied("Elk", {"colors": ["U"]}, MAGE),
        NEW,
        "colors",
        [("707.9c", "does not copy the color and keeps its own"), ("707.9b", "color blue")],
    ),
    "another color": (_copied("Elk", {"colors": ["R"]}, MAGE), NEW, "colors", [("707.9b", "color red")]),
    "its own name": (_copied("Elk", {"name": "Mage"}, MAGE), NEW, "name", [("707.9b", "name Mage")]),
    # Until 2016 cards said "except it's still 1/1".
    "its own power, in 2016": (
        _copied("Elk", {"power": 1}, MAGE),
        "2016-01",
        "power",
        [("706.9c", "makes it so: power 1"), ("706.9b", "its own power, which it keeps")],
    ),
}


@pytest.mark.parametrize("name", SAYS)
def test_707_2_707_9_each_reason_of_a_copy_says_what_it_is_about(name: str) -> None:
    actions, edition, key, says = SAYS[name]
    found = [(why.rules[0], why.says) for why in play(edition, *actions, cards=CARDS)["it"].why[key]]
    assert [rule for rule, _ in found] == [rule for rule, _ in says]
    assert [words in told for (_, told), (_, words) in zip(found, says, strict=True)] == [True] * len(says)


def test_202_3e_the_number_chosen_for_x_leads_for_the_spell_that_was_cast() -> None:
    told = play(NEW, *X_SPELL, cards=CARDS)["model"].why["mana_value"]
    assert [why.rules[0] for why in told] == ["202.3e", "202.3"]
