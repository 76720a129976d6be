"""``card-inspector quiz``: questions asked in the terminal, or printed for programs."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import click

from inspector.commands.printing import UNREADABLE, complain, printable
from inspector.commands.training import open_log
from inspector.commands.users_library import open_library
from inspector.keeping import KeepingError, replace_file
from inspector.library import LibraryError, bundled_cards, data_folder
from inspector.rules import EDITIONS, NEWEST, edition_of
from inspector.scenario import Scenario
from inspector.sharing import CodeError, scenario_of_code
from inspector.survey import SurveyError, read_results, strongest
from inspector.training import (
    LARGEST_QUIZ,
    LEVELS,
    OWN_FOLDER,
    TOPICS,
    AnswerLog,
    CardShelf,
    Evidence,
    GivenAnswer,
    Grade,
    Judgement,
    LessonError,
    LogError,
    NotUnderstoodError,
    QuestionKind,
    QuizAsk,
    QuizPaper,
    QuizQuestion,
    TrainingError,
    answer_in_words_of,
    class_sheet,
    judged,
    key_in_words,
    logged,
    option_keys,
    overlooked,
    paper_record,
    printed_facts,
    quiz,
    quiz_on_boards,
    reasons_in_order,
    said_of_mistake,
    save_set,
    set_of_questions,
    shelf_of_library,
)

_FILE: Final = click.Path(path_type=Path)
_EDITION_KEYS: Final = [edition.key for edition in EDITIONS]
# Of a survey's boards so many are looked at, the strongest.
_MOST_BOARDS: Final = 2_000
_LARGEST_SEED: Final = 2**53 - 1
# Answered by naming what was listed, not by the letter of an option.
_BY_NAME: Final = (QuestionKind.EDITION, QuestionKind.ERROR)
_GRADES: Final = ("again", "hard", "good", "easy")


@click.command("quiz")
@click.option("--topic", type=click.Choice(TOPICS), default="transform", show_default=True, help="What it is about.")
@click.option("--level", type=click.IntRange(LEVELS[0], LEVELS[-1]), default=1, show_default=True, help="How hard.")
@click.option(
    "--count", type=click.IntRange(1, LARGEST_QUIZ), default=10, show_default=True, help="How many questions."
)
@click.option(
    "--seed",
    type=click.IntRange(0, _LARGEST_SEED),
    default=1,
    show_default=True,
    help="Which paper: the same seed is the same paper.",
)
@click.option(
    "--edition", type=click.Choice(_EDITION_KEYS), default=NEWEST.key, show_default=True, help="Under which rules."
)
@click.option("--kind", type=click.Choice([str(kind) for kind in QuestionKind]), help="Questions of this kind only.")
@click.option("--profile", metavar="NAME", help="Keep the answers in the training log, under this name.")
@click.option("--library", "from_library", is_flag=True, help="Draw from the user's own cards as well.")
@click.option(
    "--survey", "survey_result", type=_FILE, metavar="RESULT", help="Draw hard questions from what a survey found."
)
@click.option("--keep", metavar="TITLE", help="Keep the questions as a list of your own, to be edited and presented.")
@click.option("--json", "as_json", is_flag=True, help="Print the questions with their answers, for programs.")
@click.option("--pdf", "sheet", type=_FILE, metavar="FILE", help="Save the class sheet as PDF and ask nothing.")
@click.option("--key", type=_FILE, metavar="FILE", help="Save the key as PDF: answers, reasons, rules.")
@click.option(
    "--paper", "paper_size", type=click.Choice(["a4", "letter"]), default="a4", show_default=True, help="Its size."
)
def quiz_command(
    topic: str,
    level: int,
    count: int,
    seed: int,
    edition: str,
    kind: str | None,
    profile: str | None,
    from_library: bool,
    survey_result: Path | None,
    keep: str | None,
    as_json: bool,
    sheet: Path | None,
    key: Path | None,
    paper_size: str,
) -> None:
    """Ask questions that the rules core makes and proves.

    Answer with the letter or number of an option, or in words: "2/3", "UB", "blue black", "none". Nothing but Enter
    shows the answer; Ctrl+D ends.
    """
    if sheet is not None and key is not None and sheet.resolve() == key.resolve():
        raise click.UsageError("The sheet and its key need two files: --pdf and --key name the same one.")
    try:
        shelf = _shelf(seed, from_library=from_library)
        if survey_result is not None:
            paper = quiz_on_boards(_boards_of(survey_result), count, seed, shelf, edition)
        else:
            paper = quiz(topic, level, count, seed, shelf, edition, kind)
    except (TrainingError, LibraryError, SurveyError) as error:
        complain(f"{str(error).removesuffix('.')}.")
        sys.exit(UNREADABLE)
    if keep is not None:
        _keep(paper, keep)
        return
    if as_json:
        click.echo(json.dumps(paper_record(paper), indent=2, ensure_ascii=False))
        return
    if sheet is not None or key is not None:
        _save_sheets(paper, sheet, key, paper_size)
        return
    log = open_log() if profile is not None else None
    try:
        right = _ask_all(paper, log, profile or "")
    finally:
        if log is not None:
            log.close()
    drawn = "from the survey" if survey_result is not None else f"{topic} {level}"
    click.echo(f"{right} of {len(paper.questions)} right. This was the paper {drawn}, seed {seed}.")


def _keep(paper: QuizPaper, title: str) -> None:
    """Keep a paper as a list of one's own."""
    try:
        path = save_set(set_of_questions(title, paper.questions), data_folder() / OWN_FOLDER)
    except LessonError as error:
        complain(f"{str(error).removesuffix('.')}.")
        sys.exit(UNREADABLE)
    click.echo(printable(f"Kept as {path}; Training in the window edits and presents it."))


def _boards_of(result: Path) -> list[Scenario]:
    """Open the boards that a survey found, the strongest first; those of which something is not computed are left."""
    found, _ = strongest((one for one in read_results(result) if one.code and not one.unsure), _MOST_BOARDS)
    boards: list[Scenario] = []
    for one in found:
        try:
            boards.append(scenario_of_code(one.code))
        except CodeError as error:
            raise SurveyError(f"{result}: the board of {', '.join(one.cards)} cannot be opened ({error})") from error
    if not boards:
        raise SurveyError(f"{result}: there is no board in it of which everything is computed")
    return boards


def _save_sheets(paper: QuizPaper, sheet: Path | None, key: Path | None, size: str) -> None:
    """Save the sheet for the class, its key, or both."""
    # Only here: no other way of asking needs Qt.
    from inspector.window.training.paper import key_pdf, sheet_pdf

    made, today = class_sheet(paper), datetime.now().astimezone().date()
    try:
        if sheet is not None:
            replace_file(sheet, sheet_pdf(made, bundled_cards(), today, size), "the class sheet cannot be saved")
        if key is not None:
            replace_file(key, key_pdf(made, today, size), "the key cannot be saved")
    except KeepingError as error:
        complain(str(error))
        sys.exit(UNREADABLE)
    for file in filter(None, (sheet, key)):
        click.echo(printable(f"Saved {file}."))


def _shelf(seed: int, *, from_library: bool) -> CardShelf:
    return shelf_of_library(open_library(), seed) if from_library else CardShelf(bundled_cards())


def _ask_all(paper: QuizPaper, log: AnswerLog | None, profile: str) -> int:
    right, evidence = 0, Evidence()
    for number, question in enumerate(paper.questions, start=1):
        click.echo(f"{number}. {printable(question.text)}")
        for fact in printed_facts(question, bundled_cards()):
            click.echo(f"   [{printable(fact)}]")
        for line in _choices(question):
            click.echo(f"   {printable(line)}")
        answered = _answer(question)
        if answered is None:
            break
        given, judgement = answered
        if log is not None:
            try:
                log.add(logged(profile, question, given, judgement, datetime.now(UTC)))
            except LogError as error:
                complain(f"{error}.")
        right += judgement.right
        evidence.judged(question, judgement)
        _tell(question, judgement, evidence)
    return right


def _choices(question: QuizQuestion) -> Iterator[str]:
    """Say what may be answered, a line each."""
    if question.kind is QuestionKind.ERROR:
        yield from (f"{number}  {claim.says}" for number, claim in enumerate(question.claims, start=1))
    elif question.kind is QuestionKind.EDITION:
        yield f"Name them, or none: {', '.join(question.among)}"
    elif question.kind is not QuestionKind.RULING and len(question.asks) == 1:
        keys = option_keys(question)
        yield from (f"{key}  {option.words}" for key, option in zip(keys, question.options, strict=False))


def _ruling(question: QuizQuestion) -> tuple[GivenAnswer, Judgement] | None:
    """Show the answer to a ruling in free words, and let the person grade themself."""
    began = time.monotonic()
    try:
        click.prompt("   Your ruling", default="", show_default=False, prompt_suffix=": ")
        seconds = round(time.monotonic() - began, 1)
        click.echo(f"   It is: {printable(answer_in_words_of(question))}.")
        grade: Grade = click.prompt("   How was yours", type=click.Choice(_GRADES), default="good")
    except click.Abort:
        click.echo()
        return None
    given = GivenAnswer(grade=grade, seconds=seconds)
    return given, judged(question, given)


def _answer(question: QuizQuestion) -> tuple[GivenAnswer, Judgement] | None:
    """Ask until the answer can be read; None where there is nobody to ask any more."""
    if question.kind is QuestionKind.RULING:
        return _ruling(question)
    began = time.monotonic()
    while True:
        try:
            if len(question.asks) > 1:
                typed = {asked.key: _one_of_several(question, asked) for asked in question.asks}
                given = GivenAnswer(typed=typed, seconds=round(time.monotonic() - began, 1))
                return given, judged(question, given)
            text = click.prompt("   Your answer", default="", show_default=False, prompt_suffix=": ")
            given = _given(question, text, round(time.monotonic() - began, 1))
            return given, judged(question, given)
        except click.Abort:
            click.echo()
            return None
        except NotUnderstoodError as error:
            lettered = "" if question.kind in _BY_NAME else ", or the letter or number of an option"
            complain(f"   That is not an answer here: {error}{lettered}.")


def _one_of_several(question: QuizQuestion, asked: QuizAsk) -> str:
    """Ask for one of several values."""
    what = key_in_words(asked.key, edition_of(question.edition))
    text: str = click.prompt(f"   {what}", default="", show_default=False, prompt_suffix=": ")
    return text


def _given(question: QuizQuestion, text: str, seconds: float) -> GivenAnswer:
    plain = text.strip().upper()
    if question.kind is QuestionKind.EDITION:
        named = [edition for edition in question.among if edition in text]
        if plain not in ("", "NONE") and not named:
            raise NotUnderstoodError("name editions such as 2016-01, or none")
        return GivenAnswer(value=named, seconds=seconds)
    if question.kind is QuestionKind.ERROR:
        # Nothing but Enter points at no statement: it shows the answer.
        numbers = ["", *(str(number) for number in range(1, len(question.claims) + 1))]
        if plain not in numbers:
            raise NotUnderstoodError(f"write the number of a statement, 1 to {len(question.claims)}")
        return GivenAnswer(value=int(plain) - 1 if plain else None, seconds=seconds)
    keys = option_keys(question)[: len(question.options)]
    if len(plain) == 1 and plain in keys:
        return GivenAnswer(value=question.options[keys.index(plain)].value, seconds=seconds)
    return GivenAnswer(typed={question.asked.key: text}, seconds=seconds)


def _tell(question: QuizQuestion, judgement: Judgement, evidence: Evidence) -> None:
    """Say whether it was right, why, and what a wrong answer shows."""
    verdict = "Right." if judgement.right else f"Not right. It is: {printable(answer_in_words_of(question))}."
    click.echo(f"   {verdict}")
    for reason in reasons_in_order(question.because):
        rules = f" ({', '.join(reason.rules[:2])})" if reason.rules else ""
        click.echo(f"   {printable(reason.says)}{rules}")
    mistake = said_of_mistake(judgement, evidence.diagnosis, overlooked(question, judgement, bundled_cards()))
    if mistake:
        click.echo(f"   {mistake}")
    click.echo()
