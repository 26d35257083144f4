"""The place in front of the mirror in morning sun: cane-backed chair, arched brass mirror, a cape over the arm."""
import numpy as np

from lib import linen, materials, room, shapes, tools

SIZE = (1920, 1280)
SAMPLES = 8
EXPOSURE = 0.45
LOOK = "Medium High Contrast"
SUN = (0.86, 0.60, -0.31)


def build():
    rng = np.random.default_rng(41)
    room.shell()
    room.daylight(SUN)
    room.leaf_shadow((-4, 0, 11), SUN, rng, turn=(0, -50, 60))
    room.leaf_shadow((6, 0, 12), SUN, rng, turn=(10, 20, 100))
    room.arched_mirror((0, 0, 10.0), 8.4, 13.2)
    room.wall_shelf((0, 0, 8.4), 16.0, 3.2)
    for x in (-6.6, 6.6):
        room.sconce((x, 0, 17.0))
    room.pendant((-4.5, -36, 20.5), 2.4)
    room.jar_of((-6.4, -1.6, 8.4), rng, combs=3)
    room.pump_bottle((-4.9, -1.0, 8.4), 1.85, 0.44, 200)
    room.pump_bottle((-3.7, -1.6, 8.4), 1.4, 0.40, 250)
    room.vase((6.6, -1.4, 8.4), rng, 1.4, 4, 2.0)
    room.round_tray((2.0, -1.7, 8.4), 1.2)
    tools.scissors(materials.steel(0.16), 24, at=(2.1, -1.7, 8.47), turn=(0, 0, 150))
    room.tumbler((4.4, -1.9, 8.4))
    room.styling_chair((7.4, -10.0, 0), -34, rng)
    room.banana_plant((-12.6, -4.4, 0), rng, 15, 6)
    rail = room.brass()
    shapes.tube([(13.8, -0.9, 15.6), (18.8, -0.9, 15.6)], 0.10, rail)
    for x in (14.1, 18.5):
        shapes.tube([(x, 0, 15.6), (x, -0.9, 15.6)], 0.09, rail)
    linen.hung(3.4, 7.4, 5.6, linen.handloom(bands=((0.35, 0.75), (0.85, 0.92))), rng, at=(16.2, -0.9, 15.6))
    room.stool((16.4, -4.4, 0), 20, 4.4)
    room.folded_towels((16.4, -4.4, 4.4), rng, 2, 12, 2.4, 2.0)
    room.camera((0.6, -40.0, 11.8), 0, 35, shift=(0.0, -0.035), focus=(0, -4, 9), blur=0.10)
