from __future__ import annotations

import pytest

from inspector.cards import families_of, in_a_sentence, keywords_of
from inspector.cards.keywords import CASTS_FACE_DOWN, keyword_in_words

ABILITIES = [
    ("Flying", ["Flying"]),
    ("Flying, vigilance", ["Flying", "Vigilance"]),
    ("Flying, first strike, and trample", ["Flying", "First strike", "Trample"]),
    ("First strike; banding", ["First strike", "Banding"]),
    ("Ward {2}", ["Ward"]),
    ("Ward—Pay 2 life.", ["Ward"]),
    ("Protection from red", ["Protection"]),
    ("Protection from white and from blue", ["Protection"]),
    ("Morph {3}{G}{G}", ["Morph"]),
    ("Disturb {1}{U}", ["Disturb"]),
    ("Fuse", ["Fuse"]),
    ("Enchant creature", ["Enchant"]),
    ("Equip {1}", ["Equip"]),
    ("Equip legendary creature {3}", ["Equip"]),
    ("Equip Shaman, Warlock, or Wizard {1}", ["Equip"]),
    ("Equip—Pay 3 life.", ["Equip"]),
    ("Equip—Discard a card. Activate only during your turn.", ["Equip"]),
    ("Equip {4}. This ability costs {1} less to activate for each color.", ["Equip"]),
    ("Spirit of the Mill — Equip {2}", ["Equip"]),
    ("Max speed — This creature has deathtouch and haste.", ["Max speed"]),
    ("Flying and haste", ["Flying", "Haste"]),
    ("Kicker {1}{G} and/or {W}", ["Kicker"]),
    ("Suspend 4—{1}{U}", ["Suspend"]),
    ("Crew 3", ["Crew"]),
    ("Mobilize X, where X is its power.", ["Mobilize"]),
    ("Affinity for artifacts", ["Affinity"]),
    ("Lifelink, hexproof from instants", ["Lifelink", "Hexproof"]),
    ("Partner with Mill Keeper, Champion of Wheat", ["Partner"]),
    ("Prototype {2}{W} — 3/2", ["Prototype"]),
    ("Trample over planeswalkers", ["Trample"]),
    ("Cycling {2}", ["Cycling"]),
    # Those that came last (702.190 to 702.195).
    ("Sneak {1}{B}", ["Sneak"]),
    ("Increment", ["Increment"]),
    ("Paradigm", ["Paradigm"]),
    ("Power-up — {2}: Draw a card.", ["Power-up"]),
    ("Teamwork 3", ["Teamwork"]),
    ("Storied", ["Storied"]),
    ("Split second", ["Split second"]),
    # Scryfall lists these with two capitals.
    ("Battle cry", ["Battle Cry"]),
    ("Level up {1}", ["Level Up"]),
    ("Aura swap {2}{U}", ["Aura Swap"]),
    ("Read ahead", ["Read Ahead"]),
    ("Islandcycling {2}", ["Islandcycling"]),
    ("Basic landcycling {1}", ["Basic landcycling"]),
    # 702.14a, 702.48a, 702.49d, 702.124j-m: of these there are as many as there are kinds, or they vary another.
    ("Flying, desertwalk", ["Flying", "Desertwalk"]),
    ("Nonbasic landwalk", ["Nonbasic landwalk"]),
    ("Snow forestwalk", ["Snow forestwalk"]),
    ("Goblin offering", ["Offering"]),
    ("Artifact landcycling {2}", ["Artifact landcycling"]),
    ("Commander ninjutsu {U}", ["Commander ninjutsu"]),
    ("Friends forever", ["Friends forever"]),
    ("Doctor’s companion", ["Doctor's companion"]),
    ("Choose a Background", ["Choose a Background"]),
    ("Flying (Others need reach or flying to block it.)", ["Flying"]),
    ("DOUBLE STRIKE", ["Double strike"]),
]


@pytest.mark.parametrize(("paragraph", "keywords"), ABILITIES)
def test_a_keyword_ability_is_known_without_its_parameters(paragraph: str, keywords: list[str]) -> None:
    assert list(keywords_of(paragraph)) == keywords


@pytest.mark.parametrize(
    "paragraph",
    [
        "When this enters, target creature gains flying. Draw a card.",
        "Other creatures have flying.",
        "Transform this.",
        "{T}: Add {G}.",
        "",
        "(Just a reminder.)",
        "Creatures you control have first strike and haste.",
        "Spells cost {1} less.",
        "Put a counter on it whenever you do cycling",
        # A keyword that other words stand behind is mentioned, or part of a name.
        "Equip abilities you activate that target enchanted creature cost {3} less to activate.",
        "Equip costs you pay cost {1} less.",
        "Cycling abilities you activate cost {2} less to activate.",
        "Flashback costs your opponents pay cost {2} more.",
        "Awaken the Mill is all colors.",
        "Devour in Flames deals 5 damage to target creature.",
        "Flying creatures can't block",
        "Haste counters stay on it",
        "Undying Wrath — Whenever you cast a spell, draw a card.",
        "STATION 8+",
        "II — Vigilance",
    ],
)
def test_a_sentence_that_mentions_a_keyword_is_none(paragraph: str) -> None:
    assert keywords_of(paragraph) == ()


def test_a_keyword_newer_than_the_table_is_known_from_the_record() -> None:
    assert keywords_of("Zorbing 3") == ()
    assert keywords_of("Zorbing 3", ("Zorbing",)) == ("Zorbing",)


@pytest.mark.parametrize(
    ("text", "keywords"),
    [
        ("Moonrise — When this creature enters, draw a card.", ()),
        ("Moonrise — Flying", ("Flying",)),
        ("Moonrise—Pay 3 life.", ("Moonrise",)),
    ],
)
def test_207_2c_an_ability_word_that_the_record_lists_is_no_keyword(text: str, keywords: tuple[str, ...]) -> None:
    assert keywords_of(text, ("Moonrise",)) == keywords


def test_a_keyword_action_that_the_record_lists_is_no_ability() -> None:
    assert keywords_of("Transform", ("Transform",)) == ()


@pytest.mark.parametrize(
    ("keyword", "families"),
    [
        # 702.14a: landwalk is a family of abilities, one for each kind of land.
        ("Islandwalk", ("Landwalk",)),
        ("Nonbasic landwalk", ("Landwalk",)),
        # 702.29e: typecycling is a variant of cycling, and has variants for every kind of card.
        ("Slivercycling", ("Cycling", "Typecycling")),
        ("Islandcycling", ("Cycling", "Typecycling")),
        ("Basic landcycling", ("Cycling", "Typecycling")),
        # 702.11d and 702.124j: each is a variant of the ability that it is named after.
        ("Hexproof from", ("Hexproof",)),
        ("Partner with", ("Partner",)),
        ("Cycling", ()),
        ("Hexproof", ()),
        ("Partner", ()),
        ("Flying", ()),
    ],
)
def test_702_a_keyword_is_of_the_family_whose_variant_it_is(keyword: str, families: tuple[str, ...]) -> None:
    assert families_of(keyword) == families


@pytest.mark.parametrize("keyword", ["Islandwalk", "Slivercycling", "Hexproof from", "Partner with"])
def test_702_a_family_that_the_record_does_not_list_is_not_added(keyword: str) -> None:
    words = {
        "Slivercycling": "Slivercycling {3}",
        "Hexproof from": "Hexproof from red",
        "Partner with": "Partner with Otto",
    }
    assert keywords_of(words.get(keyword, keyword), (keyword,)) == (keyword,)


@pytest.mark.parametrize(
    ("keyword", "said"),
    [
        ("First strike", "first strike"),
        ("Battle Cry", "battle cry"),
        # 702.162a and 702.163a write these so within sentences.
        ("For Mirrodin!", "For Mirrodin!"),
        ("More Than Meets the Eye {2}", "More Than Meets the Eye {2}"),
    ],
)
def test_a_keyword_stands_in_a_sentence_with_no_capital_of_a_list(keyword: str, said: str) -> None:
    assert in_a_sentence(keyword) == said


@pytest.mark.parametrize(
    ("paragraph", "keywords"),
    [
        # What may stand behind a keyword: its quality, kind or cost (702.6, 702.16, 702.124, 702.157, 702.167).
        *(("Champion an Elf", ["Champion"]), ("Champion a Goblin", ["Champion"]), ("Champion the Elf", [])),
        *(("Splice onto Arcane {1}{U}", ["Splice"]), ("Splice into Arcane {1}", []), ("Affinity with artifacts", [])),
        *(("Craft with artifact {3}{W}", ["Craft"]), ("Craft with artifact", []), ("Craft something {3}", [])),
        *(("Emerge from artifact {5}{U}", ["Emerge"]), ("Emerge {5}{U}", ["Emerge"]), ("Emerge from artifact", [])),
        *(
            ("Gift a card", ["Gift"]),
            ("Gift an Octopus", ["Gift"]),
            ("Gift of life", []),
            ("Devour land 3", ["Devour"]),
        ),
        *(
            ("Devour X", ["Devour"]),
            ("Devour land", []),
            ("Trample over lands", []),
            ("Enchant creature you own", ["Enchant"]),
        ),
        *(
            ("Enchant creature. Draw", []),
            ("Hexproof from red", ["Hexproof"]),
            ("Protection red", []),
            ("Partner and friend", ["Partner"]),
        ),
        *(
            ("Equip Elf {2}", ["Equip"]),
            ("Equip Elf—Discard a card.", ["Equip"]),
            ("Equip Elf", []),
            ("Partner", ["Partner"]),
        ),
        *(
            ("Suspend X—{X}{U}", ["Suspend"]),
            ("Crew 3 times", []),
            ("Kicker {1} or {W}", ["Kicker"]),
            ("Kicker {1} plus {W}", []),
        ),
        *(
            ("Kicker {1} and {W}", ["Kicker"]),
            ("Cycling {2}. Activate only at night.", ["Cycling"]),
            ("Equip {2}. Draw.", []),
        ),
        # 702.14a, 702.48a: kinds of landwalk and offering.
        *(
            (f"{kind}walk", [f"{kind}walk"])
            for kind in ("Land", "Plains", "Swamp", "Mountain", "Forest", "Cave", "Gate")
        ),
        *((f"{kind}walk", [f"{kind}walk"]) for kind in ("Locus", "Sphere", "Town", "Desert")),
        *((f"{kind} landwalk", [f"{kind} landwalk"]) for kind in ("Legendary", "Artifact", "Snow", "Basic")),
        *(
            ("Moonwalk", []),
            ("Red landwalk", []),
            ("Moonwalk {2}", []),
            ("Fox offering", ["Offering"]),
            ("Offering", ["Offering"]),
        ),
        *(
            ("Moonfolk offering {2}", []),
            ("Cyclingtour", []),
            ("Wizardcycling {2}", ["Wizardcycling"]),
            ("Basic cyclings", []),
        ),
        # Rows end where something else begins.
        *(
            ("Flying; and haste", ["Flying", "Haste"]),
            ("Flying, draws, haste", ["Flying"]),
            ("Ward—Pay 1, haste", ["Ward"]),
        ),
        *(
            ("Protection from red and haste", ["Protection", "Haste"]),
            ("Protection from red and from blue", ["Protection"]),
            ("Flying and/or haste", []),
        ),
        # A word of flavor before it has a capital behind, and is no chapter (207.2d, 714.2).
        *(
            ("Mill's Cry, at last! — Flying", ["Flying"]),
            ("Cry — flying", []),
            ("I, II — Flying", []),
            ("IV — Haste", []),
        ),
        *(("X — Flying", []), ("Vex — Flying", ["Flying"]), ("Cry—Flying", [])),
    ],
)
def test_702_what_stands_behind_a_keyword_tells_whether_it_is_one(paragraph: str, keywords: list[str]) -> None:
    assert list(keywords_of(paragraph)) == keywords
    assert list(keywords_of(paragraph, ("Zorbing",))) == keywords


@pytest.mark.parametrize(
    ("words", "keyword"),
    [
        *(
            ("flying", "Flying"),
            ("first strike", "First strike"),
            ("battle cry", "Battle cry"),
            ("level up", "Level up"),
        ),
        *(("aura swap", "Aura swap"), ("read ahead", "Read ahead"), ("for mirrodin!", "For Mirrodin!"), ("fly", None)),
        *(("Flying", None), ("flying and haste", None), ("transform", None), ("", None)),
    ],
)
def test_words_that_are_a_keyword_and_nothing_else_are_spelled_as_on_cards(words: str, keyword: str | None) -> None:
    assert keyword_in_words(words) == keyword


def test_702_37a_702_168a_two_families_of_keywords_cast_a_card_face_down() -> None:
    assert dict(CASTS_FACE_DOWN) == {"morph": {"Morph", "Megamorph"}, "disguise": {"Disguise"}}


@pytest.mark.parametrize("words", ["Doctor's companion", "For Mirrodin!", "More Than Meets the Eye"])
def test_titles_keep_their_capitals_in_a_sentence(words: str) -> None:
    assert in_a_sentence(words) == words


@pytest.mark.parametrize(
    "words", ["Aura Swap", "Level Up", "Read Ahead", "Flying", "Double strike", "Protection from Elves"]
)
def test_others_begin_small_in_a_sentence(words: str) -> None:
    assert in_a_sentence(words) == words.lower().replace("elves", "Elves")
