"""``explain`` for people: what every object is and why, and how every action ended, as tables for the terminal."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from inspector.cards import Color, listed_words, possessive, sentence_in_quotes, with_full_stop
from inspector.cards.lists_in_words import capitalized
from inspector.commands.as_printed import place_line, placed_at, printed_keys, printed_lines
from inspector.commands.grids import cell, grid
from inspector.commands.printing import COLOR_KEYS, color_text
from inspector.reading import NUMBER_WORDS
from inspector.rules import (
    EVERY_CREATURE_TYPE,
    VALUE_KEYS,
    Action,
    Characteristics,
    Concept,
    GameObject,
    Meld,
    Mutate,
    NotComputed,
    Outcome,
    Reason,
    Result,
    Rung,
    Table,
    action_name,
    all_characteristics,
    characteristics,
    chosen_words,
    depends_on_hidden,
    face_down_words,
    is_unknown,
    label_made_by,
    names_of_gone,
    names_told,
    rungs,
    told_apart,
)
from inspector.scenario import DECIDED_BY_HIDDEN, KNOWN_OF_HIDDEN, Replay, Scenario
from inspector.scenario.viewing import seen_named
from inspector.scenario.words import told_sentences_of

# Values that are left out of the table for people where there is nothing to tell.
_ONLY_WHERE_THERE = frozenset(VALUE_KEYS) - {"name", "mana_cost", "mana_value", "colors", "types", "zone", "controller"}
# What is kept with an object and is no value of it.
_KEPT_KEYS = ("designations", "chosen", "phased_out")
_LISTS_OF_TEXTS = ("abilities",)
_NOT_KNOWN = "not known"


# How values are called where their keys are no words for people.
_TITLES = {"state_based": "state-based", "phased_out": "phased out"}


def print_explanation(
    scenario: Scenario, run: Replay, viewer: str | None = None, befores: Sequence[Table] = ()
) -> None:
    """Print what came of a scenario; of a replay as a ``viewer`` saw it, who that is.

    ``befores`` are then the tables on which its actions name what they show (``Viewing.befores``).
    """
    console = Console()
    edition = run.table.edition
    if scenario.title:
        console.print(cell(scenario.title), style="bold")
    console.print(cell(f"Rules of {edition.key} ({edition.set_name})"))
    if viewer is not None:
        console.print(cell(f"As seen by {seen_named(viewer)}"))
    unsure_of = {} if viewer is None else depends_on_hidden(run.table)
    away = {label: characteristics(run.table, label) for label in run.table.phased_out}
    every = {**all_characteristics(run.table), **away}
    there = told_apart((label, " // ".join(found.names)) for label, found in every.items())
    names = {**names_of_gone(run.table), **there}
    for label, found in every.items():
        unknown = is_unknown(run.table, label)
        unsure = unsure_of.get(label, ())
        name = "hidden" if unknown else " // ".join(found.names) or "no name"
        console.print()
        console.print(cell(f"{label}: {name}"), style="bold")
        keys = tuple(KNOWN_OF_HIDDEN if unknown else VALUE_KEYS)
        if not unknown:
            keys = _told_shortly(console, found, unsure, edition.words.mana_value)
        values = _values_grid(found, keys, unsure, names, edition.words.mana_value)
        if values.row_count:
            console.print()
            console.print(values)
        if len(found.proof) > 1 and not (unknown or unsure):
            console.print()
            console.print(_ladder(run.table, label, names[label] if found.names else "it"))
    for label, why in _missing(run):
        console.print()
        # What is part of a permanent lies on the board with it (712.8g, 730.2).
        is_part = run.table.whole_of(label) is not None
        missing = "no longer an object of its own" if is_part else "not on the board"
        console.print(cell(f"{label}: {missing}"), style="bold")
        console.print(cell(why))
    console.print()
    console.print(cell("Actions"), style="bold")
    console.print(_actions_grid(run, befores))
    if run.table.day_night:
        console.print(cell(f"It is {run.table.day_night}."))


def _told_shortly(
    console: Console, found: Characteristics, unsure: tuple[str, ...], mana_value: str
) -> tuple[str, ...]:
    """Print in a line each what is as printed on the card, and where it is; gives the keys of all other values."""
    shown = [key for key in VALUE_KEYS if key not in unsure and not _is_nothing_to_show(found, key)]
    told = {*printed_keys(found, [key for key in shown if not (found.doubts(key) or found.waits(key))])}
    if told:
        for line in printed_lines(found, told, mana_value):
            console.print(cell(line))
    place = None if {"zone", "owner", "controller"} & {*unsure} else place_line(found)
    if place is not None and not any(found.doubts(key) or found.waits(key) for key in ("zone", "owner", "controller")):
        console.print(cell(place))
        told |= {"zone", "owner", "controller"}
    return tuple(key for key in VALUE_KEYS if key not in told)


def _is_nothing_to_show(found: Characteristics, key: str) -> bool:
    """Whether a value that most cards lack is not there."""
    return key in _ONLY_WHERE_THERE and _is_nothing(found.value(key))


def _missing(run: Replay) -> Iterator[tuple[str, str]]:
    """Give the labels whose objects are not there, each with the reason."""
    table = run.table
    never = {
        label_made_by(action): step.outcome
        for action, step in zip(run.actions, run.steps, strict=True)
        if step.outcome.result is not Result.DONE
    }
    for label, refused in table.refused.items():
        yield label, _reasons(refused.reasons)
    for label in table.gone:
        if label in never:
            yield label, f"It never came to be. {_reasons(never[label].said)}".rstrip()
            continue
        whole = table.whole_of(label)
        if whole is not None:
            yield label, f"It is part of {_whole(table, label, whole)} now."
            continue
        melds = (action for action in run.actions if isinstance(action, Meld) and action.label == label)
        parts = [(*action.objects, *_merged_onto(run, label)) for action in melds]
        yield label, _parted(table, parts[0]) if parts else "It ceased to exist."


def _merged_onto(run: Replay, label: str) -> Iterator[str]:
    """List what merged with a permanent: that too became a card of its own as it left (730.3)."""
    for action, step in zip(run.actions, run.steps, strict=True):
        if isinstance(action, Mutate) and action.onto == label and step.outcome.result is Result.DONE:
            yield action.object


_TWO = 2


def _parted(table: Table, parts: tuple[str, ...]) -> str:
    """Say where the cards lie that a melded permanent became as it left the battlefield (712.21)."""
    so_many = NUMBER_WORDS[len(parts)] if len(parts) < len(NUMBER_WORDS) else str(len(parts))
    left = f"It left the battlefield as {so_many} cards"
    there = [characteristics(table, label) for label in parts if label in table.objects]
    if not there:
        return f"{left}, and they are not on the board anymore."
    told = names_told(table)
    names = ["a hidden card" if is_unknown(table, one.label) else told[one.label] for one in there]
    places = [placed_at(one) for one in there]
    if len(set(places)) == 1 and len(there) > 1:
        every = "all" if len(there) > _TWO else "both"
        return f"{left}: {listed_words(names)}, {every} {places[0].removeprefix('is ')} now."
    each = [f"{name} {place}" for name, place in zip(names, places, strict=True)]
    return f"{left}: {listed_words(each)} now."


def _whole(table: Table, part: str, whole: GameObject) -> str:
    """Name the permanent of which a card is part, by its label too where it is called as a card of it or another is."""
    label = whole.label
    name = " // ".join(characteristics(table, label).names)
    shared = {part, label, *(card.front.name for one in (whole, *whole.merged) for card in one.cards)}
    # What is phased out has no name that others would mean (702.26b).
    by_label = name != label and (name in shared or label in table.phased_out)
    return f"{name} ({label})" if name and by_label else names_told(table)[label]


def _values_grid(
    found: Characteristics, keys: tuple[str, ...], unsure: tuple[str, ...], names: Mapping[str, str], mana_value: str
) -> Grid:
    shown = grid(("Value", 14), ("Is", 20), ("Why", None))
    emptied, above = _emptied(found), _Above()
    for key in (key for key in VALUE_KEYS if key in keys):
        has_every = key == "subtypes" and found.has_every_creature_type
        value = found.value(key) or ((EVERY_CREATURE_TYPE,) if has_every else found.value(key))
        if key in unsure:
            shown.add_row(cell(_title(key)), cell(_NOT_KNOWN), cell(DECIDED_BY_HIDDEN))
            continue
        is_open = found.doubts(key) or found.waits(key) or found.is_not_known(key)
        if _is_nothing(value) and key in _ONLY_WHERE_THERE and not is_open and key not in emptied:
            continue
        if _is_nothing(value) and key in emptied and not found.why.get(key):
            continue
        if key == "names" and len(found.names) < 2:
            continue
        # Of what state-based actions do each is told, and what replaces it.
        why = found.why.get(key, ())
        told = why if key == "state_based" else _told_of(why)
        said = _reasons(above.again(tuple(map(_without_value, told))))
        doubts = _may_change(found.doubts(key), names)
        # What is not known at all says so itself.
        waiting = () if found.is_not_known(key) else found.waits(key)
        waits = dict.fromkeys(_waits(told, names) for told in waiting)
        told_why = "\n".join((said, *doubts, *waits)).strip()
        also = f" ({EVERY_CREATURE_TYPE})" if has_every and value == found.subtypes else ""
        mark = " ?" if doubts or waits else ""
        title = mana_value if key == "mana_value" else _title(key)
        is_now = _NOT_KNOWN if found.is_not_known(key) else _value_text(key, value) + also
        shown.add_row(cell(title), cell(is_now + mark), cell(told_why))
    for key in _KEPT_KEYS:
        kept = getattr(found, key)
        if kept:
            shown.add_row(
                cell(_title(key)),
                cell(_kept_text(kept)),
                cell(_reasons(tuple(map(_without_value, found.why.get(key, ()))))),
            )
    if found.not_computed:
        own = "\n".join(dict.fromkeys(_not_computed(told, names) for told in found.not_computed))
        shown.add_row(cell("not computed"), cell(""), cell(own))
    if found.depends:
        asked = "\n".join(_asked(told, names) for told in found.depends)
        shown.add_row(cell("depends on"), cell(""), cell(asked))
    return shown


class _Above:
    """Says of a long sentence that it stands in the row above too."""

    def __init__(self) -> None:
        """Start in the first row."""
        self._said: tuple[str, ...] = ()

    def again(self, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
        """Give what is said in the next row."""
        said = tuple(f"{reason.layer}: {reason.says}" for reason in reasons)
        is_same, self._said = said == self._said, said
        is_long = sum(map(len, said)) > _SHORT
        return (msgspec.structs.replace(reasons[0], says="As above.", layer=""),) if is_same and is_long else reasons


def _told_of(why: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Give which reasons are told: those that decide, and what the printed signs behind them are.

    That is what a symbol of a mana cost counts as (202.3e-g), and the color indicator of a face (202.2e) where no
    effect of a later layer changed what that gives.
    """
    first = _behind_order(why)
    signs = _SIGNS if all(reason.layer[:1] in ("", "1") for reason in why[:first]) else _SYMBOLS
    return (*why[:first], *(reason for reason in why[first:] if reason.concept in signs))


_SYMBOLS = (
    Concept.X_IN_A_MANA_COST,
    Concept.HYBRID_SYMBOL_IN_A_MANA_COST,
    Concept.PHYREXIAN_SYMBOL_IN_A_MANA_COST,
)
_SIGNS = (*_SYMBOLS, Concept.COLOR_INDICATOR)


def _behind_order(reasons: tuple[Reason, ...]) -> int:
    """Up to where reasons are told: behind why an effect stands where it does comes what it did."""
    return next((place for place, reason in enumerate(reasons, start=1) if not reason.on_order), len(reasons))


_SHORT = 30


def _without_value(reason: Reason) -> Reason:
    """Leave out of a sentence the value that it ends with, which stands beside it."""
    return msgspec.structs.replace(reason, says=reason.head) if reason.head else reason


def _is_nothing(value: object) -> bool:
    """Whether there is no value; zero is one."""
    return value is None or value is False or value in ((), {}, "")


# By which a value is not there that is printed on the card, or on what was copied.
_THERE_IN_PRINT = (
    Concept.EXCEPTION_ALTERED_VALUE,
    Concept.EXCEPTION_CDA_COLOR_INDICATOR_NOT_COPIED,
    Concept.NONCREATURE_HAS_NO_SIZE,
    Concept.STATION_SYMBOL_WITH_A_SIZE,
    Concept.STATION_CARD_ELSEWHERE,
)


def _emptied(found: Characteristics) -> frozenset[str]:
    """List the values that a step of the proof took away, of which it is to be told that there is none.

    So it is told of a copy of what an exception left without them, or left behind, of which the copying took nothing,
    and of the printed size of a Vehicle (208.3) or a station card (721.2b, 721.2c) that is no creature.
    """
    printed = frozenset(key for key, why in found.why.items() if any(one.concept in _THERE_IN_PRINT for one in why))
    return printed | frozenset(
        key
        for step in found.proof
        for key, change in step.changes.items()
        if _is_nothing(change.to) and (key in step.excepted or not _is_nothing(change.was))
    )


def _ladder(table: Table, label: str, called: str) -> Grid:
    """List the steps by which the object came to its values, first applied first."""
    shown = grid(("Layer", 5), (f"What happens to {called}", None), ("Rules", 22))
    for same in _told_once(rungs(table, label)):
        first = same[0]
        holds = f" This applies because {listed_words(first.begun_by)}." if first.begun_by else ""
        layers = ", ".join(dict.fromkeys(rung.step.layer for rung in same))
        rules = dict.fromkeys(rule for rung in same for rule in rung.step.rules[:3])
        shown.add_row(cell(layers), cell(f"{first.says}{holds}"), cell(", ".join(rules)))
    return shown


def _told_once(ladder: Iterable[Rung]) -> list[list[Rung]]:
    """Put together the rungs of what does not apply, or is not computed, which say the same in each of their layers.

    Two of one layer are of two effects, and stay two.
    """
    found: dict[object, list[Rung]] = {}
    before: Counter[object] = Counter()
    for at, rung in enumerate(ladder):
        step = rung.step
        same = (step.source, step.paragraph, step.text, step.because, step.ground, rung.conditions)
        found.setdefault(at if step.applied else (same, before[step.layer, same]), []).append(rung)
        before[step.layer, same] += 1
    return list(found.values())


def _may_change(doubts: Iterable[NotComputed], names: Mapping[str, str]) -> tuple[str, ...]:
    """Say whose words may change a value; the words themselves stand below all values, once."""
    told = tuple(doubts)
    names_there = tuple(
        dict.fromkeys(names.get(one.source, one.source) for one in told if not one.is_left_to_the_owner)
    )
    of_words = (f"words of {listed_words(names_there)}",) if names_there else ()
    who = (*(("its owner",) if any(one.is_left_to_the_owner for one in told) else ()), *of_words)
    return (f"? {capitalized(listed_words(who))} may change this; see below.",) if who else ()


def _not_computed(told: NotComputed, names: Mapping[str, str]) -> str:
    """Say which words are not computed, in quotes, and whose they are; or what its owner may do."""
    if told.is_left_to_the_owner:
        return f"{with_full_stop(told.text)} {told.why}"
    says = f"what the printed {told.text} stands for." if told.is_printed_sign else sentence_in_quotes(told.text)
    return f"{names.get(told.source, told.source)}: {says}"


def _waits(told: NotComputed, names: Mapping[str, str]) -> str:
    whose = names.get(told.source, told.source)
    if told.is_left_out_of_data:
        return f"? Something that the data of {whose} leaves out may change this; see below."
    return f"? Something that nobody has said about {whose} may change this; see below."


def _asked(told: NotComputed, names: Mapping[str, str]) -> str:
    """Say which words wait for what; a condition that is all they say is told once."""
    name = names.get(told.source, told.source)
    quoted = f"Its data leaves out {told.text}." if told.is_left_out_of_data else sentence_in_quotes(told.text)
    words = "" if told.text in told.why else f"{quoted} "
    return f"{name}: {words}{told.why}"


def _title(key: str) -> str:
    return _TITLES.get(key, key.replace("_", " "))


def _kept_text(kept: object) -> str:
    """Say what is kept with an object: what was chosen for it by what it is, a color by its name."""
    if not isinstance(kept, dict):
        return _value_text("", kept)
    words = {key: Color(one) if key == "color" else one for key, one in kept.items()}
    return "\n".join(f"{_title(key)}: {chosen_words(one)}" for key, one in words.items())


def _actions_grid(run: Replay, befores: Sequence[Table]) -> Grid:
    shown = grid(("", 2), ("Action", 24), ("Ends in", 14), ("Why", None))
    shown.leading = 1
    told_actions = told_sentences_of(run, befores)
    for index, (action, step, said) in enumerate(zip(run.actions, run.steps, told_actions, strict=True)):
        result = [str(step.outcome.result), *(str(event.kind) for event in step.outcome.events)]
        # What no sentence says is told by its fields.
        told = _action_text(action) if said.startswith("{") else said
        why = _outcome(step.outcome, told, run.table.players)
        shown.add_row(str(index), cell(told), cell("\n".join(result)), cell(why))
    return shown


def _outcome(outcome: Outcome, told: str, players: Iterable[str]) -> str:
    """Write what is said of an outcome, and behind it the rules that go without saying.

    What the action is ``told`` as stands beside it already, so of such a reason there are its rules alone.
    """
    said = outcome.said
    again = [why for why in said if _is_told(why.says, told, players)]
    of_that = dict.fromkeys(number for why in again for number in why.rules)
    known = {number for why in said for number in why.rules}
    also = [number for number in outcome.rules if number not in known]
    if said and len(again) == len(said):
        return _see("See", (*of_that, *also))
    # Its rules lead where it leads; behind what is said before it they are some of those that go without saying.
    by = _see("For the action itself, see", of_that) if said[:1] == tuple(again[:1]) else ""
    also = also if by else [*of_that, *also]
    whys = (msgspec.structs.replace(why, says=by, rules=()) if why in again else why for why in said)
    told_why = _reasons(why for why in whys if why.says)
    return "\n".join(filter(None, (told_why or _by_itself(outcome.says), _see("See also", also))))


def _see(see: str, rules: Iterable[str]) -> str:
    """Name rules of which nothing is said here: ``"See also 613.7e."``."""
    named = ", ".join(rules)
    return f"{see} {named}." if named else ""


def _by_itself(phrase: str) -> str:
    """Write what is not computed, where it stands alone, as a sentence."""
    return with_full_stop(capitalized(phrase).removesuffix(".")) if phrase else ""


def _is_told(says: str, told: str, players: Iterable[str]) -> bool:
    """Whether a reason says what the action is told as; whose a face-down creature is may be said in one of them."""
    for player in players:
        says, told = (one.replace(f"{possessive(player)} face-down", "the face-down") for one in (says, told))
    return says.casefold() == told.casefold()


def _reasons(reasons: Iterable[Reason]) -> str:
    """Write reasons one a line, the rules behind; what several rules say is said once."""
    rules: dict[str, list[str]] = {}
    for reason in reasons:
        sentence = f"layer {reason.layer}: {reason.says}" if reason.layer else reason.says
        rules.setdefault(sentence, []).extend(reason.rules)
    cited = {sentence: ", ".join(dict.fromkeys(numbers)) for sentence, numbers in rules.items()}
    return "\n".join(f"{sentence} ({numbers})" if numbers else sentence for sentence, numbers in cited.items())


def _value_text(key: str, value: object) -> str:
    if key == "face_down" and isinstance(value, str):
        return face_down_words(value)
    if key in COLOR_KEYS and (value or key == "colors"):
        return color_text(value)
    if value is None or value in ((), {}, ""):
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return "\n".join(f"{name}: {held}" for name, held in value.items())
    if isinstance(value, tuple):
        return ("\n" if key in _LISTS_OF_TEXTS else ", ").join(str(part) or "none" for part in value)
    return str(value)


def _action_text(action: Action) -> str:
    fields = {key: value for key, value in msgspec.to_builtins(action).items() if key != "do"}
    said = [f"{key} {value if isinstance(value, str) else json.dumps(value)}" for key, value in fields.items()]
    return "\n".join([action_name(action).replace("_", " "), *said])
