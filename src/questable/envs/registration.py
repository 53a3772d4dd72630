"""Gymnasium's names for the games; Gymnasium itself calls `register` when it is imported."""

IDS = {"tenefyr": "Questable/Tenefyr-v1", "terrinoth": "Questable/Terrinoth-v1"}


def register() -> None:
    """Register all games, once."""
    import gymnasium

    for game, id in IDS.items():
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                entry_point="questable.envs.gym_env:SoloEnv",
                vector_entry_point="questable.envs.vector_env:TablesEnv",
                kwargs={"game": game},
                disable_env_checker=True,  # it holds every step against the spaces: five times the cost of a step
                order_enforce=False,  # the environment does it
            )
