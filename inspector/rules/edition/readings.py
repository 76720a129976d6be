"""Where the texts are silent or at odds: one named switch each, with the reading that the core takes.

A reason that rests on one of them says so, in its own sentence (``wording_of_readings``). Sources: the sections named
at each switch; none of the five editions' texts decides them.
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
    # 712.14a lets every double-faced card enter transformed since 2025-09 and keeps out only what is none; a meld card
    # is one, but its back is half a face and nothing turns it over (712.4b-c).
    meld_card_stays_when_told_to_enter_transformed: bool = True
    # 712.14a lets such a card enter with its back face up, 712.14b keeps a modal card out whose front is no permanent.
    modal_front_decides_even_when_transformed: bool = False
    # 710.2 speaks of flip cards, 110.5 gives every permanent a flipped status and 110.5c keeps an irrelevant one.
    only_what_has_two_halves_flips: bool = True
    # 707.8a gives both faces to a token copy of a double-faced permanent; of one that is face down only what was
    # listed can be copied (708.2).
    token_of_face_down_has_one_face: bool = True
    # 701.42b asks for two cards of a pair, not for one owner, and 110.2 gives a permanent the owner of its one card.
    cards_of_two_owners_meld: bool = True
    # Before 2020-09 706.10 lets any spell be copied, but no rule says what a copy of a permanent spell resolves into.
    permanent_spells_were_copied: bool = False
    # 702.145b of 2021 lets whatever has daybound enter transformed by night, 712.10a keeps out what has no such face.
    daybound_keeps_out_what_has_one_face: bool = False
    # 702.145 asks which face of a permanent is up, and a merged permanent is not double-faced (730.2i).
    day_and_night_turn_merged_permanents: bool = False
    # 701.40g and 701.58g speak of manifested and cloaked instants and sorceries, not of one that another effect hid.
    instants_stay_face_down_whatever_hid_them: bool = True
    # Before 2023-10 707.2a (708.2a) speaks of turning down what is face up, and says nothing of what is face down.
    face_down_stays_as_it_was_hidden: bool = True


READINGS = Readings()
