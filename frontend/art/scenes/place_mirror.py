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
    room.daylight(SUN, sun=14)
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
    chair = (10.1, -15.4, 0)
    room.styling_chair(chair, 203, rng, cloth=False)
    cape = linen.handloom((0.70, 0.65, 0.55), bands=((0.5, 0.95), (1.1, 1.2)))
    room.group([linen.hung(2.5, 3.6, 2.4, cape, rng, fold=0.34, round_rail=0.36, at=(2.7, -0.4, 6.95), turn=(0, 0, 90))], chair, (0, 0, 203))
    room.banana_plant((-13.6, -6.0, 0), rng, 15, 6)
    rail = room.brass()
    shapes.tube([(13.4, -0.9, 15.6), (18.4, -0.9, 15.6)], 0.10, rail)
    for x in (13.7, 18.1):
        shapes.tube([(x, 0, 15.6), (x, -0.9, 15.6)], 0.09, rail)
    linen.hung(3.4, 7.4, 5.6, linen.handloom(bands=((0.35, 0.75), (0.85, 0.92))), rng, at=(15.6, -0.9, 15.6))
    room.camera((7.0, -33.0, 12.2), -12, 33, shift=(0.0, -0.02), focus=(0, -1, 12), blur=0.15)
