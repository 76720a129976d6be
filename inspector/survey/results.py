"""What surveys find, and the files in which it lies: a line of JSON each, or a table for programs that read Parquet."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from inspector.keeping import NotOpenedError, open_regular
from inspector.survey.errors import SurveyError

if TYPE_CHECKING:
    from typing import BinaryIO

LINES_ENDING: Final = ".jsonl"
TABLE_ENDING: Final = ".parquet"
_COLUMNS: Final = ("kind", "cards", "edition", "score", "text", "detail", "unsure", "code")


class SurveyResult(msgspec.Struct, frozen=True, kw_only=True):
    """One thing found: of these ``cards``, under the edition of this key.

    ``score`` ranks it among its kind, ``text`` says it in a sentence, ``detail`` is the same as JSON, ``unsure`` is set
    where words that are not computed might change it, ``code`` opens the board.
    """

    kind: str
    cards: tuple[str, ...]
    edition: str
    score: int
    text: str
    detail: str
    unsure: bool = False
    code: str = ""


def encoded(found: Iterable[SurveyResult]) -> bytes:
    """The lines of a piece of work."""
    return b"".join(msgspec.json.encode(one) + b"\n" for one in found)


def read_lines(file: BinaryIO, where: str) -> Iterator[SurveyResult]:
    """Read lines one by one. Raises SurveyError, which names the line."""
    for number, line in enumerate(file, start=1):
        try:
            yield msgspec.json.decode(line, type=SurveyResult)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise SurveyError(f"{where}, line {number}: this is not a survey result ({error}).") from error


def read_results(path: Path) -> Iterator[SurveyResult]:
    """Read a result, of either form. Raises SurveyError for what is none or cannot be read."""
    try:
        with open_regular(path) as file:
            yield from _of_table(file, path) if path.suffix == TABLE_ENDING else read_lines(file, str(path))
    except NotOpenedError as error:
        raise SurveyError(f"{path}: {error.problem}.") from error


def results_as_json(results: Iterable[SurveyResult]) -> str:
    """One JSON document of results, ``detail`` a part of it. Raises SurveyError where a detail is no JSON."""
    try:
        # Only the columns that a reader needs: all are of the kind that was asked for.
        records = [
            {"cards": one.cards, "edition": one.edition, "score": one.score, "text": one.text}
            | {"detail": msgspec.json.decode(one.detail), "unsure": one.unsure, "code": one.code}
            for one in results
        ]
        return msgspec.json.format(msgspec.json.encode(records), indent=2).decode()
    except (msgspec.MsgspecError, RecursionError) as error:
        raise SurveyError(f"This is not a survey result: the details of one line are not JSON ({error}).") from error


def strongest(found: Iterable[SurveyResult], most: int) -> tuple[list[SurveyResult], int]:
    """Give the ``most`` strongest, and how many there are of all; no more than these are in memory at a time.

    The sure stand before the unsure, the highest score first, then they go by the names of cards.
    """
    count = 0

    def counted() -> Iterator[SurveyResult]:
        nonlocal count
        for one in found:
            count += 1
            yield one

    first = heapq.nsmallest(most, counted(), key=lambda one: (one.unsure, -one.score, one.cards, one.edition))
    return first, count


def write_table(found: Iterable[SurveyResult], file: BinaryIO) -> None:
    """Write a table in the Parquet format, some thousand rows at a time. Raises SurveyError without pyarrow."""
    arrow, parquet = _arrow()
    text = arrow.string()
    schema = arrow.schema(
        [
            ("kind", text),
            ("cards", arrow.list_(text)),
            ("edition", text),
            ("score", arrow.int64()),
            ("text", text),
            ("detail", text),
            ("unsure", arrow.bool_()),
            ("code", text),
        ]
    )
    with parquet.ParquetWriter(file, schema) as writer:
        for rows in _some(found):
            columns = {name: [getattr(one, name) for one in rows] for name in _COLUMNS}
            columns["cards"] = [list(one.cards) for one in rows]
            writer.write_table(arrow.table(columns, schema=schema))


def _some(found: Iterable[SurveyResult]) -> Iterator[list[SurveyResult]]:
    rows: list[SurveyResult] = []
    for one in found:
        rows.append(one)
        if len(rows) == 5_000:
            yield rows
            rows = []
    yield rows


def _of_table(file: BinaryIO, path: Path) -> Iterator[SurveyResult]:
    arrow, parquet = _arrow()
    try:
        for rows in parquet.ParquetFile(file).iter_batches(columns=list(_COLUMNS)):
            for row in rows.to_pylist():
                yield msgspec.convert(row, SurveyResult)
    except (arrow.ArrowException, msgspec.ValidationError, KeyError, ValueError) as error:
        raise SurveyError(f"{path}: this is not a survey result ({error}).") from error


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow as pa
        from pyarrow import parquet
    except ImportError as error:
        raise SurveyError(
            'Parquet files need pyarrow: pip install "card-inspector[survey]", or name a result that ends in .jsonl.'
        ) from error
    return pa, parquet
