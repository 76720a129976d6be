"""Carrying a survey out: piece by piece, each kept as soon as it is done, put together in order at the end."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from inspector.keeping import cannot, confirm_folder, open_regular, replace_file, take_the_place
from inspector.survey.asked import Survey
from inspector.survey.errors import SurveyError
from inspector.survey.results import LINES_ENDING, TABLE_ENDING, SurveyResult, encoded, read_lines, write_table
from inspector.survey.work import results_of

_PARTS: Final = ".parts"
_MARK: Final = "survey.json"

# Does pieces of work and gives each with its lines as it is done, in any order.
Engine = Callable[[Survey, Iterable[int]], Iterator[tuple[int, bytes]]]


class SurveyProgress(msgspec.Struct, frozen=True):
    """So many boards of all are done, ``kept`` of them already by an earlier start."""

    done: int
    all: int
    kept: int


def plain_engine(survey: Survey, chunks: Iterable[int]) -> Iterator[tuple[int, bytes]]:
    """Do the work here, one piece after the other."""
    for chunk in chunks:
        yield chunk, encoded(results_of(survey, survey.numbers_of(chunk)))


def run_survey(survey: Survey, path: Path, engine: Engine = plain_engine) -> Iterator[SurveyProgress]:
    """Carry a survey out and write what it found to ``path`` (``.jsonl`` or ``.parquet``), telling how far it is.

    Finished pieces are kept beside it in a folder, so that the same survey goes on where it was stopped; the folder
    goes when the result is written. Raises SurveyError, KeepingError.
    """
    if path.suffix not in (LINES_ENDING, TABLE_ENDING):
        raise SurveyError(f"{path}: a result is named with {LINES_ENDING} or {TABLE_ENDING} at its end.")
    parts = path.with_name(path.name + _PARTS)
    done = _taken_up(survey, parts)
    kept = sum(len(survey.numbers_of(chunk)) for chunk in done)
    boards = kept
    yield SurveyProgress(boards, len(survey.boards), kept)
    for chunk, lines in engine(survey, (chunk for chunk in range(survey.chunks) if chunk not in done)):
        replace_file(_part(parts, chunk), lines, "a finished piece of the survey cannot be kept")
        boards += len(survey.numbers_of(chunk))
        yield SurveyProgress(boards, len(survey.boards), kept)
    _write(survey, parts, path)
    # Even told to ignore errors, it lets some through; the result is there all the same.
    with suppress(OSError):
        shutil.rmtree(parts, ignore_errors=True)


def _taken_up(survey: Survey, parts: Path) -> set[int]:
    """The pieces that an earlier start of the same survey finished; makes the folder where there is none."""
    mark = parts / _MARK
    try:
        parts.mkdir(parents=True, exist_ok=True)
        if not mark.exists():
            replace_file(mark, msgspec.json.encode({"survey": survey.mark}), "the survey cannot be begun")
            return set()
        with open_regular(mark) as file:
            is_same = msgspec.json.decode(file.read()) == {"survey": survey.mark}
    except OSError as error:
        raise cannot("the folder for the survey's pieces cannot be used", parts, error) from error
    except (msgspec.MsgspecError, RecursionError) as error:
        raise SurveyError(f"{parts}: what an earlier start left there cannot be read ({error}).") from error
    if not is_same:
        raise SurveyError(f"{parts} holds pieces of another survey: name another result, or remove this folder.")
    return {chunk for chunk in range(survey.chunks) if _part(parts, chunk).is_file()}


def _part(parts: Path, chunk: int) -> Path:
    return parts / f"{chunk:07d}{LINES_ENDING}"


def _write(survey: Survey, parts: Path, path: Path) -> None:
    """Put the pieces together in their order; at no time is more than one of them in memory."""
    whole = parts / f"whole{path.suffix}"
    try:
        with whole.open("wb") as file:
            if path.suffix == TABLE_ENDING:
                write_table(_all_of(survey, parts), file)
            else:
                for chunk in range(survey.chunks):
                    with open_regular(_part(parts, chunk)) as part:
                        shutil.copyfileobj(part, file)
            file.flush()
            os.fsync(file.fileno())
        take_the_place(whole, path)
        confirm_folder(path.parent, path)
    except OSError as error:
        raise cannot("the result cannot be written", path, error) from error


def _all_of(survey: Survey, parts: Path) -> Iterator[SurveyResult]:
    for chunk in range(survey.chunks):
        with open_regular(_part(parts, chunk)) as part:
            yield from read_lines(part, str(_part(parts, chunk)))
