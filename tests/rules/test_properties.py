"""What holds for every table, whatever was done to it: random cards of all shapes, random actions, all editions."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from inspector.library import bundled_cards
from inspector.rules import (
    Characteristics,
    Outcome,
    Result,
    RulesError,
    Table,
    all_characteristics,
    available_actions,
    concepts_in,
    edition_of,
    new_table,
    numbers,
    perform,
)
from tests.rules.editions import EDITION_KEYS
from tests.rules.playing import Record, do, events, place, play, read

# Cards of all shapes, and some whose abilities change other objects.
CARDS = (
    *("Delver of Secrets", "Blackbloom Rogue", "Jace, Vryn's Prodigy", "Optimus Prime, Hero", "Bird Admirer"),
    *("Graf Rats", "Midnight Scavengers", "Fire // Ice", "Wear // Tear", "Bottomless Pool // Locker Room"),
    *("Akki Lavarunner", "Exalted Angel", "Clone", "Runeclaw Bear", "Lightning Bolt", "Dryad Arbor", "Maro"),
    *("Humility", "Opalescence", "Blood Moon", "Mayor of Avabruck", "Flight", "Woodland Changeling"),
)
ZONES = ("battlefield", "battlefield", "battlefield", "hand", "library", "graveyard", "exile", "stack")
LABELS = ("a", "b", "c", "d")
PLAYERS = ("Ana", "Ben")
QUICK = settings(
    max_examples=28,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

# Those set up, and those that copies and melded permanents get.
labels = st.sampled_from([*LABELS, *LABELS, "t1", "t2", "t3", "t4", "melded"])
halves = st.sampled_from(["left", "right"])
changes = st.sampled_from(
    [
        {"power": "+1", "toughness": "+1"},
        {"set_power": 3, "set_toughness": 3},
        {"add_types": ["Creature"], "set_power": "mana value", "set_toughness": "mana value"},
        {"lose_all_abilities": True},
        {"add_abilities": ["Flying"]},
        {"set_colors": ["R"]},
        {"set_subtypes": ["Island"]},
        {"control": "Ben"},
        {"switch_power_toughness": True},
        {"text": {"from": "Forest", "to": "Swamp"}},
    ]
)
filters = st.sampled_from(
    [{"types": "Creature"}, {"subtypes": "Human"}, {"colors": "U"}, {"mana_value": "<=2"}, {"not": {"token": True}}]
)
untils = st.sampled_from(["end of turn", "forever"])
downs = st.sampled_from(
    [True, "morph", "manifest", "cloak", "disguise", {"types": ["Creature"], "power": 2, "toughness": 2}]
)


def action(name: str, /, **keys: st.SearchStrategy[Any]) -> st.SearchStrategy[Record]:
    """An action of this name, each key drawn."""
    return st.fixed_dictionaries({"do": st.just(name), **keys})


def on_one(*names: str) -> st.SearchStrategy[Record]:
    """An action on one object, by one of these names."""
    return st.fixed_dictionaries({"do": st.sampled_from(names), "object": labels})


ACTIONS = st.one_of(
    on_one("cast", "resolve", "transform", "convert", "flip", "unlock", "lock", "turn_face_up", "manifest", "cloak"),
    on_one("tap", "untap", "play_land", "put_onto_battlefield"),
    action("cast", object=labels, half=st.sampled_from(["left", "right", "fused"])),
    action("cast", object=labels, transformed=st.just(True)),
    action("cast", object=labels, face_down=downs),
    action("resolve", object=labels, as_copy_of=labels),
    action("put_onto_battlefield", object=labels, transformed=st.booleans(), face_down=st.sampled_from([None, True])),
    action("move", object=labels, to=st.sampled_from(["hand", "library", "graveyard", "exile"])),
    action("move", object=labels, to=st.just("exile"), face_down=st.just(True)),
    action("unlock", object=labels, half=halves, by=st.sampled_from(["effect", "special action"])),
    action("turn_face_down", object=labels, face_down=downs),
    action("turn_face_up", object=labels, by=st.sampled_from(["effect", "morph", "manifest", "cloak", "disguise"])),
    action("become_copy", object=labels, of=labels, until=untils),
    action("effect", on=st.tuples(labels), change=changes, until=untils),
    action("effect", filter=filters, change=changes, source=labels),
    action("counters", object=labels, kind=st.sampled_from(["+1/+1", "flying"]), count=st.integers(-1, 2)),
    action("attach", object=labels, to=labels),
    action("day_night", value=st.sampled_from(["day", "night"])),
    action("choose_name", name=st.sampled_from([*CARDS, "Fire", "Insectile Aberration", "Nobody"])),
    action("look", object=labels, player=st.sampled_from(PLAYERS)),
    st.sampled_from([{"do": "end_turn"}, {"do": "check_state"}]),
    action("meld", objects=st.just(["a", "b"]), **{"as": st.just("melded")}),
    action("create_token_copy", of=labels, **{"as": st.sampled_from(["t1", "t2"])}),
    action("copy_spell", of=labels, **{"as": st.sampled_from(["t3", "t4"])}),
)


@st.composite
def setups(draw: st.DrawFn) -> list[Record]:
    """Set up four cards, some of them strangely."""
    records = []
    for label in LABELS:
        record = place(
            draw(st.sampled_from(CARDS)), label, draw(st.sampled_from(ZONES)), player=draw(st.sampled_from(PLAYERS))
        )
        no_more: Record = {}
        extra = draw(
            st.sampled_from(
                [no_more, no_more, {"face": "back"}, {"flipped": True}, {"unlocked": ["left"]}, {"face_down": "morph"}]
            )
        )
        records.append({**record, **extra} if record["zone"] == "battlefield" else record)
    return records


lists = st.tuples(setups(), st.lists(ACTIONS, max_size=10)).map(lambda drawn: [*drawn[0], *drawn[1]])


class Ran(msgspec.Struct, frozen=True):
    """The actions that could be asked, the table before each, and how it ended."""

    actions: list[Record]
    tables: list[Table]
    outcomes: list[Outcome]

    @property
    def table(self) -> Table:
        return self.tables[-1]


def run(edition: str, records: list[Record]) -> Ran:
    """Run the actions; what cannot be asked at all (an unknown label, say) is left out."""
    ran = Ran([], [new_table(edition_of(edition), pool=bundled_cards())], [])
    for record in records:
        try:
            table, outcome = perform(ran.table, read(record), step=len(ran.actions))
        except RulesError:
            continue
        ran.actions.append(record)
        ran.tables.append(table)
        ran.outcomes.append(outcome)
    return ran


def anew(table: Table) -> dict[str, Characteristics]:
    """Compute everything without what was kept of an earlier computation."""
    return all_characteristics(msgspec.structs.replace(table))


def shown(held: Characteristics, *but: str) -> dict[str, object]:
    """The values of an object that a copy shares."""
    keys = (
        *("names", "mana_cost", "mana_value", "colors", "color_indicator", "supertypes", "types", "subtypes"),
        *("keywords", "abilities", "power", "toughness", "face_up"),
    )
    return {key: held.value(key) for key in keys if key not in but}


@pytest.mark.parametrize("edition", EDITION_KEYS)
@QUICK
@given(records=lists)
def test_every_action_has_an_answer_and_every_object_its_values(edition: str, records: list[Record]) -> None:
    ran = run(edition, records)
    for record, before, after, outcome in zip(ran.actions, ran.tables, ran.tables[1:], ran.outcomes, strict=False):
        said = outcome.reasons or outcome.not_computed
        assert said or (record["do"], outcome.result) == ("place", Result.DONE)
        if outcome.result is Result.ILLEGAL:
            assert (after.objects, after.effects, after.day_night) == (before.objects, before.effects, before.day_night)
            assert outcome.events == ()
        for reason in outcome.reasons:
            assert reason.rules
            assert reason.rules == numbers(reason.concept, edition)
    first = anew(ran.table)
    assert first == anew(ran.table)
    assert set(first) == set(ran.table.objects)


@pytest.mark.parametrize("edition", EDITION_KEYS)
@QUICK
@given(records=lists, length=st.integers(0, 14))
def test_going_back_is_playing_fewer_actions(edition: str, records: list[Record], length: int) -> None:
    ran = run(edition, records)
    length = min(length, len(ran.actions))
    again = run(edition, ran.actions[:length])
    assert again.actions == ran.actions[:length]
    assert again.table == ran.tables[length]
    assert anew(again.table) == anew(ran.tables[length])


@pytest.mark.parametrize("edition", EDITION_KEYS)
@QUICK
@given(records=lists)
def test_every_value_that_is_not_the_printed_one_has_reasons_that_say_so(edition: str, records: list[Record]) -> None:
    ran = run(edition, records)
    known = set(concepts_in(edition))
    for label, held in anew(ran.table).items():
        for reasons in held.why.values():
            for reason in reasons:
                assert reason.concept in known
                assert reason.rules
                assert reason.says.endswith((".", ".”", '."'))
        face = ran.table.object(label).base.faces[0]
        printed = {
            "name": face.name,
            "types": face.type_line.types,
            "subtypes": face.type_line.subtypes,
            "supertypes": face.type_line.supertypes,
            "mana_cost": str(face.mana_cost or ""),
            "power": face.power.value if face.power else None,
            "toughness": face.toughness.value if face.toughness else None,
        }
        for key, value in printed.items():
            if held.value(key) != value:
                assert len(held.why[key]) > 1 or "printed on the card" not in held.why[key][0].says, (label, key)
        for key in ("name", "mana_value", "power", "toughness"):
            told = held.value(key)
            if isinstance(told, int) or (isinstance(told, str) and told):
                # Several reasons may belong to the last step, so one of them tells the value.
                last = [reason.says for reason in held.why[key] if reason.layer == held.why[key][0].layer]
                assert any(str(told).split(" // ")[0] in says for says in last), (label, key, last)


@pytest.mark.parametrize("edition", EDITION_KEYS)
@QUICK
@given(records=lists)
def test_an_opponent_sees_no_hidden_name(edition: str, records: list[Record]) -> None:
    ran = run(edition, records)
    for label, held in anew(ran.table).items():
        hidden = [face.name for card in ran.table.object(label).cards for face in card.faces]
        for player, seen in held.looks_like.items():
            assert not any(name in seen for name in hidden), (label, player)
            assert player in PLAYERS
    for record, outcome, after in zip(ran.actions, ran.outcomes, ran.tables[1:], strict=True):
        if (
            record["do"] in ("manifest", "cloak")
            and outcome.result is Result.DONE
            and record["object"] in after.objects
        ):
            names = [face.name for card in after.object(record["object"]).cards for face in card.faces]
            assert not any(name in outcome.says for name in names)


@pytest.mark.parametrize("edition", EDITION_KEYS)
@QUICK
@given(records=lists, label=labels)
def test_a_copy_of_a_copy_is_as_a_copy(edition: str, records: list[Record], label: str) -> None:
    table = run(edition, records).table
    assume(label in table.objects)
    made = table
    for of, new in ((label, "one"), (label, "two"), ("one", "copy of one")):
        made, outcome = perform(made, read({"do": "create_token_copy", "of": of, "as": new}))
        assume(outcome.result is Result.DONE)
    values = anew(made)
    assume({"one", "two", "copy of one"} <= set(values))
    assert shown(values["one"]) == shown(values["two"])
    assert shown(values["copy of one"]) == shown(values["one"])


@pytest.mark.parametrize("edition", EDITION_KEYS)
@settings(QUICK, max_examples=15)
@given(records=lists, label=labels)
def test_what_is_offered_can_be_done_as_offered(edition: str, records: list[Record], label: str) -> None:
    table = run(edition, records).table
    assume(label in table.objects)
    for offer in available_actions(table, label):
        after, outcome = perform(table, offer.action)
        assert offer.outcome is not None
        assert outcome.result == offer.outcome.result
        assert outcome.rules == offer.outcome.rules
        if outcome.result is Result.ILLEGAL:
            assert after.objects == table.objects


DOUBLE_FACED = [card.name for card in bundled_cards() if card.kind is not None and not card.meld_result]
FLIP = [card.name for card in bundled_cards() if card.layout_name == "flip"]


@QUICK
@given(edition=st.sampled_from(EDITION_KEYS), card=st.sampled_from(DOUBLE_FACED), counters=st.integers(0, 2))
def test_turning_over_twice_restores_every_value(edition: str, card: str, counters: int) -> None:
    before = play(edition, place(card, "it", counters={"+1/+1": counters} if counters else None))
    assume("it" in before.table.objects)
    once = before.then(do("transform", "it"))
    assume(events(once.last) == ["transformed"])
    twice = once.then(do("transform", "it"))
    if events(twice.last) == ["transformed"]:
        assert shown(twice["it"]) == shown(before["it"])
        assert twice["it"].counters == before["it"].counters
    assert shown(once["it"], "colors") != shown(before["it"], "colors")


@pytest.mark.parametrize("edition", EDITION_KEYS)
@pytest.mark.parametrize("card", FLIP)
def test_flipping_twice_is_flipping_once(edition: str, card: str) -> None:
    once = play(edition, place(card), do("flip", "it"))
    twice = once.then(do("flip", "it"))
    assert (once.last.result, twice.last.result) == (Result.DONE, Result.NOTHING)
    assert twice["it"] == once["it"]
    assert twice.table.objects == once.table.objects
