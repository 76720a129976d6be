"""What makes a claim a proof: a test or scenario that claims a rule sees it cited, so that a broken citation fails.

The few exceptions are listed here: what they show follows from the rule, but the program does not cite it for that.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from inspector.rules import START, Outcome, Table, all_characteristics
from tests.rules.claims import Row

_NUMBER = re.compile(r"\d{3}\.\d+[a-z]?")

# Rules that the core follows and says nowhere: such a scenario proves them by its values alone.
CITED_NOWHERE = frozenset(
    [
        *("2016-01 711.1a", "2026-08 111.10i", "2026-08 201.2a", "2026-08 612.3", "2026-08 613.1g", "2026-08 613.2"),
        *(
            "2026-08 613.4",
            "2026-08 613.7n",
            "2026-08 613.8c",
            "2026-08 701.40e",
            "2025-06 709.2",
            "2026-08 709.2",
        ),
        "2026-08 708.12",
    ]
)
# Rules that are cited elsewhere, but not for what these scenarios expect: what the rule leads to is all that they show.
BY_VALUES_ALONE = {
    "copying/an-addition-keeps-changeling": "707.9d",
    "double-faced/daybound-makes-it-day": "731.1",
    "double-faced/only-the-face-that-is-cast-is-judged": "712.11c",
    "flip/the-lower-half": "710.4",
    "flip/the-upper-half": "710.1b",
    "layers/a-land-made-a-forest": "613.1f",
    "layers/anthems": "613.7a",
    "layers/defining-power": "613.3",
    "layers/humility-first": "613.8a",
    "layers/locked-set": "613.7b",
    "layers/urborg-after-blood-moon": "613.7",
    "substitute/cast-from-behind-a-substitute": "713.4",
    "traps/15-a-face-down-permanent-becomes-a-copy": "613.2b",
    "traps/17-values-on-top-of-face-down": "613.2c",
    "traps/22-fused": "702.102d",
    "traps/31-a-room-that-loses-its-abilities": "613.6",
    "traps/33-daybound-and-tokens": "702.145d",
    # That rule speaks of permanent spells alone, so the copy of a sorcery has one face, and nothing cites it for that.
    "traps/35-a-battle-is-cast-transformed": "707.10g",
    "traps/36-what-never-melds": "712.5",
}
BY_VALUES_ALONE_IN_TESTS = {
    "test_a_double_faced_card_is_of_one_kind_and_the_kind_says_what_turns_it": "712.1 712.2",
    "test_in_2021_a_meld_card_is_no_double_faced_card": "712.1g",
    # Each pair has a rule of its own, which the test looks for itself.
    "test_a_pair_melds_into_its_combined_face": "712.5a 712.5b 712.5c 712.5d 712.5e 712.5f 712.5g",
    "test_a_card_melds_with_no_other_pairs_card": "712.5",
}


def numbers_to_cite(row: Row) -> tuple[str, ...]:
    """The rule that a row is about, without what the ledger adds to tell rows apart; none where nothing cites it."""
    found = _NUMBER.match(row.rule)
    return () if found is None or f"{row.edition} {found[0]}" in CITED_NOWHERE else (found[0],)


def cited_by(table: Table, outcomes: Iterable[Outcome]) -> set[str]:
    """Every rule cited in how actions ended, in the values of what lies on a table, and in what they start from."""
    cited = {number for outcome in outcomes for number in outcome.rules}
    for held in all_characteristics(table).values():
        cited.update(number for reasons in held.why.values() for why in reasons for number in why.rules)
        cited.update(number for step in held.proof if step.layer == START for number in step.rules)
    return cited
