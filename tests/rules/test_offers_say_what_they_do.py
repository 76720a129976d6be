"""Whatever is offered does what its text says: each text with the action that it has to stand for."""

from __future__ import annotations

import msgspec
import pytest

from inspector.rules import available_actions
from tests.rules.playing import Record, do, place, play
from tests.rules.test_cast_as import ADVENTURER, GOLEM, SCHOLAR
from tests.rules.test_offers_by_kind import BEAST, LURKER, NEW

BEAR = "Grizzly Bears"


def named(word: str) -> Record:
    return do("designate", "it", **{"as": word})


BOARDS: dict[str, tuple[Record, ...]] = {
    "untapped": (place(BEAR),),
    "tapped": (place(BEAR, tapped=True),),
    "manifested": (place(BEAR, face_down="manifest"),),
    "cloaked": (place("Pine Walker", face_down="cloak"),),
    "face down": (place("Dog Walker", face_down=True),),
    "attacking": (place(BEAR), named("attacking")),
    "unblocked": (place(BEAR), named("attacking"), named("unblocked")),
    "blocked": (place(BEAR), named("attacking"), named("blocked")),
    "blocking": (place(BEAR), named("blocking")),
    "suspected": (place(BEAR), named("suspected"), named("goaded")),
    "phased out": (place(BEAR), do("phase_out", "it")),
    "half a Room": (place("Bottomless Pool // Locker Room", unlocked=["left"]),),
    "a locked Room": (place("Bottomless Pool // Locker Room", unlocked=[]),),
    "prepared": (place("Scholar // Short Lesson"), named("prepared")),
    "a spell": (place("Lightning Bolt", zone="stack"),),
    "a spell with a back": (place("Lunarch Veteran", zone="stack"),),
    "a card with a back": (place("Lunarch Veteran", zone="hand"),),
    "a land behind": (place("Blackbloom Rogue", zone="hand"),),
    "two lands": (place("Barkchannel Pathway", zone="hand"),),
    "two spells": (place("Valki, God of Lies", zone="hand"),),
    "a land": (place("Forest", zone="hand"),),
    "halves": (place("Wear // Tear", zone="hand"),),
    "morph": (place("Pine Walker", zone="hand"),),
    "disguise": (place("Dog Walker", zone="hand"),),
    "an Adventure": (place("Walker // Long Walk", zone="hand"),),
    "a prototype": (place("Golem", zone="hand"),),
    "mutate": (place("Beast", zone="hand"), place(BEAR, "bear")),
    "shown": (place(BEAR, zone="hand"), do("reveal", "it")),
}


def cast(**keys: object) -> Record:
    return {"do": "cast", **keys}


def becomes(word: str) -> Record:
    return {"do": "designate", "as": word}


def no_longer(word: str) -> Record:
    return {"do": "designate", "as": word, "off": True}


def put(**keys: object) -> Record:
    return {"do": "put_onto_battlefield", **keys}


def unlock(half: str, **keys: object) -> Record:
    return {"do": "unlock", "half": half, **keys}


SPECIAL = {"by": "special action"}
TOLD: dict[str, Record] = {
    "Tap": {"do": "tap"},
    "Untap": {"do": "untap"},
    "Turn face down": {"do": "turn_face_down", "face_down": True},
    "Create a token that is a copy of it": {"do": "create_token_copy", "of": "it", "as": "it copy"},
    "Transform": {"do": "transform"},
    "Convert": {"do": "convert"},
    "Flip": {"do": "flip"},
    "Phase out": {"do": "phase_out"},
    "Phase in": {"do": "phase_in"},
    "Attacks": becomes("attacking"),
    "Blocks": becomes("blocking"),
    "Becomes blocked": becomes("blocked"),
    "Is not blocked": becomes("unblocked"),
    "Becomes suspected": becomes("suspected"),
    "Becomes goaded": becomes("goaded"),
    "Is no longer attacking": no_longer("attacking"),
    "Is no longer blocking": no_longer("blocking"),
    "Is no longer blocked": no_longer("blocked"),
    "Is no longer unblocked": no_longer("unblocked"),
    "Is no longer suspected": no_longer("suspected"),
    "Is no longer goaded": no_longer("goaded"),
    "Is no longer prepared": no_longer("prepared"),
    "Move to hand": {"do": "move", "to": "hand"},
    "Move to graveyard": {"do": "move", "to": "graveyard"},
    "Move to exile": {"do": "move", "to": "exile"},
    "Move to library": {"do": "move", "to": "library"},
    "Move to the command zone": {"do": "move", "to": "command"},
    "Put outside the game": {"do": "move", "to": "outside"},
    "Exile face down": {"do": "move", "to": "exile", "face_down": True},
    "Look at it as Ana": {"do": "look", "player": "Ana"},
    "Look at it as Ben": {"do": "look", "player": "Ben"},
    "Reveal it": {"do": "reveal"},
    "Hide it again": {"do": "reveal", "off": True},
    "Turn face up by an effect": {"do": "turn_face_up"},
    "Turn face up for its morph cost": {"do": "turn_face_up", "by": "morph"},
    "Turn face up for its disguise cost": {"do": "turn_face_up", "by": "disguise"},
    "Unlock Locker Room (right)": unlock("right", **SPECIAL),
    "Unlock Bottomless Pool (left)": unlock("left", **SPECIAL),
    "Unlock Locker Room (right) by an effect": unlock("right"),
    "Unlock Bottomless Pool (left) by an effect": unlock("left"),
    "Lock Bottomless Pool (left)": {"do": "lock", "half": "left"},
    "Resolve": {"do": "resolve"},
    "Resolve transformed: Luminous Phantom": {"do": "resolve", "transformed": True},
    "Copy the spell": {"do": "copy_spell", "of": "it", "as": "it copy"},
    "Put onto the battlefield": put(),
    "Put onto the battlefield face down": put(face_down=True),
    "Put onto the battlefield tapped": put(tapped=True),
    "Manifest": {"do": "manifest"},
    "Cloak": {"do": "cloak"},
    "Play Forest": {"do": "play_land"},
    "Play Blackbloom Bog": {"do": "play_land", "face": "back"},
    "Play Barkchannel Pathway": {"do": "play_land", "face": "front"},
    "Play Tidechannel Pathway": {"do": "play_land", "face": "back"},
    **{
        f"Cast {name}": cast()
        for name in ("Lunarch Veteran", "Pine Walker", "Dog Walker", "Walker", "Golem", "Beast", BEAR)
    },
    "Cast Blackbloom Rogue": cast(face="front"),
    "Cast Valki, God of Lies": cast(face="front"),
    "Cast Tibalt, Cosmic Impostor": cast(face="back"),
    "Cast Wear": cast(half="left"),
    "Cast Tear": cast(half="right"),
    "Cast both halves fused": cast(half="fused"),
    "Cast face down by its morph ability": cast(face_down="morph"),
    "Cast face down by its disguise ability": cast(face_down="disguise"),
    "Cast Long Walk (Adventure)": cast(inset=True),
    "Cast Golem prototyped": cast(prototype=True),
    "Cast a copy of Short Lesson (prepared)": cast(inset=True, as_copy="it copy"),
    "Mutate over Grizzly Bears": {"do": "mutate", "onto": "bear"},
    "Mutate under Grizzly Bears": {"do": "mutate", "onto": "bear", "on_top": False},
}
BACKS = ("Luminous Phantom", "Blackbloom Bog", "Tidechannel Pathway", "Tibalt, Cosmic Impostor")
TOLD |= {f"Put onto the battlefield transformed: {name}": put(transformed=True) for name in BACKS}
TOLD |= {f"Cast transformed: {name}": cast(transformed=True) for name in (BACKS[0], BACKS[3])}
# How it was put face down tells how it is turned up for its mana cost (701.40b, 701.58b).
FOR_ITS_COST = {
    board: {"Turn face up for its mana cost": {"do": "turn_face_up", "by": by}}
    for board, by in (("manifested", "manifest"), ("cloaked", "cloak"))
}


def offered(board: str) -> dict[str, Record]:
    """The offers of a board by their texts, each but for whose action on which object it is."""
    played = play(NEW, *BOARDS[board], cards=[ADVENTURER, BEAST, GOLEM, LURKER, SCHOLAR])
    found = {}
    for offer in available_actions(played.table, "it"):
        action = msgspec.to_builtins(offer.action)
        assert action.pop("object", "it") == "it"
        if action["do"] != "look":
            assert action.pop("player", "Ana") == "Ana"
        found[offer.text] = action
    return found


@pytest.mark.parametrize("board", BOARDS)
def test_what_is_offered_is_the_action_of_its_text(board: str) -> None:
    found = offered(board)
    assert found == {text: (TOLD | FOR_ITS_COST.get(board, {}))[text] for text in found}


def test_every_text_is_offered_somewhere() -> None:
    assert {text for board in BOARDS for text in offered(board)} >= set(TOLD)
