"""A colour melt: black at the root, copper, then gold at the ends."""
import numpy as np

from lib import hair, studio
from scenes.hair_auburn_waves import waves

BOUNCES = 4
FILTER = (1.16, 0.77, 0.72)
EXPOSURE = 1.3
LOOK = "Medium High Contrast"

MELT = [
    (-0.65, (0.80, 0.41, 0.15)),
    (-0.20, (0.56, 0.19, 0.045)),
    (0.15, (0.26, 0.065, 0.018)),
    (0.62, (0.012, 0.007, 0.005)),
]


def build():
    rng = np.random.default_rng(31)
    melt = hair.material(roughness=0.27, radial=0.35, ramp=MELT)
    for depth, count in ((0.0, 190), (0.14, 150), (0.3, 100)):
        guides = waves(rng, count, depth, -1.45, 0.85, size=0.12, turns=8.5)
        strands = hair.locks(guides, 210, 0.07, rng, gather=0.35, frizz=0.007, flat=0.6)
        hair.grow(hair.stray(strands, 0.015, 0.10, rng), melt, 0.0014)
    studio.camera((0.0, -5.0, 0.0), (-0.05, 0, 0.0), lens=85, focus=(0, -0.1, 0), blur=0.05, roll=8)
    studio.lamp((-2.6, -3.2, 3.0), (0, 0, 0), 1.1, 520, studio.WARM, tall=1.8)
    studio.lamp((3.4, -2.4, 0.5), (0, 0, 0), 2.0, 80, studio.DAYLIGHT)
    studio.lamp((2.4, 2.4, 1.6), (0.2, 0, -0.2), 1.2, 150, studio.WARM)
