"""An effect that lets a spell be cast asks for what it is on the stack, and that leads where the card is not that."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import Record, creature
from tests.rules.playing import DONE, do, place, play
from tests.rules.test_cast_as import CARDS, run

NEW = NEWEST.key

AS_ICE = "Only what it is on the stack is judged, and as Ice it may be cast."
AS_BRIDGE = AS_ICE.replace("Ice", "The Prismatic Bridge")
FACE_DOWN = "Only what it is on the stack is judged, and face down it may be cast."
FITS_AS = [
    ("2026-08", "Fire // Ice", {"half": "right"}, {"name": "Ice", "mana_value": 2}, "709.3a", AS_ICE),
    ("2025-06", "Esika, God of the Tree", {"face": "back"}, {"mana_value": 5}, "712.11c", AS_BRIDGE),
    ("2021-09", "Esika, God of the Tree", {"face": "back"}, {"mana_value": 5}, "712.7a", AS_BRIDGE),
    ("2026-08", "Walker", {"inset": True}, {"types": "Sorcery"}, "715.3a", AS_ICE.replace("Ice", "Long Walk")),
    ("2026-08", "Golem", {"prototype": True}, {"mana_value": "<=3"}, "718.3a", AS_ICE.replace("Ice", "Golem")),
    ("2026-08", "Exalted Angel", {"face_down": "morph"}, {"mana_value": "<=3"}, "702.37c", FACE_DOWN),
]


@pytest.mark.parametrize(("edition", "card", "chosen", "asks", "rule", "says"), FITS_AS)
def test_709_3a_what_the_card_is_only_on_the_stack_leads_where_an_effect_lets_just_that_be_cast(
    edition: str, card: str, chosen: Record, asks: Record, rule: str, says: str
) -> None:
    angel = creature("Exalted Angel", "Angel", "4/5", "{4}{W}{W}", oracle_text="Morph {2}", keywords=["Morph"])
    allowed = do("cast", "it", permission=asks, **chosen)
    cast = play(edition, place(card, zone="hand"), allowed, cards=(*CARDS, angel)).last
    assert (cast.result, cast.rules[0]) == (DONE, rule)
    assert cast.reasons[0].says == says
    assert rule not in [number for why in cast.reasons[1:] for number in why.rules]


def test_709_3_what_the_card_is_anyway_leads_to_the_choice_of_the_half() -> None:
    allowed = do("cast", "it", half="right", permission={"types": "Instant"})
    assert run(NEW, place("Fire // Ice", zone="hand"), allowed).last.rules[0] == "709.3"


TURNED_UP = [
    ("2011-09", "Fire // Ice", do("cast", "it", half="left"), None, ""),
    ("2016-01", "Fire // Ice", do("cast", "it", half="left"), "406.3", "just before Fire is cast."),
    (
        "2021-09",
        "Valki, God of Lies",
        do("cast", "it", face="back"),
        "406.3a",
        "just before Tibalt, Cosmic Impostor is cast.",
    ),
    (NEW, "Walker", do("cast", "it", inset=True), "406.3a", "just before Long Walk is cast."),
    (
        NEW,
        "Barkchannel Pathway",
        do("play_land", "it", face="back"),
        "406.3a",
        "just before Tidechannel Pathway is played.",
    ),
    (NEW, "Fire // Ice", do("cast", "it", half="left", as_copy="copy"), None, ""),
]


@pytest.mark.parametrize(("edition", "card", "played", "rule", "says"), TURNED_UP)
def test_406_3a_what_is_exiled_face_down_is_turned_up_just_before_it_is_played(
    edition: str, card: str, played: Record, rule: str | None, says: str
) -> None:
    exiled = run(edition, place(card, zone="hand"), do("move", "it", to="exile", face_down=True))
    ended = exiled.then(played).last
    assert ended.result == DONE
    assert ("turned face up just before" in ended.says) is (rule is not None)
    if rule is not None:
        assert ended.rules[0] == rule
        assert ended.reasons[0].says.endswith(says)


def test_406_3a_told_in_full() -> None:
    exiled = run(NEW, place("Bear", zone="hand"), do("move", "it", to="exile", face_down=True))
    assert exiled.then(do("cast", "it")).last.reasons[0].says == (
        "Exiled face down, the card is turned face up just before Bear is cast."
    )
