"""The boards that a booth shows in turn: a few cards, a question to guess at, and what is done to them by a touch."""

from __future__ import annotations

import msgspec

from inspector.rules import (
    Action,
    BecomeCopy,
    Characteristics,
    Intent,
    Meld,
    Place,
    Tap,
    Untap,
    characteristics,
    has_doors,
)
from inspector.scenario import Scenario
from inspector.window.board.session import Session
from inspector.window.words.value_words import text_of

_PLAYER = "Ana"
SIZE = "size"


class BoothBoard(msgspec.Struct, frozen=True, kw_only=True):
    """A board of the loop: its ``sentence``, the ``cards`` on it, the first of which the loop itself turns.

    ``deeds`` are done, one a touch, where a card has no likeliest action but to be tapped. ``verb`` says what the first
    touch does, and ``back`` how it is undone. The ``question`` asks for the value ``asked`` after it, ``SIZE`` for
    power and toughness; ``wrong`` are answers that people give. The right one is computed.
    """

    sentence: str
    cards: tuple[str, ...]
    verb: str
    back: str
    question: str
    asked: str
    wrong: tuple[str, ...]
    deeds: tuple[Action, ...] = ()

    @property
    def scenario(self) -> Scenario:
        """The board as it stands at first."""
        placed = tuple(Place(card=name, label=name, zone="battlefield", player=_PLAYER) for name in self.cards)
        return Scenario(title=self.sentence, actions=placed)


_BRISELA = "Brisela, Voice of Nightmares"
_ROOM, _GISELA, _BRUNA = "Smoky Lounge // Misty Salon", "Gisela, the Broken Blade", "Bruna, the Fading Light"
BOARDS = (
    BoothBoard(
        sentence="A Room has two doors. What it is depends on which of them are open.",
        cards=(_ROOM,),
        verb="Open the left door",
        back="Lock the doors again",
        question="Its left door opens. What is its mana value then?",
        asked="mana_value",
        wrong=("0", "7"),
    ),
    BoothBoard(
        sentence="One card, two faces: turned over, it is somebody else.",
        cards=("Delver of Secrets",),
        verb="Turn it over",
        back="Turn it back",
        question="Turned over, it shows no mana cost. What is its mana value?",
        asked="mana_value",
        wrong=("0", "3"),
    ),
    BoothBoard(
        sentence="Two cards can become one.",
        cards=(_GISELA, _BRUNA),
        verb="Put them together",
        back="Take them apart",
        question="Together they are one creature. What is its mana value?",
        asked="mana_value",
        wrong=("0", "7"),
        deeds=(Meld(objects=(_GISELA, _BRUNA), label=_BRISELA, player=_PLAYER),),
    ),
    BoothBoard(
        sentence="Read upside down, it is another creature.",
        cards=("Nezumi Graverobber",),
        verb="Turn it around",
        back="Start over",
        question="Turned around, how large is it?",
        asked=SIZE,
        wrong=("2/1", "6/3"),
    ),
    BoothBoard(
        sentence="As a copy, a creature is what the other card says.",
        cards=("Elite Vanguard", "Grizzly Bears"),
        verb="Make it a copy",
        back="Start over",
        question="Elite Vanguard becomes a copy of Grizzly Bears. How large is it?",
        asked=SIZE,
        wrong=("2/1", "4/3"),
        deeds=(BecomeCopy(object="Elite Vanguard", of="Grizzly Bears"),),
    ),
)


def deed(session: Session, board: BoothBoard, label: str, *, right: bool) -> Action | None:
    """What touching a card does: opens the door touched, else the likeliest, else the next deed; None starts over.

    ``right`` says that a Room's right door was touched, which is the lower half as it is drawn.
    """
    held = session.table.objects[label]
    if has_doors(held):
        return session.tries.meant(label, Intent.RIGHT_DOOR if right else Intent.LEFT_DOOR)
    offer = session.tries.likeliest(label)
    if offer is not None and not isinstance(offer.action, Tap | Untap):
        return offer.action
    done = session.board.cursor - len(board.cards)
    return board.deeds[done] if done < len(board.deeds) else None


def value_in_words(now: Characteristics, asked: str) -> str:
    """A value as an answer: ``1``, ``2/2``, a name."""
    if asked == SIZE:
        return f"{text_of(now.power)}/{text_of(now.toughness)}"
    return text_of(now.value(asked))


def answer(session: Session, board: BoothBoard) -> str:
    """What is right, as the rules core computes it for the first deed."""
    action = deed(session, board, board.cards[0], right=False)
    tried = session.tries.tried(action) if action is not None else None
    if tried is None:
        return ""
    table = tried[0]
    label = board.cards[0] if board.cards[0] in table.objects else next(iter(table.objects))
    return value_in_words(characteristics(table, label), board.asked)


def guesses(session: Session, board: BoothBoard) -> tuple[str, ...]:
    """The answers to choose from, the smaller first."""
    found = tuple(dict.fromkeys((*board.wrong, answer(session, board))))
    return tuple(sorted(found, key=lambda text: (len(text), text)))
