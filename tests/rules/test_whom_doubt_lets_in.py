"""613.1, 611.3a: whom words and effects mean is in doubt with each value that they ask for, and with no other."""

from __future__ import annotations

import pytest

from tests.rules.cards_for_tests import BEAR, GOBLIN
from tests.rules.playing import Record, do, place, play
from tests.rules.speaking import card, speaks

CARDS = (
    BEAR,
    GOBLIN,
    card("Relic", "Artifact Creature — Golem", "{3}", "1/1"),
    card("Chest", "Artifact", "{1}", oracle_text="{T}: Draw a card."),
    card("Mantle", "Enchantment — Aura", "{1}{B}", oracle_text="Enchant creature"),
    card("Sword", "Artifact — Equipment", "{1}", oracle_text="Equip {1}"),
    card("Hero", "Legendary Creature — Hero", "{2}", "1/1"),
    card("Many", "Creature — Shapeshifter", "{2}", "1/1", oracle_text="Changeling", keywords=["Changeling"]),
)
PLACED = (
    place("Bear", "bear"),
    place("Goblin", "goblin"),
    place("Relic", "relic"),
    place("Chest", "chest"),
    place("Goblin", "theirs", player="Ben"),
    place("Hero", "hero"),
)
FLIES, IS_BLUE = ("abilities", "keywords"), ("colors",)


def _moon(says: str) -> tuple[Record, tuple[Record, ...]]:
    """A card with words that nothing reads, and how it is brought: what tells somebody to do something is cast."""
    told = says.split(maxsplit=1)[0] in ("Put", "Tap", "Turn", "Suspect", "Attach", "Exile")
    line = "Sorcery" if told else "Land"
    words = card("Moon", line, "{1}" if told else "", oracle_text=f"{says} by moonlight.")
    cast = (place("Moon", "moon", "hand"), do("cast", "moon"), do("resolve", "moon"))
    return words, cast if told else (place("Moon", "moon"),)


# What a card says that was there before, what may make of a Goblin one that is meant, and what is in doubt of it then.
CHAINS: dict[str, tuple[str, str, str, tuple[str, ...]]] = {
    "card types": ("Lands have flying", "Goblins are lands", "goblin", FLIES),
    "card types that it must not have": ("Noncreature permanents are blue", "Goblins are lands", "goblin", IS_BLUE),
    "subtypes": ("Bears have flying", "Goblins are Bears", "goblin", FLIES),
    "subtypes that it must not have": ("Non-Goblin creatures have flying", "Goblins are Bears", "goblin", FLIES),
    "supertypes": ("Legendary creatures have flying", "Goblins are legendary", "goblin", FLIES),
    "colors": ("Green creatures have flying", "Goblins are green", "goblin", FLIES),
    "colors that it must not have": ("Nonred creatures have flying", "Goblins are green", "goblin", FLIES),
    "how many colors": ("Multicolored creatures have flying", "Goblins are green", "goblin", FLIES),
    "counters of a kind": (
        "Each creature with a +1/+1 counter on it has flying",
        "Put a +1/+1 counter on each Goblin",
        "goblin",
        FLIES,
    ),
    "the controller": ("Creatures you control have flying", "Ana gains control of Goblins", "theirs", FLIES),
    "the controller, an opponent": (
        "Creatures your opponents control have flying",
        "Ben gains control of Goblins",
        "goblin",
        FLIES,
    ),
    # Whom "you" means hangs on who controls the words.
    "whose the words are": ("Creatures you control have flying", "Ben gains control of enchantments", "theirs", FLIES),
    "supertypes that it must not have": ("Nonlegendary creatures have flying", "Heroes are snow", "hero", FLIES),
    # 701.3b: what is enchanted hangs on what the Aura was attached to.
    "what bears it": ("Enchanted creature has flying", "Attach target Aura to target Goblin", "goblin", FLIES),
}


def _marked(asking: str, *moon: str) -> dict[str, set[str]]:
    """By label the keys that words of a card put in doubt, which lay there before the others."""
    is_aura = asking.startswith("Enchanted")
    text = f"Enchant creature\n{asking} by moonlight." if is_aura else f"{asking} by moonlight."
    asks = card("Ask", "Enchantment — Aura" if is_aura else "Enchantment", "{2}", oracle_text=text)
    brought = [_moon(says) for says in moon]
    there = (place("Ask", "ask"), *PLACED, *((do("attach", "ask", to="bear"),) if is_aura else ()))
    played = play("2026-08", *there, *(one for _, more in brought for one in more), cards=(*CARDS, asks, *_of(brought)))
    labels = ("goblin", "theirs", "bear", "relic", "chest", "hero")
    told = {label: [one for one in played[label].not_computed if one.text.startswith(asking)] for label in labels}
    return {label: {key for one in of_one for key in one.keys} for label, of_one in told.items()}


def _of(brought: list[tuple[Record, tuple[Record, ...]]]) -> list[Record]:
    return [words for words, _ in brought]


@pytest.mark.parametrize("name", CHAINS)
def test_613_1_whom_words_mean_is_in_doubt_with_what_they_ask_for(name: str) -> None:
    asking, moon, label, keys = CHAINS[name]
    sure, unsure = _marked(asking), _marked(asking, moon)
    assert (sure[label], unsure[label]) == (set(), set(keys))
    meant = {"goblin", "theirs", label}
    assert all(unsure[other] == sure[other] for other in unsure if other not in meant)


CREATURE: Record = {"types": "Creature"}
# What an effect asks for, and what puts that in doubt of Goblins.
ASKED: dict[str, tuple[Record, str]] = {
    "tapped": ({"tapped": True}, "Tap each Goblin"),
    "a designation": ({"designated": "suspected"}, "Suspect each Goblin"),
    "counters": ({"counters": "any"}, "Put a +1/+1 counter on each Goblin"),
    "counters of a kind": ({"counters": {"+1/+1": ">=1"}}, "Put a +1/+1 counter on each Goblin"),
    "being modified, by counters": ({"modified": True}, "Put a +1/+1 counter on each Goblin"),
    "being enchanted": ({"enchanted": True}, "Attach target Aura to target creature"),
    "being equipped": ({"equipped": True}, "Attach target Equipment to target creature"),
    "being modified, by Equipment": ({"modified": True}, "Attach target Equipment to target creature"),
    "a keyword": ({"keywords": "Flying"}, "Goblins have flying"),
    "having abilities": ({"has_abilities": True}, "Goblins have flying"),
    "a name": ({"name": "Bear"}, "Goblins are named Bear"),
    "a mana value": ({"mana_value": 3}, "Goblins have mana value 3"),
    "power": ({"power": 4}, "Goblins get +3/+3"),
    "toughness": ({"toughness": 4}, "Goblins get +3/+3"),
    "a supertype": ({"supertypes": "Legendary"}, "Goblins are legendary"),
    "being historic, as a legend": ({"historic": True}, "Goblins are legendary"),
    "being historic, as an artifact": ({"historic": True}, "Goblins are artifacts"),
    "two card types": ({"all_types": ["Artifact", "Creature"]}, "Goblins are artifacts"),
    "a subtype": ({"subtypes": "Bear"}, "Goblins are Bears"),
    "what it is not": ({"not": {"subtypes": "Goblin"}}, "Goblins are Bears"),
    "what it is not either": ({"not": {"tapped": True}, "nor": {"subtypes": "Goblin"}}, "Goblins are Bears"),
}
COLORS: dict[str, tuple[Record, str]] = {
    "a color": ({"colors": "G"}, "Goblins are green"),
    "how many colors": ({"number_of_colors": 2}, "Goblins are green"),
    "that it is not of a color": ({"not": {"colors": "R"}}, "Goblins are green"),
    "that it is not of a color either": ({"not": {"tapped": True}, "nor": {"colors": "R"}}, "Goblins are green"),
}


def _has_power_in_doubt(wanted: Record, moon: str = "") -> set[str]:
    """Whose power is in doubt by an effect on creatures with some qualities, and by the words of a moon."""
    meter = speaks({"filter": {**CREATURE, **wanted}, "change": {"set_power": 7}})
    brought = [_moon(moon)] if moon else []
    there = (
        *PLACED,
        place("Mantle", "mantle"),
        do("attach", "mantle", to="relic"),
        place("Sword", "sword"),
        place("Meter", "meter"),
    )
    played = play(
        "2026-08", *there, *(one for _, more in brought for one in more), cards=(*CARDS, meter, *_of(brought))
    )
    told = {label: played[label].not_computed for label in ("goblin", "theirs", "bear", "relic")}
    return {label for label, of_one in told.items() if any("power" in one.keys for one in of_one)}


@pytest.mark.parametrize("name", ASKED | COLORS)
def test_611_3a_whom_an_effect_means_is_in_doubt_with_what_it_asks_for(name: str) -> None:
    wanted, moon = (ASKED | COLORS)[name]
    assert _has_power_in_doubt(wanted) == set()
    assert _has_power_in_doubt(wanted, moon) >= {"goblin", "theirs"}


# These words put the size itself in doubt, whatever an effect means.
OF_SIZE = frozenset(("Goblins get +3/+3", "Put a +1/+1 counter on each Goblin", "Goblins are artifacts"))


@pytest.mark.parametrize("name", [name for name in ASKED if ASKED[name][1] not in OF_SIZE])
def test_611_3a_who_is_left_out_for_certain_is_left_out(name: str) -> None:
    """A Goblin is red for certain, so an effect on white creatures is on none, whatever else it may be."""
    wanted, moon = ASKED[name]
    assert _has_power_in_doubt({**wanted, "colors": "W"}, moon) == set()
    assert _has_power_in_doubt({**wanted, "controller": "opponent"}, moon) & {"goblin", "theirs"} == {"theirs"}
    sure = (
        {"not": {"colors": "R"}} if "not" not in wanted else {"nor": {"colors": "R"}} if "nor" not in wanted else None
    )
    if sure is not None:
        assert _has_power_in_doubt({**wanted, **sure}, moon) & {"goblin", "theirs"} == set()


GOBLINS: Record = {"subtypes": "Goblin"}
AMONG: Record = {"among": CREATURE}
# An amount, and words that may make it another: of Goblins, each of which is a red 1/1 without a keyword.
AMOUNTS: dict[str, tuple[Record, str]] = {
    "how many card types there are": ({"distinct": "card types", **AMONG}, "Goblins are artifacts"),
    "how many colors": ({"distinct": "colors", **AMONG}, "Goblins are blue"),
    "how many names": ({"distinct": "names", **AMONG}, "Goblins are named Nobody"),
    "how many creature types": ({"distinct": "creature types", **AMONG}, "Goblins are Elves"),
    "how many basic land types": ({"distinct": "basic land types", **AMONG}, "Goblins are Islands"),
    "how many powers": ({"distinct": "powers", **AMONG}, "Goblins get +3/+0"),
    "how many mana values": ({"distinct": "mana values", **AMONG}, "Goblins have mana value 7"),
    "the greatest power": ({"greatest": "power", **AMONG}, "Goblins get +3/+0"),
    "the greatest toughness": ({"greatest": "toughness", **AMONG}, "Goblins get +0/+3"),
    "the greatest mana value": ({"greatest": "mana value", **AMONG}, "Goblins have mana value 7"),
    "the total power": ({"total": "power", **AMONG}, "Goblins get +3/+0"),
    "the total toughness": ({"total": "toughness", **AMONG}, "Goblins get +0/+3"),
    "the power of one": ({"of": "power", "on": "goblin"}, "Goblins get +3/+0"),
    "the toughness of one": ({"of": "toughness", "on": "goblin"}, "Goblins get +0/+3"),
    "the colors of one": ({"of": "colors", "on": "goblin"}, "Goblins are blue"),
    "the mana value of one": ({"of": "mana value", "on": "goblin"}, "Goblins have mana value 7"),
    "the counters on one": ({"counters": "any", "on": "goblin"}, "Put a +1/+1 counter on each Goblin"),
    "the counters among some": ({"counters": "+1/+1", **AMONG}, "Put a +1/+1 counter on each Goblin"),
    "devotion": ({"devotion": ["R"]}, "Goblins have mana cost {R}{R}"),
    "how many there are": ({"count": GOBLINS}, "Goblins are Bears"),
    "a sum of two": ({"sum": [{"of": "power", "on": "bear"}, {"count": GOBLINS}]}, "Goblins are Bears"),
    "whose life it is": ({"life": "you"}, "Ben gains control of enchantments"),
}
# These words change nothing that any amount asks, and nothing of those that are told.
NEVER_ASKED = "Goblins are snow"


def _counted_in_doubt(amount: Record, moon: str) -> bool:
    """Whether the power of what no words touch is in doubt, to which an effect adds an amount."""
    meter = speaks({"filter": {"name": "Relic"}, "change": {"power": amount}})
    words, brought = _moon(moon)
    played = play("2026-08", *PLACED, place("Meter", "meter"), *brought, cards=(*CARDS, meter, words))
    doubts = played["relic"].not_computed
    assert all(one.text.startswith(moon) for one in doubts)
    return any("power" in one.keys for one in doubts)


@pytest.mark.parametrize("name", AMOUNTS)
def test_613_4c_an_amount_is_in_doubt_with_what_it_is_taken_from(name: str) -> None:
    amount, moon = AMOUNTS[name]
    assert (_counted_in_doubt(amount, moon), _counted_in_doubt(amount, NEVER_ASKED)) == (True, False)


def _asked(says: str, *more: Record, line: str = "Enchantment", cards: tuple[Record, ...] = ()) -> dict[str, set[str]]:
    """By label the texts that put something in doubt, where a card has words that nothing reads."""
    ask = card("Ask", line, "{2}", "1/1" if "Creature" in line else "", oracle_text=says)
    played = play("2026-08", *PLACED, place("Many", "many"), place("Ask", "ask"), *more, cards=(*CARDS, ask, *cards))
    labels = ("goblin", "bear", "many", "hero")
    return {label: {one.text for one in played[label].not_computed} for label in labels}


ATTACKS = do("designate", "goblin", as_="attacking")
ASK_ATTACKS = do("designate", "ask", as_="attacking")
# Words that nothing reads, what else there is, and which of four creatures they may touch.
TOUCHED: tuple[tuple[str, str, tuple[Record, ...], str], ...] = (
    # 702.73a: what is every creature type is a Bear.
    ("Bears have flying by moonlight.", "Enchantment", (), "bear many"),
    ("Nonlegendary creatures have flying by moonlight.", "Enchantment", (), "goblin bear many"),
    ("Legendary creatures have flying by moonlight.", "Enchantment", (), "hero"),
    ("Attacking creatures have flying by moonlight.", "Enchantment", (), ""),
    ("Attacking creatures have flying by moonlight.", "Enchantment", (ATTACKS,), "goblin"),
    # Words that ask for a role in combat of their own object do nothing while it has none.
    ("As long as Ask is attacking, Bears have flying by moonlight.", "Creature — Wall", (), ""),
    ("As long as Ask is attacking, Bears have flying by moonlight.", "Creature — Wall", (ASK_ATTACKS,), "bear many"),
    ("As long as this creature is attacking, Bears have flying by moonlight.", "Creature — Wall", (), ""),
    ("As long as this creature is blocking, Bears have flying by moonlight.", "Creature — Wall", (ASK_ATTACKS,), ""),
    # Of another one they may do it.
    ("As long as Zoe is attacking, Bears have flying by moonlight.", "Creature — Wall", (), "bear many"),
)


@pytest.mark.parametrize(("says", "line", "more", "touched"), TOUCHED)
def test_611_3a_words_that_are_not_computed_may_touch_whom_they_mean(
    says: str, line: str, more: tuple[Record, ...], touched: str
) -> None:
    found = _asked(says, *more, line=line)
    assert {label for label, texts in found.items() if texts} == {*touched.split()}


TAP, UNTAP = "Tap each Goblin by moonlight.", "Untap each Goblin by sunlight."


def _cast(name: str) -> tuple[Record, ...]:
    return place(name, name.lower(), "hand"), do("cast", name.lower()), do("resolve", name.lower())


@pytest.mark.parametrize(
    ("order", "told"), [(("Tap",), [TAP]), (("Untap",), []), (("Tap", "Untap"), [TAP, UNTAP])], ids=str
)
def test_701_26b_what_is_untapped_stays_so_unless_it_may_have_been_tapped(
    order: tuple[str, ...], told: list[str]
) -> None:
    spells = tuple(card(name, "Sorcery", "{1}", oracle_text=text) for name, text in (("Tap", TAP), ("Untap", UNTAP)))
    found = _asked("", *(one for name in order for one in _cast(name)), cards=spells)
    assert found["goblin"] == {*told}


def test_611_2c_what_attacked_as_a_spell_resolved_may_have_left_combat_since() -> None:
    says = "Attacking creatures have flying until end of turn by moonlight."
    found = _asked("", *_cast("Charge"), cards=(card("Charge", "Sorcery", "{1}", oracle_text=says),))
    assert all(texts == {says} for texts in found.values())


BRINGS = "Put a creature card from your hand onto the battlefield under your control by moonlight."
# Who cast it, what Ana counts, and whether there may be one more of it.
BROUGHT: tuple[tuple[str, Record, bool], ...] = (
    ("Ana", {**CREATURE, "controller": "you"}, True),
    ("Ana", {**CREATURE, "controller": "opponent"}, False),
    ("Ana", CREATURE, True),
    ("Ana", {"types": "Land"}, False),
    ("Ben", {**CREATURE, "controller": "you"}, False),
    ("Ben", {**CREATURE, "controller": "opponent"}, True),
    ("Ben", CREATURE, True),
    ("Ben", {"types": ["Land", "Artifact"]}, False),
)


@pytest.mark.parametrize(("caster", "counted", "in_doubt"), BROUGHT, ids=str)
def test_109_5_what_words_may_have_brought_counts_for_the_player_who_controls_it(
    caster: str, counted: Record, in_doubt: bool
) -> None:
    meter = speaks({"filter": {"name": "Relic"}, "change": {"power": {"count": counted}}})
    cast = (place("Moon", "moon", "hand", player=caster), do("cast", "moon", player=caster), do("resolve", "moon"))
    cards = (*CARDS, meter, card("Moon", "Sorcery", "{1}", oracle_text=BRINGS))
    played = play("2026-08", *PLACED, place("Meter", "meter"), *cast, cards=cards)
    assert any("power" in one.keys for one in played["relic"].not_computed) is in_doubt
