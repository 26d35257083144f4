"""The hero film's hair: a dark fall on the right, the green room on the left. film.py moves the key lamp."""
import numpy as np

from lib import hair, studio
from scenes.hair_dark_fall import fall

SIZE = (1600, 900)
SAMPLES = 7
BOUNCES = 4
CLEAN = 0
EXPOSURE = 0.7
LOOK = "Medium High Contrast"

KEY_PLACES = [(-3.2, -3.4, 0.9), (-2.2, -3.6, 2.5), (-0.4, -3.4, 4.2)]


def key(place):
    return studio.lamp(place, (0.3, 0, 0), 0.9, 1250, studio.WARM, tall=1.2)


def build():
    rng = np.random.default_rng(71)
    dark = hair.material(melanin=0.85, redness=0.45, roughness=0.24, radial=0.3)
    for depth, count in ((0.0, 500), (0.16, 240)):
        guides = fall(rng, -0.62 + depth, 2.1, count, depth)
        strands = hair.locks(guides, 95, 0.055, rng, gather=0.2, frizz=0.005, flat=0.5)
        hair.grow(hair.stray(strands, 0.010, 0.12, rng), dark, 0.0014)
    studio.camera((0.0, -5.0, 0.1), (0.0, 0, 0.0), lens=80, focus=(0.3, -0.2, 0), blur=0.05)
    studio.lamp((3.4, -2.0, 0.5), (0, 0, 0), 2.0, 120, studio.DAYLIGHT)
    studio.lamp((-2.2, 2.6, 1.6), (-0.2, 0, 0), 1.2, 520, studio.WARM)
    studio.lamp((0.8, -4.0, -1.8), (0.4, 0, -0.4), 1.6, 120, studio.WARM)
