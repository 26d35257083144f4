"""The reception at dusk, along its cane and dark-wood counter: an open appointment book, a pen, a brass bell, coffee, keys under a small lamp; the barred window blue behind."""
import math

import numpy as np

from lib import materials, room, shapes, studio, tools

SIZE = (1920, 1280)
SAMPLES = 26
BOUNCES = 8
EXPOSURE = 1.0
LOOK = "Medium High Contrast"
FILTER = (1.0, 0.99, 1.02)
AT, TURN = (-7.5, -15.2), 16  # the counter's middle on the floor, and how far it is turned
WIDE, DEEP, TOP = 13.0, 4.4, 10.6
BOOK, BELL, LAMP, CUP = (0.5, -0.35), (2.75, -0.75), (-0.9, 1.25), (-1.75, -0.75)  # on the counter, from its middle


def on_counter(x, y, z=0.0):
    a = math.radians(TURN)
    return AT[0] + x * math.cos(a) - y * math.sin(a), AT[1] + x * math.sin(a) + y * math.cos(a), TOP + z


def worn_top():
    """Dark boards along x, waxed: rings of tumblers, scratches, a front edge that sleeves have rubbed pale."""
    look = materials.table_wood((0.075, 0.034, 0.017), 1.45)
    s = materials.Shader.of(look)
    tint, rough = (s.bsdf.inputs[key].links[0].from_socket for key in ("Base Color", "Roughness"))
    cloud, fine = s.noise(1.2, 6, 0.65), s.noise(13, 4, 0.7)
    mark = 0.0
    for x, y, radius in ((CUP[0] - 0.9, CUP[1] - 0.3, 0.33), (CUP[0] - 0.62, CUP[1] - 0.42, 0.33), (4.2, -0.2, 0.30), (2.1, -1.55, 0.33)):
        away = s.math("ADD", s.add("VectorMath", {0: s.place(), 1: (x, y, 0.22)}, operation="DISTANCE").outputs["Value"], s.math("MULTIPLY", fine, 0.05))
        off = s.math("ABSOLUTE", s.math("SUBTRACT", away, radius + 0.025))
        mark = s.math("MAXIMUM", mark, s.math("MULTIPLY", s.between(off, 1, 0, 0.008, 0.036), s.between(cloud, 0.2, 1.0, 0.38, 0.56)))
    tint = s.add("MixRGB", {"Fac": s.math("MULTIPLY", mark, 0.5), "Color1": tint, "Color2": (0.20, 0.155, 0.115)}).outputs[0]
    for turned in (0.5, -0.9):
        lines = s.noise(1.0, 2, 0.5, s.add("Mapping", {"Vector": s.place(), "Rotation": (0, 0, turned), "Scale": (0.7, 34.0, 1.0)}).outputs[0])
        scratch = s.math("MULTIPLY", s.between(lines, 0, 0.5, 0.71, 0.725), s.between(cloud, 0, 1, 0.48, 0.60))
        tint = s.add("MixRGB", {"Fac": scratch, "Color1": tint, "Color2": (0.19, 0.115, 0.065)}).outputs[0]
    split = s.add("SeparateXYZ", {0: s.place()})
    edge = s.math("MULTIPLY", s.between(split.outputs[1], 1, 0, -DEEP / 2 - 0.28, -DEEP / 2 - 0.10), s.between(split.outputs[2], 0, 1, 0.06, 0.18))
    rubbed = s.math("MULTIPLY", edge, s.between(s.math("ADD", cloud, s.math("MULTIPLY", fine, 0.4)), 0, 0.8, 0.52, 0.80))
    tint = s.add("MixRGB", {"Fac": rubbed, "Color1": tint, "Color2": (0.23, 0.125, 0.062)}).outputs[0]
    return s.principled(base=tint, roughness=s.math("ADD", rough, s.math("MULTIPLY", mark, 0.15))).material


def counter():
    """Dark frame with cane between its posts, a thick top that juts out a little."""
    dark, middle = room.teak(room.DARK_TEAK, 0), room.teak((0.045, 0.021, 0.011), 0)
    parts = [shapes.box((WIDE + 0.6, DEEP + 0.6, 0.46), worn_top(), 0.07, at=(0, 0, TOP - 0.23))]
    parts.append(shapes.box((WIDE - 0.2, DEEP - 0.5, TOP - 0.9), middle, 0.03, at=(0, 0.2, TOP / 2)))
    for z in (1.0, TOP - 0.72):
        parts.append(shapes.box((WIDE, DEEP, 0.52), dark, 0.06, at=(0, 0, z)))
    upright = room.teak(room.DARK_TEAK, 2)
    bay = WIDE / 5
    for i in range(6):
        parts.append(shapes.box((0.46, DEEP + 0.06, TOP - 0.9), upright, 0.06, at=((i - 2.5) * (bay - 0.09), 0, TOP / 2 - 0.2)))
    for i in range(5):
        parts.append(room.cane_panel(bay, TOP - 2.2, at=((i - 2) * (bay - 0.09), -DEEP / 2 + 0.14, 1.2)))
    for z in (2.0, TOP - 1.06):
        parts.append(shapes.tube([(-WIDE / 2, -DEEP / 2 + 0.05, z), (WIDE / 2, -DEEP / 2 + 0.05, z)], 0.07, dark, steps=10))
    tools.group(parts, (*AT, 0), (0, 0, TURN))


def ruled_paper():
    """A book's page by the hour: pale lines, a margin, pencil and ink marks too small to read, thumbed at the corners."""
    s = materials.Shader("ruled paper")
    split = s.add("SeparateXYZ", {0: s.place("UV")})
    u, v = split.outputs[0], split.outputs[1]
    fibre, cloud = s.noise(40, 5, 0.75), s.noise(1.3, 6, 0.7)
    tint = s.ramp(s.math("ADD", s.math("MULTIPLY", fibre, 0.5), s.math("MULTIPLY", cloud, 0.5)), (0.34, (0.56, 0.49, 0.37)), (0.66, (0.70, 0.64, 0.52)))
    row = s.math("MULTIPLY", v, 17.0)
    line = s.between(s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", row), 0.5)), 0.0, 0.55, 0.475, 0.495)
    tint = s.add("MixRGB", {"Fac": line, "Color1": tint, "Color2": (0.22, 0.28, 0.36)}).outputs[0]
    margin = s.between(s.math("ABSOLUTE", s.math("SUBTRACT", u, 0.17)), 0.6, 0.0, 0.002, 0.005)
    tint = s.add("MixRGB", {"Fac": margin, "Color1": tint, "Color2": (0.42, 0.12, 0.09)}).outputs[0]
    # Entries: a running squiggle on some rows, of uneven length.
    number = s.math("FLOOR", row)
    own = s.add("TexWhiteNoise", {"W": s.math("ADD", number, 3.0)}, noise_dimensions="1D").outputs["Value"]
    reach = s.between(own, 0.0, 0.70, 0.30, 1.0)
    inside = s.math("MULTIPLY", s.math("GREATER_THAN", u, 0.20), s.math("LESS_THAN", u, s.math("ADD", 0.20, reach)))
    run = s.add("CombineXYZ", {0: s.math("MULTIPLY", u, 55.0), 1: s.math("MULTIPLY", number, 4.7), 2: 0.0}).outputs[0]
    word = s.math("GREATER_THAN", s.noise(0.22, 1, 0.5, run), 0.42)
    tall = s.between(s.noise(0.7, 2, 0.5, run), 0.12, 1.15, 0.38, 0.62)
    wave = s.math("MULTIPLY", s.math("SUBTRACT", s.noise(2.3, 3, 0.7, run, 0.6), 0.5), tall)
    off = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("SUBTRACT", s.math("FRACT", row), 0.5), s.math("ADD", wave, 0.02)))
    ink = s.math("MULTIPLY", s.math("MULTIPLY", s.between(off, 0.85, 0.0, 0.045, 0.13), word), inside)
    tint = s.add("MixRGB", {"Fac": ink, "Color1": tint, "Color2": (0.022, 0.030, 0.085)}).outputs[0]
    back = s.add("BsdfTranslucent", {"Color": tint}).outputs[0]
    s.principled(base=tint, roughness=0.9, specular=0.1)
    return s.surface(s.add("MixShader", {0: 0.15, 1: s.bsdf.outputs[0], 2: back}).outputs[0])


def open_book(rng, at, turn):
    """Lying open: two thick halves that round into the spine, a last leaf that doesn't lie flat, a ribbon."""
    page, edges = ruled_paper(), materials.plain("page edges", (0.52, 0.45, 0.34), 0.95)
    wide, tall = 1.42, 2.05
    x, y = np.linspace(0, 1, 90)[None], np.linspace(-1, 1, 60)[:, None]
    parts = []
    for side, thick in ((-1, 0.17), (1, 0.11)):
        for k, drop in enumerate((0.0, 0.045, 0.09)):
            rise = (thick - drop) * (1 - np.exp(-x / 0.05)) * (1 + 0.55 * np.exp(-(((x - 0.16) / 0.16) ** 2)) * (1 - k * 0.2)) + 0.012 * np.sin(2.2 * y + side + k) * x
            if k == 0 and side == 1:
                rise = rise + 0.16 * np.clip(x - 0.35, 0, 1) ** 2 * (1 + 0.6 * y) + 0.05 * np.clip(x - 0.75, 0, 1) * (y < -0.6) * (-0.6 - y)
            reach = wide * (x - 0.010 * k)
            leaf = shapes.sheet(side * (reach + 0 * y), tall / 2 * y + 0 * x + 0.006 * rng.normal(), rise + 0.045, page, uv=(0.5 + side * (x - 0.5) + 0 * y, 0.5 + y / 2 + 0 * x))
            parts.append(leaf)
        block = np.linspace(0.03, 1, 40)
        for level in np.linspace(0.0, 1.0, 9)[:-1]:
            shift = 0.006 * rng.normal(size=2)
            bent = level * (thick - 0.02) * (1 - np.exp(-block / 0.05)) * (1 + 0.5 * np.exp(-(((block - 0.16) / 0.16) ** 2)))
            strip = shapes.sheet(side * wide * (block[None] * (1 + shift[0])) + 0 * y, tall / 2 * (1 + shift[1]) * y + 0 * block[None], bent[None] + 0.04 + 0 * y, edges)
            parts.append(shapes.modifier(strip, "SOLIDIFY", thickness=0.011))
    cover = materials.plain("book cloth", (0.075, 0.018, 0.020), 0.75)
    for side in (-1, 1):
        parts.append(shapes.box((wide + 0.06, tall + 0.14, 0.032), cover, 0.012, at=(side * (wide / 2 + 0.03), 0, 0.018)))
    ribbon = np.linspace(0, 1, 50)[:, None]
    across = np.linspace(-0.035, 0.035, 5)[None]
    rx = 0.02 + across + 0.10 * ribbon**2 + 0 * ribbon
    rz = np.where(ribbon < 0.62, 0.09 + 0.02 * ribbon, 0.09 * (1 - (ribbon - 0.62) / 0.12)).clip(0.012, 1) + 0.012 * np.sin(9 * ribbon + 0 * across) * (ribbon > 0.74)
    parts.append(shapes.sheet(rx, 0.55 - 2.25 * ribbon + 0 * across, rz + 0 * across, materials.plain("ribbon", (0.33, 0.11, 0.055), 0.6)))
    return tools.group(parts, at, (0, 0, turn))


def fountain_pen(at, turn):
    black, gold = materials.lacquer((0.012, 0.013, 0.015), 0.16), materials.brass(0.2)
    parts = [
        shapes.lathe([(0, -0.66), (0.045, -0.65), (0.062, -0.50), (0.068, 0.0), (0.064, 0.22), (0.048, 0.25)], black, 0.01, steps=48),
        shapes.lathe([(0.050, 0.24), (0.043, 0.30), (0.040, 0.42), (0.046, 0.46), (0.02, 0.465)], black, 0.006, steps=48),
        shapes.lathe([(0.066, 0.19), (0.068, 0.20), (0.068, 0.225), (0.064, 0.235)], gold, 0.002, steps=48),
    ]
    t = np.linspace(0, 1, 20)
    nib = shapes.sheet(0.036 * np.outer(1 - t**1.6, np.linspace(-1, 1, 9)), 0.018 * np.outer(1 - t, 1 - np.linspace(-1, 1, 9) ** 2) - 0.01, np.outer(0.45 + 0.20 * t, np.ones(9)), gold)
    parts.append(nib)
    return tools.group(parts, at, turn)


def bell(at):
    """A counter bell: brass gone dull where no hand reaches, its button bright, on a wooden foot."""
    s = materials.Shader("bell brass")
    height = s.add("SeparateXYZ", {0: s.place()}).outputs[2]
    cloud, spot, fine = s.noise(2.4, 6, 0.65), s.noise(14, 5, 0.75), s.noise(60, 3, 0.7)
    dull = s.math("MULTIPLY", s.between(height, 1.0, 0.35, 0.15, 0.55), s.between(s.math("ADD", s.math("MULTIPLY", cloud, 0.6), s.math("MULTIPLY", spot, 0.4)), 0, 1, 0.44, 0.58))
    tint = s.add("MixRGB", {"Fac": dull, "Color1": (0.74, 0.49, 0.20), "Color2": (0.26, 0.155, 0.065)}).outputs[0]
    rough = s.math("ADD", s.between(dull, 0.13, 0.38, 0, 1), s.between(fine, 0, 0.07))
    brass = s.principled(base=tint, metallic=1.0, roughness=rough).material
    parts = [
        shapes.lathe([(0, 0.10), (0.46, 0.10), (0.52, 0.05), (0.52, 0), (0, 0)], room.teak(room.DARK_TEAK, 0), 0.02),
        shapes.lathe([(0.45, 0.15), (0.455, 0.17), (0.44, 0.27), (0.34, 0.42), (0.18, 0.50), (0, 0.52)], brass, 0.07),
        shapes.lathe([(0.045, 0.50), (0.045, 0.58), (0.105, 0.60), (0.11, 0.635), (0.08, 0.66), (0, 0.67)], brass, 0.015),
    ]
    return tools.group(parts, at)


def keys(rng, at):
    """Three old keys on a ring, fallen as they fell."""
    metal, ring = materials.steel(0.30, (0.40, 0.37, 0.32)), materials.brass(0.28)
    a = np.linspace(0, 2 * np.pi, 60)
    parts = [shapes.tube(np.stack([0.20 * np.cos(a), 0.20 * np.sin(a), 0.02 + 0.012 * np.cos(a)], 1), 0.014, ring, steps=8)]
    for turn, long in ((-20, 0.62), (28, 0.50), (75, 0.68)):
        bow = np.stack([0.10 * np.cos(a), 0.085 * np.sin(a), 0 * a], 1)
        key = [shapes.tube(bow, 0.020, metal, steps=8), shapes.tube([(0.10, 0, 0), (long, 0, 0)], 0.024, metal, steps=10)]
        key.append(shapes.box((0.11, 0.15, 0.022), metal, 0.004, at=(long - 0.08, -0.075, 0)))
        parts.append(tools.group(key, (0.24 * math.cos(math.radians(turn)), 0.24 * math.sin(math.radians(turn)), 0.035 + 0.014 * rng.random()), (0, 2, turn)))
    return tools.group(parts, at)


def lit_lamp(at):
    """A turned brass foot, a shade of plain cotton a little out of true, its weave and a scorched spot in the light."""
    x, y, z = at
    parts = [shapes.lathe([(0, 0.17), (0.56, 0.17), (0.68, 0.10), (0.70, 0), (0, 0)], room.brass(), 0.05, at=at)]
    parts.append(shapes.lathe([(0.13, 0.14), (0.09, 0.45), (0.19, 0.85), (0.21, 1.05), (0.10, 1.45), (0.06, 1.6), (0.06, 2.1)], room.brass(0.20), 0.15, at=at))
    s = materials.Shader("shade")
    split = s.add("SeparateXYZ", {0: s.place("UV")})
    weave = s.math("MULTIPLY", s.noise(1.0, 3, 0.7, s.add("Mapping", {"Vector": s.place("UV"), "Scale": (420.0, 9.0, 1.0)}).outputs[0]), s.noise(1.0, 3, 0.7, s.add("Mapping", {"Vector": s.place("UV"), "Scale": (22.0, 150.0, 1.0)}).outputs[0]))
    tint = s.ramp(weave, (0.12, (0.52, 0.43, 0.30)), (0.40, (0.80, 0.70, 0.53)))
    tint = s.add("MixRGB", {"Fac": s.between(s.noise(2.0, 5, 0.7), 0, 0.35, 0.52, 0.72), "Color1": tint, "Color2": (0.48, 0.36, 0.22)}).outputs[0]
    s.principled(base=tint, roughness=0.95, specular=0.05)
    back = s.add("BsdfTranslucent", {"Color": tint}).outputs[0]
    look = s.surface(s.add("MixShader", {0: 0.55, 1: s.bsdf.outputs[0], 2: back}).outputs[0])
    a, h = np.linspace(0, 2 * np.pi, 160)[None], np.linspace(0, 1, 30)[:, None]
    r = (1.26 - 0.52 * h) * (1 + 0.010 * np.sin(3 * a + 1) + 0.006 * np.cos(8 * a) * np.sin(np.pi * h))
    shapes.sheet(r * np.cos(a), r * np.sin(a), 1.72 + 1.65 * h + 0.02 * np.sin(a + 2), look, uv=(a / 6.283 + 0 * h, h + 0 * a), at=at)
    for radius, height in ((1.262, 1.72), (0.742, 3.37)):
        loop = np.stack([radius * np.cos(a[0]), radius * np.sin(a[0]), height + 0.02 * np.sin(a[0] + 2)], 1)
        shapes.tube(loop, 0.022, materials.plain("braid", (0.46, 0.33, 0.19), 0.9), steps=8, at=at)
    bulb = studio.lamp((x, y, z + 2.45), (x, y, z), 0.3, 420, (1.0, 0.64, 0.34))
    bulb.data.type = "POINT"
    bulb.data.shadow_soft_size = 0.22


def build():
    rng = np.random.default_rng(96)
    room.shell(dusk=True)
    room.daylight((0.8, 0.5, -0.5), sun=0, sky=11000, fill=700, sky_colour=(0.36, 0.55, 1.0), mirrored=True)
    counter()
    lit_lamp(on_counter(*LAMP))
    open_book(rng, on_counter(*BOOK), TURN + 9)
    fountain_pen(on_counter(BOOK[0] + 0.55, BOOK[1] - 0.10, 0.236), (90, 0, TURN + 62))
    bell(on_counter(*BELL))
    room.tumbler(on_counter(*CUP), 0.42)
    keys(rng, on_counter(2.3, 0.75))
    room.sconce((-15.5, 0, 17.2), 0.75, 8)
    room.pendant((-19.0, -6.0, 19.0), 2.0, watts=300)
    lantern = room.glowing((1.0, 0.58, 0.24), 9)
    for y, z, r in ((-13.2, 16.0, 0.30), (-20.5, 19.2, 0.24), (-21.6, 14.6, 0.20), (-4.0, 21.5, 0.26), (-28.5, 21.0, 0.3)):
        shapes.lathe([(r * math.sin(a), -r * math.cos(a)) for a in np.linspace(0, math.pi, 20)], lantern, 0.001, 24, at=(-44, y, z))
    studio.camera((0.6, -19.6, 12.5), (-7.2, -15.55, 11.15), 43, focus=on_counter(BOOK[0] + 0.6, BOOK[1] - 0.5, 0.2), blur=0.115)
