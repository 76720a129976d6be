"""The boards that a booth shows in turn: a few cards, one plain sentence, and what is done where no one thing is."""

from __future__ import annotations

import msgspec

from inspector.rules import Action, BecomeCopy, Intent, Meld, Place, Tap, Untap
from inspector.scenario import Scenario
from inspector.window.board.session import Session

_PLAYER = "Ana"


class BoothBoard(msgspec.Struct, frozen=True, kw_only=True):
    """A board of the loop: its ``sentence``, the ``cards`` on it, the first of which the loop itself turns.

    ``deeds`` are done, one a touch, where a card has no likeliest action but to be tapped.
    """

    sentence: str
    cards: tuple[str, ...]
    deeds: tuple[Action, ...] = ()

    @property
    def scenario(self) -> Scenario:
        """The board as it stands at first."""
        placed = tuple(Place(card=name, label=name, zone="battlefield", player=_PLAYER) for name in self.cards)
        return Scenario(title=self.sentence, actions=placed)


_ROOM, _GISELA, _BRUNA = "Smoky Lounge // Misty Salon", "Gisela, the Broken Blade", "Bruna, the Fading Light"
BOARDS = (
    BoothBoard(sentence="A Room has two doors. What it is depends on which of them are open.", cards=(_ROOM,)),
    BoothBoard(sentence="One card, two faces: turned over, it is somebody else.", cards=("Delver of Secrets",)),
    BoothBoard(
        sentence="Two cards can become one.",
        cards=(_GISELA, _BRUNA),
        deeds=(Meld(objects=(_GISELA, _BRUNA), label="melded", player=_PLAYER),),
    ),
    BoothBoard(sentence="Read upside down, it is another creature.", cards=("Nezumi Graverobber",)),
    BoothBoard(
        sentence="As a copy, a creature is what the other card says.",
        cards=("Elite Vanguard", "Grizzly Bears"),
        deeds=(BecomeCopy(object="Elite Vanguard", of="Grizzly Bears"),),
    ),
)


def deed(session: Session, board: BoothBoard, label: str, *, lower: bool) -> Action | None:
    """What touching a card does: opens the door touched, else the likeliest, else the next deed; None starts over.

    ``lower`` says that the lower half was touched: a Room's right door.
    """
    held = session.table.objects[label]
    if held.base.is_room and held.is_permanent:
        return session.tries.meant(label, Intent.RIGHT_DOOR if lower else Intent.LEFT_DOOR)
    offer = session.tries.likeliest(label)
    if offer is not None and not isinstance(offer.action, Tap | Untap):
        return offer.action
    done = session.board.cursor - len(board.cards)
    return board.deeds[done] if done < len(board.deeds) else None
