"""The wash place: a basin of black stone with its neck rest, brass tap and hand shower; the leather chair's head end with a towel over it."""
import numpy as np

from lib import linen, room, shapes, studio

SIZE = (1920, 1280)
SAMPLES = 18
BOUNCES = 6
EXPOSURE = 0.5
LOOK = "Medium High Contrast"
SUN = (0.84, 0.52, -0.40)
RIM = 9.0  # the basin's rim above the floor
IVORY, CLAY = (0.72, 0.66, 0.55), (0.40, 0.19, 0.11)


def basin(rng):
    made = room.Basin()
    room.group([made.stone(), made.pad(), made.drops(rng)], (0, -4.7, RIM))
    shapes.box((4.0, 3.6, 6.6), room.plaster(((0.40, 0.33, 0.24), (0.50, 0.42, 0.31)), 0.75), 0.2, at=(0, -4.4, 3.2))
    shapes.box((26, 2.6, 0.55), room.granite(), 0.07, at=(0, -1.15, RIM - 0.32))
    room.swan_neck((0.1, -1.75, RIM - 0.05))
    x, y, z = 2.0, -1.35, RIM - 0.05
    shapes.tube([(x, y, z), (x, y, z + 1.5), (x, y - 0.22, z + 1.62)], 0.075, room.brass(0.2))
    shapes.lathe([(0.10, 0.10), (0.22, 0.08), (0.24, 0)], room.brass(0.2), 0.02, at=(x, y, z))
    hose = [(x + 1.0, y + 0.1, z - 0.1), (x + 1.0, y + 0.1, z + 1.0), (x + 0.9, y - 0.5, z + 0.9), (x + 0.7, y - 0.75, z + 0.12), (x + 0.15, y - 0.55, z + 0.10)]
    room.hand_shower((x - 0.02, y - 0.30, z + 0.75), (x + 0.03, y - 0.62, z + 2.25), (-0.25, -1, -0.45), hose)


def over_the_edge(rng, at, slope, width, front, behind):
    """A towel laid over the chair's head end: down the leather toward -y, down the back toward +y."""
    s = np.linspace(-behind, front, 150)[:, None]
    u = np.linspace(-0.5, 0.5, 120)[None] * width
    land = shapes.waver(rng, 7, 0.7, 2.6)(u, s)
    a = np.radians(slope)
    lies = np.maximum(s, 0)
    hangs = np.maximum(-s, 0)
    soft = 0.10 * np.exp(-np.abs(s) / 0.25)
    y = -lies * np.cos(a) + 0.18 * np.tanh(hangs / 0.2) + 0.05 * land * np.minimum(1, hangs)
    z = -lies * np.sin(a) - hangs - soft + 0.06 + 0.055 * (land + 0.6) * np.minimum(1, 0.3 + lies)
    x = u * (1 - 0.03 * land) + 0.10 * s
    lattice = np.stack([at[0] + x, at[1] + y + 0 * u, at[2] + z + 0.30 * (1 - (2 * x / 4.6) ** 2) * np.minimum(1, lies)], -1)
    linen.terry(lattice, IVORY, rng, thick=0.10, tall=0.045, every=0.019, yarn=0.005)


def build():
    rng = np.random.default_rng(52)
    room.shell()
    room.daylight(SUN, sun=14)
    room.leaf_shadow((3, 0, 12), SUN, rng, turn=(20, -30, 75))
    basin(rng)
    head = (0, -7.35, RIM - 0.75)
    room.chair_back(head, 33)
    over_the_edge(rng, head, 33, 2.7, 2.2, 0.7)
    for x, y, h, r, t in ((-4.4, -0.9, 2.0, 0.46, 240), (-5.5, -1.1, 2.0, 0.46, 275), (-3.5, -0.7, 1.5, 0.42, 250)):
        room.pump_bottle((x, y, RIM - 0.04), h, r, t)
    room.folded_towels((4.6, -1.2, RIM - 0.04), rng, 2, 8, 2.6, 2.0, (CLAY, IVORY))
    studio.camera((6.2, -15.6, 13.6), (-0.75, -4.6, RIM + 0.25), 43, focus=(-0.2, -6.2, RIM), blur=0.17)
