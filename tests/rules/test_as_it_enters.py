"""As it enters: tapped, with counters, as a Saga; words that are not read are told, never passed over."""

from __future__ import annotations

import pytest

from inspector.cards import entering_words
from inspector.rules import NEWEST, Outcome
from tests.rules.cards_for_tests import HUMILITY, MOON, Record, creature, land
from tests.rules.editions import by_edition
from tests.rules.playing import Played, do, place, play

NEW = NEWEST.key
GATE = land("Slow Gate", oracle_text="This land enters tapped.\n{T}: Add {R}.")
OLD_GATE = land("Old Gate", oracle_text="Old Gate enters the battlefield tapped.")
SLITH = creature("Slith", "Slith", "1/1", oracle_text="This creature enters with two +1/+1 counters on it.")
HYDRA = creature("Hydra", "Hydra", "0/0", "{X}{G}", oracle_text="This creature enters with X +1/+1 counters on it.")
MYR = creature("Myr", "Myr", "0/0", "{2}", oracle_text="Modular 2", keywords=["Modular"])
SHOCK = land("Shock Land", oracle_text="As this land enters, you may pay 2 life. If you don't, it enters tapped.")
SAGA = {
    "name": "Long Tale",
    "mana_cost": "{2}{G}",
    "type_line": "Enchantment — Saga",
    "oracle_text": "(As this Saga enters, add a lore counter.)\nI, II — Draw a card.\nIII — Win.",
}
TAXER = {
    "name": "Taxer",
    "mana_cost": "{W}",
    "type_line": "Enchantment",
    "oracle_text": "Creatures enter asleep and tapped.",
}
CLONE = creature(
    "Clone", "Shapeshifter", "0/0", oracle_text="You may have this creature enter as a copy of any permanent."
)
VESUVA = land("Echo Land", oracle_text="You may have this land enter tapped as a copy of a land on the battlefield.")
_CARDS = (GATE, OLD_GATE, SLITH, HYDRA, MYR, SHOCK, SAGA, TAXER, CLONE, VESUVA, HUMILITY, MOON)
CARDS: tuple[Record, ...] = (*_CARDS, creature("Bear", "Bear", "2/2"), land("Plain Field"))


def says_plain_status(outcome: Outcome) -> bool:
    return any("as nothing says otherwise" in why.says for why in outcome.reasons)


def run(edition: str, *actions: Record) -> Played:
    return play(edition, *actions, cards=CARDS)


def entered(edition: str, card: str, *before: Record) -> Played:
    return run(edition, place(card, zone="hand"), *before, do("put_onto_battlefield", "it"))


@by_edition("614.1d", "614.1d", "614.1d", "614.1d", "614.1d")
@pytest.mark.parametrize("card", ["Slow Gate", "Old Gate"])
def test_614_1d_a_land_that_says_so_enters_tapped(edition: str, rules: list[str], card: str) -> None:
    played = run(edition, place(card, zone="hand"), do("play_land", "it"))
    assert played["it"].tapped
    assert rules[0] in played.last.rules
    assert played["it"].why["tapped"][0].rules[0] == rules[0]
    assert not says_plain_status(played.last)
    assert run(edition, place(card))["it"].tapped is False


def test_110_5b_what_says_nothing_enters_untapped() -> None:
    played = run(NEW, place("Plain Field", zone="hand"), do("play_land", "it"))
    assert not played["it"].tapped
    assert says_plain_status(played.last)


@by_edition("614.1c", "614.1c", "614.1c", "614.1c", "614.1c")
def test_614_1c_a_creature_that_says_so_enters_with_counters(edition: str, rules: list[str]) -> None:
    resolved = run(edition, place("Slith", zone="hand"), do("cast", "it"), do("resolve", "it"))
    for played in (resolved, entered(edition, "Slith")):
        assert (played["it"].counters, played["it"].power) == ({"+1/+1": 2}, 3)
        assert rules[0] in played.last.rules
    assert run(edition, place("Slith"))["it"].counters == {}


def test_614_1c_x_is_that_of_the_spell_and_0_of_anything_else() -> None:
    cast = run(NEW, place("Hydra", zone="hand"), do("cast", "it", x=4), do("resolve", "it"))
    assert cast["it"].counters == {"+1/+1": 4}
    assert entered(NEW, "Hydra")["it"].counters == {}
    unsaid = run(NEW, place("Hydra", zone="hand"), do("cast", "it"), do("resolve", "it"))
    assert unsaid["it"].counters == {}
    assert "is not computed: “enters with X +1/+1 counters.”" in unsaid.last.says
    also = {**HYDRA, "name": "Odd Hydra", "oracle_text": f"This creature enters asleep.\n{HYDRA['oracle_text']}"}
    asleep = play(NEW, place("Odd Hydra", zone="hand"), do("cast", "it"), do("resolve", "it"), cards=[also])
    assert "“enters with X +1/+1 counters.”" in asleep.last.says
    assert "“This creature enters asleep.”" in asleep.last.says


def test_702_43a_a_keyword_by_which_it_enters_with_counters_is_read() -> None:
    assert entered(NEW, "Myr")["it"].counters == {"+1/+1": 2}


@by_edition("-", "-", "715.3a", "714.3a", "714.3a")
def test_714_3a_a_saga_enters_with_a_lore_counter(edition: str, rules: list[str]) -> None:
    played = run(edition, place("Long Tale", zone="hand"), do("cast", "it"), do("resolve", "it"))
    assert played["it"].counters == {"lore": 1}
    assert rules[0] in played.last.rules
    assert run(edition, place("Long Tale"))["it"].counters == {}


@pytest.mark.parametrize(
    ("edition", "tapped"), [("2011-09", True), ("2016-01", True), ("2021-09", False), (NEW, False)]
)
def test_614_12_in_the_later_editions_other_effects_count_for_how_it_enters(edition: str, tapped: bool) -> None:
    played = run(edition, place("Slow Gate", zone="hand"), place("Red Moon", "moon"), do("play_land", "it"))
    assert played["it"].tapped is tapped
    slith = run(edition, place("Slith", zone="hand"), place("Humbling", "humbling"), do("put_onto_battlefield", "it"))
    assert slith["it"].counters == ({"+1/+1": 2} if tapped else {})


def test_707_5_what_enters_as_a_copy_enters_as_the_copied_words_say() -> None:
    cast = (place("Slith", "slith"), place("Clone", zone="hand"), do("cast", "it"))
    played = run(NEW, *cast, do("resolve", "it", as_copy_of="slith"))
    assert played["it"].counters == {"+1/+1": 2}
    echo = run(NEW, place("Plain Field", "field"), place("Echo Land", zone="hand"))
    as_copy = echo.then(do("put_onto_battlefield", "it", as_copy_of="field"))
    assert (as_copy["it"].name, as_copy["it"].tapped) == ("Plain Field", True)
    assert not echo.then(do("put_onto_battlefield", "it"))["it"].tapped
    token = run(NEW, place("Slow Gate", "gate"), do("create_token_copy", of="gate", as_="token"))
    assert token["token"].tapped


def test_614_1d_words_of_its_entering_that_are_not_read_are_told() -> None:
    played = run(NEW, place("Shock Land", zone="hand"), do("play_land", "it"))
    assert (
        "is not computed: “As this land enters, you may pay 2 life. If you don't, it enters tapped.”"
        in played.last.says
    )
    assert not says_plain_status(played.last)
    taxed = entered(NEW, "Bear", place("Taxer", "taxer"))
    assert "What Taxer says about how others enter is not computed: “Creatures enter asleep and" in taxed.last.says
    assert not says_plain_status(taxed.last)


def test_708_3_face_down_it_has_no_words_to_enter_by() -> None:
    down = run(NEW, place("Slith", zone="hand"), do("put_onto_battlefield", "it", face_down=True))
    assert down["it"].counters == {}


TRIGGERED_OR_NOT_ITS_OWN = [
    "When this creature enters, draw a card.",
    "Landfall — Whenever a land you control enters, you gain 1 life.",
    "{2}, {T}: Target creature enters tapped.",
    "Enchanted creature has “This creature enters tapped.”",
    "Flying (It enters tapped.)",
    "I, II — This creature enters with a +1/+1 counter on it.",
]


@pytest.mark.parametrize("text", TRIGGERED_OR_NOT_ITS_OWN)
def test_603_6d_a_trigger_a_cost_a_quotation_or_a_reminder_is_no_word_of_entering(text: str) -> None:
    words = entering_words((text,), ("Slith",))
    assert (words.tapped, words.counters, words.unread) == (False, (), ())


UNREAD = [
    "This land enters tapped unless you control a Swamp.",
    "As this creature enters, choose a color. It enters tapped if it is red.",
    "This creature enters with a +1/+1 counter on it for each land you control.",
    "If you control two or more other lands, this land enters tapped.",
    "Bloodthirst 2",
    "Slith enters with an additional +1/+1 counter on it if you attacked this turn.",
]


@pytest.mark.parametrize("text", UNREAD)
def test_614_1c_a_sentence_with_anything_more_is_not_read_but_kept(text: str) -> None:
    words = entering_words((text,), ("Slith",))
    assert (words.tapped, words.counters, len(words.unread)) == (False, (), 1)
    assert words.unread[0] in text


@pytest.mark.parametrize(
    "text",
    [
        "As this artifact enters, choose a color.",
        "Choose a creature type as it enters.",
        "As Slith enters, choose an opponent.",
    ],
)
def test_614_1c_a_choice_as_it_enters_is_told_and_says_nothing_of_its_status(text: str) -> None:
    words = entering_words((text,), ("Slith",))
    assert (words.choices, words.unread, words.tapped) == ((text.rstrip("."),), (), False)
    chooser = {"name": "Slith", "type_line": "Artifact", "mana_cost": "{2}", "oracle_text": text}
    told = play(NEW, place("Slith", zone="hand"), do("put_onto_battlefield", "it"), cards=[chooser]).last
    assert f"Its own words ask for a choice as it enters: “{text}”" in told.says
    assert says_plain_status(told)


@pytest.mark.parametrize(
    ("words", "alone", "with_two"),
    [
        ("This land enters tapped unless you control two or more other lands.", True, False),
        ("This land enters tapped if you control two or more other lands.", False, True),
        ("This land enters the battlefield tapped unless you control a Forest or a Plains.", True, False),
        ("This land enters tapped unless you control two or fewer other lands.", False, False),
        ("This land enters tapped unless you control another land.", True, False),
        ("This land enters tapped unless it's your turn.", False, False),
        ("This land enters tapped if it's not your turn.", False, False),
    ],
)
def test_614_12_a_condition_is_judged_before_the_land_is_there(words: str, alone: bool, with_two: bool) -> None:
    made = land("Old Gate", oracle_text=f"{words}\n{{T}}: Add {{G}}.")
    woods = (place("Forest", "one"), place("Forest", "two"), place("Forest", "theirs", player="Ben"))
    for before, tapped in (((woods[2],), alone), (woods, with_two)):
        for entering in (do("play_land", "it"), do("put_onto_battlefield", "it")):
            played = play(NEW, place("Old Gate", zone="hand"), *before, entering, cards=[made])
            assert (played["it"].tapped, "614.1d" in played.last.rules) == (tapped, True)
            assert "not computed" not in played.last.says


def test_614_1d_a_condition_that_is_not_understood_or_not_told_is_not_judged() -> None:
    for words in ("unless a player has 13 strange lives", "unless an opponent lost life this turn"):
        made = land("Old Gate", oracle_text=f"This land enters tapped {words}.")
        played = play(NEW, place("Old Gate", zone="hand"), do("play_land", "it"), cards=[made])
        assert "not computed" in played.last.says


@pytest.mark.parametrize(
    ("words", "before", "tapped"),
    [
        ("a player has 13 or less life", (), True),
        ("a player has 13 or less life", (do("life", player="Ana", total=13),), False),
        ("a player has 13 or less life", (do("life", player="Ben", total=3),), False),
        ("your opponents control two or more lands", (place("Old Gate", "one", player="Ben"),), True),
        (
            "your opponents control two or more lands",
            (place("Old Gate", "one", player="Ben"), place("Old Gate", "two", player="Ben")),
            False,
        ),
        (
            "your opponents control two or more lands",
            (place("Old Gate", "one"), place("Old Gate", "two", player="Ben")),
            True,
        ),
    ],
)
def test_614_1d_what_others_have_decides_whether_it_enters_tapped(
    words: str, before: tuple[Record, ...], *, tapped: bool
) -> None:
    made = land("Old Gate", oracle_text=f"This land enters tapped unless {words}.")
    played = play(NEW, *before, place("Old Gate", zone="hand"), do("play_land", "it"), cards=[made])
    assert (played["it"].tapped, "not computed" in played.last.says) == (tapped, False)


@pytest.mark.parametrize("edition", ["2016-01", NEW])
@pytest.mark.parametrize(("taker", "card"), [("Humility", "Slith"), ("Humility", "Hydra"), ("Blood Moon", "Slow Gate")])
def test_614_12_words_that_it_would_not_have_there_are_told_to_do_nothing(edition: str, taker: str, card: str) -> None:
    """Before 2021 only its own words count, whatever others do to it there."""
    put = do("put_onto_battlefield", "it")
    played = play(edition, place(taker, "taker"), place(card, zone="hand"), put, cards=CARDS)
    told = (
        f"On the battlefield {card} would not have these words because of {taker}, so they do nothing"
        in played.last.says
    )
    assert (told, "614.12" in played.last.rules) == ((edition == NEW,) * 2)
    alone = play(edition, place(card, zone="hand"), put, cards=CARDS).last
    assert "would not have" not in alone.says


@pytest.mark.parametrize(
    ("record", "rule"),
    [
        # How it enters leads, and that it is a new object there does not (400.7).
        ({"type_line": "Creature — Elf", "oracle_text": "This creature enters with a +1/+1 counter on it."}, "614.1c"),
        ({"type_line": "Land", "oracle_text": "This land enters tapped."}, "614.1d"),
        ({"type_line": "Planeswalker — Elf", "loyalty": "3"}, "306.5b"),
        ({"type_line": "Battle — Siege", "defense": "3"}, "310.4b"),
        ({"type_line": "Enchantment — Saga", "oracle_text": "I — Draw a card."}, "714.3a"),
        ({"type_line": "Creature — Elf"}, "400.7"),
    ],
)
def test_614_1c_the_rule_by_which_it_enters_in_its_own_way_is_told_first(record: Record, rule: str) -> None:
    card = {"name": "Odd", "mana_cost": "{1}", **record}
    card |= {"power": "1", "toughness": "1"} if "Creature" in card["type_line"] else {}
    played = play("2026-08", place("Odd", zone="graveyard"), do("put_onto_battlefield", "it"), cards=[card])
    assert played.last.rules[0] == rule
