"""What comes of a spell that resolves with a target: each sentence of its card as an action, if it is one.

What a sentence of the card does and no action is stays with the target as a doubt, so that no answer is wrong by it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from inspector.cards import Card, Face, name_key
from inspector.reading import without_reminder
from inspector.rules import Table, characteristics
from inspector.scenario.words.cursor import Cursor
from inspector.scenario.words.effects_said import effect_at
from inspector.scenario.words.forms import FORMS
from inspector.scenario.words.orders import ordered
from inspector.scenario.words.parts import DESTROYS, DOUBT, TAKEN, Fields, Scene

_KINDS: Final = (
    r"(?:creature|permanent|artifact|enchantment|land|planeswalker|card|instant|sorcery|"
    r"spell|battle|Aura|Equipment|Room)s?"
)
_BEHIND_KIND: Final = (
    rf"(?:[\w/-]+,? )*?(?:or )?{_KINDS}(?:,? (?:or|and/or) (?:[\w-]+ )*?{_KINDS})*(?: spell| card)?"
    r"(?: (?:you control|you don't control|an opponent controls|that player controls|of your choice))?"
)
_TARGET: Final = re.compile(
    rf"(?:up to one |another |one )?(?:other )?target {_BEHIND_KIND}|any target|"
    r"(?:an opponent's|target opponent's) (?:[\w-]+ )*?permanent",
    re.IGNORECASE,
)
_ANY: Final = re.compile(rf"(?<![\w])an? {_BEHIND_KIND}", re.IGNORECASE)
_AGAIN: Final = re.compile(
    r"^((?:un)?tap |gain control of |put .+ on )?(?:it|that creature|that permanent)\b(?!'s)", re.IGNORECASE
)
_ORDERS: Final = re.compile(r",? and (?=untap |tap |gain control |put |it gains )", re.IGNORECASE)
_TAKES: Final = re.compile(r"^gain control of", re.IGNORECASE)
_UNTIL: Final = re.compile(r"^(?:until end of turn|this turn),? (.+)$", re.IGNORECASE)
_BEHIND: Final = re.compile(r" this turn$", re.IGNORECASE)
# What changes no value of what lies on the board, and moves nothing of it.
IDLE: Final = re.compile(
    r"(?:you )?(?:draws?|scry|gain(?! control)|surveil|look at|add|fuse|flashback|foretell|kicker|prevent|storm|"
    r"cycling|this spell costs|it can't be regenerated|"
    r"its controller (?:gains?|draws?|loses?)|damage can't|you may (?:draw|choose new|look)|it may get new|"
    # When and how often it may be used is no part of what it does (602.5).
    r"activate (?:this ability )?only|only as a sorcery|(?:only )?once each turn|sorcery speed|"
    r"(?:the copy|it) may get|target (?:player|opponent) (?:draws?|loses?|gains?|discards?|mills?|shows?|reveals?))\b",
    re.IGNORECASE,
)
# So the doubts begin that change no value.
DAMAGE: Final = "damage by "
_DAMAGE: Final = re.compile(r"\bdamage\b", re.IGNORECASE)
_MODES: Final = re.compile(r"choose (?:one|two|three|four|up to \w+|any number)\b[^.:]*:", re.IGNORECASE)
# Keyword abilities by which something may not be targeted.
_GUARDS: Final = frozenset(("Protection", "Hexproof", "Shroud"))
_COPY: Final = re.compile(
    r"copy (?P<what>\"[^\"]+\")(?:[ ,]*(?:except|but)(?: that)? the copy is (?P<color>\w+))?", re.IGNORECASE
)
_COLORS: Final = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
_DESTROY: Final = re.compile(r"destroy (\"[^\"]+\")", re.IGNORECASE)
_MOVES: Final = (
    (re.compile(r"(?:return|bounce) (\"[^\"]+\")(?: to its owner's hand)?", re.IGNORECASE), {"to": "hand"}),
    (re.compile(r"exile (\"[^\"]+\")", re.IGNORECASE), {"to": "exile"}),
    (_DESTROY, {"to": "graveyard"}),
    (re.compile(r"counter (\"[^\"]+\")", re.IGNORECASE), {"to": "graveyard"}),
)


class Resolution(NamedTuple):
    """The actions of a spell's sentences; what of it is not said by them stays as notes and doubts in the last one."""

    actions: tuple[Fields, ...]
    notes: tuple[str, ...]
    doubts: tuple[tuple[str, str], ...]


def without_saved(table: Table, actions: list[Fields]) -> tuple[list[Fields], list[str]]:
    """Leave out what would destroy something that is indestructible now (702.12b); give the rest, and what is told."""
    saved = [
        each
        for each in actions
        if each.get(DESTROYS)
        and each["object"] in table.objects
        and "Indestructible" in characteristics(table, each["object"]).keywords
    ]
    told = [f"{each['object']} is indestructible, so {each[DESTROYS]} does not destroy it." for each in saved]
    return [each for each in actions if each not in saved], told


def face_cast(card: Card, called: str) -> Face:
    """Give the face whose words count where a card is cast under a name."""
    return next((face for face in card.faces if name_key(face.name) == name_key(called)), card.front)


def resolution(scene: Scene, face: Face, target: str, player: str) -> Resolution:
    """Give what the sentences of a spell do to its target."""
    actions: list[Fields] = []
    notes: list[str] = []
    doubts: list[tuple[str, str]] = []
    for sentence in _sentences(face):
        if IDLE.match(sentence):
            continue
        found = carried_out(scene, sentence, target, face.name, player)
        if found:
            actions += found
            continue
        notes.append(f"{face.name} says “{sentence}”, which is not carried out here.")
        if _DAMAGE.search(sentence) is None:
            # Nobody knows on what it acts.
            doubts.append(("", f"{face.name}: “{sentence}”"))
        else:
            doubts.append((target, f"{DAMAGE}{face.name}"))
    return Resolution(tuple(actions), tuple(notes), tuple(doubts))


def targets_told(scene: Scene, face: Face, target: str) -> Fields:
    """Tell that targets are not judged, where something may stand against this one (115.1, 702.11, 702.16, 702.18)."""
    held = scene.table.objects.get(target)
    if held is None:
        return {}
    guarded = not held.is_permanent or not _GUARDS.isdisjoint(characteristics(scene.table, target).keywords)
    picky = any(re.search(r"\btarget non", text, re.IGNORECASE) for text in face.paragraphs)
    if not guarded and not picky:
        return {}
    return {TAKEN: (f"Whether {face.name} may target {target} is not judged here; it is taken that it may.",)}


def with_resolution(so_far: list[Fields], found: Resolution) -> list[Fields]:
    """Put what a spell does behind its resolving, with what is to be told of it."""
    *before, last = [*so_far, *found.actions]
    told = {TAKEN: (*last.get(TAKEN, ()), *found.notes)} if found.notes else {}
    return [*before, {**last, **told, **({DOUBT: found.doubts} if found.doubts else {})}]


def _sentences(face: Face) -> Iterator[str]:
    for paragraph in face.paragraphs:
        # Which of its modes was chosen nobody knows here (700.2).
        ends = r"$" if _MODES.match(paragraph) is not None else r"(?<=[.;])\s+"
        for sentence in re.split(ends, without_reminder(paragraph).strip()):
            if sentence.strip(" ."):
                yield sentence.strip().rstrip(".;")


def carried_out(scene: Scene, sentence: str, target: str, called: str, player: str) -> list[Fields]:
    """Give a sentence as the one action that it is, or each of its orders as one; nothing if one of them is none.

    "It" in the words of a card is nothing of which people have just spoken.
    """
    scene = scene._replace(last="", subject=player, they="", acted="", those=(), moved=())
    whole = _action(scene, sentence, target, called, player)
    if whole is not None:
        return [whole]
    orders = _ORDERS.split(sentence)
    each = [_action(scene, order, target, called, player) for order in orders] if len(orders) > 1 else []
    return [] if None in each else [one for one in each if one is not None]


def _action(scene: Scene, sentence: str, target: str, called: str, player: str) -> Fields | None:
    if '"' in sentence and "target" not in sentence.lower():
        # It names its object already.
        return _named_action(scene, sentence, target, called, player)
    pattern = _TARGET if "target" in sentence.lower() or _TARGET.search(sentence) is not None else _ANY
    named = pattern.sub(f'"{target}"', sentence, count=1)
    if named == sentence:
        # What was targeted in a sentence before is spoken of again.
        named = _AGAIN.sub(lambda found: f'{found[1] or ""}"{target}"', sentence, count=1)
    return _named_action(scene, named, target, called, player)


def _named_action(scene: Scene, sentence: str, target: str, called: str, player: str) -> Fields | None:
    """Give a sentence that names its object as the action that it is."""
    named = _TAKES.sub(f"{player} gains control of", sentence)
    words = _until_last(named)
    copied = _COPY.match(words)
    if copied is not None:
        color = _COLORS.get((copied["color"] or "").lower())
        own = scene.player_of(player)
        return {"do": "copy_spell", "of": target, **own, **({"except": {"colors": [color]}} if color else {})}
    for pattern, more in _MOVES:
        if pattern.fullmatch(words) is not None:
            saved = {DESTROYS: called} if pattern is _DESTROY else {}
            return {"do": "move", "object": target, **more, **saved}
    action = said_whole(scene, words)
    if action is not None and action["do"] == "effect":
        return _as_said_by(player, scene.table.players, {**action, "called": called})
    return action


def _as_said_by(player: str, players: tuple[str, ...], action: Fields) -> Fields | None:
    """Give an effect with players named, whom the words call "you" and "your opponents"; None where it cannot."""
    if player == players[0]:
        return action
    others = [other for other in players if other != player]
    called = {"you": player, **({"opponent": others[0]} if len(others) == 1 else {})}
    meant = action.get("filter")
    if isinstance(meant, dict) and meant.get("controller") in called:
        action = {**action, "filter": {**meant, "controller": called[meant["controller"]]}}
    return None if _speaks_of_players(action) else action


def _speaks_of_players(value: object) -> bool:
    if isinstance(value, dict):
        return any(map(_speaks_of_players, value.values()))
    if isinstance(value, list | tuple):
        return any(map(_speaks_of_players, value))
    return value in ("you", "opponent")


def _until_last(sentence: str) -> str:
    """Put "until end of turn" behind what is so until then, and say of a copy that it becomes one."""
    found = _UNTIL.match(sentence)
    words = f"{found[1]} until end of turn" if found is not None else _BEHIND.sub(" until end of turn", sentence)
    words = re.sub(r'^("[^"]+") has no abilities and is ', r"\1 loses all abilities and becomes ", words)
    words = re.sub(r"^each other (\w+) is a copy of ", r"All \1s other than THIS become copies of ", words)
    quoted = re.search(r'"[^"]+"', words)
    words = words.replace("THIS", quoted[0]) if quoted is not None else words
    words = re.sub(
        r"^switch (\"[^\"]+\")'s power and toughness",
        r"\1's power and toughness are switched",
        words,
        flags=re.IGNORECASE,
    )
    return re.sub(r'^("[^"]+") is a copy of ', r"\1 becomes a copy of ", words)


def said_whole(scene: Scene, words: str) -> Fields | None:
    """Give the one action that words say from their first to their last sign; None where they say none."""
    text = Cursor(words)
    for name, forms in FORMS.items():
        for form in forms:
            for end, fields in form.read(scene, text, 0):
                if end == len(words):
                    return {"do": name, **{key: each for key, each in fields.items() if not key.startswith("_")}}
    for end, fields in effect_at(scene, text, 0):
        if end == len(words):
            return {"do": "effect", **fields}
    return next((fields for end, fields in ordered(scene, text, 0) if end == len(words)), None)
