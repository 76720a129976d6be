from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from inspector.commands.program import card_inspector
from tests.library.records import normal, transform, write


class Runner:
    """Runs commands with a library in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, *words: object) -> Result:
        environment = {"COLUMNS": "100", "CARD_INSPECTOR_DATA_DIR": str(self.folder)}
        result = CliRunner(env=environment).invoke(card_inspector, [str(word) for word in words])
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert "Traceback" not in result.output
        return result


@pytest.fixture
def run(tmp_path: Path) -> Runner:
    return Runner(tmp_path / "data")


def test_imported_cards_are_found_shown_and_explained(run: Runner, tmp_path: Path) -> None:
    file = write(tmp_path / "cards.json", [normal(), transform(), 7])
    result = run("cards", "import", file)
    assert result.exit_code == 0
    assert "3 records read: 2 cards (2 new, 0 changed, 0 as before)" in result.stdout
    assert "cards.json: record 3: is not a JSON object" in result.stdout
    assert "Night Hound" in run("cards", "find", "night").stdout
    assert json.loads(run("cards", "find", "t:cleric", "keeper", "--json").stdout)[0]["name"] == "Mill Keeper"
    assert json.loads(run("cards", "show", "night", "hound").stdout)["card_faces"][1]["name"] == "Night Hound"
    place = {"do": "place", "card": "Night Hound", "as": "it", "zone": "battlefield", "face": "back"}
    scenario = write(tmp_path / "a.scenario.json", {"format": "card-inspector/1", "actions": [place]})
    assert "Night Hound" in run("explain", scenario).stdout


def test_the_data_folder_can_be_named_for_one_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CARD_INSPECTOR_DATA_DIR")
    file = write(tmp_path / "cards.json", [normal()])
    stick = tmp_path / "stick"
    with monkeypatch.context() as context:
        context.setenv("CARD_INSPECTOR_DATA_DIR", "")
        done = CliRunner().invoke(card_inspector, ["--data-dir", str(stick), "cards", "import", str(file)])
    assert done.exit_code == 0, done.output
    assert (stick / "cards.sqlite").is_file()


def test_a_file_that_cannot_be_read_is_refused_in_one_sentence(run: Runner, tmp_path: Path) -> None:
    result = run("cards", "import", tmp_path / "none.json")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert "none.json" in result.stderr


def test_a_query_that_cannot_be_read_says_where(run: Runner) -> None:
    result = run("cards", "find", "t:elf (c:g")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "The query cannot be read at character 7: this bracket is not closed.\n"


def test_a_damaged_library_is_told_once_and_the_bundled_cards_are_there(run: Runner) -> None:
    write(run.folder / "cards.sqlite", b"nonsense" * 100)
    result = run("cards", "find", "delver")
    assert result.exit_code == 0
    assert "set aside" in result.stderr
    assert "Insectile Aberration" in result.stdout
    assert run("cards", "find", "delver").stderr == ""


def test_what_steers_a_terminal_is_not_printed(run: Runner, tmp_path: Path) -> None:
    file = write(tmp_path / "cards.json", [normal(mana_cost="\x1b[31m{Q}", name="Red \x1b[31mAlert")])
    assert "\x1b" not in run("cards", "import", file).output
    assert "\x1b" not in run("cards", "find", "\x1b[31m").output


def test_no_card_of_a_name_is_told(run: Runner) -> None:
    assert run("cards", "show", "nobody", "knows").exit_code == 1


def test_a_decklist_is_told_line_by_line_and_saved_as_a_scenario(run: Runner, tmp_path: Path) -> None:
    run("cards", "import", write(tmp_path / "cards.json", [normal()]))
    deck = write(tmp_path / "mine.txt", "2 Mill Keeper\n1 Fire/Ice\n1 Nobody Knows\n")
    saved = tmp_path / "deck.scenario.json"
    result = run("cards", "deck", deck, "--zone", "hand", "--save", saved)
    assert result.exit_code == 1
    assert "3 cards, 1 lines without" in result.stdout
    # It opens where the library is not.
    elsewhere = Runner(tmp_path / "elsewhere")
    assert "Mill Keeper 2" in elsewhere("explain", saved).stdout


def test_a_board_of_forge_becomes_a_scenario_and_a_board_again(run: Runner, tmp_path: Path) -> None:
    board = write(tmp_path / "board.pzl", "[state]\nhumanbattlefield=Delver of Secrets|Transformed|Damage:1\n")
    scenario, again = tmp_path / "b.scenario.json", tmp_path / "again.pzl"
    result = run("cards", "board", board, "--save", scenario)
    assert result.exit_code == 0
    assert "damage" in result.stderr
    assert run("cards", "board", scenario, "--save", again).exit_code == 0
    assert "humanbattlefield=Delver of Secrets|Id:1|Transformed" in again.read_text(encoding="utf-8")


def test_a_board_of_forge_is_explained_like_a_scenario(run: Runner, tmp_path: Path) -> None:
    board = tmp_path / "two.pzl"
    board.write_text(
        "[state]\nHumanLife=20\nhumanbattlefield=Delver of Secrets|Transformed\n",
        encoding="utf-8",
    )
    result = run("explain", str(board))
    assert result.exit_code == 0
    assert "Insectile Aberration" in result.stdout
    assert "Human's life total, 20, has no counterpart here" in result.stderr
    assert run("explain", str(tmp_path / "missing.pzl")).exit_code == 2


def test_a_library_in_a_place_that_is_no_folder_is_told(tmp_path: Path) -> None:
    blocked = write(tmp_path / "file", "x")
    result = Runner(blocked / "data")("cards", "import", write(tmp_path / "cards.json", [normal()]))
    assert result.exit_code == 2
    assert "cannot be" in result.stderr
