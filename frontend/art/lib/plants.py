"""Jasmine."""
import numpy as np

from lib import shapes
from lib.materials import Shader, petal


def _petals(count, length, width, rise, curl, rng, start=0.0):
    """Vertices, faces and UV of one whorl: soft rounded petals that open and then curl back at the tip."""
    rows, columns = 18, 11
    t = np.linspace(0, 1, rows)[:, None]
    s = np.linspace(-1, 1, columns)[None]
    swell = 0.42 + 0.58 * np.sin(np.pi / 2 * np.clip(t / 0.62, 0, 1)) ** 1.4
    tip = np.sqrt(np.clip(1 - (np.clip(t - 0.62, 0, 1) / 0.38) ** 2.2, 0, 1))
    vertices, faces, uv = [], [], []
    for i in range(count):
        turn = start + 2 * np.pi * i / count + rng.normal(0, 0.09)
        long, lift_by, back = length * rng.uniform(0.88, 1.08), rise + rng.normal(0, 0.10), curl * rng.uniform(0.75, 1.25)
        half = width * rng.uniform(0.92, 1.08) * swell * tip
        slope = lift_by - back * t**1.8
        reach, lift = np.cumsum(np.cos(slope), 0) * long / rows, np.cumsum(np.sin(slope), 0) * long / rows
        cup = half * (0.30 * (1 - t) - 0.28 * t) * s**2
        soft = 0.035 * long * np.sin(2.2 * s + rng.uniform(0, 6)) * t**2
        x, y, z = reach + 0 * s, half * s, lift + cup + soft
        px, py = x * np.cos(turn) - y * np.sin(turn), x * np.sin(turn) + y * np.cos(turn)
        first = len(vertices)
        vertices.extend(np.stack([px, py, z], -1).reshape(-1, 3))
        faces.extend(shapes.grid_faces(rows, columns) + first)
        uv.extend(np.stack([t + 0 * s, 0.5 + s / 2 + 0 * t], -1).reshape(-1, 2))
    return vertices, faces, uv


def jasmine(rng, size=0.12, open_by=0.35, at=(0, 0, 0), turn=(0, 0, 0), look=None, foot=None):
    """One flower, its narrow green tube below the origin; `size` is a petal's length. `open_by`: 0.2 wide open … 1.2 half closed."""
    look = look or petal()
    outer = int(rng.integers(5, 8))
    whorls = [(outer, 1.0, 0.40 - 0.02 * outer + 0.06, open_by + 0.15, 0.95, 0.0)]
    if rng.random() < 0.6:
        whorls.append((4, 0.66, 0.27, open_by + 0.75, 0.9, 0.4))
    vertices, faces, uv = [], [], []
    for count, length, width, rise, curl, start in whorls:
        v, f, w = _petals(count, length * size, width * size, rise, curl, rng, start)
        faces.extend(np.asarray(f) + len(vertices))
        vertices.extend(v)
        uv.extend(w)
    thing = shapes.mesh(vertices, faces, look, at=at, turn=turn, uv=uv)
    tube = [(0.0, 0.05), (0.10, 0.06), (0.075, -0.15), (0.060, -0.70), (0.085, -0.80), (0.095, -1.02), (0.0, -1.06)]
    stem = shapes.lathe([(r * size, z * size) for r, z in tube], foot or _tube_look(), radius=0.03 * size, steps=16)
    stem.parent = thing
    return thing


def _tube_look():
    """White-green at the flower, green at the foot."""
    s = Shader("jasmine tube")
    height = s.add("SeparateXYZ", {0: s.place("Generated")}).outputs[2]
    tint = s.ramp(height, (0.0, (0.10, 0.17, 0.04)), (0.28, (0.16, 0.24, 0.07)), (0.42, (0.50, 0.56, 0.30)), (1.0, (0.72, 0.74, 0.56)))
    return s.principled(base=tint, roughness=0.5).material
