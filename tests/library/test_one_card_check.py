"""One measure for every card: what no card has room for is refused alike in a scenario, an import and own cards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from inspector.cards import CardError, card_from_scryfall, mana_cost
from inspector.cards.printed_numbers import printed_number
from inspector.library import Library
from inspector.library.card_records import checked_card
from inspector.library.importing import import_cards
from inspector.scenario import ScenarioError, explained, replay, scenario_from_bytes, scenario_to_bytes
from tests.library.records import write

Record = dict[str, Any]
NUMBERS = ("power", "toughness", "loyalty", "defense")


def bear(**keys: object) -> Record:
    return {"name": "Bear", "layout": "normal", "type_line": "Creature — Bear", "mana_cost": "{1}{G}", **keys}


def half(name: str, **keys: object) -> Record:
    return {"name": name, "mana_cost": "{1}{W}", "type_line": "Enchantment — Room", **keys}


def of_faces(layout: str, count: int, type_line: str = "Creature — Bear") -> Record:
    faces = [half(f"Face {number}", type_line=type_line) for number in range(count)]
    return {"name": "Many", "layout": layout, "card_faces": faces}


REFUSED: dict[str, Record] = {
    **{f"{key} of 400 nines": bear(**{key: "9" * 400}) for key in NUMBERS},
    **{f"{key} of 41 characters": bear(**{key: "9" * 41}) for key in NUMBERS},
    "a fraction of a giant": bear(power="9" * 30 + "½"),
    "a mana cost of 10,000 symbols": bear(mana_cost="{W}" * 10_000),
    "a mana symbol of 16 digits": bear(mana_cost="{" + "9" * 16 + "}"),
    "a mana symbol of 400 digits": bear(mana_cost="{" + "9" * 400 + "}"),
    "a mana symbol of many halves": bear(mana_cost="{W/U/B/R/G}"),
    "a mana symbol in other digits": bear(mana_cost="{٣}"),
    "a name of 100,000 characters": bear(name="N" * 100_000),
    "a type line of 100,000 characters": bear(type_line="Creature — " + "Bear " * 20_000),
    "a text of 1,000,000 characters": bear(oracle_text="Flying\n" * 150_000),
    "a keyword of 1,000 characters": bear(keywords=["K" * 1000]),
    "1,000 keywords": bear(keywords=[f"K{number}" for number in range(1000)]),
    "a Room with three halves": of_faces("split", 3, "Enchantment — Room"),
    "a split card of 100 halves": of_faces("split", 100, "Instant"),
    "a split card of one half": of_faces("split", 1, "Instant"),
    **{
        f"{layout} with {count} faces": of_faces(layout, count)
        for layout in ("transform", "flip", "adventure")
        for count in (1, 3, 1000)
    },
}
KEPT: dict[str, Record] = {
    **{f"{key} of 40 nines": bear(**{key: "9" * 40}) for key in NUMBERS},
    "a power with a half": bear(power="3½"),
    "a power in other digits": bear(power="٣", toughness="²"),
    "a mana symbol of 15 digits": bear(mana_cost="{" + "9" * 15 + "}{½}"),
    "a split card of five halves": of_faces("split", 5, "Instant"),
}


def scenario(record: Record) -> bytes:
    placed = {"do": "place", "card": str(record["name"])[:300], "as": "it", "zone": "battlefield"}
    if record["layout"] == "split":
        placed["zone"] = "hand"
    return json.dumps({"format": "card-inspector/1", "cards": [record], "actions": [placed]}).encode()


@pytest.mark.parametrize("record", REFUSED.values(), ids=REFUSED)
def test_a_scenario_says_in_one_sentence_what_no_card_has_room_for(record: Record, tmp_path: Path) -> None:
    with pytest.raises(ScenarioError) as refused:
        replay(scenario_from_bytes(scenario(record), "it.json"), Library(tmp_path / "none.sqlite"))
    assert refused.value.path.startswith("cards[0].")
    assert len(str(refused.value)) < 500
    assert "; correct this key of the card." in str(refused.value)


@pytest.mark.parametrize("record", REFUSED.values(), ids=REFUSED)
def test_own_cards_refuse_what_a_scenario_refuses(record: Record) -> None:
    with pytest.raises(CardError) as refused:
        checked_card(record)
    assert len(str(refused.value)) < 400


def test_of_a_wrong_key_in_what_a_card_does_the_right_ones_are_told_as_in_a_scenario() -> None:
    record = bear(static=[{"filter": {}, "change": {"pwr": 1}}])
    with pytest.raises(CardError, match="this key is not known here") as refused:
        checked_card(record)
    with pytest.raises(ScenarioError) as told:
        scenario_from_bytes(scenario(record), "it.json")
    assert refused.value.field == "static[0].change.pwr"
    assert (told.value.path, refused.value.problem in told.value.expected) == ("cards[0].static[0].change.pwr", True)


@pytest.mark.parametrize("record", REFUSED.values(), ids=REFUSED)
def test_an_import_skips_what_a_scenario_refuses(record: Record, tmp_path: Path) -> None:
    file = write(tmp_path / "cards.json", json.dumps([record, bear(name="Fine")]).encode())
    report = import_cards(tmp_path / "data" / "cards.sqlite", [file])
    assert (report.new, sum(report.skipped.values())) == (1, 1)


@pytest.mark.parametrize("record", KEPT.values(), ids=KEPT)
def test_what_a_card_has_room_for_is_read_everywhere_and_can_be_computed(record: Record, tmp_path: Path) -> None:
    checked_card(record)
    file = write(tmp_path / "cards.json", json.dumps([record]).encode())
    assert import_cards(tmp_path / "data" / "cards.sqlite", [file]).new == 1
    library = Library(tmp_path / "data" / "cards.sqlite")
    assert library.find(record["name"]) is not None
    read = scenario_from_bytes(scenario(record), "it.json")
    assert json.dumps(explained(replay(read, library)))
    assert scenario_from_bytes(scenario_to_bytes(read), "again.json") == read


@pytest.mark.parametrize(("text", "value"), [("9" * 40, int("9" * 40)), ("-" + "9" * 20, -int("9" * 20)), ("3½", 3.5)])
def test_a_long_number_is_what_it_says_to_the_last_digit(text: str, value: float) -> None:
    number = printed_number(text)
    assert number is not None
    assert number.value == value


def test_a_giant_generic_cost_and_a_half_are_added_up_exactly() -> None:
    cost = mana_cost("{" + "9" * 15 + "}{½}")
    assert cost is not None
    assert cost.mana_value() == 999_999_999_999_999.5


@pytest.mark.parametrize("number", ["1e999", "-1e999", "9" * 5000, "1" + "0" * 400])
@pytest.mark.parametrize("key", ["cmc", "power", "anything"])
def test_a_number_without_a_measure_in_a_file_is_told_with_its_place(key: str, number: str) -> None:
    data = scenario(bear()).replace(b'"layout"', f'"{key}": {number}, "layout"'.encode())
    with pytest.raises(ScenarioError, match="larger than any that is computed with") as refused:
        scenario_from_bytes(data, "it.json")
    assert refused.value.path == f"cards[0].{key}"


def test_the_number_of_the_format_may_be_anything_and_is_refused() -> None:
    with pytest.raises(ScenarioError, match="1e999"):
        scenario_from_bytes(b'{"format": 1e999}', "it.json")


GIANTS: list[tuple[Record, str]] = [
    ({"do": "counters", "object": "it", "kind": "+1/+1", "count": 10**16}, "count"),
    ({"do": "counters", "object": "it", "kind": "+1/+1", "count": 10**400}, "count"),
    ({"do": "counters", "object": "it", "kind": "k" * 1000, "count": 1}, "kind"),
    ({"do": "place", "card": "Bear", "as": "b", "zone": "battlefield", "counters": {"+1/+1": 10**30}}, "counters"),
    ({"do": "place", "card": "Bear", "as": "l" * 1_000_000, "zone": "battlefield"}, "as"),
    ({"do": "effect", "on": ["it"], "change": {"power": 10**30}}, "change.power"),
    ({"do": "effect", "on": ["it"], "change": {"power": "+" + "9" * 5000}}, "change.power"),
    ({"do": "effect", "on": ["it"], "change": {"set_power": {"count": {}, "times": 10**30}}}, "change.set_power.times"),
    ({"do": "effect", "on": ["it"], "change": {"set_power": {"count": {}, "plus": 10**30}}}, "change.set_power.plus"),
    ({"do": "effect", "filter": {"power": "<=" + "9" * 5000}, "change": {"power": "+1"}}, "filter.power"),
    ({"do": "cast", "object": "it", "x": 10**30}, "x"),
    ({"do": "turn_face_down", "object": "it", "face_down": {"power": 10**30}}, "face_down.power"),
]


@pytest.mark.parametrize(("action", "path"), GIANTS, ids=[f"{action['do']} {path}" for action, path in GIANTS])
def test_a_giant_in_an_action_is_told_with_its_place(action: Record, path: str) -> None:
    whole = json.loads(scenario(bear()))
    whole["actions"].append(action)
    with pytest.raises(ScenarioError) as refused:
        scenario_from_bytes(json.dumps(whole).encode(), "it.json")
    assert refused.value.path.startswith(f"actions[1].{path}")
    assert len(str(refused.value)) < 500


def test_a_giant_in_an_ability_of_a_card_is_told_in_words() -> None:
    counted = {"count": {"types": "Creature"}, "times": 10**30}
    with pytest.raises(CardError, match="expected a whole number of at most 15 digits"):
        card_from_scryfall(bear(define={"power": counted}))
    with pytest.raises(CardError, match="with a sign"):
        card_from_scryfall(bear(static=[{"on": "self", "change": {"power": "+" + "9" * 99}}]))


def test_not_within_not_without_an_end_is_refused() -> None:
    inner: Record = {"types": "Land"}
    for _ in range(500):
        inner = {"not": inner}
    with pytest.raises(CardError, match="`not` stands within `not`"):
        card_from_scryfall(bear(static=[{"filter": inner, "change": {"power": "+1"}}]))


@pytest.mark.parametrize(
    ("key", "value"),
    [("players", ["p" * 1000, "q"]), ("players", [f"p{n}" for n in range(1000)]), ("title", "t" * 100_000)],
)
def test_names_and_numbers_of_players_and_titles_have_a_measure(key: str, value: object) -> None:
    whole = json.loads(scenario(bear())) | {key: value}
    with pytest.raises(ScenarioError) as refused:
        scenario_from_bytes(json.dumps(whole).encode(), "it.json")
    assert refused.value.path.startswith(key)


def test_the_sentence_about_a_giant_is_no_giant() -> None:
    whole = json.loads(scenario(bear()))
    for change in ({"edition": "e" * 1_000_000}, {"k" * 1_000_000: 1}, {"actions": [{"do": "d" * 1_000_000}]}):
        with pytest.raises(ScenarioError) as refused:
            scenario_from_bytes(json.dumps(whole | change).encode(), "it.json")
        assert len(str(refused.value)) < 5000


@pytest.mark.parametrize("number", [2**63, -(10**30), 1e300])
def test_a_giant_that_is_expected_is_written_as_it_was_read(number: float) -> None:
    expected = [{"object": "it", "power": number}, {"object": "it", "counters": {"+1/+1": 2**63}}]
    read = scenario_from_bytes(json.dumps(json.loads(scenario(bear())) | {"expect": expected}).encode(), "it.json")
    assert scenario_from_bytes(scenario_to_bytes(read), "again.json") == read
