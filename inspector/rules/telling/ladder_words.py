"""Putting the steps of a proof into sentences: one act, one sentence, as a judge would tell it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from inspector.cards import Condition as Asked
from inspector.cards import Filter, capitalized, listed_words, possessive, sentence_in_quotes, with_full_stop
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Original, Source
from inspector.rules.decisions.open_kind import OpenKind
from inspector.rules.decisions.proof_step import START, Dependency, NotAppliedBecause, ProofStep, TiedTo
from inspector.rules.effects.effect_in_progress import DependsBy
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.table.table import Table
from inspector.rules.telling.characteristics import characteristics
from inspector.rules.telling.compared_with import with_names
from inspector.rules.telling.effects_told_apart import (
    Deeds,
    Unnamed,
    is_a_bare_number,
    listed_names,
    of_one_name,
    told_together,
)
from inspector.rules.telling.layer_one_words import WHILE_A_CREATURE, excepted_words, layer_one_words
from inspector.rules.telling.names import names_of, names_of_gone
from inspector.rules.telling.open_in_words import open_words
from inspector.rules.telling.passed_by import lacking
from inspector.rules.telling.seen_by import HIDDEN_CARD
from inspector.rules.telling.sizes_not_known import written_size
from inspector.rules.telling.value_words import (
    IN_A_CIRCLE,
    ValueWords,
    shown_value,
    word_for,
)
from inspector.rules.telling.what_it_did import counted_words, what_it_did
from inspector.rules.telling.why_it_waits import by_what, waits_words
from inspector.rules.telling.words_by_rule import ability_by_rule, words_by_rule
from inspector.rules.wording.of_conditions import condition_words as asked_words
from inspector.rules.wording.of_conditions import failing_words
from inspector.rules.wording.of_filters import things_counted
from inspector.rules.wording.of_values import OWN_ABILITY

_OWN = {
    Because.ROOM_LOCKED: "With both halves locked, ",
    Because.ROOM_SHOWN: "With its {locked} half locked, ",
    Because.ROOM_OPEN: "With both halves unlocked, ",
    Because.DEVOID: "Devoid: ",
    Because.CHANGELING: "Changeling: ",
}


def step_sentence(step: ProofStep, words: ValueWords) -> str:
    """Say what a step did, in one sentence."""
    if step.layer == START:
        return "It starts as a hidden card." if words.hidden else _start(step, words)
    if not step.applied:
        says = f"{_not_applied(step, words)}{open_words(step, words)}"
        as_written = words.is_label(step.source) and says.startswith(_source(step, words))
        return with_full_stop(says if as_written else capitalized(says))
    if step.layer.startswith("1"):
        says = layer_one_words(step, words)
    else:
        says = f"{_opening(step, words)}{'; '.join(what_it_did(step, words))}{open_words(step, words)}"
    return with_full_stop(says)


def _not_applied(step: ProofStep, words: ValueWords) -> str:
    is_own = _is_own(step, words)
    source = ability_by_rule(step) if is_own else _source(step, words)
    match step.because:
        case NotAppliedBecause.NO_LONGER if step.no_kind:
            kind, does = _NO_KIND[step.no_kind]
            return f"{source} does not apply: it is no longer {kind}, so it {does} nothing"
        case NotAppliedBecause.NO_LONGER | NotAppliedBecause.NOT_MET:
            waited = [one for one in step.depends_on if one.waited and one.applied and not one.loop and not step.loop]
            first = _each("after", _others([one.source for one in waited], step, words))
            in_loop = _in_loop(step, words)
            if failing := _failing(step, words, is_own=is_own):
                then = f"{in_loop}, and " if step.loop else f"{first}, on which it depends, " if first else ""
                # Read beside the finished values, it would else be denied by them.
                asked = [*step.conditions] if step.is_none is None else [step.is_none]
                then = then or ("at that point, " if any(one.later for one in asked) else "")
                return f"{source} does not apply: {then}{' and '.join(failing)}"
            if step.loop:
                return f"{source} does not apply here: {in_loop}"
            asks = [f"it affects only {_meant_words(step.meant, step, words)}"] if step.meant is not None else []
            # What it affects says itself for what of it that mattered.
            what = "" if step.meant is not None else "".join(f" {one}" for one in list(by_what(waited))[:1])
            asks += [f"it comes {first}, on which it depends{what}"] if first else []
            return ": ".join([f"{source} does not apply here", *filter(None, (", and ".join(asks),))])
        case NotAppliedBecause.NOT_YET:
            return f"{source} does not apply here: {_came_first(step, words)} did not apply to this object yet"
        case NotAppliedBecause.LOST:
            taker = step.taker
            if step.ground is not None or (step.source is not None and step.source.granted):
                taken = f"{words.source(taker)} took it away" if taker is not None else "it was lost"
                signs = f", so {_signs(step)}" if step.ground is not None and step.changes else ""
                return f"{source} does not apply: {taken} before it could{signs}"
            what = "it" if is_own else "its ability"
            if taker is not None and any(
                one.waited and one.source == taker for one in step.depends_on if not step.loop
            ):
                taker_says = words.other(taker, step.source)
                return f"{source} does not apply: it depends on {taker_says}, which took {what} away first"
            taken = f"{words.other(taker, step.source)} took {what} away" if taker else f"{what} was lost"
            return f"{source} does not apply: {taken} before it could"
        case NotAppliedBecause.LOCKED:
            if step.on_half and not is_own:
                # The Room may have the name of its other half, whose words do apply, or be called locked.
                locked = f"it is a half of {source}" if step.locked else f"that half of {source} is locked"
                return f"{step.on_half} does not apply: {locked}"
            ability = source if is_own else f"an ability of {source}"
            return f"{ability} does not apply: the half that has it is locked"
        case _ if step.open_kind is OpenKind.SIGN:
            return f"what the printed {step.text} stands for is not computed"
        case _:
            return f"what {_source(step, words)} says is not computed: {sentence_in_quotes(step.text)}"


_NO_KIND = {
    "Aura": ("an Aura", "enchants"),
    "Equipment": ("an Equipment", "equips"),
    "Fortification": ("a Fortification", "fortifies"),
}


def _signs(step: ProofStep) -> str:
    """Say what the signs are that nothing defines, with the sum where one stands in it (107.2): ``1+*``."""
    sums = {str(one.was): one.to for one in step.changes.values() if str(one.was) != _SIGN}
    return "".join(("the printed * counts as 0", *(f", and {was} is {to}" for was, to in sums.items())))


_SIGN = "*"


def _is_own(step: ProofStep, words: ValueWords) -> bool:
    """Whether what does not apply is an ability that the object itself has, by no effect of another one."""
    return step.because is not NotAppliedBecause.NOT_COMPUTED and words.is_own(step.source)


def _source(step: ProofStep, words: ValueWords) -> str:
    if step.source is None:
        return "an effect"
    return words.source(step.source)


def _in_loop(step: ProofStep, words: ValueWords) -> str:
    with_whom = listed_names(_others([one.source for one in _waited(step, loop=True)], step, words)) or "others"
    circle = any(one.loop and one.in_a_circle for one in step.depends_on)
    return f"it and {with_whom} {IN_A_CIRCLE if circle else 'depend on each other'}, so timestamps decide"


def _came_first(step: ProofStep, words: ValueWords) -> str:
    if step.comes_before is not None:
        return f"it came before {words.other(step.comes_before, step.source)} and"
    return f"{_in_loop(step, words)}, and it came first, when it"


def _opening(step: ProofStep, words: ValueWords) -> str:
    if step.ground is not None:
        opening = _OWN.get(step.ground, "Its own ability: ").format(locked=step.locked)
        waits = ", and ".join(_order(step, words))
        return f"{opening.removesuffix(': ')}, {waits}: " if waits else opening
    order, is_own = _order(step, words), words.is_own(step.source)
    by_rule = words_by_rule(step, words.counters) if is_own else []
    if by_rule and order == by_rule:
        return f"{capitalized(by_rule[0])}, "
    order = [part for part in order if part not in by_rule]
    # Of a loop it is told at once that this one is newer; else one "and" before the last, none behind one "whose".
    between = ", " if step.lost_later and not (step.loop or order[2:]) else ", and "
    joined = between.join(order if step.loop else filter(None, (", ".join(order[:-1]), *order[-1:])))
    told = f", {joined}" if order else ""
    if is_own:
        return f"{capitalized(ability_by_rule(step))}{told}: "
    source = _source(step, words)
    return f"{source if words.is_label(step.source) else capitalized(source)}{told}: "


def _start(step: ProofStep, words: ValueWords) -> str:
    values, excepted = step.values, excepted_words(step, words)
    name = shown_value("name", values.get("name"))
    before, after = (
        " ".join(word for key in keys if (word := shown_value(key, values.get(key))) != "none")
        for keys in (("supertypes", "types"), ("subtypes",))
    )
    line = f"{before} — {after}" if after else before
    if step.copied_line is not None and any(key in step.excepted for key in ("supertypes", "types", "subtypes")):
        # What an exception made of these is told behind it, once.
        line = str(step.copied_line)
    cost = f", {word_for('mana_value', words.edition)} {shown_value('mana_value', values.get('mana_value'))}"
    if "mana_value" in step.excepted:
        cost = ""
    size = ""
    if step.size is not None and step.size != (None, None) and not {"power", "toughness"} <= {*step.excepted}:
        size = f", {written_size(step.size)}{WHILE_A_CREATURE if step.size_waits else ''}"
    called = name if name != "none" else "an object without a name"
    if step.made_of is not None:
        called = _made_of(called, step.made_of, words)
    told = f"It starts as {called}{f': {line}' if line else ''}{cost}{size}"
    return with_full_stop(f"{told}; by an exception: {'; '.join(excepted)}" if excepted else told)


def _made_of(called: str, made_of: Original, words: ValueWords) -> str:
    """Say of what a token or a spell was made a copy, by the name of that, and its own where that is another."""
    copied = f"a {made_of.nameless}" if made_of.nameless else words.original(made_of.label, made_of.called)
    return f"a copy of {copied}" if made_of.called in ("", called) else f"{called}, a copy of {copied}"


def _order(step: ProofStep, words: ValueWords) -> list[str]:
    """Say why it stands here among the effects of its layer, behind the name of its source."""
    # "Whose" means the name right before it.
    found = _lost_later(step, words)
    found += [f"for {_meant_words(step.meant, step, words)}"] if step.meant is not None else []
    found += words_by_rule(step, words.counters)
    if waited := _waited(step, loop=False):
        found.append(_waits(waited, step, words))
    if step.loop:
        with_whom = _each("with", _others([one.source for one in _waited(step, loop=True)], step, words))
        forms = "which form" if words.is_several(step.source) else "which forms"
        found.append(
            f"{'forming' if found else forms} a loop of dependencies {with_whom or 'with others'}, so timestamps decide"
        )
        if step.after and {*step.after} <= {one.source for one in step.depends_on if one.waited}:
            return [*found, "this one is newer", *_goes_on(step, words)]
    if step.after:
        older = dict.fromkeys(words.older(one, step.source, step.layer) for one in step.after)
        # What is called by what it does stands behind the names: "makes it 1/1 and Humility" would be one deed.
        found.append(f"newer {_each('than', sorted(older, key=lambda one: one.startswith('the effect that ')))}")
    if step.after_defining and not found:
        found.append("applied later though older, since an ability that defines its own object comes first")
    return [*found, *_goes_on(step, words)]


def _each(before: str, names: Sequence[str]) -> str:
    """List what a word stands before, and say it of each where a name could be taken for two: ``Life and Limb``."""
    names = told_together(names)
    parts = (" and ", ", ", " effect of ")
    if len(names) > 1 and any(is_a_bare_number(name) or part in name for name in names for part in parts):
        return listed_words([f"{before} {name}" for name in names])
    return f"{before} {listed_words(names)}" if names else ""


def _lost_later(step: ProofStep, words: ValueWords) -> list[str]:
    if not step.lost_later:
        return []
    return ["which it loses only afterward" if words.is_own(step.source) else "whose ability is lost only afterward"]


def _goes_on(step: ProofStep, words: ValueWords) -> list[str]:
    if step.began_for is not None and not step.although_lost:
        # By then it may have made something else of the object itself: a creature of a noncreature artifact.
        only = _meant_words(step.began_for, step, words)
        return [f"still applying although it affects only {only}, as it began to in an earlier layer"]
    if step.lost_later or not step.although_lost:
        return []
    gone = "lost" if words.is_own(step.source) else "its ability is gone"
    return [f"still applying although {gone}, as it began to in an earlier layer"]


def _waits(waited: Sequence[Dependency], step: ProofStep, words: ValueWords) -> str:
    """Say for what it waited, and what of it would be otherwise, had that not come first (613.8a)."""
    came = any(one.waited and one.applied and not one.loop for one in step.depends_on)
    depends = "they depend" if words.is_several(step.source) else "it depends"
    return waits_words(waited, depends, lambda before, of: _each(before, _others(of, step, words)), came=came)


def _waited(step: ProofStep, *, loop: bool) -> list[Dependency]:
    """Give the effects for which it waited, or those of its loop.

    What it does hangs on none that was never applied, but where waiting for that is why it came behind a newer one.
    """
    return [
        one
        for one in step.depends_on
        if one.waited and one.loop is loop and (one.applied or one.led or one.by != str(DependsBy.DOES))
    ]


def _others(others: Sequence[Source], step: ProofStep, words: ValueWords) -> list[str]:
    """Name other effects than that of a step; what has no name is called by what it does in the layer."""
    return [
        called if one.label or one.called or one.counter else words.older(one, step.source, step.layer)
        for one, called in zip(others, words.others(others, step.source), strict=True)
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
    # Whether what its effect comes from are several counters.
    is_several: bool = False


def _words_of_page(table: Table, label: str) -> ValueWords:
    """Give the words for the page of an object: what everything is called there, and whose it is."""
    counters = {label: table.object(label).counters}
    every = scratches(table)
    controllers = {of: scratch.controller for of, scratch in every.items()}
    hosts = {of: scratch.object.attached_to for of, scratch in every.items() if scratch.object.attached_to}
    on_it = frozenset(of for of, host in hosts.items() if host == label)
    words = ValueWords(
        table.edition,
        {**names_of_gone(table), **names_of(every)},
        counters,
        controllers.get(label, ""),
        controllers,
        on_it,
        hosts,
        Deeds(table),
        told_of=label,
        choices={of: scratch.object.chosen for of, scratch in every.items() if scratch.object.chosen},
        players=table.players,
    )
    is_hidden = HIDDEN_CARD in table.object(label).cards
    return msgspec.structs.replace(words, hidden=True) if is_hidden else words


def rungs(table: Table, label: str) -> tuple[Rung, ...]:
    """Give the proof of an object step by step, each in one sentence; raises RulesError for an unknown label."""
    words, said = _words_of_page(table, label), table.edition.words.said
    steps = characteristics(table, label).proof
    several = _of_several_kinds(steps, words)
    numbered, unnamed = of_one_name(table, steps), Unnamed(words.deeds)
    begun: set[tuple[Source | None, str]] = set()
    came: set[tuple[str, Source | None]] = set()
    beside = _of_several_effects(steps)
    # What is its own and does apply somewhere is not denied by another ability that was lost.
    works = {step.source for step in steps if step.applied and not step.locked and words.is_own(step.source)}
    lost: set[tuple[str, str]] = set()
    # By source, the abilities of which it was told that they are lost.
    gone: dict[Source | None, set[int | str | None]] = {}
    found = []
    for step in steps:
        conditions = tuple(said(tie_words(one, words)) for one in step.conditions)
        holding = [says for says, one in zip(conditions, step.conditions, strict=True) if one.holds and step.applied]
        says = step_sentence(
            step if (step.layer, step.source) in several or not step.applied else _alone(step),
            msgspec.structs.replace(words, called=numbered | unnamed.name(step)),
        )
        passes_by = step.because is not None and step.because.passes_by
        if passes_by and (step.layer, step.source) in beside:
            # What the same object did besides, or does next, would else be denied.
            which = "Another" if (step.layer, step.source) in came else "One"
            own = _is_own(step, words)
            of_its_own = f"{which} of its own abilities"
            if _is_of_one_ability(step, steps):
                of_its_own = f"{'Another part' if which == 'Another' else 'Part'} of {OWN_ABILITY}"
            says = says.replace(capitalized(OWN_ABILITY), of_its_own) if own else f"{which} effect of {says}"
        if step.because is NotAppliedBecause.LOST:
            told = (step.layer, says)
            own = _is_own(step, words)
            abilities = gone.setdefault(step.source, set())
            if told in lost or (own and step.source in works) or (abilities and _ability_of(step) not in abilities):
                is_first = told not in lost and not abilities and all(source != step.source for _, source in came)
                says = _of_another(says, is_own=own, is_first=is_first)
            lost.add(told)
            abilities.add(_ability_of(step))
        found.append(
            Rung(
                step,
                said(says),
                _source_name(step, words),
                conditions,
                tuple(said(counted_words(one, step, words)) for one in step.counted),
                () if step.open_by and not step.counted else tuple(s for s in holding if (step.source, s) not in begun),
                words.is_several(step.source),
            )
        )
        begun |= {(step.source, says) for says in holding}
        if not step.locked:
            # That a door is locked is told of the Room, and is none of its abilities (709.5).
            came.add((step.layer, step.source))
    return tuple(found)


def _of_several_effects(steps: Sequence[ProofStep]) -> set[tuple[str, Source | None]]:
    """Give the layers and sources of which one effect that passes an object by is told beside another of theirs."""
    there = [one for one in steps if one.source is not None and one.source.label]
    passing = Counter((one.layer, one.source) for one in there if one.because is not None and one.because.passes_by)
    several: set[tuple[str, Source | None]] = {key for key, number in passing.items() if number > 1}
    return several | {(one.layer, one.source) for one in there if one.applied}


def _is_of_one_ability(step: ProofStep, steps: Sequence[ProofStep]) -> bool:
    """Whether what its source does in the layer is all of one paragraph, which is one ability (113.2c)."""
    paragraphs = {one.paragraph for one in steps if (one.layer, one.source) == (step.layer, step.source)}
    return len(paragraphs) == 1 and None not in paragraphs


def _ability_of(step: ProofStep) -> int | str | None:
    """Tell one ability from another: by its paragraph (113.2c), and what defines a size is none of another layer."""
    return _DEFINING if step.layer == _DEFINING else step.paragraph


_DEFINING = "7a"


def _of_another(says: str, *, is_own: bool, is_first: bool) -> str:
    """Tell of a second ability that was lost alike what was told of the first, or of one beside others that apply."""
    if is_own:
        return says.replace(capitalized(OWN_ABILITY), f"{'One' if is_first else 'Another'} of its own abilities")
    return f"Another ability of {says.replace(' its ability ', ' it ')}"


def _of_several_kinds(steps: Sequence[ProofStep], words: ValueWords) -> set[tuple[str, Source | None]]:
    """Give the layers and sources of which one object, by several of its abilities, affects it as several kinds."""
    kinds: dict[tuple[str, Source | None], set[str]] = {}
    for step in steps:
        if step.applied and step.meant is not None:
            kinds.setdefault((step.layer, step.source), set()).add(_meant_words(step.meant, step, words))
    return {key for key, told in kinds.items() if len(told) > 1}


def _meant_words(meant: Filter, step: ProofStep, words: ValueWords) -> str:
    """Say which objects an effect affects, with whoever controls its source named (109.5), and what that is on."""
    source = step.source.label if step.source is not None else ""
    if not step.applied or meant is step.began_for:
        meant = lacking(meant, step, words.told_of, words.controllers)
    other = meant.other
    meant = with_names(words, meant, source, words.own_name(source), words.name)
    meant = msgspec.structs.replace(meant, other=other)
    return words.chosen(things_counted(words.by_name(meant, words.controllers.get(source, ""), always=True)), source)


def _alone(step: ProofStep) -> ProofStep:
    """Give a step without what its effect affects, where its source does nothing else in the layer."""
    return msgspec.structs.replace(step, meant=None) if step.meant is not None else step


def _failing(step: ProofStep, words: ValueWords, *, is_own: bool) -> list[str]:
    """Say what an object is not that the words call what they are on, or else which conditions do not hold."""
    if step.is_none is not None and isinstance(step.is_none.tied, Asked):
        called = words.name(words.told_of)
        return [failing_words(step.is_none.tied, lambda _: called, called)]
    return [_fails(one, words, step.source, is_own=is_own) for one in step.conditions if not one.holds]


def _fails(condition: TiedTo, words: ValueWords, source: Source | None, *, is_own: bool) -> str:
    """Say that a condition does not hold; behind what comes from another object, "it" is that one."""
    if condition.unmet:
        # Of several that must hold together it is told which do not.
        each = (msgspec.structs.replace(condition, tied=one, unmet=()) for one in condition.unmet)
        return " and ".join(_fails(one, words, source, is_own=is_own) for one in each)
    if isinstance(condition.tied, Asked):
        tied = _of_players(condition, condition.tied, words)
        tied = with_names(words, tied, condition.source, "it", words.own_name if is_own else words.name)
        if tied.attached is not None and condition.source not in words.hosts:
            return f"{words.own_name(condition.source)} is attached to nothing"
        if not is_own and tied.self_ is not None and source is not None and condition.source == source.label:
            return failing_words(tied, lambda _: "it", condition.source)
        if not is_own:
            called = words.name(words.told_of)
            # "It" is what has the words here, and they mean what they are about.
            told = failing_words(tied, words.name, condition.source)
            told = told.replace("its controller ", f"{possessive(called)} controller ")
            return words.of_bearer(told, condition.source, called)
        return words.of_bearer(failing_words(tied, words.own_name, condition.source), condition.source)
    return f"it is not so that {tie_words(condition, words)}"


def _of_players(condition: TiedTo, asked: Asked, words: ValueWords) -> Asked:
    """Name whom a condition means by "you": on a page that tells of several players nobody is."""
    return words.by_name(asked, words.controllers.get(condition.source, ""), always=True)


def tie_words(condition: TiedTo, words: ValueWords) -> str:
    """Say to what an effect is tied, or its condition: ``"the left half of Hall is unlocked"``."""
    name, tied = words.name(condition.source), condition.tied
    if isinstance(tied, Asked):
        named = _of_players(condition, tied, words)
        named = with_names(words, named, condition.source, words.own_name(condition.source), words.own_name)
        return words.of_bearer(asked_words(named, words.own_name, condition.source), condition.source)
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
