"""Numbers that nothing on the desk tells, in the card's words: what players have (122.1), and what happened."""

from __future__ import annotations

from inspector.cards import Count
from inspector.reading.grammar.forms import says

# "For each" of these, and the same as an amount: of the words how many there are is asked.
_ONE_AND_MANY = (
    ("experience counter you have", "experience counters you have"),
    ("poison counter your opponents have", "poison counters your opponents have"),
    (
        "time you've cast your commander from the command zone this game",
        "times you've cast your commander from the command zone this game",
    ),
    ("card exiled with it", "cards exiled with it"),
    ("foretold card you own in exile", "foretold cards you own in exile"),
    (
        "opponent whose life total is less than half their starting life total",
        "opponents whose life total is less than half their starting life total",
    ),
)
_NUMBERS = (
    "cards exiled with it",
    "cards you've drawn this turn",
    "creatures in your party",
    "experience counters you have",
    "turns you've taken this game",
)
_AMOUNTS = (
    ("the amount of life you've lost this turn", "life you've lost this turn"),
    ("the life paid as it entered", "life paid as it entered"),
    ("the exiled card 's mana value", "mana value of the exiled card"),
    ("the exiled card 's power", "power of the exiled card"),
    ("the exiled creature card 's power", "power of the exiled creature card"),
)

for _one, _many in _ONE_AND_MANY:
    says("counted", f"each {_one}", value=Count(said=_many))
    says("one counted", _one, value=Count(said=_many))
says("one counted", "foretold card of yours in exile", value=Count(said="foretold cards you own in exile"))
says("counted", "each creature in your party", value=Count(said="creatures in your party"))
for _color in ("white", "blue", "black", "red", "green"):
    says("counted", f"each unspent {_color} mana you have", value=Count(said=f"unspent {_color} mana you have"))
for _many in _NUMBERS:
    says("amount", f"the number of {_many}", value=Count(said=_many))
for _words, _many in _AMOUNTS:
    says("amount", _words, value=Count(said=_many))
