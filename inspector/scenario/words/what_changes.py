"""What an action that is only asked after would change: a sentence for each object of which values differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from inspector.cards import Color, color_words, keywords_of
from inspector.cards.lists_in_words import capitalized
from inspector.reading import without_reminder
from inspector.rules import Table, ValueChange, characteristics, value_changes
from inspector.scenario.words.slots import number_in_words

# What the outcome says already: where it is, and how it lies.
_SAID = frozenset(
    {
        "zone",
        "tapped",
        "counters",
        "face_up",
        "face_down",
        "flipped",
        "unlocked",
        "owner",
        "token",
        "color_indicator",
    }
)
_SIZES = ("power", "toughness")
_TITLES = {"types": "card types", "colors": "color", "mana_value": "mana value", "mana_cost": "mana cost"}
# Of more objects only how many they are.
_MOST = 6


def changes_told(before: Table, after: Table) -> Iterator[str]:
    """Say what differs between two tables, one sentence an object."""
    by_label: dict[str, list[ValueChange]] = {}
    for change in value_changes(before, after):
        if change.key not in _SAID:
            by_label.setdefault(change.label, []).append(change)
    for label, changes in list(by_label.items())[:_MOST]:
        parts = list(_parts(label, changes, after))
        yield f"{', '.join(parts[:-1])} and {parts[-1]}." if len(parts) > 1 else f"{parts[0]}."
    left = len(by_label) - _MOST
    if left > 0:
        yield f"{capitalized(number_in_words(left))} more object{' changes' if left == 1 else 's change'}."


def _parts(label: str, changes: list[ValueChange], after: Table) -> Iterator[str]:
    """Say each change of one object, its name before the first."""
    told: list[str] = []
    now = characteristics(after, label)
    was = {change.key: change.before for change in changes}
    if not was.keys().isdisjoint(_SIZES):
        if now.is_not_known("power") or now.is_not_known("toughness"):
            told.append("has a power and toughness that are not known")
        elif now.power is None:
            told.append("has no power and toughness any more")
        else:
            before = "/".join(str(was.get(key, now.value(key))) for key in _SIZES)
            told.append(f"is {now.power}/{now.toughness}" + (f", not {before}" if None not in was.values() else ""))
    for change in changes:
        if change.key == "abilities":
            told += _abilities(change)
        elif change.key not in _SIZES:
            told.append(_value(change))
    first, *rest = told
    yield f"{changes[0].name} {first}"
    yield from rest


def _value(change: ValueChange) -> str:
    title = _TITLES.get(change.key, change.key.replace("_", " "))
    if isinstance(change.after, tuple) and len(change.after) == 1:
        # "Has the card type Creature": of one it is said as of one.
        title = title.removesuffix("s")
    before, after = (_text(change.key, value) for value in (change.before, change.after))
    if change.key == "controller":
        return f"is controlled by {after}, not by {before}"
    if change.key == "colors":
        return f"is {after}, not {before}"
    if not after:
        return f"has no {title} any more"
    return f"has the {title} {after}" + (f", not {before}" if before else "")


def _text(key: str, value: object) -> str:
    if key == "colors" and isinstance(value, tuple):
        return color_words(tuple(Color(letter) for letter in value))
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return "" if value is None else str(value)


def _abilities(change: ValueChange) -> Iterator[str]:
    """Say which abilities came and went, by their names where these are keywords."""
    was, now = (_counted(one) for one in (change.before, change.after))
    lost, gained = list((was - now).elements()), list((now - was).elements())
    if lost and not now and not all(map(keywords_of, lost)):
        yield "has no abilities any more"
    elif lost:
        yield f"loses {_listed(lost)}"
    if gained:
        yield f"gains {_listed(gained)}"


def _counted(abilities: object) -> Counter[str]:
    return Counter(map(str, abilities)) if isinstance(abilities, tuple) else Counter()


# A longer ability is not told again.
_SHORT = 60


def _is_short(text: str) -> bool:
    return len(without_reminder(text)) <= _SHORT


def _listed(texts: list[str]) -> str:
    short = [without_reminder(text).rstrip(".") for text in texts if _is_short(text)]
    told = [text[:1].lower() + text[1:] if keywords_of(text) else f"“{text}”" for text in short]
    long = len(texts) - len(short)
    if long:
        told.append("an ability" if long == 1 else f"{long} abilities")
    return f"{', '.join(told[:-1])} and {told[-1]}" if len(told) > 1 else told[0]
