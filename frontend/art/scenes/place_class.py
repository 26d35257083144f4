"""The academy's classroom before the first class: mirrors, brushes and practice skins on a long table, brows in chalk on the board."""
import numpy as np

from lib import linen, materials, room, shapes, tools

SIZE = (1632, 1088)
SAMPLES = 10
EXPOSURE = 0.45
LOOK = "Medium High Contrast"
SUN = (0.86, 0.58, -0.36)


def chalk():
    s = materials.Shader("chalk")
    worn = s.between(s.noise(14, 4, 0.8), 0.25, 1.0, 0.38, 0.55)
    s.principled(base=(0.62, 0.60, 0.54), roughness=1.0)
    clear = s.add("BsdfTransparent").outputs[0]
    return s.surface(s.add("MixShader", {0: worn, 1: clear, 2: s.bsdf.outputs[0]}).outputs[0])


def slate():
    s = materials.Shader("slate")
    wiped = s.noise(0.35, 6, 0.6, s.add("Mapping", {"Vector": s.place(), "Scale": (0.5, 1, 1.6), "Rotation": (0, 0.35, 0)}).outputs[0], 1.5)
    tint = s.ramp(wiped, (0.38, (0.012, 0.015, 0.014)), (0.75, (0.060, 0.064, 0.060)))
    return s.principled(base=tint, roughness=0.75).material


def board(at, rng):
    """Slate in a teak frame: three brow shapes with their measuring lines, a colour wheel, lines of writing too small to read."""
    x0, y, z0 = at
    wide, tall = 15.0, 8.4
    shapes.box((wide, 0.25, tall), slate(), 0.03, at=(x0, y - 0.12, z0))
    wood = room.teak(room.TEAK, 0)
    for z in (-tall / 2, tall / 2):
        shapes.box((wide + 0.9, 0.45, 0.5), wood, 0.06, at=(x0, y - 0.2, z0 + z))
    for x in (-wide / 2, wide / 2):
        shapes.box((0.5, 0.40, tall + 0.4), room.teak(room.TEAK, 2), 0.06, at=(x0 + x, y - 0.2, z0))
    shapes.box((wide * 0.6, 0.7, 0.12), wood, 0.04, at=(x0, y - 0.7, z0 - tall / 2 - 0.18))
    white = chalk()

    def line(points, width=0.035):
        points = np.asarray(points, float)
        wobble = rng.normal(0, 0.012, points.shape)
        p = points + wobble
        shapes.tube(np.column_stack([x0 + p[:, 0], np.full(len(p), y - 0.25), z0 + p[:, 1]]), width, white, steps=6)

    t = np.linspace(0, 1, 26)
    for row, arch in enumerate((0.35, 0.75, 1.05)):
        cx, cy = -6.4, 2.3 - 2.5 * row
        for edge in (0.42, -0.05):
            line(np.column_stack([cx + 4.6 * t, cy + arch * np.sin(np.pi * t**1.25) + edge * (1 - t) ** 0.6]))
        for k in np.linspace(0.04, 0.94, 22):
            foot = (cx + 4.6 * k, cy + arch * np.sin(np.pi * k**1.25))
            line([foot, (foot[0] + 0.22 + 0.25 * k, foot[1] + 0.42 * (1 - k) ** 0.6)], 0.018)
        for k in (0.02, 0.66, 0.98):
            line([(cx + 4.6 * k, cy - 0.5), (cx + 4.6 * k + 0.1, cy + arch + 0.75)], 0.016)
    wheel = [(3.6 + 1.9 * np.cos(a), 1.2 + 1.9 * np.sin(a)) for a in np.linspace(0, 2 * np.pi, 70)]
    line(wheel)
    line([(3.6 + 0.8 * np.cos(a), 1.2 + 0.8 * np.sin(a)) for a in np.linspace(0, 2 * np.pi, 40)], 0.025)
    for a in np.linspace(0, 2 * np.pi, 13)[:-1]:
        line([(3.6 + r * np.cos(a), 1.2 + r * np.sin(a)) for r in (0.8, 1.3, 1.9)], 0.022)
    for row in range(3):
        x = 0.4
        while x < 6.2 - row * 0.9:
            long = rng.uniform(0.35, 0.9)
            u = np.linspace(0, 1, 16)
            line(np.column_stack([x + long * u, -1.9 - 0.75 * row + 0.11 * np.sin(u * long * 34 + rng.uniform(0, 6))]), 0.020)
            x += long + 0.25
    for x in (-2.2, -0.9, 1.4):
        shapes.tube([(x0 + x, y - 0.75, z0 - tall / 2 - 0.03), (x0 + x + 0.6, y - 0.80, z0 - tall / 2 - 0.03)], 0.07, materials.plain("stick of chalk", (0.7, 0.68, 0.62), 0.9))


def skin(at, turn, colour, rng):
    """A practice skin: a soft silicone sheet with two brows begun on it."""
    y, x = np.mgrid[-0.75:0.75:40j, -1.05:1.05:50j]
    z = 0.07 + 0.05 * shapes.waver(rng, 5, 0.8, 2)(x, y)
    look = materials.plain("silicone", colour, 0.42, subsurface=0.15, subsurface_color=colour)
    parts = [shapes.modifier(shapes.sheet(x, y, z, look), "SOLIDIFY", thickness=0.05)]
    ink = materials.plain("ink", (0.05, 0.024, 0.014), 0.7)
    for side in (-1, 1):
        for k in np.linspace(0.0, 0.9 if side < 0 else 0.4, 26 if side < 0 else 12):
            px, py = side * (0.18 + 0.6 * k), 0.15 + 0.16 * np.sin(np.pi * k**1.2)
            parts.append(shapes.tube([(px, py - 0.03, 0.125), (px + side * 0.07, py + 0.06 * (1 - k), 0.125)], 0.006, ink, steps=5))
    return tools.group(parts, at, (0, 0, turn))


def build():
    rng = np.random.default_rng(85)
    room.shell()
    room.daylight(SUN, sun=13, fill=5200)
    room.leaf_shadow((8, 0, 10), SUN, rng, turn=(10, -30, 60))
    board((-0.6, 0, 17.2), rng)
    top = 7.5
    room.table((30.0, 7.0, top), (0, -9.5, 0))
    cloth = linen.handloom(bands=((0.3, 0.6), (2.55, 2.7)))
    for i, x in enumerate((-10.6, -3.4, 3.8, 11.0)):
        linen.spread(3.0, 4.4, cloth, rng, drop=0.0, thick=0.05, at=(x, -10.3, top), turn=(0, 0, rng.uniform(-3, 3)))
        room.table_mirror((x + rng.uniform(-0.3, 0.3), -7.6, top), rng.uniform(-16, 12), 1.2, 3.0)
        skin((x - 0.1, -10.6, top + 0.06), rng.uniform(-8, 8), [(0.52, 0.33, 0.22), (0.36, 0.20, 0.125), (0.60, 0.42, 0.30), (0.28, 0.15, 0.09)][i], rng)
        room.jar_of((x + 2.3, -8.3, top), rng, 0.95, 0.42, 0, 4 if i % 2 else 3)
        shapes.tube([(x + 1.2, -11.3, top + 0.12), (x + 1.7, -9.9, top + 0.12), (x + 1.9, -9.4, top + 0.12)], [0.05, 0.065, 0.02], materials.lacquer((0.012, 0.025, 0.018), 0.2))
        for k, colour in enumerate(((0.10, 0.05, 0.03), (0.22, 0.11, 0.06), (0.045, 0.03, 0.025))):
            cup = (x - 1.6 + 0.42 * k, -9.2 + 0.1 * (k % 2), top)
            shapes.lathe([(0, 0.03), (0.14, 0.03), (0.17, 0.0), (0.19, 0.22), (0.17, 0.20), (0.15, 0.12), (0, 0.12)], materials.glaze((0.62, 0.57, 0.48)), 0.02, steps=48, at=cup)
            shapes.lathe([(0.165, 0.15), (0, 0.15)], materials.plain("pigment", colour, 0.25), 0.01, steps=32, at=cup)
        room.stool((x + rng.uniform(-0.5, 0.5), -15.6 + rng.uniform(-0.7, 0.5), 0), rng.uniform(0, 80), 4.7, 1.7)
    room.tumbler((7.6, -11.2, top))
    room.book((-7.0, -10.9, top), (2.2, 1.6, 0.3), -14, (0.02, 0.06, 0.04))
    room.book((-7.0, -10.8, top + 0.3), (2.0, 1.4, 0.22), 8, (0.26, 0.10, 0.05))
    for x in (-7.2, 7.0):
        room.pendant((x, -9.5, 20.6), 2.2, watts=420)
    room.wall_shelf((15.2, 0, 14.2), 8.4, 2.6)
    room.folded_towels((13.2, -1.3, 14.2), rng, 3, 0, 2.6, 2.1)
    for i, x in enumerate((15.4, 16.3, 17.2)):
        room.pump_bottle((x, -1.3, 14.2), (1.9, 1.5, 1.9)[i], 0.40, 240 + 20 * i)
    room.vase((18.4, -1.3, 14.2), rng, 1.3, 3, 1.6)
    room.banana_plant((-17.4, -4.6, 0), rng, 17, 6)
    room.camera((1.0, -40.0, 12.2), 0, 34, shift=(0.0, -0.055), focus=(0, -9.5, 9), blur=0.10)
