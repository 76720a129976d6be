"""The effect language: amounts, qualities, conditions and places of effects, each under every edition (611, 613)."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import CardIndex, Filter, card_from_scryfall
from inspector.rules import NEWEST, RulesError, is_found, new_table, rungs
from inspector.rules.decisions.proof_step import NotAppliedBecause
from tests.rules.editions import EDITION_KEYS
from tests.rules.playing import Played, Record, do, place, play
from tests.rules.speaking import BOARD, CARDS, CREATURES, ON_TARGET, YOURS, board, card, speaks, steps

AMOUNTS: list[tuple[Record, int, list[str]]] = [
    ({"counters": "+1/+1", "on": "bear"}, 3, ["bear"]),
    ({"counters": "charge", "on": "self"}, 2, ["meter"]),
    ({"of": "power", "on": "hybrid"}, 3, ["hybrid"]),
    ({"of": "toughness", "on": "hybrid", "times": -1}, -4, ["hybrid"]),
    ({"of": "mana value", "on": "bear", "times": 2, "plus": 1}, 5, ["bear"]),
    ({"distinct": "card types", "among": {"zone": "graveyard"}}, 3, ["relic", "wood"]),
    ({"distinct": "colors", "among": YOURS}, 3, ["target", "bear", "goblin", "hybrid"]),
    ({"distinct": "names", "among": CREATURES}, 4, ["target", "bear", "theirs", "goblin", "hybrid"]),
    ({"distinct": "basic land types", "among": {"zone": "graveyard"}}, 1, ["relic", "wood"]),
    ({"distinct": "creature types", "among": YOURS}, 5, ["target", "bear", "goblin", "hybrid"]),
    ({"distinct": "powers", "among": {**YOURS, "not": ON_TARGET}}, 3, ["bear", "goblin", "hybrid"]),
    ({"distinct": "mana values", "among": YOURS}, 2, ["target", "bear", "goblin", "hybrid"]),
    ({"greatest": "power", "among": YOURS}, 3, ["target", "bear", "goblin", "hybrid"]),
    ({"greatest": "mana value", "among": {"zone": "exile"}}, 0, []),
    ({"total": "toughness", "among": {"types": "Creature", "zone": "graveyard"}}, 3, ["relic"]),
    ({"devotion": ["G"]}, 3, ["bear", "hybrid"]),
    ({"devotion": ["G", "W"]}, 3, ["bear", "hybrid"]),
    ({"life": "you"}, 20, []),
    ({"life": "opponent", "half": "up"}, 4, []),
    ({"life": "Ben", "half": "down"}, 3, []),
    # 208.1: a land has no power; what has none counts as 0.
    ({"of": "power", "on": "wood", "plus": 2}, 2, ["wood"]),
    # 109.4: what an opponent controls.
    ({"count": {**CREATURES, "belongs_to": "an opponent"}}, 1, ["theirs"]),
    ({"count": CREATURES, "half": "up", "plus": 1}, 4, ["target", "bear", "theirs", "goblin", "hybrid"]),
]


@pytest.mark.parametrize("edition", EDITION_KEYS)
@pytest.mark.parametrize(("value", "number", "objects"), AMOUNTS, ids=str)
def test_613_4b_every_way_of_taking_an_amount(edition: str, value: Record, number: int, objects: list[str]) -> None:
    meter = speaks({"filter": ON_TARGET, "change": {"set_power": value}})
    played = board(
        edition, place("Meter", "meter", counters={"charge": 2}), do("life", player="Ben", total=7), cards=[meter]
    )
    assert (played["target"].power, played["target"].not_computed) == (number, ())
    (step,) = steps(played, "target", "meter")
    (counted,) = step.counted
    assert list(counted.objects) == objects
    read: int = value.get("times", 1)
    assert counted.number * read == number - value.get("plus", 0) or "half" in value


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_107_3_an_effect_of_something_that_resolved_fixes_each_amount(edition: str) -> None:
    """611.2d."""
    effect = do("effect", on=["target"], change={"power": {"counters": "+1/+1", "on": "bear"}}, until="end of turn")
    played = board(edition, effect, do("counters", "bear", kind="+1/+1", count=5))
    assert played["target"].power == 3


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_613_4c_an_amount_added_follows_the_table_and_waits_for_what_changes_it(edition: str) -> None:
    """613.8a: what adds the power of an object depends on what else changes that power in layer 7c."""
    first = speaks({"filter": ON_TARGET, "change": {"power": {"of": "power", "on": "goblin"}}}, name="First")
    second = speaks({"filter": {"name": "Goblin"}, "change": {"power": "+4"}}, name="Second")
    played = board(edition, place("First", "first"), place("Second", "second"), cards=[first, second])
    assert played["target"].power == 5
    (step,) = steps(played, "target", "first")
    assert [(one.source.label, one.by) for one in step.depends_on] == [("second", "what it does")]
    assert played.then(do("move", "second", to="graveyard"))["target"].power == 1


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_613_4c_counters_count_where_the_edition_applies_them_before(edition: str) -> None:
    """Counters come after all effects of layer 7c before 2020 (613.3d), among them since."""
    meter = speaks({"filter": ON_TARGET, "change": {"power": {"of": "power", "on": "bear"}}})
    played = board(edition, place("Meter", "meter"), cards=[meter])
    assert played["target"].power == (2 if edition in ("2011-09", "2016-01") else 5)


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_613_4c_an_amount_may_ask_for_the_very_object(edition: str) -> None:
    """Each gets its own: its mana value, its counters."""
    by_value = speaks(
        {"filter": YOURS, "change": {"power": "mana value", "toughness": {"counters": "+1/+1", "on": "it"}}}
    )
    played = board(edition, place("Meter", "meter"), cards=[by_value])
    assert [played[label].power for label in ("target", "bear", "goblin", "hybrid")] == [1, 7, 2, 5]
    assert [played[label].toughness for label in ("target", "bear", "goblin")] == [1, 8, 1]
    assert steps(played, "bear", "meter")[0].counted[0].number == 3


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_604_3_a_defining_ability_takes_any_amount(edition: str) -> None:
    eater = card(
        "Eater", "Creature — Lhurgoyf", "{1}{G}", "*/1+*",
        define={
            "power": {"distinct": "card types", "among": {"zone": "graveyard"}},
            "toughness": {"distinct": "card types", "among": {"zone": "graveyard"}, "plus": 1},
        },
    )  # fmt: skip
    avatar = card(
        "Avatar", "Creature — Avatar", "{W}", "*/*", define={"power": {"life": "you"}, "toughness": {"life": "you"}}
    )
    played = board(
        edition, place("Eater", "eater"), place("Avatar", "avatar", "hand"), do("life", total=9), cards=[eater, avatar]
    )
    assert (played["eater"].power, played["eater"].toughness) == (3, 4)
    assert (played["avatar"].power, played["avatar"].toughness) == (9, 9)


FOUND: list[tuple[Record, str]] = [
    ({"all_types": ["Artifact", "Creature"]}, "target"),
    ({"owner": "Ben"}, "theirs"),
    ({"counters": "any"}, "bear saga"),
    ({"counters": {"+1/+1": ">=3", "lore": 0}}, "bear"),
    ({"counters": {"+1/+1": "<1"}, "types": "Creature"}, "target theirs goblin hybrid"),
    ({"enchanted": True}, "bear"),
    ({"equipped": True}, "goblin"),
    ({"equipped": False, "types": "Creature", "controller": "Ana"}, "target bear hybrid"),
    ({"modified": True}, "bear goblin saga"),
    ({"attached_to": "bear"}, "mantle"),
    ({"number_of_colors": 0, "types": "Creature"}, "target"),
    ({"number_of_colors": ">=2"}, "hybrid"),
    ({"historic": True}, "target hybrid saga sword"),
    ({"has_abilities": True, "types": "Creature"}, "goblin"),
    ({"designated": ["monstrous", "goaded"]}, "bear"),
    ({"not": {"owner": "Ana"}}, "theirs"),
]


@pytest.mark.parametrize("edition", EDITION_KEYS)
@pytest.mark.parametrize(("wanted", "labels"), FOUND, ids=str)
def test_109_every_quality_of_a_filter_is_asked(edition: str, wanted: Record, labels: str) -> None:
    """303.4b enchanted, 301.5a equipped, 700.6 historic, 700.9 modified, 108.3 owner, 105.2 colors."""
    played = board(
        edition,
        place("Mantle", "mantle"),
        place("Sword", "sword"),
        place("Saga", "saga", counters={"lore": 1}),
        do("attach", "mantle", to="bear"),
        do("attach", "sword", to="goblin"),
    )
    if "designated" in wanted:
        played = played.then(do("designate", "bear", as_="monstrous"))
        labels = labels if played.last.result == "done" else ""
    read = msgspec.convert(wanted, Filter)
    found = {label for label in played.table.objects if is_found(played.table, label, read)}
    assert found == set(labels.split())


def test_207_2_what_is_only_a_reminder_is_no_ability() -> None:
    golem = card("Reminder", "Artifact Creature — Golem", "{S}", "2/2", oracle_text="(Snow can pay for {S}.)")
    played = board(EDITION_KEYS[-1], place("Reminder", "reminder"), cards=[golem])
    assert not is_found(played.table, "reminder", Filter(has_abilities=True))


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_700_9_an_aura_of_an_opponent_modifies_nothing(edition: str) -> None:
    played = board(edition, place("Mantle", "mantle", player="Ben"), do("attach", "mantle", to="goblin"))
    modified, enchanted = (msgspec.convert({key: True}, Filter) for key in ("modified", "enchanted"))
    assert not is_found(played.table, "goblin", modified)
    assert is_found(played.table, "goblin", enchanted)


CHOICES: list[tuple[str, Record, str]] = [
    ("color", {"color": "G"}, "bear theirs hybrid"),
    ("creature type", {"creature_type": "Goblin"}, "goblin many"),
    ("card type", {"card_type": "Artifact"}, "target"),
    ("name", {"name": "Bear"}, "bear theirs"),
]


@pytest.mark.parametrize("edition", EDITION_KEYS)
@pytest.mark.parametrize(("kind", "choice", "labels"), CHOICES, ids=str)
def test_607_2d_a_filter_goes_by_what_was_chosen_for_its_source(
    edition: str, kind: str, choice: Record, labels: str
) -> None:
    meter = speaks({"filter": {"types": "Creature", "chosen": kind}, "change": {"toughness": "+5"}})
    before = board(edition, place("Many", "many"), place("Meter", "meter"), cards=[meter])
    assert {label for label in before.table.objects if steps(before, label, "meter")} == set()
    assert [told.why for told in before["bear"].depends] == [f"Nobody has said which {kind} was chosen for it."]
    after = before.then(do("choose", "meter", **choice))
    assert {label for label in after.table.objects if steps(after, label, "meter")} == set(labels.split())
    assert not after["bear"].depends


_DAY = {"day_night": "day"}
_NIGHT = do("day_night", value="night")
_GOBLINS = {"count": {"subtypes": "Goblin"}, "is": ">=1"}
CONDITIONS: list[tuple[Record, Record, str]] = [
    (_GOBLINS, do("move", "goblin", to="hand"), "there is at least one Goblin"),
    ({"value": {"life": "you"}, "is": ">=20"}, do("life", total=19), "Ana's life total is 20 or greater"),
    ({"self": {"tapped": False}}, do("tap", "meter"), "Meter is untapped"),
    (
        {"self": {"counters": {"charge": ">=1"}}},
        do("counters", "meter", kind="charge", count=-1),
        "Meter has a charge counter on it",
    ),
    ({"turn_of": "you"}, do("turn", player="Ben"), "it is Ana's turn"),
    (_DAY, _NIGHT, "it is day"),
    ({"all": [{"turn_of": "you"}, _DAY]}, _NIGHT, "it is Ana's turn and it is day"),
    ({"any": [{"turn_of": "opponent"}, _DAY]}, _NIGHT, "or it is day"),
    ({"not": {"turn_of": "opponent"}}, do("turn", player="Ben"), "it is not Ben's turn"),
]


@pytest.mark.parametrize("edition", EDITION_KEYS)
@pytest.mark.parametrize(("condition", "ends", "words"), CONDITIONS, ids=str)
def test_611_3a_an_effect_applies_while_its_condition_holds(
    edition: str, condition: Record, ends: Record, words: str
) -> None:
    meter = speaks({"filter": ON_TARGET, "change": {"power": "+2"}, "if": condition})
    played = board(
        edition, do("day_night", value="day"), place("Meter", "meter", counters={"charge": 1}), cards=[meter]
    )
    if "day_night" in str(condition) and played.outcomes[len(BOARD)].result != "done":
        return
    assert played["target"].power == 2
    (rung,) = [one for one in rungs(played.table, "target") if one.step.source and one.step.source.label == "meter"]
    assert [one.holds for one in rung.step.conditions] == [True]
    assert words in rung.conditions[0]
    assert "the your" not in rung.conditions[0]
    after = played.then(ends)
    assert after["target"].power == 0
    (kept_out,) = steps(after, "target", "meter")
    assert (kept_out.applied, [one.holds for one in kept_out.conditions]) == (False, [False])


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_611_3a_what_is_attached_to_may_be_asked(edition: str) -> None:
    sword = card(
        "Edge", "Artifact — Equipment", "{1}",
        static=[{"on": "attached", "change": {"power": "+3"}, "if": {"attached": {"subtypes": "Bear"}}}],
    )  # fmt: skip
    played = board(edition, place("Edge", "edge"), do("attach", "edge", to="theirs"), cards=[sword])
    assert played["theirs"].power == 5
    assert played.then(do("attach", "edge", to="goblin"))["goblin"].power == 1
    both = card(
        "Link", "Artifact — Equipment", "{1}", static=[{"on": ["self", "attached"], "change": {"add_colors": ["U"]}}]
    )
    linked = board(edition, place("Link", "link"), do("attach", "link", to="goblin"), cards=[both])
    assert (linked["link"].colors, linked["goblin"].colors) == (("U",), ("U", "R"))


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_a_condition_that_nobody_has_told_waits(edition: str) -> None:
    said = "an opponent lost life this turn"
    meter = speaks({"filter": YOURS, "change": {"power": "+2"}, "if": {"said": said}})
    played = board(edition, place("Meter", "meter"), cards=[meter])
    assert played["bear"].power == 5
    assert [(told.text, told.source, told.keys) for told in played["bear"].depends] == [(said, "meter", ("power",))]
    assert [told.keys for told in played["meter"].depends] == [()]
    assert not played["theirs"].depends
    told = played.then(do("condition", "meter", says="An opponent lost life this turn.", holds=True))
    assert (told["bear"].power, tuple(told["bear"].depends)) == (7, ())
    untrue = told.then(do("condition", "meter", says=said, holds=False))
    assert (untrue["bear"].power, tuple(untrue["bear"].depends)) == (5, ())
    # What is said of one condition leaves what was said of another.
    other = told.then(do("condition", "meter", says="you attacked this turn", holds=False))
    assert (other["bear"].power, other.table.object("meter").said[said]) == (7, True)
    # Where another part decides, nothing waits (and so with any).
    both = speaks(
        {"filter": YOURS, "change": {"power": "+2"}, "if": {"all": [{"said": said}, {"turn_of": "opponent"}]}}
    )
    assert not board(edition, place("Meter", "meter"), cards=[both])["bear"].depends


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_613_8a_an_effect_waits_for_what_its_condition_goes_by(edition: str) -> None:
    """The older effect is there only once the newer one of its layer has been applied."""
    older = speaks(
        {
            "filter": ON_TARGET,
            "change": {"add_subtypes": ["Wall"]},
            "if": {"count": {"subtypes": "Zombie"}, "is": ">=1"},
        },
        name="Older",
    )
    newer = speaks({"filter": {"name": "Bear"}, "change": {"add_subtypes": ["Zombie"]}}, name="Newer")
    played = board(edition, place("Older", "older"), place("Newer", "newer"), cards=[older, newer])
    assert "Wall" in played["target"].subtypes
    (step,) = steps(played, "target", "older")
    assert [(one.source.label, one.by) for one in step.depends_on] == [("newer", "existence")]
    assert played["target"].why["subtypes"][0].rules[0] in ("613.8a", "613.7a")


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_613_8a_a_condition_that_another_effect_ends_is_told(edition: str) -> None:
    older = speaks(
        {
            "filter": ON_TARGET,
            "change": {"add_subtypes": ["Wall"]},
            "if": {"count": {"subtypes": "Goblin"}, "is": ">=1"},
        },
        name="Older",
    )
    newer = speaks({"filter": {"name": "Goblin"}, "change": {"set_subtypes": ["Elk"]}}, name="Newer")
    played = board(edition, place("Older", "older"), place("Newer", "newer"), cards=[older, newer])
    assert "Wall" not in played["target"].subtypes
    (step,) = steps(played, "target", "older")
    assert (step.applied, step.because) == (False, NotAppliedBecause.NO_LONGER)
    assert [one.holds for one in step.conditions] == [False]


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_613_8a_an_effect_on_what_is_equipped_waits_for_what_makes_equipment_another(edition: str) -> None:
    older = speaks({"filter": {"equipped": True}, "change": {"add_types": ["Enchantment"]}}, name="Older")
    newer = speaks({"filter": {"name": "Sword"}, "change": {"set_subtypes": ["Clue"]}}, name="Newer")
    played = board(
        edition,
        place("Sword", "sword"),
        do("attach", "sword", to="goblin"),
        place("Older", "older"),
        cards=[older, newer],
    )
    assert "Enchantment" in played["goblin"].types
    assert "Enchantment" not in played.then(place("Newer", "newer"))["goblin"].types


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_113_6_an_ability_works_where_it_says(edition: str) -> None:
    """Anger: while it is in its owner's graveyard (113.6b; 112.6b in 2011)."""
    anger = card(
        "Rage", "Creature — Incarnation", "{3}{R}", "2/2",
        static=[{"filter": YOURS, "change": {"add_abilities": ["Haste"]}, "zones": ["graveyard"],
                 "if": {"count": {"subtypes": "Mountain", "controller": "you"}, "is": ">=1"}}],
    )  # fmt: skip
    hill = card("Hill", "Basic Land — Mountain")
    played = board(edition, place("Rage", "rage"), place("Hill", "hill"), cards=[anger, hill])
    assert "Haste" not in played["bear"].keywords
    dead = played.then(do("move", "rage", to="graveyard"))
    assert ("Haste" in dead["bear"].keywords, "Haste" in dead["theirs"].keywords) == (True, False)
    assert "Haste" not in dead.then(do("move", "hill", to="hand"))["bear"].keywords
    said = board(
        edition, place("Bear", "third"),
        do("effect", source="third", filter=YOURS, change={"add_abilities": ["Haste"]}, zones=["graveyard"]),
    )  # fmt: skip
    assert "Haste" not in said["bear"].keywords
    assert "Haste" in said.then(do("move", "third", to="graveyard"))["bear"].keywords


CHANGED: list[tuple[Record, Record, str, object]] = [
    ({"set_chosen": "color"}, {"color": "B"}, "colors", ("B",)),
    ({"add_chosen": "color"}, {"color": "B"}, "colors", ("B", "G")),
    ({"set_chosen": "creature type"}, {"creature_type": "Elk"}, "subtypes", ("Elk",)),
    ({"add_chosen": "creature type"}, {"creature_type": "Elk"}, "subtypes", ("Bear", "Elk")),
    ({"add_chosen": "card type"}, {"card_type": "Artifact"}, "types", ("Artifact", "Creature")),
    ({"set_chosen": "name"}, {"name": "Goblin"}, "name", "Goblin"),
    ({"set_chosen": ["name", "creature type"]}, {"creature_type": "Elk"}, "subtypes", ("Elk",)),
    ({"lose_all_creature_types": True}, {}, "subtypes", ()),
    ({"lose_all_land_types": True}, {}, "subtypes", ("Bear",)),
]


@pytest.mark.parametrize("edition", EDITION_KEYS)
@pytest.mark.parametrize(("change", "choice", "key", "value"), CHANGED, ids=str)
def test_607_2d_a_change_gives_what_was_chosen(
    edition: str, change: Record, choice: Record, key: str, value: object
) -> None:
    """205.1a too: what loses all types of a kind has none of it, whatever other subtypes it has."""
    meter = speaks({"filter": {"name": "Bear"}, "change": change})
    played = board(edition, place("Meter", "meter"), cards=[meter])
    if choice:
        assert played["bear"].depends
        assert played["bear"].value(key) == board(edition)["bear"].value(key)
        played = played.then(do("choose", "meter", **choice))
    assert played["bear"].value(key) == value


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_305_7_every_basic_land_type_in_addition(edition: str) -> None:
    omen = speaks({"filter": {"types": "Land", "controller": "you"}, "change": {"all_basic_land_types": True}})
    played = board(edition, place("Wood", "here"), place("Meter", "meter"), cards=[omen])
    assert set(played["here"].subtypes) == {"Plains", "Island", "Swamp", "Mountain", "Forest"}
    assert len(played["here"].abilities) == 5
    reworded = played.then(
        do("effect", on=["meter"], change={"text": {"from": "Island", "to": "Swamp"}}, until="end of turn")
    )
    assert len(reworded["here"].abilities) == 5, "its words name no land type"


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_702_95_an_effect_on_both_of_a_pair(edition: str) -> None:
    knight = card(
        "Knight", "Creature — Knight", "{W}", "1/1", static=[{"on": ["self", "paired"], "change": {"power": "+2"}}]
    )
    played = board(
        edition,
        place("Knight", "knight"),
        do("designate", "knight", as_="paired", **{"with": "goblin"}),
        cards=[knight],
    )
    paired = played.last.result == "done"
    assert (played["knight"].power, played["goblin"].power) == ((3, 3) if paired else (3, 1))


def test_what_no_object_says_has_no_words_for_one() -> None:
    """A word that stands for the source of an effect means nothing in an action, and is told."""
    for wanted in ({"chosen": "color"}, {"other": "self"}, {"not": {"attached_to": "self"}}, {"other": "paired"}):
        assert board("2026-08", do("tap", filter=wanted)).last.result == "not computed"
    effect = do("effect", on=["bear"], change={"power": {"counters": "charge", "on": "self"}})
    assert board("2026-08", effect).last.result == "not computed"


OF_ITSELF = {"counters": "charge", "on": "self"}
# Wherever in an effect something can stand that asks of its source.
DEEP: list[Record] = [
    {"change": {"set_power": OF_ITSELF}},
    {"change": {"toughness": {"sum": [{"life": "you"}, OF_ITSELF]}}},
    {"change": {"set_toughness": {"count": {"types": "Creature", "not": {"not": {"other": "self"}}}}}},
    {"change": {"power": {"greatest": "power", "among": {"attached_to": "self"}}}},
    {"change": {"add_chosen": "creature type"}},
    {"change": {"power": "+1"}, "if": {"all": [{"any": [{"not": {"self": {"tapped": True}}}]}]}},
    {"change": {"power": "+1"}, "if": {"value": OF_ITSELF, "is": ">=1"}},
    {"change": {"power": "+1"}, "if": {"count": {"same_name_as": "self"}, "is": ">=1"}},
    {"change": {"power": "+1"}, "if": {"all": [{"attached": {"tapped": True}}]}},
    {"change": {"keep_mana_abilities": True}},
]


@pytest.mark.parametrize("parts", DEEP, ids=str)
def test_what_no_object_says_is_found_wherever_it_stands(parts: Record) -> None:
    played = board("2026-08", do("effect", on=["bear"], **parts))
    assert (played.last.result, played.last.reasons) == ("not computed", ())
    # The same said by an object has somebody to mean.
    spoken = board("2026-08", do("effect", source="bear", filter={"types": "Creature"}, **parts))
    assert spoken.last.result == ("not computed" if "keep_mana_abilities" in parts["change"] else "done")


@pytest.mark.parametrize(("total", "power"), [(11, 0), (10, 2)])
def test_it_is_enough_that_one_opponent_has_so_much_life(total: int, power: int) -> None:
    condition = {"value": {"life": "opponent"}, "is": "<=10"}
    meter = speaks({"filter": ON_TARGET, "change": {"power": "+2"}, "if": condition})
    pool = CardIndex([card_from_scryfall(record) for record in (*CARDS, meter)])
    table = new_table(players=("Ana", "Ben", "Cid"), pool=pool)
    played = Played(table, ()).then(
        place("Target", "target"), place("Meter", "meter"), do("life", player="Cid", total=total)
    )
    assert played["target"].power == power


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_612_1_a_change_of_text_reaches_conditions_and_amounts_and_no_names(edition: str) -> None:
    """612.2: what a condition asks is rewritten with the text; names, labels and what is said are not."""
    static: Record = {
        "filter": ON_TARGET,
        "change": {"power": {"count": {"subtypes": "Goblin"}}},
        "if": {"all": [{"count": {"subtypes": "Goblin"}, "is": ">=1"}, {"not": {"said": "Goblin"}}]},
    }
    change = {"text": {"from": "Goblin", "to": "Bear"}}
    played = board(
        edition,
        place("Meter", "meter"),
        do("condition", "meter", says="Goblin", holds=False),
        do("effect", on=["meter"], change=change),
        cards=[speaks(static)],
    )
    assert played["target"].power == 2


@pytest.mark.parametrize(("key", "value"), [("mana_cost", "{1}"), ("colors", ["R"]), ("counters", {"oil": 1})])
def test_707_9_what_only_an_exception_of_a_copy_gives_is_refused_of_an_effect(key: str, value: object) -> None:
    with pytest.raises(RulesError, match=f'"{key}" belongs in the exception of a copy'):
        play(NEWEST.key, place("Grizzly Bears", "bear"), do("effect", on=["bear"], change={key: value}))


@pytest.mark.parametrize(("key", "tied"), [("while", {"face": "back"}), ("zones", ["graveyard"])])
def test_an_effect_without_a_source_is_tied_to_no_face_and_no_zone_of_it(key: str, tied: object) -> None:
    bear = place("Grizzly Bears", "bear")
    with pytest.raises(RulesError, match=f"`{key}` .* needs a `source`"):
        play(NEWEST.key, bear, do("effect", on=["bear"], change={"power": "+1"}, **{key: tied}))
