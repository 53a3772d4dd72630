"""Pgx's sparrow mahjong, compiled by XLA for many tables at once. The variant is the number of tables."""

import os

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

STEPS = 100  # per call


def prepare(variant: str) -> dict[str, object]:
    env = pgx.make("sparrow_mahjong")
    tables = int(variant)
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(state, key):  # type: ignore[no-untyped-def]
        choose, shuffle = jax.random.split(key)
        odds = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        state = step(state, jax.random.categorical(choose, odds), jax.random.split(shuffle, tables))
        return state, state.terminated.sum()

    @jax.jit
    def run(state, key):  # type: ignore[no-untyped-def]
        state, ended = jax.lax.scan(once, state, jax.random.split(key, STEPS))
        return state, ended.sum()

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), tables))
    key = jax.random.PRNGKey(2)
    state, _ = run(state, key)  # compiled here, outside the clock

    def play() -> tuple[int, int]:
        nonlocal state, key
        key, now = jax.random.split(key)
        state, ended = run(state, now)
        return int(ended), STEPS * tables

    return {"play": play}
