"""What a spell may have moved, turned or taken casts doubt on all that goes by it (611.3a, 604.3, 608.2c)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.cards_for_tests import BEAR, GOBLIN, Record, creature, enchantment, land
from tests.rules.playing import Played, do, play
from tests.rules.test_unread import marked, put, words

ANTHEM = enchantment("Banner", {"name": ["Bear", "Counter"]}, {"power": "+1"})
BLADE = words("Blade", "Sharp.", line="Artifact — Equipment", static=[{"on": "attached", "change": {"power": "+2"}}])
GROVE = land("Grove", "Forest", "Basic")
CARDS = [BEAR, GOBLIN, ANTHEM, BLADE, GROVE]


def counting(**wanted: Any) -> Record:  # noqa: ANN401
    """A creature whose power counts objects."""
    return creature("Counter", "Horse", "*/3", define={"power": {"count": wanted}, "toughness": 3})


def by_effect(**static: Any) -> Record:  # noqa: ANN401
    return words("Rule", "An ability.", static=[static])


POWER = {"power": "+1"}
WARLORD = counting(types="Creature", controller="you")


@pytest.mark.parametrize(
    ("text", "card", "touched"),
    [
        # 611.3a: what a static ability does lasts while its object is where the ability acts.
        ("Destroy target enchantment.", None, {"bear", "counter"}),
        ("Destroy target artifact.", None, {"goblin"}),
        ("Return target artifact to its owner's hand.", None, {"goblin"}),
        ("Destroy target land.", None, set()),
        # 604.3: what is counted may be there no more, or be there now.
        ("Destroy all creatures.", WARLORD, {"counter"}),
        ("Destroy target land.", WARLORD, set()),
        ("Destroy target creature.", counting(types="Creature", zone="graveyard"), {"counter"}),
        ("Destroy target land.", counting(types="Creature", zone="graveyard"), set()),
        ("Target player discards a card.", counting(zone="hand", owner="you"), {"counter"}),
        ("Gain control of target creature.", counting(types="Land", controller="you"), {"counter"}),
        ("Gain control of target creature.", WARLORD, {"counter"}),
        ("Gain control of target creature.", counting(types="Land"), set()),
        # 604.3: what is created, drawn or searched for is counted where it comes to, once it is there.
        ("Create a 1/1 white Frog creature token.", WARLORD, {"counter"}),
        ("Each opponent creates a 1/1 white Frog creature token.", WARLORD, set()),
        ("Create a Treasure token.", WARLORD, set()),
        ("Create a 1/1 white Frog creature token.", counting(subtypes="Bear"), set()),
        ("Draw a card.", counting(zone="hand", owner="you"), {"counter"}),
        ("Target opponent draws a card.", counting(zone="hand", owner="you"), set()),
        ("Draw a card.", WARLORD, set()),
        # A graveyard or hand that nobody laid out may hold what comes (404.1, 402.1).
        ("Return target creature card from your graveyard to the battlefield.", WARLORD, {"counter"}),
        ("Return target creature card from your graveyard to your hand.", WARLORD, set()),
        (
            "Return up to two target cards from your graveyard to your hand.",
            counting(zone="hand", owner="you"),
            {"counter"},
        ),
        ("Put target land card from a graveyard onto the battlefield under your control.", WARLORD, set()),
        (
            "Search your library for a Cave card, put it onto the battlefield tapped, then shuffle.",
            counting(types="Land", controller="you"),
            {"counter"},
        ),
        # What else an effect goes by: whether it is tapped, which counters it has, whose turn "yours" is.
        ("Tap target creature.", by_effect(filter={"tapped": True}, change=POWER), {"bear", "goblin"}),
        ("Tap target land.", by_effect(filter={"types": "Creature", "tapped": True}, change=POWER), set()),
        (
            "Put a charge counter on target creature.",
            by_effect(filter={"counters": {"charge": ">=1"}}, change=POWER),
            {"bear", "goblin"},
        ),
        (
            "Gain control of target enchantment.",
            by_effect(filter={"name": "Goblin"}, change=POWER, **{"if": {"turn_of": "you"}}),
            {"goblin"},
        ),
        (
            "Gain control of target enchantment.",
            by_effect(filter={"name": "Goblin"}, change={"power": {"life": "you"}}),
            {"goblin"},
        ),
    ],
)
def test_what_goes_by_what_may_be_elsewhere_or_otherwise_is_in_doubt(
    text: str, card: Record | None, touched: set[str]
) -> None:
    spell = words("Zap", text, line="Sorcery")
    more = [] if card is None else [put(card["name"], "counter" if card["name"] == "Counter" else "rule")]
    played = play(
        "2026-08",
        put("Bear"),
        put("Goblin", player="Ben"),
        put("Grove"),
        put("Banner", "banner"),
        put("Blade", player="Ben"),
        do("attach", "blade", to="goblin"),
        put("Bear", "held", "hand"),
        *(more or [put("Bear", "counter")]),
        put("Zap", "spell", "hand"),
        do("cast", "spell"),
        do("resolve", "spell"),
        cards=[*CARDS, spell, *([card] if card else [])],
    )
    creatures = [label for label in ("bear", "goblin", "counter") if label in played.table.objects]
    assert {label for label in creatures if "power" in marked(played, label)} == touched & {*creatures}


@pytest.mark.parametrize(
    ("text", "touched"),
    [
        # 611.3a: it does there what its ability says, for whoever controls it.
        ("Return target enchantment card from your graveyard to the battlefield.", {"bear"}),
        ("Put target enchantment card from a graveyard onto the battlefield under your control.", {"bear", "goblin"}),
        ("Return target enchantment card from your graveyard to your hand.", set()),
        ("Exile target enchantment card from your graveyard.", set()),
        ("Return target creature card from your graveyard to the battlefield.", set()),
    ],
)
def test_611_3a_what_may_be_on_the_battlefield_may_do_there_what_it_says(text: str, touched: set[str]) -> None:
    rally = enchantment("Rally", {"types": "Creature", "controller": "you"}, {"power": "+1"})
    played = play(
        "2026-08",
        put("Bear"),
        put("Goblin", player="Ben"),
        put("Rally", zone="graveyard"),
        put("Zap", "spell", "hand"),
        do("cast", "spell"),
        do("resolve", "spell"),
        cards=[*CARDS, rally, words("Zap", text, line="Sorcery")],
    )
    assert {label for label in ("bear", "goblin") if "power" in marked(played, label)} == touched


OURS: Record = {"filter": {"types": "Creature", "controller": "you"}, "change": {"power": "+1"}}
RETURNS = "Return target artifact or creature card from your graveyard to the battlefield."


@pytest.mark.parametrize(
    ("static", "touched"),
    [
        ([OURS], {"bear"}),
        ([{"on": "self", "change": {"power": "+1"}}, OURS], {"bear"}),
        # 113.6: what it does to itself changes no other, and what it does in a hand it does not do there.
        ([{"on": "self", "change": {"power": "+1"}}], set()),
        ([{**OURS, "zones": ["hand"]}], set()),
        ([{"filter": {"types": "Creature", "controller": "opponent"}, "change": {"power": "+1"}}], {"goblin"}),
        ([{"filter": {"types": "Creature", "name": "Goblin"}, "change": {"toughness": "+1"}}], set()),
    ],
)
def test_611_3a_only_what_its_abilities_would_do_on_the_battlefield_is_in_doubt(
    static: list[Record], touched: set[str]
) -> None:
    golem = words("Lord", "An ability.", line="Artifact Creature — Golem", power="1", toughness="1", static=static)
    lies = (put("Bear"), put("Goblin", player="Ben"), put("Lord", zone="graveyard"))
    cast = (put("Zap", "spell", "hand"), do("cast", "spell"), do("resolve", "spell"))
    played = play("2026-08", *lies, *cast, cards=[*CARDS, golem, words("Zap", RETURNS, line="Sorcery")])
    assert {label for label in ("bear", "goblin") if "power" in marked(played, label)} == touched
    # Once it is told what came back, the rest is certain.
    said = played.then(do("put_onto_battlefield", "lord"))
    assert not {label for label in ("bear", "goblin") if marked(said, label)}


def test_122_1_what_was_exiled_by_a_spell_may_have_counters_by_its_next_words() -> None:
    text = "Exile the top card of your library. Put two time counters on each of those cards that has suspend."
    played = play(
        "2026-08",
        put("Bear", zone="library"),
        put("Goblin", zone="exile"),
        put("Zap", "spell", "hand"),
        do("cast", "spell"),
        do("resolve", "spell"),
        cards=[*CARDS, words("Zap", text, line="Sorcery")],
    )
    assert (marked(played, "bear"), marked(played, "goblin")) == ({"zone"}, set())
    said = played.then(do("move", "bear", to="exile"))
    assert (marked(said, "bear"), marked(said, "goblin")) == ({"counters"}, set())


@pytest.mark.parametrize(
    ("text", "touched"),
    [
        # 701.26a-b: only what is untapped can be tapped, and only what is tapped can be untapped.
        ("Tap target creature.", {"bear"}),
        ("Untap target creature.", {"goblin"}),
        ("Tap or untap target creature.", {"bear", "goblin"}),
        ("Tap target creature, then untap it.", {"bear", "goblin"}),
        ("Convoke", {"bear"}),
    ],
)
def test_701_26_what_is_tapped_is_not_tapped_once_more(text: str, touched: set[str]) -> None:
    played = play(
        "2026-08",
        put("Bear"),
        put("Goblin", tapped=True),
        put("Zap", "spell", "hand"),
        do("cast", "spell"),
        do("resolve", "spell"),
        cards=[*CARDS, words("Zap", text, line="Sorcery")],
    )
    assert {label for label in ("bear", "goblin") if "tapped" in marked(played, label)} == touched


def test_what_was_created_is_said_by_what_creates_it() -> None:
    counter, zap = WARLORD, words("Zap", "Create a 1/1 white Frog creature token.", line="Sorcery")
    cast = (put("Zap", "spell", "hand"), do("cast", "spell"), do("resolve", "spell"))
    played = play("2026-08", put("Counter"), *cast, cards=[*CARDS, zap, counter])
    assert (played["counter"].power, marked(played, "counter")) == (1, {"power"})
    said = played.then(put("Goblin", "frog", token=True))
    assert (said["counter"].power, marked(said, "counter")) == (2, set())


SIZE, WORDS = {"power", "toughness"}, {"abilities", "keywords"}


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        # 701.3b-c: what is attached to another object does to that what it did to the one before.
        ("Attach target Equipment to target creature.", {"bear": {"power"}, "goblin": {"power"}, "blade": set()}),
        ("Attach target Equipment to target creature you control.", {"bear": {"power"}, "goblin": {"power"}}),
        ("Attach target Aura to target land.", {}),
        ("Unattach all Equipment from target creature.", {"goblin": {"power"}}),
        (
            "Gain control of target Equipment, then attach it to target creature you control.",
            {"bear": {"power"}, "goblin": {"power"}, "blade": {"controller"}},
        ),
        # 111.10: a Role gives what its kind gives, any other token what most give.
        ("Create a Monster Role token attached to target creature you control.", {"bear": SIZE | WORDS}),
        ("Create a Wicked Role token attached to target creature you control.", {"bear": SIZE}),
        ("Create a Young Hero Role token attached to target creature you control.", {"bear": WORDS}),
        ("Create a red Aura token named Smoke attached to target creature you control.", {"bear": SIZE | WORDS}),
        (
            "Target creature you control gains flying. Create a Wicked Role token attached to it.",
            {"bear": SIZE | WORDS},
        ),
        ("Unattach all Equipment.", {"goblin": {"power"}}),
    ],
)
def test_701_3_what_may_be_attached_elsewhere_is_in_doubt_on_both(text: str, keys: dict[str, set[str]]) -> None:
    played = _attached(text)
    if "Equipment" in text:
        assert [one.text for one in played["blade"].not_computed] == [text]
    told = {label: marked(played, label) for label in ("bear", "goblin", "grove", "blade")}
    assert told == {label: keys.get(label, set()) for label in told}


@pytest.mark.parametrize(
    ("text", "is_open"),
    [("Unattach all Equipment.", True), ("Attach target Equipment to target creature.", True), ("Draw a card.", False)],
)
def test_301_5_what_asks_whether_something_is_equipped_goes_by_it(text: str, *, is_open: bool) -> None:
    asks = {"on": "self", "change": {"toughness": "+1"}, "if": {"count": {"equipped": True}, "is": ">=1"}}
    judge = words("Judge", "An ability.", line="Artifact Creature — Golem", power="0", toughness="4", static=[asks])
    assert ("toughness" in marked(_attached(text, judge), "judge")) is is_open


def _attached(text: str, *more: Record) -> Played:
    """Let a spell resolve over a bear of Ana's, and over Ben's goblin, which bears a blade."""
    return play(
        "2026-08",
        *(put(card["name"], player="Ben") for card in more),
        put("Bear"),
        put("Goblin", player="Ben"),
        put("Grove"),
        put("Blade", player="Ben"),
        do("attach", "blade", to="goblin"),
        put("Zap", "spell", "hand"),
        do("cast", "spell"),
        do("resolve", "spell"),
        cards=[*CARDS, words("Zap", text, line="Sorcery"), *more],
    )
