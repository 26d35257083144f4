"""Long dark hair falling in heavy locks and one soft bend, lit from the left, with the room's green beside it."""
import numpy as np

from lib import hair, studio

SAMPLES = 14
BOUNCES = 2
FILTER = (1.20, 0.93, 0.75)
EXPOSURE = -0.4
LOOK = "High Contrast"


def fall(rng, left, right, count, depth, points=20):
    """Guides of heavy locks that swing out and back like hair over a shoulder, each a little out of step with the next."""
    u = np.sort(rng.uniform(left, right, count))[:, None]
    t = np.linspace(0, 1, points)[None]
    late = 0.40 * hair.smooth_noise(rng, 1, 3.0, 2)(u, 0) + rng.normal(0, 0.06, (count, 1))
    swing = 0.24 * np.sin(4.0 * t + 0.35 * u + 0.3 + 0.6 * late)
    drift = hair.smooth_noise(rng, count, 3.0, 2)(t, np.arange(count)[:, None])
    guides = np.zeros((count, points, 3))
    guides[..., 0] = u + swing + 0.05 * drift
    guides[..., 1] = depth + 0.10 * u**2 - 0.16 * np.sin(7.0 * t - 2.7 + 0.45 * u + late) + rng.normal(0, 0.02, (count, 1))
    guides[..., 2] = 1.15 - 2.3 * t
    return guides


def build():
    rng = np.random.default_rng(11)
    dark = hair.material(melanin=0.90, redness=0.65, roughness=0.22, radial=0.34, variation=0.12)
    for depth, count in ((0.0, 60), (0.12, 44)):
        locks = hair.locks(fall(rng, -1.5, 0.60 - depth, count, depth), 16, 0.080, rng, gather=0.3, frizz=0.005, flat=0.6)
        strands = hair.locks(locks, 80, 0.024, rng, gather=0.35, frizz=0.0018, flat=0.8)
        hair.grow(hair.stray(strands, 0.010, 0.09, rng), dark, 0.0012, tip=0.7)
    studio.camera((0.0, -5.0, 0.1), (0.0, 0, 0.0), lens=85, focus=(0, -0.2, 0), blur=0.05)
    studio.lamp((-2.6, -3.2, 3.4), (0, 0, 0), 0.8, 1700, studio.WARM, tall=1.0)
    studio.lamp((3.4, -2.0, 0.5), (0, 0, 0), 2.0, 90, studio.DAYLIGHT)
    studio.lamp((-1.2, -4.0, -1.6), (0, 0, -0.4), 1.6, 60, studio.WARM)
    studio.lamp((2.2, 2.6, 2.0), (0.4, 0, 0), 1.2, 700, studio.WARM)
