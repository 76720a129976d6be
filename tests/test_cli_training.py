"""The commands that train: a paper for programs, a paper asked in the terminal, the log taken along."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from inspector.commands.program import card_inspector
from inspector.library import DATA_DIR_VARIABLE, bundled_cards
from inspector.scenario import Scenario
from inspector.sharing import code_of
from inspector.survey import SurveyResult
from inspector.survey.results import encoded
from inspector.training import CardShelf, own_sets, read_lesson
from inspector.training.plots.setting import act_of


def run(*words: str, typed: str = "") -> tuple[int, str]:
    result = CliRunner().invoke(card_inspector, words, input=typed)
    return result.exit_code, result.output


def test_a_paper_for_programs_is_the_public_format() -> None:
    status, output = run("quiz", "--topic", "rooms", "--level", "2", "--count", "2", "--seed", "7", "--json")
    paper = json.loads(output)
    assert status == 0
    assert (paper["format"], paper["topic"], paper["level"], paper["seed"]) == ("card-inspector-quiz/1", "rooms", 2, 7)
    assert [question["id"] for question in paper["questions"]] == ["rooms-2-7-1", "rooms-2-7-2"]
    for question in paper["questions"]:
        assert question["scenario"]["format"] == "card-inspector/1"
        assert "expect" not in question["scenario"]
        key = question["asks"][0]["key"]
        assert [option["value"] for option in question["options"]].count(question["answer"][key]) == 1


def test_a_paper_is_asked_and_its_answers_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path))
    asked = ("quiz", "--topic", "split", "--count", "2", "--kind", "value", "--profile", "Ana")
    status, output = run(*asked, typed="x y z\nA\nB\n")
    assert status == 0
    assert "of 2 right" in output
    assert "That is not an answer here" in output
    assert run("training", "profiles")[1].startswith("Ana: 2 answers")
    status, output = run("training", "export", str(tmp_path / "log.jsonl"))
    assert (status, output.split()[0]) == (0, "2")
    assert "0 answers added, 2 were there" in run("training", "import", str(tmp_path / "log.jsonl"))[1]
    assert "learning:" in run("training", "progress", "--profile", "Ana")[1]
    assert run("training", "progress", "--profile", "Zoe") == (
        1,
        'Nobody called "Zoe" has answered a question here; card-inspector training profiles lists who has.\n',
    )
    (tmp_path / "no.jsonl").write_text("nonsense")
    status, output = run("training", "import", str(tmp_path / "no.jsonl"))
    assert status == 2
    assert "line 1" in output


def test_what_there_is_no_paper_of_is_told_in_a_sentence() -> None:
    status, output = run("quiz", "--topic", "modal", "--edition", "2011-09")
    assert status == 2
    assert "nothing to ask about modal" in output


@pytest.mark.parametrize(
    ("kind", "topic", "said"),
    [("edition", "editions", "name editions"), ("find the error", "copies", "write the number")],
)
def test_nonsense_is_no_answer_of_any_kind(kind: str, topic: str, said: str) -> None:
    status, output = run("quiz", "--topic", topic, "--kind", kind, "--count", "1", typed="nonsense\n\n")
    assert status == 0
    assert f"That is not an answer here: {said}" in output
    assert output.count("Not right.") == 1


def test_a_kind_that_a_topic_has_not_is_named() -> None:
    status, output = run("quiz", "--topic", "layers", "--level", "3", "--kind", "outcome")
    assert (status, output) == (
        2,
        "Under the rules of 2026-08 there is no question of the kind “outcome” about layers at level 3.\n",
    )


def test_a_sheet_is_not_replaced_by_its_key(tmp_path: Path) -> None:
    file = str(tmp_path / "class.pdf")
    status, output = run("quiz", "--count", "1", "--pdf", file, "--key", file)
    assert status == 2
    assert "need two files" in output
    assert not (tmp_path / "class.pdf").exists()


def test_a_file_that_is_not_there_is_told_without_the_system_s_words(tmp_path: Path) -> None:
    status, output = run("training", "import", str(tmp_path / "nothing.jsonl"))
    assert status == 2
    assert output.startswith(f"{tmp_path / 'nothing.jsonl'}: there is no such file")
    assert "Errno" not in output


def test_hard_questions_are_drawn_from_a_survey(tmp_path: Path) -> None:
    """By 613.7 the newer of the two has the last word on the size of Humility; the bear and the forest are left out."""
    actions = tuple(
        act_of("place", card=card, zone="battlefield", **{"as": card})
        for card in ("Humility", "Opalescence", "Grizzly Bears", "Forest")
    )
    pool = bundled_cards()
    code = code_of(Scenario(edition="2026-08", actions=actions), pool, pool)
    found = SurveyResult(
        kind="pairs", cards=("Humility", "Opalescence"), edition="2026-08", score=3, text="x", detail="{}", code=code
    )
    result = tmp_path / "pairs.jsonl"
    result.write_bytes(encoded([found]))
    status, output = run("quiz", "--survey", str(result), "--count", "3", "--json")
    assert status == 0, output
    (question,) = json.loads(output)["questions"]
    assert "they entered in that order" in question["text"]
    assert len(question["scenario"]["actions"]) == 2
    result.write_text("no result")
    assert run("quiz", "--survey", str(result))[0] == 2


def test_a_paper_is_kept_as_a_list_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path))
    status, output = run("quiz", "--topic", "layers", "--level", "3", "--count", "3", "--keep", "Monday: layers")
    assert status == 0, output
    (own,) = own_sets(tmp_path / "lessons")
    assert (own.title, own.kind, own.problem) == ("Monday: layers", "questions", "")
    lesson = read_lesson(own.path, CardShelf(bundled_cards()).pool)
    assert all(step.question.right_option for step in lesson.steps)
