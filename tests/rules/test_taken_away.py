"""What took an ability that something needs is named where it is missed (613.1f, 702.37e, 614.12)."""

from __future__ import annotations

import pytest

from inspector.rules import rungs
from tests.rules.cards_for_tests import BEAR, Record, enchantment, room
from tests.rules.playing import do, place, play

NEW = "2026-08"
NIGHT = do("day_night", value="night")
UP = do("turn_face_up", "it", by="morph")
DOWN = place("Exalted Angel", "it", face_down="morph")
LOSES, FLIES = {"lose_all_abilities": True}, {"lose_all_abilities": True, "add_abilities": ["Flying"]}
LOCKED = "does not apply: that half of"
MISSED = "Turned face up, it would have no morph ability{}, so there is no morph cost to pay."


@pytest.mark.parametrize(
    ("actions", "because"),
    [
        ((place("Humility", "h"), DOWN), " because of Humility"),
        # The older one has taken it, so there is nothing left that the newer one could take.
        ((place("Dress Down", "d"), place("Humility", "h"), DOWN), " because of Dress Down"),
        ((DOWN, do("effect", on=["it"], change=LOSES, called="Turn to Frog")), " because of Turn to Frog"),
        ((DOWN, do("effect", on=["it"], change=LOSES)), ""),
        # What another takes away besides is not what is missed.
        (
            (DOWN, do("effect", on=["it"], change=FLIES, called="Gust"), place("Humility", "h")),
            " because of Gust",
        ),
        (
            (
                place("Humility", "h"),
                DOWN,
                do("effect", on=["it"], change={"add_abilities": ["Morph {W}"]}),
                do("effect", on=["it"], change=LOSES, called="Turn to Frog"),
            ),
            " because of Turn to Frog",
        ),
        ((place("Humility", "h"), place("Humility", "k"), DOWN), " because of Humility (h)"),
    ],
)
def test_702_37e_what_takes_morph_is_named(actions: tuple[Record, ...], because: str) -> None:
    assert play(NEW, *actions, place("Plains", "land"), UP).last.says.startswith(MISSED.format(because))


def test_702_37e_nothing_is_named_where_the_card_never_had_morph() -> None:
    says = play(NEW, place("Humility", "h"), place("Grizzly Bears", "it", face_down="manifest"), UP).last.says
    assert "because of" not in says


@pytest.mark.parametrize(
    ("actions", "says"),
    [
        (
            (place("Bird Admirer", "it"), do("day_night", value="day"), place("Humility", "h"), NIGHT),
            "Bird Admirer has lost daybound because of Humility, so night does not turn it over.",
        ),
        (
            (place("Bird Admirer", "it"), do("day_night", value="day"), do("effect", on=["it"], change=LOSES), NIGHT),
            "Bird Admirer has lost daybound, so night does not turn it over.",
        ),
        (
            (place("Bird Admirer", "it"), NIGHT, place("Humility", "h"), do("day_night", value="day")),
            "Wing Shredder has lost nightbound because of Humility, so day does not turn it over.",
        ),
    ],
)
def test_702_145b_what_lost_daybound_is_said_not_to_turn_as_night_comes(actions: tuple[Record, ...], says: str) -> None:
    last = play(NEW, *actions).last
    assert (last.reasons[0].says[:10], last.says.endswith(says)) == ("It becomes", True)


@pytest.mark.parametrize(
    "actions",
    [
        # It has the other face up already, never had the ability, or still has it.
        (place("Bird Admirer", "it"), NIGHT, do("day_night", value="day")),
        (place("Delver of Secrets", "it"), do("day_night", value="day"), place("Humility", "h"), NIGHT),
        (place("Bird Admirer", "it", face_down="manifest"), do("day_night", value="day"), NIGHT),
        (place("Bird Admirer", "it", "hand"), do("day_night", value="day"), place("Humility", "h"), NIGHT),
        (do("day_night", value="night"), place("Bird Admirer", "it", face="front"), place("Humility", "h"), NIGHT),
    ],
)
def test_702_145b_nothing_is_said_lost_where_night_would_turn_nothing(actions: tuple[Record, ...]) -> None:
    assert "has lost" not in play(NEW, *actions).last.says


@pytest.mark.parametrize(
    ("unlocked", "told"),
    [
        ([], [f"{half} does not apply: it is a half of Ana's locked Room." for half in ("Cave", "Hall")]),
        (
            ["left"],
            [f"Cave {LOCKED} Hall is locked.", "Hall does not apply: Mute took its ability away before it could."],
        ),
        (
            ["left", "right"],
            [
                "Hall // Cave does not apply: it depends on Mute, which took its ability away first.",
                "Hall // Cave does not apply: Mute took its ability away before it could.",
            ],
        ),
    ],
    ids=["both locked", "one locked", "none locked"],
)
def test_709_5_what_a_door_holds_back_is_told_apart_from_what_is_taken_from_an_open_half(
    unlocked: list[str], told: list[str]
) -> None:
    """The left half gives a size in layer 7b, the right one haste in layer 6."""
    hall = {
        "name": "Hall",
        "mana_cost": "{W}",
        "oracle_text": "Creatures you control have base power and toughness 5/5.",
    }
    cave = {"name": "Cave", "mana_cost": "{R}", "oracle_text": "Creatures you control have haste."}
    mute = enchantment("Mute", {"types": "Enchantment", "other": "self"}, {"lose_all_abilities": True})
    there = (place("Bear"), place("Hall // Cave", "room", unlocked=unlocked), place("Mute", "mute"))
    played = play("2026-08", *there, cards=[room(hall, cave), mute, BEAR])
    assert (played["it"].power, played["it"].keywords) == (2, ())
    assert [rung.says for rung in rungs(played.table, "it")][1:] == told
