"""Which sentences might change values, and of whom: the words of these tests are made up in the manner of cards."""

from __future__ import annotations

import json
import lzma
import re
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inspector.reading import ALL_KEYS, OWN, Unread, Whom, instructions, unread_sentences
from inspector.reading.whom import whom
from tests.house import ROOT

SIZE = {"power", "toughness"}
ABILITIES = {"abilities", "keywords"}
TYPES = {"types", "subtypes", *SIZE}
ATTACHED = Whom(attached=True)
ELSEWHERE = ("hand", "graveyard", "library", "exile", "command", "stack", "outside")
CORPUS = next(
    (path for parent in ROOT.parents if (path := parent / "shared/data/oracle-corpus.json.xz").exists()), None
)


def of(*paragraphs: str, name: str = "Old Toad", is_spell: bool = False) -> tuple[Unread, ...]:
    return unread_sentences(paragraphs, (name,), is_spell=is_spell)


# A subject, and whom it might mean.
SUBJECTS = {
    "Other Frogs": Whom(subtypes=("Frog",), other=True),
    "Mercenaries you control": Whom(subtypes=("Mercenary",), controller="you"),
    "Creatures your opponents control": Whom(types=("Creature",), controller="opponent"),
    "Nontoken creatures you control": Whom(types=("Creature",), token=False, controller="you"),
    "All nonland permanents": Whom(no_types=("Land",)),
    "Nonbasic lands": Whom(types=("Land",), no_supertypes=("Basic",)),
    "Each land with a tide counter on it": Whom(types=("Land",), counter="tide"),
    "Creatures with a +1/+1 counter on them": Whom(types=("Creature",), counter="+1/+1"),
    "Creatures with a tide counter on them or that are attacking": Whom(types=("Creature",)),
    "Creatures with counters on them": Whom(types=("Creature",)),
    "Nonwhite creatures": Whom(types=("Creature",), no_colors=("W",)),
    "Nonland, nontoken permanents": Whom(no_types=("Land",), token=False),
    "Green artifact creatures": Whom(types=("Artifact", "Creature"), colors=("G",)),
    "Creature cards outside the battlefield": Whom(zones=(), types=("Creature",)),
    "Creature cards in your hand": Whom(zones=("hand",), types=("Creature",), controller="you"),
    "Each Frog card you own that isn't on the battlefield": Whom(zones=ELSEWHERE, subtypes=("Frog",), controller="you"),
    "Instant spells you cast": Whom(zones=("stack",), types=("Instant",)),
    "Creatures you control with power 2 or less": Whom(types=("Creature",), controller="you", asks=(("power", "<=2"),)),
    "Creature cards with mana value 3 in your graveyard": Whom(
        zones=("graveyard",), types=("Creature",), controller="you", asks=(("mana_value", "==3"),)
    ),
    "Enchanted creature": ATTACHED,
    "Equipped creature": ATTACHED,
    "This creature": OWN,
    "Old Toad": OWN,
    "Each creature that's attacking one of your opponents": Whom(types=("Creature",), attacking=True),
    "Attacking or blocking creatures": Whom(types=("Creature",)),
    # What is left out leaves out nobody else.
    "All creatures but Frogs": Whom(types=("Creature",)),
    # Who is meant stands behind a heading.
    "Aura effect - nearby creatures": Whom(types=("Creature",)),
    "Three or more lands: creatures": Whom(types=("Creature",)),
}
OUTLAWS = ("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock")
# A subject of several parts: each says where it is, what it says of a noun goes with the noun of the next, and a part
# with a strange name might mean anything.
SEVERAL = {
    # 700.12: an outlaw has any one of five creature types.
    "Other outlaws you control": {Whom(subtypes=(one,), controller="you", other=True) for one in OUTLAWS},
    "Non-outlaw creatures": {Whom(types=("Creature",), no_subtypes=OUTLAWS)},
    "Lands you control and land cards in your library": {
        Whom(zones=("library", "battlefield"), types=("Land",), controller="you")
    },
    "Spells and permanents": {Whom(zones=("stack", "battlefield"))},
    "Target spell or permanent": {Whom(zones=("stack", "battlefield"))},
    "Target artifact or creature spell": {
        Whom(zones=("stack",), types=("Artifact",)),
        Whom(zones=("stack",), types=("Creature",)),
    },
    "All cards that aren't on the battlefield, spells, and permanents": {Whom(zones=())},
    "Other snow and Frog creatures you control": {
        Whom(types=("Creature",), supertypes=("Snow",), controller="you", other=True),
        Whom(types=("Creature",), subtypes=("Frog",), controller="you"),
    },
    "Black and/or red creatures": {
        Whom(types=("Creature",), colors=("B",)),
        Whom(types=("Creature",), colors=("R",)),
    },
    # Whose they are is said at the end of the row, for all of it but what has an article of its own.
    "Frogs, Toadlings, and Elves you control": {
        Whom(subtypes=("Frog",), controller="you"),
        Whom(controller="you"),
        Whom(subtypes=("Elf",), controller="you"),
    },
    "Tokens and nontokens alike": {Whom(token=True), Whom(token=False)},
    "Opposing creatures": {Whom(types=("Creature",), controller="opponent")},
    "An opponent's Frog creatures": {Whom(types=("Creature",), subtypes=("Frog",), controller="opponent")},
    "Frogs of yours": {Whom(subtypes=("Frog",), controller="you")},
    "Sliver rules: every creature": {Whom(types=("Creature",))},
    "Nonlands and lands": {Whom(no_types=("Land",)), Whom(types=("Land",))},
    "Each Frog and each Elf you control": {
        Whom(subtypes=("Frog",)),
        Whom(subtypes=("Elf",), controller="you"),
    },
}
# A predicate, and the values that it might change.
PREDICATES = {
    "gets +2/+1": SIZE,
    "get +0/+1": {"toughness"},
    "has haste": ABILITIES,
    "have exalted": ABILITIES,
    'has "{T}: Draw a card."': ABILITIES,
    "loses all abilities": ABILITIES,
    "lose that keyword ability": ABILITIES,
    "loses that ability": ABILITIES,
    "can't have or gain flying": ABILITIES,
    "has base power and toughness 4/1": SIZE,
    "is legendary": {"supertypes"},
    "are Islands": {"subtypes", *ABILITIES},
    "is the chosen color": {"colors"},
    "are black": {"colors"},
    "is every creature type": {"subtypes"},
    "isn't a creature": TYPES,
    "are 2/2 creatures that are still lands": TYPES,
    "has the full text of that card": {"name", "mana_cost", "types", *ABILITIES, *SIZE},
}


@pytest.mark.parametrize("subject", SUBJECTS)
def test_who_may_be_touched_is_read_from_the_subject(subject: str) -> None:
    (found,) = of(f"{subject} gets +1/+1.")
    assert found.whom == (SUBJECTS[subject],)


@pytest.mark.parametrize("subject", SEVERAL)
def test_every_part_of_a_subject_is_asked_whom_and_where_it_means(subject: str) -> None:
    (found,) = of(f"{subject} get +1/+1.")
    assert set(found.whom) == SEVERAL[subject]


@pytest.mark.parametrize(
    "place", ["exile", "your graveyard", "a graveyard", "your library", "your hand", "anywhere other than your hand"]
)
@pytest.mark.parametrize("spells", ["spells you cast", "the first spell you cast", "instant spells they cast"])
def test_601_2a_where_a_spell_was_cast_from_is_not_where_it_is(spells: str, place: str) -> None:
    (found,) = whom(f"{spells} from {place}")
    assert found.zones == ("stack",)


def test_122_1_of_counters_on_an_object_that_object_alone_is_meant() -> None:
    (found,) = of("The number of loyalty counters on T.O.A. is equal to the number of Frogs.", name="T.O.A. (Toads)")
    assert found.whom == (OWN,)


@pytest.mark.parametrize("words", ["a creature that is not yours", "creatures that are not yours"])
def test_what_is_not_yours_is_an_opponents(words: str) -> None:
    assert whom(words) == (Whom(types=("Creature",), controller="opponent"),)


@pytest.mark.parametrize(
    ("sentence", "keys"),
    [
        ("Enchanted creature gets -X/-Y, where X is 1 and Y is 2.", SIZE),
        # Counting what happened this turn is no effect for a turn.
        ("Old Toad's power is equal to the number of cards you've drawn this turn.", SIZE),
        # How many counters there are makes nothing what those are that are counted (122.1).
        (
            "The number of loyalty counters on Old Toad is equal to the number of Frogs you control.",
            {"counters", "loyalty"},
        ),
        ("The number of +1/+1 counters on Old Toad is equal to the number of Frogs.", {"counters", *SIZE}),
        ("The number of flying counters on Old Toad is equal to the number of Frogs.", {"counters", *ABILITIES}),
        ("The number of charge counters on Old Toad is equal to the number of Frogs.", {"counters"}),
        ("Enchanted creature has landwalk of the chosen type.", ABILITIES),
        ("This creature has protection from the chosen color.", ABILITIES),
        ("Enchanted creature has protection from each color and is green.", {*ABILITIES, "colors"}),
        ("Creatures with an even mana value are artifacts.", TYPES),
        ("P/T = number of lands you control.", SIZE),
        # With a basic land type goes its mana ability (305.6).
        ("Each land you control is the chosen type.", {*TYPES, *ABILITIES}),
        ("This land is every land type in addition to its other types.", {"subtypes", *ABILITIES}),
        # What it is to be is a subtype by where it stands, whether or not there is one of that name (205.3).
        ("Equipped creature is a Grandee in addition to its other creature types.", {"subtypes"}),
    ],
)
def test_no_value_is_left_out_and_none_named_that_is_only_spoken_of(sentence: str, keys: set[str]) -> None:
    assert {key for one in of(sentence) for key in one.keys} == keys


def test_what_lasts_until_end_of_turn_was_done_by_something_that_resolved() -> None:
    assert of("If a Frog would leave, instead sacrifice this Aura and that Frog gains haste until end of turn.") == ()


@pytest.mark.parametrize("predicate", PREDICATES)
def test_what_may_change_is_read_from_the_verb(predicate: str) -> None:
    found = of(f"All creatures {predicate}.")
    assert found
    assert found[0].whom == (Whom(types=("Creature",)),)
    assert set(found[0].keys) >= PREDICATES[predicate]
    if len(PREDICATES[predicate]) < 3:
        assert set(found[0].keys) == PREDICATES[predicate]


@pytest.mark.parametrize(
    "sentence",
    [
        "As long as an opponent has no cards in hand, Old Toad gets +1/+1.",
        "Marsh-born — As long as you control a Swamp, an Island, or a Plains, Old Toad gets +1/+1.",
        "Old Toad gets +1/+1 for each creature that is blocking it.",
        "Max speed — Old Toad gets +1/+1.",
        "Solved — Old Toad gets +1/+1.",
        "As long as Old Toad is untapped, it gets +1/+1.",
        "During your turn, Old Toad gets +1/+1.",
        "• Toads — Old Toad gets +1/+1.",
    ],
)
def test_conditions_change_neither_the_subject_nor_the_verb(sentence: str) -> None:
    (found,) = of(sentence)
    assert (found.text, set(found.keys), found.whom) == (sentence, SIZE, (OWN,))


def test_control_of_what_it_enchants() -> None:
    (found,) = of("You control enchanted creature.")
    assert (found.keys, found.whom) == (("controller",), (ATTACHED,))


def test_what_is_done_to_what_it_enchants_by_a_verb_that_no_rule_explains_may_be_anything() -> None:
    (found,) = of("Old Toad charms and bewilders enchanted creature.")
    assert (found.whom, set(found.keys) >= {"name", "types", "controller", *SIZE, *ABILITIES}) == ((ATTACHED,), True)


def test_701_15a_who_is_goaded_bears_a_mark() -> None:
    (found,) = of("Enchanted creature gets +2/+2 and is goaded.")
    assert (found.whom, set(found.keys)) == ((ATTACHED,), {*SIZE, "designations"})


def test_612_1_only_texts_with_such_a_word_change_where_words_are_changed_for_others() -> None:
    (found,) = of("All instances of color words in the text of permanents are changed to the chosen color word.")
    assert (found.whom, set(found.keys), found.takes) == ((Whom(word="color"),), ABILITIES, True)
    words = "Change the text of target spell or permanent by replacing all instances of one {} with another."
    for kind, keys in {
        "color word": ABILITIES,
        "basic land type": {"subtypes", *ABILITIES},
        "creature type": {"subtypes", *ABILITIES},
    }.items():
        (told,) = instructions((words.format(kind),), ("Old Toad",))
        (one,) = told.unread.whom
        assert (one.word, one.zones) == (kind.removesuffix(" word"), ("stack", "battlefield"))
        assert set(told.unread.keys) == keys
    both = words.format("color word with another or one basic land type")
    assert [one.unread.whom[0].word for one in instructions((both,), ("Old Toad",))] == ["color", "basic land type"]


def test_two_verbs_with_subjects_of_their_own_touch_both() -> None:
    (found,) = of("Old Toad gets +1/+1 and other Frogs you control have reach.")
    assert found.whom == (OWN, Whom(subtypes=("Frog",), controller="you", other=True))
    assert set(found.keys) == SIZE | ABILITIES


def test_the_second_sentence_says_of_whom_the_first_spoke() -> None:
    first, second = of("Enchanted land is a 3/3 Frog creature. It's still a land.")
    assert first.whom == second.whom == (ATTACHED,)
    found = of("Creatures you control are Frogs. The same is true for creature spells you control.")
    assert found[1].whom == (Whom(zones=("stack",), types=("Creature",), controller="you"),)
    assert set(found[1].keys) >= {"subtypes"}


def test_an_ability_that_is_granted_may_touch_others_in_its_turn() -> None:
    found = of('Enchanted creature has "Other Frogs you control get +1/+1."')
    assert [(set(one.keys), one.whom) for one in found] == [
        (ABILITIES, (ATTACHED,)),
        (SIZE, (Whom(subtypes=("Frog",)),)),
    ]


def test_what_defines_characteristics_acts_everywhere_and_a_graveyards_words_from_there() -> None:
    assert of("Old Toad's power and toughness are each equal to the number of Swamps you control.")[0].zones == ()
    assert of("Old Toad is all colors.", is_spell=True)[0].zones == ()
    (found,) = of("As long as this card is in your graveyard, creatures you control have reach.")
    assert found.zones == ("graveyard",)
    assert of("As long as Old Toad isn't on the battlefield, it's a 1/1 Frog creature.")[0].zones == ()


@pytest.mark.parametrize(
    "paragraph",
    [
        "Flying, first strike",
        "Ward—Pay 3 life.",
        "Enchant creature you control",
        "Equip {2}",
        "Landcycling {2} (It has a cost.)",
        "({T}: Add {G}.)",
        "{T}: Target creature gets +1/+1 until end of turn.",
        "Sacrifice a Frog: Old Toad gains flying until end of turn.",
        "−2: Creatures you control get +1/+0 until end of turn.",
        "When Old Toad enters, it gains haste.",
        "Marsh-born — Whenever a land you control enters, Old Toad gets +1/+1 until end of turn.",
        "At the beginning of your upkeep, Old Toad becomes a Toad.",
        "I, II — Each creature you control is a Frog.",
        "I, II - Each creature you control is a Frog.",
        "Old Toad enters tapped unless you have two or more opponents.",
        "Old Toad enters with three +1/+1 counters on it.",
        "As Old Toad enters, choose a creature type.",
        "As Old Toad turns face up, you may choose a creature. Until turned face down, it is a copy of that one.",
        "You may have Old Toad enter as a copy of any creature, except it's a Frog in addition to its other types.",
        "Creatures with power 2 or less can't block it.",
        "Old Toad can attack as though it didn't have defender.",
        "You have hexproof.",
        "Players have no maximum hand size.",
        "If you would gain life, you gain twice that much instead.",
        "Spells you cast cost {1} less to cast.",
        "This spell costs {2} less to cast if you control a creature that's a Frog.",
        "Prevent all damage that would be dealt to creatures you control.",
        "Each creature you control assigns combat damage equal to its toughness.",
        "To solve — Creatures you control have total power 8 or greater.",
        "Companion — Each creature card in your starting deck is a Frog card.",
        "Frogs you control have been dealt no damage.",
    ],
)
def test_what_changes_nothing_by_itself_is_not_marked(paragraph: str) -> None:
    assert of(paragraph) == ()


def test_what_a_head_lists_belongs_to_it() -> None:
    assert of("When Old Toad enters, choose one —", "• Creatures you control get +1/+1.") == ()
    assert of("As Old Toad enters, choose Frogs or Toads.", "• Frogs — Creatures you control get +1/+1.")


def test_what_follows_a_choice_at_the_beginning_of_the_game_holds_all_the_time() -> None:
    words = "At the beginning of the game, choose a color. Creatures you control are the chosen color."
    (found,) = unread_sentences((words,), ("Old Toad",))
    assert (found.keys, found.whom) == (("colors",), (Whom(types=("Creature",), controller="you"),))
    later = words.replace("the game", "your upkeep")
    assert unread_sentences((later,), ("Old Toad",)) == ()


def test_of_an_instant_only_what_defines_it_counts() -> None:
    assert of("Creatures you control have flying. They get +1/+1.", is_spell=True) == ()


@cache
def _paragraphs() -> list[tuple[str, str, str]]:
    if CORPUS is None:
        pytest.skip("the corpus of card texts is not here")
    records: list[dict[str, Any]] = json.loads(lzma.decompress(CORPUS.read_bytes()))
    return [
        (face["name"], face.get("type_line", ""), line)
        for record in records
        for face in record.get("card_faces") or [record]
        for line in (face.get("oracle_text") or "").splitlines()
    ]


def test_over_real_cards_plain_static_abilities_are_never_missed_and_others_hardly_ever_marked() -> None:
    """Told apart by coarse signs of their own, so that one fault cannot hide another."""
    plain = re.compile(
        r"^(?:Enchanted|Equipped|Other|All|Each other|Nontoken|Attacking|Tapped|\w+s you control)\b[^.,:\"]* "
        r"(?:gets? [+-]\d|(?:has|have) (?:flying|haste|trample|vigilance|reach|menace|hexproof|shroud|base power)"
        r"|loses? all)"
    )
    used = re.compile(r"^(?:When|Whenever|At the|[+−]?\d+:|\{[^\"]*?:|Sacrifice [^\"]*?:|[IVX]+[,I VX]* — )")
    missed, needless, controls = [], [], 0
    for name, types, line in _paragraphs():
        if "Instant" in types or "Sorcery" in types:
            continue
        found = unread_sentences((line,), (name,))
        if plain.match(line) and not found and "until end of turn" not in line:
            missed.append((name, line))
        if used.match(line):
            controls += 1
            if found:
                needless.append((name, line))
    assert missed == []
    assert controls > 20_000
    assert len(needless) < controls / 100


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("Elesh Norn, Grand Cenobite", SIZE),
        ("Goblin King", SIZE | ABILITIES),
        ("Conversion", {"subtypes", *ABILITIES}),
        ("Always Watching", SIZE | ABILITIES),
        ("Levitation", ABILITIES),
        ("Leyline of Singularity", {"supertypes"}),
        ("Blood Moon", {"subtypes", *ABILITIES}),
        ("Humility", SIZE | ABILITIES),
    ],
)
def test_real_cards_that_change_others_are_marked(name: str, keys: set[str]) -> None:
    lines = tuple(line for of_card, _types, line in _paragraphs() if of_card == name)
    assert set().union(*(found.keys for found in unread_sentences(lines, (name,)))) == keys


@settings(max_examples=300, deadline=None)
@given(
    st.lists(
        st.sampled_from(
            [
                *("Solved ", "Max speed ", "— ", "• ", "Text", '"', "“", "(", ")", ": ", "When ", ". ", "I, II "),
                "Creatures get +1/+1",
            ]
        ),
        max_size=40,
    ).map("".join)
)
def test_whatever_stands_in_a_text_is_split_without_end(text: str) -> None:
    assert unread_sentences((text,), ("It",), is_spell=False) is not None


def test_every_member_of_a_row_may_be_touched() -> None:
    """The row was read from its last member alone."""
    (row,) = of("Other Rabbits, Bats, Birds, and Mice you control get +1/+1.")
    assert [one.subtypes for one in row.whom] == [("Rabbit",), ("Bat",), ("Bird",), ("Mouse",)]
    (row,) = of("Creatures you control, each Wall, and Forests get +1/+1.")
    assert len(row.whom) == 3


@pytest.mark.parametrize("joint", [", ", ", and ", " and "])
def test_each_verb_behind_a_condition_counts(joint: str) -> None:
    """What stood behind the first condition was cut away with it."""
    (row,) = of(
        f"This creature gets +0/+2 as long as you control a Plains{joint}has flying as long as you control an "
        f"Island{joint}gets +2/+0 as long as you control a Swamp."
    )
    assert set(row.keys) == SIZE | ABILITIES


@pytest.mark.parametrize("being", ["is a copy of the chosen Frog", "becomes a copy of that creature"])
def test_707_2_nobodys_control_is_copied(being: str) -> None:
    (found,) = of(f"Enchanted creature {being}.")
    assert {*found.keys} == {*ALL_KEYS} - {"controller"}


def test_what_an_exception_of_copying_says_is_of_the_copy() -> None:
    paragraph = "As this creature turns around, it becomes a copy of that creature, except it has reach."
    assert [one.whom for one in unread_sentences((paragraph,), ("It",))] == [(OWN,)]


@pytest.mark.parametrize(
    ("sentence", "touched"),
    [
        # As people write on cards of their own.
        ("Bears are twice as big on Sundays.", ["Bear"]),
        ("Creatures double their power.", ["Creature"]),
        ("Your creatures fly", ["Creature"]),
        ("Creatures can fly.", ["Creature"]),
        ("Mountains act as Islands.", ["Mountain"]),
        ("Bears behave as though they were Elves.", ["Bear"]),
        ("Power and toughness are swapped.", []),
        # In another language: a size is added, or nothing is known at all.
        ("Kreaturen, die du kontrollierst, erhalten +1/+1.", []),
        ("Las criaturas que controlas tienen la habilidad de volar.", []),
        ("クリーチャーは飛行を持つ。あなたがコントロールするすべてのクリーチャーは", []),
    ],
)
def test_a_sentence_of_which_nothing_is_known_may_change_anything(sentence: str, touched: list[str]) -> None:
    (found,) = unread_sentences((sentence,), ("Odd Thing",))
    assert found.keys == ALL_KEYS
    named = {word for one in found.whom for word in (*one.types, *one.subtypes)}
    assert named >= set(touched)
    assert bool(named) == bool(touched)


@pytest.mark.parametrize(
    "sentence",
    [
        "You have hexproof.",
        "~ can be your commander.",
        "Creatures with power less than ~'s power can't block it.",
        "Instant and sorcery spells you cast cost {1} less to cast.",
        "~ enters with a +1/+1, first strike, or vigilance counter on it.",
        "Y is equal to X or to 7, whichever is smaller.",
        "{TK}{TK}{TK}{TK}{TK}{TK} — 10/10",
        "Last strike",
        "Firebending X, where X is ~'s power.",
    ],
)
def test_what_says_nothing_of_values_in_known_words_is_not_marked(sentence: str) -> None:
    assert unread_sentences((sentence,), ("Odd Thing",)) == ()
