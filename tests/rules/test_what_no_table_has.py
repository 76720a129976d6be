"""What an action names and no table has is an error, said in words, and never an outcome; nothing of it is done."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import Filter
from inspector.rules import NEWEST, NotComputedError, RulesError, characteristics, is_found, new_table
from inspector.rules.values.comparing import comparison_of
from tests.rules.cards_for_tests import ALL
from tests.rules.playing import Record, do, place, play, read

BEARS = (place("Bear"), place("Bear", "other"))
LARGER = {"power": "+1"}


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (do("tap", "it", player="Zoe"), '"Zoe" is not a player at this table; there are Ana, Ben'),
        (do("reveal", "it", to="Zoe"), '"Zoe" is not a player at this table; there are Ana, Ben'),
        (place("Nobody's Card", "new"), 'no card is known by the name "Nobody\'s Card"'),
        (do("meld", objects=["it", "other"], as_="it"), 'the label "it" is taken'),
        (do("effect", on=["self"], change=LARGER), 'on "attached", "self" or "paired" needs a `source`'),
        (do("effect", on="attached", change=LARGER), 'on "attached" or "self" needs a `source`'),
    ],
)
def test_what_is_not_there_is_an_error_in_words(action: Record, words: str) -> None:
    with pytest.raises(RulesError, match=words):
        play("2026-08", *BEARS, action, cards=ALL)


def test_nobody_is_told_of_what_is_on_no_table() -> None:
    table = play("2026-08", *BEARS, cards=ALL).table
    with pytest.raises(RulesError, match='no object on the table is labelled "zoe"'):
        characteristics(table, "zoe")
    with pytest.raises(RulesError, match='no object on the table is labelled "zoe"'):
        is_found(table, "zoe", Filter(types="Creature"))


@pytest.mark.parametrize(
    ("wanted", "asks"),
    [
        ({"other": "self"}, "self"),
        ({"same_name_as": "attached"}, "attached"),
        ({"chosen": "color"}, "chosen"),
        ({"types": "Creature", "not": {"other": "paired"}}, "paired"),
        ({"not": {"types": "Artifact"}, "nor": {"attached_to": "self"}}, "self"),
    ],
    ids=str,
)
def test_109_5_where_no_object_speaks_nothing_is_asked_of_it(wanted: Record, asks: str) -> None:
    table = play("2026-08", *BEARS, cards=ALL).table
    with pytest.raises(NotComputedError, match=f"“{asks}”, as no object is the source of this"):
        is_found(table, "it", msgspec.convert(wanted, Filter))
    # A label that stands there is asked.
    assert not is_found(table, "it", msgspec.convert({"other": "it"}, Filter))


@pytest.mark.parametrize("players", [(), ("Ana", "Ana")])
def test_players_are_told_apart_by_their_names(players: tuple[str, ...]) -> None:
    with pytest.raises(RulesError, match="at least one player, each with a name of their own"):
        new_table(NEWEST, players)


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (do("designate", "it", as_="monstrous", with_="other"), "`with` belongs to `paired`"),
        (do("designate", "it", as_="paired"), "a pair needs `with`"),
    ],
)
def test_702_95b_a_pair_is_made_of_two(action: Record, words: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=words):
        read(action)


def test_what_is_no_comparison_compares_nothing() -> None:
    with pytest.raises(RulesError, match='"two" is not a comparison'):
        comparison_of("two")
