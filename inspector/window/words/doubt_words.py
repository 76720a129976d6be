"""What is not computed, in words: beside a value, and in the sentence that says what an object is. No Qt here."""

from __future__ import annotations

from collections.abc import Iterable

from inspector.cards import in_quotes, listed_words
from inspector.rules import Characteristics, NotComputed

MARK = "?"
# What stands on the drawn card; the panel says the rest.
BADGE = "may differ"
_WORDS = {
    "mana_cost": "mana cost",
    "mana_value": "mana value",
    "colors": "colors",
    "types": "card types",
    "keywords": "abilities",
}
# So many sentences are said in full, and so many values by name.
_MOST = 2
_MOST_KEYS = 5
# Beside a value words are quoted no longer than this: they stand there at every value that they may change.
_SHORT = 72
_ARE_NOT, _NONE_IS = {1: "it is not", 2: "neither is"}, "none of them is"
_THE_OWNER = "its owner, as it is a commander,"


def is_in_doubt(now: Characteristics) -> bool:
    """Whether any value of the object may be another than the one shown."""
    return any(told.keys for told in (*now.not_computed, *now.depends))


def doubts_of(now: Characteristics, keys: Iterable[str]) -> tuple[str, ...]:
    """Say which words may change a value: those that are not computed, and those that wait for what was not told."""
    wanted = tuple(keys)
    unread = dict.fromkeys(told for key in wanted for told in now.doubts(key))
    waiting = dict.fromkeys(told for key in wanted for told in now.waits(key))
    quoted = tuple(dict.fromkeys(_quoted(told, most=_SHORT) for told in unread))
    return (
        *(
            (f"{listed_words(quoted)} may change this; {_ARE_NOT.get(len(quoted), _NONE_IS)} computed.",)
            if quoted
            else ()
        ),
        *(_waits(told, most=_SHORT) for told in waiting),
    )


def own_words(now: Characteristics) -> tuple[str, ...]:
    """List the sentences of the object itself that are not computed."""
    return tuple(told.text for told in now.not_computed if told.source == now.label)


def said_of(now: Characteristics) -> str:
    """Say what may change the object, what its own words may change elsewhere, on what it depends; else nothing."""
    told = list(now.not_computed)
    said = [_said(one) for one in told[:_MOST]]
    if len(told) > _MOST:
        said.append(f"and {len(told) - _MOST} more")
    waits = dict.fromkeys(_waits(one) for one in now.depends if one.keys)
    return " ".join((*((f"Not computed: {'; '.join(said)}.",) if said else ()), *list(waits)[:_MOST]))


def _said(told: NotComputed) -> str:
    what = f"may change its {_keys_in_words(told.keys)}" if told.keys else "may change other cards"
    return f"{_quoted(told)} {what}"


def _waits(told: NotComputed, most: int = 10_000) -> str:
    """Say which words wait for what; a condition or a number that is all they say is told once."""
    if told.text in told.why:
        return told.why
    if told.is_left_out_of_data:
        return f"The data of a card leaves out {told.text}. {told.why}"
    return f"Depends on {_quoted(told, most=most)}. {told.why}"


def _quoted(told: NotComputed, most: int = 10_000) -> str:
    """The words in quotation marks; of long ones so many signs as a row bears, for the card has them whole."""
    text = told.text.rstrip(".")
    if told.is_left_to_the_owner:
        return _THE_OWNER
    if len(text) <= most:
        return in_quotes(text)
    short = f"{text[:most].rpartition(' ')[0].rstrip(' ,;.“')} …"
    # What is cut off within words that the card quotes ends these too.
    return in_quotes(f"{short}”" if short.count("“") > short.count("”") else short)


def _keys_in_words(keys: tuple[str, ...]) -> str:
    words = list(dict.fromkeys(_WORDS.get(key, key) for key in keys))
    if len(words) > _MOST_KEYS:
        return "values"
    return " and ".join((", ".join(words[:-1]), words[-1])) if len(words) > 1 else words[0]
