"""Lacquer drawn out in short strokes on ivory paper, fanned like petals."""
import numpy as np

from lib import materials, shapes, studio

COLOURS = [
    (0.33, 0.020, 0.022), (0.50, 0.17, 0.13), (0.62, 0.36, 0.28), (0.46, 0.11, 0.085), (0.20, 0.010, 0.016), (0.56, 0.25, 0.20),
]


def stroke(length, width, colour, rng, **placing):
    """A stroke like a petal: the brush set down at its foot, pressed, and lifted to a point; combed by its hairs."""
    rows, columns = 160, 64
    t = np.linspace(0, 1, rows)[:, None]
    s = np.linspace(-1, 1, columns)[None]
    hairs = sum(np.sin(s * f + rng.uniform(0, 6)) / 3 for f in (9, 14, 23))
    ragged = 1 + 0.03 * hairs * np.clip(t - 0.4, 0, 1)
    half = width / 2 * np.sin(np.pi * np.clip(0.04 + 0.96 * t, 0, 1) ** 0.85) ** 0.62
    half = half * (1 + 0.03 * np.sin(6 * t + rng.uniform(0, 6)))
    end = np.clip((1 - t) / 0.10, 0, 1) ** 0.5
    x = length * t * ragged
    y = half * s + 0.05 * length * t**2 * rng.normal(0, 0.6)
    edge = (1 - np.abs(s) ** 6) * np.clip(t / 0.02, 0, 1) * end
    bead = 0.012 * np.exp(-(((t - 0.10) / 0.10) ** 2)) + 0.010 * np.abs(s) ** 3 * (1 - 0.5 * t)
    z = edge * (0.018 * (1 - 0.55 * t) + bead + 0.0045 * hairs * (0.3 + t))
    x, y = np.broadcast_to(x, z.shape), np.broadcast_to(y, z.shape)
    shapes.sheet(x, y, z + 0.001, materials.lacquer(colour), **placing)


def paper():
    s = materials.Shader("paper")
    fibre = s.math("ADD", s.noise(38, 6, 0.7), s.noise(5, 4))
    s.principled(base=(0.74, 0.68, 0.57), roughness=0.85, specular=0.2)
    return s.principled(normal=s.bump(fibre, 0.35, 0.012)).material


def build():
    rng = np.random.default_rng(26)
    shapes.ground(paper())
    for ring, (count, near, length) in enumerate(((11, 0.46, 1.0), (6, 0.10, 0.62))):
        for i in range(count):
            angle = 2 * np.pi * (i + 0.5 * ring) / count + rng.normal(0, 0.03)
            colour = COLOURS[(i if ring == 0 else i + 2) % len(COLOURS)]
            at = (near * np.cos(angle), near * np.sin(angle), 0.020 * ring)
            stroke(length * rng.uniform(0.94, 1.08), 0.42 * length**0.6, colour, rng, at=at, turn=(0, 0, np.degrees(angle)))
    spill = [(1.55, -0.75, 0), (1.72, -0.60, 0), (-1.5, 0.95, 0)]
    shapes.drops(spill, [0.06, 0.03, 0.045], materials.lacquer(COLOURS[0]), rng, flat=0.4)
    studio.camera((0.25, -3.3, 4.3), (0.12, 0.0, 0.0), lens=82, focus=(0.0, -0.35, 0.03), blur=0.04)
    studio.lamp((-3.6, 1.2, 2.6), (0, 0, 0), 1.6, 300)
    studio.lamp((0.4, 4.2, 2.8), (0, 0, 0), 2.6, 130, studio.WARM, tall=0.6)
    studio.lamp((3.8, -2.0, 2.6), (0, 0, 0), 2.6, 50, studio.DAYLIGHT)
