"""The sentences of all actions, one form or more each; the first that can say an action is the canonical one.

Between bars stand words that are read as the first and never printed. What a sentence does not say of its action it
cannot be a sentence of: ``sentences`` sees to that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from inspector.scenario.words.exceptions import excepted
from inspector.scenario.words.faces_said import CastCard, InsetSaid, PlacedCard
from inspector.scenario.words.filters_said import spells_at, spells_in_words
from inspector.scenario.words.parts import As, Is, Part, either, maybe, options, row
from inspector.scenario.words.slots import (
    card,
    designation,
    digits,
    name_in_brackets,
    obj,
    object_list,
    player,
    quoted,
    spoken_of,
    those_told,
)
from inspector.scenario.words.special_parts import (
    Agreed,
    Chosen,
    ChosenFor,
    DoorsSaid,
    InOwn,
    NewCounters,
    TurnedUpBy,
    WhosePile,
    whose_turn,
)
from inspector.scenario.words.state_told import StateSaid
from inspector.scenario.words.token_parts import TokenSaid
from inspector.scenario.words.values_said import CountersSaid, FaceDownSaid

ZONES_SAID: Final = either(
    Is(
        "zone",
        "battlefield",
        "on the battlefield",
        ("in play", "onto the battlefield", "on the board", "in the battlefield", "in battlefield"),
    ),
    Is(
        "zone",
        "hand",
        "in hand",
        ("in the hand", "on hand"),
    ),
    Is(
        "zone",
        "graveyard",
        "in the graveyard",
        ("in graveyard", "on the graveyard"),
    ),
    Is("zone", "library", "in the library", ("in library",)),
    Is("zone", "exile", "in exile", ("exiled",)),
    Is("zone", "stack", "on the stack"),
    Is("zone", "command", "in the command zone"),
    Is("zone", "outside", "outside the game"),
)
# Whose it is says who has the card; of one that only is there, ``places_said`` asks who that may be.
_HAD_THERE: Final = either(
    ZONES_SAID,
    InOwn("hand", "in hand"),
    InOwn("graveyard", "in the graveyard"),
    InOwn("library", "in the library"),
)
_HALF: Final = either(
    Is("half", "left", "the left half", ("as the left half", "as its left half")),
    Is("half", "right", "the right half", ("as the right half", "as its right half")),
    Is("half", "fused", "both halves", ("fused", "with both halves", "with fuse")),
)
PLACED: Final = options(
    Is("face", "back", "back face up", ("with its back face up", "transformed")),
    Is("face", "front", "front face up", ("with its front face up",)),
    _HALF,
    InsetSaid(),
    Is("prototype", True, "as a prototype", ("prototyped",)),
    Is("bestow", True, "bestowed"),
    Is("flipped", True, "flipped"),
    Is("tapped", True, "tapped"),
    FaceDownSaid(),
    DoorsSaid("unlocked"),
    StateSaid(),
    CountersSaid("counters"),
    Is("substitute", True, "as a checklist card", ("as a substitute card", "as a helper card")),
    Chosen("choose"),
)
_BACK_UP: Final = ("with its back face up", "with the back face up", "using its back face")
_FRONT_UP: Final = ("with its front face up", "with the front face up", "using its front face")
CAST_OPTIONS: Final = options(
    Is("face", "back", "back face up", ("its back face", "back face", *_BACK_UP)),
    Is("face", "front", "front face up", ("its front face", "front face", *_FRONT_UP)),
    _HALF,
    InsetSaid(),
    Is("transformed", True, "transformed"),
    FaceDownSaid(),
    Is("prototype", True, "as a prototype", ("prototyped", "for its prototype cost", "with prototype")),
    Is("bestow", True, "bestowed"),
)
_WITH_X: Final = maybe(
    "with X =|with X being|where X is|with X equal to|with X as|for X =|with X=|for X=|, X =|, X=", digits("x")
)
_PERMITTED: Final = maybe(", by an effect for|, by an effect for all", As("permission", spells_at, spells_in_words))
CAST_HOW: Final = row(CAST_OPTIONS, _WITH_X, _PERMITTED)
_LAND_FACE: Final = options(
    Is("face", "back", "back face up", ("its back face", "back face", *_BACK_UP)),
    Is("face", "front", "front face up", ("front face", *_FRONT_UP)),
)
# These words say what few mean, where the shorter sentence means another action.
AS_A_LAND: Final = "as a land"
AS_A_FLIP_CARD: Final = "as a flip card does"
_AS_COPY: Final = maybe("as a copy of|copying", obj("as_copy_of"), options(excepted()))
_AS_COPY_ALSO: Final = maybe(", as a copy of|as a copy of|copying", obj("as_copy_of"))
_TURNED_UP: Final = options(
    TurnedUpBy("morph", "for its morph cost", "for their morph costs"),
    TurnedUpBy("disguise", "for its disguise cost", "for their disguise costs"),
    TurnedUpBy("manifest", "as a manifested card", "as manifested cards"),
    TurnedUpBy("cloak", "as a cloaked card", "as cloaked cards"),
)
_IS_TURNED_UP: Final = "is turned face up|turns face up"
_ARE_TURNED_UP: Final = "are turned face up|turn face up"
_PUT_ON_THE_STACK: Final = "that was put on the stack after action"
_OWN_ABILITY: Final = either(
    row(", by the ability of", obj("ability_of"), maybe(_PUT_ON_THE_STACK, digits("since"))),
    maybe(f", by an ability {_PUT_ON_THE_STACK}", digits("since")),
)

_TOKEN_COPY: Final = (
    "creates a token that's a copy of|creates a token copy of|create a token that's a copy of|create a token copy of|"
    "creates a token that is a copy of|makes a token copy of|makes a token that's a copy of|"
    "make a token copy of|make a token that's a copy of|"
    "create a copy of|makes a copy of|creates a copy of"
)
_HIDDEN: Final = options(Is("face_down", True, "face down"))


def _to_pile(zone: str) -> Part:
    """A card goes to the hand, graveyard or library of whoever owns it."""
    return row(
        obj("object"),
        "goes to|is put into|returns to|goes back to|is returned to|is put in",
        WhosePile(zone),
        Is("to", zone, ""),
        _HIDDEN,
    )


FORMS: Final[dict[str, tuple[Part, ...]]] = {
    "place": (
        row(
            player(),
            "has|have|had|controls|control",
            Is("token", True, "a token", ("the token",)),
            PlacedCard(),
            maybe(name_in_brackets("as")),
            _HAD_THERE,
            PLACED,
        ),
        row(
            player(),
            "has|have|had|controls|control",
            PlacedCard(),
            maybe(name_in_brackets("as")),
            _HAD_THERE,
            PLACED,
        ),
    ),
    "cast": (
        row(
            player(),
            "casts a copy of|cast a copy of",
            obj("object"),
            name_in_brackets("as_copy"),
            CAST_HOW,
        ),
        row(player(), "casts|cast", CastCard("stack"), CAST_HOW),
    ),
    "play_land": (
        row(
            player(),
            "plays|play|played",
            CastCard("battlefield"),
            _LAND_FACE,
        ),
        # "Plays" alone means of what is no land that it is cast.
        row(player(), "plays|play|played", CastCard("battlefield"), AS_A_LAND, _LAND_FACE),
    ),
    "resolve": (
        row(
            obj("object"),
            "resolves|resolved",
            options(Is("transformed", True, "transformed")),
            _AS_COPY,
            options(Chosen("choose")),
        ),
    ),
    "put_onto_battlefield": (
        row(
            player(),
            "puts|put",
            obj("object"),
            "onto the battlefield",
            options(Is("transformed", True, "transformed"), FaceDownSaid(), Is("tapped", True, "tapped")),
            _AS_COPY,
            options(Chosen("choose")),
        ),
    ),
    "move": (
        row(obj("object"), "is exiled|gets exiled|goes to exile", Is("to", "exile", ""), _HIDDEN),
        row(obj("object"), "goes to the command zone", Is("to", "command", ""), _HIDDEN),
        row(obj("object"), "leaves the game", Is("to", "outside", ""), _HIDDEN),
        row(obj("object"), "goes to the battlefield", Is("to", "battlefield", ""), _HIDDEN),
        row(obj("object"), "goes to the stack", Is("to", "stack", ""), _HIDDEN),
        *(_to_pile(zone) for zone in ("hand", "graveyard", "library")),
        row(
            obj("object"),
            "dies|died|die|is destroyed|gets destroyed|is killed|is sacrificed|is discarded|is milled",
            Is("to", "graveyard", ""),
        ),
        row(obj("object"), "is bounced|gets bounced", Is("to", "hand", "")),
        row(
            obj("object"),
            "is bounced|gets bounced|is returned|gets returned|returns|goes|comes|is put",
            maybe("back"),
            "to hand|to my hand|to his hand|to her hand|to their hand|to its owner's hand|to the hand",
            Is("to", "hand", ""),
        ),
    ),
    "transform": (
        row(
            Agreed(
                "transforms|transformed|is transformed|was transformed|has transformed|has been transformed",
                "transform|are transformed",
            ),
            _OWN_ABILITY,
        ),
    ),
    "convert": (row(Agreed("converts|converted|is converted", "convert|are converted"), _OWN_ABILITY),),
    "flip": (
        row(
            Agreed("flips|flipped|is flipped|was flipped|has flipped|has been flipped", "flip|are flipped"),
        ),
        row(Agreed(f"flips {AS_A_FLIP_CARD}", f"flip {AS_A_FLIP_CARD}")),
    ),
    "unlock": (
        row(
            player(),
            "unlocks|unlock|opens|open|opened",
            Is("by", "special action", ""),
            DoorsSaid("half", "of"),
            obj("object"),
        ),
        row("An effect unlocks|the effect unlocks", DoorsSaid("half", "of"), obj("object")),
    ),
    "lock": (
        row(player(), "locks|lock", Is("by", "special action", ""), DoorsSaid("half", "of"), obj("object")),
        row("An effect locks|the effect locks", DoorsSaid("half", "of"), obj("object")),
    ),
    "turn_face_down": (
        row(
            Agreed(
                "is turned face down|turns face down|is face down", "are turned face down|turn face down|are face down"
            ),
            FaceDownSaid(""),
        ),
        row(
            Agreed(
                "is turned face down|turns face down|is face down", "are turned face down|turn face down|are face down"
            )
        ),
    ),
    "turn_face_up": (
        row(
            Agreed(_IS_TURNED_UP, _ARE_TURNED_UP),
            _TURNED_UP,
            _AS_COPY_ALSO,
            options(Chosen("choose")),
        ),
        # Whoever is not allowed to do so is named.
        row(
            Agreed(_IS_TURNED_UP, _ARE_TURNED_UP),
            "by",
            player(),
            _TURNED_UP,
            _AS_COPY_ALSO,
            options(Chosen("choose")),
        ),
    ),
    "manifest": (row(player(), "manifests|manifest", obj("object")),),
    "cloak": (row(player(), "cloaks|cloak", obj("object")),),
    "meld": (row(object_list("objects"), "meld", maybe(name_in_brackets("as"))),),
    "become_copy": (
        row(
            Agreed(
                "becomes a copy of|copies|is a copy of|is copying|turns into a copy of",
                "become copies of|become a copy of",
            ),
            obj("of"),
            maybe(Is("until", "end of turn", "until end of turn", ("this turn", "till end of turn", "until eot"))),
            options(excepted()),
        ),
    ),
    "create_token": (
        row(
            player(),
            "creates|create|makes|make",
            TokenSaid("card"),
            maybe(name_in_brackets("as")),
            options(Is("tapped", True, "tapped")),
        ),
    ),
    "create_token_copy": (
        row(
            player(),
            _TOKEN_COPY,
            obj("of"),
            maybe(name_in_brackets("as")),
            options(excepted()),
        ),
    ),
    "copy_spell": (row(player(), "copies|copy", obj("of"), maybe(name_in_brackets("as")), options(excepted())),),
    "counters": (NewCounters(),),
    "attach": (
        row(
            obj("object"),
            "is attached to|becomes attached to|enchants|equips|is on|is enchanting|is equipped to|"
            "enchanting|attached to",
            obj("to"),
        ),
        row(player("_who"), "attaches|attach|attached", obj("object"), "to", obj("to")),
        row(
            spoken_of("to"),
            "is enchanted by|is enchanted with|is equipped with|are enchanted by|is equipped by|"
            "wears|wear|is wearing|carries|is carrying|wields|is wielding|holds|is holding|sports",
            obj("object"),
        ),
    ),
    "tap": (row(Agreed("is tapped|taps|becomes tapped", "are tapped|tap|become tapped")),),
    "untap": (row(Agreed("is untapped|untaps|becomes untapped", "are untapped|untap|become untapped")),),
    "phase_out": (row(Agreed("phases out|phased out|phase out|is phased out", "phase out|phased out")),),
    "phase_in": (
        row(
            Agreed("phases in|phased in|phases back in|has phased in|phase back in", "phase in|phased in|phase back in")
        ),
    ),
    "choose_name": (row(player(), "chooses the name|choose the name|names", card("name")),),
    "choose": (ChosenFor(),),
    "look": (row(player(), "looks at|look at", obj("object")),),
    "shuffle": (row(player(), "shuffles with the seed|shuffle with the seed", digits("seed")),),
    "reveal": (
        row(Agreed("is no longer revealed", "are no longer revealed"), Is("off", True, ""), maybe("to", player("to"))),
        row(Agreed("is revealed", "are revealed"), maybe("to", player("to"))),
    ),
    "day_night": (
        row(
            "It becomes|it is|it's|it turns|it turns to|it turned|it turned to|it became|it's now|it is now|it gets",
            either(Is("value", "day", "day", ("daytime",)), Is("value", "night", "night", ("nighttime",))),
        ),
    ),
    "turn": (row("It is|it's", whose_turn()),),
    "life": (row(player(), "is at|has|have|are at|am at", digits("total"), "life|life left"),),
    "designate": (
        row(obj("object"), "is no longer", either(designation("as"), quoted("as")), Is("off", True, "")),
        row(
            obj("object"),
            "is no longer",
            Is("as", "paired", "paired"),
            "with",
            obj("with"),
            Is("off", True, ""),
        ),
        row(obj("object"), "becomes", Is("as", "paired", "paired"), "with", obj("with")),
        row(obj("object"), "becomes", Is("as", "goaded", "goaded"), "by", player()),
        row(obj("object"), "becomes", either(designation("as"), quoted("as"))),
    ),
    "condition": (
        row(
            "Of",
            obj("object"),
            "it is",
            either(Is("holds", True, "true"), Is("holds", False, "false")),
            "that",
            quoted("says"),
        ),
    ),
    "not_read": (row("Not read:|unread:", quoted("says"), maybe(",", "about", those_told("objects"))),),
    "mutate": (
        row(
            obj("object"),
            "mutates onto",
            obj("onto"),
            ",",
            either(Is("on_top", True, "on top"), Is("on_top", False, "underneath")),
        ),
    ),
    "check_state": (
        row(
            "State-based actions are checked|state-based actions are performed|state based actions are checked|"
            "SBAs are checked|SBA are checked|state-based actions happen"
        ),
    ),
    "end_turn": (row("The turn ends|the turn ended|the turn end|end the turn|end turn|end of turn"),),
}
# What a sentence says even where the file leaves it out, as it is the usual.
USUAL: Final[Mapping[str, Mapping[str, Any]]] = {
    "mutate": {"on_top": True},
    # By nobody's rule in particular, which a file may say or leave out.
    "turn_face_down": {"face_down": True},
}
