"""Where one waits: a cane bench under the morning sun, a clay-striped cushion, filter coffee half drunk."""
import numpy as np

from lib import linen, room

SIZE = (1920, 1280)
SAMPLES = 8
EXPOSURE = 0.35
LOOK = "Medium High Contrast"
SUN = (0.84, 0.60, -0.42)


def build():
    rng = np.random.default_rng(107)
    room.shell()
    room.daylight(SUN, sun=13)
    room.leaf_shadow((-2, 0, 13), SUN, rng, turn=(10, -40, 70))
    room.leaf_shadow((3, 0, 9), SUN, rng, turn=(0, 30, 100))
    room.bench((-1.0, -5.0, 0), 15.0)
    striped = linen.handloom((0.72, 0.66, 0.55), bands=((0.9, 1.5), (1.7, 1.85), (2.9, 3.05)), threads=24)
    room.pillow((-6.0, -3.6, 6.5), striped, (4.3, 4.3), (72, 8, 0))
    room.pillow((-3.2, -4.2, 6.3), linen.handloom((0.36, 0.145, 0.075), (0.74, 0.68, 0.57), ((0.9, 1.0), (3.2, 3.3)), 24), (3.8, 3.8), (64, -14, 6))
    linen.hung(3.0, 4.4, 2.4, linen.handloom(bands=((0.3, 0.6), (2.5, 2.6))), rng, round_rail=0.3, fold=0.22, at=(4.4, -2.0, 8.5), turn=(-13, 0, 0))
    room.book((2.4, -5.4, 4.12), (2.9, 2.1, 0.14), 20, (0.52, 0.44, 0.33))
    room.book((2.5, -5.3, 4.26), (2.7, 2.0, 0.12), 8, (0.03, 0.08, 0.055))
    room.table((4.2, 4.2, 5.2), (10.2, -6.0, 0), 8, leg=0.3)
    room.round_tray((10.0, -6.2, 5.2), 1.25)
    room.tumbler((9.7, -6.4, 5.27))
    room.vase((11.2, -5.0, 5.2), rng, 1.5, 5, 2.4)
    room.round_mirror((-1.0, 0, 17.4), 3.4)
    room.sconce((8.2, 0, 16.0))
    room.banana_plant((-13.6, -4.4, 0), rng, 17, 6)
    room.pendant((-1.8, -38, 20.0), 2.4)
    room.camera((0.4, -38.0, 10.6), 0, 38, shift=(0.0, 0.0), focus=(-1, -5, 6), blur=0.10)
