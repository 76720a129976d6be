"""402.1, 401.1: how many cards are in a hand or library that nobody laid out is not known, and not 0."""

from __future__ import annotations

import pytest

from inspector.rules import CONDITION, questions_of
from tests.rules.cards_for_tests import BEAR, Record, creature
from tests.rules.playing import NOT_COMPUTED, Played, play

BOTH = {"power", "toughness"}


def counting(name: str, text: str) -> Record:
    return creature(name, "Rat", "1/1", oracle_text=text)


def changing(key: str) -> Record:
    """A creature of which an ability counts in a hand to change or set one part of its size (613.4b, 613.4c)."""
    change = {key: {"count": {"zone": "hand", "owner": "you"}}}
    return {**creature(f"By {key}", "Rat", "1/1", oracle_text="Words."), "static": [{"on": "self", "change": change}]}


CARDS = [
    BEAR,
    *map(changing, ("power", "toughness", "set_power", "set_toughness")),
    {
        **creature("Counter", "Elemental", "*/*"),
        "define": {key: {"count": {"zone": "hand", "owner": "you"}} for key in ("power", "toughness")},
    },
    {
        **creature("Half Counter", "Elemental", "*/4"),
        "oracle_text": "Half Counter's power is equal to the number of cards in your opponents' hands.",
    },
    counting("Emptied", "Emptied gets +2/+2 as long as you have no cards in hand."),
    counting("Filled", "As long as you have two or more cards in hand, Filled gets +0/+1."),
    counting("Spiteful", "As long as an opponent has no cards in hand, Spiteful has flying."),
    counting("Reader", "Reader gets +1/+1 for each card in your library."),
    counting("Digger", "Digger gets +1/+1 for each creature card in your graveyard."),
    {
        "name": "Mind",
        "type_line": "Enchantment — Aura",
        "oracle_text": "Enchant creature\nEnchanted creature gets +1/+1 for each card in its controller's hand.",
    },
    {
        "name": "Blade",
        "type_line": "Artifact — Equipment",
        "oracle_text": "Equipped creature gets +X/+0, where X is the number of cards in your hand.\nEquip {1}",
    },
]


def placed(card: str, label: str = "it", zone: str = "battlefield", player: str = "Ana") -> Record:
    return {"do": "place", "card": card, "as": label, "zone": zone, "player": player}


def board(*actions: Record) -> Played:
    return play("2026-08", *actions, cards=CARDS)


def waits(played: Played, label: str) -> set[str]:
    return {key for one in played[label].depends for key in one.keys}


COUNTING: dict[str, tuple[str, str, set[str]]] = {
    "Counter": ("Ana", "hand", BOTH),
    "Half Counter": ("Ben", "hand", {"power"}),
    "Emptied": ("Ana", "hand", BOTH),
    "Filled": ("Ana", "hand", {"toughness"}),
    "Spiteful": ("Ben", "hand", {"abilities", "keywords"}),
    "Reader": ("Ana", "library", BOTH),
    **{f"By {key}": ("Ana", "hand", {key}) for key in ("power", "toughness")},
    **{f"By set_{key}": ("Ana", "hand", {key}) for key in ("power", "toughness")},
}


@pytest.mark.parametrize("card", COUNTING)
def test_what_counts_in_a_hand_or_library_where_no_card_lies_is_not_certain(card: str) -> None:
    player, zone, keys = COUNTING[card]
    played = board(placed(card))
    assert waits(played, "it") == keys
    assert {f"No card lies in {player}'s {zone}, and nobody has said that it is empty."} == {
        one.why for one in played["it"].depends
    }
    # Whoever lays out cards there tells what is there; another player's cards tell nothing.
    assert waits(board(placed(card), placed("Bear", "there", zone, player)), "it") == set()
    other = "Ben" if player == "Ana" else "Ana"
    assert waits(board(placed(card), placed("Bear", "there", zone, other)), "it") == keys


@pytest.mark.parametrize("card", COUNTING)
def test_that_it_is_empty_is_asked_of_the_card_and_can_be_said(card: str) -> None:
    player, zone, keys = COUNTING[card]
    played = board(placed(card))
    (question,) = questions_of(played.table, "it")
    words = f"{player}'s {zone} is empty"
    assert (question.asks, question.words, question.answer) == (CONDITION, words, None)
    said = {"do": "condition", "object": "it", "says": words, "holds": True}
    assert waits(played.then(said), "it") == set()
    # That there are some, nobody knows how many, leaves it open.
    assert waits(played.then({**said, "holds": False}), "it") == keys
    assert questions_of(played.then({**said, "holds": False}).table, "it")[0].answer is False


def test_said_to_one_card_it_holds_for_all_that_count_there() -> None:
    said = {"do": "condition", "object": "it", "says": "Ana's hand is empty", "holds": True}
    played = board(placed("Emptied"), placed("Counter", "counter"), said)
    assert (waits(played, "counter"), played["counter"].power) == (set(), 0)


@pytest.mark.parametrize("card", ["Digger", "Bear"])
def test_what_counts_elsewhere_or_nothing_is_certain(card: str) -> None:
    # A graveyard is laid out: it is public (404.2).
    played = board(placed(card))
    assert (waits(played, "it"), questions_of(played.table, "it")) == (set(), ())


def test_the_equipped_creature_waits_and_nothing_else_does() -> None:
    on = {"do": "attach", "object": "blade", "to": "it"}
    played = board(placed("Blade", "blade"), placed("Bear"), placed("Bear", "other"), on)
    assert (waits(played, "it"), waits(played, "other"), waits(played, "blade")) == ({"power"}, set(), set())


def test_whose_hand_it_is_follows_its_controller() -> None:
    taken = {"do": "effect", "on": ["it"], "change": {"control": "Ben"}}
    played = board(placed("Counter"), placed("Bear", "there", "hand"), taken)
    assert [one.why for one in played["it"].depends] == [
        "No card lies in Ben's hand, and nobody has said that it is empty."
    ]


def test_704_5f_nothing_dies_of_a_hand_that_nobody_laid_out() -> None:
    played = board(placed("Counter"), {"do": "check_state"})
    assert (played.last.result, played["it"].zone) == (NOT_COMPUTED, "battlefield")
    played = board(placed("Counter"), placed("Bear", "there", "hand"), {"do": "check_state"})
    assert (played["it"].power, played["it"].state_based) == (1, ())


def test_a_count_that_lost_its_ability_waits_for_nothing() -> None:
    lost = {"do": "effect", "on": ["it"], "change": {"lose_all_abilities": True}}
    assert waits(board(placed("Emptied"), lost), "it") == set()
    assert questions_of(board(placed("Emptied"), lost).table, "it") == ()


@pytest.mark.parametrize("zone", ["hand", "library"])
def test_608_2h_what_resolved_counted_there_as_it_began_and_asks_whom_it_touched(zone: str) -> None:
    counts = {"do": "effect", "on": ["it"], "change": {"power": {"count": {"zone": zone, "owner": "Ben"}}}}
    there = (placed("Bear"), placed("Bear", "other"))
    played = board(*there, counts)
    assert (played["it"].power, waits(played, "it"), waits(played, "other")) == (2, {"power"}, set())
    (told,) = played["it"].depends
    assert told.why == f"No card lay in Ben's {zone} as this was counted, and nobody has said that it was empty."
    assert (told.text, told.source) == (f"Ben's {zone} is empty", "it")
    (question,) = questions_of(played.table, "it")
    assert (question.asks, question.words) == (CONDITION, f"Ben's {zone} is empty")
    assert questions_of(played.table, "other") == ()
    # A card that comes later was not counted.
    later = played.then(placed("Bear", "card", zone, "Ben"))
    assert (later["it"].power, waits(later, "it")) == (2, {"power"})
    said = played.then({"do": "condition", "object": "it", "says": f"Ben's {zone} is empty", "holds": True})
    assert waits(said, "it") == set()
    # With a card there, that is what was counted.
    counted = board(*there, placed("Bear", "card", zone, "Ben"), counts)
    assert (counted["it"].power, waits(counted, "it")) == (3, set())


def test_an_effect_of_the_files_own_with_a_source_asks_its_source() -> None:
    counts = {
        "do": "effect", "source": "other", "filter": {"types": "Creature"},
        "change": {"power": {"count": {"zone": "hand", "owner": "Ana"}}},
    }  # fmt: skip
    played = board(placed("Bear"), placed("Bear", "other"), counts)
    assert (waits(played, "it"), waits(played, "other")) == ({"power"}, {"power"})
    (question,) = questions_of(played.table, "other")
    assert question.words == "Ana's hand is empty"


@pytest.mark.parametrize("key", ["set_power", "set_toughness", "power", "toughness"])
@pytest.mark.parametrize(
    ("wanted", "where"),
    [
        ({"zone": "hand", "owner": "you"}, ["Ana's hand"]),
        ({"zone": "hand", "owner": "opponent"}, ["Ben's hand"]),
        ({"zone": "hand", "owner": "Ben"}, ["Ben's hand"]),
        ({"zone": "library", "owner": "you"}, ["Ana's library"]),
        ({"zone": "hand"}, ["Ana's hand", "Ben's hand"]),
        ({"zone": ["hand", "library"], "owner": "you"}, ["Ana's hand", "Ana's library"]),
        ({"zone": "graveyard", "owner": "you"}, []),
        ({"types": "Creature"}, []),
    ],
    ids=str,
)
def test_402_1_an_effect_that_counts_cards_of_a_hand_waits_for_whose_it_means(
    key: str, wanted: Record, where: list[str]
) -> None:
    """401.1 and 402.1: whoever has laid out no card there may have some; a graveyard lies open (404.2)."""
    effect = {"do": "effect", "source": "it", "on": ["it"], "change": {key: {"count": wanted}}}
    played = board(placed("Bear"), effect)
    told = {f"No card lies in {one}, and nobody has said that it is empty." for one in where}
    assert {one.why for one in played["it"].depends} == told
    assert waits(played, "it") <= {key} | BOTH


def test_402_1_where_a_player_has_to_be_chosen_that_players_hand_is_meant() -> None:
    counts = {"count": {"zone": "hand", "belongs_to": "chosen player"}}
    effect = {"do": "effect", "source": "it", "on": ["it"], "change": {"power": counts}}
    choice = {"do": "choose", "object": "it"}
    unchosen = board(placed("Bear"), effect)
    assert not any("hand" in one.why for one in unchosen["it"].depends)
    chosen = {**choice, "player": "Ben"}
    told = [one.why for one in board(placed("Bear"), chosen, effect)["it"].depends]
    assert told == ["No card lies in Ben's hand, and nobody has said that it is empty."]


@pytest.mark.parametrize(("laid_out", "told"), [((), ["Ben"]), (("Ana",), ["Ben"]), (("Ben",), [])])
def test_402_1_the_hand_of_whoever_controls_what_is_enchanted_is_meant(
    laid_out: tuple[str, ...], told: list[str]
) -> None:
    hands = [placed("Bear", f"{player}'s", "hand", player) for player in laid_out]
    attach = {"do": "attach", "object": "aura", "to": "it"}
    played = board(placed("Bear", player="Ben"), placed("Mind", "aura"), attach, *hands)
    assert [one.why for one in played["it"].depends] == [
        f"No card lies in {player}'s hand, and nobody has said that it is empty." for player in told
    ]
    assert played["it"].power == (2 if told else 3)


def test_402_1_the_words_that_count_wait_where_they_touch_others_or_nobody_as_well() -> None:
    attach = {"do": "attach", "object": "blade", "to": "it"}
    says = "Equipped creature gets +X/+0, where X is the number of cards in your hand."
    why = "No card lies in Ana's hand, and nobody has said that it is empty."
    alone = board(placed("Bear"), placed("Blade", "blade"))
    borne = alone.then(attach)
    told = [
        [(one.text, one.source, one.keys, one.why) for one in played[label].depends]
        for played in (alone, borne)
        for label in ("blade", "it")
    ]
    # Set on nothing it changes no values, and who has the words tells of them without values in any case.
    own = (says, "blade", (), why)
    assert told == [[own], [], [own], [(says, "blade", ("power",), why)]]
    # By themselves, what defines a size and what changes its own object name the object once.
    half = "Half Counter's power is equal to the number of cards in your opponents' hands."
    texts = {"Counter": "Ana's hand is empty", "By power": "Ana's hand is empty", "Half Counter": half}
    for name, text in texts.items():
        (one,) = board(placed(name))["it"].depends
        of_whom = "Ben" if name == "Half Counter" else "Ana"
        assert (one.text, one.source, one.why) == (text, "it", why.replace("Ana", of_whom))
