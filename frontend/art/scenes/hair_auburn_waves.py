"""Auburn waves from root to end, warm light from the left."""
import numpy as np

from lib import hair, studio

SAMPLES = 32
BOUNCES = 4
FILTER = (1.14, 0.66, 0.50)
EXPOSURE = -0.25
LOOK = "Very High Contrast"

AUBURN = [(-0.9, (0.36, 0.100, 0.030)), (0.2, (0.24, 0.060, 0.020)), (1.2, (0.10, 0.028, 0.012))]


def waves(rng, count, depth, left=-1.5, right=1.5, size=0.13, turns=11.0, points=44):
    """Guides that swing from side to side and front to back, neighbours nearly in step."""
    u = np.sort(rng.uniform(left, right, count))[:, None]
    t = np.linspace(0, 1, points)[None]
    step = 0.9 * hair.smooth_noise(rng, 1, 2.2, 3)(u, 0) + rng.normal(0, 0.22, (count, 1)) + 4 * depth
    angle = turns * t + step
    grown = 0.25 + 0.75 * t
    guides = np.zeros((count, points, 3))
    guides[..., 0] = u * (1 + 0.05 * t) + size * grown * np.sin(angle)
    guides[..., 1] = depth + 0.08 * u**2 + 0.8 * size * grown * np.cos(angle) + rng.normal(0, 0.03, (count, 1))
    guides[..., 2] = 1.7 - 3.2 * t + rng.normal(0, 0.04, (count, 1))
    return guides


def lights():
    studio.lamp((-2.6, -3.2, 3.0), (0, 0, 0), 1.2, 900, studio.WARM, tall=1.8)
    studio.lamp((3.4, -2.4, 0.5), (0, 0, 0), 2.0, 120, studio.DAYLIGHT)
    studio.lamp((2.0, 2.4, 2.4), (0.2, 0, 0), 1.2, 700, studio.WARM)


def build():
    rng = np.random.default_rng(21)
    auburn = hair.material(roughness=0.27, radial=0.4, ramp=AUBURN)
    for depth, count in ((0.0, 150), (0.14, 120), (0.3, 90)):
        strands = hair.locks(waves(rng, count, depth), 250, 0.075, rng, gather=0.45, frizz=0.010, flat=0.7)
        hair.grow(hair.stray(strands, 0.02, 0.12, rng), auburn, 0.0013)
    studio.camera((-0.2, -5.0, -0.1), (0.0, 0, -0.15), lens=88, focus=(0, -0.1, -0.15), blur=0.06, roll=-14)
    lights()
