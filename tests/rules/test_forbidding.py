"""What words on the battlefield forbid to permanents: to transform, to be turned up, to untap, to phase in (101.2)."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.reading import forbids
from inspector.rules import NEWEST
from tests.rules.cards_for_tests import Record, creature
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, ILLEGAL, NOTHING, Played, do, place, play

NEW = NEWEST.key
AURA = {"type_line": "Enchantment — Aura", "mana_cost": "{U}"}
CARDS: list[Record] = [
    creature("Warden", "Wolf", "2/2", oracle_text="Non-Human Werewolves you control can't transform."),
    creature("Stiff", "Bear", "2/2", oracle_text="Stiff can't transform."),
    creature(
        "Watch",
        "Dog",
        "2/2",
        oracle_text="Creatures your opponents control can't be turned face up during your turn.",
    ),
    creature("Haze", "Spirit", "1/1", oracle_text="Permanents can't phase in."),
    creature("Vague", "Spirit", "1/1", oracle_text="Creatures can't transform unless somebody dances."),
    creature("Bears", "Bear", "2/2"),
    creature("Giant", "Giant", "4/4"),
    {
        "name": "Ice",
        "oracle_text": "Enchant creature\nEnchanted creature loses all abilities and can't become untapped.",
        **AURA,
    },
    {
        "name": "Veil",
        "mana_cost": "{1}",
        "type_line": "Artifact — Equipment",
        "oracle_text": "As long as equipped creature is face down, it can't be turned face up.\nEquip {2}",
    },
    {
        "name": "Pole",
        "mana_cost": "{1}",
        "type_line": "Artifact — Equipment",
        "oracle_text": "This Equipment can be attached only to a creature with toughness 3 or greater.\n"
        "Equipped creature gets +1/+0.\nEquip {2}",
    },
]  # fmt: skip
WOLF = place("Reckless Waif", "wolf", face="back")


def test_101_2_what_words_forbid_to_transform_stays_as_it_is() -> None:
    both = play(NEW, WOLF, place("Reckless Waif", "human"), place("Warden", "Warden"), cards=CARDS)
    played = both.then(do("transform", objects=["wolf", "human"]))
    assert (played["wolf"].face_up, played["human"].face_up) == ("back", "back")
    assert played.last.result == DONE
    alone = both.then(do("transform", objects=["wolf"]))
    assert (alone.last.result, alone.last.rules, alone["wolf"].face_up) == (NOTHING, ("101.2",), "back")
    assert "Warden forbids it" in alone.last.says
    converted = both.then(do("convert", objects=["wolf"]))
    assert (converted.last.result, converted.last.rules) == (NOTHING, ("101.2", "701.28f"))
    # Another player's permanents, and what is no permanent any more, are free to.
    assert (
        play(NEW, WOLF, place("Warden", "Warden", player="Ben"), do("transform", objects=["wolf"]), cards=CARDS)[
            "wolf"
        ].face_up
        == "front"
    )
    gone = both.then(do("move", "Warden", to="graveyard")).then(do("transform", objects=["wolf"]))
    assert gone["wolf"].face_up == "front"


def test_101_2_day_does_not_turn_over_what_words_forbid_to_transform() -> None:
    night = play(
        NEW,
        do("day_night", value="night"),
        place("Bird Admirer", "admirer", "hand"),
        do("put_onto_battlefield", "admirer"),
        place("Warden", "Warden"),
        cards=CARDS,
    )
    day = night.then(do("day_night", value="day"))
    assert (day["admirer"].face_up, day.table.day_night) == ("back", "day")
    assert "Warden forbids it" in day.last.says
    # Said once, when day comes, and not again with all that is done later.
    later = day.then(do("tap", objects=["Warden"]))
    assert "Warden forbids it" not in later.last.says
    # 702.145f: as soon as nothing forbids it any more, it turns over.
    assert later.then(do("move", "Warden", to="graveyard"))["admirer"].face_up == "front"


def test_101_2_words_of_its_own_forbid_it_too_and_those_not_read_leave_it_not_computed() -> None:
    copied = play(
        NEW,
        WOLF,
        place("Stiff", "Stiff"),
        do("become_copy", "wolf", of="Stiff"),
        do("transform", objects=["wolf"]),
        cards=CARDS,
    )
    assert (copied.last.result, copied.last.rules) == (NOTHING, ("101.2",))
    open_ = play(NEW, WOLF, place("Vague", "Vague"), do("transform", objects=["wolf"]), cards=CARDS)
    assert str(open_.last.result) == "not computed"
    assert "somebody dances" in open_.last.not_computed


@pytest.mark.parametrize(("by", "turn", "expected"), [
    ("morph", "Ana", ILLEGAL), ("effect", "Ana", NOTHING), ("morph", "Ben", DONE), ("effect", "Ben", DONE),
])  # fmt: skip
def test_101_2_what_may_not_be_turned_up_in_a_turn_is_not(by: str, turn: str, expected: object) -> None:
    angel = place("Exalted Angel", "angel", face_down="morph", player="Ben")
    up = do("turn_face_up", objects=["angel"], by=by, player="Ben")
    played = play(NEW, place("Watch", "Watch"), angel, do("turn", player=turn), up, cards=CARDS)
    assert played.last.result == expected
    assert ("101.2" in played.last.rules) is (expected != DONE)
    # What a player may not do is not begun; an instruction is followed, and nothing happens.
    assert ("Nothing happens" in played.last.says) is (expected == NOTHING)
    assert ("Watch forbids it: “Creatures your opponents control can't" in played.last.says) is (expected != DONE)


def test_101_2_while_face_down_it_stays_so_and_tapped_and_phased_out() -> None:
    angel = place("Exalted Angel", "angel", face_down="morph")
    veiled = play(
        NEW,
        angel,
        place("Veil", "Veil"),
        do("attach", "Veil", to="angel"),
        do("turn_face_up", objects=["angel"]),
        cards=CARDS,
    )
    assert (veiled.last.result, veiled.last.rules) == (NOTHING, ("101.2",))
    bears = place("Bears", "bears", tapped=True)
    frozen = play(
        NEW, bears, place("Ice", "Ice"), do("attach", "Ice", to="bears"), do("untap", objects=["bears"]), cards=CARDS
    )
    assert (frozen.last.result, frozen["bears"].tapped) == (NOTHING, True)
    assert play(NEW, bears, place("Ice", "Ice"), do("untap", objects=["bears"]), cards=CARDS).last.result == DONE
    out = play(
        NEW,
        place("Haze", "Haze"),
        bears,
        do("phase_out", objects=["bears"]),
        do("phase_in", objects=["bears"]),
        cards=CARDS,
    )
    assert (out.last.result, out.last.rules) == (NOTHING, ("101.2",))


def test_701_3b_an_equipment_goes_only_on_what_its_own_words_allow() -> None:
    both = play(NEW, place("Bears", "Bears"), place("Giant", "Giant"), place("Pole", "Pole"), cards=CARDS)
    refused = both.then(do("attach", "Pole", to="Bears"))
    assert (refused.last.result, refused.last.rules[:1]) == (NOTHING, ("701.3b",))
    held = both.then(do("attach", "Pole", to="Giant"))
    assert (held["Giant"].power, held["Pole"].state_based) == (5, ())
    # 704.5n: once that is no such creature any more it comes off.
    for weak, state in ((3, ()), (2, ("704.5n",))):
        shrunk = held.then(do("effect", on=["Giant"], change={"set_toughness": weak}))
        assert tuple(why.rules[0] for why in shrunk["Pole"].why.get("state_based", ())) == state


_BRISELA = (place("Bruna, the Fading Light", "bruna"), place("Gisela, the Broken Blade", "gisela"))


@pytest.mark.parametrize(
    ("card", "zone", "how", "expected"),
    [
        ("Lightning Bolt", "hand", {}, ILLEGAL),
        ("Craw Wurm", "hand", {}, DONE),
        # The mana value is that of the spell: of the front though the back is up (712.8c), of the half that is cast
        # (709.3b), of the face that was chosen (712.8f), none of what is face down (708.4).
        ("Covert Cutpurse", "graveyard", {"transformed": True}, ILLEGAL),
        ("Fire // Ice", "hand", {"half": "left"}, ILLEGAL),
        ("Valki, God of Lies", "hand", {"face": "front"}, ILLEGAL),
        ("Valki, God of Lies", "hand", {"face": "back"}, DONE),
        ("Exalted Angel", "hand", {"face_down": "morph"}, ILLEGAL),
        ("Exalted Angel", "hand", {}, DONE),
        ("Bonecrusher Giant", "hand", {"inset": True}, ILLEGAL),
        ("Hooded Hydra", "hand", {"x": 2}, DONE),
        ("Hooded Hydra", "hand", {"x": 1}, ILLEGAL),
    ],
    ids=str,
)
def test_101_2_what_the_spell_would_be_decides_whether_it_is_cast(
    card: str, zone: str, how: Record, expected: str
) -> None:
    meld = do("meld", objects=["bruna", "gisela"], as_="brisela")
    spell = place(card, "spell", zone, player="Ben")
    played = play(NEW, *_BRISELA, meld, spell, do("cast", "spell", player="Ben", **how))
    assert played.last.result == expected
    assert (played.last.rules[:1] == ("101.2",)) is (expected == ILLEGAL)
    assert played["spell"].zone == (zone if expected == ILLEGAL else "stack")
    # They speak of opponents, and of nothing once they are lost.
    own = play(NEW, *_BRISELA, meld, place(card, "spell", zone), do("cast", "spell", **how))
    assert own.last.result == DONE
    lost = play(NEW, *_BRISELA, meld, spell, place("Humility"), do("cast", "spell", player="Ben", **how))
    assert lost.last.result == DONE


def test_101_2_during_the_turn_of_its_controller_alone_and_of_a_spell_that_would_mutate_as_well() -> None:
    quiet = creature("Quiet", "Bear", "2/2", oracle_text="Your opponents can't cast spells during your turn.")
    there = (
        place("Quiet"),
        place("Gemrazer", "spell", "hand", player="Ben"),
        place("Grizzly Bears", "b", player="Ben"),
    )
    for does in (do("cast", "spell", player="Ben"), do("mutate", "spell", onto="b", player="Ben")):
        for turn_of, result in (("Ana", ILLEGAL), ("Ben", DONE)):
            played = play(NEW, *there, do("turn", player=turn_of), does, cards=[quiet])
            assert (played.last.result, played.last.rules[:1] == ("101.2",)) == (result, result == ILLEGAL)


def test_101_2_lands_chosen_names_and_words_that_are_not_read() -> None:
    words = {
        "Root": "Players can't play lands.",
        "Namer": "As this creature enters, choose a card name.\nSpells with the chosen name can't be cast.",
        "Pace": "Each player can't cast more than one spell each turn.",
        "Field": "Each player can't play more than one land each turn.",
    }
    cards = [creature(name, "Bear", "2/2", oracle_text=text) for name, text in words.items()]

    def tried(name: str, card: str, does: Record, **how: Any) -> Played:  # noqa: ANN401
        return play(NEW, place(name, name, **how), place(card, "card", "hand"), does, cards=cards)

    land = tried("Root", "Forest", do("play_land", "card"))
    assert (land.last.result, land.last.rules[:1], land["card"].zone) == (ILLEGAL, ("101.2",), "hand")
    assert land.last.says == "Root forbids it: “Players can't play lands.”"
    # What is played is the face that is a land.
    assert tried("Root", "Fell the Profane", do("play_land", "card", face="back")).last.result == ILLEGAL
    cast = do("cast", "card")
    assert tried("Root", "Grizzly Bears", cast).last.result == DONE
    assert tried("Namer", "Grizzly Bears", cast, choose={"name": "Grizzly Bears"}).last.result == ILLEGAL
    assert tried("Namer", "Grizzly Bears", cast, choose={"name": "Craw Wurm"}).last.result == DONE
    one_land = tried("Field", "Forest", do("play_land", "card"))
    assert (one_land.last.result, one_land["card"].zone) == (DONE, "battlefield")
    assert "Whether Field forbids it is not computed" in one_land.last.says
    for name in ("Namer", "Pace"):
        unsaid = tried(name, "Grizzly Bears", cast)
        assert unsaid.last.result == DONE
        assert f"Whether {name} forbids it is not computed" in unsaid.last.says


def test_101_2_what_may_not_enter_stays_where_it_is() -> None:
    words = {
        "Lid": "Creature cards in graveyards and libraries can't enter.",
        "Bog": "Lands can't enter the battlefield.",
    }
    cards = [
        creature(name, "Bear", "2/2", oracle_text=text) | {"type_line": "Artifact"} for name, text in words.items()
    ]

    def put(name: str, card: str, zone: str, **how: object) -> Played:
        onto = do("put_onto_battlefield", "card", **how)
        return play(NEW, place(name, name), place(card, "card", zone), onto, cards=cards)

    for zone in ("graveyard", "library"):
        stays = put("Lid", "Grizzly Bears", zone)
        assert (stays.last.result, stays.last.rules, stays["card"].zone) == (NOTHING, ("101.2",), zone)
        # A double-faced card there has only its front face (712.8a), which is no creature card.
        assert put("Lid", "Startled Awake", zone, transformed=True)["card"].name == "Persistent Nightmare"
        assert put("Lid", "Forest", zone).last.result == DONE
    assert put("Lid", "Grizzly Bears", "exile").last.result == DONE
    assert put("Bog", "Forest", "hand").last.result == NOTHING
    assert put("Bog", "Grizzly Bears", "hand").last.result == DONE


def test_101_2_a_spell_that_cannot_be_copied_is_not() -> None:
    cards: list[Record] = [
        {"name": name, "mana_cost": "{R}", "type_line": "Instant", "oracle_text": text}
        for name, text in {"Once": "This spell can't be copied.\nDraw a card.", "Twice": "Draw a card."}.items()
    ]
    for name, expected in (("Once", NOTHING), ("Twice", DONE)):
        played = play(NEW, place(name, "spell", "stack"), do("copy_spell", of="spell", as_="copy"), cards=cards)
        assert played.last.result == expected
        assert (played.last.rules[:1] == ("101.2",)) is (expected == NOTHING)


def test_what_begins_later_or_speaks_of_something_else_forbids_nothing_now() -> None:
    for text in ("When this enters, target creature can't transform.", "{T}: This creature can't transform.", "Flying"):
        assert forbids((text,), ("Stiff",)) == ()


@pytest.mark.parametrize(("edition", "how", "rule"), [
    ("2016-01", "manifest", "101.2"),
    ("2021-09", "manifest", "701.34e"),
    pytest.param("2026-08", "manifest", "701.40f", marks=pytest.mark.rule("2026-08", "701.40f")),
    ("2026-08", "cloak", "701.58f"),
])  # fmt: skip
def test_701_40f_what_may_not_enter_face_down_stays_as_it_lies(edition: str, how: str, rule: str) -> None:
    """Turned down it is a creature card, be it a land or not (701.40a)."""
    cage = {"name": "Cage", "mana_cost": "{1}", "type_line": "Artifact"}
    cage["oracle_text"] = "Creature cards in graveyards and libraries can't enter the battlefield."
    for card in ("Forest", "Grizzly Bears"):
        board = (place("Cage", "cage"), place(card, zone="library"))
        kept = play(edition, *board, do(how, "it"), cards=[cage])
        assert (kept.last.result, kept.last.rules[0], kept["it"].zone) == (NOTHING, rule, "library")
        put = play(edition, *board, do("put_onto_battlefield", "it", face_down=True), cards=[cage])
        assert (put.last.result, put["it"].zone) == (NOTHING, "library")
    held = play(edition, place("Cage", "cage"), place("Forest", zone="hand"), do(how, "it"), cards=[cage])
    assert (held.last.result, held["it"].face_down) == (DONE, how)


RUIN = {"name": "Ruin", "mana_cost": "{4}", "type_line": "Legendary Sorcery", "oracle_text": "Draw a card."}
LEGEND = creature("Chief", "Bear", "2/2", type_line="Legendary Creature — Bear")
WALKER = {"name": "Walker", "mana_cost": "{3}", "type_line": "Legendary Planeswalker — Jace", "loyalty": "3"}


@pytest.mark.parametrize(
    ("edition", "there", "result"),
    [
        ("2016-01", (), DONE),
        ("2021-09", (), ILLEGAL),
        (NEW, (), ILLEGAL),
        (NEW, (place("Chief", "chief"),), DONE),
        (NEW, (place("Walker", "jace"),), DONE),
        (NEW, (place("Chief", "chief", player="Ben"),), ILLEGAL),
        (NEW, (place("Chief", "chief", "hand"),), ILLEGAL),
        (NEW, (place("Chief", "chief"), do("effect", on=["chief"], change={"set_types": ["Artifact"]})), ILLEGAL),
        (NEW, (place("Bears", "bears"),), ILLEGAL),
    ],
)
def test_205_4e_a_legendary_sorcery_is_cast_only_by_who_controls_a_legend(
    edition: str, there: tuple[Record, ...], result: str
) -> None:
    cast = (place("Ruin", "it", "hand"), do("cast", "it"))
    played = play(edition, *there, *cast, cards=[*CARDS, RUIN, LEGEND, WALKER])
    assert played.last.result == result
    if result == ILLEGAL:
        says = "Ruin is a legendary sorcery, and Ana controls no legendary creature or planeswalker."
        assert [(why.rules, why.says) for why in played.last.reasons] == [(("205.4e",), says)]


SUDDEN = {"name": "Sudden", "mana_cost": "{B}", "type_line": "Instant", "oracle_text": "Split second\nDraw a card."}


@by_edition("702.59a", "702.60a", "702.61a", "702.61a", "702.61a")
def test_702_61a_no_other_spell_is_cast_while_one_with_split_second_is_on_the_stack(
    edition: str, rules: list[str]
) -> None:
    there = (place("Sudden", "it", "hand"), place("Bears", "other", "hand"))
    played = play(edition, *there, do("cast", "it"), do("cast", "other"), cards=[*CARDS, SUDDEN])
    assert [outcome.result for outcome in played.outcomes[2:]] == [DONE, ILLEGAL]
    says = "Sudden has split second, so no other spell can be cast while it is on the stack."
    assert [(why.rules, why.says) for why in played.last.reasons] == [(tuple(rules), says)]
    quiet = played.then(do("effect", on=["it"], change={"lose_all_abilities": True}), do("cast", "other"))
    assert quiet.last.result == DONE
    assert played.then(do("resolve", "it"), do("cast", "other")).last.result == DONE
