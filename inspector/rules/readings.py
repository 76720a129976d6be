"""Where the texts are silent or at odds: one named switch each, with the reading that the core takes.

A reason that rests on one of them says so, in its own sentence. Sources: the sections named at each switch; none of
the five editions' texts decides them.
"""

from __future__ import annotations

import msgspec


class Readings(msgspec.Struct, frozen=True, kw_only=True):
    """The readings taken, each one choice that the texts leave open."""

    # The second half of 202.3b and 712.8e gives 0 to a copy of a back face, their first half the front's mana value
    # to whatever is double-faced; a double-faced token or copied spell is both.
    double_faced_copy_reads_its_front: bool = True
    # 709.5 names no layer for what a locked half takes away. As text it belongs in layer 3: copies get both halves, so
    # it is not in layer 1, and the layers 4 to 7 see what is left.
    locked_half_layer: str = "3"
    # 709.5d speaks of the half that was cast, and a copy of a spell was not cast; the release notes let it count.
    copied_room_spell_opens_its_half: bool = True
    # 707.8a does not say what other face a token copy of a melded permanent would have.
    token_of_melded_has_one_face: bool = True
    # 707.8a does not say whether an exception reaches both faces of a double-faced token.
    exception_reaches_both_faces: bool = True
    # Before 2020-11 201.2 compares names only; whether two objects without a name share it is open.
    nameless_objects_share_a_name: bool = False
    # 708.5 of 2011 adds up two answers in an example, not in a rule.
    two_answers_add_up: bool = True


READINGS = Readings()
