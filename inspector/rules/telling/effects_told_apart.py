"""How a ladder calls effects that resolved, so that two without a name, or of one name, are told apart."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from inspector.cards import Change, listed_words
from inspector.rules.decisions.decisions import Decision, Source
from inspector.rules.decisions.proof_step import Idle, ProofStep
from inspector.rules.table.table import Table
from inspector.rules.wording.of_changes import deed_words
from inspector.rules.wording.of_filters import in_words

# More castings of one spell than these on one object are called by its name alone.
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


class Deeds(Mapping[int, Sequence[Change]]):
    """What the effects do that resolved, by their timestamps; found when a sentence first asks, which few do.

    One spell has one timestamp for all that it does.
    """

    __slots__ = ("_effects", "_found")

    def __init__(self, table: Table) -> None:
        """Keep the effects of a table."""
        self._effects = table.effects
        self._found: dict[int, list[Change]] | None = None

    def _by_timestamp(self) -> dict[int, list[Change]]:
        if self._found is None:
            self._found = {}
            for effect in self._effects:
                if effect.source is None:
                    self._found.setdefault(effect.timestamp, []).append(effect.change)
        return self._found

    def __getitem__(self, timestamp: int) -> Sequence[Change]:
        return self._by_timestamp()[timestamp]

    def __iter__(self) -> Iterator[int]:
        return iter(self._by_timestamp())

    def __len__(self) -> int:
        return len(self._by_timestamp())


def called_by_deed(table: Table, timestamp: int) -> str:
    """Name an effect that resolved and has no name by what it does first: ``"the effect that makes it a Frog"``."""
    did = next(filter(None, map(deed_words, Deeds(table).get(timestamp, ()))), "")
    return f"the effect that {did}" if did else "the effect that resolved"


def of_one_name(table: Table, steps: Sequence[ProofStep]) -> dict[int, str]:
    """Number the effects of one name that a ladder tells of, the oldest first: ``"the second Giant Growth"``.

    A permanent may have made several of them, as by an ability that was activated twice; of those one says "the second
    effect of Olivia": by the name alone there would be two of her. Of one alone it is told as well that it is her
    effect: what is newer than she is need not be newer than that.
    """
    names: dict[str, set[int]] = {}
    for step in steps:
        others = (*step.after, *(one.source for one in step.depends_on))
        for source in filter(None, (step.source, step.taker, *others)):
            if source.effect and source.called:
                names.setdefault(source.called, set()).add(source.effect)
    alone = of_permanents(table)
    return alone | {
        stamp: f"the {_ORDINALS[place]} {'effect of ' if stamp in alone else ''}{name}"
        for name, stamps in names.items()
        if 1 < len(stamps) <= len(_ORDINALS)
        for place, stamp in enumerate(sorted(stamps))
    }


_NUMBERED = re.compile(rf"the ({'|'.join(_ORDINALS)})((?: .+)?)")


def beside_its_like(other: str, name: str) -> str:
    """Give the name of a numbered effect in a sentence on another one of its kind: ``"the first"``."""
    of_other, of_this = _NUMBERED.fullmatch(other), _NUMBERED.fullmatch(name)
    alike = of_other is not None and of_this is not None and of_other[2] == of_this[2]
    return f"the {of_other[1]}" if alike and of_other is not None else other


def numbered_together(names: Iterable[str]) -> list[str]:
    """Give names, numbered effects of one kind together: ``"the first and second effects of Chimeric Staff"``."""
    found: dict[str, list[str]] = {}
    for name in names:
        numbered = _NUMBERED.fullmatch(name)
        found.setdefault(name if numbered is None else numbered[2], []).append(
            name if numbered is None else numbered[1]
        )
    return [
        told[0] if kind == told[0] else f"the {listed_words(told)}{_of_several(kind) if len(told) > 1 else kind}"
        for kind, told in found.items()
    ]


def _of_several(kind: str) -> str:
    return kind.replace(" effect of ", " effects of ", 1) if kind.startswith(" effect of ") else kind


def is_a_bare_number(name: str) -> bool:
    """Whether a name is nothing but a number, as ``beside_its_like`` gives it."""
    numbered = _NUMBERED.fullmatch(name)
    return numbered is not None and not numbered[2]


OF_THAT_NAME = "another effect of that name"
_OTHERS = ("another effect", OF_THAT_NAME)


def told_together(names: Sequence[str]) -> list[str]:
    """Give each name once, and how many there are of what is called alike: ``two other effects of that name``."""
    counts = Counter(names)
    several = {one: f"{in_words(counts[one])} {one.replace('another effect', 'other effects', 1)}" for one in _OTHERS}
    told = [several[one] if counts[one] > 1 and one in several else one for one in counts]
    return numbered_together(_of_one_rule(told))


def listed_names(names: Sequence[str]) -> str:
    """List names in one sentence, told apart where a name could be taken for two: ``Life and Limb``."""
    names = told_together(names)
    if any(" and " in name for name in names):
        return " and also ".join(names)
    if any(", " in name for name in names):
        return f"both {' and '.join(names)}" if len(names) == 2 else " and also ".join(names)
    return listed_words(names)


_OF_A_RULE = re.compile(r"the (bestow effect|suspected designation) of (.+)")
# Names with these in them would run into one another.
_JOINTS, _OF = (" and ", ", "), " of "


def _of_one_rule(names: Sequence[str]) -> list[str]:
    """Tell as one what a rule makes on several objects: ``"the bestow effects of Boon Satyr and Nighthowler"``."""
    found: dict[str, list[str]] = {}
    for name in dict.fromkeys(names):
        of_a_rule = None if any(joint in name for joint in _JOINTS) else _OF_A_RULE.fullmatch(name)
        found.setdefault(name if of_a_rule is None else of_a_rule[1], []).append(name)
    return [
        told[0] if len(told) == 1 else f"the {kind}s of {listed_words([one.split(_OF, 1)[1] for one in told])}"
        for kind, told in found.items()
    ]


# Under this name they hang on the table.
_KEPT = "effects of permanents"


def of_permanents(table: Table) -> dict[int, str]:
    """Name the effects that resolved and are called like a permanent card that is here: ``"the effect of Olivia"``.

    No spell made them, so by that name alone one would take them for the permanent, and their age for its age.
    """
    kept: dict[int, str] | None = table.__dict__.get(_KEPT)
    if kept is None:
        called: dict[int, set[str]] = {}
        for effect in table.effects:
            if effect.source is None and effect.called:
                called.setdefault(effect.timestamp, set()).add(effect.called)
        there = (*table.objects.values(), *table.phased_out.values()) if called else ()
        permanents = {face.name for held in there for face in held.base.faces if face.type_line.is_permanent}
        # Of several that came at once, as of those by which one object entered, each is told by its own name.
        alone = {stamp: name for stamp, (name, *others) in called.items() if not others}
        kept = {stamp: f"the effect of {name}" for stamp, name in alone.items() if name in permanents}
        table.__dict__[_KEPT] = kept
    return kept


def speak_of_one_name_twice(decisions: Iterable[Decision]) -> bool:
    """Whether decisions speak of two effects that resolved and have one name."""
    spoken_of = {
        (source.called, source.effect)
        for decision in decisions
        for source in decision.inputs.values()
        if isinstance(source, Source) and source.effect and source.called
    }
    return len({name for name, _ in spoken_of}) < len(spoken_of)


class Unnamed:
    """Says of effects without a name, step by step, which of them is meant: a new one, or one that was told of."""

    def __init__(self, deeds: Mapping[int, Sequence[Change]]) -> None:
        """Start before the first step."""
        self._deeds = deeds
        # What each of them did first, or would do where nothing of it came about yet.
        self._did: dict[int, str] = {}
        self._last = 0

    def name(self, step: ProofStep) -> dict[int, str]:
        """Give how the source of the next step is called in its sentence, where it is such an effect."""
        source = step.source
        if source is None:
            return {}
        last, self._last = self._last, source.effect
        if not source.effect or source.called:
            return {}
        says = "another effect" if self._did else "an effect"
        if (did := self._did.get(source.effect)) is not None:
            # Behind a step of something else "the same" would be that.
            says = "the same effect" if source.effect == last else f"the effect that {did}"
        is_so = bool(step.changes) or (step.idle is not None and step.idle[0] in _IS_SO)
        if did is None or (did.startswith(_WOULD) and is_so):
            deed = self._deed(source.effect, step.layer)
            self._did[source.effect] = deed if is_so else f"{_WOULD}{_PLAIN_VERB.sub(_plain, deed, count=1)}"
        return {source.effect: says}

    def _deed(self, effect: int, layer: str) -> str:
        deeds = (deed_words(change, layer) for change in self._deeds.get(effect, ()))
        return next(filter(None, deeds), "was told of before")


_WOULD = "would "
# It does what it says here too, only that this was so already.
_IS_SO = (Idle.IS_SO, Idle.SIZE_IS_SO, Idle.CONTROLS, Idle.EQUAL)
# The verb at the beginning: makes, gives, takes, sets, changes, switches.
_PLAIN_VERB = re.compile(r"^\w+")


def _plain(verb: re.Match[str]) -> str:
    return verb[0].removesuffix("es" if verb[0].endswith("ches") else "s")
