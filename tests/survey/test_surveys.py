"""Surveys: the right findings, the same whoever does the work and however often it is stopped, and clear refusals."""

from __future__ import annotations

import itertools
import json
import os
import signal
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from inspector.commands.program import card_inspector
from inspector.library import DATA_DIR_VARIABLE, Library
from inspector.rules import NEWEST, Place
from inspector.scenario import replay
from inspector.sharing import scenario_of_code
from inspector.survey import (
    Survey,
    SurveyError,
    SurveyResult,
    change_of,
    cluster,
    cluster_engine,
    plain_engine,
    read_results,
    run_survey,
    strongest,
    survey_of,
)
from inspector.survey.boards import board_differences
from inspector.survey.work import results_of, told_names

LAYERS = ("Blood Moon", "Flight", "Glorious Anthem", "Humility", "Opalescence", "Urborg, Tomb of Yawgmoth")


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    return Library(tmp_path_factory.mktemp("library") / "cards.sqlite")


def records(library: Library, names: Iterable[str]) -> list[dict[str, Any]]:
    return [dict(library.record(library.search(f'!"{name}"')[0])) for name in names]


@pytest.fixture(scope="module")
def of_layers(library: Library) -> Survey:
    return survey_of("pairs", records(library, LAYERS), chunk=4)


@pytest.fixture(scope="module")
def found(of_layers: Survey) -> list[SurveyResult]:
    return list(results_of(of_layers, list(of_layers.boards)))


def of_pair(found: Iterable[SurveyResult], *names: str) -> SurveyResult | None:
    return next((one for one in found if set(one.cards) == set(names)), None)


def test_what_depends_is_found(found: list[SurveyResult]) -> None:
    # 613.8a: while Blood Moon has made Urborg a Mountain, Urborg has no ability left that would act.
    one = of_pair(found, "Blood Moon", "Urborg, Tomb of Yawgmoth")
    assert one is not None
    assert json.loads(one.detail)["depends"][0][:2] == ["Urborg, Tomb of Yawgmoth", "Blood Moon"]
    # So it does not matter which of the two is newer.
    assert json.loads(one.detail)["differs"] == {}


def test_what_hangs_on_order_is_found(found: list[SurveyResult]) -> None:
    # 613.7: both set power and toughness of Opalescence's creatures in layer 7b.
    humility = of_pair(found, "Humility", "Opalescence")
    assert humility is not None
    assert {"power", "toughness"} <= set(json.loads(humility.detail)["differs"]["Humility"])
    # 613.7, layer 6: the newer of the two wins, and a bear flies or does not.
    flight = of_pair(found, "Flight", "Humility")
    assert flight is not None
    assert set(json.loads(flight.detail)["differs"]["a bear"]) == {"abilities", "keywords"}


def test_the_order_in_which_abilities_were_gained_is_no_difference() -> None:
    one, other = {"a bear": {"keywords": ["Flying", "Trample"]}}, {"a bear": {"keywords": ["Trample", "Flying"]}}
    assert board_differences(one, other) == {}
    twice = {"a bear": {"keywords": ["Flying", "Trample", "Trample"]}}
    assert set(board_differences(one, twice)) == {"a bear"}


@pytest.mark.parametrize("names", [("Glorious Anthem", "Humility"), ("Blood Moon", "Flight")], ids="+".join)
def test_what_does_not_is_not(found: list[SurveyResult], names: tuple[str, ...]) -> None:
    # Different layers, or nothing in common: whichever is newer, the same values come out.
    assert of_pair(found, *names) is None


def test_a_code_opens_the_board_that_was_found(found: list[SurveyResult], library: Library) -> None:
    one = of_pair(found, "Humility", "Opalescence")
    assert one is not None
    run = replay(scenario_of_code(one.code), library)
    assert {"Humility", "Opalescence", "a bear"} <= set(run.table.objects)


def test_every_pair_has_one_number(of_layers: Survey) -> None:
    wanted = {frozenset(pair) for pair in itertools.combinations(range(len(LAYERS)), 2)}
    pairs = [of_layers.cards_of(number) for number in of_layers.boards]
    assert {frozenset(pair) for pair in pairs} == wanted
    assert len(pairs) == len(wanted) == of_layers.count
    assert sorted(number for chunk in range(of_layers.chunks) for number in of_layers.numbers_of(chunk)) == list(
        range(15)
    )


def test_a_sample_is_the_same_everywhere() -> None:
    cards = tuple({"name": f"{number:04d}"} for number in range(3_000))
    drawn = Survey(kind="pairs", cards=cards, sample=4, seed=7).boards
    # Written down once: the sample of a seed may never change.
    assert drawn == (243_107, 461_039, 954_459, 3_441_660)
    assert Survey(kind="pairs", cards=cards, sample=4, seed=8).boards != drawn


def test_delver_differs_between_editions(library: Library) -> None:
    # 711.5 of 2011: a back face has its own mana value, 0; since then that of the front.
    one = survey_of("editions", records(library, ["Delver of Secrets // Insectile Aberration"]))
    oldest = next(result for result in results_of(one, [0]) if result.edition == "2011-09")
    assert any(keys.get("mana_value") == [0, 1] for keys in json.loads(oldest.detail).values())


def test_a_change_touches_what_it_speaks_of(library: Library) -> None:
    cards = records(library, ["Delver of Secrets // Insectile Aberration", "Grizzly Bears"])
    one = survey_of("change", cards, change=change_of(NEWEST, ["back_with_fronts_mana_value=none"]))
    results = list(results_of(one, [0, 1]))
    assert [result.cards for result in results] == [("Delver of Secrets // Insectile Aberration",)]
    assert {key for keys in json.loads(results[0].detail).values() for key in keys} == {"mana_value"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "Say what changes"),
        (["has_wings=yes"], 'no behavior "has_wings"'),
        (["key=2030"], 'no behavior "key"'),
        (["has_manifest=perhaps"], '"has_manifest" is yes or no'),
        (["enters_transformed=sometimes"], "cannot be changed so"),
        (["kinds=triangular"], "cannot be changed so"),
    ],
)
def test_a_change_that_cannot_be_is_refused(words: list[str], said: str) -> None:
    with pytest.raises(SurveyError, match=said):
        change_of(NEWEST, words)


def test_words_that_are_not_read_are_listed() -> None:
    odd = {"name": "Odd One", "layout": "normal", "type_line": "Enchantment"}
    card = {**odd, "oracle_text": "Creatures you control have the strangest of all powers."}
    (one,) = results_of(survey_of("unread", [card]), [0])
    assert (one.cards, one.score, one.unsure) == (("Odd One",), 1, True)
    assert one.text == "Odd One: its one sentence that may change values is not read."
    # Each finding opens on the desk.
    assert [place.card for place in scenario_of_code(one.code).actions if isinstance(place, Place)] == ["Odd One"]


def test_what_differs_for_every_card_does_not_rank(library: Library) -> None:
    # 406.3a, which 2011 did not have: a card that is face down in exile has no characteristics, whichever card it is.
    one = survey_of("editions", records(library, ["Delver of Secrets // Insectile Aberration", "Grizzly Bears"]))
    found = {result.cards[0]: result for result in results_of(one, [0, 1]) if result.edition == "2011-09"}
    assert found["Grizzly Bears"].score == 0
    assert found["Delver of Secrets // Insectile Aberration"].score > 0
    assert (
        "(on the battlefield, back face up; and in exile, face down): mana value, "
        in found["Delver of Secrets // Insectile Aberration"].text
    )


def test_a_rule_that_was_renumbered_is_no_difference(library: Library) -> None:
    # 704.5n of 2016 is 704.5m of today: an Aura that is attached to nothing goes to the graveyard under both.
    one = survey_of("editions", records(library, ["Flight"]), editions=("2016-01", "2026-08"))
    assert list(results_of(one, [0])) == []


def test_names_with_a_comma_are_told_apart_in_a_list(library: Library) -> None:
    cards = records(library, ["Urborg, Tomb of Yawgmoth", "Blood Moon"])
    (one,) = results_of(survey_of("pairs", cards), [0])
    assert one.text == "Urborg, Tomb of Yawgmoth depends on Blood Moon."
    assert told_names(["Ashaya, Soul of the Wild", "a bear"]) == "Ashaya, Soul of the Wild; and a bear"
    assert told_names(["Flight", "a bear", "a Forest", "an artifact"]) == "Flight, a bear, a Forest and 1 more"


@pytest.mark.parametrize("ending", [".jsonl", ".parquet"])
def test_a_result_is_read_as_it_was_found(
    of_layers: Survey, found: list[SurveyResult], tmp_path: Path, ending: str
) -> None:
    path = tmp_path / f"result{ending}"
    *_, last = run_survey(of_layers, path)
    assert (last.done, last.all, last.kept) == (15, 15, 0)
    assert list(read_results(path)) == found
    assert sorted(file.name for file in tmp_path.iterdir()) == [path.name]


def test_a_stopped_survey_goes_on_where_it_was(of_layers: Survey, found: list[SurveyResult], tmp_path: Path) -> None:
    path, asked = tmp_path / "result.jsonl", []

    def noting(survey: Survey, chunks: Iterable[int]) -> Iterator[tuple[int, bytes]]:
        for chunk, lines in plain_engine(survey, chunks):
            asked.append(chunk)
            yield chunk, lines

    first = run_survey(of_layers, path, noting)
    assert [next(first).done for _ in range(3)] == [0, 4, 8]
    del first
    assert not path.exists()
    second = [state.done for state in run_survey(of_layers, path, noting)]
    assert second == [8, 12, 15]
    assert asked == [0, 1, 2, 3]
    assert list(read_results(path)) == found


def test_pieces_of_another_survey_are_not_mixed_in(of_layers: Survey, tmp_path: Path) -> None:
    path = tmp_path / "result.jsonl"
    begun = run_survey(of_layers, path)
    next(begun)
    del begun
    with pytest.raises(SurveyError, match="pieces of another survey"):
        next(run_survey(msgspec.structs.replace(of_layers, seed=1), path))


def test_a_result_needs_a_known_ending(of_layers: Survey, tmp_path: Path) -> None:
    with pytest.raises(SurveyError, match=r"named with \.jsonl or \.parquet"):
        next(run_survey(of_layers, tmp_path / "result.csv"))


@pytest.mark.parametrize("ending", [".jsonl", ".parquet"])
def test_what_is_no_result_is_refused_in_a_sentence(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"broken{ending}"
    path.write_bytes(b'{"kind": "pairs"}\n')
    with pytest.raises(SurveyError, match="not a survey result"):
        list(read_results(path))
    with pytest.raises(SurveyError, match="missing"):
        list(read_results(tmp_path / f"missing{ending}"))


def test_a_cluster_that_loses_a_worker_finds_the_same(
    of_layers: Survey, found: list[SurveyResult], tmp_path: Path
) -> None:
    path = tmp_path / "result.jsonl"
    killed: list[int] = []
    small = msgspec.structs.replace(of_layers, chunk=1)

    def losing(survey: Survey, chunks: Iterable[int]) -> Iterator[tuple[int, bytes]]:
        for chunk, lines in cluster_engine(2)(survey, chunks):
            if not killed:
                killed.append(_kill_a_worker())
            yield chunk, lines

    for _ in run_survey(small, path, losing):
        pass
    assert killed[0] > 0
    assert list(read_results(path)) == found


def test_a_survey_whose_helpers_never_come_ends_all_the_same(
    of_layers: Survey, found: list[SurveyResult], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import distributed

    # As where a worker dies while it starts: nobody starts another.
    monkeypatch.setattr(distributed.LocalCluster, "scale", lambda *_: None)
    monkeypatch.setattr(cluster, "_LOOKED_EVERY", 0.05)
    path = tmp_path / "result.jsonl"
    for _ in run_survey(msgspec.structs.replace(of_layers, chunk=1), path, cluster_engine(3)):
        pass
    assert list(read_results(path)) == found


def _kill_a_worker() -> int:
    from distributed import get_client

    client = get_client()
    client.wait_for_workers(1)
    process: int = next(iter(client.run(os.getpid).values()))
    os.kill(process, signal.SIGKILL)
    return process


def test_the_strongest_and_surest_come_first() -> None:
    def result(score: int, unsure: bool, name: str) -> SurveyResult:
        return SurveyResult(
            kind="pairs", cards=(name,), edition="2026-08", score=score, text="", detail="{}", unsure=unsure
        )

    mixed = [result(9, True, "d"), result(2, False, "b"), result(2, False, "a"), result(5, False, "c")]
    every, count = strongest(mixed, 10)
    assert ([one.cards[0] for one in every], count) == (["c", "a", "b", "d"], 4)
    few, count = strongest(iter(mixed), 2)
    assert ([one.cards[0] for one in few], count) == (["c", "a"], 4)


def test_the_command_asks_shows_and_filters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path))
    path = tmp_path / "pairs.jsonl"
    query = "name:humility or name:opalescence or name:flight"
    run = CliRunner().invoke(card_inspector, ["survey", "pairs", "--cards", query, "--workers", "1", "-o", str(path)])
    assert run.exit_code == 0, run.output
    assert "Whether Humility or Opalescence is newer changes" in " ".join(run.output.split())
    shown = CliRunner().invoke(card_inspector, ["survey", "show", str(path), "--card", "opal", "--json"])
    assert [one["cards"] for one in json.loads(shown.output)] == [["Humility", "Opalescence"]]
    broken = CliRunner().invoke(card_inspector, ["survey", "pairs", "--cards", "t:(", "-o", str(path)])
    assert broken.output.startswith("The query cannot be read at character 1: ")
    none = CliRunner().invoke(card_inspector, ["survey", "show", str(path), "--least", "999"])
    assert none.output == f"Nothing like this is in {path}.\n"


def test_without_dask_one_process_does_the_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # As in the packages for Windows, macOS and Debian, where nobody can install it.
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path))
    monkeypatch.setattr("inspector.commands.survey.has_dask", lambda: False)
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    words = [
        "survey",
        "unread",
        "--cards",
        "name:humility or name:flight",
        "--chunk",
        "1",
        "-o",
        str(tmp_path / "x.jsonl"),
    ]
    run = CliRunner().invoke(card_inspector, words)
    assert run.exit_code == 0, run.output
    assert "One process does the work" in run.output
    assert "Nothing of this kind was found on 2 boards" in run.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["pairs", "--cards", "name:humility", "-o", "x.jsonl"], "of those that match this query only Humility does"),
        (["unread", "--cards", "no such card at all", "-o", "x.jsonl"], "No card matches this query"),
        (["change", "--cards", "name:humility", "-o", "x.jsonl"], "Say what changes"),
        (["show", "no-such.jsonl"], "no-such.jsonl"),
    ],
)
def test_a_survey_that_cannot_be_made_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], said: str
) -> None:
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path))
    monkeypatch.chdir(tmp_path)
    run = CliRunner().invoke(card_inspector, ["survey", *words])
    assert run.exit_code == 2
    assert said in run.output


@pytest.mark.parametrize("detail", ["no JSON", "[" * 100_000])
def test_a_detail_that_is_no_json_is_told_in_a_sentence(tmp_path: Path, detail: str) -> None:
    result = tmp_path / "hostile.jsonl"
    line = {"kind": "pairs", "cards": ["A"], "edition": "2026-08", "score": 1, "text": "x", "detail": detail}
    result.write_text(json.dumps(line | {"code": "\x1b[31mred"}) + "\n")
    shown = CliRunner().invoke(card_inspector, ["survey", "show", str(result), "--json"])
    assert (shown.exit_code, shown.output[:27]) == (2, "This is not a survey result")
    plain = CliRunner().invoke(card_inspector, ["survey", "show", str(result)])
    assert plain.exit_code == 0
    assert "\x1b" not in plain.output


def test_who_stops_a_survey_is_told_that_it_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_asked: object) -> Iterator[object]:
        yield from ()
        raise KeyboardInterrupt

    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path))
    monkeypatch.setattr("inspector.commands.survey.run_survey", stopped)
    words = ["survey", "unread", "--cards", "name:humility", "-o", str(tmp_path / "x.jsonl")]
    run = CliRunner().invoke(card_inspector, words)
    assert run.exit_code == 2
    assert "the same command goes on where it was" in run.output


def test_a_result_that_is_not_there_is_told_without_the_system_s_words(tmp_path: Path) -> None:
    shown = CliRunner().invoke(card_inspector, ["survey", "show", str(tmp_path / "nothing.jsonl")])
    assert shown.exit_code == 2
    assert "there is no such file" in shown.output
    assert "Errno" not in shown.output
