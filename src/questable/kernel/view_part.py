"""The base of the types that describe a view (`state.view(seat)`) for who reads it."""

import msgspec


class ViewPart(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a view."""
