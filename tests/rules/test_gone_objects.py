"""What is not there any more: a player cannot act with it, and what an effect does to it is passed over (101.3)."""

from __future__ import annotations

import msgspec
import pytest

from tests.rules.cards_for_tests import ALL
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
