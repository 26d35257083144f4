"""The wash place: a low leather chair at a basin of black stone, towels and amber bottles on the shelf above."""
import numpy as np

from lib import linen, materials, room, shapes

SIZE = (1632, 1088)
SAMPLES = 8
EXPOSURE = 0.4
LOOK = "Medium High Contrast"
SUN = (0.84, 0.52, -0.40)


def build():
    rng = np.random.default_rng(52)
    room.shell()
    room.daylight(SUN, sun=14)
    room.leaf_shadow((-3, 0, 15), SUN, rng, turn=(20, -30, 75))
    room.leaf_shadow((5, 0, 11), SUN, rng, turn=(0, 30, 110))
    shapes.box((7.6, 6.4, 6.0), room.plaster(((0.40, 0.33, 0.24), (0.50, 0.42, 0.31)), 0.75), 0.25, at=(-6.5, -5.6, 3.0))
    room.wash_basin((-5.0, -5.6, 6.0), 90)
    room.lounge((-0.2, -5.8, 0))
    neck = linen.handloom((0.72, 0.67, 0.57), bands=((0.4, 0.7),))
    linen.hung(2.6, 1.5, 1.1, neck, rng, round_rail=0.22, fold=0.10, at=(-2.35, -5.7, 7.85), turn=(0, 0, 90))
    room.wall_shelf((-1.5, 0, 15.6), 17.0, 2.8)
    room.folded_towels((-7.6, -1.4, 15.6), rng, 3, 0, 2.9, 2.3)
    room.folded_towels((3.6, -1.4, 15.6), rng, 2, 0, 2.9, 2.3, ((0.40, 0.17, 0.09), (0.72, 0.66, 0.56)))
    for x, h, r, t in ((-4.6, 2.0, 0.46, 240), (-3.4, 2.0, 0.46, 275), (-2.2, 1.5, 0.42, 250)):
        room.pump_bottle((x, -1.4, 15.6), h, r, t)
    room.vase((0.4, -1.5, 15.6), rng, 1.5, 4, 1.9)
    room.sconce((-10.6, 0, 18.4))
    room.round_mirror((10.8, 0, 15.4), 3.1)
    room.stool((9.6, -1.9 - 1.2, 0), 10, 4.4)
    room.tumbler((9.2, -3.2, 4.4))
    room.book((10.2, -2.8, 4.4), turn=24)
    room.banana_plant((-14.6, -6.5, 0), rng, 14, 6)
    room.banana_plant((20.0, -50.0, 0), rng, 19, 6)
    room.pendant((18.5, -40, 20.0), 2.4)
    room.camera((0.6, -38.0, 11.0), 0, 36, focus=(-3, -5, 8), blur=0.10)
