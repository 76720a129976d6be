"""How many are computed where few objects differ: these once, all others not at all, with the values of the whole."""

from __future__ import annotations

import msgspec
import pytest

from inspector.rules import Table, all_characteristics, edition_of, perform
from inspector.rules.edition.editions import DependencyTaken
from inspector.rules.layers import computed_tables, few_anew
from inspector.rules.layers.computed_tables import known_of, scratches
from inspector.rules.layers.layers import computation
from inspector.rules.table.objects import GameObject
from inspector.rules.values.copiable_values import starting_values
from inspector.rules.values.scratch import Scratch
from tests.rules.cards_for_tests import ALL, room
from tests.rules.playing import Played, Record, do, place, play, read
from tests.rules.test_only_what_changed import asking, values, whole

EIGHT = tuple(f"bear{number}" for number in range(8))

BLADE = {"name": "Blade", "mana_cost": "{1}", "type_line": "Artifact — Equipment", "oracle_text": "Equip {1}"}
SEAL = {"name": "Seal", "mana_cost": "{W}", "type_line": "Enchantment — Aura", "oracle_text": "Enchant artifact"}


@pytest.fixture
def anew(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The labels of what was computed among others since, and "whole" for each table that was computed as a whole."""
    seen: list[str] = []

    def of_one(edition: object, held: GameObject, **keys: object) -> Scratch:
        seen.append(held.label)
        return starting_values(edition, held, **keys)  # type: ignore[arg-type]

    def of_all(table: Table, *args: object, **keys: object) -> object:
        seen.append("whole")
        return computation(table, *args, **keys)  # type: ignore[arg-type]

    monkeypatch.setattr(few_anew, "starting_values", of_one)
    monkeypatch.setattr(computed_tables, "computation", of_all)
    return seen


def start(*more: Record, edition: str = "2026-08") -> Played:
    """Eight bears and an anthem, of which the values are known."""
    bears = (place("Bear", label) for label in EIGHT)
    played = play(edition, *bears, place("Anthem", "anthem"), *more, cards=[*ALL, BLADE, SEAL])
    scratches(played.table)
    return played


def computed_anew(before: Played, actions: tuple[Record, ...], anew: list[str]) -> list[str]:
    """Act, then look: the labels of what was computed, where the values are those of the whole."""
    after = before.table
    anew.clear()
    for action in actions:
        after, _ = perform(after, read(action))
    found = scratches(after)
    counted = sorted(anew)
    assert values(found) == whole(after)
    return counted


def as_whole(before: Table, after: Table) -> dict[str, Scratch]:
    """The values of a table that follows one that was looked at, where they are those of the whole."""
    found = scratches(before.followed_by(after))
    assert values(found) == whole(after)
    return found


ARTIFACTS = {"add_types": ["Artifact"]}
ARTIFACT_BEAR = do("effect", on=["bear0"], change=ARTIFACTS)


@pytest.mark.parametrize("count", [1, 6, 7])
def test_an_effect_on_six_of_nine_computes_these_once_and_one_on_seven_the_whole(count: int, anew: list[str]) -> None:
    some = list(EIGHT[:count])
    found = computed_anew(start(), (do("effect", on=some, change=ARTIFACTS),), anew)
    assert found == (some if count <= 6 else ["whole"])


def test_what_differs_and_what_an_effect_began_to_touch_are_computed_together(anew: list[str]) -> None:
    """Nobody looked between the two actions."""
    actions = (do("turn_face_down", "bear0"), do("effect", on=["bear1", "bear2"], change=ARTIFACTS))
    assert computed_anew(start(), actions, anew) == ["bear0", "bear1", "bear2"]


SWITCHED = {"switch_power_toughness": True}
MORE_POWER = do("counters", "bear0", kind="+2/+0", count=1)


def test_what_is_tapped_or_has_other_counters_is_not_computed_at_all(anew: list[str]) -> None:
    switched = start(asking({"types": "Creature"}, SWITCHED))
    assert computed_anew(switched, (do("tap", "bear0"), do("untap", "anthem"), MORE_POWER), anew) == []


def test_613_4d_what_was_switched_lately_has_its_counters_switched_too(anew: list[str]) -> None:
    """It is asked which effects act on it, which is not kept with an effect as it began; so it is computed again."""
    switched = start(asking({"subtypes": "Zombie"}, SWITCHED)).then(
        do("effect", on=["bear0"], change={"add_subtypes": ["Zombie"], "add_abilities": ["Flying"]})
    )
    scratches(switched.table)
    assert computed_anew(switched, (MORE_POWER,), anew) == ["bear0"]


def test_613_4d_beside_words_of_which_nothing_is_known_all_is_computed(anew: list[str]) -> None:
    forbids = asking({"types": "Creature"}, {"cant_have_abilities": ["Flying"]})
    switched = start(asking({"types": "Creature"}, SWITCHED), forbids)
    assert computed_anew(switched, (MORE_POWER,), anew) == ["whole"]


@pytest.mark.parametrize(
    "amount",
    [
        {"count": {"types": "Artifact"}},
        {"distinct": "colors", "among": {"types": "Creature", "controller": "opponent"}},
    ],
)
def test_what_counts_by_no_size_leaves_what_it_does_not_count_to_itself(amount: Record, anew: list[str]) -> None:
    counting = asking({"types": "Creature"}, {"power": amount})
    assert computed_anew(start(counting), (do("turn_face_down", "bear0"),), anew) == ["bear0"]


def test_113_1_an_effect_comes_from_its_source_though_nothing_else_of_that_one_differs() -> None:
    played = start()
    begun = played.then(do("effect", source="anthem", filter={"types": "Creature"}, change=ARTIFACTS)).table
    same = msgspec.structs.replace(begun, objects=played.table.objects)
    assert as_whole(played.table, same)["bear0"].types == ["Artifact", "Creature"]


def test_400_7a_what_acted_on_a_spell_acts_on_the_permanent_though_newer_effects_are_there() -> None:
    """It stands in its old place among the effects, so the others are not those that there were and newer ones."""
    on_the_spell = do("effect", on=["spell"], change={"set_colors": ["U"], "power": "+1"}, until="end of turn")
    newer = do("effect", on=["bear0"], change=ARTIFACTS, until="end of turn")
    played = start(place("Bear", "spell", "hand"), do("cast", "spell"), on_the_spell, newer)
    after = as_whole(played.table, played.then(do("resolve", "spell")).table)["spell"]
    assert ("".join(after.colors), after.power) == ("U", 4)


def test_109_5_you_is_who_controls_the_source_as_control_is_given() -> None:
    """As somebody has it who looks for no dependency: the goblin gave control before it changed its own controller."""
    setup = (place("Bear", "theirs", player="Ben"), place("Goblin", "goblin"))
    takes = do("effect", source="goblin", filter={"owner": "opponent"}, change={"control": "you"})
    goes = do("effect", on=["goblin"], change={"control": "Ben"})
    there = start(*setup).table
    mistaken = msgspec.structs.replace(there, edition=msgspec.structs.replace(there.edition, dependency=NOT_LOOKED_FOR))
    played = Played(mistaken, ()).then(takes, goes)
    assert scratches(played.table)["theirs"].controller == "Ana"
    for light in (do("become_copy", "theirs", of="anthem"), do("turn_face_down", "theirs")):
        after = played.then(light, do("effect", on=["bear0"], change=ARTIFACTS))
        assert as_whole(played.table, after.table)["theirs"].controller == "Ana"


NOT_LOOKED_FOR: DependencyTaken = "is not looked for"


def test_301_5_who_bears_what_another_enchants_is_asked_again_as_that_one_goes() -> None:
    """An enchanted artifact is a Clue here, no Equipment, so the bear is equipped once the Aura is gone."""
    played = start(
        *(place("Blade", "blade"), place("Seal", "seal")),
        *(do("attach", "blade", to="bear0"), do("attach", "seal", to="blade")),
        asking({"types": "Artifact", "enchanted": True}, {"set_subtypes": ["Clue"]}),
        asking({"types": "Creature", "equipped": True}, {"power": "+2"}),
    )
    assert scratches(played.table)["bear0"].power == 3
    after = played.then(do("move", "seal", to="graveyard")).table
    assert as_whole(played.table, after)["bear0"].power == 5


def test_613_4c_what_asks_for_a_size_as_it_comes_meets_what_older_counters_made() -> None:
    """They make the bear as large as the newest effect wants it."""
    asks = {"filter": {"types": "Creature", "power": ">=4"}, "change": {"toughness": "+1"}}
    card = {"name": "Asker", "mana_cost": "{1}", "type_line": "Enchantment", "static": [asks]}
    counter = do("counters", "bear0", kind="+1/+1")
    played = play("2026-08", *(place("Bear", label) for label in EIGHT), counter, place("Anthem"), cards=[card, *ALL])
    scratches(played.table)
    after = as_whole(played.table, played.then(place("Asker", "asker")).table)
    assert [after[label].toughness for label in ("bear0", "bear1")] == [5, 3]


@pytest.mark.parametrize("light", [do("counters", "bear0", kind="+1/+1", count=5), do("tap", "bear0"), ARTIFACT_BEAR])
def test_613_1f_a_condition_about_sizes_is_asked_before_layer_7_gives_them(light: Record) -> None:
    """Nothing is larger than it is printed when abilities are given."""
    if_large = {"value": {"greatest": "power", "among": {"types": "Creature"}}, "is": ">=3"}
    gives = {"filter": {"types": "Creature"}, "change": {"add_abilities": ["Flying"]}, "if": if_large}
    card = {"name": "Asker", "mana_cost": "{1}", "type_line": "Enchantment", "static": [gives]}
    played = play("2026-08", *(place("Bear", label) for label in EIGHT), place("Asker", "asker"), cards=[card, *ALL])
    scratches(played.table)
    after = as_whole(played.table, played.then(light).table)
    assert not any(after[label].keywords for label in EIGHT)


@pytest.mark.parametrize(
    "change",
    [{"add_abilities": ["Hexproof"]}, {"name": "Nowhere"}, {"set_colors": ["U"]}, {"lose_all_abilities": True}],
    ids=str,
)
def test_709_5_a_locked_half_is_left_out_in_its_layer_and_not_again_later(change: Record) -> None:
    hall, cave = ({"name": name, "mana_cost": "{R}", "oracle_text": "Haste"} for name in ("Hall", "Cave"))
    there = (place("Hall // Cave", "room", unlocked=["left"]), place("Anthem", "anthem"), place("Bear", "bear0"))
    played = play("2026-08", *there, cards=[room(hall, cave), *ALL]).then(asking({"subtypes": "Room"}, change))
    scratches(played.table)
    for action in (do("unlock", "room", half="right"), do("effect", on=["room"], change={"add_types": ["Artifact"]})):
        as_whole(played.table, played.then(action).table)


def test_201_2_how_many_have_a_name_is_known_where_few_were_computed_anew() -> None:
    played = start()
    assert [known_of(played.table).often([name]) for name in ("Bear", "Anthem", "Goblin")] == [8, 1, 0]
    for action, often in (
        (do("become_copy", "bear0", of="anthem"), [7, 2, 0]),
        (do("effect", on=["bear0"], change=ARTIFACTS), [8, 1, 0]),
        (place("Goblin", "goblin"), [8, 1, 1]),
        (do("turn_face_down", "bear0"), [7, 1, 0]),
    ):
        after = played.then(action).table
        scratches(after)
        assert [known_of(after).often([name]) for name in ("Bear", "Anthem", "Goblin")] == often


WAITS = (
    asking({"types": "Artifact"}, {"add_subtypes": ["Zombie"]}),
    asking({"subtypes": "Goblin"}, ARTIFACTS),
)


def test_306_5c_what_goes_by_a_loyalty_goes_by_the_counters_that_are_put() -> None:
    """Of all that such counters change only loyalty is asked for by anything."""
    walker = {"name": "Walker", "mana_cost": "{3}", "type_line": "Planeswalker — Jace", "loyalty": "4"}
    grows = do(
        "effect", source="walker", filter={"types": "Creature"}, change={"power": {"of": "loyalty", "on": "self"}}
    )
    bears = (place("Bear", label) for label in EIGHT)
    played = play("2026-08", *bears, place("Walker", "walker"), grows, cards=[walker, *ALL])
    assert scratches(played.table)["bear0"].power == 6
    after = played.then(do("counters", "walker", kind="loyalty", count=2)).table
    assert as_whole(played.table, after)["bear0"].power == 8


def test_613_8a_beside_effects_that_wait_an_effect_of_another_layer_goes_on(anew: list[str]) -> None:
    """The second anthem acts in layer 7c alone, so no order hangs on it."""
    played = start(place("Anthem", "second"), *WAITS)
    blue = do("effect", on=["second"], change={"set_colors": ["U"]}, until="end of turn")
    assert computed_anew(played, (blue,), anew) == ["second"]


def test_709_4_under_other_rules_nothing_is_taken_over() -> None:
    """In 2016 a split card in a hand has the values of each of its halves (708.4 there), later those of both."""
    halves = {"name": "Hall // Cave", "layout": "split"}
    faces = [{"name": name, "mana_cost": "{1}{R}", "type_line": "Sorcery"} for name in ("Hall", "Cave")]
    card = place("Hall // Cave", "split", zone="hand")
    played = play("2026-08", card, place("Anthem", "anthem"), cards=[{**halves, "card_faces": faces}, *ALL])
    assert all_characteristics(played.table)["split"].mana_value == 4
    older = msgspec.structs.replace(played.table, edition=edition_of("2016-01"))
    after = played.table.followed_by(older)
    assert values(scratches(after)) == whole(after)
    assert all_characteristics(after)["split"].mana_value == (2, 2)
