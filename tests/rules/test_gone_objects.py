"""What is not there any more: a player cannot act with it, and what an effect does to it is passed over (101.3)."""

from __future__ import annotations

import msgspec
import pytest

from tests.rules.cards_for_tests import ALL, creature
from tests.rules.playing import ILLEGAL, NOTHING, Played, Record, do, place, play

EDITIONS = ("2011-09", "2016-01", "2021-09", "2025-06", "2026-08")
BOLT = {"name": "Bolt", "mana_cost": "{R}", "type_line": "Instant", "oracle_text": "Deal 3 damage."}
# A copy of a spell that resolved, and a token that left the battlefield.
COPY = (place("Bolt", "bolt", "hand"), do("cast", "bolt"), do("copy_spell", of="bolt", as_="it"), do("resolve", "it"))
TOKEN = (
    place("Bear", "bear"),
    do("create_token_copy", of="bear", as_="it"),
    do("move", "it", to="hand"),
    do("check_state"),
)


def now(edition: str, *actions: Record) -> Played:
    return play(edition, *actions, cards=(BOLT, *ALL))


def but_for_what_was_said(played: Played) -> list[object]:
    """The objects; a spell on top of the stack remembers besides that what its words do was said (608.2)."""
    return [msgspec.structs.replace(held, done_by=frozenset()) for held in played.table.objects.values()]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("gone", [COPY, TOKEN], ids=["copy", "token"])
@pytest.mark.parametrize(
    "action",
    [
        do("cast", "it"),
        do("play_land", "it"),
        do("resolve", "it"),
        do("turn_face_up", "it", by="morph"),
        do("unlock", "it", half="left", by="special action"),
    ],
)
def test_a_player_cannot_act_with_what_is_gone(edition: str, gone: tuple[Record, ...], action: Record) -> None:
    before = now(edition, *gone)
    after = before.then(action)
    assert after.last.result == ILLEGAL
    assert after.table.objects == before.table.objects


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("gone", [COPY, TOKEN], ids=["copy", "token"])
@pytest.mark.parametrize(
    "action",
    [
        do("counters", "it", kind="+1/+1"),
        do("attach", "it", to="anthem"),
        do("attach", "anthem", to="it"),
        do("put_onto_battlefield", "it"),
        do("move", "it", to="exile"),
        do("tap", "it"),
        do("turn_face_up", "it"),
        do("unlock", "it", half="left"),
        do("become_copy", "anthem", of="it"),
    ],
)
def test_101_3_what_an_effect_does_to_what_is_gone_is_passed_over(
    edition: str, gone: tuple[Record, ...], action: Record
) -> None:
    before = now(edition, place("Anthem", "anthem"), *gone)
    after = before.then(action)
    assert after.last.result == NOTHING
    assert but_for_what_was_said(after) == but_for_what_was_said(before)


BEAST = creature("Flier", "Beast", "3/4", oracle_text="Mutate {1}{R}\nFlying", keywords=["Mutate", "Flying"])
ANGELS = (place("Bruna, the Fading Light", "bruna"), place("Gisela, the Broken Blade", "gisela"))
MELDED = (*ANGELS, do("meld", objects=["bruna", "gisela"], **{"as": "brisela"}))
# What else may happen, and the labels that are of nothing then.
LATER: dict[str, tuple[tuple[Record, ...], tuple[str, ...]]] = {
    "another token": (
        (do("create_token_copy", of="bear", as_="t"), do("move", "t", to="hand"), do("check_state")),
        ("t",),
    ),
    "a copy of a spell": (
        (place("Bolt", "b", "hand"), do("cast", "b"), do("copy_spell", of="b", as_="c"), do("resolve", "c")),
        ("c",),
    ),
    "a spell that is merged": ((place("Flier", "flier", "hand"), do("mutate", "flier", onto="bear")), ("flier",)),
    "cards that are melded": (MELDED, ("bruna", "gisela")),
    "what was melded and parts": ((*MELDED, do("move", "brisela", to="graveyard")), ("brisela",)),
    "a token that is not created": ((do("create_token_copy", of="bolt", as_="n"),), ("n",)),
}


@pytest.mark.parametrize("later", LATER)
def test_400_7_what_is_gone_is_known_as_gone_whatever_goes_after_it(later: str) -> None:
    more, labels = LATER[later]
    start = (place("Bolt", "bolt", "graveyard"), *TOKEN)
    played = play("2026-08", *start, *more, cards=(BOLT, BEAST, *ALL))
    for label in ("it", *labels):
        assert label not in played.table.objects
        assert played.then(do("tap", label)).last.result == NOTHING, label
    if later == "what was melded and parts":
        assert {"bruna", "gisela"} <= {*played.table.objects}


def test_702_146_what_disturb_says_is_told_of_a_spell_whose_back_face_was_cast() -> None:
    """702.146c: it enters with its back face up because that face was up, not because something said so."""
    start = play("2026-08", place("Baithook Angler", "it", "graveyard"))
    cast = start.then(do("cast", "it", transformed=True), do("resolve", "it"))
    told = {why.concept.name for why in cast.last.reasons}
    assert (cast["it"].face_up, "DISTURB_ENTERS_BACK_UP" in told) == ("back", True)
    other = play(
        "2026-08", place("Baithook Angler", "it", "hand"), do("cast", "it"), do("resolve", "it", transformed=True)
    )
    told = {why.concept.name for why in other.last.reasons}
    assert (other["it"].face_up, "DISTURB_ENTERS_BACK_UP" in told) == ("back", False)


def test_702_146b_a_back_face_that_another_effect_lets_be_cast_from_a_graveyard_has_no_disturb() -> None:
    """It enters as it was on the stack (712.13a), by the rule of its own kind; its front face has no disturb."""
    start = play("2026-08", place("Esika, God of the Tree", "it", "graveyard"))
    entered = start.then(do("cast", "it", face="back", permission={"mana_value": 5}), do("resolve", "it"))
    told = {why.concept.name for why in entered.last.reasons}
    assert (entered["it"].face_up, "DISTURB_ENTERS_BACK_UP" in told) == ("back", False)


def test_101_3_what_never_came_to_be_is_told_so_and_no_new_object() -> None:
    """The found defect: 400.7 was cited, which speaks of what changes zones."""
    rats = place("Graf Rats", "rats"), place("Midnight Scavengers", "s")
    melds = do("meld", objects=["rats", "s"], **{"as": "m"}), do("meld", objects=["rats", "s"], **{"as": "n"})
    before = play("2026-08", *rats, *melds)
    for action in (do("create_token_copy", of="n", **{"as": "t"}), do("phase_out", objects=["n"])):
        after = before.then(action).last
        assert (after.result, after.rules) == (NOTHING, ("101.3",))
        assert after.says == "That object was never made."
