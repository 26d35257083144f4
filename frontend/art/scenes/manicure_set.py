"""A nail technician's place mid-work: nippers and a steel pusher across a dusty emery board on a dark towel, an enamel bowl of water, a rolled towel."""
import numpy as np

from lib import linen, materials, shapes, studio, tools
from scenes.gua_sha import sun, window

SIZE = (1632, 1088)
BOUNCES = 6
SAMPLES = 12
EXPOSURE = 1.0
LOOK = "Medium High Contrast"
FILTER = (1.02, 0.99, 0.95)

INDIGO, WHITE = (0.052, 0.080, 0.118), (0.78, 0.76, 0.72)
DUST = (0.74, 0.71, 0.66)
BOARD = (-0.02, -0.12, 0.040), 24.0  # where the emery board lies, and its turn
LONG, BROAD = 0.86, 0.098


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


def nippers(at, turn, opened):
    """Two forged halves that cross in a lap joint, short jaws, leaf springs between the handles."""
    steel = ground_steel()
    half = [
        (-0.86, -0.165, -0.128, 0.042, 0.05), (-0.82, -0.185, -0.130, 0.050, 0.05), (-0.62, -0.210, -0.142, 0.072, 0.05), (-0.42, -0.194, -0.123, 0.076, 0.05), (-0.22, -0.128, -0.050, 0.076, 0.05),
        (-0.09, -0.078, 0.030, 0.070, 0.05), (0.0, -0.062, 0.062, 0.074, 0.05), (0.08, -0.020, 0.076, 0.080, 0.05), (0.14, 0.002, 0.078, 0.082, 0.05), (0.20, 0.002, 0.064, 0.074, 0.05), (0.27, 0.001, 0.034, 0.056, 0.05), (0.315, 0.0, 0.010, 0.036, 0.05), (0.325, 0.0, 0.004, 0.026, 0.05),
    ]
    parts = []
    for side in (-1, 1):
        forged = tools.bar(half, steel, side=side)
        t = np.linspace(0, 1, 30)[:, None]
        y, z = -0.003 - 0.114 * (1 - t) ** 1.6, np.linspace(0.028, 0.066, 5)[None]
        leaf = shapes.sheet(-0.46 + 0.34 * t + 0 * z, side * (y + 0 * z), z + 0 * t, steel)
        shapes.modifier(leaf, "SOLIDIFY", thickness=0.009)
        parts.append(tools.group([forged, leaf], turn=(0, 0, side * opened / 2)))
    parts.append(shapes.lathe([(0.066, 0.082), (0.064, 0.094), (0.056, 0.098), (0.018, 0.098), (0.012, 0.092), (0, 0.092)], materials.steel(0.2), 0.003, steps=64))
    tools.group(parts, at, turn, 0.9)


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
    tools.group([shaft, spoon, blade], at, turn)


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
    packed = s.math("MULTIPLY", filed, s.between(s.math("ADD", s.math("MULTIPLY", fine, 0.6), s.math("MULTIPLY", strokes, 0.6)), 0.0, 0.72, 0.52, 0.74))
    loose = s.math("MULTIPLY", s.between(cloud, 0, 0.6, 0.54, 0.70), s.between(fine, 0, 1, 0.48, 0.62))
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
    tools.group(parts, at, (0, 0, turned))


def dust(rng, places, sizes):
    """Filings: angular crumbs, each turned its own way."""
    count = len(places)
    shape = np.array([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 0.6), (0, 0, -0.6)])
    points = places[:, None] + sizes[:, None, None] * (shape[None] * rng.uniform(0.5, 1.4, (count, 6, 1)) + rng.normal(0, 0.25, (count, 6, 3)))
    faces = np.array([(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)])
    faces = (faces[None] + 6 * np.arange(count)[:, None, None]).reshape(-1, 3)
    shapes.mesh(points.reshape(-1, 3), faces, materials.plain("filings", DUST, 0.9), smooth=False)


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
    dust(rng, np.column_stack([x, y, z])[kept], sizes[kept])


def bowl(rng, at):
    """White enamel on sheet iron, its blue rim chipped; the water still moves."""
    s = materials.Shader("enamel")
    height = s.add("SeparateXYZ", {0: s.place()}).outputs[2]
    rim = s.between(s.math("ADD", height, s.math("MULTIPLY", s.noise(14, 3), 0.02)), 0, 1, 0.382, 0.390)
    tint = s.add("MixRGB", {"Fac": rim, "Color1": (0.76, 0.76, 0.73), "Color2": (0.018, 0.040, 0.10)}).outputs[0]
    chipped = s.between(s.noise(9, 3, 0.5), 0, 1, 0.700, 0.708)
    tint = s.add("MixRGB", {"Fac": chipped, "Color1": tint, "Color2": (0.018, 0.014, 0.012)}).outputs[0]
    enamel = s.principled(base=tint, roughness=s.between(chipped, 0.13, 0.7, 0, 1), specular=0.55, normal=s.bump(s.noise(6, 3), 0.10, 0.02)).material
    wall = [(0, 0.03), (0.27, 0.03), (0.30, 0.0), (0.33, 0.0), (0.42, 0.08), (0.52, 0.26), (0.56, 0.385), (0.585, 0.398), (0.592, 0.388), (0.575, 0.375), (0.56, 0.385), (0.545, 0.375), (0.50, 0.25), (0.40, 0.09), (0, 0.05)]
    shapes.lathe(wall, enamel, 0.012, wobble=0.006, at=at)
    r, a = np.linspace(0.002, 0.535, 160)[:, None], np.linspace(0, 2 * np.pi, 200)[None]
    x, y = r * np.cos(a), r * np.sin(a)
    off = np.hypot(x - 0.12, y + 0.10)
    z = 0.315 + 0.0045 * np.sin(52 * off) * np.exp(-(((off - 0.22) / 0.15) ** 2)) + 0.0015 * np.sin(31 * (0.6 * x + y)) + 0.006 * np.clip((r - 0.52) / 0.015, 0, 1) ** 2
    shapes.sheet(x, y, z, materials.water(), at=at)
    angle, far = rng.uniform(0, 6.3, 40), rng.uniform(0.46, 0.8, 40)
    places = np.stack([at[0] + far * np.cos(angle), at[1] + far * np.sin(angle), 0 * far], 1)
    shapes.drops(places[places[:, 1] > 0.75], 0.008 + 0.03 * rng.random((places[:, 1] > 0.75).sum()) ** 3, materials.glass(ior=1.33), rng, 0.35)


def work_towel(rng):
    """Laid out under the hands, pushed into two low waves; its hem ends before the bowl."""
    y, x = np.meshgrid(np.linspace(0.62, -1.35, 160), np.linspace(-1.9, 1.9, 240), indexing="ij")
    land = shapes.waver(rng, 6, 0.9, 2.8)(x, y)
    z = 0.012 + 0.035 * np.abs(land) * np.clip((np.hypot(x, 1.2 * (y + 0.1)) - 0.75) / 0.6, 0, 1)
    z = z + 0.10 * np.exp(-(((y - 0.42 - 0.16 * x) / 0.10) ** 2)) * np.clip((x + 0.1) / 0.5, 0, 1) * np.clip((1.3 - x) / 0.5, 0, 1)
    linen.terry(np.stack([x + 0.02 * land, y + 0.03 * np.sin(1.7 * x + 1) + 0.05 * x, z], -1), INDIGO, rng, thick=0.02, only=lambda r, c: c < 0.5, every=0.0118, tall=0.024, yarn=0.0027)


def build():
    rng = np.random.default_rng(28)
    studio.world((0.040, 0.043, 0.046))
    shapes.box((14, 9, 0.5), materials.table_wood((0.20, 0.105, 0.052)), 0.04, at=(0, 1.4, -0.262), turn=(0, 0, 4))
    work_towel(rng)
    used_board(rng, *BOARD)
    fallen(rng, 0.15)
    nippers((0.30, -0.20, 0.078), (0, 4, 134), 11)
    pusher((0.38, 0.22, 0.030), (0, 0, 9))
    linen.rolled(WHITE, 1.9, (-1.05, 1.22, -0.03), 66, rng, turns=2.4)
    bowl(rng, (0.66, 1.16, -0.012))
    backdrop = shapes.ground(materials.plain("wall", (0.26, 0.25, 0.235), 0.7), 11, at=(0, 6.2, 0))
    backdrop.rotation_euler[0] = np.pi / 2
    window((-1.7, 4.4, 3.8), (0, 0, 0.2))
    sun((0.78, -0.46, -0.46), -0.16)
    studio.lamp((3.8, -2.6, 2.4), (0, 0, 0.2), 2.6, 46, (1.0, 0.93, 0.84))
    studio.camera((0.20, -2.50, 2.30), (0.12, 0.28, 0.05), lens=66, focus=(0.12, -0.16, 0.10), blur=0.034)
