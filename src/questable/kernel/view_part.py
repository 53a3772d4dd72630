"""The base of the types that describe a view (`state.view(seat)`)."""

import msgspec


class ViewPart(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a view."""
