"""What a card's own clause makes of the copy that it enters as, where that hangs on the original or on the spell."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, questions_of
from tests.rules.cards_for_tests import ANGEL, BEAR, Record, creature
from tests.rules.playing import Played, do, place, play

ANY = "May enter as a copy of any permanent"
MINE = "with a shield counter on it if you control that permanent"
TWO_MORE = "it enters with two additional +1/+1 counters on it"
SAGA = "(Add a lore counter.)\nI, II — Scry 1.\nIII — Draw a card."


def copier(name: str, clause: str, size: str = "1/1", **keys: object) -> Record:
    return creature(name, "Shapeshifter", size, "{X}{U}", oracle_text=f"{ANY}, except {clause}.", **keys)


SNOW = "it's snow and legendary in addition to its other types and, if it's a creature, "
SIZE = "and its power and toughness are equal to this creature's power and toughness"
CARDS = [
    BEAR,
    ANGEL,
    {"name": "Relic", "mana_cost": "{2}", "type_line": "Artifact", "oracle_text": ""},
    copier("Ego", "it enters with X additional +1/+1 counters on it"),
    copier("Operative", f"it enters {MINE}"),
    copier("Frost", f"{SNOW}it enters with two additional +1/+1 counters on it and has changeling"),
    copier("Hulk", f"it's an artifact in addition to its other types, {SIZE}", "7/8"),
    copier("Fleeting", "it has vanishing 3 if that creature doesn't have vanishing"),
    copier("Double", 'it has "{T}: Draw a card."'),
    creature("Many", "Rogue", "3/1", oracle_text=f"{ANY}, except it has Many's other abilities.\nPartner\nFlying"),
    creature("Headed", "Rogue", "3/1", oracle_text=f"Dark Mirror — {ANY}, except it has flying."),
    copier("Mimic", "it has flying and, if it's a creature, it has haste"),
    copier(
        "Hoard",
        f"it enters with an additional charge counter on it and, if it's a creature, {TWO_MORE} and it has haste",
    ),
    creature("Naga", "Naga", "0/0", oracle_text="May enter as a copy of any creature, except if this creature was"
             " embalmed, the token has no mana cost, it's blue, and it's a Zombie in addition to its other types."),
    {"name": "Tale", "mana_cost": "{W}", "type_line": "Enchantment — Saga", "oracle_text": f"Read ahead\n{SAGA}"},
    {"name": "Plain Tale", "mana_cost": "{W}", "type_line": "Enchantment — Saga", "oracle_text": SAGA},
    {"name": "Editor", "type_line": "Enchantment", "oracle_text": "Sagas you control have read ahead."},
]  # fmt: skip


def copied(card: str, of: str = "Bear", *, player: str = "Ana", x: int | None = None) -> Played:
    """Cast a card and let it resolve as a copy of a permanent of a player's."""
    there = place(of, "original", player=player)
    cast = do("cast", "it", **({} if x is None else {"x": x}))
    return play(NEWEST.key, there, place(card, zone="hand"), cast, do("resolve", "it", as_copy_of="original"),
                cards=CARDS)  # fmt: skip


@pytest.mark.parametrize("card", ["Ego", "Operative", "Frost", "Hulk", "Fleeting", "Double", "Many", "Headed", "Naga"])
def test_707_9_the_clause_is_read_and_nothing_is_in_doubt(card: str) -> None:
    assert copied(card)["it"].not_computed == ()


def test_107_3m_x_is_that_of_the_spell_which_it_was() -> None:
    assert copied("Ego", x=3)["it"].counters == {"+1/+1": 3}
    put = do("put_onto_battlefield", "it", as_copy_of="original")
    entered = play(NEWEST.key, place("Bear", "original"), place("Ego", zone="hand"), put, cards=CARDS)
    assert entered["it"].counters == {}


def test_who_controls_the_original_counts() -> None:
    assert copied("Operative")["it"].counters == {"shield": 1}
    assert copied("Operative", player="Ben")["it"].counters == {}


def test_707_9_exceptions_for_a_card_type_are_for_what_has_it() -> None:
    bear, relic = copied("Frost")["it"], copied("Frost", "Relic")["it"]
    assert (bear.supertypes, bear.counters, bear.keywords) == (("Snow", "Legendary"), {"+1/+1": 2}, ("Changeling",))
    elf = do("effect", filter={"subtypes": "Elf"}, change={"power": "+2"})
    assert copied("Frost").then(elf)["it"].power == 2 + 2 + 2
    assert (relic.supertypes, relic.counters, relic.keywords) == (("Snow", "Legendary"), {}, ())


def test_707_9_exceptions_for_a_card_type_come_beside_those_for_every_original() -> None:
    """707.9a: each ability that it gains is one more; so is each kind of counters with which it enters (707.9f)."""
    assert copied("Mimic")["it"].abilities == ("Flying", "Haste")
    assert copied("Mimic", "Relic")["it"].abilities == ("Flying",)
    assert copied("Hoard")["it"].counters == {"charge": 1, "+1/+1": 2}
    assert copied("Hoard", "Relic")["it"].counters == {"charge": 1}


HOUND = "At the beginning of your upkeep, you may turn this creature face down."
COMES = "enters or is turned face up"
SHAPER = creature(
    "Shaper",
    "Shapeshifter",
    "0/0",
    oracle_text=f"As Shaper {COMES}, you may choose another creature on the battlefield. If you do,"
    " until Shaper is turned face down, it becomes a copy of that creature{}.\nMorph {{1}}{{U}}",
    keywords=["Morph"],
)


@pytest.mark.parametrize(("besides", "abilities"), [(f', except it has "{HOUND}"', (HOUND,)), ("", ())])
def test_707_9a_what_is_a_copy_until_it_is_turned_down_has_the_ability_that_its_words_add(
    besides: str, abilities: tuple[str, ...]
) -> None:
    shaper = {**SHAPER, "oracle_text": SHAPER["oracle_text"].format(besides)}
    put = do("put_onto_battlefield", "it", as_copy_of="bear")
    played = play(NEWEST.key, place("Bear", "bear"), place("Shaper", zone="hand"), put, cards=[BEAR, shaper])
    assert (played["it"].name, played["it"].abilities, played["it"].not_computed) == ("Bear", abilities, ())


def test_707_9d_a_copy_may_keep_its_size() -> None:
    hulk = copied("Hulk")["it"]
    assert (hulk.name, hulk.types, hulk.power, hulk.toughness) == ("Bear", ("Artifact", "Creature"), 7, 8)


def test_702_63a_an_ability_that_the_original_lacks_brings_its_counters() -> None:
    fleeting = copied("Fleeting")["it"]
    assert (fleeting.keywords, fleeting.counters) == (("Vanishing",), {"time": 3})


def test_707_9_other_abilities_are_all_but_the_clause() -> None:
    assert copied("Many")["it"].abilities == ("Partner", "Flying")


def test_an_ability_word_before_the_clause_is_no_part_of_it() -> None:
    assert copied("Headed")["it"].keywords == ("Flying",)


def test_given_abilities_are_keywords_by_their_names() -> None:
    """A keyword with its number or cost is found by who looks for the keyword."""
    given = {"add_abilities": ["Crew 3", "Ward {2}", "{T}: Draw a card."]}
    played = play(NEWEST.key, place("Bear", "original"), place("Angel"), cards=CARDS)
    become = played.then(do("become_copy", "it", of="original", except_=given))["it"]
    assert (become.keywords, become.abilities) == (("Crew", "Ward"), tuple(given["add_abilities"]))


@pytest.mark.parametrize(("card", "others"), [("Tale", ()), ("Plain Tale", (place("Editor", "editor"),))])
def test_702_155a_a_saga_that_is_read_ahead_begins_with_any_of_its_chapters(
    card: str, others: tuple[Record, ...]
) -> None:
    enters = (place(card, zone="hand"), do("put_onto_battlefield", "it"))
    entered = play(NEWEST.key, *others, *enters, cards=CARDS)
    (asked,) = questions_of(entered.table, "it")
    assert entered["it"].counters == {"lore": 1}
    assert asked.options == tuple(((("lore", number),)) for number in (1, 2, 3))
    assert entered.then(do("choose", "it", counters={"lore": 3}))["it"].counters == {"lore": 3}


SPENT = "with mana value less than or equal to the amount of mana spent to cast Mocker"
ASK = "ay enter as a copy of any"
OPEN = [
    creature("Mocker", "Bird", "1/1", "{X}{U}", oracle_text=f"M{ASK} creature {SPENT}, except it has flying."),
    creature("Raider", "Pirate", "1/1", oracle_text=f"Raid — If you attacked this turn, m{ASK} creature."),
    creature("Protege", "Rogue", "3/1", oracle_text=f"M{ASK} permanent that entered this turn."),
    creature("Sleeper", "Human", "1/1", oracle_text=f"M{ASK} creature card in a graveyard that was put there from the"
             " battlefield this turn, but is a Phyrexian too."),
    creature("Doctor", "Doctor", "1/1", oracle_text=f"M{ASK} creature card in a graveyard that was put there from your"
             " library this turn. It gains haste until end of turn."),
    creature("Slime", "Ooze", "0/0", oracle_text="As Slime enters, exile two creature cards from graveyards. It enters"
             " as a copy of one of them with +1/+1 counters equal to the power of the other."),
    creature("Haver", "Rogue", "1/1", oracle_text=f"M{ASK} creature, except it has flying. When you do, tap it."),
    creature("Essence", "Avatar", "6/6", oracle_text="Creatures you control enter as a copy of this creature."),
]  # fmt: skip


def entered_as(card: str, of: str, zone: str) -> Played:
    there, put = place(of, "original", zone), do("put_onto_battlefield", "it", as_copy_of="original")
    return play(NEWEST.key, there, place(card, zone="hand"), put, cards=[*CARDS, *OPEN])


@pytest.mark.parametrize(
    ("card", "zone", "gives", "refused"),
    [
        ("Mocker", "battlefield", ("keywords", ("Flying",)), "Relic"),
        ("Raider", "battlefield", ("name", "Bear"), "Relic"),
        ("Protege", "battlefield", ("name", "Bear"), None),
        ("Sleeper", "graveyard", ("subtypes", ("Bear", "Phyrexian")), "Relic"),
        ("Doctor", "graveyard", ("name", "Bear"), "Relic"),
    ],
)
def test_614_1c_what_a_clause_asks_and_no_board_tells_is_told_and_the_rest_is_read(
    card: str, zone: str, gives: tuple[str, object], refused: str | None
) -> None:
    played = entered_as(card, "Bear", zone)
    assert getattr(played["it"], gives[0]) == gives[1]
    assert "depends on what no board tells" in played.last.says
    if refused is not None:
        # 707.5: what it asks besides is asked all the same.
        assert entered_as(card, refused, zone).last.result == "illegal"


@pytest.mark.parametrize(
    ("card", "zone", "keys"),
    [
        ("Doctor", "graveyard", {"keywords", "abilities"}),
        ("Slime", "graveyard", {"power", "toughness"}),
        ("Mocker", "battlefield", set()),
        # What triggers is no part of how it enters (603.12).
        ("Haver", "battlefield", set()),
    ],
)
def test_what_is_said_behind_or_beside_the_copying_is_not_passed_over(card: str, zone: str, keys: set[str]) -> None:
    now = entered_as(card, "Bear", zone)["it"]
    marked = {key for one in now.not_computed for key in one.keys}
    assert keys <= marked
    assert bool(keys) is bool(marked)


def test_words_for_others_are_none_of_what_enters_as_a_copy_by_another_effect() -> None:
    assert entered_as("Essence", "Bear", "battlefield")["it"].not_computed == ()


ODD: Record = {"name": "Odd", "type_line": "Enchantment"}
ODD["oracle_text"] = "Creatures you control become artifacts in some odd way as long as it rains."
MIMIC_WORDS = "You may have Mimic enter as a copy of any artifact on the battlefield."
AT_HAND = place("Mimic", "m", "hand")


@pytest.mark.parametrize(
    "enters",
    [
        (AT_HAND, do("put_onto_battlefield", "m", as_copy_of="it")),
        (AT_HAND, do("cast", "m"), do("resolve", "m", as_copy_of="it")),
    ],
    ids=str,
)
def test_707_5_whether_it_can_be_a_copy_is_not_computed_where_unread_words_may_decide_it(
    enters: tuple[Record, ...],
) -> None:
    cards = [creature("Bear", "Bear", "2/2"), ODD, creature("Mimic", "Shapeshifter", "0/0", oracle_text=MIMIC_WORDS)]
    bear = place("Bear")
    refused = play("2026-08", bear, *enters, cards=cards).last
    assert (refused.result, refused.rules[0]) == ("illegal", "614.1c")
    open_ = play("2026-08", bear, place("Odd", "odd"), *enters, cards=cards).last
    assert (open_.result, ODD["oracle_text"] in open_.not_computed) == ("not computed", True)
    # What moves only what is no original decides nothing.
    elsewhere = play("2026-08", bear, place("Odd", "odd", player="Ben"), *enters, cards=cards).last
    assert elsewhere.result == "illegal"


MAY_COPY = "You may have Mimic enter as a copy of any {} on the battlefield{}."
# What it may enter as a copy of, words that nothing reads, and whether these may decide that it can be a Bear.
MAY_DECIDE: tuple[tuple[str, str, str, bool], ...] = (
    ("artifact", "", "Creatures are artifacts by moonlight.", True),
    ("artifact", "", "Creatures get +2/+2 by moonlight.", False),
    ("artifact", "", "Creatures become goaded by moonlight.", False),
    ("artifact", "", "Creatures are red by moonlight.", False),
    ("creature", " with toughness 4 or greater", "Creatures get +0/+2 by moonlight.", True),
    ("creature", " with toughness 4 or greater", "Creatures get +2/+0 by moonlight.", False),
    ("creature", " with power 4 or greater", "Creatures get +2/+0 by moonlight.", True),
    ("creature", " with power 4 or greater", "Creatures get +0/+2 by moonlight.", False),
    ("creature", " with flying", "Creatures have flying by moonlight.", True),
    ("creature", " with flying", "Creatures are red by moonlight.", False),
    ("Goblin", "", "Bears are Goblins by moonlight.", True),
    ("Goblin", "", "Bears are named Goblin by moonlight.", False),
    ("legendary creature", "", "Creatures are legendary by moonlight.", True),
)


@pytest.mark.parametrize(("kind", "more", "odd", "decides"), MAY_DECIDE)
def test_707_5_what_may_be_copied_is_in_doubt_by_what_the_words_ask_for_alone(
    kind: str, more: str, odd: str, decides: bool
) -> None:
    mimic = creature("Mimic", "Shapeshifter", "0/0", oracle_text=MAY_COPY.format(kind, more))
    cards = [creature("Bear", "Bear", "2/2"), {**ODD, "oracle_text": odd}, mimic]
    there = (place("Bear"), place("Odd", "odd"), AT_HAND)
    last = play("2026-08", *there, do("put_onto_battlefield", "m", as_copy_of="it"), cards=cards).last
    assert (last.result, odd in last.not_computed) == (("not computed", True) if decides else ("illegal", False))
