"""Putting the steps of a proof into sentences: one act, one sentence, as a judge would tell it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from inspector.cards import Condition as Asked
from inspector.cards import Filter, listed_words, sentence_in_quotes, with_full_stop
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Source
from inspector.rules.decisions.proof_step import (
    EVERY_CREATURE_TYPE,
    START,
    Counted,
    Idle,
    NotAppliedBecause,
    ProofStep,
    StepChange,
    TiedTo,
)
from inspector.rules.edition.concepts import Concept
from inspector.rules.effects.effect_in_progress import DependsBy
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.table.table import Table
from inspector.rules.telling.characteristics import characteristics
from inspector.rules.telling.effects_told_apart import Deeds, Unnamed, of_one_name
from inspector.rules.telling.layer_one_words import layer_one_words
from inspector.rules.telling.names import names_of
from inspector.rules.telling.seen_by import HIDDEN_CARD
from inspector.rules.telling.value_words import (
    ValueWords,
    abilities_among,
    are_short,
    keywords_apart,
    listed_abilities,
    number_of_abilities,
    shown_value,
    word_for,
)
from inspector.rules.values.amounts import modified_by
from inspector.rules.values.intrinsic import are_intrinsic
from inspector.rules.wording.of_conditions import amount_words, failing_words
from inspector.rules.wording.of_conditions import condition_words as asked_words
from inspector.rules.wording.of_filters import in_words, things_counted

_OWN = {
    Because.ROOM_LOCKED: "With both halves locked, ",
    Because.ROOM_SHOWN: "With its {locked} half locked, ",
    Because.DEVOID: "Devoid: ",
    Because.CHANGELING: "Changeling: ",
}
_NOTHING = "nothing changes here"
# Values that follow from others, which a sentence tells already.
_FOLLOWING = ("names", "keywords")


def step_sentence(step: ProofStep, words: ValueWords) -> str:
    """Say what a step did, in one sentence."""
    if step.layer == START:
        return "It starts as a hidden card." if words.hidden else _start(step.values, words)
    if not step.applied:
        return with_full_stop(_capital(_not_applied(step, words)))
    if step.layer.startswith("1"):
        says = layer_one_words(step, words)
    else:
        says = f"{_opening(step, words)}{'; '.join(_parts(step, words))}"
    return with_full_stop(says)


def _not_applied(step: ProofStep, words: ValueWords) -> str:
    source = _source(step, words)
    match step.because:
        case NotAppliedBecause.NO_LONGER:
            first = listed_words(
                [
                    words.other(one.source, step.source)
                    for one in step.depends_on
                    if one.waited and one.applied and not step.loop
                ]
            )
            if failing := [_fails(one, words) for one in step.conditions if not one.holds]:
                then = f"after {first}, on which it depends, " if first else ""
                return f"{source} does not apply: {then}{' and '.join(failing)}"
            if step.loop:
                with_whom = listed_words(_waited(step, words)) or "others"
                return f"{source} no longer applies here: it and {with_whom} depend on each other, so timestamps decide"
            asks = f": it affects only {_meant_words(step.meant, step, words)}" if step.meant is not None else ""
            return f"{source} no longer applies here{f' after {first}, on which it depends' if first else ''}{asks}"
        case NotAppliedBecause.LOST:
            taker = step.taker
            if step.ground is not None or (step.source is not None and step.source.granted):
                taken = f"{words.source(taker)} took it away" if taker is not None else "it was lost"
                if step.ground is None:
                    return f"{source} does not apply: {taken} before it could"
                return f"its own ability does not apply: {taken} before it could, so the printed * counts as 0"
            if taker is not None and any(
                one.waited and one.source == taker for one in step.depends_on if not step.loop
            ):
                taker_says = words.other(taker, step.source)
                return f"{source} does not apply: it depends on {taker_says}, which took its ability away first"
            taken = f"{words.other(taker, step.source)} took its ability away" if taker else "its ability was lost"
            return f"{source} does not apply: {taken} before it could"
        case NotAppliedBecause.LOCKED:
            return f"{source} does not apply: the half that has the ability is locked"
        case _:
            return f"what {source} says is not computed: {sentence_in_quotes(step.text)}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _source(step: ProofStep, words: ValueWords) -> str:
    if step.source is None:
        return "an effect"
    return words.source(step.source)


def _opening(step: ProofStep, words: ValueWords) -> str:
    if step.ground is not None:
        if step.ground is Because.ROOM_SHOWN and not step.locked:
            return "With both halves unlocked, "
        return _OWN.get(step.ground, "Its own ability: ").format(locked=step.locked)
    order = _order(step, words)
    told = f", {', and '.join(order)}" if order else ""
    return f"{_capital(_source(step, words))}{told}: "


def _start(values: Mapping[str, object], words: ValueWords) -> str:
    name = shown_value("name", values.get("name"))
    before, after = (
        " ".join(word for key in keys if (word := shown_value(key, values.get(key))) != "none")
        for keys in (("supertypes", "types"), ("subtypes",))
    )
    line = f"{before} — {after}" if after else before
    cost = f"{word_for('mana_value', words.edition)} {shown_value('mana_value', values.get('mana_value'))}"
    size = ""
    if values.get("power") is not None:
        size = f", {values['power']}/{values['toughness']}"
    called = name if name != "none" else "an object without a name"
    return f"It starts as {called}{f': {line}' if line else ''}, {cost}{size}."


def _parts(step: ProofStep, words: ValueWords) -> list[str]:
    """Say each change, power and toughness together, abilities by what came and went."""
    changes = {key: change for key, change in step.changes.items() if key not in _FOLLOWING}
    found = [f"it would gain {listed_abilities(step.refused)}, which it can’t have"] if step.refused else []
    if not changes:
        # What is no creature is none whatever was counted.
        no_size = step.idle is not None and step.idle[0] is Idle.NO_SIZE
        return [_idle(step)] if no_size else _with_counts(found or [_idle(step)], step, words)
    sizes = [changes.pop(key) for key in ("power", "toughness") if key in changes]
    # What it no longer has is told behind what took it.
    without = bool(sizes) and all(size.to is None for size in sizes)
    if sizes and not without:
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
        told = _abilities(change, step) if key == "abilities" else _changed(key, change, words) * (key not in gone)
        found += [f"{told}{found_by if key == 'colors' else ''}"] if told else []
    if without:
        found.append("it has no power or toughness" if len(sizes) > 1 else f"it has no {_size_of(step)}")
    return _with_counts(found or [_idle(step)], step, words)


_EMPTY: tuple[object, ...] = (None, "", (), [])
_WHY_IDLE = {
    Idle.CONTROLS: "{} already controls it",
    Idle.NO_WORD: "its text has no “{}”",
    Idle.NOT_CHOSEN: "no {} has been chosen",
    Idle.OTHER_TYPE: "it is not {}",
    Idle.IS_SO: "it is already {}",
    Idle.NO_ABILITIES: "it has no abilities",
    Idle.LACKS: "it does not have {}",
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
    return f"nothing changes, since {_WHY_IDLE[why].format(told)}"


def _with_counts(parts: list[str], step: ProofStep, words: ValueWords) -> list[str]:
    """Say behind what a step did what it counted and how many there are."""
    told = [f"{counted_words(one, step, words)}: {one.number:g}{_reckoned(one)}" for one in step.counted]
    if step.mana_value is not None:
        told.append(f"its {word_for('mana_value', words.edition)}: {step.mana_value:g}")
    counts = ", ".join(told)
    return [*parts[:-1], f"{parts[-1]} ({counts})"] if counts else parts


def _reckoned(counted: Counted) -> str:
    """Say what is made of an amount that was counted, so that the numbers add up."""
    half = f", half of it rounded {counted.half}" if counted.half else ""
    often = abs(counted.times)
    that = "that" if often <= 1 else f"{'twice' if often == _TWICE else f'{in_words(often)} times'} that"
    if counted.plus and counted.times < 0:
        # A number less what was counted; what only shrinks by it shows that in its sign.
        return f"{half}, {counted.plus} minus {that}"
    multiplied = f", {that}" if often > 1 else ""
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
        by = {key: modified_by(change.was, change.to) for key, change in step.changes.items() if key in _SIZES}
        if None not in by.values():
            # Cards write the sign of the one for the other where that is zero: -1/-0.
            unchanged = "-0" if any((by.get(key) or 0) < 0 for key in _SIZES) else "+0"
            gets = "/".join(f"{amount:+g}" if (amount := by.get(key)) else unchanged for key in _SIZES)
            return f"it gets {gets} and is {now}"
    return f"its power and toughness become {now}" if both else f"its {_size_of(step)} becomes {now}"


_SIZES = ("power", "toughness")
# Effects that change sizes by so much, in every edition (613.4c; counters alone in 2011 and 2016 in the next).
_MODIFYING = "7c"
_SWITCHING = ("7d", "7e")


def _size_of(step: ProofStep) -> str:
    return "power" if "power" in step.changes else "toughness"


def counted_words(counted: Counted, step: ProofStep, words: ValueWords) -> str:
    """Say what an amount of a step was taken from: ``"Swamps you control"``."""
    source = step.source.label if step.source is not None else ""
    if counted.value.on is not None and counted.objects:
        value = msgspec.structs.replace(counted.value, on=counted.objects[0])
        return amount_words(value, words.name, source)
    return amount_words(words.by_name(counted.value, counted.player), words.name, source, counted.player)


def _changed(key: str, change: StepChange, words: ValueWords) -> str:
    value = shown_value(key, change.to)
    if key == "controller":
        return f"{value} controls it"
    if key == "colors":
        return f"it becomes {value}"
    if key == "color_indicator" and change.to:
        return f"it has a {value} color indicator"
    if key == "supertypes" and value == "none" and _words_of(change.was) == (_LEGENDARY,):
        return "it is not legendary"
    if value == "none" or (key == "color_indicator" and not change.to):
        return f"it has no {word_for(key, words.edition)}"
    if key in ("loyalty", "defense"):
        # On the battlefield its counters say how much that is, whatever was copied (306.5c).
        return f"its {key} is {value}"
    if value == EVERY_CREATURE_TYPE:
        return "it is every creature type"
    if key == "supertypes" and set(_words_of(change.was)) < set(_words_of(change.to)):
        new = [word.lower() for word in _words_of(change.to) if word not in _words_of(change.was)]
        return f"it becomes {listed_words(new)}"
    word = word_for(key, words.edition)
    if key in ("types", "subtypes", "supertypes") and len(_words_of(change.to)) > 1:
        return f"its {word} become {value}"
    return f"its {word.removesuffix('s') if key in ('types', 'subtypes', 'supertypes') else word} becomes {value}"


_LEGENDARY = "Legendary"


def _words_of(value: object) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, tuple | list) else ()


def _abilities(change: StepChange, step: ProofStep) -> str:
    """Say what came and what went."""
    layer, text = step.layer, step.reworded
    was, now = (abilities_among(map(str, one)) if isinstance(one, tuple) else () for one in (change.was, change.to))
    if layer == "3" and len(was) == len(now) and not are_intrinsic({*was} ^ {*now}):
        return f"in its text “{text.from_}” becomes “{text.to}”" if text is not None else "words of its text change"
    gained, lost = _came_and_went(was, now)
    # Of a line of keywords a part may stay.
    if any(part in keywords_apart(gained) for part in keywords_apart(lost)):
        gained, lost = _came_and_went(keywords_apart(was), keywords_apart(now))
    told = [_lost(lost, was, now)] if lost else []
    if step.locked and lost and not are_short(lost):
        told = [f"it loses the {'ability' if number_of_abilities(lost) == 1 else 'abilities'} of that half"]
    told += [f"it gains {listed_abilities(list(dict.fromkeys(gained)))}"] if gained else []
    return "; ".join(told)


def _came_and_went(was: Sequence[str], now: Sequence[str]) -> tuple[list[str], list[str]]:
    # An ability can be there twice.
    return list((Counter(now) - Counter(was)).elements()), list((Counter(was) - Counter(now)).elements())


def _lost(lost: list[str], was: tuple[str, ...], now: tuple[str, ...]) -> str:
    """Say what went: all of it as such, unless something else is there now and what went is short."""
    is_all = set(was) == set(lost) and set(lost).isdisjoint(now)
    if is_all and not (now and are_short(lost)):
        if len(lost) > 1:
            return "it loses all its abilities" if now else "it loses all abilities"
        if "." in lost[0]:
            return "it loses its ability"
        if not are_short(lost):
            # A line of keywords is several abilities.
            return "it loses all its abilities" if now else "it loses all abilities"
    if are_short(lost):
        return f"it loses {listed_abilities(list(dict.fromkeys(lost)))}"
    kept = list((Counter(was) - Counter(lost)).elements())
    if len(lost) > 1 and kept and kept == list(now) and are_short(kept):
        return f"it loses all abilities but {listed_abilities(kept)}"
    count = number_of_abilities(lost)
    return f"it loses {in_words(count)} of its abilities"


def _order(step: ProofStep, words: ValueWords) -> list[str]:
    """Say why it stands here among the effects of its layer, behind the name of its source."""
    found = [f"for {_meant_words(step.meant, step, words)}"] if step.meant is not None else []
    found += _by_rule(step, words)
    waited = _waited(step, words)
    if step.loop:
        with_whom = listed_words(waited)
        found.append(f"in a loop of dependencies{f' with {with_whom}' if with_whom else ''}, so timestamps decide")
        if step.after and {*step.after} <= {one.source for one in step.depends_on if one.waited}:
            return [*found, "this one is newer", *_goes_on(step)]
    elif waited:
        found.append(f"waiting for {listed_words(waited)}, on which it depends")
    if step.after:
        older = dict.fromkeys(words.older(one, step.source, step.layer) for one in step.after)
        # What is called by what it does stands behind the names: "makes it 1/1 and Humility" would be one deed.
        found.append(f"newer than {listed_words(sorted(older, key=lambda one: one.startswith('the effect that ')))}")
    return [*found, *_goes_on(step)]


_COUNTED_BY = {
    Concept.LEVEL_SYMBOL_AND_UP: "level",
    Concept.LEVEL_SYMBOL_WITH_A_RANGE: "level",
    Concept.STATION_SYMBOL: "charge",
    Concept.STATION_SYMBOL_WITH_A_SIZE: "charge",
}
_BY_RULE = {
    Concept.CLASS_LEVELS: "by its level",
    Concept.LIVING_METAL: "by living metal on its controller’s turn",
    Concept.RECONFIGURED: "attached by reconfigure",
    Concept.IMPENDING: "impending with a time counter on it",
}


def _by_rule(step: ProofStep, words: ValueWords) -> list[str]:
    """Say what of the object makes the effect where no sentence on it does: its counters, its level, a keyword."""
    kind = _COUNTED_BY.get(step.by_rule) if step.by_rule is not None else None
    if kind is None or step.source is None:
        return [_BY_RULE[step.by_rule]] if step.by_rule in _BY_RULE else []
    count = words.counters.get(step.source.label, {}).get(kind, 0)
    return [f"with {'a' if count == 1 else in_words(count)} {kind} counter{'' if count == 1 else 's'} on it"]


def _goes_on(step: ProofStep) -> list[str]:
    return ["going on without its ability because it began in an earlier layer"] if step.although_lost else []


def _waited(step: ProofStep, words: ValueWords) -> list[str]:
    """Name the effects for which it waited; what it does hangs on nothing where the other was never applied."""
    return [
        words.other(one.source, step.source)
        for one in step.depends_on
        if one.waited and (one.applied or one.by != str(DependsBy.DOES))
    ]


class Rung(msgspec.Struct, frozen=True):
    """A step of a proof as people read it: the step, its sentence, and the name of what its effect comes from."""

    step: ProofStep
    says: str
    source_name: str | None = None
    conditions: tuple[str, ...] = ()
    counted: tuple[str, ...] = ()
    # The conditions that let the effect begin: once it has begun it goes on in later layers (613.6).
    begun_by: tuple[str, ...] = ()


def rungs(table: Table, label: str) -> tuple[Rung, ...]:
    """Give the proof of an object step by step, each in one sentence; raises RulesError for an unknown label."""
    counters = {label: table.object(label).counters}
    every = scratches(table)
    controllers = {of: scratch.controller for of, scratch in every.items()}
    on_it = frozenset(of for of, scratch in every.items() if scratch.object.attached_to == label)
    words = ValueWords(
        table.edition, names_of(every), counters, controllers.get(label, ""), controllers, on_it, Deeds(table)
    )
    if HIDDEN_CARD in table.object(label).cards:
        words = msgspec.structs.replace(words, hidden=True)
    steps = characteristics(table, label).proof
    several = _of_several_kinds(steps, words)
    numbered, unnamed = of_one_name(steps), Unnamed(words.deeds)
    begun: set[tuple[Source | None, str]] = set()
    found = []
    for step in steps:
        conditions = tuple(tie_words(one, words) for one in step.conditions)
        holding = [says for says, one in zip(conditions, step.conditions, strict=True) if one.holds and step.applied]
        found.append(
            Rung(
                step,
                step_sentence(
                    step if (step.layer, step.source) in several or not step.applied else _alone(step),
                    msgspec.structs.replace(words, called=numbered | unnamed.name(step)),
                ),
                _source_name(step, words),
                conditions,
                tuple(counted_words(one, step, words) for one in step.counted),
                tuple(says for says in holding if (step.source, says) not in begun),
            )
        )
        begun |= {(step.source, says) for says in holding}
    return tuple(found)


def _of_several_kinds(steps: Sequence[ProofStep], words: ValueWords) -> set[tuple[str, Source | None]]:
    """Give the layers and sources of which one object, by several of its abilities, affects it as several kinds."""
    kinds: dict[tuple[str, Source | None], set[str]] = {}
    for step in steps:
        if step.applied and step.meant is not None:
            kinds.setdefault((step.layer, step.source), set()).add(_meant_words(step.meant, step, words))
    return {key for key, told in kinds.items() if len(told) > 1}


def _meant_words(meant: Filter, step: ProofStep, words: ValueWords) -> str:
    """Say which objects an effect affects, as the controller of its source means them."""
    player = words.controllers.get(step.source.label, "") if step.source is not None else ""
    return things_counted(words.by_name(meant, player))


def _alone(step: ProofStep) -> ProofStep:
    """Give a step without what its effect affects, where its source does nothing else in the layer."""
    return msgspec.structs.replace(step, meant=None) if step.meant is not None else step


def _fails(condition: TiedTo, words: ValueWords) -> str:
    """Say that a condition does not hold."""
    if isinstance(condition.tied, Asked):
        tied = words.by_name(condition.tied, words.controllers.get(condition.source, ""))
        return words.of_bearer(failing_words(tied, words.name, condition.source), condition.source)
    return f"it is not so that {tie_words(condition, words)}"


def tie_words(condition: TiedTo, words: ValueWords) -> str:
    """Say to what an effect is tied, or its condition: ``"the left half of Hall is unlocked"``."""
    name, tied = words.name(condition.source), condition.tied
    if isinstance(tied, Asked):
        named = words.by_name(tied, words.controllers.get(condition.source, ""))
        return words.of_bearer(asked_words(named, words.name, condition.source), condition.source)
    parts = []
    if tied.face is not None:
        parts.append(f"{name} has its {tied.face} face up")
    if tied.unlocked is not None:
        parts.append(f"the {tied.unlocked} half of {name} is unlocked")
    if tied.flipped is not None:
        parts.append(f"{name} is {'flipped' if tied.flipped else 'not flipped'}")
    return " and ".join(parts)


def _source_name(step: ProofStep, words: ValueWords) -> str | None:
    if step.source is None:
        return None
    return words.name(step.source.label) if step.source.label else step.source.called or None
