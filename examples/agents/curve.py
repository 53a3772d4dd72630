"""Plots the learning curve that is stored beside the weights, for docs/agents.md.

python examples/agents/curve.py > docs/screenshots/ppo-tenefyr.svg
"""

import json
from pathlib import Path

CURVE = Path(__file__).resolve().parent / "weights" / "ppo_tenefyr_curve.json"
WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 720, 320, 56, 24, 24, 44
STYLE = "text{font:13px sans-serif;fill:#444}path{fill:none;stroke-width:2.5}line{stroke:#ddd}"


def plot(curve: list[dict[str, float]]) -> str:
    """An SVG of the enemies beaten per game, by decisions trained on."""
    most = max(point["steps"] for point in curve)
    top = 5 * (int(max(point["enemies_beaten"] for point in curve)) // 5 + 1)
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(steps: float) -> float:
        return LEFT + wide * steps / most

    def y(beaten: float) -> float:
        return TOP + high * (1 - beaten / top)

    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>']
    for tick in range(0, top + 1, 5):
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(tick):.1f}" y2="{y(tick):.1f}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(tick) + 4:.1f}" text-anchor="end">{tick}</text>')
    for part in range(5):
        steps = most * part / 4
        label = f"{steps / 1000:,.0f} k"
        parts.append(f'<text x="{x(steps):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{label}</text>')
    line = " L".join(f"{x(point['steps']):.1f} {y(point['enemies_beaten']):.1f}" for point in curve)
    parts.append(f'<path d="M{line}" stroke="#8c321e"/>')
    parts.append(f'<text x="{LEFT + wide / 2}" y="{HEIGHT - 8}" text-anchor="middle">decisions learnt from</text>')
    parts.append(f'<text x="{LEFT}" y="15">enemies beaten a game</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
    return f'{head} aria-label="Enemies beaten a game, over decisions"><style>{STYLE}</style>{"".join(parts)}</svg>\n'


if __name__ == "__main__":
    print(plot(json.loads(CURVE.read_text("utf-8"))), end="")
