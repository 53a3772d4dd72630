"""The ids of the environments in Gymnasium's registry. `import questable.envs` registers them."""

from questable.games import registry


def env_id(game: str) -> str:
    """The id of a game's environment, such as Questable/Chess-v1."""
    return f"Questable/{game.capitalize()}-v1"


def env_ids() -> dict[str, str]:
    """The ids of all environments, by game."""
    return {game: env_id(game) for game in registry.names()}


def register() -> None:
    """Register all games that are not registered yet."""
    import gymnasium

    for game, id in env_ids().items():
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                entry_point="questable.envs.gym_env:GymEnv",
                vector_entry_point="questable.envs.vector_env:VectorTableEnv",
                kwargs={"game": game},
                disable_env_checker=True,  # it compares every step with the spaces and makes a step five times slower
                order_enforce=False,  # the environment checks the order itself
            )
