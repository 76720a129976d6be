"""What the panel says of an object beyond its values: designations, choices, the components of what merged."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, all_characteristics
from inspector.window.words.status_words import status_rows
from inspector.window.words.value_words import rows
from tests.rules.cards_for_tests import BEAR, SHIP, creature
from tests.rules.playing import Played, Record, do, place, play

BEAST = creature("Flier", "Beast", "3/4", oracle_text="Mutate {1}{R}\nFlying", keywords=["Mutate", "Flying"])


def rows_of(played: Played) -> dict[str, str]:
    values = all_characteristics(played.table)
    return {row.title: row.text for row in status_rows(played.table.object("it"), played.table, values)}


def test_designations_choices_and_components_have_rows() -> None:
    board = play(NEWEST.key, place("Bear"), place("Flier", "flier", "hand"), cards=[BEAR, BEAST])
    assert rows_of(board) == {}
    told = board.then(do("designate", "it", as_="goaded"), do("choose", "it", color="G"), do("choose", "it", number=3))
    assert rows_of(told) == {"Designations": "goaded", "Chosen": "green, 3"}
    merged = rows_of(board.then(do("mutate", "flier", onto="it")))
    assert merged["Merged from"] == "Flier and Bear"
    assert "Copy of" not in merged


@pytest.mark.parametrize(
    ("actions", "row"),
    [
        # 707.2b: a copy keeps what it copied, and is told by the name that this had then.
        (
            (place("Delver of Secrets", "d"), do("become_copy", "it", of="d"), do("transform", "d")),
            "Delver of Secrets",
        ),
        (
            (place("Delver of Secrets", "d"), do("become_copy", "it", of="d", until="end of turn")),
            "Delver of Secrets until end of turn",
        ),
        (
            (
                *(place("Delver of Secrets", "d", face_down="manifest"), do("become_copy", "it", of="d")),
                *(do("turn_face_up", "d"), place("Grizzly Bears", "b"), do("become_copy", "it", of="b")),
            ),
            "a face-down creature, then Grizzly Bears",
        ),
    ],
)
def test_what_it_copied_has_the_name_that_this_had_then(actions: tuple[Record, ...], row: str) -> None:
    assert rows_of(play(NEWEST.key, place("Elite Vanguard"), *actions))["Copy of"] == row


def test_the_row_of_state_based_actions_says_what_they_do_and_its_reason_why() -> None:
    weak = do("counters", "it", kind="-1/-1", count=2)
    board = play(NEWEST.key, place("Bear"), weak, cards=[BEAR])
    row = next(row for row in rows(board["it"]) if row.key == "state_based")
    assert row.text == "goes to the graveyard"
    assert [why.says for why in row.why] == ["Its toughness is 0 or less, so it goes to the graveyard."]
    axe = {"name": "Axe", "mana_cost": "{1}", "type_line": "Artifact — Equipment", "oracle_text": "Equip {1}"}
    worn = play(NEWEST.key, place("Bear", "bear"), place("Axe"), do("attach", "it", to="bear"), cards=[BEAR, axe])
    loose = worn.then(do("effect", on=["bear"], change={"set_types": ["Artifact"]}))
    assert next(row.text for row in rows(loose["it"]) if row.key == "state_based") == "comes off"
    void = {"name": "Void", "type_line": "Enchantment", "oracle_text": "If a creature would die, exile it instead."}
    exiled = play(NEWEST.key, place("Void", "void"), place("Bear"), weak, cards=[BEAR, void])
    row = next(row for row in rows(exiled["it"]) if row.key == "state_based")
    assert (row.text, [why.rules[0] for why in row.why]) == ("leaves the battlefield", ["614.1a", "704.5f"])


LAND = do("effect", on=["it"], change={"set_types": ["Land"]})


@pytest.mark.parametrize(
    ("actions", "size"),
    [
        # 208.3: a Vehicle at rest has its printed size nowhere but in print; a creature made a land has lost its own.
        ((place("Strixhaven Skycoach"),), "none"),
        ((place("Elite Vanguard"), LAND), "none"),
        ((place("Strixhaven Skycoach"), do("effect", on=["it"], change={"add_types": ["Creature"]})), "3/2"),
        ((place("Strixhaven Skycoach", zone="hand"),), "3/2"),
        # What never had one needs no row.
        ((place("Forest"),), None),
        ((place("Forest"), do("effect", on=["it"], change={"power": 1})), None),
    ],
)
def test_what_has_lost_its_size_has_a_row_that_says_so(actions: tuple[Record, ...], size: str | None) -> None:
    shown = {row.key: row for row in rows(play(NEWEST.key, *actions)["it"])}
    assert (shown["power"].text if "power" in shown else None) == size
    if size == "none":
        whole = "It is not a creature, so on the battlefield it has no power or toughness."
        assert (shown["power"].why[0].says, shown["power"].why[0].rules[0]) == (whole, "208.3")


@pytest.mark.parametrize(("charge", "size", "rule"), [(3, "none", "721.2b"), (4, "2/2", "721.2b")])
def test_721_2b_the_size_of_a_station_card_has_a_row_that_says_for_what_it_waits(
    charge: int, size: str, rule: str
) -> None:
    ship = play(NEWEST.key, place("Ship", counters={"charge": charge}), cards=[SHIP])["it"]
    row = next(row for row in rows(ship) if row.key == "power")
    assert (row.text, row.why[0].rules[0]) == (size, rule)
