"""Exceptions of copies (707.9): each becomes part of what is copied, and takes with it what defined the value."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.rules import EDITIONS, NEWEST, RulesError
from inspector.rules.values.exceptions import kept_by_exceptions
from tests.rules.cards_for_tests import creature
from tests.rules.editions import by_edition
from tests.rules.playing import Played, Record, do, place, play

NEW = NEWEST.key
# What is copied has something of everything, and an ability that defines nothing.
MODEL: Record = {
    "name": "Model",
    "mana_cost": "{1}{G}",
    "type_line": "Legendary Artifact Creature — Elf Wizard",
    "oracle_text": "Flying\nTrample",
    "keywords": ["Flying", "Trample"],
    "power": "2",
    "toughness": "3",
}
# Its power and toughness, its color and its types are defined by abilities of its own.
DEFINED: Record = {
    "name": "Defined",
    "mana_cost": "{3}{R}",
    "type_line": "Creature — Shapeshifter",
    "oracle_text": "Changeling\nDevoid\nIts size is the number of creatures.",
    "keywords": ["Changeling", "Devoid"],
    "power": "*",
    "toughness": "*",
    "define": {"power": {"count": {"types": "Creature"}}, "toughness": {"count": {"types": "Creature"}}},
}
# The same, by the words of its text as cards have it.
WORDED: Record = {
    "name": "Worded",
    "mana_cost": "{3}{R}",
    "type_line": "Creature — Shapeshifter",
    "oracle_text": "Changeling (It has all of them.)\nDevoid (It has none.)\n"
    "Worded's power and toughness are each equal to the number of blue Elves you control.",
    "keywords": ["Changeling", "Devoid"],
    "power": "*",
    "toughness": "*",
}
INDICATED: Record = {**MODEL, "name": "Indicated", "mana_cost": "", "color_indicator": ["G"]}


def copied(change: Record, card: Record = MODEL, edition: str = NEW) -> Played:
    return play(
        edition,
        place(card["name"], "model"),
        do("create_token_copy", of="model", as_="it", except_=change),
        cards=[MODEL, DEFINED, WORDED, INDICATED],
    )


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"name": "Other"}, {"name": "Other", "mana_cost": "{1}{G}"}),
        # The color follows from the mana cost that it has now (202.2).
        ({"mana_cost": "{3}{U}"}, {"name": "Model", "mana_cost": "{3}{U}", "mana_value": 4, "colors": ("U",)}),
        ({"colors": ["W", "U"]}, {"colors": ("W", "U"), "mana_cost": "{1}{G}"}),
        ({"set_colors": ["B"]}, {"colors": ("B",)}),
        ({"set_colors": []}, {"colors": ()}),
        ({"colors": ["W"], "add_colors": ["B"]}, {"colors": ("W",)}),
        ({"add_colors": ["W"]}, {"colors": ("W", "G")}),
        ({"power": 7}, {"power": 7, "toughness": 3}),
        ({"toughness": 0}, {"power": 2, "toughness": 0}),
        ({"set_power": 5, "power": 7}, {"power": 5, "toughness": 3}),
        ({"set_toughness": 9}, {"power": 2, "toughness": 9}),
        ({"power": "+4"}, {"power": 4}),
        (
            {"add_types": ["Enchantment"]},
            {"types": ("Enchantment", "Artifact", "Creature"), "subtypes": ("Elf", "Wizard")},
        ),
        ({"add_types": ["Creature"]}, {"types": ("Artifact", "Creature")}),
        ({"set_types": ["Creature"]}, {"types": ("Creature",), "subtypes": ("Elf", "Wizard")}),
        # 205.3d: creature types go with the card type that they belong to.
        ({"set_types": ["Artifact"]}, {"types": ("Artifact",), "subtypes": ()}),
        ({"remove_types": ["Artifact"]}, {"types": ("Creature",), "subtypes": ("Elf", "Wizard")}),
        ({"remove_types": ["Creature"]}, {"types": ("Artifact",), "subtypes": (), "supertypes": ("Legendary",)}),
        ({"set_subtypes": ["Goblin"]}, {"subtypes": ("Goblin",), "types": ("Artifact", "Creature")}),
        # 205.1a: setting subtypes takes the others of the same kind away, and no other kind.
        ({"set_subtypes": ["Equipment"]}, {"subtypes": ("Elf", "Wizard", "Equipment")}),
        ({"add_subtypes": ["Elf", "Goblin"]}, {"subtypes": ("Elf", "Wizard", "Goblin")}),
        ({"add_supertypes": ["Snow", "Legendary"]}, {"supertypes": ("Legendary", "Snow")}),
        ({"remove_supertypes": ["Legendary"]}, {"supertypes": (), "types": ("Artifact", "Creature")}),
        ({"remove_supertypes": ["Snow"]}, {"supertypes": ("Legendary",)}),
        (
            {"add_abilities": ["Vigilance"]},
            {"abilities": ("Flying", "Trample", "Vigilance"), "keywords": ("Flying", "Trample", "Vigilance")},
        ),
        ({"remove_abilities": ["flying"]}, {"abilities": ("Trample",), "keywords": ("Trample",)}),
        ({"lose_all_abilities": True}, {"abilities": (), "keywords": (), "power": 2}),
        ({"lose_all_abilities": True, "add_abilities": ["Haste"]}, {"abilities": ("Haste",)}),
    ],
    ids=str,
)
def test_707_9b_an_exception_is_part_of_what_the_copy_is_and_of_what_is_copied_of_it(
    change: Record, expected: dict[str, Any]
) -> None:
    played = copied(change).then(do("create_token_copy", of="it", as_="again"))
    for label in ("it", "again"):
        held = played[label]
        for key, value in expected.items():
            found = held.value(key)
            same = set(found) == set(value) if isinstance(found, tuple) and isinstance(value, tuple) else found == value
            assert same, (label, key, found)
    # What is copied stays what it was.
    assert (played["model"].name, played["model"].power, played["model"].colors) == ("Model", 2, ("G",))


def test_an_exception_that_is_no_number_is_refused() -> None:
    with pytest.raises(RulesError, match="needs a number for power"):
        copied({"set_power": "mana value"})


@pytest.mark.parametrize(
    ("change", "size"),
    [
        # Two creatures lie there, so each of them is 2/2 by its own ability.
        ({}, (2, 2)),
        ({"set_power": 7}, (7, 2)),
        ({"toughness": 8}, (2, 8)),
        ({"power": 7, "toughness": 8}, (7, 8)),
        ({"add_types": ["Artifact"]}, (2, 2)),
        ({"colors": ["U"]}, (2, 2)),
    ],
    ids=str,
)
def test_707_9d_what_defines_an_excepted_size_is_not_copied(change: Record, size: tuple[int, int]) -> None:
    held = copied(change, DEFINED)["it"]
    assert (held.power, held.toughness) == size


@pytest.mark.parametrize(
    ("change", "size", "colors", "keywords"),
    [
        # No Elf there is blue but one with these exceptions.
        ({}, (0, 0), (), ("Changeling", "Devoid")),
        ({"power": 7, "toughness": 8}, (7, 8), (), ("Changeling", "Devoid")),
        ({"set_colors": ["U"]}, (1, 1), ("U",), ("Changeling",)),
        ({"set_subtypes": ["Goblin"]}, (0, 0), (), ("Devoid",)),
    ],
    ids=str,
)
def test_707_9d_what_defines_an_excepted_value_in_words_is_not_copied(
    change: Record, size: tuple[int, int], colors: tuple[str, ...], keywords: tuple[str, ...]
) -> None:
    held = copied(change, WORDED)["it"]
    assert (held.power, held.toughness, held.colors, set(held.keywords)) == (*size, colors, set(keywords))
    assert not held.not_computed


# A definition stands in a record for one paragraph: the one it names, else the only static ability of the text.
STATED = {"name": "Stated", "mana_cost": "{3}{R}", "type_line": "Creature — Elf", "power": "*", "toughness": "*"}
HANDS = {"power": {"count": {"zone": "hand"}}, "toughness": {"count": {"zone": "hand"}}}
OF_HANDS, OF_COLORS, OTHER = "It is as big as hands.", "It is all colors.", "Other Elves are glad."


@pytest.mark.parametrize(
    ("texts", "define", "change", "left", "doubt"),
    [
        (["Flying", OF_HANDS, "When it dies, wait."], HANDS, {"power": 4, "toughness": 4}, 2, False),
        (["Flying", OF_HANDS], HANDS, {"name": "Other"}, 2, False),
        (["Flying", OF_HANDS], HANDS, {"power": 4}, 2, False),
        ([OF_COLORS, "{T}: Wait."], {"set_colors": ["W", "U"]}, {"colors": ["B"]}, 1, False),
        ([OF_COLORS, "{T}: Wait."], {"set_colors": ["W", "U"]}, {"power": 4}, 2, False),
        ([OTHER, OF_HANDS], {**HANDS, "words": {"text": OF_HANDS}}, {"power": 4, "toughness": 4}, 1, False),
        ([OTHER, OF_HANDS], HANDS, {"power": 4, "toughness": 4}, 2, True),
    ],
    ids=str,
)
def test_707_9d_the_paragraph_of_a_definition_in_a_record_is_not_copied(
    texts: list[str], define: Record, change: Record, left: int, doubt: bool
) -> None:
    card = {**STATED, "oracle_text": "\n".join(texts), "define": define}
    played = play(
        NEW,
        place("Stated", "model"),
        do("create_token_copy", of="model", as_="it", except_=change),
        cards=[{**card, "static": [{"filter": {"subtypes": "Elf"}, "change": {}}]} if OTHER in texts else card],
    )
    held = played["it"]
    assert len(held.abilities) == left
    assert (OF_HANDS in held.abilities or OF_COLORS in held.abilities) == (left == len(texts))
    assert bool(held.doubts("abilities")) == doubt


@pytest.mark.parametrize(
    ("name", "change", "words"),
    [
        ("Tarmogoyf", {"power": 4, "toughness": 4}, "Its power is"),
        ("Maro", {"power": 4, "toughness": 4}, "Its power and"),
        ("Ixidron", {"power": 4, "toughness": 4}, "Its power and"),
        ("Cruel Somnophage", {"power": 4, "toughness": 4}, "Power and"),
        ("Ashaya, Soul of the Wild", {"power": 4, "toughness": 4}, "Its power and"),
        ("Enduring Angel", {"power": 4, "toughness": 4}, "Power and"),
        ("The Kami War", {"colors": ["U"]}, "It is all"),
    ],
)
def test_707_9d_no_bundled_card_keeps_what_defines_an_excepted_value(name: str, change: Record, words: str) -> None:
    face = {"face": "back"} if name in ("Enduring Angel", "The Kami War") else {}
    played = play(NEW, place(name, "model", **face), do("create_token_copy", of="model", as_="it", except_=change))
    assert any(text.startswith(words) for text in played["model"].abilities)
    assert not any(text.startswith(words) for text in played["it"].abilities)
    assert not played["it"].doubts("abilities")


def test_604_3_a_size_that_equals_a_life_total_is_computed_of_the_bundled_card() -> None:
    played = play(NEW, place("Enduring Angel", "it", face="back"), do("life", player="Ana", total=14))
    assert (played["it"].power, played["it"].toughness, played["it"].not_computed) == (14, 14, ())


def test_words_that_define_an_excepted_value_beside_another_are_not_computed() -> None:
    held = copied({"power": 7}, WORDED)["it"]
    assert held.doubts("power")
    assert not copied({"power": 7}, DEFINED)["it"].not_computed


@pytest.mark.parametrize("said", [None, {"colors": ["U"]}], ids=str)
def test_707_9_exceptions_that_are_not_read_put_every_copied_value_in_doubt(said: Record | None) -> None:
    mimic = {
        "name": "Mimic",
        "mana_cost": "{U}",
        "type_line": "Creature — Shapeshifter",
        "oracle_text": "You may have this creature enter as a copy of any Elf, except it whistles.",
        "power": "0",
        "toughness": "0",
    }
    played = play(
        NEW,
        place("Model", "model"),
        place("Mimic", "it", "hand"),
        do("put_onto_battlefield", "it", as_copy_of="model", **({} if said is None else {"except_": said})),
        do("create_token_copy", of="it", as_="of it"),
        cards=[MODEL, mimic],
    )
    in_doubt = {label for label in played.table.objects if played[label].doubts("power")}
    assert in_doubt == (set() if said else {"it", "of it"})
    assert not played["it"].doubts("controller")


@pytest.mark.parametrize("change", [{"colors": ["U"]}, {"set_colors": ["U"]}], ids=str)
def test_707_9d_devoid_is_not_copied_where_the_color_is_excepted(change: Record) -> None:
    held = copied(change, DEFINED)["it"]
    assert (held.colors, held.keywords) == (("U",), ("Changeling",))
    assert "Devoid" not in held.abilities
    plain = copied({"name": "Other"}, DEFINED)["it"]
    assert (plain.colors, set(plain.keywords)) == ((), {"Changeling", "Devoid"})


@pytest.mark.parametrize(
    ("edition", "change", "keeps"),
    [
        (NEW, {"set_subtypes": ["Goblin"]}, False),
        (NEW, {"add_subtypes": ["Goblin"]}, True),
        # Before 2021 adding a subtype was enough (706.9d in 2016).
        ("2016-01", {"add_subtypes": ["Goblin"]}, False),
        ("2016-01", {"set_subtypes": ["Goblin"]}, False),
        ("2016-01", {"colors": ["U"]}, True),
    ],
    ids=str,
)
def test_707_9d_changeling_is_not_copied_where_the_subtypes_are_excepted(
    edition: str, change: Record, keeps: bool
) -> None:
    held = copied(change, DEFINED, edition)["it"]
    assert ("Changeling" in held.keywords) == keeps
    assert "Goblin" in held.subtypes or "subtypes" not in str(change)


def test_707_9d_a_color_indicator_is_not_copied_where_the_color_is_excepted() -> None:
    assert copied({"name": "Other"}, INDICATED)["it"].color_indicator == ("G",)
    blue = copied({"set_colors": ["U"]}, INDICATED)["it"]
    assert (blue.colors, blue.color_indicator) == (("U",), ())
    both = copied({"add_colors": ["U"]}, INDICATED)["it"]
    assert (both.colors, both.color_indicator) == (("U", "G"), ("G",))


def test_what_the_exceptions_did_is_told_of_each_value_that_they_changed() -> None:
    held = copied({"set_power": 5, "add_abilities": ["Haste"], "add_supertypes": ["Snow"]})["it"]
    for key in ("power", "abilities", "keywords", "supertypes"):
        assert {"707.9a", "707.9b"} & {number for why in held.why[key] for number in why.rules}, key
    for key in ("toughness", "colors", "name", "mana_cost"):
        assert not {"707.9a", "707.9b"} & {number for why in held.why[key] for number in why.rules}, key


@pytest.mark.parametrize(
    ("change", "keys"),
    [
        ({"name": "Other"}, ("name",)),
        ({"mana_cost": "{4}{U}"}, ("mana_cost", "mana_value")),
        ({"colors": ["U"]}, ("colors",)),
        ({"set_colors": ["U"]}, ("colors",)),
        ({"add_colors": ["U"]}, ("colors",)),
        ({"add_types": ["Enchantment"]}, ("types",)),
        ({"set_types": ["Creature"]}, ("types",)),
        ({"remove_types": ["Artifact"]}, ("types",)),
        ({"set_subtypes": ["Goblin"]}, ("subtypes",)),
        ({"add_subtypes": ["Goblin"]}, ("subtypes",)),
        ({"add_supertypes": ["Snow"]}, ("supertypes",)),
        ({"remove_supertypes": ["Legendary"]}, ("supertypes",)),
        ({"add_abilities": ["Haste"]}, ("abilities", "keywords")),
        ({"power": 9}, ("power",)),
        ({"toughness": 9}, ("toughness",)),
        ({"set_power": 9}, ("power",)),
        ({"set_toughness": 9}, ("toughness",)),
    ],
    ids=str,
)
def test_707_9_is_told_of_the_values_that_an_exception_is_about(change: Record, keys: tuple[str, ...]) -> None:
    held = copied(change)["it"]
    every = ("name", "mana_cost", "types", "subtypes", "supertypes", "abilities", "power", "toughness")
    for key in {*keys, *every}:
        cited = {number for why in held.why[key] for number in why.rules}
        assert bool({"707.9a", "707.9b"} & cited) == (key in keys), key


RATS = creature(
    "Horde Rats",
    "Rat",
    "*/*",
    oracle_text=(
        "Horde Rats's power and toughness are each equal to the number of creatures named Horde Rats.\n"
        "This creature enters tapped.\nOther creatures you control named Horde Rats get +0/+1."
    ),
)


@pytest.mark.parametrize("of_the_copy", [False, True], ids=["token", "token of the copy"])
def test_201_5_words_mean_their_object_whatever_name_an_exception_gave_it(*, of_the_copy: bool) -> None:
    renamed = {"name": "Other"}
    first = (place("Bears", "bears"), do("become_copy", "bears", of="rats", except_=renamed)) if of_the_copy else ()
    of, changed = ("bears", None) if of_the_copy else ("rats", renamed)
    made = do("create_token_copy", of=of, as_="it", **({"except_": changed} if changed else {}))
    cards = [RATS, creature("Bears", "Bear", "2/2")]
    it = play(NEW, place("Horde Rats", "rats"), *first, made, cards=cards)["it"]
    # One object has the name that is counted; the bonus is for others of that name.
    assert (it.name, it.power, it.toughness, it.not_computed) == ("Other", 1, 1, ())


@by_edition("-", "-", "716.3c", "715.3c", "715.3c")
def test_707_9_an_exception_to_the_types_leaves_the_kind_of_the_inset_that_was_cast(
    edition: str, rules: list[str]
) -> None:
    played = play(
        edition,
        place("Bonecrusher Giant", "giant", "hand"),
        do("cast", "giant", inset=True),
        do("copy_spell", of="giant", as_="copy", **{"except": {"set_types": ["Enchantment"]}}),
    )
    copy = played["copy"]
    assert (copy.name, copy.types, copy.subtypes) == ("Stomp", ("Enchantment",), ())
    assert copy.why["name"][0].rules[0] == rules[0]
    assert "Adventure" in copy.why["name"][0].says


ENTERS = "You may have this creature enter as a copy of a permanent you control, except it"
IF_ONE = "enters with an additional {0} counter on it if it's a {1}"
SPARK = f"{IF_ONE.format('+1/+1', 'creature')}, it {IF_ONE.format('loyalty', 'planeswalker')}, and it isn't legendary."
MIMICS = {
    "Spark": SPARK,
    "Blue One": "doesn't copy that creature's color and it has flying.",
}


@pytest.mark.parametrize(
    ("mimic", "of", "expected"),
    [
        ("Spark", "Chief", {"counters": {"+1/+1": 1}, "power": 3, "supertypes": (), "colors": ("R",)}),
        ("Spark", "Walker", {"counters": {"loyalty": 4}, "supertypes": (), "loyalty": 4}),
        # 614.12: by its own words it will be a creature too.
        ("Spark", "Fighter", {"counters": {"+1/+1": 1, "loyalty": 4}, "power": 5, "loyalty": 4}),
        ("Blue One", "Chief", {"power": 2, "colors": ("U",), "keywords": ("Flying",), "counters": {}}),
    ],
)
def test_707_9_what_its_own_clause_excepts_goes_by_what_it_copies_and_is(
    mimic: str, of: str, expected: dict[str, object]
) -> None:
    chief = creature("Chief", "Elf", "2/2", "{R}", type_line="Legendary Creature — Elf")
    walker = {"name": "Walker", "mana_cost": "{R}", "type_line": "Legendary Planeswalker — Walker", "loyalty": "3"}
    fighter = {**walker, "name": "Fighter"}
    fighter["oracle_text"] = "During your turn, Fighter is a 4/4 Human creature that's still a planeswalker."
    clause = creature(mimic, "Shapeshifter", "0/0", "{U}", oracle_text=f"{ENTERS} {MIMICS[mimic]}")
    enters = do("put_onto_battlefield", "it", as_copy_of="of")
    played = play(NEW, place(of, "of"), place(mimic, "it", "hand"), enters, cards=[chief, walker, fighter, clause])
    held = played["it"]
    assert {key: getattr(held, key) for key in expected} == expected
    assert (held.name, tuple(held.not_computed)) == (of, ())


@pytest.mark.parametrize(
    ("original", "change", "first"),
    [
        ("Serra Angel", {"add_abilities": ["{T}: Draw a card."]}, {"abilities": "707.9a", "keywords": "707.2"}),
        ("Serra Angel", {"add_abilities": ["Haste"]}, {"abilities": "707.9a", "keywords": "707.9a"}),
        ("Serra Angel", {"lose_all_abilities": True}, {"abilities": "707.9b", "keywords": "707.9b"}),
        ("Serra Angel", {"remove_abilities": ["Flying"]}, {"abilities": "707.9b", "keywords": "707.9b"}),
        ("Avian Changeling", {"set_subtypes": ["Bear"]}, {"abilities": "707.9d", "keywords": "707.9d"}),
        (
            "Avian Changeling",
            {"set_subtypes": ["Bear"], "add_abilities": ["{T}: Draw a card."]},
            {"abilities": "707.9a", "keywords": "707.9d"},
        ),
    ],
)
def test_707_9_what_an_exception_did_to_abilities_leads(original: str, change: Record, first: dict[str, str]) -> None:
    """It added one, took some, or left one behind that defines another value; else they are copied like all."""
    words = {"Avian Changeling": "Changeling\nFlying", "Serra Angel": "Flying\nVigilance"}[original]
    card = creature("Model", "Shapeshifter", "2/2", oracle_text=words)
    played = play(
        "2026-08",
        place("Model", "model"),
        place("Grizzly Bears", "it"),
        {"do": "become_copy", "object": "it", "of": "model", "except": change},
        cards=[card],
    )
    assert {key: played["it"].why[key][0].rules[0] for key in first} == first


@pytest.mark.parametrize(
    "change",
    [
        {"control": "Ben"},
        {"text": {"from": "red", "to": "blue"}},
        {"switch_power_toughness": True},
        {"all_creature_types": True},
        {"lose_all_creature_types": True},
        {"lose_all_land_types": True},
        {"all_basic_land_types": True},
        {"set_chosen": "creature type"},
        {"add_chosen": "creature type"},
        {"add_static": [{"on": "self", "change": {"power": "+1"}}]},
        {"abilities_of": {"among": {"types": "Creature"}}},
        {"lose_all_abilities": True, "keep_mana_abilities": True},
        {"cant_have_abilities": ["Flying"]},
    ],
    ids=str,
)
def test_707_9_what_is_no_exception_of_copying_is_not_computed(change: Record) -> None:
    """Who controls it, a text change, a size that is switched: none of these is copiable or held by a face (707.2)."""
    played = copied(change)
    word = next(key for key in change if key != "lose_all_abilities").replace("_", " ")
    assert (played.last.result, "it" in played.table.objects) == ("not computed", False)
    assert f"“{word}”" in played.last.says


@pytest.mark.parametrize(
    ("change", "kept"),
    [
        ({"name": "Model"}, ("name",)),
        ({"name": "Other"}, ()),
        ({"power": 2}, ("power",)),
        ({"power": 3}, ()),
        ({"toughness": 3}, ("toughness",)),
        ({"mana_cost": "{1}{G}"}, ("mana_cost", "mana_value")),
        ({"colors": ["G"]}, ("colors",)),
        ({"colors": ["U"]}, ()),
        # A type line is changed and never kept.
        ({"add_types": ["Artifact"]}, ()),
    ],
    ids=str,
)
def test_707_9c_a_value_that_the_copy_had_itself_is_not_copied(change: Record, kept: tuple[str, ...]) -> None:
    """Colors are said not to be copied; of all else that was so while cards said "except it's still 7/7" (706.9b)."""
    for edition in EDITIONS:
        becoming = do("become_copy", "it", of="model", except_=change)
        played = play(edition.key, place("Model", "model"), place("Model"), becoming, cards=[MODEL])
        own, excepted = (played.table.object("it").base, played.table.object("it").copies[-1].values)
        still = edition.key in ("2011-09", "2016-01")
        assert kept_by_exceptions(edition, own, excepted) == (kept if still or kept == ("colors",) else ())
        assert kept_by_exceptions(edition, None, excepted) == ()


@pytest.mark.parametrize(
    ("exception", "of", "key", "taken"),
    [
        ({"remove_supertypes": ["Legendary"]}, "Plain", "supertypes", False),
        ({"remove_supertypes": ["Legendary"]}, "Great", "supertypes", True),
        ({"remove_types": ["Artifact"]}, "Plain", "types", False),
        ({"remove_types": ["Artifact"]}, "Great", "types", True),
        ({"lose_all_abilities": True}, "Plain", "abilities", False),
        ({"lose_all_abilities": True}, "Great", "abilities", True),
    ],
)
def test_707_9b_an_exception_that_only_takes_is_told_where_it_took_something(
    exception: Record, of: str, key: str, taken: bool
) -> None:
    """Of what was never legendary nothing was taken, in a copy and in a copy of that."""
    great = {**creature("Great", "Elf", "1/1", oracle_text="Flying"), "type_line": "Legendary Artifact Creature — Elf"}
    cards = (creature("Plain", "Elf", "1/1"), great, creature("Double", "Illusion", "0/0"))
    made = (place(of, "o"), place("Double"), do("become_copy", "it", of="o", except_=exception))
    played = play("2026-08", *made, place("Double", "again"), do("become_copy", "again", of="it"), cards=cards)
    for label in ("it", "again"):
        assert any("707.9b" in why.rules for why in played[label].why[key]) is taken
