"""The shaving place: brush and lather bowl on the teak shelf below the mirror, combs in a glass, scissors on a brass tray."""
import numpy as np

from lib import materials, room, tools
from scenes.barber_brush_bowl import lather_bowl, shaving_brush

SIZE = (1632, 1088)
SAMPLES = 16
EXPOSURE = 0.45
LOOK = "Medium High Contrast"
SUN = (0.86, 0.60, -0.31)


def build():
    rng = np.random.default_rng(118)
    room.shell()
    room.daylight(SUN)
    room.leaf_shadow((3.4, 0, 12.5), SUN, rng, turn=(0, -40, 60))
    room.arched_mirror((-0.6, 0, 11.0), 5.4, 8.6)
    top = 10.0
    room.wall_shelf((0, 0, top), 14.0, 3.4)
    room.pump_bottle((-3.9, -1.1, top), 1.75, 0.42, 215)
    room.jar_of((-2.7, -1.7, top), rng, 1.05, 0.42, combs=3)
    lather_bowl(rng, (-0.9, -2.0, top))
    shaving_brush(rng, (0.35, -2.3, top + 0.80), (0, 0, 60))
    room.round_tray((1.65, -1.9, top), 0.95)
    tools.scissors(materials.steel(0.16), 22, at=(1.7, -1.9, top + 0.08), turn=(0, 0, 160), scale=0.72)
    room.folded_towels((4.0, -1.5, top), rng, 2, 0, 2.0, 1.9, ((0.72, 0.66, 0.56), (0.40, 0.17, 0.09)))
    room.tumbler((3.0, -2.6, top))
    room.styling_chair((4.0, -24.0, 0), 160, rng, cloth=False)
    room.banana_plant((-9.0, -40.0, 0), rng, 19, 6)
    room.pendant((-4.5, -34, 20.5), 2.4)
    room.camera((0.9, -12.2, 11.9), -3, 45, shift=(0.0, 0.0), focus=(0, -2.2, 10.6), blur=0.06)
