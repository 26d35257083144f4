"""Long dark hair falling in one soft bend, lit from the left, with the room's green beside it."""
import numpy as np

from lib import hair, studio

BOUNCES = 3
FILTER = (1.08, 0.98, 0.87)
EXPOSURE = -0.2
LOOK = "Medium High Contrast"


def fall(rng, left, right, count, depth, points=24):
    """Guides of a curtain that swings out and back like hair over a shoulder."""
    u = np.sort(rng.uniform(left, right, count))[:, None]
    t = np.linspace(0, 1, points)[None]
    late = 0.10 * hair.smooth_noise(rng, 1, 3.0, 2)(u, 0) + rng.normal(0, 0.012, (count, 1))
    swing = 0.30 * np.sin(4.2 * t + 0.35 * u + 0.2 + late)
    drift = hair.smooth_noise(rng, count, 3.0, 2)(t, np.arange(count)[:, None])
    guides = np.zeros((count, points, 3))
    guides[..., 0] = u + swing + 0.025 * drift
    guides[..., 1] = depth + 0.10 * u**2 - 0.27 * np.sin(6.4 * t - 1.7 + 0.45 * u + 2.0 * late) + rng.normal(0, 0.02, (count, 1))
    guides[..., 2] = 1.75 - 3.5 * t
    return guides


def build():
    rng = np.random.default_rng(11)
    dark = hair.material(melanin=0.86, redness=0.45, roughness=0.24, radial=0.3)
    for depth, count in ((0.0, 520), (0.16, 300)):
        strands = hair.locks(fall(rng, -2.3, 0.62 - depth, count, depth), 130, 0.075, rng, gather=0.25, frizz=0.005, flat=0.5)
        hair.grow(hair.stray(strands, 0.008, 0.08, rng), dark, 0.0012)
    studio.camera((0.0, -5.0, 0.1), (0.0, 0, 0.0), lens=85, focus=(0, -0.2, 0), blur=0.05)
    studio.lamp((-2.6, -3.2, 3.4), (0, 0, 0), 0.8, 1500, studio.WARM, tall=1.0)
    studio.lamp((3.4, -2.0, 0.5), (0, 0, 0), 2.0, 260, studio.DAYLIGHT)
    studio.lamp((-1.2, -4.0, -1.6), (0, 0, -0.4), 1.6, 170, studio.WARM)
    studio.lamp((2.2, 2.6, 2.0), (0.4, 0, 0), 1.2, 900, studio.WARM)
