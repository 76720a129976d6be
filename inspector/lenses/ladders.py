"""The ladder: the proof of an object as rungs in columns, one column a value that changed at all (613).

Each rung tells in its columns what it made of a value, part by part: what stayed, what is new, what is gone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from inspector.cards import Color, color_words
from inspector.cards.lists_in_words import capitalized
from inspector.rules import (
    START,
    Concept,
    ProofStep,
    Rung,
    Table,
    called_by_deed,
    characteristics,
    names_now,
    numbers,
    rungs,
)

PieceKind = Literal["same", "new", "gone"]

# The columns, in the order in which a card has them, each with the values that it is made of.
COLUMNS: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("name", "Name", ("name",)),
    ("mana", "Mana cost", ("mana_cost",)),
    ("value", "Mana value", ("mana_value",)),
    ("colors", "Colors", ("colors",)),
    ("types", "Types", ("supertypes", "types", "subtypes")),
    ("abilities", "Abilities", ("abilities",)),
    ("size", "P / T", ("power", "toughness")),
    ("loyalty", "Loyalty", ("loyalty",)),
    ("defense", "Defense", ("defense",)),
    ("controller", "Controller", ("controller",)),
)
# What a layer is about; of layer 7 the letters of the last sublayers differ between the editions.
_ABOUT: Final[Mapping[str, str]] = {
    "start": "printed",
    "1": "copies",
    "1a": "copies",
    "1b": "face down",
    "2": "control",
    "3": "text",
    "4": "types",
    "5": "colors",
    "6": "abilities",
    "7a": "defined",
    "7b": "base P/T",
    "7c": "changes",
}
NONE: Final = "none"
_OF_ANY: Final = ("types", "abilities", "size", "loyalty", "defense")
_EMPTY: Final[tuple[object, ...]] = (None, "", (), [], frozenset())
_DASH: Final = "—"
# Which columns are shown first where there is no room for all.
TELLING: Final = ("size", "types", "abilities", "controller", "loyalty", "defense", "colors", "name", "mana", "value")
# Of these the parts are told one by one.
_LISTED: Final = ("types", "abilities")


class LadderPiece(msgspec.Struct, frozen=True):
    """A part of a value: its words, and whether the rung left it, brought it or took it."""

    text: str
    kind: PieceKind = "same"


# What a rung says in each column that it changed.
LadderCells = Mapping[str, tuple[LadderPiece, ...]]


class LadderRung(msgspec.Struct, frozen=True, kw_only=True):
    """One rung: which effect of which layer, what it made of which column, in one sentence (``says``).

    ``source`` is the label whose effect it is, empty for what resolved; ``pictured`` that of the card by whose picture
    it is known, which is what is copied where a copy effect has no source. ``cells`` holds the columns that it changed.
    ``waits_for`` are places of the rungs on which it depends, ``needs`` the labels of all objects on which it does;
    ``why_not`` says why it does not apply, ``cause`` is one short line under its name. ``values`` are those after it,
    by key.
    """

    layer: str
    about: str
    source: str
    pictured: str
    name: str
    timestamp: int
    says: str
    rules: tuple[str, ...]
    cause: str = ""
    why_not: str = ""
    cells: LadderCells = {}
    waits_for: tuple[int, ...] = ()
    needs: tuple[str, ...] = ()
    in_loop: bool = False
    values: Mapping[str, Any] = {}

    @property
    def is_quiet(self) -> bool:
        """Whether it applied and changed nothing that has a column."""
        return not self.why_not and not self.cells and self.layer != START


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """The ladder of one object: its columns (key and title), and its rungs, the start first.

    ``has_size`` is false for a permanent that is no creature: then a printed size is none in the end (208.3).
    """

    label: str
    columns: tuple[tuple[str, str], ...]
    rungs: tuple[LadderRung, ...]
    has_size: bool = True

    def result(self, place: int, column: str) -> tuple[LadderPiece, ...]:
        """Give what the object has in a column as far as a rung, part by part; behind the last rung, what it is."""
        return (LadderPiece(NONE),) if self._is_no_size(place, column) else self.pieces(place, column)

    def result_in_words(self, place: int, column: str) -> str:
        """Say the same in words."""
        return NONE if self._is_no_size(place, column) else self.cell(place, column)

    def _is_no_size(self, place: int, column: str) -> bool:
        return column == "size" and not self.has_size and place == len(self.rungs) - 1

    def cell(self, place: int, column: str) -> str:
        """Give what a column says after a rung, in words."""
        return words_of_column(column, self._values(place, column))

    def pieces(self, place: int, column: str) -> tuple[LadderPiece, ...]:
        """Give what a column says after a rung, part by part."""
        values = self._values(place, column)
        if column in _LISTED:
            return tuple(map(LadderPiece, _parts(column, values))) or (LadderPiece(NONE),)
        return (LadderPiece(words_of_column(column, values)),)

    def folded(self, column: str = "") -> tuple[range, ...]:
        """Give the runs of rungs that can be left out: neighbors that change nothing, or not this column.

        What did not apply stays, for it may be just what is asked about; so does a single rung that changes nothing.
        """
        quiet = [self._may_go(place, column) for place in range(len(self.rungs))]
        found: list[range] = []
        for place, is_quiet in enumerate(quiet):
            if is_quiet and found and found[-1].stop == place:
                found[-1] = range(found[-1].start, place + 1)
            elif is_quiet:
                found.append(range(place, place + 1))
        return tuple(run for run in found if len(run) > 1 or column)

    def _may_go(self, place: int, column: str) -> bool:
        rung = self.rungs[place]
        if not column or rung.layer == START or rung.why_not:
            return rung.is_quiet
        return column not in rung.cells

    def _values(self, place: int, column: str) -> dict[str, Any]:
        keys = next(keys for key, _, keys in COLUMNS if key == column)
        return {key: self.rungs[place].values.get(key) for key in keys}


# What stands where nothing is to be seen.
_NO_RUNG: Final = LadderRung(layer=START, about="", source="", pictured="", name="", timestamp=0, says="", rules=())
NO_LADDER: Final = Ladder(label="", columns=(), rungs=(_NO_RUNG,))


def steps_that_changed(proof: Sequence[ProofStep], keys: Sequence[str]) -> tuple[int, ...]:
    """Give the places of the steps of a proof that changed a value of one of these keys, the first applied first."""
    return tuple(place for place, step in enumerate(proof) if any(key in step.changes for key in keys))


def ladder_of(table: Table, label: str) -> Ladder:
    """Make the ladder of an object; raises RulesError where there is no such object."""
    told, names = rungs(table, label), names_now(table)
    about = layer_names(table.edition.key)
    values: dict[str, Any] = {}
    made: list[LadderRung] = []
    sources = [rung.step.source for rung in told]
    changed: set[str] = set()
    for rung in told:
        before = dict(values)
        values = {**values, **rung.step.values, **{key: change.to for key, change in rung.step.changes.items()}}
        cells = {} if rung.step.layer == START else _cells(before, values)
        changed |= cells.keys()
        waits = tuple(
            place
            for place, source in enumerate(sources[: len(made)])
            if any(source == one.source and one.waited for one in rung.step.depends_on)
            and told[place].step.layer == rung.step.layer
        )
        made.append(_rung(rung, cells, waits, values, names, about.get(rung.step.layer, "")))
        if made[-1].name == _RESOLVED and rung.step.source is not None:
            # Of several without a name each is called by what it does.
            deed = called_by_deed(table, rung.step.source.effect)
            made[-1] = msgspec.structs.replace(made[-1], name=capitalized(deed))
    # Of what nothing changes is told what it has of what is asked for most.
    had = {key for key, _, parts in COLUMNS if key in _OF_ANY and any(values.get(part) not in _EMPTY for part in parts)}
    columns = tuple((key, title) for key, title, _ in COLUMNS if key in (changed or had))
    now = characteristics(table, label)
    has_size = "Creature" in now.types or (now.power, now.toughness) != (None, None)
    columns = columns or (("types", "Types"),)
    return Ladder(label=label, columns=columns, rungs=tuple(made), has_size=has_size)


def layer_names(edition_key: str) -> Mapping[str, str]:
    """Say of each layer of an edition what it is about: 7d was that of counters before it became that of switching."""
    counters, switching = (
        f"7{numbers(concept, edition_key)[0][-1]}" for concept in (Concept.LAYER_7_COUNTERS, Concept.LAYER_7_SWITCH)
    )
    own = {} if counters in _ABOUT else {counters: "counters"}
    return {**_ABOUT, **own, switching: "switched"}


def rungs_apart(one: Ladder, other: Ladder) -> frozenset[int]:
    """Give the places of the rungs of a ladder that another edition's does not have so: in layer, effect or result."""
    known = {_shape(rung) for rung in other.rungs}
    return frozenset(place for place, rung in enumerate(one.rungs) if _shape(rung) not in known)


def _shape(rung: LadderRung) -> tuple[object, ...]:
    cells = tuple(sorted((column, *((each.text, each.kind) for each in told)) for column, told in rung.cells.items()))
    printed = tuple(words_of_column(key, {each: rung.values.get(each) for each in keys}) for key, _, keys in COLUMNS)
    return (rung.about, rung.name, rung.why_not, cells, printed if rung.layer == START else ())


def place_beside(one: Ladder, place: int, other: Ladder) -> int:
    """Give the rung of another edition's ladder up to which as much has been applied there."""
    if place == len(one.rungs) - 1:
        return len(other.rungs) - 1
    done = {(rung.about, rung.name) for rung in one.rungs[: place + 1]}
    return max((at for at, rung in enumerate(other.rungs) if (rung.about, rung.name) in done), default=0)


def _rung(
    rung: Rung,
    cells: LadderCells,
    waits: tuple[int, ...],
    values: dict[str, Any],
    names: Mapping[str, tuple[str, ...]],
    about: str,
) -> LadderRung:
    step = rung.step
    name = "As printed" if step.layer == START else _name(rung)
    own = step.source.label if step.source is not None else ""
    return LadderRung(
        layer=step.layer,
        about=about,
        source=own,
        pictured=own or step.of or "",
        name=name,
        timestamp=step.timestamp,
        says=rung.says,
        rules=step.rules,
        cause=_cause(rung, names),
        why_not="" if step.applied else _sentence(rung.says.removeprefix(name)),
        cells=cells,
        waits_for=waits,
        needs=tuple(one.source.label for one in step.depends_on if one.waited and one.source.label),
        in_loop=step.loop,
        values=dict(values),
    )


def _name(rung: Rung) -> str:
    source, copied = rung.step.source, rung.step.of
    if copied is not None and not rung.source_name:
        return f"Copy of {rung.step.copied or f'a {rung.step.nameless}'}"
    if copied is None and rung.step.layer in ("1", "1b") and rung.step.applied:
        return "Face down"
    if source is not None and source.counter:
        return f"{source.counter} counter{'s' if rung.is_several else ''}"
    return rung.source_name or ("Its own ability" if rung.step.ground is not None else _RESOLVED)


_RESOLVED = "The effect that resolved"


def _sentence(words: str) -> str:
    """Begin with a capital letter and end without a full stop."""
    plain = words.strip().rstrip(".")
    return capitalized(plain)


def _cause(rung: Rung, names: Mapping[str, tuple[str, ...]]) -> str:
    step = rung.step
    if step.although_lost:
        return "goes on without its ability"
    if step.loop:
        return "a loop: timestamps decide"
    if any(one.waited for one in step.depends_on):
        waited = [one for one in step.depends_on if one.waited]
        # It did not wait for what is older, and so comes first by the timestamps too (613.7).
        behind = [one for one in waited if not one.older]
        sources = [one.source for one in behind or waited]
        known = dict.fromkeys(" // ".join(names.get(one.label, ())) or one.label or one.called for one in sources)
        others = " and ".join(filter(None, known)) or "an effect that resolved"
        return f"{'waits for' if behind else 'depends on'} {others}"
    if step.counted:
        return f"counts {', '.join(str(one.number) for one in step.counted)}"
    if rung.begun_by:
        return "; ".join(rung.begun_by)
    return "is newer" if step.after else ""


def _cells(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, tuple[LadderPiece, ...]]:
    found: dict[str, tuple[LadderPiece, ...]] = {}
    for column, _, keys in COLUMNS:
        old, new = ({key: values.get(key) for key in keys} for values in (before, after))
        if old != new:
            found[column] = _pieces(column, old, new)
    return found


def _pieces(column: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> tuple[LadderPiece, ...]:
    """Say a value with what is new and what is gone in it; of words that only left, what is left stays."""
    if column not in _LISTED:
        return (LadderPiece(words_of_column(column, new), "new"),)
    was, now = _parts(column, old), _parts(column, new)
    gone = [LadderPiece(word, "gone") for word in was if word not in now and word != _DASH]
    here = [LadderPiece(word, "same" if word in was or word == _DASH else "new") for word in now]
    return (*gone, *(here or [LadderPiece(NONE, "new")]))


def _parts(column: str, values: Mapping[str, Any]) -> list[str]:
    if column == "abilities":
        return [str(text) for text in values.get("abilities") or ()]
    kinds = [*(values.get("supertypes") or ()), *(values.get("types") or ())]
    found = values.get("subtypes") or ()
    # Every creature type is told in these words.
    subtypes = [found] if isinstance(found, str) else list(found)
    return [*kinds, *([_DASH, *subtypes] if subtypes else [])]


def words_of_column(column: str, values: Mapping[str, Any]) -> str:
    """Say the values of a column in words; what is not there is "none"."""
    if column == "types":
        return " ".join(_parts(column, values)) or NONE
    if column == "size":
        power, toughness = values.get("power"), values.get("toughness")
        return NONE if power is None and toughness is None else f"{_plain(power)}/{_plain(toughness)}"
    (value,) = values.values()
    if column == "colors":
        return color_words(Color(letter) for letter in value or ())
    if column == "abilities":
        return "; ".join(_parts(column, values)) or NONE
    return _plain(value)


def _plain(value: object) -> str:
    if isinstance(value, tuple | list):
        return " ".join(str(each) for each in value) or NONE
    return NONE if value in (None, "") else str(value)
