"""Saying what a step of a proof did to an object: each value that changed, or why none did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

import msgspec

from inspector.cards import listed_words, with_article
from inspector.rules.decisions.proof_step import EVERY_CREATURE_TYPE, Counted, Idle, ProofStep, StepChange
from inspector.rules.effects.changing import layers_of
from inspector.rules.telling.ability_words import (
    abilities_among,
    are_short,
    keywords_apart,
    listed_abilities,
    number_of_abilities,
)
from inspector.rules.telling.compared_with import with_names
from inspector.rules.telling.sizes_not_known import gets_words
from inspector.rules.telling.value_words import ValueWords, shown_value, word_for
from inspector.rules.values.amounts import counts_things
from inspector.rules.values.granted import statics_of
from inspector.rules.values.intrinsic import are_intrinsic
from inspector.rules.wording.of_conditions import amount_words
from inspector.rules.wording.of_filters import in_words

_NOTHING = "nothing changes here"
# Values that follow from others, which a sentence tells already.
_FOLLOWING = ("names", "keywords")


def what_it_did(step: ProofStep, words: ValueWords) -> list[str]:
    """Say each change, power and toughness together, abilities by what came and went."""
    if not all(one.is_known for one in step.counted):
        return _with_counts(["what this makes of it is not known"], step, words)
    changes = _told_changes(step)
    gains, which = ("does not", "couldn't have as the effect began") if step.refused_then else ("would", "can't have")
    found = [f"it {gains} gain {listed_abilities(step.refused)}, which it {which}"] if step.refused else []
    if not changes:
        # What is no creature is none whatever was counted.
        no_size = step.idle is not None and step.idle[0] is Idle.NO_SIZE
        return [_idle(step)] if no_size else _with_counts(found or [_idle(step)], step, words)
    sizes = [changes.pop(key) for key in ("power", "toughness") if key in changes]
    # What it no longer has is told behind what took it; both go and come together.
    without = bool(sizes) and sizes[0].to is None
    behind = _of_nothing(step, sizes) or _again(step, sizes)
    if sizes and not without and not behind:
        found.append(_sizes(step, sizes))
    if "colors" in changes and "color_indicator" in changes and _same_colors(changes):
        del changes["color_indicator"]
        found_by = " by its color indicator"
    else:
        found_by = ""
    gone = [key for key, change in changes.items() if key in ("name", "mana_cost") and change.to in _EMPTY]
    if gone:
        found.append(f"it has {' and '.join(f'no {word_for(key, words.edition)}' for key in gone)}")
    for key, change in changes.items():
        if key == "subtypes" and not step.sets_subtypes and (lost := _went_with_types(changes)):
            told = f"it loses {lost}"
        elif key == "colors":
            told = _becomes_colored(change, step, found_by)
        elif key == "abilities":
            told = _abilities(change, step)
            if words.is_own(step.source) and not step.although_lost:
                # Behind "its own ability" nobody asks whose, but which.
                told = told.replace("loses its ability", "loses that very ability", 1)
        else:
            told = _changed(key, change, words) * (key not in gone)
        told += _comes_back(step, change) if key == "subtypes" else ""
        found += [told] if told else []
    if without:
        found.append("it has no power or toughness" if len(sizes) > 1 else f"it has no {_size_of(step)}")
    found += behind
    return _with_counts(found or [_idle(step)], step, words)


def _told_changes(step: ProofStep) -> dict[str, StepChange]:
    changes = {key: change for key, change in step.changes.items() if key not in _FOLLOWING}
    # That it has its abilities by this step now is told where their words stayed the same too.
    return changes if step.abilities_anew is None else {**changes, "abilities": step.abilities_anew}


_EMPTY: tuple[object, ...] = (None, "")
_WHY_IDLE = {
    Idle.CONTROLS: "{} already controls it",
    Idle.NO_WORD: "its text has no “{}”",
    Idle.NOT_CHOSEN: "no {} has been chosen",
    Idle.OTHER_TYPE: "it is not {}",
    Idle.IS_SO: "it is already {}",
    Idle.SIZE_IS_SO: "its {}",
    Idle.IS_NOT: "it is not {}",
    Idle.NO_ABILITIES: "it has no abilities",
    Idle.ONLY_MANA: "it has no abilities but mana abilities",
    Idle.LACKS: "it does not have {}",
    Idle.NONE_TO_GAIN: "there is no {} ability for it to gain",
    Idle.NO_SIZE: "it is not a creature",
    Idle.EQUAL: "its power and toughness are equal",
}


def _idle(step: ProofStep) -> str:
    """Say that an effect changed nothing, and why where that is plain."""
    if step.idle is None:
        return _NOTHING
    why, told = step.idle
    if why is Idle.ZERO:
        return f"it gets +0/+0 and stays {told}"
    if why is Idle.NOT_KNOWN:
        gets = f"it gets {told}" if told else "its power and toughness are switched"
        return f"{gets}, but what is printed on it is not known"
    return f"nothing changes, since {_WHY_IDLE[why].format(told)}"


def _with_counts(parts: list[str], step: ProofStep, words: ValueWords) -> list[str]:
    """Say behind what a step did what it counted and how many there are."""
    told = [
        f"{counted_words(one, step, words, named=True)}: "
        f"{f'{one.number:g}{_reckoned(one)}' if one.is_known else 'not known'}"
        for one in step.counted
    ]
    if step.mana_value is not None:
        told.append(f"its {word_for('mana_value', words.edition)}: {step.mana_value:g}")
    if step.once is not None:
        # What is as big as its own mana value counts nothing.
        once = [f"{counted_words(one, step, words, named=True)}{_reckoned(one)}" for one in step.once]
        what = listed_words(once) or f"its {word_for('mana_value', words.edition)}"
        is_count = bool(step.once) and all(counts_things(one.value) for one in step.once)
        told.append(f"{'counted' if is_count else 'looked up'} once, as the effect began: {what}")
    counts = ", ".join(told)
    return [*parts[:-1], f"{parts[-1]} ({counts})"] if counts else parts


def _reckoned(counted: Counted) -> str:
    """Say what is made of an amount that was counted, so that the numbers add up."""
    half = f", half of that rounded {counted.half}" if counted.half else ""
    often = abs(counted.times)
    that = "that" if often == 1 else f"{'twice' if often == _TWICE else f'{in_words(often)} times'} that"
    if counted.plus and counted.times < 0:
        # A number less what was counted; what only shrinks by it shows that in its sign.
        return f"{half}, {counted.plus} minus {that}"
    multiplied = f", {that}" if often != 1 else ""
    more = f", {'plus' if counted.plus > 0 else 'minus'} {abs(counted.plus)}" if counted.plus else ""
    return f"{half}{multiplied}{more}"


_TWICE = 2


def _same_colors(changes: Mapping[str, StepChange]) -> bool:
    """Whether an object has the colors that its color indicator gives it now, some at least (202.2e)."""
    colors, indicator = (changes[key].to for key in ("colors", "color_indicator"))
    return bool(indicator) and shown_value("colors", colors) == shown_value("colors", indicator)


def _sizes(step: ProofStep, sizes: list[StepChange]) -> str:
    """Say what became of power and toughness: by how much they changed, that they were switched, or what they are."""
    is_counter = step.source is not None and bool(step.source.counter)
    both = step.size is not None or len(sizes) > 1
    now = "/".join(map(str, step.size or [size.to for size in sizes]))
    if step.layer in _SWITCHING and not is_counter:
        return f"its power and toughness are switched and are {now} now"
    if step.layer == _MODIFYING or is_counter:
        # A size of which a part is not known says itself how much it gets.
        gets = step.idle[1] if step.idle is not None else gets_words(step.changes)
        if gets:
            return f"it gets {gets} and is {now}"
    return f"its power and toughness become {now}" if both else f"its {_size_of(step)} becomes {now}"


def _of_nothing(step: ProofStep, sizes: list[StepChange]) -> list[str]:
    """Say of what becomes a creature, and to which nothing gives a power or toughness, that these are 0 (208.5)."""
    if step.layer != _OF_TYPES or {(size.was, size.to) for size in sizes} != {(None, 0)}:
        return []
    both = len(sizes) > 1
    return [f"nothing gives it {'power or toughness, so it is 0/0' if both else f'{_size_of(step)}, so that is 0'}"]


def _again(step: ProofStep, sizes: list[StepChange]) -> list[str]:
    """Say of what becomes a creature again that it has the power and toughness again that went with that (208.3)."""
    if step.layer != _OF_TYPES or not sizes or sizes[0].was is not None:
        return []
    now = "/".join(str(size.to) for size in sizes)
    return [f"its {'power and toughness are' if len(sizes) > 1 else f'{_size_of(step)} is'} {now} again"]


# Effects that change sizes by so much, in every edition (613.4c; counters alone in 2011 and 2016 in the next).
_MODIFYING = "7c"
# Where card types change (613.1d).
_OF_TYPES = "4"
_SWITCHING = ("7d", "7e")


def _size_of(step: ProofStep) -> str:
    return "power" if "power" in step.changes else "toughness"


def counted_words(counted: Counted, step: ProofStep, words: ValueWords, *, named: bool = False) -> str:
    """Say what an amount of a step was taken from: ``"Swamps you control"``; ``named``, by the player who is "you"."""
    source = step.source.label if step.source is not None else ""
    if counted.value.on is not None and counted.objects:
        value = msgspec.structs.replace(counted.value, on=counted.objects[0])
        return amount_words(value, words.name, source)
    value = words.by_name(counted.value, counted.player, always=named)
    value = with_names(words, value, source, words.own_name(source), words.own_name)
    return words.chosen(amount_words(value, words.name, source, counted.player), source)


def _changed(key: str, change: StepChange, words: ValueWords) -> str:
    value = shown_value(key, change.to)
    if key == "controller":
        return f"{value} controls it"
    if key == "color_indicator" and change.to:
        return f"it has a {value} color indicator"
    if key == "supertypes":
        return _supertypes(change)
    if value == "none" or (key == "color_indicator" and not change.to):
        return f"it has no {word_for(key, words.edition)}"
    if key in ("loyalty", "defense"):
        # On the battlefield its counters say how much that is, whatever was copied (306.5c).
        return f"its {key} is {value}"
    if value == EVERY_CREATURE_TYPE:
        return "it is every creature type"
    if key == "types" and (gone := _only_went(change)):
        return f"it is no longer {listed_words([with_article(word.lower()) for word in gone], 'or')}"
    word = word_for(key, words.edition)
    if key in ("types", "subtypes") and len(_words_of(change.to)) > 1:
        return f"its {word} become {listed_words(_words_of(change.to))}"
    return f"its {word.removesuffix('s') if key in ('types', 'subtypes') else word} becomes {value}"


def _only_went(change: StepChange) -> list[str]:
    """Give the card types that went where none came, and where one says of each that something is one."""
    came, went = _came_and_went(_words_of(change.was), _words_of(change.to))
    return went if not came and {*went}.isdisjoint(_NO_NOUNS) else []


def _went_with_types(changes: Mapping[str, StepChange]) -> str:
    """Say which subtypes went with a card type, where some stay: nothing set those that stay (205.1a)."""
    (came, went), (types_came, types_went) = (
        _came_and_went(_words_of(changes[key].was), _words_of(changes[key].to)) if key in changes else ([], [])
        for key in ("subtypes", "types")
    )
    stays = bool(_words_of(changes["subtypes"].to)) and not came
    went_alone = stays and bool(types_went) and not types_came
    return f"the subtype{'' if len(went) == 1 else 's'} {listed_words(went)}" if went_alone else ""


def _supertypes(change: StepChange) -> str:
    """Say which supertypes came and which went: each is given or taken by itself, and others stay (205.4b)."""
    both = _came_and_went(_words_of(change.was), _words_of(change.to))
    came, went = ([word.lower() for word in words] for words in both)
    told = [f"becomes {listed_words(came)}"] * bool(came) + [f"is no longer {listed_words(went, 'or')}"] * bool(went)
    return f"it {(', and ' if len(came) > 1 else ' and ').join(told)}"


def _comes_back(step: ProofStep, change: StepChange) -> str:
    """Say which subtypes came back with a card type that it has again (205.1a)."""
    if not step.returned:
        return ""
    if step.returned == (EVERY_CREATURE_TYPE,):
        return ", which it is again with the card type"
    come = "comes" if len(step.returned) == 1 else "come"
    which = "which" if {*_words_of(change.to)} == {*step.returned} else f"of which {listed_words(step.returned)}"
    return f", {which} {come} back with the card type"


def _becomes_colored(change: StepChange, step: ProofStep, found_by: str) -> str:
    """Say which colors it becomes, and which it had: beside those (105.3), or instead, or which of them are gone.

    Colorless says that itself.
    """
    was, now = (set(one) if isinstance(one, AbstractSet | tuple | list) else set() for one in (change.was, change.to))
    came, went = now - was, was - now
    if step.adds_colors and was:
        return f"it becomes {shown_value('colors', came)} in addition to {shown_value('colors', was)}"
    if now and not came:
        gone = shown_value("colors", went).replace(" and ", " or ")
        return f"it stays {shown_value('colors', now)} and is no longer {gone}{found_by}"
    instead = f" instead of {shown_value('colors', change.was)}" if now and went else ""
    return f"it becomes {shown_value('colors', change.to)}{found_by}{instead}"


# Card types of which nobody says that something is one.
_NO_NOUNS = ("Kindred", "Tribal")


def _words_of(value: object) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, tuple | list) else ()


def _abilities(change: StepChange, step: ProofStep) -> str:
    """Say what came and what went."""
    layer, text = step.layer, step.reworded
    was, now = (abilities_among(map(str, one)) if isinstance(one, tuple) else () for one in (change.was, change.to))
    if layer == "3" and len(was) == len(now) and not are_intrinsic({*was} ^ {*now}):
        words = f"in its text “{text.from_}” becomes “{text.to}”" if text is not None else "words of its text change"
        # Of the word alone nobody sees in what it stands (612.1); a long text is not told again for it.
        anew = list(dict.fromkeys(_came_and_went(was, now)[0]))
        is_short = bool(anew) and are_short(anew, _MOST_GAINED)
        return f"{words}, so it has {listed_abilities(anew, _MOST_GAINED)}" if is_short else words
    if step.abilities_anew is not None:
        went = [_lost_all(was, now)] if was else []
        return "; ".join([*went, f"it gains {listed_abilities(list(dict.fromkeys(now)), _MOST_GAINED)}"])
    gained, lost = _came_and_went(was, now)
    # Of a line of keywords a part may stay.
    if any(part in keywords_apart(gained) for part in keywords_apart(lost)):
        gained, lost = _came_and_went(keywords_apart(was), keywords_apart(now))
    told = [_lost(lost, was, now)] if lost else []
    if step.locked and not are_short(lost):
        told = [f"it loses the {'ability' if number_of_abilities(lost) == 1 else 'abilities'} of that half"]
    late = _too_late(gained) if layer == "6" else ""
    gains = list(dict.fromkeys(gained))
    told += [f"it gains {_gained_words(gains, was)}{late}"] if gained else []
    return "; ".join(told)


def _gained_words(gains: Sequence[str], was: Sequence[str]) -> str:
    """Name the abilities that it gains, those keyword abilities first that it has once more by that."""
    had = keywords_apart(was)
    again = [text for text in gains if text in had and are_short((text,))]
    if not again:
        return listed_abilities(gains, _MOST_GAINED)
    new = [text for text in gains if text not in again]
    more = f", and {listed_abilities(new, _MOST_GAINED)}" if new else ""
    return f"{listed_abilities(again)}, which it already had{more}"


def _too_late(gained: Sequence[str]) -> str:
    """Say of the abilities that it gains which change nothing, as the layers in which they would are over (613.1)."""
    found = {text: _layers_of(text) for text in dict.fromkeys(gained)}
    late = {text: layers for text, layers in found.items() if layers and max(layers) < "6"}
    if not late:
        return ""
    over = sorted({layer for layers in late.values() for layer in layers})
    layers = f"layer {over[0]} is" if len(over) == 1 else f"layers {listed_words(over)} are"
    what = "which" if len(late) == len(found) else f"of which {listed_abilities(list(late), _MOST_GAINED)}"
    return f", {what} {'changes' if len(late) == 1 else 'change'} no values, since {layers} over by then"


def _layers_of(text: str) -> set[str]:
    """Give the layers in which an ability of one sentence changes values, as far as its words are read."""
    of_keyword = {"Changeling": "4", "Devoid": "5"}.get(text)
    read = {layer for static in statics_of(text) if ". " not in text for layer in layers_of(static.change)}
    return {of_keyword} if of_keyword is not None else read


# What it gains stands on no card that is shown beside it, so more of it is told than of what was copied or lost.
_MOST_GAINED = 90


def _came_and_went(was: Sequence[str], now: Sequence[str]) -> tuple[list[str], list[str]]:
    # An ability can be there twice.
    return list((Counter(now) - Counter(was)).elements()), list((Counter(was) - Counter(now)).elements())


def _lost_all(was: tuple[str, ...], now: tuple[str, ...]) -> str:
    """Say that all went, and what it was where that is short and none of it reads like what came."""
    if {*keywords_apart(was)}.isdisjoint(keywords_apart(now)):
        return _lost(was, was, now)
    return "it loses its ability" if number_of_abilities(was) == 1 else "it loses all its abilities"


def _lost(lost: Sequence[str], was: tuple[str, ...], now: tuple[str, ...]) -> str:
    """Say what went: all of it as such, unless something else is there now and what went is short."""
    is_all = set(was) == set(lost) and set(lost).isdisjoint(now)
    if is_all and not (now and are_short(lost)):
        # Flying of its own and given once more is flying, which is all that it loses.
        is_one = len({*lost}) == 1 and "." not in lost[0]
        if len(lost) > 1 and not is_one:
            return "it loses all its abilities" if now else "it loses all abilities"
        if "." in lost[0]:
            # What a basic land type gives is printed nowhere, and no step before this need have told of it (305.6).
            return f"it loses {listed_abilities(lost)}" if are_intrinsic(lost) and not now else "it loses its ability"
        if not are_short(lost):
            # A line of keywords is several abilities.
            return "it loses all its abilities" if now else "it loses all abilities"
    if are_short(lost):
        return f"it loses {listed_abilities(list(dict.fromkeys(lost)))}"
    kept = list((Counter(was) - Counter(lost)).elements())
    if len(lost) > 1 and kept == list(now) and are_short(kept):
        return f"it loses all abilities but {listed_abilities(kept)}"
    count = number_of_abilities(lost)
    # Which one it was is told by how that begins.
    return f"it loses {listed_abilities(lost) if count == 1 else f'{in_words(count)} of its abilities'}"
