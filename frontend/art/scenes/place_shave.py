"""The shaving place from close by: lather bowl and brush on a worn teak shelf, combs in blue-green water, a razor on a tray, a rolled towel."""
import numpy as np

from lib import linen, materials, room, shapes, studio, tools
from scenes.barber_brush_bowl import lather, lather_bowl, shaving_brush

SIZE = (1920, 1280)
SAMPLES = 16
BOUNCES = 10
EXPOSURE = 0.5
LOOK = "Medium High Contrast"
SUN = (0.84, 0.52, -0.40)
TOP, DEEP = 10.0, 3.4  # the shelf's upper side above the floor, and its depth
BOWL, BRUSH, GLASS, TRAY = (-0.30, -2.05), (0.62, -1.35), (-2.45, -1.95), (0.95, -2.65)


def worn_teak(rings):
    """Oiled planks with fine pores; where wet glasses stood, rings; hands have rubbed the front edge pale. `rings`: (x, y, radius) from the plank's middle."""
    s = materials.Shader("worn teak")

    def along(x, across):
        return s.add("Mapping", {"Vector": s.place(), "Scale": (x, across, across)}).outputs[0]

    figure = s.noise(1.0, 6, 0.6, along(0.16, 1.9), 1.2)
    streak = s.noise(1.0, 5, 0.7, along(0.9, 22.0))
    pore = s.noise(1.0, 3, 0.7, along(3.2, 75.0))
    colour = room.TEAK
    tint = s.ramp(s.math("ADD", s.math("MULTIPLY", figure, 0.6), s.math("MULTIPLY", streak, 0.4)), (0.34, tuple(c * 0.38 for c in colour)), (0.50, tuple(c * 0.85 for c in colour)), (0.64, tuple(c * 1.5 for c in colour)))
    tint = s.add("MixRGB", {"Fac": 1.0, "Color1": tint, "Color2": s.between(pore, 0.30, 1.0, 0.36, 0.46)}, blend_type="MULTIPLY").outputs[0]
    cloud, fine = s.noise(1.3, 6, 0.65), s.noise(14, 4, 0.7)
    mark = 0.0
    for x, y, radius in rings:
        spot = s.add("Mapping", {"Vector": s.place(), "Location": (-x, -y, 0), "Scale": (1, 1, 0)}).outputs[0]
        away = s.math("ADD", s.add("VectorMath", {0: spot}, operation="LENGTH").outputs["Value"], s.math("MULTIPLY", fine, 0.05))
        off = s.math("ABSOLUTE", s.math("SUBTRACT", away, radius + 0.025))
        mark = s.math("MAXIMUM", mark, s.math("MULTIPLY", s.between(off, 1, 0, 0.008, 0.040), s.between(cloud, 0.15, 1.0, 0.40, 0.56)))
    damp = s.between(s.noise(2.6, 4, 0.6, distortion=0.5), 0, 1, 0.60, 0.66)
    tint = s.add("MixRGB", {"Fac": s.math("MULTIPLY", mark, 0.55), "Color1": tint, "Color2": tuple(c * 0.25 for c in colour)}).outputs[0]
    split = s.add("SeparateXYZ", {0: s.place()})
    edge = s.math("MULTIPLY", s.between(split.outputs[1], 1, 0, -DEEP / 2 + 0.02, -DEEP / 2 + 0.13), s.between(split.outputs[2], 0, 1, 0.10, 0.20))
    rubbed = s.math("MULTIPLY", edge, s.between(s.math("ADD", cloud, s.math("MULTIPLY", fine, 0.4)), 0, 0.75, 0.52, 0.80))
    tint = s.add("MixRGB", {"Fac": rubbed, "Color1": tint, "Color2": (0.31, 0.17, 0.085)}).outputs[0]
    rough = s.math("SUBTRACT", s.math("ADD", s.between(cloud, 0.30, 0.52), s.math("MULTIPLY", mark, 0.2)), s.math("MULTIPLY", damp, 0.16))
    height = s.math("ADD", s.math("MULTIPLY", pore, 0.8), s.math("MULTIPLY", streak, 0.4))
    return s.principled(base=tint, roughness=rough, specular=0.4, normal=s.bump(height, 0.22, 0.012)).material


def razor(at, turn, opened=150):
    """A cut-throat razor, open, lying on its side: hollow-ground blade and tang, two scales of horn about them."""
    metal, horn = materials.steel(0.16), materials.plain("horn", (0.040, 0.018, 0.009), 0.2)
    blade = tools.bar(
        [(-0.12, -0.05, 0.03, 0.05, 0.07), (0.30, -0.035, 0.035, 0.05, 0.07), (0.42, -0.05, 0.05, 0.05, 0.07), (0.50, -0.20, 0.05, 0.055, 0.07), (1.16, -0.21, 0.045, 0.05, 0.07), (1.22, -0.16, 0.03, 0.03, 0.07)],
        metal, blade_until=0.42,
    )
    tail = shapes.tube([(-0.10, -0.01, 0.07), (-0.26, 0.03, 0.07), (-0.38, 0.12, 0.07)], [0.035, 0.026, 0.018], metal)
    turned = tools.group([blade, tail], turn=(0, 0, opened))
    scales = [tools.bar([(-0.14, -0.05, 0.05, 0.03, z), (0.1, -0.085, 0.085, 0.042, z), (0.8, -0.11, 0.075, 0.045, z), (1.30, -0.06, 0.09, 0.042, z), (1.42, -0.01, 0.06, 0.03, z)], horn) for z in (0.026, 0.114)]
    pins = [shapes.lathe([(0, 0.150), (0.026, 0.146), (0.032, 0.13)], materials.brass(0.2), 0.006, at=(x, 0, 0)) for x in (0.0, 1.28)]
    tools.group([turned, *scales, *pins], at, turn, 0.82)


def combs_in_water(rng):
    x, y = GLASS
    room.jar_of((x, y, TOP), rng, 1.15, 0.44, combs=3)
    shapes.lathe([(0, 0.125), (0.395, 0.125), (0.398, 0.16), (0.398, 0.74), (0.385, 0.735), (0, 0.733)], materials.glass((0.50, 0.88, 0.84), ior=1.33), 0.012, at=(x, y, TOP))


def splashes(rng, count=90):
    """Drops about bowl and glass, a few dabs of lather fallen from the brush."""
    spots = np.column_stack([rng.normal(-0.2, 0.9, count), rng.normal(-2.3, 0.55, count), np.full(count, TOP)])
    clear = [np.hypot(spots[:, 0] - x, spots[:, 1] - y) > r for (x, y), r in ((BOWL, 0.42), (BRUSH, 0.28), (TRAY, 0.98))]
    spots = spots[np.all(clear, 0) & (spots[:, 1] > -DEEP + 0.1)]
    shapes.drops(spots, 0.010 + 0.045 * rng.random(len(spots)) ** 3, materials.glass(ior=1.33), rng, 0.32)
    dabs = np.array([(0.28, -2.45, TOP), (0.20, -2.52, TOP), (0.36, -1.72, TOP)])
    shapes.drops(dabs, np.array([0.07, 0.03, 0.045]), lather(), rng, 0.55)


def build():
    rng = np.random.default_rng(118)
    room.shell()
    room.daylight(SUN, sun=14, mirrored=False)
    room.leaf_shadow((6.4, 0, 12.0), SUN, rng, turn=(0, -40, 60))
    room.arched_mirror((-3.6, 0, 10.95), 5.4, 8.6)
    middle = (0, -DEEP / 2)
    rings = [(x - middle[0], y - middle[1], r) for x, y, r in ((-0.95, -2.85, 0.30), (-0.72, -2.62, 0.30), (-1.9, -2.7, 0.42), (-1.55, -1.3, 0.42), (0.1, -1.2, 0.18))]
    room.wall_shelf((0, 0, TOP), 16.0, DEEP, worn_teak(rings))
    lather_bowl(rng, (*BOWL, TOP))
    shaving_brush(rng, (*BRUSH, TOP + 0.80), (0, 0, 150))
    combs_in_water(rng)
    room.round_tray((*TRAY, TOP), 0.75)
    razor((TRAY[0] - 0.12, TRAY[1] - 0.06, TOP + 0.13), (0, 0, 24))
    linen.rolled((0.74, 0.69, 0.59), 1.9, (1.50, -0.95, TOP), 30, rng)
    room.pump_bottle((-4.1, -1.2, TOP), 1.75, 0.42, 215)
    splashes(rng)
    room.styling_chair((-8.0, -14.0, 0), 120, rng, cloth=False)
    room.banana_plant((-19.0, -27.0, 0), rng, 19, 6)
    room.pendant((-13, -20, 17.5), 2.0)
    studio.camera((4.6, -8.0, 12.1), (-0.55, -2.0, 10.80), 60, focus=(-0.05, -2.1, 10.6), blur=0.055)
