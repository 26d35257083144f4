"""A manicure half done: a steel pusher across a dusty emery board on a towel, used cotton pads, orange sticks in a steel tray, soapy water; the barred window behind."""
import math

import numpy as np

from lib import linen, materials, room, shapes, studio, tools
from scenes.barber_brush_bowl import film
from lib.props import CLAY, NUDE, PLUM, cap, flask

SIZE = (1920, 1280)
SAMPLES = 24
BOUNCES = 8
EXPOSURE = 0.6
LOOK = "Medium High Contrast"
FILTER = (1.02, 0.99, 0.95)
SUN = (0.80, -0.34, -0.44)
AT, TURN, TOP = (-19.5, -15.6), 55, 10.2  # the place's middle, the camera's bearing, the table's upper side
TOWEL, DUST = (0.060, 0.100, 0.128), (0.74, 0.71, 0.66)
BOARD = (-0.12, -0.36, 0.040), 24.0  # where the emery board lies, and its turn
LONG, BROAD = 0.86, 0.098
BOWL, TRAY, HALF = (-0.80, 0.98), (0.98, 0.86), (0.60, 0.36)


def on_table(x, y, z=0.0):
    a = math.radians(TURN)
    return AT[0] + x * math.cos(a) - y * math.sin(a), AT[1] + x * math.sin(a) + y * math.cos(a), TOP + z


def ground_steel(scale=(14.0, 170.0, 60.0)):
    """Satin steel from close by: the belt's lines, finer scratches across them, water spots, a film of skin oil and dust."""
    s = materials.Shader("ground steel")
    line = s.noise(1.0, 4, 0.7, s.add("Mapping", {"Vector": s.place(), "Scale": scale}).outputs[0])
    scratch = s.noise(1.0, 2, 0.6, s.add("Mapping", {"Vector": s.place(), "Rotation": (0, 0, 0.9), "Scale": (9.0, 260.0, 40.0)}).outputs[0])
    film, spots = s.noise(7, 6, 0.7), s.noise(38, 2, 0.5)
    tint = s.ramp(line, (0.32, (0.50, 0.50, 0.495)), (0.68, (0.66, 0.655, 0.64)))
    tint = s.add("MixRGB", {"Fac": s.between(scratch, 0, 0.22, 0.68, 0.74), "Color1": tint, "Color2": (0.82, 0.82, 0.81)}).outputs[0]
    tint = s.add("MixRGB", {"Fac": s.between(film, 0, 0.18, 0.50, 0.72), "Color1": tint, "Color2": (0.36, 0.345, 0.32)}).outputs[0]
    rough = s.math("ADD", s.between(film, 0.10, 0.20, 0.35, 0.68), s.math("ADD", s.between(line, 0, 0.10), s.between(spots, 0, 0.06, 0.62, 0.66)))
    return s.principled(base=tint, metallic=1.0, roughness=rough, normal=s.bump(s.math("SUBTRACT", line, s.between(scratch, 0, 1, 0.64, 0.70)), 0.16, 0.002)).material


def pusher(at, turn):
    """Turned from one rod: a knurled grip, a spoon at one end, a ground blade at the other."""
    steel = ground_steel((170.0, 12.0, 12.0))
    x, a = np.linspace(-0.62, 0.62, 620)[:, None], np.linspace(0, 2 * np.pi, 180, endpoint=False)[None]
    line = np.interp(x, (-0.62, -0.52, -0.40, -0.385, -0.36, 0.36, 0.385, 0.40, 0.52, 0.62), (0.020, 0.026, 0.030, 0.040, 0.041, 0.041, 0.040, 0.030, 0.026, 0.019))
    grip = (np.abs(x) < 0.345) * (np.abs((np.abs(x) + 0.05) % 0.17 - 0.085) < 0.068)
    knurl = np.minimum(np.abs(np.sin(14 * a + 210 * x)), np.abs(np.sin(14 * a - 210 * x)))
    r = line - 0.0035 * grip * (1 - np.clip(knurl / 0.5, 0, 1))
    shaft = shapes.mesh(np.stack([x + 0 * a, r * np.cos(a), 0.05 + r * np.sin(a)], -1).reshape(-1, 3), shapes.grid_faces(620, 180, around=True), steel)
    v, u = np.mgrid[-1:1:40j, 0:1:50j]
    spoon_y = v * (0.020 + 0.050 * np.sin(np.clip(u * 1.15, 0, 1) * np.pi / 2)) * np.sqrt(np.clip(1 - u**8, 0, 1))
    spoon = shapes.sheet(0.60 + 0.28 * u, spoon_y, 0.046 + 0.05 * u**2 + 0.024 * v**2, steel)
    shapes.modifier(shapes.modifier(spoon, "SOLIDIFY", thickness=0.012), "BEVEL", width=0.003, segments=3)
    blade = shapes.plate([(-0.93, -0.034), (-0.90, 0.048), (-0.60, 0.020), (-0.60, -0.020)], 0.014, steel, bevel=0.004, at=(0, 0, 0.043))
    return tools.group([shaft, spoon, blade], at, turn)


def used_grit():
    """Garnet grains in glue, filed smooth in the middle; nail dust packed between them, thickest where the last strokes ended."""
    s = materials.Shader("used grit")
    split = s.add("SeparateXYZ", {0: s.place()})
    cells = s.add("TexVoronoi", {"Vector": s.place(), "Scale": 290.0})
    grain = s.add("SeparateXYZ", {0: cells.outputs["Color"]}).outputs[0]
    fine, cloud, broad = s.noise(210, 3, 0.8), s.noise(9, 6, 0.7), s.noise(2.4, 4, 0.6)
    tint = s.ramp(grain, (0.0, (0.022, 0.021, 0.022)), (0.60, (0.070, 0.065, 0.063)), (0.90, (0.13, 0.122, 0.118)), (1.0, (0.40, 0.39, 0.38)))
    middle = s.between(s.math("ADD", s.math("ABSOLUTE", s.math("ADD", split.outputs[1], -0.01)), s.math("MULTIPLY", s.math("SUBTRACT", cloud, 0.5), 0.08)), 1, 0, 0.028, 0.075)
    along = s.between(s.math("ABSOLUTE", s.math("ADD", split.outputs[0], 0.18)), 1, 0.1, 0.22, 0.62)
    filed = s.math("MULTIPLY", s.math("MULTIPLY", middle, along), s.between(broad, 0.45, 1.0, 0.3, 0.6))
    strokes = s.noise(1.0, 4, 0.7, s.add("Mapping", {"Vector": s.place(), "Rotation": (0, 0, 0.35), "Scale": (9.0, 90.0, 1.0)}).outputs[0])
    packed = s.math("MULTIPLY", filed, s.between(s.math("ADD", s.math("MULTIPLY", fine, 0.6), s.math("MULTIPLY", strokes, 0.6)), 0.0, 0.50, 0.54, 0.76))
    loose = s.math("MULTIPLY", s.between(cloud, 0, 0.5, 0.56, 0.72), s.between(fine, 0, 1, 0.50, 0.64))
    tint = s.add("MixRGB", {"Fac": s.math("MAXIMUM", packed, loose), "Color1": tint, "Color2": DUST}).outputs[0]
    return s.principled(base=tint, roughness=0.8, specular=0.35, normal=s.bump(cells.outputs["Distance"], 0.35, 0.004)).material


def used_board(rng, at, turned):
    """Softened by damp: one end bent up a little, its edge frayed."""
    count = 150
    x = np.linspace(-LONG, LONG, count)
    half = BROAD * np.sqrt(np.clip(1 - np.clip((np.abs(x) - LONG + BROAD) / BROAD, 0, 1) ** 2, 0.0, 1))
    half = np.maximum(half * (1 + 0.004 * rng.normal(size=count)), 0.004)
    sag = 0.018 * np.clip((x - 0.2) / 0.6, 0, 1) ** 2
    v = np.linspace(-1, 1, 24)[None]
    y, low = half[:, None] * v, 0.0015 * rng.normal(size=(count, 1)) * (np.abs(v) > 0.9)
    soft = -0.006 * np.clip((np.abs(v) - 0.86) / 0.14, 0, 1) ** 2
    parts = []
    for z, look in ((0.046, used_grit()), (0.036, materials.plain("core", (0.60, 0.27, 0.22), 0.8))):
        top = shapes.sheet(x[:, None] + 0 * v, y * (1 if z > 0.04 else 0.985), z + sag[:, None] + soft + low * 0.3, look)
        parts.append(shapes.modifier(top, "SOLIDIFY", thickness=0.012 if z > 0.04 else 0.03, offset=1))
    return tools.group(parts, at, (0, 0, turned))


def dust(rng, places, sizes):
    """Filings: angular crumbs, each turned its own way."""
    count = len(places)
    shape = np.array([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 0.6), (0, 0, -0.6)])
    points = places[:, None] + sizes[:, None, None] * (shape[None] * rng.uniform(0.5, 1.4, (count, 6, 1)) + rng.normal(0, 0.25, (count, 6, 3)))
    faces = np.array([(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)])
    faces = (faces[None] + 6 * np.arange(count)[:, None, None]).reshape(-1, 3)
    return shapes.mesh(points.reshape(-1, 3), faces, materials.plain("filings", DUST, 0.9), smooth=False)


def fallen(rng, spread):
    """Where filings come to lie: along the board, most beside the stretch it is used on."""
    a = np.radians(BOARD[1])
    count = 6500
    u, v = rng.normal(-0.18, 0.34, count), np.abs(rng.normal(0, spread, count)) * rng.choice([-1, -1, -1, 1], count)
    x, y = BOARD[0][0] + u * np.cos(a) - v * np.sin(a), BOARD[0][1] + u * np.sin(a) + v * np.cos(a)
    on = (np.abs(v) < BROAD * 0.95) & (np.abs(u) < LONG)
    z = np.where(on, BOARD[0][2] + 0.047, 0.026 + 0.020 * rng.random(count))
    sizes = (0.0009 + 0.0034 * rng.random(count) ** 4) * np.where(on, 0.55, 1.0)
    kept = ~on | (np.arange(count) % 6 == 0)
    return dust(rng, np.column_stack([x, y, z])[kept], sizes[kept])


def bowl(rng):
    """White enamel on sheet iron, its blue rim chipped; suds along the water's edge."""
    s = materials.Shader("enamel")
    height = s.add("SeparateXYZ", {0: s.place()}).outputs[2]
    rim = s.between(s.math("ADD", height, s.math("MULTIPLY", s.noise(14, 3), 0.02)), 0, 1, 0.382, 0.390)
    tint = s.add("MixRGB", {"Fac": rim, "Color1": (0.76, 0.76, 0.73), "Color2": (0.018, 0.040, 0.10)}).outputs[0]
    chipped = s.between(s.noise(9, 3, 0.5), 0, 1, 0.700, 0.708)
    tint = s.add("MixRGB", {"Fac": chipped, "Color1": tint, "Color2": (0.018, 0.014, 0.012)}).outputs[0]
    enamel = s.principled(base=tint, roughness=s.between(chipped, 0.13, 0.7, 0, 1), specular=0.55, normal=s.bump(s.noise(6, 3), 0.10, 0.02)).material
    wall = [(0, 0.03), (0.27, 0.03), (0.30, 0.0), (0.33, 0.0), (0.42, 0.08), (0.52, 0.26), (0.56, 0.385), (0.585, 0.398), (0.592, 0.388), (0.575, 0.375), (0.56, 0.385), (0.545, 0.375), (0.50, 0.25), (0.40, 0.09), (0, 0.05)]
    parts = [shapes.lathe(wall, enamel, 0.012, wobble=0.006)]
    r, a = np.linspace(0.002, 0.535, 160)[:, None], np.linspace(0, 2 * np.pi, 200)[None]
    x, y = r * np.cos(a), r * np.sin(a)
    off = np.hypot(x - 0.12, y + 0.10)
    z = 0.350 + 0.0045 * np.sin(52 * off) * np.exp(-(((off - 0.22) / 0.15) ** 2)) + 0.0015 * np.sin(31 * (0.6 * x + y)) + 0.006 * np.clip((r - 0.52) / 0.015, 0, 1) ** 2
    parts.append(shapes.sheet(x, y, z, materials.water((0.90, 0.93, 0.92))))
    skin = film()
    for around, far, wide, count in ((-1.3, 0.47, 0.16, 260), (-2.1, 0.45, 0.10, 150), (0.6, 0.44, 0.22, 220), (2.2, 0.30, 0.08, 90)):
        angle, away = around + rng.normal(0, wide, count) / far, far + 0.035 * rng.normal(size=count)
        away = np.minimum(away, 0.515)
        places = np.stack([away * np.cos(angle), away * np.sin(angle), 0 * away + 0.351], 1)
        parts.append(shapes.drops(places, 0.006 + 0.030 * rng.random(count) ** 4, skin, rng, 0.9))
    return tools.group(parts, (*BOWL, 0))


def tray():
    """Pressed from steel sheet, its rim rolled over, a dent in one side."""
    n = 260
    turn = np.linspace(0, 2 * np.pi, n, endpoint=False)
    square = (np.abs(np.cos(turn)) ** 5 + np.abs(np.sin(turn)) ** 5) ** (-1 / 5)
    line = shapes.rounded([(-0.60, 0.0), (-0.04, 0.0), (0.03, 0.13), (0.055, 0.140), (0.070, 0.125), (0.060, 0.112)], 0.05, 8)
    off, high = line[:, 0][:, None], line[:, 1][:, None]
    least = HALF[1] - 0.001
    reach = np.maximum(1 + off / least, 0)
    x, y = HALF[0] * square * np.cos(turn), HALF[1] * square * np.sin(turn)
    grow = np.where(off > -0.1, 1.0, reach / np.maximum(1 - 0.04 / least, 0.01))
    x = np.where(off > -0.1, x * (1 + off / HALF[0]), x * (1 - 0.04 / HALF[0]) * grow)
    y = np.where(off > -0.1, y * (1 + off / HALF[1]), y * (1 - 0.04 / HALF[1]) * grow)
    z = high + 0.008 * shapes.waver(np.random.default_rng(6), 6, 2, 6)(x, y) * (high > 0.05) + 0 * x
    return shapes.mesh(np.stack([x, y, z], -1).reshape(-1, 3), shapes.grid_faces(len(line), n, around=True), ground_steel((5.0, 150.0, 150.0)))


def orange_stick(rng, at, turn, wound=True, stained=None, long=1.30):
    """Orange wood, its end wound with cotton wool, `stained` if that has been in use."""
    s = materials.Shader.of(materials.wood((0.52, 0.29, 0.12)))
    fibre = s.noise(1.0, 3, 0.7, s.add("Mapping", {"Vector": s.place(), "Scale": (5.0, 110.0, 110.0)}).outputs[0])
    tint = s.add("MixRGB", {"Fac": 1.0, "Color1": s.bsdf.inputs["Base Color"].links[0].from_socket, "Color2": s.between(fibre, 0.70, 1.15)}, blend_type="MULTIPLY").outputs[0]
    t = np.linspace(0, 1, 50)
    radius = 0.028 * np.interp(t, (0, 0.06, 0.2, 0.88, 0.99, 1), (0.35, 0.62, 1, 1, 0.45, 0.2))
    stick = shapes.tube(np.stack([long * t, 0 * t, 0 * t], 1), radius, s.principled(base=tint, roughness=0.6).material)
    if not wound:
        return tools.group([stick], at, turn)
    w = materials.Shader("cotton wool")
    tuft = w.noise(26, 5, 0.8)
    white = w.ramp(tuft, (0.3, (0.62, 0.60, 0.57)), (0.6, (0.82, 0.81, 0.79)))
    if stained:
        along = w.add("SeparateXYZ", {0: w.place()}).outputs[0]
        seeped = w.between(w.math("ADD", along, w.math("MULTIPLY", w.math("SUBTRACT", tuft, 0.5), 0.24)), 0.9, 0.0, 0.02, 0.13)
        white = w.add("MixRGB", {"Fac": seeped, "Color1": white, "Color2": stained}).outputs[0]
    w.principled(base=white, roughness=1.0, specular=0.05, sheen=0.6)
    v, a = np.linspace(0, 1, 90)[:, None], np.linspace(0, 2 * np.pi, 120)[None]
    lump = shapes.waver(rng, 9, 4, 26)
    r = 0.050 * np.sin(np.pi * np.clip(0.10 + 0.88 * v, 0, 1)) ** 0.7 * (1 + 0.9 * lump(2 * v + 0.2 * np.cos(a), 0.35 * np.sin(a) + 0.8 * v)) + 0.004
    bud = shapes.sheet(-0.05 + 0.30 * v + 0 * a, r * np.cos(a), r * np.sin(a), w.material)
    shapes.roughen(bud, 0.012, 0.02)
    return tools.group([stick, bud], at, turn)


def pad(rng, at, turn, wiped=None):
    """A cotton pad, its edge pressed, bent a little by the fingers; `wiped`: lacquer taken off with it."""
    steps = 160
    angle = np.linspace(0, 2 * np.pi, steps, endpoint=False)[None]
    out = np.concatenate([np.linspace(0, 1, 60) ** 0.8, np.linspace(1, 0, 40)])[:, None]
    side = np.concatenate([np.ones(60), -np.ones(40)])[:, None]
    land, lump = shapes.waver(rng, 7, 3, 9), shapes.waver(rng, 9, 14, 44)
    reach = 0.26 * out * (1 + 0.035 * land(np.cos(angle), np.sin(angle)))
    x, y = reach * np.cos(angle), reach * np.sin(angle)
    thick = 0.032 * np.sqrt(np.clip(1 - out**8, 0, 1)) * (1 - 0.45 * np.exp(-(((out - 0.86) / 0.05) ** 2)))
    z = side * thick * (1 + 0.5 * land(2 * x, 2 * y)) + 0.011 * lump(x, y) * thick / 0.032 + 0.75 * (0.8 * x + 0.3 * y) ** 2 + 0.10 * land(x, y)
    s = materials.Shader("cotton pad")
    fibre = s.noise(1.0, 5, 0.8, s.add("Mapping", {"Vector": s.place(), "Rotation": (0, 0, 0.5), "Scale": (26.0, 70.0, 60.0)}).outputs[0], 1.2)
    cloud = s.noise(9, 5, 0.7)
    tint = s.ramp(s.math("ADD", s.math("MULTIPLY", fibre, 0.7), s.math("MULTIPLY", cloud, 0.3)), (0.34, (0.60, 0.585, 0.55)), (0.62, (0.82, 0.81, 0.785)))
    if wiped:
        drawn = s.add("Mapping", {"Vector": s.place(), "Location": (0.02, 0.06, 0), "Rotation": (0, 0, 0.7), "Scale": (1.0, 2.3, 0)}).outputs[0]
        away = s.math("ADD", s.add("VectorMath", {0: drawn}, operation="LENGTH").outputs["Value"], s.math("MULTIPLY", s.math("SUBTRACT", s.math("ADD", s.math("MULTIPLY", fibre, 0.6), s.math("MULTIPLY", cloud, 0.4)), 0.5), 0.34))
        tint = s.add("MixRGB", {"Fac": s.between(away, 0.55, 0, 0.17, 0.27), "Color1": tint, "Color2": tuple(0.3 + 0.5 * c for c in wiped)}).outputs[0]
        tint = s.add("MixRGB", {"Fac": s.between(away, 0.85, 0, 0.08, 0.19), "Color1": tint, "Color2": wiped}).outputs[0]
    look = s.principled(base=tint, roughness=1.0, specular=0.05, sheen=0.5, normal=s.bump(fibre, 0.35, 0.01)).material
    return shapes.roughen(shapes.sheet(np.append(x, x[:, :1], 1), np.append(y, y[:, :1], 1), np.append(z, z[:, :1], 1), look, at=at, turn=turn), 0.010, 0.018)


def work_towel(rng):
    """Laid out under the hands, pushed into two low waves; its hem ends before the bowl."""
    y, x = np.meshgrid(np.linspace(0.62, -1.45, 160), np.linspace(-1.7, 1.55, 220), indexing="ij")
    land = shapes.waver(rng, 6, 0.9, 2.8)(x, y)
    z = 0.012 + 0.045 * np.abs(land) * np.clip((np.hypot(x, 1.2 * (y + 0.2)) - 0.80) / 0.6, 0, 1)
    y = y + 0.03 * np.sin(1.7 * x + 1) + 0.05 * x - 0.30 * np.clip(x - 0.2, 0, 2)
    lattice = np.stack(on_table(x + 0.02 * land, y, z), -1)
    linen.terry(lattice, TOWEL, rng, thick=0.02, only=lambda r, c: c < 0.5, every=0.0122, tall=0.024, yarn=0.0027)


def build():
    rng = np.random.default_rng(28)
    room.shell()
    room.daylight(SUN, sun=17, sky=7500, fill=1700, mirrored=True)
    work_towel(rng)
    table = shapes.box((9, 4.4, 0.5), materials.table_wood((0.20, 0.105, 0.052)), 0.05, at=(0.2, -0.2, -0.262), turn=(0, 0, 4))
    x, y = 0.27, -0.19  # where the pusher crosses the board
    a = math.radians(140)
    lying = pusher((x + 0.2 * math.cos(a), y + 0.2 * math.sin(a), 0.078), (0, 4.6, 140))
    held = [table, used_board(rng, *BOARD), fallen(rng, 0.15), lying, bowl(rng)]
    sticks = [orange_stick(rng, (-0.66, -0.12, 0.190), (0, 7.0, 12), stained=(0.42, 0.10, 0.085)), orange_stick(rng, (-0.42, 0.17, 0.062), (0, 1.0, -8), False, long=0.95), orange_stick(rng, (-0.30, -0.19, 0.062), (0, 1.0, 21), False, long=0.8)]
    held.append(tools.group([tray(), *sticks], (*TRAY, 0.006), (0, 0, -14)))
    held += [pad(rng, (0.96, 0.20, 0.062), (0, 0, 0)), pad(rng, (1.02, -0.07, 0.094), (11, 0, 0), CLAY)]
    black = materials.lacquer((0.012, 0.012, 0.012), 0.22)
    for colour, full, at, turned in ((CLAY, 0.66, (0.02, 1.30, -0.012), 10), (NUDE, 0.82, (0.30, 1.62, -0.012), 40), (PLUM, 0.9, (-0.20, 1.72, -0.012), -15)):
        held += [flask(colour, full, at, turned, 4.0), cap(black, at)]
    spots = np.column_stack([rng.uniform(-1.5, 0.5, 60), rng.uniform(0.55, 1.5, 60), np.full(60, -0.012)])
    spots = spots[np.hypot(spots[:, 0] - BOWL[0], spots[:, 1] - BOWL[1]) > 0.42]
    held.append(shapes.drops(spots, 0.008 + 0.032 * rng.random(len(spots)) ** 3, materials.glass(ior=1.33), rng, 0.33))
    tools.group(held, on_table(0, 0), (0, 0, TURN))
    studio.camera(on_table(0.14, -3.0, 1.60), on_table(0.06, 0.13, 0.14), lens=52, focus=on_table(0.2, -0.26, 0.12), blur=0.05)
