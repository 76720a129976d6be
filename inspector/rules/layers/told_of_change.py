"""What is told of a value that an effect changed: of several parts only those that came or went, where that is all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from inspector.cards import keywords_of
from inspector.rules.decisions.because import Because
from inspector.rules.effects.happened import Applied
from inspector.rules.effects.taking_abilities import each_of
from inspector.rules.layers.ended_effects import TOUCHES, names_any
from inspector.rules.layers.gone_subtypes import gone_with_types
from inspector.rules.values.scratch import Ability


def told_of_change(happened: Applied, key: str, ground: Because) -> tuple[Because, Mapping[str, object]]:
    """Give the ground on which a change is told, and what of it; ``ground`` stands where nothing more special does."""
    # Keywords stand in the abilities, of which others may have gone.
    if ground in _LEFT_AS_IT_WAS and {key, "abilities" if key == "keywords" else key}.isdisjoint(happened.changes()):
        return _LEFT_AS_IT_WAS[ground], {}
    if ground is Because.EFFECT_SETS and key in _SET_ALIKE and key not in happened.changes():
        return Because.EFFECT_SETS_THE_SAME, {}
    if key == "subtypes" and (same := _subtypes_set_anew(happened)):
        # Whether or not there are others of another kind, which it leaves alone.
        return Because.EFFECT_SETS_THE_SAME_SUBTYPES, {"same_subtypes": same}
    if key == "colors":
        return _of_colors(happened, ground)
    return _of_types(happened, key, ground) if key in _TYPE_KEYS else _of_some(happened, key, ground)


def _of_some(happened: Applied, key: str, ground: Because) -> tuple[Because, Mapping[str, object]]:
    """Tell of abilities only those that came or went, and of words which one changed, where that is all."""
    text = happened.running.change.text
    if ground is Because.EFFECT_CHANGES_A_WORD and text is not None:
        return ground, {"old": text.from_, "new": text.to}
    was, now = happened.changes().get(key, ((), ()))
    if ground in _OF_SOME_ABILITIES and isinstance(was, tuple) and isinstance(now, tuple):
        came, went = _came_and_went(was, now)
        if came and went:
            # Of a row of keywords a part may stay.
            came, went = _came_and_went(_keywords_apart(was), _keywords_apart(now))
        if bool(came) is not bool(went):
            return (Because.EFFECT_GIVES_SOME if came else Because.EFFECT_TAKES_SOME), {
                "value": _as_written(happened, key, came or went)
            }
    return ground, {}


def _as_written(happened: Applied, key: str, words: Sequence[str]) -> tuple[str, ...]:
    """Give keywords that came or went with all that they say, as what it can enchant; abilities as they are (702.1)."""
    was, now = happened.changes().get("abilities", ((), ()))
    if key != "keywords" or not isinstance(was, tuple) or not isinstance(now, tuple):
        return tuple(dict.fromkeys(words))
    came, went = _came_and_went(_keywords_apart(was), _keywords_apart(now))
    written = [text for text in (*came, *went) if {*words}.issuperset(keywords_of(text)) and keywords_of(text)]
    all_of_them = {word for text in written for word in keywords_of(text)} == {*words}
    return tuple(dict.fromkeys(written if all_of_them else words))


def _came_and_went(was: Sequence[str], now: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    # An ability can be there twice.
    before, after = Counter(was), Counter(now)
    return tuple((after - before).elements()), tuple((before - after).elements())


def _keywords_apart(texts: Sequence[str]) -> list[str]:
    """List abilities with each keyword of a row by itself (702.1)."""
    return [one.text for text in texts for one in each_of(Ability(text, keywords_of(text)))]


def _of_colors(happened: Applied, ground: Because) -> tuple[Because, Mapping[str, object]]:
    """Tell of colors which came to those that were there, and that nothing changed where it set what was there."""
    _, *both = next(one for one in happened.parts() if one[0] == "colors")
    before, after = (set(cast("Iterable[str]", colors)) for colors in both)
    if before == after:
        return Because.EFFECT_SETS_THE_SAME_COLORS, {"colors": before}
    if ground is Because.EFFECT_ADDS and before and before < after:
        return Because.EFFECT_ADDS_COLORS, {"colors": after - before}
    return ground, {}


def _of_types(happened: Applied, key: str, ground: Because) -> tuple[Because, Mapping[str, object]]:
    """Tell of types that were there before and are not set only those that came or went, where that is all."""
    was, now = happened.changes().get(key, ((), ()))
    if ground is not Because.EFFECT_ADDS:
        return ground, {}
    had, has = (one if isinstance(one, tuple) else None for one in (was, now))
    # What has every creature type and no other subtype is told in one word.
    before, after = ((one,) if isinstance(one, str) else cast("Sequence[str]", one) for one in (was, now))
    came = tuple(word for word in after if word not in before)
    if key == "subtypes" and happened.layer == "4" and not names_any(happened, TOUCHES[key]):
        if came:
            # What went with a card type is there again with it (205.1a).
            return Because.EFFECT_RETURNS_TYPES, {"value": came}
        if (gone := gone_with_types(happened)) is not None:
            return Because.SUBTYPES_GO_WITH_TYPES, gone
    if had is None or has is None:
        return ground, {}
    if has and not had:
        return Because.EFFECT_GIVES_TYPES, {}
    went = tuple(word for word in had if word not in has)
    return (Because.EFFECT_TAKES_TYPES, {"value": went}) if has and {*has} < {*had} else (ground, {})


def _subtypes_set_anew(happened: Applied) -> tuple[str, ...]:
    """List the subtypes that it set and that were there, where it left them all as they were."""
    wanted = happened.running.change.set_subtypes
    if not wanted or "subtypes" in happened.changes():
        return ()
    there = next((cast("Sequence[str]", after) for part, _, after in happened.parts() if part == "subtypes"), ())
    return tuple(word for word in wanted if word in there)


# What is told where it was so already.
_LEFT_AS_IT_WAS = {
    Because.SWITCHED: Because.SWITCHED_ALIKE,
    Because.EFFECT_TAKES_ABILITIES: Because.EFFECT_TAKES_NO_ABILITIES,
    Because.EFFECT_GIVES_CONTROL: Because.EFFECT_LEAVES_CONTROL,
}
# What can be set to what it is, and is told so: of colors and subtypes it is told by their words.
_SET_ALIKE = ("types", "power", "toughness")
_TYPE_KEYS = ("types", "subtypes", "supertypes")
_OF_SOME_ABILITIES = (Because.EFFECT_CHANGES_KEYWORDS, Because.EFFECT_CHANGES_TEXT)
