"""Values and their sources in words: how each kind of value is written, and what is called by which name."""

from __future__ import annotations

import msgspec
import pytest

from inspector.cards import Change, Color, Count, listed_words
from inspector.rules import NEWEST, edition_of
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Decision, Source
from inspector.rules.decisions.proof_step import EVERY_CREATURE_TYPE, TiedTo
from inspector.rules.edition.concepts import Concept
from inspector.rules.table.actions import While
from inspector.rules.telling.ability_words import (
    are_short,
    counted_abilities,
    keywords_apart,
    listed_abilities,
    number_of_abilities,
)
from inspector.rules.telling.choices_named import chosen_words
from inspector.rules.telling.effects_told_apart import told_together
from inspector.rules.telling.ladder_words import tie_words
from inspector.rules.telling.value_words import (
    ValueWords,
    face_down_words,
    shown_value,
    word_for,
)
from inspector.rules.values.amounts import counted
from inspector.rules.values.asking import Asker, Game
from inspector.rules.wording.of_conditions import amount_words
from inspector.rules.wording.of_values import BOTH
from tests.rules.cards_for_tests import land
from tests.rules.playing import Record, do, place, play


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("abilities", (), "no abilities"),
        ("abilities", ("Flying",), "one ability"),
        ("abilities", ("Flying, haste", "Draw a card."), "three abilities"),
        # 207.2: reminder text is no ability.
        ("abilities", ("(It can block.)",), "no abilities"),
        ("abilities", ("Flying", "(It can block.)"), "one ability"),
        ("colors", ("U", "W"), "white and blue"),
        ("colors", frozenset(("G",)), "green"),
        ("colors", (), "colorless"),
        ("color_indicator", ("R",), "red"),
        ("keywords", ("Flying", "Haste", "Reach"), "flying, haste and reach"),
        ("keywords", (), "none"),
        ("name", ("Fire", "Ice"), "Fire // Ice"),
        ("name", (), "none"),
        ("name", "Bear", "Bear"),
        ("name", "", "none"),
        ("mana_cost", ("{1}{R}", "{1}{U}"), "{1}{R} and {1}{U}"),
        ("mana_cost", ("{1}{R}", ""), "{1}{R}"),
        ("mana_cost", None, "none"),
        ("mana_value", (2, 4), "2 and 4"),
        ("mana_value", 0, "0"),
        ("unlocked", ("left", "right"), "left and right"),
        ("unlocked", (), "none"),
        ("types", ("Artifact", "Creature"), "Artifact Creature"),
        ("types", (), "none"),
        ("subtypes", EVERY_CREATURE_TYPE, EVERY_CREATURE_TYPE),
        ("subtypes", ("Forest", EVERY_CREATURE_TYPE), f"Forest and {EVERY_CREATURE_TYPE}"),
        ("subtypes", frozenset(("Elf", "Bear")), "Bear Elf"),
        ("chosen", (Color.RED, "Goblin"), "red, Goblin"),
        ("power", 0, "0"),
        ("power", None, "none"),
        ("tapped", False, "False"),
    ],
)
def test_a_value_is_written_as_its_kind_is(key: str, value: object, words: str) -> None:
    assert shown_value(key, value) == words


@pytest.mark.parametrize(
    ("key", "old", "new"),
    [
        ("mana_value", "converted mana cost", "mana value"),
        ("types", "card types", "card types"),
        ("keywords", "keyword abilities", "keyword abilities"),
        ("abilities", "rules text", "rules text"),
        ("mana_cost", "mana cost", "mana cost"),
        ("colors", "color", "color"),
        ("color_indicator", "color indicator", "color indicator"),
        ("face_up", "face up", "face up"),
        ("power", "power", "power"),
    ],
)
def test_202_3_a_value_is_called_as_its_edition_calls_it(key: str, old: str, new: str) -> None:
    assert (word_for(key, edition_of("2016-01")), word_for(key, NEWEST)) == (old, new)


@pytest.mark.parametrize(
    ("cause", "words"),
    [
        ("morph", "yes, cast with morph"),
        ("disguise", "yes, cast with disguise"),
        ("manifest", "yes, manifested"),
        ("cloak", "yes, cloaked"),
        ("effect", "yes"),
        (True, "yes"),
        (False, "no"),
    ],
)
def test_708_2_by_what_it_lies_face_down_is_said(cause: str | bool, words: str) -> None:
    assert face_down_words(cause) == words


def test_702_1_each_keyword_of_a_line_is_an_ability() -> None:
    assert number_of_abilities(("Flying, haste", "Ward {2}", "{T}: Add {G}.", "Draw a card.")) == 5
    assert keywords_apart(("Flying, haste", "Ward {2}")) == ["Flying", "Haste", "Ward {2}"]
    assert keywords_apart(("Equip Elf, Goblin {1}",)) == ["Equip Elf, Goblin {1}"]
    assert counted_abilities(("Flying, haste",)) == "two abilities"


@pytest.mark.parametrize(
    ("texts", "short"),
    [
        (("Flying",) * 6, True),
        (("Protection from black",) * 7, False),
        (("x" * 40, "y" * 40), True),
        (("x" * 41, "y" * 41), False),
        (("{T}: Add {G}.",) * 6, True),
        (("x" * 58 + ".",), True),
        (("x" * 59 + ".",), False),
    ],
)
def test_what_is_short_is_a_few_keywords_or_a_line(texts: tuple[str, ...], short: bool) -> None:
    assert are_short(texts) is short


# A long one is named by how it begins.
_DYING = "“Whenever another creature dies, …”"
_EACH = "“Each player who controls a creature draws a …”"


@pytest.mark.parametrize(
    ("texts", "words"),
    [
        (("Flying",), "flying"),
        (("Flying, haste", "Reach"), "flying, haste and reach"),
        (("Draw a card.",), "“Draw a card.”"),
        (("{T}: Add {G}.", "Flying"), "“{T}: Add {G}.” and flying"),
        (("x" * 70 + ".",), f"“{'x' * 44} …”"),
        (("x" * 70 + ".", "x" * 70 + "y."), "two abilities"),
        (tuple(f"{letter * 70}." for letter in "abcd"), "four abilities"),
        (("Whenever another creature dies, you may draw a card and then discard a card.",), _DYING),
        (("{2}{B}, {T}: Each player who controls a creature draws a card and discards a card.",), "“{2}{B}, {T}: …”"),
        (("Each player who controls a creature draws a card and discards a card.", "Flying"), f"flying and {_EACH}"),
    ],
)
def test_abilities_are_named_where_they_are_short_and_else_counted(texts: tuple[str, ...], words: str) -> None:
    assert listed_abilities(texts) == words


@pytest.mark.parametrize(
    ("row", "words"), [((), ""), (("a",), "a"), (("a", "b"), "a and b"), (("a", "b", "c"), "a, b and c")]
)
def test_a_row_ends_in_and(row: tuple[str, ...], words: str) -> None:
    assert listed_words(row) == words


@pytest.mark.parametrize(
    ("chosen", "words"), [(Color.BLUE, "blue"), ("Elf", "Elf"), ({"+1/+1": 2}, "two +1/+1 counters")]
)
def test_607_2d_what_was_chosen_is_said(chosen: object, words: str) -> None:
    assert chosen_words(chosen) == words


NAMED = ValueWords(
    NEWEST,
    {"it": "Bear", "a": "Anthem", "b": "Anthem", "odd": "odd"},
    {"it": {"+1/+1": 1, "oil": 3}},
    deeds={7: (Change(set_power=4, set_toughness=4),)},
    called={9: "the second Giant Growth"},
    told_of="it",
)


@pytest.mark.parametrize(
    ("source", "words"),
    [
        (Source("a"), "Anthem"),
        (Source("it", counter="+1/+1"), "the +1/+1 counter"),
        (Source("it", counter="oil"), "the oil counters"),
        (Source("a", counter="hone"), "the hone counters on Anthem"),
        (Source("a", granted=True), "the ability that Anthem was given"),
        (Source("it", granted=True), "the ability that it was given"),
        (Source(effect=9), "the second Giant Growth"),
        (Source(called="Being suspected"), "being suspected"),
        (Source(called="Bestow", holder="it"), "bestow"),
        (Source(called="Bestow", holder="a"), "the bestow effect of Anthem"),
        (Source(called="being suspected", holder="b"), "the suspected designation of Anthem"),
        (Source(called="The Ring"), "the Ring"),
        (Source(called="Giant Growth"), "Giant Growth"),
        (Source(), "an effect"),
        (Source("nobody"), "nobody"),
    ],
)
def test_613_an_effect_is_called_by_what_it_comes_from(source: Source, words: str) -> None:
    assert NAMED.source(source) == words


@pytest.mark.parametrize(
    ("other", "source", "words"),
    [
        (Source("a"), Source("it"), "Anthem"),
        (Source("b"), Source("a"), "another effect of that name"),
        (Source(), Source("a"), "another effect"),
        (Source(effect=9), Source("a"), "the second Giant Growth"),
        (Source("a"), None, "Anthem"),
        (Source(called="Giant Growth"), Source("a"), "Giant Growth"),
    ],
)
def test_613_7_another_effect_is_told_from_the_one_that_is_spoken_of(other: Source, source: object, words: str) -> None:
    assert NAMED.other(other, source) == words


def test_613_8_several_effects_that_are_called_alike_are_told_as_so_many() -> None:
    other, of_that_name = "another effect", "another effect of that name"
    assert told_together([of_that_name, "Anthem", of_that_name]) == ["two other effects of that name", "Anthem"]
    assert told_together([other, of_that_name, other, other]) == ["three other effects", of_that_name]


def test_613_7_an_older_effect_without_a_name_is_told_by_what_it_did() -> None:
    assert NAMED.older(Source(effect=7), Source("a"), "7b") == "the effect that makes it 4/4"
    assert NAMED.older(Source("a", effect=7), Source("it"), "7b") == "Anthem"
    assert NAMED.older(Source(called="Growth", effect=7), Source("it"), "7b") == "Growth"
    assert NAMED.older(Source(effect=8), Source("it"), "7b") == "another effect"


@pytest.mark.parametrize(
    ("source", "is_one"),
    [
        (Source("odd"), True),
        (Source("nobody"), True),
        (Source("a"), False),
        (Source("odd", counter="oil"), False),
        (Source("odd", granted=True), False),
        (Source(called="odd"), False),
        (None, False),
    ],
)
def test_what_has_no_name_is_called_by_its_label(source: object, is_one: bool) -> None:
    assert NAMED.is_label(source) is is_one


def _set_power(source: Source) -> Decision:
    return Decision("power", Concept.LAYER_7B_SET, Because.EFFECT_SETS, {"source": source, "value": 3})


@pytest.mark.parametrize(
    ("decision", "says"),
    [
        # A name that a player or a file gave stands as they wrote it, also where a sentence begins.
        (Decision("owner", Concept.OWNER, Because.OWNER, {"player": "ana"}), "ana owns it; that never changes."),
        (Decision("controller", Concept.CONTROLLER, Because.CONTROLLER, {"player": "ana"}), "ana controls it."),
        # One that ends in a full stop ends the sentence as well.
        (
            Decision("name", Concept.NAME, Because.PRINTED, {"value": "Doctor Jr."}),
            "The name is printed on the card: Doctor Jr.",
        ),
        (
            Decision(
                "abilities",
                Concept.LAYER_6_ABILITIES,
                Because.EFFECT_GIVES_SOME,
                {"source": Source("a"), "value": ("It flies.",)},
            ),
            "Anthem gives it “It flies.”",
        ),
        (_set_power(Source("odd")), "odd sets the power to 3."),
        (_set_power(Source("nobody")), "nobody sets the power to 3."),
        (_set_power(Source(called="bestow")), "Bestow sets the power to 3."),
        (_set_power(Source("b")), "Anthem sets the power to 3."),
        (_set_power(Source()), "An effect sets the power to 3."),
        (_set_power(Source("it")), "Its own ability sets the power to 3."),
        (
            Decision(
                "power",
                Concept.LAYER_7C_CHANGE,
                Because.COUNTERS_CHANGE,
                {"counters": Source("it", counter="oil"), "by": "+1", "value": 3},
            ),
            "The oil counters on it give it +1 power: 3.",
        ),
    ],
    ids=str,
)
def test_a_sentence_begins_with_a_capital_but_a_name_stays_as_it_is_written(decision: Decision, says: str) -> None:
    assert NAMED.says(decision) == says


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("name", "Elk", "The name is printed on the card: Elk."),
        ("mana_cost", "{1}{G}", "The mana cost is printed on the card: {1}{G}."),
        ("supertypes", ("Basic", "Snow"), "The supertypes are printed on the card: Basic Snow."),
        ("types", ("Artifact", "Creature"), "The card types are printed on the card: Artifact Creature."),
        ("subtypes", ("Elf", "Druid"), "The subtypes are printed on the card: Elf Druid."),
        ("keywords", ("Flying", "Haste"), "The keyword abilities are printed on the card: flying and haste."),
        ("abilities", ("Flying", "Haste"), "The rules text is printed on the card: two abilities."),
        ("power", 2, "The power is printed on the card: 2."),
        (BOTH, "2/2", "The power and toughness are printed on the card: 2/2."),
    ],
)
def test_200_1_the_verb_is_in_the_number_of_what_is_printed(key: str, value: object, says: str) -> None:
    assert NAMED.says(Decision(key, Concept.NAME, Because.PRINTED, {"value": value})) == says


@pytest.mark.parametrize(("called", "words"), [("", "Bear"), ("Bear", "Bear"), ("Elk", "Elk")])
def test_707_2b_what_was_copied_is_called_as_it_was_then(called: str, words: str) -> None:
    assert NAMED.original("it", called) == words


def test_201_5_a_card_of_one_name_twice_is_told_by_its_number() -> None:
    """A name with a number behind it is still that name."""
    words = ValueWords(NEWEST, {"it": "Bear (2)"})
    assert words.original("it", "Bear") == "Bear (2)"


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("name", "Elk", "Anthem sets the name to Elk."),
        ("power", 3, "Anthem sets the power to 3."),
        ("colors", ("U",), "Anthem makes it blue."),
        ("colors", (), "Anthem makes it colorless."),
        ("subtypes", (), "Anthem leaves it with no subtypes."),
        ("types", (), "Anthem leaves it with no card types."),
    ],
)
def test_613_what_an_effect_sets_is_said_with_its_value(key: str, value: object, says: str) -> None:
    decision = Decision(key, Concept.LAYER_5_COLORS, Because.EFFECT_SETS, {"source": Source("a"), "value": value})
    assert NAMED.says(decision) == says


def test_702_14a_a_keyword_is_told_without_what_it_is_a_kind_of() -> None:
    inputs = {"source": Source("a"), "value": ("Islandwalk", "Landwalk", "Reach")}
    says = NAMED.says(Decision("keywords", Concept.LAYER_3_TEXT, Because.EFFECT_CHANGES_KEYWORDS, inputs))
    assert says == "Anthem changes the keyword abilities: islandwalk and reach."


def test_305_6_what_comes_of_new_land_types_is_told_in_a_sentence() -> None:
    inputs = {"source": Source("a"), "value": ("{T}: Add {B}.", "Flying")}
    says = NAMED.says(Decision("abilities", Concept.LAYER_4_TYPES, Because.LAND_TYPES_GIVE, inputs))
    assert says == "Anthem changes the basic land types, and the mana abilities with them: two abilities."


def test_305_6_what_goes_with_the_basic_land_types_is_told_as_taken() -> None:
    """205.1a: with the card type go the subtypes, and with these what they give."""
    melted = do("effect", on=["it"], change={"set_types": ["Artifact"]}, called="Melt")
    first = play(NEWEST.key, place("Grove"), melted, cards=[land("Grove", "Forest")])["it"].why["abilities"][0]
    says = "Melt takes away the basic land types, and the mana abilities with them: no abilities."
    assert (first.rules[0], first.says) == ("305.6", says)


def test_305_6_so_it_is_where_a_word_of_a_type_line_is_another() -> None:
    """612.1: the type is written otherwise, and the ability that comes with it is another; no word of a text is."""
    changed = do("effect", on=["it"], change={"text": {"from": "Forest", "to": "Island"}})
    played = play(NEWEST.key, place("Grove"), changed, cards=[land("Grove", "Forest")])
    first = played["it"].why["abilities"][0]
    says = "An effect changes the basic land types, and the mana abilities with them: one ability."
    assert (first.rules[0], first.says) == ("305.6", says)


def test_305_7_what_took_the_abilities_of_a_land_is_told_with_how_it_has_its_objects() -> None:
    """611.2c: those of what resolved are fixed; 611.3a: an ability looks anew."""
    to_islands = {"set_subtypes": ["Island"]}
    for action, how in (
        (do("effect", on=["it"], change=to_islands), "611.2c"),
        (do("effect", source="it", filter={"types": "Land"}, change=to_islands), "611.3a"),
    ):
        played = play(NEWEST.key, place("Grove"), action, cards=[land("Grove", "Forest")])
        assert played["it"].why["abilities"][0].rules == ("305.7", "613.1d", how)


def test_707_9b_an_exception_that_leaves_nothing_gives_no_value() -> None:
    decision = Decision("supertypes", Concept.EXCEPTION_ALTERED_VALUE, Because.EXCEPTION_ALTERS, {"value": ()})
    assert NAMED.reason(decision).says == "An exception to the copy effect leaves it with no supertypes."


@pytest.mark.parametrize(
    ("key", "value", "shown"),
    [
        ("name", "Fire", "name Fire"),
        ("name", "", "no name"),
        ("mana_cost", None, "no mana cost"),
        ("colors", (), "colorless"),
        ("colors", ("U",), "color blue"),
        ("abilities", ("Flying",), "one ability"),
        ("abilities", (), "no abilities"),
        ("types", (), "no card types"),
        ("power", 0, "power 0"),
    ],
)
def test_718_3b_a_value_stands_in_its_sentence_with_or_without_its_word(key: str, value: object, shown: str) -> None:
    """``name Fire``, but ``no name``, ``colorless``, ``one ability``: nobody says ``color colorless``."""
    says = NAMED.says(Decision(key, Concept.COPIABLE_VALUES, Because.PROTOTYPED, {"value": value}))
    assert says.endswith(f"{shown}."), says


def test_113_2_beside_short_keywords_many_long_abilities_are_counted() -> None:
    long = [f"Whenever you draw a card, put a counter on this creature and do something more {n}." for n in range(6)]
    assert listed_abilities(("Flying", "Haste", *long)) == "flying, haste and six other abilities"
    assert listed_abilities(long) == "six abilities"
    # So many are told by how they begin, unless two of them begin alike; a row of keywords is told keyword by keyword.
    apart = [
        f"{when} you draw a card, put a counter on this creature and do something." for when in ("If", "As", "Once")
    ]
    begun = "“If you draw a card, …”, “As you draw a card, …” and “Once you draw a card, …”"
    assert listed_abilities(apart) == begun
    assert listed_abilities(("Flying, haste", *apart)) == f"flying, haste, {begun}"
    assert listed_abilities(("Flying", *apart, long[0])) == "flying and four other abilities"
    assert listed_abilities(("Flying, haste", *long[:2])) == "flying, haste and two other abilities"
    assert listed_abilities(long[:2]) == "two abilities"
    # No quote of an ability that it gives stays open behind what is told of it.
    given = 'Creatures you control have "{T}: Add {U} or {R}." as long as nobody has a card in hand.'
    assert listed_abilities((given,)) == "“Creatures you control have …”"
    said = 'Elves have "Vigilance," as long as nobody has a single card in their own hand.'
    assert listed_abilities((said,)) == "“Elves have …”"
    # A row that is long itself is counted with the rest.
    row = "Trample, first strike, vigilance, menace, haste, lifelink, deathtouch"
    assert listed_abilities((row, long[0])) == "eight abilities"
    assert listed_abilities(("Enchant creature that you have put onto the battlefield this turn by moonlight",)) == (
        "an ability"
    )


@pytest.mark.parametrize(
    ("of", "says"),
    [
        ({"opponents": "you"}, "opponents"),
        ({"said": "the cards you drew"}, "the cards you drew"),
        ({"counters": "charge", "on": "it"}, "charge counters on it"),
        ({"counters": "any", "on": "attached"}, "counters on what it is attached to"),
        ({"of": "power", "on": "paired"}, "power of what it is paired with"),
    ],
)
def test_107_3_a_number_is_said_by_what_it_is_taken_from(of: Record, says: str) -> None:
    """Where nothing is known of whose words these are, it is "it"."""
    assert amount_words(msgspec.convert(of, Count), lambda label: label, "") == says


@pytest.mark.parametrize(
    ("word", "life"), [("you", 30), ("opponent", 20), ("highest", 30), ("highest opponent", 25), ("Cy", 25), ("Zoe", 0)]
)
def test_119_1_whose_life_total_a_word_means(word: str, life: int) -> None:
    game = Game(players=("Ana", "Ben", "Cy"), life=(20, 30, 25))
    assert counted(Count(life=word), {}, Asker("Ben", game=game)) == life


@pytest.mark.parametrize(
    ("tied", "says"),
    [
        (While(face="front"), "Delver has its front face up"),
        (While(flipped=True), "Delver is flipped"),
        (While(flipped=False), "Delver is not flipped"),
        (While(face="back", unlocked="left"), "Delver has its back face up and the left half of Delver is unlocked"),
    ],
)
def test_611_3a_to_what_an_ability_is_tied_is_said_of_its_object(tied: While, says: str) -> None:
    words = ValueWords(NEWEST, {"source": "Delver", "it": "Bear"})
    assert tie_words(TiedTo(tied, "source", holds=True), words) == says
