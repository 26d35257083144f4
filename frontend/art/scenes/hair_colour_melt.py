"""A colour melt: black at the root, copper, then gold at the ends."""
import numpy as np

from lib import hair, studio
from scenes.hair_auburn_waves import waves

BOUNCES = 4
FILTER = (1.22, 0.82, 0.66)
EXPOSURE = 1.45
LOOK = "High Contrast"

MELT = [
    (-0.50, (0.93, 0.66, 0.33)),
    (-0.12, (0.70, 0.25, 0.055)),
    (0.20, (0.32, 0.075, 0.018)),
    (0.50, (0.008, 0.006, 0.005)),
    (0.80, (0.004, 0.0036, 0.0036)),
]


def build():
    rng = np.random.default_rng(31)
    melt = hair.material(roughness=0.27, radial=0.35, ramp=MELT, ior=1.25)
    for depth, count in ((0.0, 190), (0.14, 150), (0.3, 100)):
        guides = waves(rng, count, depth, -1.45, 0.85, size=0.12, turns=8.5)
        strands = hair.locks(guides, 210, 0.07, rng, gather=0.35, frizz=0.007, flat=0.6)
        hair.grow(hair.stray(strands, 0.015, 0.10, rng), melt, 0.0014)
    studio.camera((0.0, -5.0, 0.0), (-0.05, 0, 0.0), lens=85, focus=(0, -0.1, 0), blur=0.05, roll=8)
    studio.lamp((-2.6, -2.6, 4.4), (0, 0, -0.2), 1.1, 620, studio.WARM, tall=1.4)
    studio.lamp((-1.4, -4.2, 0.2), (0, 0, -0.85), 0.8, 52, studio.WARM, spread=24)
    studio.lamp((3.4, -2.4, 0.5), (0, 0, 0), 2.0, 80, studio.DAYLIGHT)
    studio.lamp((2.4, 2.4, 1.6), (0.2, 0, -0.4), 1.2, 260, studio.WARM)
