"""The working copy of an object's values: a copy of it has each of them."""

from __future__ import annotations

from dataclasses import fields

from inspector.rules.values.scratch import Scratch

OF_ITS_OWN = {"keeps_record", "happened", "speaks", "sound", "finished"}


def test_a_copy_has_every_value_and_a_record_of_its_own() -> None:
    one = Scratch.__new__(Scratch)
    for field in fields(Scratch):
        setattr(one, field.name, [field.name])
    other = one.copied(keeps_record=True)
    assert all(
        getattr(other, each.name) is getattr(one, each.name) for each in fields(Scratch) if each.name not in OF_ITS_OWN
    )
    assert (other.keeps_record, other.happened, other.speaks, other.finished) == (True, [], None, 0)
