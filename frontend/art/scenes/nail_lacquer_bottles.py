"""A crowded tray of used lacquers at the nail table, seen low and close: one open, its brush on a stained tissue; a lit lamp behind."""
import math

import numpy as np

from lib import materials, room, shapes, studio, tools
from scenes.place_dusk import lit_lamp

SIZE = (1632, 1088)
SAMPLES = 22
BOUNCES = 10
EXPOSURE = 0.9
LOOK = "Medium High Contrast"
FILTER = (1.0, 0.99, 0.99)
SUN = (0.85, 0.46, -0.40)
MIDDLE, TOP, TURN = (-15.0, -14.2), 7.5, 52  # where the view is aimed on the table, the table's height, and how far the view is turned
BOX, ASKEW = (-0.22, 0.16), 21  # the tray's middle and how far it stands out of square
CLAY, ROSE, RED, IVORY, GREEN = (0.50, 0.15, 0.085), (0.52, 0.17, 0.18), (0.33, 0.009, 0.012), (0.80, 0.61, 0.40), (0.012, 0.070, 0.042)
# In the tray, from its middle: place, colour, how full, four-sidedness, the cap (k black, i ivory), its turn.
TRAY = [
    (-0.72, -0.34, ROSE, 0.55, 5, "k", 14), (-0.40, -0.37, CLAY, 0.80, 2, "k", 0), (-0.07, -0.32, IVORY, 0.62, 5, "i", -24), (0.27, -0.38, GREEN, 0.74, 2, "k", 0), (0.62, -0.33, ROSE, 0.86, 2, "i", 0),
    (-0.62, -0.03, RED, 0.70, 2, "k", 0), (-0.25, 0.00, GREEN, 0.90, 5, "i", 31), (0.12, -0.02, CLAY, 0.45, 5, "k", 8), (0.47, 0.01, RED, 0.66, 5, "k", -15), (0.78, 0.03, CLAY, 0.8, 2, "k", 0),
    (-0.75, 0.31, IVORY, 0.8, 2, "k", 0), (-0.06, 0.33, ROSE, 0.7, 2, "k", 0), (0.28, 0.30, IVORY, 0.5, 2, "i", 0), (0.66, 0.36, GREEN, 0.6, 5, "k", 40),
]


def on_table(x, y, z=0.0):
    a = math.radians(TURN)
    return MIDDLE[0] + x * math.cos(a) - y * math.sin(a), MIDDLE[1] + x * math.sin(a) + y * math.cos(a), TOP + z


def handled(colour, rough, pale=(0.42, 0.40, 0.37)):
    """Cap plastic that fingers touch all day: smears, dust in specks."""
    s = materials.Shader("handled cap")
    smear, speck = s.noise(9, 5, 0.65, distortion=0.8), s.noise(120, 2, 0.5)
    marks = s.math("MAXIMUM", s.math("MULTIPLY", s.between(smear, 0, 1, 0.50, 0.80), 0.03), s.between(speck, 0, 0.3, 0.73, 0.77))
    tint = s.add("MixRGB", {"Fac": marks, "Color1": colour, "Color2": pale}).outputs[0]
    roughness = s.between(smear, rough, rough + 0.15, 0.40, 0.70)
    return s.principled(base=tint, roughness=roughness, specular=0.45).material


def run_down(colour, level, top):
    """Inside the glass above the lacquer: what has run down and dried, thinning out toward the neck."""
    s = materials.Shader("film")
    height = s.add("SeparateXYZ", {0: s.place()}).outputs[2]
    streak = s.noise(1.0, 4, 0.7, s.add("Mapping", {"Vector": s.place(), "Scale": (26.0, 26.0, 5.0)}).outputs[0])
    share = s.math("SUBTRACT", s.math("ADD", streak, 0.22), s.between(height, 0.0, 0.75, level, top))
    cover = s.between(share, 0, 0.96, 0.42, 0.62)
    s.principled(base=tuple(min(1, 1.15 * c) for c in colour), roughness=0.25)
    clear = s.add("BsdfTransparent").outputs[0]
    return s.surface(s.add("MixShader", {0: cover, 1: clear, 2: s.bsdf.outputs[0]}).outputs[0])


def squared(thing, square, h):
    """Makes a round, turned shape four-sided below its shoulder."""
    for vertex in thing.data.vertices:
        x, y, z = vertex.co
        angle = math.atan2(y, x)
        corner = (abs(math.cos(angle)) ** square + abs(math.sin(angle)) ** square) ** (-1 / square)
        share = min(1, max(0, (h - z) / (0.20 * h)))
        vertex.co.x, vertex.co.y = x * (1 + share * (corner - 1)), y * (1 + share * (corner - 1))
    return thing


def bottle(rng, colour, full, square, look, at, turn=(0, 0, 0)):
    """A used lacquer: thick-footed glass, its film, `look` of the cap; with None it is open, lacquer dried about the neck and run over the shoulder."""
    r, h = 0.14 if square == 2 else 0.122, 0.30
    wall = [(0, 0), (0.88 * r, 0), (r, 0.028), (r, 0.78 * h), (0.90 * r, 0.93 * h), (0.48 * r, h), (0.43 * r, h + 0.02), (0.43 * r, h + 0.075), (0.36 * r, h + 0.075), (0.36 * r, h - 0.01)]
    level = 0.045 + full * (0.86 * h - 0.045)
    inside = [(0, 0.042), (0.82 * r, 0.042), (0.955 * r, 0.072), (0.96 * r, level - 0.006), (0.93 * r, level), (0, level + 0.001)]
    film = [(0.955 * r, level - 0.004), (0.955 * r, 0.78 * h), (0.86 * r, 0.92 * h), (0.45 * r, h - 0.008)]
    parts = [shapes.lathe(wall, materials.glass((0.97, 0.985, 0.98), ior=1.48), 0.018), shapes.lathe(inside, materials.lacquer(colour), 0.012), shapes.lathe(film, run_down(colour, level, h), 0.01)]
    parts = [squared(part, square, h) for part in parts]
    dried = materials.lacquer(tuple(0.85 * c for c in colour), 0.22)
    if look is None:
        parts.append(shapes.lathe([(0.355 * r, h + 0.055), (0.37 * r, h + 0.079), (0.445 * r, h + 0.078), (0.475 * r, h + 0.055), (0.44 * r, h + 0.035)], dried, 0.006, wobble=0.05))
        a = -1.75 + rng.normal(0, 0.1)
        spine = np.array([(0.45 * r, h + 0.06), (0.45 * r, h + 0.015), (0.52 * r, h - 0.002), (0.92 * r, 0.93 * h), (1.0 * r, 0.78 * h), (1.0 * r, 0.50 * h)])
        line = shapes.rounded([(x, 0, z) for x, z in spine], 0.03, 6)
        path = np.stack([line[:, 0] * math.cos(a), line[:, 0] * math.sin(a), line[:, 2]], 1)
        t = np.linspace(0, 1, len(path))
        parts.append(shapes.tube(path, 0.008 + 0.003 * np.sin(5 * t) + 0.006 * t**6, dried, steps=10))
    if look:
        tall = 0.40 + 0.012 * rng.normal()
        line = [(0.066, h + 0.012), (0.076, h + 0.018), (0.074, h + 0.10), (0.064, h + tall - 0.03), (0.056, h + tall - 0.008), (0.046, h + tall), (0, h + tall + 0.003)]
        parts.append(shapes.lathe(line, look, 0.010))
        if rng.random() < 0.5:
            parts.append(shapes.lathe([(0.076, h + 0.020), (0.0785, h + 0.028), (0.0770, h + 0.046)], dried, 0.004, wobble=0.02))
    return tools.group(parts, at, turn)


def ridges(rng, low, high, count):
    """Lines that the brush's hairs leave: a function of the place across the stroke, within about ±1."""
    pitch, phase = rng.uniform(low, high, count), rng.uniform(0, 2 * np.pi, count)
    return lambda across: sum(np.sin(across * p + s) for p, s in zip(pitch, phase)) / np.sqrt(count)


def brush(colour, at, turn, rng, handle=None):
    """The bottle's cap with its stem and flat brush, lying along x with the hairs at the origin, still wet with lacquer."""
    cap = [(0, 0.62), (0.125, 0.625), (0.140, 0.65), (0.150, 0.80), (0.128, 1.44), (0.110, 1.50), (0, 1.505)]
    stem = [(0, 0.24), (0.020, 0.245), (0.024, 0.28), (0.024, 0.63)]
    black = materials.plain("stem", (0.02, 0.02, 0.02), 0.3)
    parts = [shapes.lathe(cap, handle or materials.brass(0.2), radius=0.025, turn=(0, 90, 0)), shapes.lathe(stem, black, radius=0.008, turn=(0, 90, 0))]
    y, x = np.mgrid[-1:1:60j, 0:1:60j]
    edge = np.sqrt(np.clip(1 - np.abs(y) ** 2.6, 0, 1))
    broad = 0.026 + 0.042 * np.sin(np.clip((1 - x) * 1.5, 0, 1) * np.pi / 2) * np.clip(x / 0.10 + 0.55, 0, 1)
    thick = (0.014 + 0.012 * (1 - x)) * edge * np.clip(x / 0.06, 0, 1) ** 0.5
    hairs = 0.0016 * ridges(rng, 18, 50, 6)(y) * edge
    for top in (1, -1):
        parts.append(shapes.sheet(0.30 * x, broad * y, top * (thick + hairs), materials.lacquer(colour)))
    return tools.group(parts, at, turn)


def tray(rng):
    """A shallow teak box, its edges rubbed pale."""
    s = materials.Shader.of(room.teak((0.20, 0.092, 0.042), 0, 0.45))
    tint = s.bsdf.inputs["Base Color"].links[0].from_socket
    edge = s.add("Bevel", {"Radius": 0.022}).outputs[0]
    off = s.add("VectorMath", {0: edge, 1: s.add("NewGeometry").outputs["Normal"]}, operation="DISTANCE").outputs["Value"]
    rubbed = s.math("MULTIPLY", s.between(off, 0, 0.8, 0.05, 0.4), s.between(s.noise(8, 5, 0.7), 0.2, 1, 0.38, 0.60))
    tint = s.add("MixRGB", {"Fac": rubbed, "Color1": tint, "Color2": (0.40, 0.25, 0.14)}).outputs[0]
    wood = s.principled(base=tint).material
    wide, deep, high = 2.06, 1.22, 0.17
    parts = [shapes.box((wide, deep, 0.05), wood, 0.01, at=(0, 0, 0.03))]
    for side in (-1, 1):
        parts.append(shapes.box((wide + 0.06, 0.055, high), wood, 0.012, at=(0, side * deep / 2, high / 2 + 0.002)))
        parts.append(shapes.box((0.055, deep - 0.05, high * 0.97), wood, 0.012, at=(side * wide / 2, 0, high / 2 + 0.002)))
    tools.group(parts, on_table(*BOX), (0, 0, TURN + ASKEW))
    caps = {"k": handled((0.012, 0.012, 0.013), 0.16), "i": handled((0.60, 0.54, 0.44), 0.22, (0.30, 0.22, 0.17))}
    a = math.radians(ASKEW)
    for x, y, colour, full, square, cap, turn in TRAY:
        x, y = x + rng.normal(0, 0.012), y + rng.normal(0, 0.012)
        at = on_table(BOX[0] + x * math.cos(a) - y * math.sin(a), BOX[1] + x * math.sin(a) + y * math.cos(a), 0.056)
        bottle(rng, colour, full, square, caps[cap], at, (rng.normal(0, 0.6), rng.normal(0, 0.6), TURN + ASKEW + turn))
    return caps


def tissue(rng, at, turn):
    """A paper tissue folded once and crumpled a little, the brush wiped on it."""
    s = materials.Shader("tissue")
    split = s.add("SeparateXYZ", {0: s.place("UV")})
    wiped = s.noise(1.0, 5, 0.7, s.add("Mapping", {"Vector": s.place("UV"), "Scale": (7.0, 30.0, 1.0)}).outputs[0])
    tint = s.ramp(s.noise(90, 4, 0.7), (0.35, (0.60, 0.58, 0.54)), (0.65, (0.76, 0.74, 0.70)))
    for x, y, wide, tall, colour in ((-0.20, 0.02, 0.17, 0.05, RED), (-0.02, 0.17, 0.12, 0.035, CLAY), (-0.26, -0.15, 0.09, 0.03, RED)):
        dx, dy = (s.math("DIVIDE", s.math("SUBTRACT", split.outputs[i], c), w) for i, c, w in ((0, x, wide), (1, y, tall)))
        away = s.math("SQRT", s.math("ADD", s.math("MULTIPLY", dx, dx), s.math("MULTIPLY", dy, dy)))
        mark = s.between(s.math("ADD", away, s.math("MULTIPLY", wiped, 0.9)), 0.92, 0.0, 1.05, 1.55)
        tint = s.add("MixRGB", {"Fac": mark, "Color1": tint, "Color2": colour}).outputs[0]
    s.principled(base=tint, roughness=0.95, specular=0.1)
    back = s.add("BsdfTranslucent", {"Color": tint}).outputs[0]
    look = s.surface(s.add("MixShader", {0: 0.25, 1: s.bsdf.outputs[0], 2: back}).outputs[0])
    y, x = np.mgrid[-0.36:0.36:150j, -0.46:0.46:180j]
    broad, fine = shapes.waver(rng, 7, 3, 9), shapes.waver(rng, 9, 14, 40)
    parts = []
    for layer, lift in ((0, 0.010), (1, 0.026)):
        z = lift + 0.08 * np.abs(broad(x + layer, y)) ** 1.4 * np.clip(np.hypot(x * 1.6, y * 2) - 0.25, 0, 1) + 0.045 * np.abs(fine(x, y + layer))
        z = z + 0.22 * np.clip(x + y - 0.52, 0, 1) * layer
        torn = 0.02 * broad(3 * y, 2 + 0 * y) * np.abs(x) / 0.46
        parts.append(shapes.sheet(x + torn + 0.02 * layer, y * (1 - 0.05 * layer) + 0.04 * broad(2 * x, 0 * x) + 0.015 * layer, z, look))
    return tools.group(parts, at, (0, 0, turn))


def build():
    rng = np.random.default_rng(71)
    room.shell()
    room.daylight(SUN, sun=12, sky=12000, fill=5600, mirrored=False)
    room.table((15.0, 9.0, TOP), (-15.0, -13.6, 0), top=materials.table_wood((0.15, 0.072, 0.036)))
    caps = tray(rng)
    bottle(rng, RED, 0.58, 2, None, on_table(0.02, -0.80), (0, 0, TURN))
    bottle(rng, GREEN, 0.80, 2, caps["k"], on_table(1.02, -0.36, 0.141), (90, 0, TURN + 155))
    tissue(rng, on_table(0.66, -0.88), TURN + 14)
    brush(RED, on_table(0.46, -0.93, 0.093), (0, -3.5, TURN + 19), rng, caps["k"]).scale = (0.46,) * 3
    tools.emery_board(on_table(-0.42, -1.42), (0, 0, TURN - 17))
    spots = [on_table(*p, 0) for p in ((0.16, -1.00), (0.20, -1.06))]
    shapes.drops(spots, [0.026, 0.010], materials.lacquer(RED), rng, flat=0.22)
    shapes.box((5, 5, 0.4), room.teak(room.DARK_TEAK), 0.08, at=on_table(2.3, 8.2, -1.2))
    lit_lamp(on_table(1.75, 7.0, -1.0))
    studio.camera(on_table(-0.25, -4.40, 0.98), on_table(0.06, 0.0, 0.40), lens=66, focus=on_table(0.0, -0.60, 0.3), blur=0.052)
