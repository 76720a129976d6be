"""The legend rule (704.5j; 704.5k before 2017), and what says that it does not apply to some permanents."""

from __future__ import annotations

import re
from collections.abc import Iterator

from inspector.reading import objects_in_words
from inspector.rules.table.table import Table
from inspector.rules.values.asking import Asker, Every
from inspector.rules.values.scratch import Scratch
from inspector.rules.values.selecting import matches

_RULE = r"the [“\"]?legend rule,?[”\"]? (?:doesn't|does not|doesn’t) apply"
_TO_NONE = re.compile(rf"(?:{_RULE}|there is no [“\"]?legend rule)\.?[”\"]?", re.IGNORECASE)
_TO_SOME = re.compile(rf"{_RULE} to (?P<whom>[^.]+)\.", re.IGNORECASE)
_TO_TWO = re.compile(
    rf"if there are exactly two permanents named (?P<name>[^.]+?) on the battlefield, {_RULE} to them\.", re.IGNORECASE
)


def shares_legend(table: Table, scratch: Scratch, every: Every) -> bool:
    """Whether the legend rule looks at an object and at another one of its name."""
    if "Legendary" not in scratch.supertypes:
        return False
    # Names are few that are alike: they are compared first, for this is asked of every legend after each action.
    alike_in_name = {
        label: other
        for label, other in every.items()
        if "Legendary" in other.supertypes and scratch.shares_a_name_with(other)
    }
    alike = list(others_counted(scratch, alike_in_name, everyone=table.edition.legend_rule == "all go"))
    if not alike or is_spared(scratch, every):
        return False
    return not all(is_spared(other, every) for other in alike)


def others_counted(scratch: Scratch, every: Every, *, everyone: bool) -> Iterator[Scratch]:
    """Give the other permanents that such a rule looks at: everyone's, or those of the same controller.

    An object is another one by its label: two computations of one table hold two working copies of each.
    """
    for other in every.values():
        if other.object.label == scratch.object.label or not other.object.is_permanent:
            continue
        if everyone or other.controller == scratch.controller:
            yield other


def is_spared(scratch: Scratch, every: Every) -> bool:
    """Whether an ability of some permanent says that the legend rule does not apply to an object."""
    return any(
        _spares(ability.text, source, scratch, every)
        for source in every.values()
        if source.object.is_permanent
        for ability in source.abilities
    )


def unread_sparing(every: Every) -> Iterator[tuple[str, str]]:
    """Give words that are not read by which the legend rule may not apply to some, with the label of who has them."""
    for source in every.values():
        for ability in source.abilities if source.object.is_permanent else ():
            if _SPEAKS.search(ability.text) and not _is_read(ability.text):
                yield source.object.label, ability.text


_SPEAKS = re.compile(_RULE, re.IGNORECASE)


def _is_read(text: str) -> bool:
    some = _TO_SOME.fullmatch(text)
    if some is not None:
        return objects_in_words(some["whom"]) is not None
    return any(form.fullmatch(text) is not None for form in (_TO_NONE, _TO_TWO))


def _spares(text: str, source: Scratch, scratch: Scratch, every: Every) -> bool:
    if _TO_NONE.fullmatch(text):
        return True
    two = _TO_TWO.fullmatch(text)
    if two is not None:
        named = [one for one in every.values() if one.object.is_permanent and two["name"] in one.names]
        return len(named) == 2 and scratch.object.label in [one.object.label for one in named]
    some = _TO_SOME.fullmatch(text)
    whom = objects_in_words(some["whom"]) if some is not None else None
    return whom is not None and matches(whom, scratch, every, Asker(source.controller, source.object.label))
