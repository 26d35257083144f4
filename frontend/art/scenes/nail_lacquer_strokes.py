"""Lacquer drawn out in short strokes on ivory paper, fanned like petals."""
import numpy as np

from lib import materials, shapes, studio

COLOURS = [
    (0.46, 0.22, 0.15), (0.50, 0.11, 0.055), (0.33, 0.020, 0.022), (0.12, 0.008, 0.014), (0.45, 0.14, 0.13),
    (0.55, 0.27, 0.22), (0.62, 0.42, 0.31), (0.44, 0.29, 0.13), (0.10, 0.15, 0.07), (0.018, 0.06, 0.040),
]


def stroke(length, width, colour, rng, **placing):
    """A laid-on stroke: full and round where the brush was set down, combed and thin where it left."""
    rows, columns = 160, 64
    t = np.linspace(0, 1, rows)[:, None]
    s = np.linspace(-1, 1, columns)[None]
    hairs = sum(np.sin(s * f + rng.uniform(0, 6)) / 3 for f in (9, 14, 23))
    ragged = 1 + 0.07 * hairs * np.clip(t - 0.4, 0, 1)
    half = width / 2 * np.minimum(1, np.sqrt(np.clip(t / 0.20, 0, 1) * (2 - np.clip(t / 0.20, 0, 1)))) * (1 - 0.22 * t)
    half = half * (1 + 0.03 * np.sin(6 * t + rng.uniform(0, 6)))
    end = np.clip((1 - t) / 0.10, 0, 1) ** 0.5
    x = length * t * ragged
    y = half * s * (0.35 + 0.65 * end) + 0.05 * length * t**2 * rng.normal(0, 0.6)
    edge = (1 - np.abs(s) ** 6) * np.clip(t / 0.02, 0, 1) * end
    bead = 0.012 * np.exp(-(((t - 0.10) / 0.10) ** 2)) + 0.006 * np.abs(s) ** 3 * (1 - 0.5 * t)
    z = edge * (0.018 * (1 - 0.55 * t) + bead + 0.0035 * hairs * (0.3 + t))
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
    for i, colour in enumerate(COLOURS):
        angle = np.radians(-18 + 216 * i / (len(COLOURS) - 1))
        at = (0.42 * np.cos(angle), -0.42 + 0.42 * np.sin(angle), 0)
        stroke(rng.uniform(1.02, 1.22), 0.40, colour, rng, at=at, turn=(0, 0, np.degrees(angle) + rng.normal(0, 2)))
    for at in ((0.06, -0.55, 0.0), (-0.10, -0.46, 0.0), (1.62, -0.86, 0), (-1.70, -0.80, 0)):
        shapes.drops([at], [rng.uniform(0.03, 0.06)], materials.lacquer((0.33, 0.020, 0.022)), rng, flat=0.5)
    studio.camera((0.0, -2.9, 6.5), (0.0, 0.12, 0.0), lens=78, focus=(0, 0.1, 0.03), blur=0.03)
    studio.lamp((-3.8, 1.8, 2.4), (0, 0, 0), 1.6, 330)
    studio.lamp((3.8, -2.0, 2.6), (0, 0, 0), 2.6, 60, studio.DAYLIGHT)
