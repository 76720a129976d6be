from __future__ import annotations

from pathlib import Path

import pytest

from inspector.cards import Card, card_from_scryfall
from inspector.cards.writing import record_of_card
from inspector.library import bundled_cards
from inspector.rules.table.actions import Place, Tap
from inspector.scenario import Scenario, read_scenario, replay, write_scenario
from inspector.scenario.embedding import with_its_cards
from tests.library.records import Shelf, normal, transform


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


CARDS = list(bundled_cards())


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_a_card_that_is_written_reads_as_the_same_card(card: Card) -> None:
    assert card_from_scryfall(record_of_card(card)) == card


def place(name: str) -> Place:
    return Place(card=name, label="thing", zone="battlefield")


def test_a_scenario_with_imported_cards_opens_without_the_library(shelf: Shelf, tmp_path: Path) -> None:
    shelf.take([normal(), transform()])
    library = shelf.open()
    scenario = with_its_cards(Scenario(actions=(place("Night Hound"),)), library, bundled_cards())
    library.close()
    assert [record["name"] for record in scenario.cards] == ["Dusk Herder // Night Hound"]
    path = tmp_path / "one.scenario.json"
    write_scenario(scenario, path)
    table = replay(read_scenario(path), bundled_cards()).table
    assert table.object("thing").cards[0].faces[1].name == "Night Hound"


def test_bundled_cards_are_not_embedded_and_nothing_changes_without_need() -> None:
    scenario = Scenario(actions=(place("Delver of Secrets"),))
    assert with_its_cards(scenario, bundled_cards(), bundled_cards()) is scenario
    assert len(with_its_cards(scenario, bundled_cards()).cards) == 1


def test_cards_of_the_scenario_itself_stay_as_they_are() -> None:
    own = {"name": "Delver of Secrets", "type_line": "Artifact"}
    scenario = Scenario(cards=(own,), actions=(place("Delver of Secrets"),))
    assert with_its_cards(scenario, bundled_cards()) is scenario


def test_a_meld_card_brings_its_other_half_and_the_whole() -> None:
    scenario = with_its_cards(Scenario(actions=(place("Graf Rats"),)), bundled_cards())
    assert [record["name"] for record in scenario.cards] == ["Graf Rats", "Midnight Scavengers", "Chittering Host"]


def test_what_nobody_knows_and_what_names_no_card_bring_nothing() -> None:
    scenario = Scenario(actions=(place("No Such Card"), Tap(object="thing"), place("Delver of Secrets")))
    assert [record["name"] for record in with_its_cards(scenario, bundled_cards()).cards] == [
        "Delver of Secrets // Insectile Aberration"
    ]
    assert with_its_cards(scenario, bundled_cards(), bundled_cards()) is scenario
