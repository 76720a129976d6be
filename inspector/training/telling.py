"""Telling a board as a judge would: one sentence an action, each card called as it was placed, never as it is by now.

What a card is called must not give away what it has become; so its name in a story stays that of the card. Whether an
instruction did anything is not told either where somebody might take it wrongly.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from inspector.cards import Card, capitalized, possessive, with_article
from inspector.reading import NUMBER_WORDS
from inspector.rules import (
    Action,
    Attach,
    BecomeCopy,
    Cast,
    ChooseName,
    Convert,
    CopySpell,
    Counters,
    CreateTokenCopy,
    Effect,
    Flip,
    Look,
    Manifest,
    Meld,
    Move,
    Place,
    PlayLand,
    PutOntoBattlefield,
    Resolve,
    Table,
    Transform,
    TurnFaceDown,
    TurnFaceUp,
    Unlock,
    labels_of,
)
from inspector.rules.table.actions import Cloak, Lock
from inspector.scenario import Replay
from inspector.scenario.words.parts import Scene
from inspector.scenario.words.sentences import say_action
from inspector.training.calling import NamesAsPlaced, calls_of, printed_name

_PLACES: Final = {
    "exile": "in exile",
    "stack": "on the stack",
    "command": "in the command zone",
    "outside": "outside the game",
}
_MOVED: Final = {
    "graveyard": "is put into its owner's graveyard",
    "exile": "is exiled",
    "hand": "is returned to its owner's hand",
    "library": "is put into its owner's library",
    "battlefield": "is to be put onto the battlefield",
    "command": "is put into the command zone",
    "outside": "leaves the game",
    "stack": "is put onto the stack",
}
_PAID: Final = {
    "morph": "for its morph cost",
    "disguise": "for its disguise cost",
    "manifest": "for its mana cost",
    "cloak": "for its mana cost",
}


# An effect does not have a size, it makes one.
# Not behind "and": there the verb of the first part has its subject already.
_BASE_SIZE: Final = re.compile(r"^(.+?) has base power and toughness(?= \S+(?: until end of turn)?\.$)")
# What has no name is told apart by its card, and must not seem to be called so.
_OF_ONE_NAME: Final = re.compile(r"^All permanents other than (.+?) with the same name as \1 get (\S+) (.*)$")


def _base_size_becomes(found: re.Match[str]) -> str:
    """Say that a size becomes another, as people say it of one object that nothing else is said of."""
    return found[0] if found[1].endswith(" and") else f"{possessive(found[1])} base power and toughness become"


class Teller:
    """Tells the actions of a board that ran."""

    def __init__(self, run: Replay, *, openly: bool = True) -> None:
        """Name every object; not ``openly``: say of every instruction only that it is given."""
        self._run = run
        self._openly = openly
        self.calls = calls_of(run)
        self._enchanting = frozenset(self._auras())

    def _auras(self) -> Iterator[str]:
        """List the Auras of which the next thing told is what they enchant: none lies about unattached."""
        for place, action in enumerate(self._run.actions):
            card = self._run.start.pool.find(action.card) if isinstance(action, Place) else None
            if not isinstance(action, Place) or card is None or "Aura" not in card.front.type_line.subtypes:
                continue
            then = next((one for one in self._run.actions[place + 1 :] if action.label in labels_of(one)), None)
            if isinstance(then, Attach) and then.object == action.label and _is_bare(action):
                yield action.label

    def sentences(self) -> tuple[str, ...]:
        """Tell the actions in order: cards that simply lie together in one sentence, one spoken of again as "it"."""
        found: list[str] = []
        together: list[Place] = []
        last: tuple[str, ...] = ()
        table = lay = self._run.start
        for action, step in zip(self._run.actions, self._run.steps, strict=True):
            before, table = table, step.table
            if isinstance(action, Place) and action.label in self._enchanting:
                # It is told as it enchants something.
                continue
            bare = isinstance(action, Place) and _is_bare(action) and not self.comes_later(action)
            if isinstance(action, Place) and bare and (not together or _lies_with(together[0], action)):
                lay = lay if together else before
                together.append(action)
                continue
            found += self._placed(lay, together)
            last = (together[0].label,) if len(together) == 1 else () if together else last
            together, lay = [action] if isinstance(action, Place) and bare else [], before
            if not together:
                said = self._said(before, action)
                about = _about(action, enchants=isinstance(action, Attach) and self.enchants(action.object))
                found.append(
                    capitalized(self._with_pronoun(said, about) if about == last and len(about) == 1 else said)
                )
                last = about
        return (*found, *self._placed(lay, together))

    def comes_later(self, action: Place) -> bool:
        """Whether a card comes onto the battlefield when other effects are there already: its age is told then."""
        if action.zone != "battlefield":
            return False
        # Counters are as old as what came with them, too (613.7c).
        earlier = self._run.actions[: self._run.actions.index(action)]
        has_begun = any(not isinstance(one, Place) or one.counters for one in earlier)
        return has_begun and (self._has_resolved(action) or self._acts_all_the_time(action.card))

    def _has_resolved(self, before: Place) -> bool:
        earlier = self._run.actions[: self._run.actions.index(before)]
        return any(isinstance(one, Effect) and one.filter is not None for one in earlier)

    def _acts_all_the_time(self, name: str) -> bool:
        card = self._run.start.pool.find(name)
        return card is not None and any(face.static for face in card.faces)

    def plain_sentences(self) -> tuple[str, ...]:
        """Give a sentence for each action, none thrown together and no "it" in them."""
        tables = (self._run.start, *(step.table for step in self._run.steps))
        return tuple(self._said(table, action) for table, action in zip(tables, self._run.actions, strict=False))

    def _placed(self, before: Table, together: list[Place]) -> list[str]:
        if len(together) < 2:
            return [f"{capitalized(_place(self, before, one))}." for one in together]
        names = _listed([self.call(one.label) for one in together])
        lying = capitalized(_lying(self.actor(together[0]), names, together[0].zone, several=True))
        aged = [one for one in together if one.zone == "battlefield" and self._acts_all_the_time(one.card)]
        # Of effects that meet, the order in which they came is part of the question.
        return [f"{lying}; they entered in that order." if len(aged) > 1 else f"{lying}."]

    def _said(self, table: Table, action: Action) -> str:
        form = _FORMS.get(type(action))
        said = form(self, table, action) if form is not None else None
        return f"{said}." if said is not None else self._plainly(table, action)

    def _with_pronoun(self, said: str, about: tuple[str, ...]) -> str:
        """Speak of an object as "it" where the sentence before was about it alone."""
        name = self.call(about[0])
        for whole, short in ((possessive(name), "its"), (name, "it")):
            if said.startswith(whole):
                return short + said[len(whole) :]
            if f" {whole}" in said:
                return said.replace(f" {whole}", f" {short}", 1)
        return said

    def _plainly(self, table: Table, action: Action) -> str:
        said = say_action(Scene(table, NamesAsPlaced(table, self.calls), table.pool), action)
        said = _OF_ONE_NAME.sub(
            r"An effect gives \2 to each other permanent that has the same name as \1 has now, \3", said
        )
        said = _BASE_SIZE.sub(_base_size_becomes, said)
        for label, name in self.calls.items():
            said = said.replace(f" ({label})", "")
            if name.endswith("s"):
                said = said.replace(f"{name}'s ", f"{possessive(name)} ")
        return said

    def call(self, label: str) -> str:
        """Give what an object is called."""
        return self.calls.get(label, label)

    def actor(self, action: Action) -> str:
        """Give the player who acts."""
        return action.player or self._run.start.players[0]

    def card(self, name: str) -> Card | None:
        """Give a card by its name."""
        return self._run.start.pool.find(name)

    def enchants(self, label: str) -> bool:
        """Whether an Aura came only to enchant something, and is not told before."""
        return label in self._enchanting

    def is_cast(self, label: str) -> bool:
        """Whether a spell resolves later on, so that it gives nothing away to say that it was cast."""
        return any(isinstance(one, Resolve) and one.object == label for one in self._run.actions)

    @property
    def openly(self) -> bool:
        """Whether it may be said that an instruction was followed."""
        return self._openly


def _is_bare(action: Place) -> bool:
    """Whether a card simply lies somewhere, with nothing to tell of it; of a Room its doors are told."""
    if " // " in action.card and action.zone == "battlefield":
        return False
    plain = Place(card=action.card, label=action.label, zone=action.zone, player=action.player)
    return action == plain


def _lies_with(one: Place, other: Place) -> bool:
    return one.zone == other.zone and one.player == other.player and one.zone != "library"


def _about(action: Action, *, enchants: bool) -> tuple[str, ...]:
    """Give the labels that a sentence about an action speaks of."""
    if isinstance(action, Place):
        return (action.label,)
    return (action.to,) if isinstance(action, Attach) and enchants else labels_of(action)


def _lying(who: str, what: str, zone: str, *, several: bool = False) -> str:
    """Say where cards lie."""
    if zone == "battlefield":
        return f"{who} controls {what}"
    if zone == "hand":
        return f"{who} has {what} in hand"
    are = "are" if several else "is"
    if zone == "library":
        return f"{what} is on top of {possessive(who)} library"
    if zone == "graveyard":
        return f"{what} {are} in {possessive(who)} graveyard"
    return f"{what} {are} {_PLACES[zone]}"


def _place(teller: Teller, table: Table, action: Place) -> str:
    who, card = teller.actor(action), teller.card(action.card)
    name = printed_name(card, action.card)
    what = f"a {name} token" if action.token else name
    details = list(details_of(card, action))
    if action.face_down:
        how = (
            f", cast face down for its {action.face_down} cost" if isinstance(action.face_down, str) else ", face down"
        )
        what, details = f"{name}{how}", [one for one in details if "face down" not in one]
    more = f", {_listed(details)}" if details else ""
    if teller.comes_later(action):
        return f"{what} enters the battlefield under {possessive(who)} control{more}"
    if action.zone == "battlefield" and any(
        held.is_permanent and held.controller == who for held in table.objects.values()
    ):
        return f"{who} also controls {what}{more}"
    return _lying(who, what, action.zone) + more


def _listed(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def details_of(card: Card | None, action: Place) -> Iterator[str]:
    """Say how a card lies there, a few words each: ``tapped``, ``with its back face up``."""
    if action.face == "back":
        yield "with its back face up"
    if action.flipped:
        yield "flipped"
    if action.tapped:
        yield "tapped"
    if action.half == "fused":
        yield "cast fused"
    elif action.half and card is not None:
        yield f"cast as {card.faces[0 if action.half == 'left' else 1].name}"
    if card is not None and card.is_room and action.zone == "battlefield":
        yield _doors(card, action.unlocked or ())
    for kind, count in (action.counters or {}).items():
        yield f"with {_so_many_counters(count, kind)}"
    if action.prototype:
        yield "prototyped"
    if action.bestow:
        yield "bestowed"


def _doors(card: Card, doors: tuple[str, ...]) -> str:
    names = [card.faces[0 if door == "left" else 1].name for door in doors]
    if len(names) != 1:
        return "with both doors unlocked" if names else "with both doors locked"
    return f"with only {names[0]} unlocked"


def _turn_over(teller: Teller, _: Table, action: Transform | Convert) -> str | None:
    if action.object is None:
        return None
    name, verb = teller.call(action.object), "convert" if isinstance(action, Convert) else "transform"
    if action.ability_of is not None:
        return f"{possessive(name)} own ability, put on the stack earlier, now tells it to {verb}"
    return f"{name} {verb}s" if teller.openly else f"{name} is told to {verb}"


def _flip(teller: Teller, _: Table, action: Flip) -> str | None:
    if action.object is None:
        return None
    name = teller.call(action.object)
    return f"{name} flips" if teller.openly else f"{name} is told to flip"


def _cast(teller: Teller, _: Table, action: Cast) -> str | None:
    if action.as_copy is not None:
        return None
    who, name = teller.actor(action), teller.call(action.object)
    card = teller.card(name) or teller.card(action.object)
    verb = "casts" if teller.openly or teller.is_cast(action.object) else "wants to cast"
    said = f"{who} {verb} {name}"
    if action.half == "fused":
        said += " fused, with both halves"
    elif action.half is not None and card is not None:
        said += f" as {card.faces[0 if action.half == 'left' else 1].name}"
    elif action.face is not None and card is not None and card.back is not None:
        said += f" as {(card.front if action.face == 'front' else card.back).name}"
    elif action.inset and card is not None:
        said += f" as {card.faces[1].name}"
    said += " prototyped" if action.prototype else " bestowed" if action.bestow else ""
    if action.transformed:
        converts = card is not None and "More Than Meets the Eye" in card.front.keywords
        said += " converted" if converts else " transformed"
    if action.face_down:
        said += " face down" + (f" for its {action.face_down} cost" if isinstance(action.face_down, str) else "")
    return said + (f", with X = {action.x}" if action.x is not None else "")


def _resolve(teller: Teller, _: Table, action: Resolve) -> str | None:
    if action.except_ is not None or action.choose is not None:
        return None
    copying = "" if action.as_copy_of is None else f" and enters as a copy of {teller.call(action.as_copy_of)}"
    return f"{teller.call(action.object)} resolves{copying}"


def _put(teller: Teller, _: Table, action: PutOntoBattlefield) -> str | None:
    if action.except_ is not None or action.choose is not None or isinstance(action.face_down, str):
        return None
    name = teller.call(action.object)
    if action.as_copy_of is not None:
        return f"{name} enters the battlefield as a copy of {teller.call(action.as_copy_of)}"
    how = " transformed" if action.transformed else " face down" if action.face_down else ""
    how += " tapped" if action.tapped else ""
    if teller.openly:
        return f"{name} is put onto the battlefield{how}"
    return f"An effect tells {teller.actor(action)} to put {name} onto the battlefield{how}"


def _move(teller: Teller, table: Table, action: Move) -> str:
    held = table.objects.get(action.object)
    down = " face down" if action.face_down else ""
    if action.to == "graveyard" and held is not None and held.is_permanent and not down:
        return f"{teller.call(action.object)} is put into the graveyard"
    return f"{teller.call(action.object)} {_MOVED[action.to]}{down}"


def _turn_up(teller: Teller, _: Table, action: TurnFaceUp) -> str | None:
    if action.object is None or action.as_copy_of is not None or action.choose is not None:
        return None
    name, who = teller.call(action.object), teller.actor(action)
    if action.by != "effect":
        return f"{who} {'turns' if teller.openly else 'wants to turn'} {name} face up {_PAID[action.by]}"
    return f"{name} is turned face up" if teller.openly else f"An effect tells {name} to turn face up"


def _turn_down(teller: Teller, _: Table, action: TurnFaceDown) -> str | None:
    if action.object is None or action.face_down not in (None, True):
        return None
    name = teller.call(action.object)
    return f"{name} is turned face down" if teller.openly else f"An effect tells {name} to turn face down"


def _manifest(teller: Teller, _: Table, action: Manifest | Cloak) -> str:
    verb = "cloaks" if isinstance(action, Cloak) else "manifests"
    return f"{teller.actor(action)} {verb} {teller.call(action.object)}"


def _meld(teller: Teller, _: Table, action: Meld) -> str:
    both = " and ".join(map(teller.call, action.objects))
    return f"{both} meld" if teller.openly else f"An effect tells {both} to meld"


def _become_copy(teller: Teller, _: Table, action: BecomeCopy) -> str | None:
    if action.object is None or action.except_ is not None:
        return None
    until = " until end of turn" if action.until == "end of turn" else ""
    return f"{teller.call(action.object)} becomes a copy of {teller.call(action.of)}{until}"


def _token_copy(teller: Teller, _: Table, action: CreateTokenCopy) -> str | None:
    if action.except_ is not None:
        return None
    return f"{teller.actor(action)} creates a token that's a copy of {teller.call(action.of)}"


def _copy_spell(teller: Teller, _: Table, action: CopySpell) -> str | None:
    return None if action.except_ is not None else f"{teller.actor(action)} copies {teller.call(action.of)}"


def _counters(teller: Teller, _: Table, action: Counters) -> str:
    number = abs(action.count)
    what, name = _so_many_counters(number, action.kind), teller.call(action.object)
    verb = "is" if number == 1 else "are"
    return f"{capitalized(what)} {verb} {'put on' if action.count > 0 else 'removed from'} {name}"


def _so_many_counters(count: int, kind: str) -> str:
    if count == 1:
        return with_article(f"{kind} counter")
    number = NUMBER_WORDS[count] if 0 <= count < len(NUMBER_WORDS) else str(count)
    return f"{number} {kind} counters"


def _attach(teller: Teller, table: Table, action: Attach) -> str:
    held = table.objects.get(action.object)
    if teller.enchants(action.object) and held is not None and held.attached_to is None:
        return f"{held.controller} enchants {teller.call(action.to)} with {teller.call(action.object)}"
    return f"{teller.call(action.object)} becomes attached to {teller.call(action.to)}"


def _choose_name(teller: Teller, _: Table, action: ChooseName) -> str:
    quoted = f"\N{LEFT DOUBLE QUOTATION MARK}{action.name}\N{RIGHT DOUBLE QUOTATION MARK}"
    return f"{teller.actor(action)} has to choose a card name and says {quoted}"


def _look(teller: Teller, _: Table, action: Look) -> str:
    return f"{teller.actor(action)} wants to look at {possessive(teller.call(action.object))} face"


def _play_land(teller: Teller, _: Table, action: PlayLand) -> str:
    name = teller.call(action.object)
    card = teller.card(name)
    verb = "plays" if teller.openly else "wants to play"
    said = f"{teller.actor(action)} {verb} {name}"
    if action.face is not None and card is not None and card.back is not None:
        said += f" as {(card.front if action.face == 'front' else card.back).name}"
    return said


def _door(teller: Teller, table: Table, action: Unlock | Lock) -> str | None:
    held = table.objects.get(action.object)
    if action.half is None or held is None or not held.cards or len(held.cards[0].faces) < 2:
        return None
    door = held.cards[0].faces[0 if action.half == "left" else 1].name
    of = f"{possessive(teller.call(action.object))} door {door}"
    verb = "unlock" if isinstance(action, Unlock) else "lock"
    if action.by == "special action":
        wants = f"{verb}s" if teller.openly else f"wants to {verb}"
        return f"{teller.actor(action)} {wants} {of}"
    return f"An effect tells {teller.actor(action)} to {verb} {of}"


_FORMS: Final[dict[type, Callable[[Teller, Table, Any], str | None]]] = {
    Place: _place,
    Transform: _turn_over,
    Convert: _turn_over,
    Flip: _flip,
    Cast: _cast,
    Resolve: _resolve,
    PutOntoBattlefield: _put,
    Move: _move,
    TurnFaceUp: _turn_up,
    TurnFaceDown: _turn_down,
    Manifest: _manifest,
    Cloak: _manifest,
    Meld: _meld,
    BecomeCopy: _become_copy,
    CreateTokenCopy: _token_copy,
    CopySpell: _copy_spell,
    Counters: _counters,
    Attach: _attach,
    ChooseName: _choose_name,
    Look: _look,
    PlayLand: _play_land,
    Unlock: _door,
    Lock: _door,
}
