"""Printing a board: its rules and players, then one canonical sentence an action, each on the board as it then was."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from inspector.cards import (
    CardPool,
    Change,
    Count,
    Shape,
    belonging,
    in_a_sentence,
    keywords_of,
    listed_words,
    plural_of,
    possessive,
    with_article,
)
from inspector.cards.lists_in_words import capitalized
from inspector.rules import (
    HIDDEN_CARD,
    Action,
    BecomeCopy,
    Cast,
    Choose,
    ChooseName,
    Concept,
    Convert,
    CopySpell,
    CreateTokenCopy,
    Designate,
    Effect,
    Meld,
    NotRead,
    Outcome,
    Place,
    PutOntoBattlefield,
    Resolve,
    Result,
    SayCondition,
    Table,
    Transform,
    TurnFaceDown,
    TurnFaceUp,
    action_name,
    characteristics,
    edition_of,
    filter_words,
    getting,
    named_apart,
    named_part,
    names_told,
    told_by_name,
)
from inspector.rules.edition.editions import EditionTerms
from inspector.scenario.model import Scenario
from inspector.scenario.replaying import Replay, replay
from inspector.scenario.viewing import seen_named, seen_replay, with_capital
from inspector.scenario.words.editions_said import rules_words
from inspector.scenario.words.effects_in_words import SWITCHED, effect_told
from inspector.scenario.words.exceptions import exceptions_told
from inspector.scenario.words.naming import ORDINALS, TableNames
from inspector.scenario.words.parts import Scene
from inspector.scenario.words.sentences import say_action


def board_in_words(scenario: Scenario, pool: CardPool) -> str:
    """Print a scenario as a text that reads back to the same actions; cards of its own and expectations are no words.

    Raises ScenarioError where it does not run.
    """
    return run_in_words(scenario, replay(scenario, pool))


def seen_in_words(scenario: Scenario, run: Replay, viewer: str) -> str:
    """Print a scenario that ran as one viewer saw it, without its title, which may name what is hidden.

    It is to be read: what is hidden has other labels from sentence to sentence. Raises RulesError for no viewer.
    """
    seen = seen_replay(run, viewer)
    untitled = Scenario(edition=scenario.edition, players=scenario.players)
    return f"{run_in_words(untitled, seen)}\nSeen by {seen_named(viewer)}."


def run_in_words(scenario: Scenario, run: Replay) -> str:
    """Print a scenario that ran, its actions those of the run."""
    return "\n".join((*head_in_words(scenario), *sentences_of(run, run.actions)))


def head_in_words(scenario: Scenario) -> tuple[str, ...]:
    """Give the lines with which the text of a scenario begins: its title if it has one, its rules and players."""
    title = [f"Title: {' '.join(scenario.title.split())}"] if scenario.title.strip() else []
    players = ", ".join(scenario.players)
    return (*title, f"{rules_words(edition_of(scenario.edition))}. Players: {players}.")


def refusal_noted(sentence: str, outcome: Outcome) -> str:
    """Say of a sentence what came of it where that is not what it says."""
    return f"“{sentence.rstrip(' .;,')}”: {outcome.result}. {outcome.says}".strip()


def refusals_noted(sentence: str, run: Replay, begun: int, done: tuple[Result, ...]) -> list[str]:
    """Say of a sentence what came of its actions, those from ``begun`` on, where that is not what it says.

    What was not read says itself that it was not.
    """
    steps = list(zip(run.actions[begun:], run.steps[begun:], strict=False))
    refused = (step.outcome for action, step in steps if not isinstance(action, NotRead))
    copies = (step.outcome.reasons for action, step in steps if isinstance(action, BecomeCopy))
    not_allowed = [
        why.says for reasons in copies for why in reasons if why.concept is Concept.FOLLOWING_THE_INSTRUCTIONS
    ]
    return [*(refusal_noted(sentence, each) for each in refused if each.result not in done), *not_allowed]


def sentences_of(run: Replay, actions: tuple[Action, ...], since: int = 0) -> tuple[str, ...]:
    """Give the sentence of each action of a run, from the action of a place on."""
    return tuple(_sentences(run, actions, since, action_in_words))


def told_sentences_of(run: Replay, befores: Sequence[Table] = ()) -> tuple[str, ...]:
    """Give the sentence of each action of a run as it is told, not to be read back: by names, whoever shares them.

    ``Grizzly Bears (second) is tapped.`` where to be read back it is ``second is tapped.``; what no words say stands
    there as files write it. ``befores`` are the tables before each action on which it names its objects, where these
    are not those that the action before it left: what an action shows to a viewer has another label before.
    """
    return tuple(_sentences(run, run.actions, 0, _told, befores))


_Say = Callable[[Table, Action, TableNames], str]


def _sentences(
    run: Replay, actions: tuple[Action, ...], since: int, say: _Say, befores: Sequence[Table] = ()
) -> Iterator[str]:
    placed: dict[str, str] = {}
    table = run.start
    for place, (action, step) in enumerate(zip(actions, run.steps, strict=True)):
        if befores:
            table = befores[place]
        if place >= since:
            yield say(table, action, TableNames(table, placed))
        if isinstance(action, Place):
            placed[action.label] = action.card
        table = step.table


def action_in_words(table: Table, action: Action, names: TableNames | None = None) -> str:
    """Say an action on the table before it; ``names`` are those of its objects, where somebody knows them already."""
    return say_action(Scene(table, names or TableNames(table, {}), table.pool), action)


_FACE_DOWN_CREATURE = "the face-down creature"
# Which of several it is, reasons and headings say by its label.
_COUNTED_FACE_DOWN = re.compile(rf"the ({'|'.join(ORDINALS)}) face-down ")


class _NamesMarked(TableNames):
    """The names of the objects of a table, a label that stands for one in quotes; ``named`` is what is told instead."""

    def __init__(self, table: Table, placed: Mapping[str, str]) -> None:
        """Look at what lies on the table; so far no label stands for a name."""
        super().__init__(table, placed)
        self.named: dict[str, str] = {}

    def phrase(self, label: str) -> str:
        """Give what an object is called, its label in quotes where no name means it alone."""
        said, name = super().phrase(label), self.shown.get(label, "")
        if not name and label in self.table.phased_out:
            # What is phased out has no name that finds it (702.26b), but it is told by the one that it has.
            name = " // ".join(characteristics(self.table, label).names)
        if not name and _COUNTED_FACE_DOWN.match(said):
            self.named[f'"{label}"'] = names_told(self.table).get(label, label)
            return f'"{label}"'
        if not name and said in (label, f'"{label}"', _FACE_DOWN_CREATURE):
            # A label is made of the name of a card: what has none now is called by what it is, as in reasons. Face down
            # it may be a land (708.2).
            self.named[f'"{label}"'] = self._by_kind(label)
            return f'"{label}"'
        # "The first Bear" beside "Bear (other)" would leave open which of the labels below is the first one's.
        counted = label != name and said.startswith("the ") and said.endswith(f" {name}")
        if not counted and (not name or said not in (label, f'"{label}"') or said == name):
            return said
        is_shared = self.has_label(name) or any(each == name for other, each in self.shown.items() if other != label)
        self.named[f'"{label}"'] = named_apart(label, name, shared=is_shared)
        return f'"{label}"'

    def can_stand_alone(self, label: str) -> bool:  # noqa: ARG002 - who is told reads nothing back
        """Whether an object can be told of alone: one that is not there, too."""
        return True

    def _was_called(self, label: str) -> str:
        """Call what ceased to exist, or never was set up, as reasons do; empty for what is there or has no name."""
        refused = self.table.refused.get(label)
        called = refused.called if refused is not None else self.table.gone_called.get(label, "")
        return "" if label in self.table.objects else called

    def _by_kind(self, label: str) -> str:
        """Call what has no name by what it is: ``the locked Room``, whose it is where there are several."""
        whole = self.table.whole_of(label)
        if whole is not None:
            return named_part(whole, label)
        called = self._was_called(label)
        if called:
            return called
        told = names_told(self.table)
        kind = told[label].partition("'s ")[2].removesuffix(f" ({label})") if told.get(label, label) != label else ""
        alike = [other for other, name in told.items() if not self.shown.get(other) and kind in name]
        return f"the {kind}" if kind and alike == [label] else told.get(label, label)


def _told(table: Table, action: Action, names: TableNames) -> str:
    marked = _NamesMarked(table, names.placed)
    whole = _of_whole_card(table, _by_whom(_counting_by_name(table, action)))
    said = action_in_words(table, whole, marked)
    if isinstance(action, Place) and whole is not action and action.label == action.card:
        # The half that is its label says nothing beside the name of the card.
        said = said.replace(f" ({action.label})", "", 1)
    if said.startswith("{"):
        said = _of_nothing(table, whole, marked) or said
    if said.startswith("{") and isinstance(action, Meld):
        said = _melded_by(table, action, marked) or said
    if said.startswith("{") and getattr(action, "except_", None) is not None:
        said = _of_exceptions(table, whole, marked, said) or said
    if said.startswith("{") and isinstance(action, Effect):
        has = {key: value for key, value in json.loads(said[:-1]).items() if key not in ("do", "player")}
        has["change"] = _without_what_is_not(has["change"])
        said = effect_told(Scene(table, marked, table.pool), has) or said
    if said.startswith("{"):
        return said
    said = for_people(said, action, table.edition.words).replace(f'"{HIDDEN_CARD.name}"', f"a {HIDDEN_CARD.name}")
    said = said.replace(", transformed", ", converted") if _is_cast_converted(table, action) else said
    said = _with_controller_first(_with_designation(_with_copy_named(said, action), action), action)
    for mark, name in marked.named.items():
        said = _told_whose(said, mark, name)
        is_first = said.startswith(mark) and name.startswith("the ")
        said = (capitalized(name) + said[len(mark) :] if is_first else said).replace(mark, name)
    if not isinstance(action, Place | ChooseName | Choose):
        said = _QUOTED_KEYWORD.sub(_keyword_told, said)
    if isinstance(action, Effect):
        said = _SIGN_OF_NOTHING.sub(lambda found: found[0].replace("+0", "-0"), said)
    if isinstance(action, Place) and '"' in action.card:
        # A name that has quotation marks itself needs none about it; only to be read back it does.
        said = said.replace(f'"{action.card}"', action.card)
    if isinstance(action, Place) and action.token:
        said = said.replace(f"a token {action.card}", f"{with_article(action.card)} token", 1)
    return with_capital(_without_number(said, action))


def _told_whose(said: str, mark: str, name: str) -> str:
    """Say whose a size or a prepare spell is, by a name that may itself say whose it is or end in a label."""
    for what in (SWITCHED, _PREPARE_SPELL):
        whose = belonging(what, name)
        begun = capitalized(whose) if said.startswith(mark) else whose
        said = said.replace(f"{possessive(mark)} {what}", begun, 1)
    return said


# Cards write the sign of the one for the other where that is zero: -2/-0.
_SIGN_OF_NOTHING = re.compile(r"(?<= )(?:-\w+/\+0|\+0/-\w+)\b")
# To be read back a keyword with a cost or more words stands in quotes, as any other ability does; a name does too.
_QUOTED_KEYWORD = re.compile(r'(?<!named )(?<!name is )"([A-Z][^".:“]*)"')


def _keyword_told(quoted: re.Match[str]) -> str:
    return in_a_sentence(quoted[1]) if keywords_of(quoted[1]) else quoted[0]


def _melded_by(table: Table, action: Meld, names: TableNames) -> str:
    """Tell who melds cards where that is not who controls the first: ``Ana melds Graf Rats and Hanweir Garrison``."""
    acting = action.player or table.players[0]
    each = (action_in_words(table, msgspec.structs.replace(action, player=one), names) for one in table.players)
    said = next((one for one in each if not one.startswith("{")), "")
    cards, melds, made = said.rpartition(" meld")
    # Right behind the second card the label would be that one's.
    return f"{acting} melds {cards}{' into one' if made != '.' else ''}{made}" if melds else ""


def _of_exceptions(table: Table, action: Action, names: TableNames, said: str) -> str:
    """Tell an action whose exceptions of copying no words read back to; nothing where some have no words at all."""
    without = action_in_words(table, msgspec.structs.replace(action, except_=None), names)
    told = exceptions_told(Scene(table, names, table.pool), _without_what_is_not(json.loads(said[:-1])["except"]))
    return f"{without.removesuffix('.')}, {told}." if told and not without.startswith("{") else ""


def _without_what_is_not(change: Mapping[str, Any]) -> dict[str, Any]:
    """Give a change without what it says not to do: ``"lose_all_abilities": false`` is nothing that is told."""
    return {key: value for key, value in change.items() if value is not False}


def _of_whole_card(table: Table, action: Action) -> Action:
    """Give the setting up of a card with its own name, whichever half, face or second spell it was found by."""
    if not isinstance(action, Place) or action.token:
        return action
    card = table.pool.find(action.card)
    if card is None:
        return action
    # A fused spell is both halves, so the name of one of them is not its name (702.102b).
    is_half = card.shape is Shape.SPLIT and action.half != "fused"
    if action.zone == "stack" and (is_half or action.inset):
        return action
    name = card.name if card.shape is Shape.SPLIT else card.front.name
    return action if name.casefold() == action.card.casefold() else msgspec.structs.replace(action, card=name)


_NOTHING_OF = {
    "set_types": "no card types",
    "set_subtypes": "no subtypes",
    "set_colors": "no color",
}


def _of_nothing(table: Table, action: Action, names: TableNames) -> str:
    """Tell an effect that sets lists of words to none: ``Grizzly Bears has no subtypes.``; nothing of any other.

    What it does besides is told before that: ``Grizzly Bears gets -2/-0 and has no subtypes until end of turn.``
    """
    if not isinstance(action, Effect) or action.source is not None or isinstance(action.on, str):
        return ""
    nothing = [key for key in _NOTHING_OF if getattr(action.change, key) == ()]
    if not nothing:
        return ""
    lacks = listed_words([_NOTHING_OF[key] for key in nothing])
    on = action.on or ()
    has = "has" if action.filter is None and len(on) == 1 else "have"
    rest = msgspec.structs.replace(action.change, **dict.fromkeys(nothing))
    if rest != Change():
        said = action_in_words(table, msgspec.structs.replace(action, change=rest), names)
        ends = _ENDS.search(said)
        if said.startswith("{") or ends is None:
            return ""
        # What it has is said of both at once: "has base power 1 and no card types".
        also = lacks if f" {has} " in said else f"{has} {lacks}"
        return f"{said[: ends.start()]} and {also}{ends[0]}"
    until = " until end of turn" if action.until == "end of turn" else ""
    until += f" [{action.called}]" if action.called else ""
    who = listed_words([*map(names.phrase, on)]) if action.filter is None else capitalized(filter_words(action.filter))
    return f"{who} {has} {lacks}{until}."


# How the sentence of an effect ends.
_ENDS = re.compile(r"(?: until end of turn)?(?: \[[^\]]*\])?\.$")
_IN_ITS_PLACE = re.compile(r" \((card \d+) (?:in|of) [^)]*\)")


def _without_number(said: str, action: Action) -> str:
    """Tell of a hidden card where it lies once: which of several it is stands behind."""
    found = _IN_ITS_PLACE.search(said) if isinstance(action, Place) else None
    if found is None:
        return said
    return f"{said.replace(found[0], '').removesuffix('.')}: {found[1]}."


def _counting_by_name(table: Table, action: Action) -> Action:
    """Give an effect of no card with the names of players where what it counts is told by "you" and "opponent"."""
    if not isinstance(action, Effect) or action.source is not None:
        return action
    sizes = {key: value for key in _COUNTED if isinstance(value := getattr(action.change, key), Count)}
    player = action.player or table.players[0]
    others = [one for one in table.players if one != player]
    told = {key: told_by_name(value, player, others[0] if len(others) == 1 else "") for key, value in sizes.items()}
    if told == sizes:
        return action
    return msgspec.structs.replace(action, change=msgspec.structs.replace(action.change, **told))


_COUNTED = ("power", "toughness", "set_power", "set_toughness")


def _by_whom(action: Action) -> Action:
    """Give an effect with its player in what it is called: no sentence that is read back says whose an effect is."""
    if not isinstance(action, Effect) or action.player is None or action.source is not None:
        return action
    called = f"{possessive(action.player)} {action.called or 'effect'}"
    return msgspec.structs.replace(action, player=None, called=called)


# To be read back it is an order, as cards give it; told beside what happened it is what happened.
_COUNTERS = re.compile(r"^(Put|Remove) (.+? counter(s?)) (on|from) (?=\S)")


def _counters_told(said: re.Match[str]) -> str:
    """Tell what was put on or removed as all other actions are told: ``Two +1/+1 counters are put on``."""
    what = with_article(said[2].removeprefix("one ")) if said[2].startswith("one ") else said[2]
    verb = {"Put": "put", "Remove": "removed"}[said[1]]
    return f"{capitalized(what)} {'are' if said[3] else 'is'} {verb} {said[4]} "


def _is_cast_converted(table: Table, action: Action) -> bool:
    """Whether the keyword that lets a card be cast with its back face up calls it converted (702.162a)."""
    held = table.objects.get(action.object) if isinstance(action, Cast) and action.transformed else None
    return held is not None and "More Than Meets the Eye" in held.base.faces[0].keywords


def _with_copy_named(said: str, action: Action) -> str:
    """Tell the label of a copy that is made as its own: behind any other name stands the label of the very object."""
    match action:
        case CreateTokenCopy(label=label):
            made, told = "creates a token that's", f"creates a token ({label}) that's"
        case CopySpell(label=label):
            made, told = " copies ", f" makes a copy ({label}) of "
        case Cast(as_copy=str(label)):
            made, told = "casts a copy of", f"casts a copy ({label}) of"
        case _:
            return said
    # Behind what is copied the label would stand as if it were that one's; said as a name it would be no label.
    return said.replace(f" ({label})", "", 1).replace(made, told, 1) if f" ({label})" in said else said


def _with_designation(said: str, action: Action) -> str:
    """Tell a designation as people do: nobody becomes "class level 2", "commander" or "attacking"."""
    if not isinstance(action, Designate):
        return said
    becomes = "is no longer" if action.off else "becomes"
    return said.replace(f"{becomes} {action.designation}", getting(action.designation, off=action.off))


# A prepare spell is never cast itself: its copy is (722.3).
_PREPARE_SPELL = "prepare spell"
_COPY_OF_INSET = re.compile(rf"casts a copy of (.+?), as its {_PREPARE_SPELL}")

# Read back, a label tells whose ability it is; of what it turns over itself nobody says its name twice.
_OWN_ABILITY = re.compile(r", by the ability of .+?(?: that was( put on the stack after action \d+))?\.$")
_IN_A_WAY_AS_A_COPY = re.compile(r"(, (?:transformed|tapped|face down[^,]*?)) as a copy of ")
_FOR_A_COST_AS_A_COPY = re.compile(r"(costs?|cards?) as a copy of ")


def _turned_told(told: str, action: Action) -> str:
    """Tell by whose ability something turns over, and for which cost it is turned up as a copy, as people say it."""
    if isinstance(action, Transform | Convert) and (action.objects or (action.object,)) == (action.ability_of,):
        return _OWN_ABILITY.sub(lambda said: f", by its own ability{f',{said[1]}' if said[1] else ''}.", told)
    if not isinstance(action, TurnFaceUp):
        return told
    # The cost is told with what it is paid for.
    told = told.replace(", for its ", " for its ", 1).replace(", for their ", " for their ", 1)
    return _FOR_A_COST_AS_A_COPY.sub(r"\1, as a copy of ", told)


def _with_controller_first(said: str, action: Action) -> str:
    """Tell who takes what, and what that does besides: ``Ana gains control of Clone, which gains haste.``."""
    if not isinstance(action, Effect) or action.source is not None or action.change.control is None:
        return said
    taken = re.match(rf"(.+?) (?:is|are) controlled by {re.escape(action.change.control)}(?: and|,) ", said)
    if taken is None:
        return said
    what = taken[1] if action.filter is None else f"{taken[1][:1].lower()}{taken[1][1:]}"
    return f"{action.change.control} gains control of {what}, which {said[taken.end() :]}"


# What several are turned down as.
_DOWN_AS_ONE = re.compile(r"\bdown as an? (.+?)(?=\.$| named \"| with )")
# Words of a card stand in quotes, and before them what they are words of.
_TAKEN_AS = re.compile(r'^Of (.+?) it is (true|false) that "(.+)"\.$')


def for_people(sentence: str, action: Action, terms: EditionTerms) -> str:
    """Give the sentence of an action as people read it: what no words say, by the name of the action alone.

    It is in the ``terms`` of an edition, whose mana values may be converted mana costs: to be read back it has the same
    in all of them.
    """
    if not sentence.startswith("{"):
        # Words of a card at its end bring their own full stop; to be read back it has one of its own besides.
        told = sentence[:-1] if sentence.endswith('.".') else sentence
        if isinstance(action, Cast) and action.as_copy is not None:
            told = _COPY_OF_INSET.sub(lambda said: f"casts a copy of {possessive(said[1])} {_PREPARE_SPELL}", told)
        told = _turned_told(told, action)
        if isinstance(action, TurnFaceDown) and (action.filter is not None or len(action.objects or ()) > 1):
            told = _DOWN_AS_ONE.sub(lambda said: f"down as {plural_of(said[1])}", told)
        if isinstance(action, SayCondition):
            told = _TAKEN_AS.sub(r"For \1, “\3” is \2.", told).replace(" is false.", " is not true.")
        if isinstance(action, Resolve | PutOntoBattlefield):
            told = _IN_A_WAY_AS_A_COPY.sub(r"\1, as a copy of ", told)
        return terms.said(_COUNTERS.sub(_counters_told, told))
    return f"{action_name(action).replace('_', ' ').capitalize()}, as no sentence says it."
