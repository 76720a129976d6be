"""Tokens that words spell (111.3, 111.4, 111.10): what each has is what the words say, and nothing else."""

from __future__ import annotations

import pytest

from inspector.cards import CardIndex, Color, SpelledToken, token_words, tokens_made_by, tokens_spelled, usual_tokens
from inspector.cards.known_tokens import KNOWN_TOKENS, USUAL_TOKENS
from inspector.cards.spelled_tokens import known_kind, spelled_token, tokens_in_words

NO_CARDS = CardIndex()
# The words, and the size, colors, type line and abilities that 111.3 gives the token which they describe.
SPELLED = (
    ("1/1 white Soldier creature token", "1/1 W Creature — Soldier", ()),
    ("2/2 green Bear token", "2/2 G Creature — Bear", ()),
    ("1/1 colorless Thopter artifact creature token with flying", "1/1  Artifact Creature — Thopter", ("Flying",)),
    ("1/1 white and blue bird tokens with flying and haste", "1/1 WU Creature — Bird", ("Flying, haste",)),
    ("2/2 white, blue and black Elf creature token", "2/2 WUB Creature — Elf", ()),
    ("legendary 4/4 red Goblin Warrior creature token", "4/4 R Legendary Creature — Goblin Warrior", ()),
    ("2/2 black Knight token with first strike", "2/2 B Creature — Knight", ("First strike",)),
    ('0/0 green Ooze token with "It has haste."', "0/0 G Creature — Ooze", ("It has haste.",)),
    ("colorless Clue artifact token", "/  Artifact — Clue", ()),
    ("Food token", "/  Artifact — Food", ("{2}, {T}, sacrifice it: Gain 3 life.",)),
    ("germ token", "0/0 B Creature — Phyrexian Germ", ()),
)


@pytest.mark.parametrize(("words", "values", "abilities"), SPELLED)
def test_a_token_has_what_its_words_say(words: str, values: str, abilities: tuple[str, ...]) -> None:
    card = NO_CARDS.find(words)
    assert card is not None
    assert card.is_token
    face = card.front
    size = "/".join("" if number is None else number.text for number in (face.power, face.toughness))
    colors = "".join(color for color in "WUBRG" if color in face.colors)
    assert f"{size} {colors} {face.type_line}" == values
    assert face.paragraphs == abilities
    said = token_words(words)
    assert said is not None
    assert NO_CARDS.find(said) == card
    assert token_words(said) == said


@pytest.mark.parametrize(
    "words",
    [
        "Soldier token",
        "2/2 Wolf token",
        "white Soldier creature token",
        "1/1 white Gizmo token",
        "1/1 white Soldier creature",
        "1/1 white Soldier token with wings",
        "token",
        "a 1/1 white Soldier token",
    ],
)
def test_what_leaves_something_open_is_no_token(words: str) -> None:
    assert NO_CARDS.find(words) is None


@pytest.mark.parametrize("spelled", [*KNOWN_TOKENS.values(), *USUAL_TOKENS])
def test_every_token_of_the_tables_is_spelled_as_it_is_written(spelled: str) -> None:
    assert token_words(spelled) == spelled


@pytest.mark.parametrize(
    ("words", "lacks", "usual"),
    [
        ("Soldier token", "size", ["1/1 white Soldier creature token"]),
        ("2/2 Wolf token", "color", ["2/2 green Wolf creature token"]),
        ("3/3 Wolf token", "color", []),
        ("Knight creature token", "size", ["2/2 white Knight creature token", "2/2 white Knight creature token with"]),
    ],
)
def test_what_is_left_open_is_told_with_what_is_usual(words: str, lacks: str, usual: list[str]) -> None:
    ((end, token), *_) = tokens_spelled(words, 0)
    assert (end, token.lacks) == (len(words), lacks)
    found = [each.words for each in usual_tokens(token)]
    assert [each.startswith(begun) for each, begun in zip(found, usual, strict=True)] == [True] * len(usual)


def test_a_list_of_abilities_ends_before_what_is_none() -> None:
    words = "1/1 white Spirit token with flying and Humility"
    found = [(words[:end], token.keywords) for end, token in tokens_spelled(words, 0)]
    assert found == [
        ("1/1 white Spirit token with flying", ("flying",)),
        ("1/1 white Spirit token", ()),
    ]


def test_the_tokens_of_a_card_are_those_that_its_words_spell() -> None:
    spirit, token = SpelledToken(1, 1, frozenset(), (), ("Spirit",), ("Creature",)), NO_CARDS.find("Food token")
    assert token is not None
    assert spirit.words == "1/1 colorless Spirit creature token"
    maker = CardIndex((spirit.card,)).find("Spirit")
    assert maker is not None
    assert tokens_made_by(maker) == ()
    words = "{T}: Create two 2/2 black Zombie creature tokens with menace. Then create a Food token."
    told = SpelledToken(1, 1, frozenset(), (), ("Spirit",), ("Creature",), (), (words,)).card
    assert tokens_made_by(told) == ("2/2 black Zombie creature token with menace", "Food token")


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("Create a 1/1 white Soldier creature token.", ("1/1 white Soldier creature token",)),
        ("Create a 1/1 white Gizmo creature token.", ()),
        ("Create a 2/2 Wolf creature token.", ()),
        ("It gets +1/+1 and makes 2/2 green Bear creature tokens.", ("2/2 green Bear creature token",)),
        ("Create two Treasure tokens.", ("Treasure token",) if "Treasure" in KNOWN_TOKENS else ()),
        ("Create a Food token and a Food token.", ("Food token",)),
        ("Create a Gizmo token.", ()),
        ("Create two 0/1 colorless Eldrazi Spawn creature tokens.", ("0/1 colorless Eldrazi Spawn creature token",)),
        ("Create a legendary 4/4 red Goblin creature token.", ("legendary 4/4 red Goblin creature token",)),
    ],
)
def test_111_3_the_tokens_that_words_spell_are_found_each_once(text: str, tokens: tuple[str, ...]) -> None:
    assert tokens_in_words(text) == tokens


@pytest.mark.parametrize(
    ("power", "colors", "types", "lacks"),
    [
        (None, None, (), "size"),
        (1, None, (), "card type"),
        (None, frozenset(), ("Creature",), "size"),
        (1, None, ("Creature",), "color"),
        (1, frozenset(), ("Creature",), ""),
        (None, None, ("Artifact",), "color"),
        (None, frozenset(), ("Artifact",), ""),
    ],
)
def test_111_3_a_token_has_a_size_colors_and_types_or_lacks_one(
    power: int | None, colors: frozenset[Color] | None, types: tuple[str, ...], lacks: str
) -> None:
    assert SpelledToken(power, power, colors, (), ("Elf",), types).lacks == lacks


@pytest.mark.parametrize(
    ("words", "kind"),
    [("food", "Food"), ("  Eldrazi   spawn ", "Eldrazi Spawn"), ("Foods", None), ("Bear", None), ("", None)],
)
def test_111_10_a_kind_that_the_game_knows_is_known_however_it_is_written(words: str, kind: str | None) -> None:
    assert known_kind(words) == kind


@pytest.mark.parametrize(
    ("words", "supertypes", "types", "subtypes"),
    [
        ("5/5 green Vehicle artifact token", (), ("Artifact",), ("Vehicle",)),
        ("5/5 colorless Spacecraft artifact token", (), ("Artifact",), ("Spacecraft",)),
        ("1/1 green Saproling token", (), ("Creature",), ("Saproling",)),
        ("snow 1/1 black Zombie creature token", ("Snow",), ("Creature",), ("Zombie",)),
        ("legendary snow 1/1 black Zombie creature token", ("Legendary", "Snow"), ("Creature",), ("Zombie",)),
        ("1/1 legendary black Zombie creature token", ("Legendary",), ("Creature",), ("Zombie",)),
        ("1/1 green Forest land creature token", (), ("Land", "Creature"), ("Forest",)),
        ("1/1 white Human soldier creature token", (), ("Creature",), ("Human", "Soldier")),
    ],
)
def test_111_4_what_the_words_say_of_types_is_all_that_the_token_is(
    words: str, supertypes: tuple[str, ...], types: tuple[str, ...], subtypes: tuple[str, ...]
) -> None:
    """A Vehicle or Spacecraft with a size is no creature (301.7a); whatever else has one is (302.4)."""
    token = spelled_token(words)
    assert token is not None
    assert (token.supertypes, set(token.types), token.subtypes) == (supertypes, set(types), subtypes)


@pytest.mark.parametrize(
    ("words", "abilities", "name"),
    [
        ("1/1 red Goblin creature token with haste named Rex", ("Haste",), "Rex"),
        ("1/1 red Goblin creature token named Rex of the Mill", (), "Rex of the Mill"),
        ("1/1 red Goblin creature token with flying, haste and reach", ("Flying, haste, reach",), "Goblin"),
        ("1/1 red Goblin creature token with ward {2}", ("Ward {2}",), "Goblin"),
        ("1/1 red Goblin creature token with protection from blue", ("Protection from blue",), "Goblin"),
        ('1/1 red Goblin creature token with haste and "It fights."', ("Haste", "It fights."), "Goblin"),
        ("1/1 red Goblin creature token with 'It fights.'", ("It fights.",), "Goblin"),
        (
            "1/1 red Goblin creature token with \"Others have 'It fights.'\"",
            ('Others have "It fights."',),
            "Goblin",
        ),
    ],
)
def test_111_3_abilities_and_a_name_stand_behind_the_types(words: str, abilities: tuple[str, ...], name: str) -> None:
    token = spelled_token(words)
    assert token is not None
    assert (token.card.front.paragraphs, token.card.name) == (abilities, name)


@pytest.mark.parametrize("kind", ["Human", "Human Soldier", "Knight", "Spirit", "Elf", "Elf Warrior"])
def test_what_is_usual_of_a_kind_is_of_that_kind_and_no_other(kind: str) -> None:
    """A Human is not a Human Soldier, and an Elf no Elf Warrior."""
    found = [token for _, token in tokens_spelled(f"{kind} creature token", 0)][:1]
    assert found
    usual = usual_tokens(found[0])
    assert usual
    assert all(" ".join(each.subtypes) == kind for each in usual)


# 111.10, and what some card makes of one kind alone: the size, the color and the types that each has.
KINDS = {
    "Artifact": "Food, Gold, Blood, Powerstone, Map, Junk, Lander, Mutagen",
    "Enchantment": (
        "Shard, Cursed Role, Monster Role, Royal Role, Sorcerer Role, Virtuous Role, Wicked Role, Young Hero Role"
    ),
    "2/2 B Creature": "Walker",
    "0/0 B Creature": "Germ",
    "0/1 Creature": "Eldrazi Spawn",
    "1/1 Creature": "Eldrazi Scion",
    "1/1 Artifact Creature": "Servo",
    "20/20 B Creature": "Marit Lage",
}


@pytest.mark.parametrize("values", KINDS)
def test_111_10_each_kind_that_is_known_by_its_name_has_its_size_color_and_types(values: str) -> None:
    for kind in KINDS[values].split(", "):
        card = NO_CARDS.find(f"{kind} token")
        assert card is not None, kind
        face = card.front
        size = "" if face.power is None else f"{face.power}/{face.toughness}"
        assert " ".join(filter(None, (size, "".join(face.colors), *face.type_line.types))) == values
        assert card.name == (kind.removesuffix(" Role") if kind != "Germ" else "Phyrexian Germ")
