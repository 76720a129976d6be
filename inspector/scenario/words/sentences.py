"""One sentence, one action: reading it on a board, and saying it of a board."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec

from inspector.cards import Card, Shape, token_words
from inspector.cards.lists_in_words import capitalized
from inspector.rules import Action, GameObject, Meld, RulesError, Table, controllers_now, names_now, perform
from inspector.scenario.words.activating import activating
from inspector.scenario.words.alike import same_comes_of
from inspector.scenario.words.creating import creating
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.effects_in_words import effect_in_words
from inspector.scenario.words.effects_said import effect_at
from inspector.scenario.words.errors import WordsError
from inspector.scenario.words.faces_said import as_called, as_people_flip, can_be_played
from inspector.scenario.words.forms import AS_A_FLIP_CARD, AS_A_LAND, FORMS, USUAL
from inspector.scenario.words.happening import happening
from inspector.scenario.words.items import counters_at
from inspector.scenario.words.mass import on_all
from inspector.scenario.words.misspelled import meant_words
from inspector.scenario.words.orders import ordered
from inspector.scenario.words.parts import ABOUT, DESTROYS, TAKEN, Fields, Part, Scene, as_action, needs_of
from inspector.scenario.words.players_named import NO_PLAYERS
from inspector.scenario.words.pointing import has_as_many
from inspector.scenario.words.presumed import elsewhere
from inspector.scenario.words.several import several_placed
from inspector.scenario.words.slots import card_names_at, number_in_words, spelled_name
from inspector.scenario.words.told import told

# Where these make an object that is given no name, it bears the one that it has.
MAKING: Final = {
    "place": "card",
    "create_token": "card",
    "create_token_copy": "of",
    "copy_spell": "of",
    "meld": "objects",
}
# Of these a cause tells nothing that the sentence does not.
_CAUSED: Final = frozenset(
    (
        "create_token",
        "transform",
        "convert",
        "flip",
        "tap",
        "untap",
        "move",
        "turn_face_down",
        "turn_face_up",
        "phase_out",
        "manifest",
        "cloak",
    )
)
# What these words say people mean by no others.
_SAID_IN_FULL: Final = {"play_land": AS_A_LAND, "flip": AS_A_FLIP_CARD}
_FROM_HAND: Final = re.compile(r"\b(?:casts?|plays?)\b")
_SOMEBODY: Final = re.compile(r"\b([A-Z][\w-]*) (?:has|controls|casts|plays)\b")
_IS_DESTROYED: Final = re.compile(r"\bdestroyed$", re.IGNORECASE)
_BECOMES: Final = re.compile(r"\bbec[oa]me", re.IGNORECASE)
_DECODER: Final = json.JSONDecoder()
_Readings = Callable[[Scene, Cursor, int], Iterator[tuple[int, list[Fields]]]]
# Most forms have words of their own, which most sentences lack.
_EVERY_FORM: Final = tuple((name, form, needs_of(form)) for name, forms in FORMS.items() for form in forms)
# The words that any form needs.
_NEEDED: Final = frozenset(word for _, _, needs in _EVERY_FORM for group in needs for word in group)


def read_sentence(scene: Scene, text: Cursor, at: int) -> tuple[int, list[Fields]]:
    """Read the sentence at a place as the fields of its actions; gives the place behind its end.

    Several cards that lie in one place are several actions, in their order; what has no label yet is named as it comes.
    Raises WordsError where it is none.
    """
    return sentence_at(scene, text, at) or sentence_of_any_form(scene, text, at)


def sentence_of_any_form(scene: Scene, text: Cursor, at: int) -> tuple[int, list[Fields]]:
    """Read a sentence as ``read_sentence`` does, having looked for every form: so what was expected is told.

    That takes several times as long, and finds what ``sentence_at`` does.
    """
    found = _likeliest(scene, text, at, _readings)
    if found is not None:
        return found
    at = text.skipped(at)
    unclear = text.unclear()
    if unclear is not None:
        raise unclear
    start, end = text.next_word(text.furthest)
    refused = _nothing_meant(scene, text, at)
    if refused:
        first, behind = text.next_word(at)
        raise WordsError(refused, text.given, first, behind, (), _proposed(scene, text, at, start))
    word = text.given[start:end]
    problem = f'"{word}" cannot stand here' if word else "the sentence stops here"
    near = meant_words(scene.table.players, text, start)
    if near:
        start, end = near[0]
        problem = f'"{text.given[start:end]}" cannot stand here'
        raise WordsError(problem, text.given, start, end, tuple(text.expected), near[1])
    raise WordsError(problem, text.given, start, end, tuple(text.expected), _proposed(scene, text, at, start))


def _nothing_meant(scene: Scene, text: Cursor, at: int) -> str:
    """Say that "it" means nothing, as what was spoken of last was not set up; empty where that is not so."""
    first, behind = text.next_word(at)
    word = text.given[first:behind]
    refused = [label for label in scene.table.refused if label not in scene.table.objects]
    there = scene.last in scene.table.objects or scene.acted in scene.table.objects
    if word.casefold() not in ("it", "its") or not refused or there:
        return ""
    return f'"{word}" means nothing here, since {refused[-1]} could not be set up'


def sentence_at(scene: Scene, text: Cursor, at: int) -> tuple[int, list[Fields]] | None:
    """Read a sentence as ``read_sentence`` does, only by the forms whose words it has; None where it may be none.

    Where none is found, nobody knows what was expected.
    """
    with text.quiet():
        return _likeliest(scene, text, at, _readings_with_its_words)


def _likeliest(scene: Scene, text: Cursor, at: int, forms: _Readings) -> tuple[int, list[Fields]] | None:
    """Give the reading that goes furthest; of those that go as far the one of the form written first."""
    at = text.skipped(at)
    text.start_at(at)
    found: list[tuple[int, list[Fields]]] = []
    for readings in (forms, _effects, _people_mean):
        for end, given in readings(scene, text, at):
            behind, fields = text.ended(end), given
            if behind is None and given[0].get("do") in _CAUSED:
                behind, fields = _with_cause(scene, text, end, given)
            if behind is not None and (behind, fields) not in found:
                found.append((behind, fields))
        # What goes up to a full stop cannot be meant otherwise.
        if any(text.is_stopped(behind) for behind, _ in found):
            break
    longest = max((end for end, _ in found), default=0)
    return next((each for each in found if each[0] == longest), None)


def _with_cause(scene: Scene, text: Cursor, at: int, given: list[Fields]) -> tuple[int | None, list[Fields]]:
    """Read what is named as the cause of an action, "with Ixidron", and no more of it; or counters it had."""
    held = scene.table.objects.get(str(given[-1].get("object")))
    place = text.word(at, "with", "")
    for end, (kind, count) in counters_at(scene, text, place) if place is not None and held is not None else ():
        behind = text.ended(end)
        actions = (
            None if behind is None or held is None else _with_counters(text, place or at, held, kind, count, given)
        )
        if actions is not None:
            return behind, actions
    for place, _ in text.any_of(at, ("with", "by", "using", "from", "due to", "because of")):
        for end, words, found in card_names_at(scene, text, place):
            behind = text.ended(end)
            if behind is not None and found is not None:
                note = f"{spelled_name(found, words)} is named as the cause; what else it says is not carried out."
                return behind, [*given[:-1], {**given[-1], TAKEN: (*given[-1].get(TAKEN, ()), note)}]
    return None, given


def _with_counters(
    text: Cursor, at: int, held: GameObject, kind: str, count: int, given: list[Fields]
) -> list[Fields] | None:
    """Give what happens to something that is told by its counters: nobody said before that they are on it, if none is.

    Where it has others than that, the words mean something else, which is told. What is exiled with a counter has it
    there, as no counter stays on what changes its zone (122.2).
    """
    number = text.text[slice(*text.next_word(at))]
    there = dict(held.counters).get(kind, 0)
    if has_as_many(held, kind, number):
        return given
    if there:
        noun = f"{kind} counter{'' if there == 1 else 's'}"
        problem = f"{held.label} has {number_in_words(there)} {noun}"
        text.doubted(WordsError(problem, text.given, *text.next_word(at), (), (number_in_words(there),)))
        text.missed(text.next_word(at)[0], "the number of its counters")
        return None
    put: Fields = {"do": "counters", "object": held.label, "kind": kind, "count": count}
    return [*given, put] if given[-1].get("to") == "exile" else [put, *given]


def _proposed(scene: Scene, text: Cursor, begin: int, at: int) -> tuple[str, ...]:
    """What may be meant, and has yet to come: a card, or who plays."""
    if "an object on the board" not in text.expected:
        return ()
    for _, words in text.spans(at):
        found = scene.pool.find(words)
        if found is not None:
            return _placings(scene, text.text[begin:at].lower(), spelled_name(found, words))
    return _seats(scene, text, begin) if at == begin else ()


def _placings(scene: Scene, before: str, name: str) -> tuple[str, ...]:
    """Who may have a card of which somebody speaks, and where: what is cast or played comes from a hand."""
    players = scene.table.players
    who = next((player for player in players if before.startswith(player.lower())), players[0])
    if len(players) == 2 and before.startswith(("my opponent", "the opponent")):
        who = players[1]
    where = ("in hand", "on the battlefield") if _FROM_HAND.search(before) else ("on the battlefield", "in hand")
    return tuple(f"first “{who} has {name} {each}.”" for each in where)


def _seats(scene: Scene, text: Cursor, begin: int) -> tuple[str, ...]:
    """Who may be playing, where a text begins with somebody whom nobody named."""
    if scene.table.objects or _SOMEBODY.match(text.text, begin) is None:
        return ()
    named = dict.fromkeys(found[1] for found in _SOMEBODY.finditer(text.text, begin) if found[1] not in NO_PLAYERS)
    names = list(named)[:2]
    if not names:
        return ()
    names += [name for name in scene.table.players if name not in names][: 2 - len(names)]
    return (f"first “Players: {', '.join(names)}.”",)


def _readings(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, list[Fields]]]:
    return _of_forms(scene, text, at, ((name, form) for name, form, _ in _EVERY_FORM))


def _readings_with_its_words(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, list[Fields]]]:
    return _of_forms(scene, text, at, _with_words(text.single_words(at) & _NEEDED))


@lru_cache(maxsize=1024)
def _with_words(words: frozenset[str]) -> tuple[tuple[str, Part], ...]:
    """List the forms that find the words that they need among these; most sentences have those of many others."""
    return tuple((name, form) for name, form, needs in _EVERY_FORM if not any(map(words.isdisjoint, needs)))


def _of_forms(
    scene: Scene, text: Cursor, at: int, forms: Iterable[tuple[str, Part]]
) -> Iterator[tuple[int, list[Fields]]]:
    if text.text.startswith("{", at):
        for end, fields in _literal(text, at):
            yield end, [fields]
        return
    for name, form in forms:
        for end, fields in form.read(scene, text, at):
            whole = as_called(scene, fields) if name == "place" else fields
            given = {key: value for key, value in whole.items() if not key.startswith("_") or key in (ABOUT, TAKEN)}
            if name in _SAID_IN_FULL and _SAID_IN_FULL[name] in text.text[at:end].lower():
                yield end, [_completed(scene, {"do": name, **given})]
                continue
            if name == "play_land" and not can_be_played(scene, str(given["object"])):
                continue
            if name == "become_copy" and _enters_copying(scene, given, text.text[at:end]):
                continue
            if name == "move":
                wrong = elsewhere(scene, text, at, end, {"do": name, **given})
                if wrong is not None:
                    text.doubted(wrong)
                    continue
                given |= {DESTROYS: "that"} if _IS_DESTROYED.search(text.text, at, end) is not None else {}
            yield end, [_completed(scene, as_people_flip(scene, {"do": name, **given}))]


def _enters_copying(scene: Scene, given: Fields, words: str) -> bool:
    """Whether a card that is no permanent yet "copies" something: as it enters, which no canonical sentence says so."""
    held = scene.table.objects.get(str(given.get("object")))
    if held is None or held.is_permanent or held.zone not in ("hand", "stack") or _BECOMES.search(words) is not None:
        return False
    return any("a copy of" in text for card in held.cards for text in card.front.paragraphs)


def _effects(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, list[Fields]]]:
    for end, fields in effect_at(scene, text, at):
        yield end, [{"do": "effect", **fields}]


def _people_mean(scene: Scene, text: Cursor, at: int) -> Iterator[tuple[int, list[Fields]]]:
    yield from several_placed(scene, text, at)
    yield from creating(scene, text, at)
    yield from activating(scene, text, at)
    yield from on_all(scene, text, at)
    yield from happening(scene, text, at)
    yield from told(scene, text, at)
    for end, fields in ordered(scene, text, at):
        yield end, [fields]


def _literal(text: Cursor, at: int) -> Iterator[tuple[int, Fields]]:
    """What no words say stands there as files write it."""
    try:
        record, end = _DECODER.raw_decode(text.given, at)
    except ValueError:
        text.missed(at, "an action as files write it")
        return
    if isinstance(record, dict):
        yield end, record


def _completed(scene: Scene, fields: Fields) -> Fields:
    """Leave out what is usual, and name what is made and was given no name."""
    name = fields["do"]
    chosen = name == "choose" and fields.keys() == {"do", "object", "player"}
    if "player" not in fields:
        fields["player"] = implied_player(scene, fields)
    if fields.get("player") == scene.table.players[0] and not chosen:
        del fields["player"]
    for key, value in USUAL.get(name, {}).items():
        if fields.get(key) == value:
            del fields[key]
    return fields


def implied_player(scene: Scene, fields: Mapping[str, Any]) -> str:
    """Give who acts where no sentence says so: who may turn it up, cast it to mutate, meld the two; else the first."""
    first = scene.table.players[0]
    name = fields["do"]
    if name == "turn_face_up" and fields.get("by", "effect") != "effect":
        labels = fields.get("objects") or (fields.get("object", ""),)
        return controllers_now(scene.table).get(labels[0], first)
    if name in ("mutate", "meld"):
        labels = fields.get("objects") or (fields.get("object", ""),)
        held = scene.table.objects.get(labels[0])
        return first if held is None else held.owner
    return first


def named(scene: Scene, fields: Fields) -> Fields:
    """Give the fields of an action with the label of what it makes, where it makes something."""
    if fields.get("do") in MAKING and "as" not in fields:
        return {**fields, "as": default_label(scene, fields)}
    return fields


def default_label(scene: Scene, fields: Mapping[str, Any]) -> str:
    """Give the label of what an action makes where none is given: its name, with a number from the second on."""
    name = fields["do"]
    if name in ("place", "create_token"):
        found = scene.pool.find(fields["card"])
        return scene.new_label(fields["card"] if found is None else _short(found, fields["card"]))
    if name == "meld":
        return scene.new_label(_melded_name(scene.table, fields))
    of = str(fields["of"])
    return scene.new_label(scene.names.shown.get(of) or of)


def _short(card: Card, called: str) -> str:
    """What a card is called when it comes: by its front's name where it has two, a split card by both."""
    if card.is_token and token_words(called) is not None:
        return card.front.name
    return card.front.name if called == card.name and card.shape is not Shape.SPLIT else called


def _melded_name(table: Table, fields: Mapping[str, Any]) -> str:
    mark = "the melded permanent"
    try:
        after, _ = perform(table, Meld(objects=tuple(fields["objects"]), label=mark))
    except (RulesError, msgspec.ValidationError):
        return mark
    return " // ".join(names_now(after).get(mark, ())) or mark


def say_action(scene: Scene, action: Action) -> str:
    """Say an action of a board in its canonical sentence; what no words say is given as files write it."""
    has: Fields = msgspec.json.decode(msgspec.json.encode(action))
    name = has.pop("do")
    words = _said(scene, name, has)
    return words if words is not None else f"{json.dumps({'do': name, **has}, ensure_ascii=False)}."


def _said(scene: Scene, name: str, has: Fields) -> str | None:
    if name == "effect":
        effect = effect_in_words(scene, has)
        return None if effect is None else _ended(effect)
    forms = FORMS[name]
    if as_people_flip(scene, {"do": name, **has})["do"] != name or (
        name == "play_land" and not can_be_played(scene, str(has["object"]))
    ):
        # By the shorter words people mean another action.
        forms = forms[1:]
    given = {**USUAL.get(name, {}), **has}
    if name in MAKING and given.get("as") == default_label(scene, {"do": name, **has}):
        del given["as"]
    if given.get("player") == scene.table.players[0]:
        del given["player"]
    for form in forms:
        with_player = {"player": scene.table.players[0], **given}
        said = form.say(scene, with_player)
        if said is None:
            continue
        left = given.keys() - said[1] - {"player"}
        if not left and ("player" in said[1] or _matters_not(scene, name, has)):
            return _ended(said[0])
    return None


def _matters_not(scene: Scene, name: str, has: Mapping[str, Any]) -> bool:
    """Whether who acts is the one whom the sentence implies, or the same comes of it whoever acts."""
    acting, implied = has.get("player", scene.table.players[0]), implied_player(scene, {"do": name, **has})
    if acting == implied:
        return True
    given = as_action({"do": name, **has})
    return same_comes_of(scene.table, given, msgspec.structs.replace(given, player=implied))


def _ended(words: str) -> str:
    """Begin with a capital letter where the first word is none of a name, and end with a full stop."""
    capital = capitalized(words) if words.startswith(("the ", "all ")) else words
    return f"{capital}."
