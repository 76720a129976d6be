"""How long questions take to make, whether each proves itself, which rules they reach, and whom they find out.

``questions N SEED`` makes N questions over all topics, levels and editions and proves each with its expectation;
``reach`` writes which concepts the boards of each edition reach into ``tests/training/reach.json``; ``students`` lets a
made-up student answer for each misconception. Without a word it makes 1,000 questions.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections import defaultdict
from pathlib import Path

from inspector.library import bundled_cards
from inspector.rules import EDITIONS, NEWEST, Concept, Edition, characteristics, concepts_in, edition_of
from inspector.rules.edition.citations import numbers
from inspector.scenario import Scenario, ScenarioError, failures, replay, scenario_from_bytes
from inspector.training import (
    ALL_MISCONCEPTIONS,
    LEVELS,
    TOPICS,
    CardShelf,
    GivenAnswer,
    QuestionKind,
    QuizQuestion,
    Root,
    TrainingError,
    TrainingSession,
    judged,
    question_record,
    quiz_questions,
)
from inspector.training.answers import same_answer
from inspector.training.diagnosis import answer_of_a_student
from inspector.training.making import answer_rests_on, proved
from inspector.training.papers import SIMPLY_ASKED
from inspector.training.plots import ALL_PLOTS, Materials, NothingFitsError, PlotSetting
from inspector.training.plots.known_boards import known_boards, setting_of
from inspector.training.seeds import Draw

ROOT = Path(__file__).resolve().parents[2]
REACH = ROOT / "tests" / "training" / "reach.json"
SHELF = CardShelf(bundled_cards())
TRIES = 12
QUESTIONS_OF_A_SITTING = 15


def main(words: list[str]) -> int:
    """Do what is asked for."""
    what = words[0] if words else "questions"
    if what == "reach":
        found = {edition.key: reached_in(edition) for edition in reversed(EDITIONS)}
        REACH.write_text(json.dumps(found, indent=1) + "\n")
        return 0
    if what == "students":
        return students(words[1:])
    return questions(*map(int, words[1:3])) if len(words) > 1 else questions(1000)


def questions(count: int, seed: int = 99) -> int:
    """Make so many questions, a few of each topic, level and edition, and prove each.

    Times are of the processor: on a machine that does something else besides, the clock tells of that.
    """
    places = [(topic, level, edition.key) for topic in TOPICS for level in LEVELS for edition in EDITIONS]
    each = max(1, round(count / len(places)))
    took: list[float] = []
    judging: list[float] = []
    wrong = 0
    for topic, level, edition in places:
        makes = quiz_questions(topic, level, seed, SHELF, edition)
        for _ in range(each):
            began = time.process_time()
            try:
                question = next(makes)
            except TrainingError:
                break
            took.append(time.process_time() - began)
            began = time.process_time()
            is_right = judged(question, answer_rightly(question)).right
            judging.append(time.process_time() - began)
            problem = problem_with(question) or ("" if is_right else "its own answer is judged wrong")
            if problem:
                wrong += 1
                print(question.name, edition, problem)
    for times in (took, judging):
        times.sort()
    print(f"{len(took)} questions, {wrong} wrong; median {statistics.median(took) * 1000:.1f} ms,", end=" ")
    print(f"p99 {took[int(len(took) * 0.99)] * 1000:.0f} ms; judged in {judging[-1] * 1000:.2f} ms at most")
    return int(wrong > 0)


def answer_rightly(question: QuizQuestion) -> GivenAnswer:
    """Answer as somebody who knows."""
    if question.kind is QuestionKind.EDITION:
        return GivenAnswer(value=sorted(question.editions))
    if question.kind is QuestionKind.ERROR:
        return GivenAnswer(value=next(place for place, claim in enumerate(question.claims) if claim.wrong))
    return GivenAnswer(value=dict(question.answer) if len(question.asks) > 1 else question.right)


def problem_with(question: QuizQuestion) -> str:
    """Say what is wrong with a question; nothing where it proves itself."""
    record = json.loads(json.dumps(question_record(question)))
    expected = []
    for asked in record["asks"]:
        key = asked.pop("key")
        expected.append({**asked, key: record["answer"][key]})
    scenario = {**record["scenario"], "expect": expected}
    read = scenario_from_bytes(json.dumps(scenario).encode(), question.name)
    if failures(read.expect, replay(read, bundled_cards())):
        return "its answer does not hold"
    several, key = len(question.asks) > 1, question.asked.key
    right = [
        option
        for option in question.options
        if (option.value == question.answer if several else same_answer(key, question.right, option.value))
    ]
    if len(right) != 1 or len({option.words for option in question.options}) != len(question.options):
        return "its options are not one right and the others wrong"
    return "" if question.by_belief else "nobody goes wrong here"


def settings_of(edition: Edition) -> list[tuple[str, PlotSetting]]:
    """List boards of all plots, three of each, and the sample boards with all that can be asked of them."""
    found: list[tuple[str, PlotSetting]] = []
    for plot in ALL_PLOTS:
        for number in range(3 if plot.topic not in ("editions", "whole-desk") else 0):
            try:
                found.append((plot.name, plot.make(Materials(Draw("reach", plot.name, number), SHELF, edition))))
            except NothingFitsError:
                continue
    boards = [board for held in known_boards().values() for board in held]
    return [*found, *((board.title[:60], setting_of(board, everything=True)) for board in boards)]


def reached_in(edition: Edition) -> dict[str, object]:
    """Give the concepts that decide something on some board of an edition, and by which plot each is reached."""
    decides: set[Concept] = set()
    reached: dict[Concept, str] = {}
    tried: dict[Concept, int] = defaultdict(int)
    for name, setting in settings_of(edition):
        decides |= deciding(setting, edition)
        for asked, concepts in answer_rests_on(setting, edition, SHELF.pool):
            new = [one for one in concepts if one not in reached and tried[one] < TRIES]
            for one in new:
                tried[one] += 1
            found = proved(setting, asked, edition, SHELF.pool) if new else None
            for one in found.concepts if found is not None else ():
                reached.setdefault(one, name)
    ranked = [one for one in concepts_in(edition.key) if one in decides]
    # Older rules say in one number what newer ones say in two: it is asked under the name of either.
    by_rules = {numbers(one, edition.key): name for one, name in reached.items()}
    for one in ranked:
        if (rules := numbers(one, edition.key)) in by_rules:
            reached.setdefault(one, by_rules[rules])
    missing = [str(one) for one in ranked if one not in reached]
    share = 1 - len(missing) / len(ranked)
    print(f"{edition.key}: {len(ranked)} concepts decide, {share:.1%} are reached; not: {', '.join(missing)}")
    return {"decide": list(map(str, ranked)), "reached": {str(one): by for one, by in reached.items()}}


def deciding(setting: PlotSetting, edition: Edition) -> set[Concept]:
    """Give the concepts that come first among the reasons for a value or an outcome of a board."""
    try:
        run = replay(Scenario(edition=edition.key, cards=setting.cards, actions=setting.actions), SHELF.pool)
    except ScenarioError:
        return set()
    found = {step.outcome.reasons[0].concept for step in run.steps if step.outcome.reasons}
    for label in run.table.objects:
        found |= {reasons[0].concept for reasons in characteristics(run.table, label).why.values() if reasons}
    return found


def students(only: list[str]) -> int:
    """Let a student answer by each misconception, and tell of whom it is not among the first two suspects."""
    shown: dict[str, tuple[Edition, str, int]] = {}
    # What was or will be right shows itself under older rules alone.
    for edition in (edition_of(NEWEST.key), edition_of("2016-01"), edition_of("2011-09")):
        for name, places in where_shown(edition).items():
            topic, level = max(places, key=lambda place: (places[place], -place[1]))
            shown.setdefault(name, (edition, topic, level))
    missed = 0
    asked_about = [name for name, one in ALL_MISCONCEPTIONS.items() if one.root is not Root.AS_USUAL]
    for name in only or asked_about:
        if name not in shown:
            missed += 1
            print(f"{name}: never shown")
            continue
        edition, topic, level = shown[name]
        suspects = suspects_of(name, edition, topic, level)
        if name not in suspects[:2]:
            missed += 1
            print(f"{name} ({topic} {level}, {edition.key}): {', '.join(suspects[:4]) or 'nobody'}")
    print(f"{missed} of {len(asked_about)} misconceptions are not among the first two suspects")
    return 0


def where_shown(edition: Edition) -> dict[str, dict[tuple[str, int], int]]:
    """Count on how many boards of each topic and level each belief goes wrong."""
    shows: dict[str, dict[tuple[str, int], int]] = defaultdict(lambda: defaultdict(int))
    for plot in ALL_PLOTS:
        for number in range(5 if plot.topic not in ("editions", "whole-desk") else 0):
            try:
                setting = plot.make(Materials(Draw("students", plot.name, number), SHELF, edition))
            except NothingFitsError:
                continue
            for asked in setting.asks:
                found = proved(setting, asked, edition, SHELF.pool)
                for name in found.by_belief if found is not None else ():
                    shows[name][plot.topic, min(plot.levels, default=2)] += 1
    return shows


def suspects_of(name: str, edition: Edition, topic: str, level: int) -> list[str]:
    """Let a student with one belief answer as many questions as a sitting has; gives who is suspected of what."""
    session = TrainingSession(topic, level, SHELF, seed=5, edition=edition.key, kind=SIMPLY_ASKED)
    for _ in range(QUESTIONS_OF_A_SITTING):
        if session.diagnosis.belief == name:
            break
        question = session.next_question()
        session.answered(question, GivenAnswer(value=answer_of_a_student(question, name)))
    return [suspect.name for suspect in session.diagnosis.suspects]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
