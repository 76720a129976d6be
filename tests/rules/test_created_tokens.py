"""Tokens that are created in their own words (111.3 to 111.5; 110.5b to 110.5d until 2016)."""

from __future__ import annotations

import pytest

from inspector.rules import Event, EventKind, RulesError
from tests.rules.playing import ILLEGAL, Played, Record, do, place, play

NEW = "2026-08"
SOLDIER = "1/1 white Soldier creature token"
TWICE = "twice that many of those"
MADE = do("create_token", card=SOLDIER, as_="made")


# 111.4 since 2021: the subtypes and the word Token; 110.5c before: the creature types alone.
@pytest.mark.parametrize(
    ("edition", "name", "rule", "of_what"),
    [
        ("2011-09", "Soldier", "110.5c", "creature types"),
        ("2016-01", "Soldier", "110.5c", "creature types"),
        ("2021-09", "Soldier Token", "111.4", "subtypes and the word Token"),
        ("2026-08", "Soldier Token", "111.4", "subtypes and the word Token"),
    ],
)
def test_111_4_a_token_that_nothing_names_is_called_by_its_subtypes(
    edition: str, name: str, rule: str, of_what: str
) -> None:
    played = play(edition, MADE, place(SOLDIER, "there"))
    for label in ("made", "there"):
        found = played[label]
        assert (found.name, found.power, found.toughness, found.token) == (name, 1, 1, True)
        assert (found.types, found.subtypes, found.mana_value) == (("Creature",), ("Soldier",), 0)
        says = f"It was given no name, so its name is its {of_what}: {name}."
        assert [(why.rules[0], why.says) for why in found.why["name"]] == [(rule, says)]
        assert found.why["mana_cost"][0].rules[0] == ("110.5b" if rule == "110.5c" else "111.3")


def test_a_token_needs_a_label_of_its_own() -> None:
    with pytest.raises(RulesError, match="made"):
        play(NEW, MADE, MADE)


def test_111_4_a_name_that_is_given_stays_as_it_is() -> None:
    played = play(NEW, do("create_token", card="Monster Role token", as_="role"))
    assert (played["role"].name, played["role"].subtypes) == ("Monster", ("Aura", "Role"))
    assert [why.rules[0] for why in played["role"].why["name"]] == ["111.10k", "111.3"]


def test_a_role_does_to_its_creature_what_the_rules_say_of_it() -> None:
    """111.10k: +1/+1 and trample; 704.5y: of two by one player the older one goes."""
    roles = [do("create_token", card=f"{kind} Role token", as_=kind) for kind in ("Royal", "Monster")]
    on = [do("attach", kind, to="it") for kind in ("Royal", "Monster")]
    played = play(NEW, place("Grizzly Bears"), roles[0], on[0], roles[1], on[1])
    assert (played["it"].power, played["it"].toughness) == (4, 4)
    assert "Trample" in played["it"].keywords
    checked = played.then(do("check_state"))
    assert (checked["it"].power, "Royal" in checked.table.objects and checked["Royal"].zone) != (4, "battlefield")


SEASON = {
    "name": "Season",
    "mana_cost": "{4}{G}",
    "type_line": "Enchantment",
    "oracle_text": f"If one or more tokens would be created under your control, {TWICE} tokens are created instead.",
}


def test_614_1a_twice_as_many_are_created_where_something_says_so() -> None:
    played = play(NEW, place("Season", "season"), MADE, cards=[SEASON])
    assert [label for label, held in played.table.objects.items() if held.token] == ["made", "made #2"]
    assert "614.1a" in played.last.rules
    # Each has a label of its own, also where the first of these are taken, and others lie there.
    taken = [place(SOLDIER, f"made #{number}") for number in range(2, 42)]
    crowded = play(NEW, place("Season", "season"), *taken, MADE, cards=[SEASON])
    assert "made #42" in crowded.table.objects
    theirs = play(NEW, place("Season", "season"), {**MADE, "player": "Ben"}, cards=[SEASON])
    assert "made #2" not in theirs.table.objects
    assert theirs["made"].controller == theirs["made"].owner == "Ben"


def test_614_1a_as_many_are_created_where_many_are_gone() -> None:
    """A label stays that of the token that had it, also where that has ceased to exist (111.7, 704.5d)."""
    names = [f"made #{number}" for number in range(2, 82)]
    gone = [action for name in names for action in (place(SOLDIER, name), do("move", name, to="hand"))]
    made = play(NEW, place("Season", "season"), *gone, do("check_state"), MADE, cards=[SEASON])
    assert [label for label in made.table.objects if label.startswith("made")] == ["made", "made #82"]


def test_tokens_enter_tapped_where_they_are_told_to() -> None:
    played = play(NEW, {**MADE, "tapped": True})
    assert played["made"].tapped
    assert [str(event.kind) for event in played.last.events] == ["entered"]


def test_what_no_edition_knows_as_a_token_is_none() -> None:
    with pytest.raises(RulesError, match="no token is known"):
        play(NEW, do("create_token", card="Grizzly Bears", as_="made"))
    with pytest.raises(RulesError, match="no token is known"):
        play(NEW, do("create_token", card="1/1 Soldier creature token", as_="made"))
    # 712 has double-faced tokens since 2023.
    assert play("2016-01", do("create_token", card="Incubator", as_="made")).last.result == ILLEGAL


def made_beside(words: str, *tokens: str) -> Played:
    card = {"name": "Hall", "mana_cost": "{4}", "type_line": "Enchantment", "oracle_text": words}
    creating = (do("create_token", card=token, as_=f"token {at}") for at, token in enumerate(tokens))
    return play(NEW, place("Hall", "hall"), *creating, cards=[card])


WOULD, BESIDES = "would be created under your control,", "are created instead."


@pytest.mark.parametrize(
    ("words", "token", "besides"),
    [
        (f"If one or more tokens {WOULD} those tokens plus an additional Food token {BESIDES}", SOLDIER, ["Food"]),
        (f"If one or more tokens {WOULD} those tokens plus that many {SOLDIER}s {BESIDES}", "Food token", ["Soldier"]),
        (f"If one or more artifact tokens {WOULD} those tokens plus a Map token {BESIDES}", SOLDIER, []),
        (f"If one or more artifact tokens {WOULD} those tokens plus a Map token {BESIDES}", "Food token", ["Map"]),
        ("If you would create a Food or Clue token, instead create one of each.", "Food token", ["Clue"]),
    ],
)
def test_614_5_tokens_that_come_besides_bring_no_more_of_them(words: str, token: str, besides: list[str]) -> None:
    played = made_beside(words, token)
    assert [label for label, held in played.table.objects.items() if held.token] == ["token 0", *besides]
    assert not played["token 0"].not_computed


@pytest.mark.parametrize("creating", [do("create_token", card=SOLDIER), do("create_token_copy", of="bear")], ids=str)
def test_614_1a_each_of_several_tokens_may_be_another(creating: Record) -> None:
    words = f"If one or more creature tokens {WOULD} that many 4/4 white Angel creature tokens {BESIDES}"
    hall = {"name": "Hall", "mana_cost": "{4}", "type_line": "Enchantment", "oracle_text": words}
    there = (place("Season", "season"), place("Hall", "hall"), place("Grizzly Bears", "bear"))
    played = play(NEW, *there, {**creating, "as": "it"}, cards=[SEASON, hall])
    for label in ("it", "it #2"):
        assert {one.source for one in played[label].not_computed} == {"hall"}


def test_614_1a_what_may_be_another_token_is_in_doubt_and_no_other() -> None:
    words = f"If one or more creature tokens {WOULD} that many 4/4 white Angel creature tokens {BESIDES}"
    played = made_beside(words, SOLDIER, "Food token")
    keys = {key for one in played["token 0"].not_computed for key in one.keys}
    assert {"name", "power", "colors", "subtypes"} <= keys
    # 111.2: whoever creates a token, this one or another in its place, has it under their control.
    assert "controller" not in keys
    (told,) = played["token 0"].not_computed
    assert (told.text, told.source) == (words.removesuffix("."), "hall")
    assert not played["token 1"].not_computed
    assert not played["hall"].not_computed


COPIED = do("create_token_copy", of="there", as_="made")


@pytest.mark.parametrize("made", [MADE, COPIED], ids=["spelled", "copied"])
def test_613_7d_a_token_enters_as_an_object_of_its_own_and_newer_than_all(made: Record) -> None:
    played = play(NEW, place("Grizzly Bears", "there"), made, {**made, "as": "again"})
    stamps = [played.table.object(label).timestamp for label in ("there", "made", "again")]
    assert stamps == sorted(set(stamps))
    assert len({played.table.object(label).identity for label in ("there", "made", "again")}) == 3
    assert played.last.events == (Event(EventKind.ENTERED, "again"),)


ENTERS_AS = "You may have this creature enter tapped as a copy of any other creature."


def test_614_1c_a_token_that_could_enter_tapped_as_a_copy_and_is_none_enters_untapped() -> None:
    mimic = {"name": "Mime", "type_line": "Creature — Shapeshifter", "power": "1", "toughness": "1"}
    spelled = do("create_token", card=f'1/1 blue Shapeshifter creature token with "{ENTERS_AS}"', as_="spelled")
    played = play(NEW, place("Mime", "there"), COPIED, spelled, cards=[{**mimic, "oracle_text": ENTERS_AS}])
    for label in ("made", "spelled"):
        assert (played[label].abilities, played[label].tapped) == ((ENTERS_AS,), False)


def test_614_1d_a_token_enters_tapped_where_others_say_so() -> None:
    orb = {"name": "Orb", "type_line": "Artifact", "oracle_text": "Permanents enter tapped."}
    played = play(
        NEW, place("Grizzly Bears", "there"), place("Orb", "orb"), MADE, {**COPIED, "as": "copy"}, cards=[orb]
    )
    assert (played["made"].tapped, played["copy"].tapped, played["there"].tapped) == (True, True, False)


def test_712_14_a_token_with_two_faces_that_is_no_copy_has_the_front_face_by_that_rule() -> None:
    """A copy has the face of its original for a rule of its own (707.8a)."""
    played = play(NEW, do("create_token", card="Incubator", as_="spelled"), place("Delver of Secrets", "there"), COPIED)
    assert [played[label].why["face_up"][0].rules for label in ("spelled", "made")] == [("712.14",), ("707.8a",)]


def told_of_tokens(*words: str) -> tuple[list[str], list[tuple[str, str]]]:
    """Which tokens are there, and the rule and the end of each sentence about their number."""
    halls = [{"name": f"Hall {at}", "type_line": "Enchantment", "oracle_text": one} for at, one in enumerate(words)]
    played = play(NEW, *(place(hall["name"], hall["name"]) for hall in halls), MADE, cards=halls)
    there = [label for label, held in played.table.objects.items() if held.token]
    return there, [(one.rules[0], one.says.partition(":")[0]) for one in played.last.reasons[1:]]


FOOD = f"If one or more tokens {WOULD} those tokens plus an additional Food token {BESIDES}"
MAP = f"If one or more tokens {WOULD} those tokens plus an additional Map token {BESIDES}"
DOUBLED = f"If one or more tokens {WOULD} {TWICE} tokens {BESIDES}"
NOT_COMPUTED = "What Hall {} makes of created tokens is not computed"


def test_616_1_how_many_tokens_are_created_is_told_rule_by_rule() -> None:
    changes = ("614.1a", "Hall 0 changes how many tokens there will be")
    two = ("614.1a", "So two such tokens are created.")
    assert told_of_tokens(DOUBLED) == (["made", "made #2"], [changes, two])
    # The Food could come before it is doubled or behind, so words that add to others are not computed beside these.
    beside = ("614.1a", NOT_COMPUTED.format(1))
    assert told_of_tokens(DOUBLED, FOOD) == (["made", "made #2"], [beside, changes, two])
    assert told_of_tokens(MAP, FOOD) == (["made"], [("614.1a", NOT_COMPUTED.format(0)), beside])


# The tokens that the rules define, from which edition on, and one that they do not.
DEFINED = {
    "Food": ("111.10b", "2021-09"),
    "Gold": ("111.10c", "2021-09"),
    "Walker": ("111.10d", "2021-09"),
    "Shard": ("111.10e", "2021-09"),
    "Blood": ("111.10g", "2021-09"),
    "Powerstone": ("111.10h", "2025-06"),
    "Cursed Role": ("111.10j", "2025-06"),
    "Monster Role": ("111.10k", "2025-06"),
    "Royal Role": ("111.10m", "2025-06"),
    "Sorcerer Role": ("111.10n", "2025-06"),
    "Virtuous Role": ("111.10p", "2025-06"),
    "Wicked Role": ("111.10q", "2025-06"),
    "Young Hero Role": ("111.10r", "2025-06"),
    "Map": ("111.10s", "2025-06"),
    "Junk": ("111.10t", "2025-06"),
    "Lander": ("111.10u", "2026-08"),
    "Mutagen": ("111.10v", "2026-08"),
}


@pytest.mark.parametrize(("kind", "rule"), [("Treasure", "111.10a"), ("Clue", "111.10f"), ("Vibranium", "111.10w")])
def test_111_10_a_token_of_a_card_file_is_the_one_that_the_rules_define(kind: str, rule: str) -> None:
    line, words = f"Token Artifact — {kind}", "{T}: Add {C}."
    record: Record = {"name": kind, "layout": "token", "type_line": line, "oracle_text": words}
    played = play(NEW, place(kind, token=True), cards=(record,))
    found = {key: played["it"].why[key][0].rules[0] for key in ("name", "types", "subtypes", "colors", "abilities")}
    assert found == {**dict.fromkeys(found, rule), "name": "111.4"}
    if kind == "Treasure":
        assert played["it"].why["types"][0].says == "The rules define what a Treasure token is: card type Artifact."


@pytest.mark.parametrize("edition", ["2016-01", "2021-09", "2025-06", "2026-08"])
def test_111_10_what_the_rules_define_of_a_token_is_told_by_that_rule(edition: str) -> None:
    played = play(edition, *(do("create_token", card=f"{kind} token", as_=kind) for kind in DEFINED))
    for kind, (rule, since) in DEFINED.items():
        made = played[kind]
        defined = edition >= since
        general = "111.3" if edition > "2017" else "110.5b"
        keys = ("types", "subtypes", "colors", *(("power", "toughness") if kind == "Walker" else ("abilities",)))
        first = {key: made.why[key][0].rules[0] for key in keys}
        assert first == dict.fromkeys(keys, rule if defined else general), kind
        # It is not defined to have no mana cost; it has none since it was given none (111.3).
        assert made.why["mana_cost"][0].rules[0] == general
        if defined:
            assert made.why["types"][0].says.startswith(f"The rules define what a {kind} token is: ")
        named = kind == "Walker" or "Role" in kind
        unnamed = "111.4" if general == "111.3" else "110.5b"
        assert made.why["name"][0].rules[0] == ((rule if defined else general) if named else unnamed)


def test_111_10_what_has_another_type_line_or_color_is_not_the_token_that_the_rules_define() -> None:
    blue = 'blue Clue artifact token with "Sacrifice it: Draw a card."'
    played = play(NEW, do("create_token", card=blue, as_="it"), do("create_token", card=SOLDIER, as_="s"))
    assert [played[label].why["types"][0].rules[0] for label in ("it", "s")] == ["111.3", "111.3"]
    copied = play(NEW, do("create_token", card="Food token", as_="it"), do("create_token_copy", of="it", as_="c"))
    assert (copied["c"].why["types"][0].rules[0], copied["c"].why["name"][0].rules[0]) == ("707.2", "707.2")


@pytest.mark.parametrize(
    ("spelled", "rule"),
    [
        ('colorless Food artifact token with "Sacrifice it: Draw a card."', "111.10b"),
        # 111.10: one of another name, or without any ability, is none of those that the rules define.
        ('colorless Food artifact token with "Sacrifice it: Draw a card." named Lunch', "111.3"),
        ("colorless Food artifact token", "111.3"),
        ("2/2 black Zombie creature token named Walker", "111.10d"),
        ("2/2 black Zombie creature token", "111.3"),
        ("2/2 black Elf creature token named Walker", "111.3"),
    ],
)
def test_111_10_a_token_is_known_by_its_name_its_type_line_and_its_abilities(spelled: str, rule: str) -> None:
    played = play(NEW, do("create_token", card=spelled, as_="it"))
    assert played["it"].why["subtypes"][0].rules[0] == rule
