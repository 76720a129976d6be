"""The five editions of the rules as data: which behaviours hold in each, and in which words it speaks.

Adding the next rules update is one new value here, its numbers in ``concepts``, its digest, its expectations. Code
asks an edition for a behaviour; it never asks which edition it is.
"""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from inspector.cards import Kind
from inspector.rules.edition.creature_types_of_editions import (
    NOT_IN_2011,
    NOT_IN_2016,
    NOT_IN_2021,
    NOT_IN_2025,
    NOT_IN_2026,
)

NO_KINDS: frozenset[Kind] = frozenset()
NONMODAL_ONLY = frozenset({Kind.NONMODAL})
TURNING_KINDS = frozenset({Kind.NONMODAL, Kind.MODAL})
ALL_KINDS = frozenset(Kind)


# How effects of one layer that depend on each other are ordered.
DependencyTaken = Literal["waits", "is not looked for", "goes first", "all are collected beforehand"]


MANA_VALUE, CHECKLIST_CARD = "mana value", "checklist card"
# Words of a card and labels stand in quotes, and are nobody's terms.
_IN_QUOTES = re.compile(r'("[^"]*"|“[^”]*”)')


class EditionTerms(msgspec.Struct, frozen=True, kw_only=True):
    """The terms of an edition, as its texts use them."""

    mana_value: str = MANA_VALUE
    nonmodal: str = "nonmodal double-faced"
    substitute: str = "substitute card"
    enters: str = "enters the battlefield"

    def said(self, told: str) -> str:
        """Say in these terms what was told in those that other words are made of; what stands in quotes stays."""
        if (self.mana_value == MANA_VALUE or MANA_VALUE not in told) and CHECKLIST_CARD not in told:
            return told
        parts = _IN_QUOTES.split(told)
        for at in range(0, len(parts), 2):
            parts[at] = parts[at].replace(MANA_VALUE, self.mana_value).replace(CHECKLIST_CARD, self.substitute)
        return "".join(parts)


class TextDays(msgspec.Struct, frozen=True, kw_only=True):
    """Which official texts may speak for an edition, by the day on which they came into force (``"2026-08-07"``).

    ``own`` are the days of the edition's own text and of the one that its digest follows. From ``first`` to ``last``,
    the texts say in all sections that the core cites what the edition says.
    """

    own: tuple[str, ...]
    first: str
    last: str


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """One edition of the rules, each field one behaviour in which editions differ.

    ``key`` is the name in files; ``effective`` the date from which its text was in force, ``set_name`` the set that
    it came with, ``texts`` the official texts that may speak for it.
    """

    key: str
    set_name: str
    effective: str
    texts: TextDays
    words: EditionTerms = EditionTerms()

    # Double-faced cards: which kinds there are, which of them count as double-faced, which turn over when told to.
    kinds: frozenset[Kind] = ALL_KINDS
    double_faced_kinds: frozenset[Kind] = ALL_KINDS
    transforming_kinds: frozenset[Kind] = TURNING_KINDS
    # What stands in for such a card is a checklist of all of a set's; later it names the one card that it stands for.
    stand_ins_are_checklists: bool = False
    # Tokens that copy a permanent of these kinds have both its faces (707.8a); copies of spells likewise (707.10g).
    token_kinds_with_both_faces: frozenset[Kind] = TURNING_KINDS
    # The back face of these kinds has the mana value of its front face; that of others has its own.
    back_with_fronts_mana_value: frozenset[Kind] = NONMODAL_ONLY
    # A copy of a back-face spell has mana value 0 even where it has both faces (712.4b of 2021).
    copied_back_spell_is_zero: bool = False
    # These kinds may be put onto the stack back face up: told to "cast transformed", or by choosing that face.
    cast_transformed_kinds: frozenset[Kind] = TURNING_KINDS
    # What "enters transformed" does: nothing can, only cards that have such a face do, or others enter as they are.
    enters_transformed: Literal["never", "others enter", "others stay"] = "others stay"
    enters_transformed_kinds: frozenset[Kind] = TURNING_KINDS
    # Only what is no double-faced card at all is said to stay where it is; before, whatever does not transform.
    only_single_faced_stay: bool = True
    instant_back_goes_to_graveyard: bool = True
    never_turns_to_instant: bool = True
    own_ability_turns_once: bool = True
    double_faced_may_be_face_down: bool = True
    double_faced_casting_face_down: bool = True
    has_convert: bool = True
    # A token that is given no name has its subtypes for one, and the word "Token" behind them (111.4; 110.5c before).
    token_names_end_with_token: bool = True
    # What makes an emblem may name it, though most have no name (114.3); before, none has one (113.3 until 2016).
    emblems_may_be_named: bool = True
    has_disturb: bool = True
    daybound_needs_card: bool = True
    has_day_and_night: bool = True
    # Battles have a defense (210, 310; since 2023). Before, nothing has one.
    has_battles: bool = True
    # How a permanent enters is found with all effects that would apply to it, not with its own alone (614.12).
    entering_looks_at_other_effects: bool = True
    # What "enchanted creature" means to a permanent that is no Aura, and "equipped creature" to one that is no
    # Equipment: nothing (303.4i and 301.7 of 2011), or what it is on.
    only_auras_enchant: bool = False
    # A Saga has its first lore counter by an ability that it has by nature, not by a rule about Sagas (714.3a).
    saga_has_its_lore_counter_by_ability: bool = True
    # A Saga without chapter abilities is sacrificed, as its final chapter number is 0 (704.5s before 2025).
    sagas_without_chapters_go: bool = False
    # Face down.
    has_manifest: bool = True
    has_cloak: bool = True
    face_down_twice_is_nothing: bool = True
    # Split cards.
    split_has_two_sets: bool = False
    has_fuse: bool = True
    has_rooms: bool = True
    either_half_may_be_named: bool = True
    # What is a land type only since (205.3i).
    later_land_types: frozenset[str] = frozenset()
    # What is no creature type yet, or no more (205.3m).
    no_creature_types: frozenset[str] = NOT_IN_2026
    # An instant or sorcery stays one whatever card type an effect sets (205.1a, since 2022).
    spells_keep_their_types: bool = True
    # Layers and timestamps.
    layer_one_has_sublayers: bool = True
    counters_sublayer: str = "7c"
    switch_sublayer: str = "7d"
    transforming_gives_timestamp: bool = True
    turning_face_gives_timestamp: bool = True
    counters_get_timestamps: bool = True
    # An ability that its object was given stays newer than those that it has itself (613.7a, since 2021).
    given_ability_stays_newer: bool = True
    # Decayed, exalted and shadow counters count among the keyword counters (122.1b).
    has_later_keyword_counters: bool = True
    # Of several timestamps at once: the active player's first, or all in an order that this player chooses.
    at_once_in_turn_order: bool = True
    defining_abilities_may_depend: bool = True
    # All editions let what depends wait (613.8b); the other ways are those in which people take it wrongly.
    dependency: DependencyTaken = "waits"
    # Copies.
    permanent_spell_copies: bool = True
    # A copy of a card that is to be cast is made in the zone of that card (707.12); 2011 does not say where.
    copied_card_stays_in_its_zone: bool = True
    addition_keeps_defining_abilities: bool = True
    # "Except it's still 7/7": a name or size that an exception gives is kept where it is the copy's own (706.9b).
    exceptions_say_still: bool = False
    # State-based actions and names.
    legend_rule: Literal["all go", "each player keeps one"] = "each player keeps one"
    planeswalker_rule: Literal["all go", "each player keeps one", "none"] = "none"
    # The name of a card that a player chooses must be legal in the format of the game (201.3 until 2018-08).
    # Two objects without a name have no name in common (201.2a, since 2020); before, no rule says (see ``readings``).
    nameless_objects_share_none: bool = True
    named_card_must_be_legal: bool = False
    meld_pairs: int = 7
    # Beside legendary creatures, Vehicles and Spacecraft with power and toughness (903.3).
    vehicles_can_be_commanders: bool = True
    # On its way to which zones a commander may be put into the command zone instead (903.9b).
    commanders_return_from: frozenset[str] = frozenset(("hand", "library"))

    def counts_as_double_faced(self, kind: Kind | None) -> bool:
        """Whether its rules call cards of this kind double-faced; meld cards were none in 2021 (712.1g)."""
        return kind in self.double_faced_kinds

    @property
    def label(self) -> str:
        """How people read it: ``"2026-08"`` and the set."""
        return f"{self.key} · {self.set_name}"


_NEWEST = Edition(
    key="2026-08",
    set_name="the newest",
    effective="2026-08-07",
    texts=TextDays(own=("2026-08-07",), first="2026-06-19", last="2026-11-30"),
    words=EditionTerms(enters="enters"),
)
_FINAL_FANTASY = msgspec.structs.replace(
    _NEWEST,
    key="2025-06",
    set_name="Final Fantasy",
    effective="2025-06-06",
    texts=TextDays(own=("2025-06-06",), first="2025-06-06", last="2025-09-18"),
    words=EditionTerms(nonmodal="transforming double-faced", enters="enters"),
    transforming_kinds=NONMODAL_ONLY,
    token_kinds_with_both_faces=NONMODAL_ONLY,
    cast_transformed_kinds=NONMODAL_ONLY,
    enters_transformed_kinds=NONMODAL_ONLY,
    later_land_types=frozenset(("Planet",)),
    no_creature_types=NOT_IN_2025,
    saga_has_its_lore_counter_by_ability=False,
    only_single_faced_stay=False,
    vehicles_can_be_commanders=False,
)
_MIDNIGHT_HUNT = msgspec.structs.replace(
    _FINAL_FANTASY,
    key="2021-09",
    set_name="Innistrad: Midnight Hunt",
    effective="2021-09-24",
    texts=TextDays(own=("2021-09-24", "2021-11-19"), first="2021-09-24", last="2022-07-08"),
    words=EditionTerms(nonmodal="transforming double-faced"),
    double_faced_kinds=TURNING_KINDS,
    token_kinds_with_both_faces=NO_KINDS,
    copied_back_spell_is_zero=True,
    instant_back_goes_to_graveyard=False,
    daybound_needs_card=False,
    emblems_may_be_named=False,
    has_convert=False,
    has_battles=False,
    has_cloak=False,
    has_rooms=False,
    has_later_keyword_counters=False,
    face_down_twice_is_nothing=False,
    meld_pairs=3,
    later_land_types=frozenset(("Planet", "Cave", "Sphere", "Town")),
    no_creature_types=NOT_IN_2021,
    spells_keep_their_types=False,
    sagas_without_chapters_go=True,
)
_OATH = msgspec.structs.replace(
    _MIDNIGHT_HUNT,
    key="2016-01",
    set_name="Oath of the Gatewatch",
    effective="2016-01-22",
    texts=TextDays(own=("2016-01-22", "2016-01-16", "2015-11-13"), first="2015-09-26", last="2016-04-07"),
    words=EditionTerms(mana_value="converted mana cost", nonmodal="double-faced", substitute="checklist card"),
    stand_ins_are_checklists=True,
    kinds=NONMODAL_ONLY,
    double_faced_kinds=NONMODAL_ONLY,
    back_with_fronts_mana_value=NO_KINDS,
    cast_transformed_kinds=NO_KINDS,
    enters_transformed="others enter",
    never_turns_to_instant=False,
    own_ability_turns_once=False,
    has_disturb=False,
    token_names_end_with_token=False,
    has_day_and_night=False,
    split_has_two_sets=True,
    layer_one_has_sublayers=False,
    counters_sublayer="7d",
    switch_sublayer="7e",
    counters_get_timestamps=False,
    given_ability_stays_newer=False,
    entering_looks_at_other_effects=False,
    at_once_in_turn_order=False,
    permanent_spell_copies=False,
    addition_keeps_defining_abilities=False,
    exceptions_say_still=True,
    planeswalker_rule="each player keeps one",
    no_creature_types=NOT_IN_2016,
    commanders_return_from=frozenset(("graveyard", "exile", "hand", "library")),
    named_card_must_be_legal=True,
    meld_pairs=0,
    nameless_objects_share_none=False,
)
_INNISTRAD = msgspec.structs.replace(
    _OATH,
    key="2011-09",
    set_name="Innistrad",
    effective="2011-09-30",
    texts=TextDays(own=("2011-09-30",), first="2011-09-30", last="2012-01-31"),
    enters_transformed="never",
    only_auras_enchant=True,
    copied_card_stays_in_its_zone=False,
    double_faced_may_be_face_down=False,
    double_faced_casting_face_down=False,
    has_manifest=False,
    has_fuse=False,
    either_half_may_be_named=False,
    later_land_types=frozenset(("Planet", "Cave", "Sphere", "Town", "Gate")),
    no_creature_types=NOT_IN_2011,
    transforming_gives_timestamp=False,
    turning_face_gives_timestamp=False,
    defining_abilities_may_depend=False,
    legend_rule="all go",
    planeswalker_rule="all go",
    commanders_return_from=frozenset(("graveyard", "exile")),
)

EDITIONS = (_INNISTRAD, _OATH, _MIDNIGHT_HUNT, _FINAL_FANTASY, _NEWEST)
NEWEST = _NEWEST
_BY_KEY = {edition.key: edition for edition in EDITIONS}


def edition_of(key: str) -> Edition:
    """Give the edition of this key (``"2026-08"``); raises KeyError, naming the keys there are."""
    try:
        return _BY_KEY[key]
    except KeyError:
        raise KeyError(f'"{key}" is not an edition known here; there are {", ".join(_BY_KEY)}') from None
