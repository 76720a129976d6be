"""Answers to what a board in words asks: the value, with the rule and the reason, as one sentence each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, pairwise, takewhile

import msgspec

from inspector.cards import Color, Filter, clause_in_quotes, color_words, keywords_of, name_key, possessive
from inspector.reading import without_reminder
from inspector.rules import (
    Characteristics,
    CheckState,
    Concept,
    Designate,
    NotRead,
    Outcome,
    Reason,
    Result,
    RulesError,
    Table,
    TurnFaceUp,
    characteristics,
    controllers_now,
    edition_of,
    is_found,
    numbers,
    perform,
    rungs,
    state_based_doubts,
)
from inspector.scenario.model import Scenario
from inspector.scenario.replaying import Replay, replay, shorten
from inspector.scenario.words.affected_asked import AFFECTED_KEY, affected_answer
from inspector.scenario.words.attached_asked import BORNE_KEY, TO_WHAT_KEY, WHETHER_KEY, attached_answer
from inspector.scenario.words.counted_values import ASKS_HOW_MANY, how_many_of
from inspector.scenario.words.counting_asked import HOW_MANY_KEY, STAY_KEY, WHICH_KEY, CountAsked, kind_counted
from inspector.scenario.words.faces_said import WayUp, way_up
from inspector.scenario.words.in_combat import COMBAT_DAMAGE, meets_in_combat
from inspector.scenario.words.order_taken import order_taken
from inspector.scenario.words.outcome_told import happened_first, outcome_told
from inspector.scenario.words.question_forms import (
    BASE_SIZE_KEY,
    DIES_KEY,
    FATE_KEY,
    KEEPS,
    LEGEND_KEY,
    LIVES,
    SIZE_KEY,
)
from inspector.scenario.words.spells import DAMAGE
from inspector.scenario.words.states_said import place_of, state_said
from inspector.scenario.words.text_question import TextQuestion
from inspector.scenario.words.unsettled import doubt_behind, unsettled
from inspector.scenario.words.value_answered import STATES_ANSWERED, abilities_answered, value_answered
from inspector.scenario.words.what_changes import changes_told

# These stand one behind the other, as on a card.
_ON_THE_TYPE_LINE = ("supertypes", "types", "subtypes")
_SIZES = ("power", "toughness")
_IN_COMBAT = frozenset(("attacking", "blocking"))
# Counters and what adds to power and toughness, and what switches them.
_BEHIND_THE_BASE = frozenset(("7c", "7d", "7e"))
_COLORS = frozenset(("white", "blue", "black", "red", "green"))
_SHOWN = (
    "name",
    "mana_cost",
    "mana_value",
    "colors",
    "supertypes",
    "types",
    "subtypes",
    "abilities",
    "power",
    "toughness",
    "loyalty",
    "defense",
)


def answers_to(scenario: Scenario, run: Replay, asks: tuple[TextQuestion, ...]) -> Iterator[str]:
    """Give the answer to each question; what asks for other rules has the others answered under these as well."""
    told = []
    for said in _answered(scenario, run, asks):
        told.append(said)
        yield said
    yield from order_taken(scenario, told)
    unread = [action.says for action in scenario.actions if isinstance(action, NotRead)]
    yield from (
        f"Not read, and so not in the answers: “{says}”." for says in unread if told and says not in "".join(told)
    )


def _answered(scenario: Scenario, run: Replay, asks: tuple[TextQuestion, ...]) -> Iterator[str]:
    others = [asked.edition for asked in asks if asked.edition]
    why = any(asked.why for asked in asks)
    questions = [asked for asked in asks if not asked.edition and not asked.why]
    yield from _in_turn(run, questions, why=why)
    example = next(iter(run.table.objects), "")
    if asks and not questions:
        # Other rules, or the reason, are asked of an answer, and there is none.
        besides = f", for example “What is {example}?”" if example else ""
        yield f"Nothing is asked of this board yet. Ask something of it first{besides}."
        return
    for key in others:
        yield f"Under the rules of {key} ({edition_of(key).set_name}):"
        yield from _in_turn(replay(scenario, run.start.pool, key), questions, why=why)


def _in_turn(run: Replay, questions: list[TextQuestion], *, why: bool) -> Iterator[str]:
    """Answer what is asked again later as it was when it was asked, and what is asked last of the board at the end."""
    told = sorted({asked.after for asked in questions})
    for after, later in pairwise(told):
        yield f"Before “{happened_first(run, after, later)}”:"
        yield from _answers(shorten(run, after), [asked for asked in questions if asked.after == after], why=why)
        yield "After that:"
    last = [asked for asked in questions if asked.after == told[-1]]
    yield from _answers(run, last, why=why)
    if any(not asked.tries and asked.key not in (DIES_KEY, FATE_KEY, LEGEND_KEY) for asked in last):
        yield from _still_to_check(run.table)


def _still_to_check(table: Table) -> Iterator[str]:
    """Say what state-based actions will do next, which the values told of the board as it stands leave out (704.3)."""
    after, outcome = perform(table, CheckState())
    if outcome.result is Result.DONE and after != table:
        yield f"Once state-based actions are checked: {outcome.says}{_cited(outcome)}"
    elif outcome.result is Result.NOT_COMPUTED and (
        any(table.life_of(player) <= 0 for player in table.players)
        or any(characteristics(table, label).state_based for label, held in table.objects.items() if held.is_permanent)
    ):
        yield outcome.not_computed


def _answers(run: Replay, questions: list[TextQuestion], *, why: bool) -> Iterator[str]:
    """Answer questions of one moment, no sentence twice: the size told has the power that is asked for beside it."""
    yield from dict.fromkeys(chain.from_iterable(_answer(run, asked, why=why) for asked in questions))


def _answer(run: Replay, asked: TextQuestion, *, why: bool) -> Iterator[str]:
    if asked.key == LEGEND_KEY:
        yield _whether_all_stay(run.table) if asked.says == KEEPS else _legend_rule(run.table)
    elif asked.tries:
        yield _what_comes(run.table, asked)
    elif not asked.object:
        yield from _of_all(run, asked)
    elif asked.object not in run.table.objects:
        yield _gone(run, asked.object)
    elif asked.key == DIES_KEY:
        yield _whether_it_dies(run.table, asked)
    elif asked.key == FATE_KEY:
        yield from _what_becomes_of(run.table, asked, why=why)
    elif asked.key in (TO_WHAT_KEY, WHETHER_KEY, BORNE_KEY, AFFECTED_KEY):
        yield _beside_another(run.table, asked)
    elif asked.key == BASE_SIZE_KEY:
        yield _base_size(run.table, asked)
    elif asked.has:
        yield from _whether_it_has(run.table, asked)
    elif asked.holds is not None:
        yield from _whether(run.table, asked, asked.holds)
    else:
        yield from _of_object(run.table, asked, why=why)


def _beside_another(table: Table, asked: TextQuestion) -> str:
    """Answer what is asked of an object and another one: what is attached to what, what comes from what."""
    if asked.key == AFFECTED_KEY:
        return affected_answer(table, asked.object, asked.to, asked.says, asked.doubt)
    return attached_answer(table, asked.object, asked.key, asked.to, asked.doubt, asked.says)


def _of_all(run: Replay, asked: TextQuestion) -> Iterator[str]:
    """Answer what is asked of no single object: how many there are of a kind, which, or how it ended."""
    if asked.key in (HOW_MANY_KEY, WHICH_KEY, STAY_KEY) and asked.holds is not None:
        yield kind_counted(run.table, CountAsked(asked.key, asked.says, asked.holds))
    else:
        yield from outcome_told(run)


def _what_becomes_of(table: Table, asked: TextQuestion, *, why: bool) -> Iterator[str]:
    yield from _fate(table, asked.object)
    if asked.doubt.startswith(DAMAGE):
        yield f"Not computed: {asked.doubt} may decide what becomes of it."
    held = table.objects[asked.object]
    if held.zone not in ("battlefield", "stack"):
        yield f"{asked.object} is {place_of(held)} now."
    elif controllers_now(table).get(held.label, held.owner) != held.owner:
        yield from _of_object(table, msgspec.structs.replace(asked, key="controller"), why=False)
    yield from _of_object(table, msgspec.structs.replace(asked, key=""), why=why)


def _fate(table: Table, label: str) -> Iterator[str]:
    """Say what state-based actions do to an object where they move it or detach it (704.5)."""
    after, outcome = perform(table, CheckState())
    held, now = table.objects[label], after.objects.get(label)
    if now is None or (now.zone, now.attached_to) != (held.zone, held.attached_to):
        yield f"State-based actions: {outcome.says}{_cited(outcome)}"
    elif characteristics(table, label).state_based and outcome.result is Result.NOT_COMPUTED:
        yield outcome.not_computed


def _base_size(table: Table, asked: TextQuestion) -> str:
    """Say the base power and toughness: before counters, and before what adds to them or switches them (208.4b)."""
    label = asked.object
    found = characteristics(table, label)
    if any(found.is_not_known(key) for key in _SIZES):
        return f"{possessive(label)} base power and toughness are not known.{doubt_behind(found, 'power')}"
    if found.power is None:
        return f"{label} has no power and toughness now."
    open_ = next((clause_in_quotes(one.text) for key in _SIZES for one in unsettled(found, key)), asked.doubt)
    if open_:
        return f"Not computed: {open_} may change the base power and toughness of {label}."
    later = [rung.step for rung in rungs(table, label) if rung.step.layer in _BEHIND_THE_BASE]
    power, toughness = (
        next((step.changes[key].was for step in later if key in step.changes), found.value(key)) for key in _SIZES
    )
    said = f"{possessive(label)} base power and toughness are {power}/{toughness}"
    return f"{said}, before counters and what adds to them or switches them."


def _gone(run: Replay, label: str) -> str:
    if label in run.table.phased_out:
        return f"{label} is phased out: the rest of the game acts as if it were not there."
    whole = run.table.whole_of(label)
    return f"{label} is not there." if whole is None else f"{label} is part of {whole.label} now."


def _what_comes(table: Table, asked: TextQuestion) -> str:
    """Try what is asked after; the board stays as it is."""
    if asked.key == "can" and any(
        isinstance(each, Designate) and each.designation in _IN_COMBAT for each in asked.tries
    ):
        return "Not computed: whether it may attack or block is a matter of combat, which is left to the players."
    says: list[str] = []
    start = table
    for tried in asked.tries:
        action = _as_permitted(table, tried) if asked.key == "can" and isinstance(tried, TurnFaceUp) else tried
        try:
            table, outcome = perform(table, action)
        except RulesError as error:
            return f"No. {str(error).rpartition(': ')[2].capitalize()}."
        said = f"{outcome.says}{_cited(outcome)}".strip()
        if outcome.result is not Result.DONE:
            lead = "No" if asked.key == "can" else str(outcome.result).capitalize()
            return f"{lead}. {said}"
        says.append(said)
    if asked.key != "can":
        says += changes_told(start, table)
    return f"{'Yes' if asked.key == 'can' else 'Done'}. {' '.join(says)}".strip()


def _as_permitted(table: Table, action: TurnFaceUp) -> TurnFaceUp:
    """Who asks whether it can be turned face up asks what lets its controller do so, not whether an effect could."""
    held = table.objects.get(action.object or "")
    if action.by != "effect" or held is None or held.face_down is None:
        return action
    action = msgspec.structs.replace(action, player=action.player or controllers_now(table)[held.label])
    # Where nothing does, what hid it tells why.
    cause = held.face_down.cause
    otherwise: WayUp = "morph" if cause == "effect" else cause
    return msgspec.structs.replace(action, by=way_up(table, action) or otherwise)


def _legend_rule(table: Table) -> str:
    """Say whether the legend rule has something to choose (704.5j)."""
    outcome = perform(table, CheckState())[1]
    applies = any(why.concept is Concept.LEGEND_RULE for why in outcome.reasons)
    permanents = [label for label, held in table.objects.items() if held.is_permanent]
    doubts = [told.text for label in permanents for told in unsettled(characteristics(table, label), "supertypes")]
    open_ = state_based_doubts(table)
    doubts += [open_[label].text for label in permanents if label in open_ and _is_legendary(table, label)]
    if doubts:
        return f"Not computed: {clause_in_quotes(doubts[0])} may decide whether it does."
    says = outcome.says if applies else "State-based actions leave every legendary permanent where it is."
    return f"{'Yes' if applies else 'No'}. {says}{_cited(outcome) if applies else ''}"


def _is_legendary(table: Table, label: str) -> bool:
    return "Legendary" in characteristics(table, label).supertypes


def _whether_all_stay(table: Table) -> str:
    """Say whether state-based actions leave everybody all their permanents (704.5j, 704.5k, and 704.5i before 2017)."""
    after, outcome = perform(table, CheckState())
    permanents = [label for label, held in table.objects.items() if held.is_permanent]
    doubts = [clause_in_quotes(doubt.text) for doubt in state_based_doubts(table).values()]
    doubts += [COMBAT_DAMAGE for label in permanents if meets_in_combat(table, label)]
    if doubts:
        return f"Not computed: {doubts[0]} may decide whether they stay."
    gone = [label for label in permanents if label not in after.objects or not after.objects[label].is_permanent]
    if gone or any(why.concept is Concept.LEGEND_RULE for why in outcome.reasons):
        return f"No. {outcome.says}{_cited(outcome)}"
    return "Yes. State-based actions leave every permanent where it is."


def _cited(outcome: Outcome) -> str:
    return _rules_in_brackets(outcome.rules)


def _rules_in_brackets(rules: tuple[str, ...]) -> str:
    return f" ({', '.join(rules[:2])})" if rules else ""


def _whether_it_dies(table: Table, asked: TextQuestion) -> str:
    label = asked.object
    zone = table.objects[label].zone
    dies, stays_alive = ("No", "Yes") if asked.says == LIVES else ("Yes", "No")
    now = characteristics(table, label)
    if zone == "graveyard" and unsettled(now, "zone"):
        doubt = clause_in_quotes(unsettled(now, "zone")[0].text)
        return f"Not computed: {doubt} may decide it. Without it, {label} is put into a graveyard."
    if zone == "graveyard":
        return f"{dies}. {label} is in {possessive(table.objects[label].owner)} graveyard now."
    if zone != "battlefield":
        # What goes elsewhere than to a graveyard does not die (700.4), and is on the battlefield no more.
        return f"{'It does not die' if asked.says == LIVES else 'No'}. {label} is {place_of(table.objects[label])} now."
    after, outcome = perform(table, CheckState())
    held = after.objects.get(label)
    stays = held is not None and held.zone == table.objects[label].zone
    checked = state_based_doubts(table).get(label)
    told = [*unsettled(now, "zone"), *unsettled(now, "toughness"), *([checked] if checked else [])]
    doubt = asked.doubt or next((clause_in_quotes(one.text) for one in told), "")
    if stays and not doubt and meets_in_combat(table, label):
        doubt = COMBAT_DAMAGE
    if doubt and (stays or unsettled(now, "toughness")):
        without = f"state-based actions leave {label} where it is." if stays else f"{outcome.says}{_cited(outcome)}"
        if stays and checked and now.state_based:
            says = " ".join(why.says for why in now.why["state_based"])
            without = f"{says[0].lower()}{says[1:]}{_rules_in_brackets(now.state_based)}"
        return f"Not computed: {doubt} may decide it. Without it, {without}"
    if stays and label in _kept_of_several(table, after, outcome):
        return f"{stays_alive}. {outcome.says}{_cited(outcome)}"
    if stays:
        return f"{stays_alive}. State-based actions leave {label} where it is."
    if held is not None and held.zone != "graveyard":
        # What goes elsewhere does not die, and lives on the battlefield no more.
        return f"{'It does not die' if asked.says == LIVES else 'No'}. {outcome.says}{_cited(outcome)}"
    open_ = () if held is None else unsettled(characteristics(after, label), "zone")
    if open_:
        words = clause_in_quotes(open_[0].text)
        return f"Not computed: {words} may decide it. Without it: {outcome.says}{_cited(outcome)}"
    return f"{dies}. {outcome.says}{_cited(outcome)}"


def _kept_of_several(table: Table, after: Table, outcome: Outcome) -> list[str]:
    """Give what the legend rule leaves of several: that it is this one, somebody chose, or nobody has (704.5j)."""
    if all(why.concept is not Concept.LEGEND_RULE for why in outcome.reasons):
        return []
    here = [label for label, held in table.objects.items() if held.is_permanent and _is_legendary(table, label)]
    gone = {label for label in here if label not in after.objects or not after.objects[label].is_permanent}
    control = controllers_now(table)
    called = {label: (characteristics(table, label).name, control[label]) for label in here}
    return [label for label in here if label not in gone and called[label] in {called[each] for each in gone}]


def _whether(table: Table, asked: TextQuestion, holds: Filter) -> Iterator[str]:
    """Say whether an object is so, and the value that tells it."""
    now = characteristics(table, asked.object)
    is_known = all(_is_known(now, key) for key in _keys(asked.key, now))
    yes = is_found(table, asked.object, holds) and not _has_no_status(table, asked.object, asked.key)
    lead = ("Yes. " if yes else "No. ") if is_known else ""
    for line in _of_object(table, TextQuestion(object=asked.object, key=asked.key, doubt=asked.doubt), why=False):
        yield f"{lead}{line}"
        lead = ""


def _is_known(now: Characteristics, key: str) -> bool:
    """Whether a value is told: a size that stands on the card as ``*`` is not, as what defines it is not computed."""
    return not now.is_not_known(key) and not (key in _SIZES and isinstance(now.value(key), str))


def _whether_it_has(table: Table, asked: TextQuestion) -> Iterator[str]:
    """Say whether an object has keyword abilities with what they name, as protection from a color does (702.16a)."""
    now = characteristics(table, asked.object)
    keywords = {word.casefold() for word in now.keywords}
    # People say "ward 2" for what cards write with the symbol.
    texts = [re.sub(r"[{}]", "", without_reminder(text).casefold()) for text in now.abilities]
    has = all(word in keywords or any(_is_said(word, text) for text in texts) for word in asked.has)
    lead = "Yes. " if has else "No. "
    plain = TextQuestion(object=asked.object, key="abilities", doubt=asked.doubt)
    for line in _of_object(table, plain, why=False):
        yield f"{lead}{line}"
        lead = ""


def _is_said(words: str, text: str) -> bool:
    """Whether an ability says a keyword with what it names; a name alone is found among the keywords."""
    keyword, _, quality = words.partition(" from ")
    if not quality:
        family = keywords_of(words.capitalize())[0].casefold()
        return family != words and re.search(rf"\b{re.escape(words)}\b", text) is not None
    if keyword not in text:
        return False
    all_colors = quality in _COLORS and re.search(r"from (?:all|each) colors?\b", text) is not None
    return all_colors or re.search(rf"from (?:everything|{re.escape(quality)})\b", text) is not None


def _is_called(label: str, name: str) -> bool:
    """Whether a label is the name, but for the word Token and the number of one of several."""
    known = {name_key(each) for each in (label, re.sub(r" \d+$", "", label))}
    return name_key(name) in known or name_key(name).removesuffix(" token") in known


def _of_object(table: Table, asked: TextQuestion, *, why: bool) -> Iterator[str]:
    found = characteristics(table, asked.object)
    name = " // ".join(found.names)
    if not asked.key and name and not _is_called(asked.object, name):
        yield f"{asked.object} is {name} now."
    for key in _keys(asked.key, found):
        if _has_no_status(table, asked.object, key):
            rules = _rules_in_brackets(numbers(Concept.STATUS_OF_PERMANENTS_ONLY, table.edition.key))
            yield f"{asked.object} is neither tapped nor untapped: only permanents are.{rules}"
            continue
        value = "not known" if found.is_not_known(key) else _text(key, found.value(key))
        how_many = how_many_of(asked.object, key, found.value(key)) if asked.says == ASKS_HOW_MANY else ""
        if key == "abilities" and found.abilities:
            value = abilities_answered(found.abilities)
        if key == "subtypes" and found.has_every_creature_type:
            value, how_many = "all creature types", ""
        if not asked.key and value == "none":
            continue
        reasons = _leading(found.why.get(key, ()))
        said = "; ".join(f"{_reason(key, reason.says)}({', '.join(reason.rules[:2])})" for reason in reasons)
        doubts = doubt_behind(found, key)
        is_told = any(one.text.rstrip(".") in asked.doubt for one in unsettled(found, key))
        if asked.doubt and not is_told and not asked.doubt.startswith(DAMAGE):
            doubts += f" Not computed: {asked.doubt} may change this."
        if key == "zone":
            doubts += _as_checked(table, asked.object)
        one = _is_single(found.value(key)) and value != "all creature types"
        plain = state_said(table.object(asked.object), key) or value_answered(asked.object, key, value, is_one=one)
        if key == "mana_value":
            plain = plain.replace("mana value is", f"{table.edition.words.mana_value} is")
        told = f"{how_many}: {value}" if how_many else plain
        stop = "" if told.endswith((".", ".”")) else "."
        yield f"{told}{stop} {said}{doubts}".rstrip()
    if why:
        for rung in rungs(table, asked.object):
            yield f"  {rung.step.layer}: {rung.says} ({', '.join(rung.step.rules[:2])})"


def _has_no_status(table: Table, label: str, key: str) -> bool:
    """Whether it is asked of what is no permanent whether it is tapped: it is neither (110.5d)."""
    return key == "tapped" and not table.object(label).is_permanent


def _leading(reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Give the reason that decides; where counters do, of all kinds that lie on it, the first that changed it first."""
    of_counters = tuple(takewhile(lambda why: why.concept is Concept.LAYER_7_COUNTERS, reasons))
    return of_counters[::-1] or reasons[:1]


def _reason(key: str, says: str) -> str:
    """Give a reason with a blank behind it; of a status it only says once more how it is."""
    return "" if key == "zone" or (key in STATES_ANSWERED and key != "token") else f"{says} "


def _is_single(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 1


def _as_checked(table: Table, label: str) -> str:
    """What state-based actions will make of where an object is (704.3)."""
    after, outcome = perform(table, CheckState())
    held = after.objects.get(label)
    stays = held is not None and held.zone == table.objects[label].zone
    open_ = state_based_doubts(table).get(label) if stays and characteristics(table, label).state_based else None
    if open_ is not None:
        return f" Not computed: {clause_in_quotes(open_.text)} may decide whether state-based actions leave it there."
    return "" if stays else f" As soon as state-based actions are checked: {outcome.says}{_cited(outcome)}"


def _keys(asked: str, found: Characteristics) -> tuple[str, ...]:
    if asked == SIZE_KEY:
        return _SIZES if any(found.value(key) is not None or found.is_not_known(key) for key in _SIZES) else ("types",)
    if asked == "types":
        # Who asks for the types of a land means its land types too, and that it is legendary.
        return "types", *(key for key in ("supertypes", "subtypes") if found.value(key))
    return (asked,) if asked else _SHOWN


def _text(key: str, value: object) -> str:
    if value is None or value in ((), "", {}):
        return "colorless" if key == "colors" else "none"
    if key == "colors" and isinstance(value, tuple):
        return color_words(tuple(Color(letter) for letter in value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{kind}: {count}" for kind, count in value.items())
    if isinstance(value, tuple):
        return (" " if key in _ON_THE_TYPE_LINE else ", ").join(map(str, value))
    return str(value)
