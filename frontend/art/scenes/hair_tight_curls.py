"""Tight dark curls, coil by coil."""
import numpy as np

from lib import hair, studio

SIZE = (1350, 900)
SAMPLES = 8
BOUNCES = 4
CLEAN = 0
EXPOSURE = 1.3
LOOK = "Medium Contrast"


def coils(rng, count, depth, points=110):
    """Each guide is a spring hanging from its root, no two of the same width or pitch."""
    u = rng.uniform(-1.5, 1.5, (count, 1))
    top = rng.uniform(-0.6, 1.5, (count, 1))
    length = rng.uniform(0.7, 1.3, (count, 1))
    t = np.linspace(0, 1, points)[None]
    rows = np.arange(count)[:, None]
    turns = rng.uniform(5.5, 9.0, (count, 1)) * length * 2 * np.pi
    angle = rng.choice([-1, 1], (count, 1)) * turns * t + rng.uniform(0, 6.3, (count, 1))
    radius = rng.uniform(0.035, 0.062, (count, 1)) * (0.5 + 0.5 * np.minimum(1, 4 * t))
    sway = [0.16 * hair.smooth_noise(rng, count, 2.5, 2)(t, rows) for _ in range(2)]
    guides = np.zeros((count, points, 3))
    guides[..., 0] = u + sway[0] + radius * np.cos(angle) + 0.10 * u * t
    guides[..., 1] = depth + rng.normal(0, 0.05, (count, 1)) + sway[1] * 0.6 + radius * np.sin(angle) - 0.10 * np.sin(3 * t)
    guides[..., 2] = top - length * t
    return guides


def build():
    rng = np.random.default_rng(51)
    dark = hair.material(melanin=0.74, redness=0.5, roughness=0.30, radial=0.45, variation=0.2)
    for depth, count in ((0.0, 300), (0.18, 280), (0.4, 230)):
        strands = hair.locks(coils(rng, count, depth), 70, 0.016, rng, gather=0.1, frizz=0.010)
        hair.grow(hair.stray(strands, 0.03, 0.09, rng), dark, 0.0014)
    studio.camera((0.2, -4.6, 0.2), (0.0, 0, 0.1), lens=95, focus=(0, -0.05, 0.1), blur=0.07)
    studio.lamp((-2.8, -2.8, 3.0), (0, 0, 0), 1.3, 1300, studio.WARM, tall=1.8)
    studio.lamp((3.4, -2.4, 0.5), (0, 0, 0), 2.2, 700, studio.DAYLIGHT)
    studio.lamp((1.6, 2.4, 2.6), (0.0, 0, 0), 1.4, 1300, studio.WARM)
