"""What abilities do that an effect gives in quotes (113.10, 612.3): their words read, or said by the effect itself.

An ability that an effect gives defines no characteristic, whatever it says (604.3a): what would define power or
toughness sets them.
"""

from __future__ import annotations

from functools import lru_cache

from inspector.cards import Change, Definition, StaticAbility, keywords_of
from inspector.reading import ReadSentence, read_words
from inspector.rules.values.forms import form_not_computed

# Under this name what it gives hangs on a change.
_GIVEN = "given"


def given_static(change: Change) -> tuple[StaticAbility, ...]:
    """List the static abilities among those that a change gives, as far as the core computes them."""
    if change.add_static is not None:
        return change.add_static
    if not change.add_abilities:
        return ()
    found: tuple[StaticAbility, ...] | None = change.__dict__.get(_GIVEN)
    if found is None:
        found = tuple(static for text in change.add_abilities for static in statics_of(text))
        change.__dict__[_GIVEN] = found
    return found


def statics_of(text: str) -> tuple[StaticAbility, ...]:
    """List what an ability with these words does, as far as it is read and the core computes it."""
    found: list[StaticAbility] = []
    for sentence in granted_sentences(text):
        found += sentence.statics
        if sentence.definition is not None:
            found.append(_as_static(sentence.definition))
    return tuple(found)


@lru_cache(maxsize=4096)
def granted_sentences(text: str) -> tuple[ReadSentence, ...]:
    """List the sentences of a given ability that are read and that the core computes."""
    if keywords_of(text):
        return ()
    read = read_words((text,), (), is_spell=False)
    return tuple(one for one in read if not any(form_not_computed(part) for part in (*one.statics, one.definition)))


def _as_static(defined: Definition) -> StaticAbility:
    change = Change(
        set_power=defined.power,
        set_toughness=defined.toughness,
        set_types=defined.set_types,
        add_types=defined.add_types,
        set_subtypes=defined.set_subtypes,
        add_subtypes=defined.add_subtypes,
        add_supertypes=defined.add_supertypes,
        all_creature_types=defined.all_creature_types,
        set_colors=defined.set_colors,
        add_colors=defined.add_colors,
    )
    return StaticAbility(on="self", change=change, words=defined.words)
