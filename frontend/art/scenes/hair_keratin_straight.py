"""Keratin-smooth brown hair, combed quite straight, cut in one clean line."""
import numpy as np

from lib import hair, studio

BOUNCES = 4
EXPOSURE = 0.3
LOOK = "Medium Contrast"


def panel(rng, count, depth, points=24):
    u = np.sort(rng.uniform(-1.7, 1.7, count))[:, None]
    t = np.linspace(0, 1, points)[None]
    turn_in = np.clip(t - 0.78, 0, 1) ** 2
    late = 0.06 * hair.smooth_noise(rng, 1, 2.5, 2)(u, 0)
    guides = np.zeros((count, points, 3))
    guides[..., 0] = u + 0.02 * np.sin(3 * t + u)
    guides[..., 1] = depth + 0.12 * u**2 - 0.22 * np.sin(5.0 * t - 0.9 + late) + 3.0 * turn_in + rng.normal(0, 0.006, (count, 1))
    guides[..., 2] = 1.55 - (2.0 + rng.normal(0, 0.008, (count, 1))) * t
    return guides


def build():
    rng = np.random.default_rng(41)
    brown = hair.material(melanin=0.66, redness=0.55, roughness=0.20, radial=0.28, variation=0.12)
    for depth, count in ((0.0, 640), (0.07, 420)):
        strands = hair.locks(panel(rng, count, depth), 72, 0.030, rng, gather=0.05, frizz=0.0018, flat=0.5)
        strands[..., 2] = np.maximum(strands[..., 2], -0.47 + rng.normal(0, 0.008, (len(strands), 1)))
        hair.grow(hair.stray(strands, 0.002, 0.05, rng), brown, 0.0014, tip=0.8)
    studio.camera((0.3, -5.0, 0.25), (0.1, 0, 0.08), lens=85, focus=(0, -0.2, 0.1), blur=0.05, roll=-10)
    studio.lamp((-2.2, -3.4, 3.2), (0, 0, 0.2), 0.9, 1000, studio.WARM, tall=1.4)
    studio.lamp((3.4, -2.4, 0.5), (0, 0, 0), 2.0, 160, studio.DAYLIGHT)
    studio.lamp((-1.0, -4.0, -1.7), (0, 0, -0.2), 1.6, 1100, studio.WARM)
    studio.lamp((1.2, 2.6, 1.2), (0.2, 0, -0.3), 1.4, 500, studio.WARM)
