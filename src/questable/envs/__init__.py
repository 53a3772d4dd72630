"""The games behind the interfaces of agents: PettingZoo, Gymnasium, OpenSpiel. See docs/agents.md."""

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    from questable.envs.registration import register

    register()
