from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from inspector import __version__, cli
from inspector.bundled import bundled_path
from inspector.commands.program import card_inspector
from inspector.library import LibraryError
from inspector.rules import EDITIONS
from tests.scenario.samples import BEAR, CLERK, Record, do, file, place

SAMPLE = bundled_path("scenarios/delver.scenario.json")
CLERKS = [place("Day Clerk", "clerk"), do("transform", object="clerk")]


def command(*words: object, **environment: str) -> Result:
    result = CliRunner(env={"COLUMNS": "80", **environment}).invoke(card_inspector, [str(word) for word in words])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    return result


@pytest.fixture
def written(tmp_path: Path) -> Any:  # noqa: ANN401 - a function that writes a file
    def write(*actions: Record, name: str = "one", **keys: Any) -> Path:  # noqa: ANN401
        path = tmp_path / f"{name}.scenario.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(file(*actions, **{"cards": [CLERK, BEAR], **keys}))
        return path

    return write


def test_help_names_the_commands() -> None:
    result = command("--help")
    assert result.exit_code == 0
    assert all(name in result.output for name in ("window", "explain", "check", "cards"))


@pytest.mark.parametrize("name", ["window", "explain", "check", "cards"])
def test_every_command_has_help_of_its_own(name: str) -> None:
    result = command(name, "--help")
    assert result.exit_code == 0
    assert result.output.startswith("Usage:")


def test_the_version_is_told() -> None:
    assert command("--version").output.strip().endswith(__version__)


def test_an_unknown_command_is_refused() -> None:
    result = command("explian", SAMPLE)
    assert result.exit_code == 2
    assert "explian" in result.stderr


# explain


def test_explain_prints_every_value_with_its_reason_and_every_outcome() -> None:
    result = command("explain", SAMPLE)
    assert result.exit_code == 0
    for text in ("Insectile Aberration", "mana value", "712.8e", "202.3b", "transformed", "712.9", "2026-08"):
        assert text in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize("columns", ["80", "60", "120"])
def test_what_people_read_fits_their_terminal(columns: str) -> None:
    result = command("explain", SAMPLE, COLUMNS=columns)
    assert max(len(line) for line in result.stdout.splitlines()) <= int(columns)


def test_nothing_depends_on_color() -> None:
    colored = command("explain", SAMPLE, FORCE_COLOR="1", TERM="xterm-256color").stdout
    assert "\x1b[3" not in colored


def test_explain_gives_programs_one_json_document() -> None:
    result = command("explain", SAMPLE, "--json")
    assert result.exit_code == 0
    document = json.loads(result.stdout)
    assert set(document) == {"edition", "objects", "actions"}
    assert document["objects"]["delver"]["mana_value"] == 1
    assert document["actions"][1]["events"] == ["transformed"]
    assert result.stdout.isascii()


def test_explain_tells_a_viewer_nothing_that_is_hidden_from_them(written: Any) -> None:  # noqa: ANN401
    file = written(place("Day Clerk", "clerk", zone="hand"), place("Plain Bear", "bear"))
    told = json.loads(command("explain", file, "--json", "--viewer", "Ben").stdout)
    assert (told["viewer"], list(told["objects"])) == ("Ben", ["bear", "card 1 in Ana's hand"])
    text = command("explain", file, "--viewer", "Ben").stdout
    assert "As seen by Ben" in text
    assert "card 1 in Ana's hand: hidden" in text
    assert "Ana has a hidden card" in text
    assert not any(word in text.casefold() for word in ("clerk", "mana value       1"))
    assert "Day Clerk" in command("explain", file, "--viewer", "Ana").stdout
    asked = "Ana has Delver of Secrets in hand. What is Delver of Secrets's mana value?"
    assert "Delver" not in command("explain", asked, "--viewer", "Ben").stdout
    nobody = command("explain", file, "--viewer", "Cat")
    assert (nobody.exit_code, nobody.stderr) == (2, 'Nobody looks on as "Cat"; there are Ana, Ben, judge, spectator.\n')


def test_explain_tells_in_a_line_what_is_as_printed(written: Any) -> None:  # noqa: ANN401
    taller = {"do": "effect", "on": ["taller"], "change": {"power": "+1"}}
    more = {**BEAR, "name": "Taller Bear", "oracle_text": "Flying\nVigilance"}
    told = command(
        "explain", written(place(), place("Taller Bear", "taller"), taller, cards=[BEAR, more]), COLUMNS="200"
    ).stdout
    rules = "201.1, 202.1, 202.3, 202.2, 205.1"
    assert f"As printed: Plain Bear, {{1}}{{G}}, mana value 2, green, Creature — Bear, 2/2. ({rules}, 208.1" in told
    assert told.count("It is on the battlefield; Ana owns and controls it. (400.7, 108.3, 110.2)") == 2
    there = command("explain", written(place(zone="graveyard"), place(zone="exile", label="x"))).stdout
    assert "It is in Ana's graveyard. (400.7, 108.3, " in there
    assert "It is in exile; Ana owns it. (400.7, 108.3, " in there
    # What an effect touches, and what belongs to it, is told as before: only that has a reason of its own.
    assert f"mana value 2, green, Creature — Bear. ({rules}, 207.1)\n  Flying\n  Vigilance\n" in told
    rows = [
        line.split()[0] for line in told.splitlines() if line.startswith(("power ", "toughness ", "name ", "types "))
    ]
    assert rows == ["power", "toughness"]


def test_explain_says_what_an_effect_applies_because_of(written: Any) -> None:  # noqa: ANN401
    held = {**BEAR, "name": "Held Bear", "oracle_text": "Held Bear gets +1/+1 as long as it's day."}
    actions = (place("Held Bear", "held"), do("day_night", value="day"))
    told = command("explain", written(*actions, cards=[held]), COLUMNS="200").stdout
    assert "Its own ability: it gets +1/+1 and is 3/3. This applies because it is day." in told


def test_explain_says_beside_a_value_which_words_may_change_it(written: Any) -> None:  # noqa: ANN401
    taught = {**BEAR, "name": "Taught Bear", "oracle_text": "Other creatures get +1/+1 by moonlight."}
    actions = (place(), place("Taught Bear", "taught"))
    told = command("explain", written(*actions, cards=[BEAR, taught])).stdout
    assert "2 ?" in told
    told = " ".join(told.split())
    assert told.count("Words of Taught Bear may change this") == 3, "power, toughness, and what would be done to it"
    assert told.count("by moonlight") == 4, "among its words, and on both bears once and on the ladder of one"
    two = (*actions, place("Told Bear", "told"))
    told = command("explain", written(*two, cards=[BEAR, taught, {**taught, "name": "Told Bear"}])).stdout
    assert "Words of Taught Bear and Told Bear may change this" in " ".join(told.split())


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
def test_explain_takes_another_edition(edition: str) -> None:
    document = json.loads(command("explain", SAMPLE, "--json", "--edition", edition).stdout)
    assert document["edition"] == edition
    assert document["objects"]["delver"]["mana_value"] == (0 if edition < "2016-04" else 1)


def test_explain_refuses_an_edition_that_is_none() -> None:
    result = command("explain", SAMPLE, "--edition", "1993-08")
    assert result.exit_code == 2
    assert "2011-09" in result.stderr


def test_explain_tells_of_objects_that_are_not_there(written: Any) -> None:  # noqa: ANN401
    result = command("explain", written(place("Day Clerk", "clerk", "hand", face="back")))
    assert result.exit_code == 0
    assert "clerk: not on the board" in result.stdout
    assert "illegal" in result.stdout


def test_texts_of_a_file_are_shown_and_not_obeyed(written: Any) -> None:  # noqa: ANN401
    path = written(place(label="[bold]x[/]"), title="[red]\x1b[31mred\x07[/nothing]")
    result = command("explain", path)
    assert result.exit_code == 0
    assert "[bold]x[/]" in result.stdout
    assert "[red]" in result.stdout
    assert "\x1b" not in result.stdout
    assert "\x07" not in result.stdout


def broken(folder: Path) -> dict[str, Path]:
    texts = {
        "wrong key": b'{"format": "card-inspector/1", "actoins": []}',
        "unknown card": file(place("Delvre of Secrets")),
        "half": SAMPLE.read_bytes()[:200],
        "brackets": b"[" * 9_000_000,
        "not text": b"\xff\xfe\x00",
        "empty": b"",
        "terminal": file(place("\x1b[31m\x9b31m")),
    }
    for name, text in texts.items():
        (folder / f"{name}.scenario.json").write_bytes(text)
    return {name: folder / f"{name}.scenario.json" for name in (*texts, "missing")}


BROKEN = ["wrong key", "unknown card", "half", "brackets", "not text", "empty", "terminal", "missing"]


@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.parametrize("words", [["explain"], ["explain", "--json"], ["window", "--screenshot", "none.png"]])
def test_a_broken_file_ends_in_one_sentence_and_exit_code_2(tmp_path: Path, name: str, words: list[str]) -> None:
    path = broken(tmp_path)[name]
    result = command(*words, path)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"{path}: ")
    assert result.stderr.count("\n") == 1
    assert "\x1b" not in result.stderr


def test_a_misspelled_card_is_asked_about(tmp_path: Path) -> None:
    result = command("explain", broken(tmp_path)["unknown card"])
    assert 'did you mean "Delver of Secrets"?' in result.stderr
    assert "actions[0].card" in result.stderr


# check


def test_check_passes_where_all_holds(written: Any) -> None:  # noqa: ANN401
    path = written(*CLERKS, expect=[{"object": "clerk", "power": 4}, {"action": 1, "outcome": "done"}])
    result = command("check", path)
    assert (result.exit_code, result.stdout, result.stderr) == (0, "2 passed, 0 failed\n", "")


def test_check_prints_a_line_for_each_that_fails(written: Any) -> None:  # noqa: ANN401
    wrong: list[Record] = [
        {"object": "clerk", "power": 1, "toughness": 3},
        {"action": 1, "outcome": "illegal"},
        {"action": 0},
    ]
    path = written(*CLERKS, expect=wrong)
    result = command("check", path)
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0] == f'{path}: expect[0] (object "clerk"): expected power 1, got 4'
    assert lines[1].startswith(f'{path}: expect[1] (action 1): expected outcome "illegal", got "done"')
    assert lines[2:] == ["1 passed, 2 failed"]


def test_check_searches_folders(written: Any, tmp_path: Path) -> None:  # noqa: ANN401
    for name in ("a/one", "a/b/two", "three"):
        written(*CLERKS, name=name, expect=[{"object": "clerk", "power": 4}])
    (tmp_path / "a" / "other.json").write_text("{}")
    assert command("check", tmp_path).stdout == "3 passed, 0 failed\n"
    assert command("check", tmp_path / "a", tmp_path / "three.scenario.json").stdout == "3 passed, 0 failed\n"


@pytest.mark.parametrize("name", BROKEN)
def test_check_goes_on_after_a_broken_file_and_exits_with_2(tmp_path: Path, name: str) -> None:
    path = broken(tmp_path)[name]
    result = command("check", path, SAMPLE)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"{path}: ")
    assert result.stderr.count("\n") == 1
    assert result.stdout == "3 passed, 0 failed\n"


def test_a_broken_file_weighs_more_than_one_that_fails(written: Any, tmp_path: Path) -> None:  # noqa: ANN401
    failing = written(*CLERKS, expect=[{"object": "clerk", "power": 1}])
    result = command("check", failing, tmp_path / "missing.scenario.json")
    assert result.exit_code == 2
    assert result.stdout.endswith("0 passed, 1 failed\n")


def test_check_says_so_where_a_folder_has_no_scenarios(tmp_path: Path) -> None:
    result = command("check", tmp_path)
    assert result.exit_code == 2
    assert ".scenario.json" in result.stderr
    assert result.stdout == "0 passed, 0 failed\n"


def test_check_needs_a_file() -> None:
    assert command("check").exit_code == 2


def test_the_samples_pass() -> None:
    result = command("check", bundled_path("scenarios"))
    assert result.exit_code == 0
    assert result.stdout.endswith(" passed, 0 failed\n")


def test_the_word_that_is_not_computed_reaches_the_user(written: Any, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ANN401
    monkeypatch.setattr("inspector.rules.performing._PERFORMERS", {})
    result = command("explain", "--json", written(place()))
    assert result.exit_code == 0
    assert json.loads(result.stdout)["actions"][0]["outcome"] == "not computed"


def test_what_waits_for_something_not_said_reaches_the_user(written: Any) -> None:  # noqa: ANN401
    waiting = {"do": "effect", "source": "bear", "on": "self", "change": {"power": "+1"}, "if": {"said": "it rained"}}
    result = command("explain", written(place(), waiting))
    assert "depends on" in result.stdout
    assert "it rained" in result.stdout


# cards


def test_cards_lists_all_bundled_cards() -> None:
    result = command("cards", "list", "--json")
    assert result.exit_code == 0
    assert len(json.loads(result.stdout)) >= 120


def test_cards_finds_a_card_by_any_face() -> None:
    found = json.loads(command("cards", "find", "insectile", "--json").stdout)
    assert [(card["name"], card["face"], card["guess"]) for card in found] == [
        ("Delver of Secrets // Insectile Aberration", 1, False)
    ]
    assert [face["name"] for face in found[0]["faces"]] == ["Delver of Secrets", "Insectile Aberration"]


def test_cards_shows_what_people_want_to_know() -> None:
    result = command("cards", "find", "delver")
    assert all(text in result.stdout for text in ("Delver of Secrets", "Insectile Aberration", "{U}", "1/1", "3/2"))
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_cards_asks_about_a_misspelled_name() -> None:
    result = command("cards", "find", "delvre")
    assert result.exit_code == 0
    assert "did you mean" in result.stderr
    assert "Delver of Secrets" in result.stdout


def test_cards_says_so_where_there_is_none() -> None:
    result = command("cards", "find", "qqqqqqqqqq")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "qqqqqqqqqq" in result.stderr
    assert re.search(r"only \d\d+ are here until then", " ".join(result.stderr.split()))
    assert json.loads(command("cards", "find", "qqqqqqqqqq", "--json").stdout) == []


def test_a_damaged_installation_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged() -> None:
        raise LibraryError("cards.json", "is gone; please install Card Inspector again")

    monkeypatch.setattr("inspector.commands.users_library.Library", damaged)
    for words in (["cards"], ["explain", SAMPLE]):
        result = command(*words)
        assert result.exit_code == 2
        assert result.stderr == "cards.json: is gone; please install Card Inspector again.\n"


# window


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, dict[str, Any]]]:
    """Stand in for the window, and remember how it was opened."""
    calls: list[tuple[Any, dict[str, Any]]] = []

    def run(scenario: Path | None, **wishes: Any) -> int:  # noqa: ANN401
        calls.append((scenario, wishes))
        return 0

    app, display = types.ModuleType("app"), types.ModuleType("display")
    app.run = run  # type: ignore[attr-defined]
    display.display_problem = lambda: None  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "inspector.window.shell.app", app)
    monkeypatch.setitem(sys.modules, "inspector.window.shell.display", display)
    return calls


NO_WISHES = {"screenshot": None, "theme": None, "size": None, "scale": None}


def test_without_a_command_the_window_opens(opened: list[Any]) -> None:
    assert command().exit_code == 0
    assert opened == [(None, NO_WISHES)]


def test_the_window_opens_with_a_scenario(opened: list[Any]) -> None:
    assert command("window", SAMPLE).exit_code == 0
    assert opened == [(SAMPLE, NO_WISHES)]


def test_the_window_is_told_every_wish(opened: list[Any], tmp_path: Path) -> None:
    picture = tmp_path / "x.png"
    words = ["--screenshot", picture, "--theme", "dark", "--size", "1280x720", "--scale", "2"]
    assert command("window", *words).exit_code == 0
    assert opened == [(None, {"screenshot": picture, "theme": "dark", "size": (1280, 720), "scale": 2.0})]


@pytest.mark.parametrize(
    "words",
    [["--theme", "pink"], ["--scale", "9"], ["--scale", "x"], ["--size", "big"], ["--size", "1x1"], ["--size", "9x"]],
)
def test_a_wish_that_is_none_is_refused(opened: list[Any], words: list[str]) -> None:
    assert command("window", *words).exit_code == 2
    assert opened == []


def test_no_picture_is_made_of_a_broken_scenario(opened: list[Any], tmp_path: Path) -> None:
    assert command("window", broken(tmp_path)["half"], "--screenshot", tmp_path / "x.png").exit_code == 2
    assert opened == []


def test_the_desktops_own_start_opens_the_window(opened: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    for words, scenario in ((["desk"], None), (["desk", str(SAMPLE)], SAMPLE)):
        monkeypatch.setattr(sys, "argv", words)
        with pytest.raises(SystemExit) as ended:
            cli.desk()
        assert ended.value.code == 0
        assert opened[-1] == (scenario, NO_WISHES)


def program(*words: object, **environment: str) -> subprocess.CompletedProcess[bytes]:
    without = {
        key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    return subprocess.run(
        [sys.executable, "-m", "inspector", *map(str, words)],
        capture_output=True,
        check=False,
        timeout=120,
        cwd=Path(__file__).parents[1],
        env={**without, **environment},
    )


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen to ask for")
def test_without_a_screen_the_window_says_so_and_exits_with_1() -> None:
    ended = program("window")
    assert (ended.returncode, ended.stdout) == (1, b"")
    assert ended.stderr.count(b"\n") == 1
    assert b"screen" in ended.stderr


def test_a_terminal_without_these_letters_gets_others_and_no_traceback() -> None:
    ended = program("explain", SAMPLE, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert ended.returncode == 0
    assert ended.stdout.isascii()
    assert b"Insectile Aberration" in ended.stdout


def test_only_the_window_needs_qt() -> None:
    script = (
        "import sys; sys.modules['PySide6'] = None; from inspector.cli import main;"
        f"sys.argv[1:] = ['check', {str(SAMPLE)!r}]; main()"
    )
    ended = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, check=False, timeout=120, cwd=Path(__file__).parents[1]
    )
    assert (ended.returncode, ended.stdout.splitlines()[-1]) == (0, b"3 passed, 0 failed")


HUMBLE = {
    "name": "Plain Humbler",
    "layout": "normal",
    "mana_cost": "{3}",
    "type_line": "Enchantment",
    "static": [
        {"filter": {"types": "Creature"}, "change": {"lose_all_abilities": True, "set_power": 0, "set_toughness": 1}}
    ],
}


def test_explain_prints_the_ladder_and_zero_is_a_value_and_what_was_taken_is_none(written: Any) -> None:  # noqa: ANN401
    told = command("explain", written(place(), place("Plain Humbler", "humbler"), cards=[BEAR, HUMBLE])).stdout
    bear = told[told.index("bear: ") : told.index("humbler: ")]
    rows = {line[:14].strip(): line[17:37].strip() for line in bear.splitlines()}
    assert (rows["power"], rows["toughness"], rows["abilities"], rows["keywords"]) == ("0", "1", "none", "none")
    layers = [line.split()[0] for line in bear[bear.index("Layer") :].splitlines()[2:] if line[:1].strip()]
    assert layers == ["start", "6", "7b"]
    assert "Plain Humbler: it loses all abilities." in bear
