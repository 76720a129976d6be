"""``card-inspector rulebook``: what people and programs read, and one sentence for what cannot be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from inspector.commands.program import card_inspector
from tests.rulebook.made_texts import official, rules

TEXT = official(rules(3, 4), "These rules are effective as of August 7, 2026.")


@pytest.fixture
def run(tmp_path: Path) -> Any:  # noqa: ANN401 - a function that runs a command
    def command(*words: object) -> Result:
        runner = CliRunner(env={"COLUMNS": "100"})
        given = ["rulebook", "--data-dir", str(tmp_path / "data"), *map(str, words)]
        result = runner.invoke(card_inspector, given)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert "Traceback" not in result.output
        return result

    return command


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "rules.txt"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_a_text_is_added_listed_and_then_shown(run: Any, file: Path, tmp_path: Path) -> None:  # noqa: ANN401
    added = run("add", file)
    assert added.exit_code == 0
    assert added.output.strip() == "Added: Comprehensive Rules, 2026-08-07, 48 rules."
    assert run("add", file).output.startswith("Already there")
    assert (tmp_path / "data" / "rules-texts").is_dir()
    listed = json.loads(run("list", "--json").output)
    assert [one["kind"] for one in listed] == ["comprehensive", *["digest"] * 5]
    assert listed[0]["whole"] is True
    shown = json.loads(run("show", "100.2a", "--edition", "2026-08", "--json").output)
    assert (shown["text"], shown["official"]) == (rules(3, 4)["100.2a"], True)
    assert shown["citation"] == "100.2a (2026-08-07)"
    assert "2026-08-07" in run("list").output


def test_a_rule_of_the_digest_is_shown_with_its_edition_and_date(run: Any) -> None:  # noqa: ANN401
    shown = run("show", "712.8e", "--edition", "2025-06")
    assert shown.exit_code == 0
    assert "712.8e (2025-06-06)" in shown.output
    assert "Our digest" in shown.output
    record = json.loads(run("show", "CR 712.8e.", "--edition", "2025-06", "--json").output)
    assert (record["number"], record["edition"], record["official"]) == ("712.8e", "2025-06", False)


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        (["layer", "7b", "--edition", "2016-01"], ["613.3b"]),
        (["back face's mana value"], ["712.8e", "202.3b"]),
    ],
)
def test_layers_and_concepts_are_shown(run: Any, words: list[str], numbers: list[str]) -> None:  # noqa: ANN401
    found = json.loads(run("show", *words, "--json").output)
    assert [one["number"] for one in (found if isinstance(found, list) else [found])] == numbers


def test_a_section_is_shown_with_its_rules_and_links(run: Any) -> None:  # noqa: ANN401
    record = json.loads(run("show", "710", "--json").output)
    assert record["title"] == "Flip Cards"
    assert "710.4" in [rule["number"] for rule in record["rules"]]
    assert run("show", "710").output.startswith("710. Flip Cards")
    assert "710.1c" in run("show", "710.4", "--section").output


def test_a_citation_is_written_to_paste(run: Any) -> None:  # noqa: ANN401
    assert run("show", "712.8e", "--as", "text").output.startswith("712.8e (2026-08-07): ")
    assert run("show", "712.8e", "--as", "markdown").output.startswith("> **712.8e (2026-08-07)** ")
    assert run("show", "712.8e", "--as", "html").output.startswith("<blockquote>")


def test_a_search_prints_rules_and_texts(run: Any) -> None:  # noqa: ANN401
    found = json.loads(run("search", "melded", "mana", "value", "--edition", "2026-08", "--json").output)
    assert "202.3c" in [one["number"] for one in found]
    assert all(one["marks"] for one in found)
    assert "202.3c" in run("search", "melded mana value").output
    assert run("search", "qqqq").exit_code == 1


def test_a_life_leads_from_an_old_number_to_todays(run: Any) -> None:  # noqa: ANN401
    record = json.loads(run("life", "711.4b", "--json").output)
    assert [life["today"] for life in record["lives"]] == ["712.8e"]
    assert [stage["number"] for stage in record["lives"][0]["stages"]] == [
        "711.2b",
        "711.4b",
        "712.4d",
        "712.8e",
        "712.8e",
    ]
    assert "711.2b (2011-09): today 712.8e." in run("life", "711.2b").output
    assert "708.2" in run("life", "707.2", "--edition", "2011-09").output


def test_two_texts_are_compared(run: Any, file: Path, tmp_path: Path) -> None:  # noqa: ANN401
    other = tmp_path / "other.txt"
    other.write_text(
        TEXT.replace("100.1b ", "100.1b Never. ").replace("August 7, 2026", "May 1, 2020"), encoding="utf-8"
    )
    record = json.loads(run("compare", file, other, "--json").output)
    assert record["counts"]["reworded"] == 1
    assert record["sections"][0]["changes"][0]["new_number"] == "100.1b"
    assert "{+" in run("compare", file, other).output
    assert run("compare", "2025-06", "2026-08", "--section", "712").exit_code == 0


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["add", "missing.txt"], "there is no such file"),
        (["show", "712.99"], "does not hold it"),
        (["show", "711.4b"], "in 2026-08 this rule is 712.8e"),
        (["show", "712.8e", "--edition", "2011-09"], "in 2011-09 this rule is 711.2b"),
        (["show", "anything", "else"], 'use "search" for words'),
        (["show", "999"], "the section 999 is not in it"),
        (["life", "100.1"], "its history is not known"),
        (["life", "words"], "this is not a rule number"),
        (["compare", "2025-06", "nothing"], "there is no such rules text"),
    ],
)
def test_what_cannot_be_is_one_sentence_and_exit_code_2(run: Any, words: list[str], what: str) -> None:  # noqa: ANN401
    result = run(*words)
    assert result.exit_code == 2
    assert what in result.output
    assert len(result.output.strip().splitlines()) == 1


def test_what_is_odd_in_a_text_is_told_when_it_is_added(run: Any, tmp_path: Path) -> None:  # noqa: ANN401
    half = tmp_path / "half.txt"
    half.write_text(TEXT[: len(TEXT) // 2], encoding="utf-8")
    result = run("add", half)
    assert result.exit_code == 0
    assert "The text is incomplete: it stops at the rule" in result.output


def test_what_is_marked_for_a_concept_is_told(run: Any) -> None:  # noqa: ANN401
    record = json.loads(run("mark", "back face's mana value", "--edition", "2026-08", "--json").stdout)
    assert record == {
        "concept": "back face's mana value",
        "edition": "2026-08",
        "rule": "712.8e",
        "words": "the front face's mana cost gives the mana value",
        "sure": True,
        "by": "digest",
    }
    every = [json.loads(line) for line in run("mark", "--all", "--edition", "2011-09", "--json").stdout.splitlines()]
    assert len({one["concept"] for one in every}) == len(every) > 150
    assert {one["by"] for one in every} == {"digest"}


def test_a_concept_of_no_such_name_or_edition_is_told(run: Any) -> None:  # noqa: ANN401
    assert "did you mean back face's mana value" in run("mark", "back faces mana value").output
    missing = run("mark", "half unlocked", "--edition", "2011-09")
    assert (missing.exit_code, "say nothing of" in missing.output) == (1, True)
    assert run("mark").exit_code == 2
