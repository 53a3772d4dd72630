"""What a session has earned: achievements, and facts that count towards those of a profile."""

from questable.games.achievements import NO_ACHIEVEMENTS, GameAchievements
from questable.play.session import Session


def achievements_of(session: Session) -> GameAchievements:
    """A game earns nothing with help: an undo by consent, a concession, packs, or answers taken from another game."""
    state = session.state
    helped = session.assisted or session.conceded or session.prior_answers or session.game.packs
    if state is None or state.outcome is None or helped:
        return NO_ACHIEVEMENTS
    return session.game.module.achievements(state)
