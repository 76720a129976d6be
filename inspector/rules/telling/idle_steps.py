"""Why an effect that was applied to an object changed nothing of it, as far as that is plain (613.1)."""

from __future__ import annotations

import re
from collections.abc import Iterable

from inspector.cards import (
    Change,
    color_words,
    in_a_sentence,
    in_type_order,
    listed_words,
    type_of_subtype,
    types_that_may_have,
    with_article,
)
from inspector.reading import without_reminder
from inspector.rules.decisions.proof_step import EVERY_CREATURE_TYPE, Idle
from inspector.rules.edition.citations import numbers
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.effects.effect_in_progress import Running
from inspector.rules.effects.happened import Applied
from inspector.rules.layers.ended_effects import names_any, refused_abilities
from inspector.rules.layers.layer_decisions import RULES_OF_CHANGE, touched_keys
from inspector.rules.values.spelling import spelled_part

_LAYER_OF_SIZES = "7"
# Instants and sorceries share their subtypes, and no permanent has any of them.
_OF_SPELLS = "Spell"
_A_CREATURE_TYPE = "Bear"


def why_idle(happened: Applied) -> tuple[Idle, str] | None:
    """Say why it changed nothing, and what of it is told; None where it did, or where no plain reason is known."""
    change, after = happened.running.change, {part: new for part, _, new in happened.parts()}
    if happened.changes() and not (happened.layer == "6" and _lost_reminders_alone(happened)):
        return None
    match happened.layer:
        case "2":
            return Idle.CONTROLS, str(after["controller"])
        case "3" if change.text is not None:
            return Idle.NO_WORD, change.text.from_
        case "4":
            return _of_types(change, {part: _words(after[part]) for part in ("supertypes", "types", "subtypes")})
        case "5" if after["colors"]:
            return Idle.IS_SO, color_words(after["colors"])  # type: ignore[arg-type]
        case "5":
            return Idle.IS_SO, "colorless"
        case "6":
            return _not_chosen(happened.running) or _of_abilities(change, bool(_bare(after["abilities"])))
        case layer if layer.startswith(_LAYER_OF_SIZES):
            power, toughness = (spelled_part(key, after[key]) for key in ("power", "toughness"))
            if layer in _SETTING and (told := _size_set(happened.running.change, power, toughness)):
                return Idle.SIZE_IS_SO, told
            return _of_sizes(layer, power, toughness)
    return None


def rules_of_idle(edition: Edition, happened: Applied) -> tuple[str, ...]:
    """Give the rules by which it does nothing: of what it lacks for it, or else of what it would change.

    Nothing gains what goes with a card type that it has not (205.3d), and what is no creature has no size (208.3). What
    it would give and cannot be had, whatever the order, is one by itself, also where it gives something else (113.11).
    """
    if refused_abilities(happened):
        return numbers(Concept.WHAT_CANNOT_BE_HAD, edition.key)
    if happened.changes():
        return ()
    idle = why_idle(happened)
    lacking = _FOR_LACK.get(idle[0]) if idle is not None else None
    if lacking is None and touched_keys(happened):
        # What sets a value decides it, also where that was so.
        return ()
    found = [rule for _, key, rule in RULES_OF_CHANGE if names_any(happened, (key,))] if lacking is None else [lacking]
    return tuple(dict.fromkeys(number for rule in found for number in numbers(rule, edition.key)))


_FOR_LACK = {Idle.OTHER_TYPE: Concept.SUBTYPE_NEEDS_ITS_TYPE, Idle.NO_SIZE: Concept.NONCREATURE_HAS_NO_SIZE}


def _lost_reminders_alone(happened: Applied) -> bool:
    """Whether only paragraphs went that are reminder text and nothing else, which are no abilities (207.2)."""
    # In layer 6 nothing else changes.
    ((_, old, new),) = happened.parts()
    return _bare(old) == _bare(new)


def _bare(part: object) -> list[str]:
    texts = (str(getattr(ability, "text", "")) for ability in part) if isinstance(part, list) else ()
    return [bare for text in texts if (bare := without_reminder(text))]


def _words(part: object) -> list[str]:
    return [str(word) for word in part] if isinstance(part, list | tuple) else []


def _of_types(change: Change, has: dict[str, list[str]]) -> tuple[Idle, str] | None:
    supertypes, types = change.add_supertypes or (), (*(change.set_types or ()), *(change.add_types or ()))
    subtypes = (*(change.set_subtypes or ()), *(change.add_subtypes or ()))
    if change.all_creature_types and not (supertypes or types or subtypes):
        # Only creatures and kindreds have creature types (205.3d); what has some has them all here.
        has_some = not types_that_may_have(_A_CREATURE_TYPE).isdisjoint(has["types"])
        return (Idle.IS_SO, EVERY_CREATURE_TYPE) if has_some else (Idle.OTHER_TYPE, "a creature")
    lacks = [word for word in subtypes if word not in has["subtypes"]]
    if lacks:
        card_type = type_of_subtype(lacks[0])
        misfits = types_that_may_have(lacks[0]).isdisjoint(has["types"]) and card_type != _OF_SPELLS
        return (Idle.OTHER_TYPE, with_article(card_type.lower())) if misfits else None
    if not (supertypes or types or subtypes):
        if change.lose_all_land_types or change.lose_all_creature_types:
            return Idle.LACKS, f"any {'land' if change.lose_all_land_types else 'creature'} types"
        return _of_taken_types(change)
    kinds = (*map(with_article, map(str.lower, in_type_order(types))), *map(with_article, subtypes))
    return Idle.IS_SO, listed_words(list(dict.fromkeys((*map(str.lower, supertypes), *kinds))))


def _of_taken_types(change: Change) -> tuple[Idle, str] | None:
    taken = (*(change.remove_supertypes or ()), *map(with_article, in_type_order(change.remove_types or ())))
    return (Idle.IS_NOT, " or ".join(taken).lower()) if taken else None


def _not_chosen(running: Running) -> tuple[Idle, str] | None:
    """Say what nobody has chosen of what it would give by a choice (702.16a)."""
    said = running.static or running.kept
    given = said.change.add_abilities or () if said is not None else ()
    asked = next((found[1] for text in given if (found := _BY_CHOICE.search(text)) is not None), "")
    return (Idle.NOT_CHOSEN, asked) if asked and not running.change.add_abilities else None


_BY_CHOICE = re.compile(r"\bthe chosen (.+)$")


def _of_abilities(change: Change, has_some: bool) -> tuple[Idle, str] | None:
    if change.add_abilities:
        return None
    if change.abilities_of is not None:
        # But for some of that kind others may have them, and then which would have to be said.
        return (Idle.NONE_TO_GAIN, change.abilities_of.kind) if change.abilities_of.except_ is None else None
    if change.lose_all_abilities:
        kept = (Idle.ONLY_MANA, "") if change.keep_mana_abilities else None
        return kept if has_some else (Idle.NO_ABILITIES, "")
    taken: Iterable[str] = change.remove_abilities or change.cant_have_abilities or ()
    said = [in_a_sentence(text) for text in taken if not any(sign in text for sign in ".:")]
    return (Idle.LACKS, listed_words(said, "or")) if said else None


# Layers in which sizes are set (613.4a-b), not changed by so much.
_SETTING = ("7a", "7b")


def _size_set(change: Change, power: object, toughness: object) -> str:
    """Say what the one size is that an effect sets; nothing where it sets both, or what is no creature has none."""
    sets = [change.set_power is not None, change.set_toughness is not None]
    if all(sets) or not any(sets) or (power is None and toughness is None):
        return ""
    return f"power is already {power}" if sets[0] else f"toughness is already {toughness}"


def _of_sizes(layer: str, power: object, toughness: object) -> tuple[Idle, str] | None:
    if power is None and toughness is None:
        return Idle.NO_SIZE, ""
    if layer == "7d":
        return Idle.EQUAL, ""
    return (Idle.IS_SO, f"{power}/{toughness}") if layer in _SETTING else (Idle.ZERO, f"{power}/{toughness}")
