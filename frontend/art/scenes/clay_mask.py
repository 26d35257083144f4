"""Grey-green river clay stirred thick in a dark stoneware bowl, a wooden spatula in it, clay dried on the rim; a brown bottle and a candle behind."""
import math

import numpy as np

from lib import materials, room, shapes, studio, tools
from scenes.barber_brush_bowl import smear
from scenes.towels_candle import candle

SIZE = (1632, 1088)
SAMPLES = 10
BOUNCES = 6
EXPOSURE = 0.85
LOOK = "Medium High Contrast"
FILTER = (0.98, 1.0, 1.02)
SUN = (0.88, 0.04, -0.41)
AT, TURN = (-10.0, -17.0, 9.0), 42  # the table's top, and how far it is turned
CLAY = (0.265, 0.272, 0.195)
DRY = (0.42, 0.41, 0.33)
WALL = [(0, 0.03), (0.30, 0.03), (0.33, 0.0), (0.38, 0.0), (0.41, 0.03), (0.60, 0.16), (0.72, 0.36), (0.745, 0.50), (0.735, 0.525), (0.71, 0.53), (0.685, 0.50), (0.655, 0.36), (0.54, 0.20), (0, 0.10)]


def on_table(x, y, z=0.0):
    a = math.radians(TURN)
    return AT[0] + x * math.cos(a) - y * math.sin(a), AT[1] + x * math.sin(a) + y * math.cos(a), AT[2] + z


def paste():
    """Wet clay, not quite mixed: the UV's u says how pale a streak is, v how wet it still is; toward the bowl it has begun to dry."""
    s = materials.Shader("paste")
    split = s.add("SeparateXYZ", {0: s.place("UV")})
    grain, cloud, mid = s.noise(130, 4, 0.75), s.noise(4, 5, 0.65), s.noise(24, 5, 0.7)
    mixed = s.math("ADD", s.math("MULTIPLY", split.outputs[0], 0.45), s.math("ADD", s.math("MULTIPLY", grain, 0.25), s.math("ADD", s.math("MULTIPLY", cloud, 0.15), s.math("MULTIPLY", mid, 0.15))))
    tint = s.ramp(mixed, (0.28, tuple(0.62 * c for c in CLAY)), (0.50, CLAY), (0.74, tuple(1.22 * c for c in CLAY)))
    grit = s.between(s.noise(70, 2, 0.5), 0.0, 0.7, 0.68, 0.73)
    tint = s.add("MixRGB", {"Fac": grit, "Color1": tint, "Color2": (0.10, 0.085, 0.055)}).outputs[0]
    flat = s.add("VectorMath", {0: s.place(), 1: (1.0, 1.0, 0.0)}, operation="MULTIPLY").outputs[0]
    away = s.add("VectorMath", {0: flat}, operation="LENGTH").outputs["Value"]
    dry = s.between(s.math("ADD", away, s.math("MULTIPLY", s.math("SUBTRACT", mid, 0.5), 0.30)), 0.0, 0.9, 0.58, 0.66)
    tint = s.add("MixRGB", {"Fac": dry, "Color1": tint, "Color2": DRY}).outputs[0]
    wet = s.math("MULTIPLY", s.between(s.math("ADD", s.math("MULTIPLY", split.outputs[1], 0.6), s.math("MULTIPLY", cloud, 0.6)), 0.0, 0.22, 0.48, 0.88), s.math("SUBTRACT", 1.0, dry))
    rough = s.math("SUBTRACT", s.between(grain, 0.50, 0.70), wet)
    return s.principled(base=tint, roughness=rough, specular=0.42, normal=s.bump(s.math("ADD", grain, mid), 0.22, 0.006)).material


def dried(look):
    """Clay gone dry in films and drips: laid over `look` where it was scraped off, thickest near the rim."""
    s = materials.Shader.of(look)
    tint, rough = (s.bsdf.inputs[key].links[0].from_socket for key in ("Base Color", "Roughness"))
    height = s.add("SeparateXYZ", {0: s.place()}).outputs[2]
    run = s.noise(1.0, 6, 0.72, s.add("Mapping", {"Vector": s.place(), "Scale": (5.0, 5.0, 2.2)}).outputs[0], 0.5)
    fine = s.noise(45, 4, 0.75)
    full = s.math("ADD", s.math("ADD", s.math("MULTIPLY", run, 0.8), s.math("MULTIPLY", fine, 0.25)), s.between(height, -0.20, 0.12, 0.16, 0.52))
    film = s.between(full, 0.0, 0.92, 0.62, 0.72)
    crack = s.between(s.add("TexVoronoi", {"Vector": s.place(), "Scale": 17.0}, feature="DISTANCE_TO_EDGE").outputs["Distance"], 0.55, 1.0, 0.0, 0.035)
    pale = s.add("MixRGB", {"Fac": 1.0, "Color1": s.ramp(fine, (0.3, tuple(0.72 * c for c in DRY)), (0.7, DRY)), "Color2": crack}, blend_type="MULTIPLY").outputs[0]
    tint = s.add("MixRGB", {"Fac": film, "Color1": tint, "Color2": pale}).outputs[0]
    rough = s.math("ADD", rough, s.math("MULTIPLY", film, 0.45))
    return s.principled(base=tint, roughness=rough, normal=s.bump(s.math("ADD", film, s.math("MULTIPLY", fine, 0.2)), 0.35, 0.012)).material


def stoneware():
    """Dark, thrown by hand: rings of the fingers, iron specks, a thin glaze worn through at the rim."""
    s = materials.Shader("stoneware")
    cloud, fine = s.noise(3.0, 6, 0.65), s.noise(60, 3, 0.6)
    tint = s.ramp(s.math("ADD", s.math("MULTIPLY", cloud, 0.6), s.math("MULTIPLY", fine, 0.4)), (0.34, (0.016, 0.014, 0.013)), (0.52, (0.034, 0.029, 0.026)), (0.68, (0.075, 0.055, 0.042)))
    s.principled(base=tint, roughness=s.between(cloud, 0.24, 0.44), specular=0.5)
    return s.material


def stirred(inner, level, rng, strokes=15, rows=420, steps=900):
    """Clay in a bowl: arcs of a spatula, each laid over those before with a lip on either side and what grit drew in it.

    `inner`: the bowl's radius at a height; the clay's edge creeps up its wall unevenly.
    """
    turn = np.linspace(0, 2 * np.pi, steps, endpoint=False)[None]
    share = np.linspace(1, 0, rows)[:, None]
    edge = level + 0.030 * shapes.waver(rng, 7, 2.0, 9.0)(2 * np.cos(turn), 2 * np.sin(turn))
    reach = inner(edge) + 0.004
    x, y = reach * share * np.cos(turn), reach * share * np.sin(turn)
    z = level + 0.03 * shapes.waver(rng, 7, 3.0, 8.0)(x, y) + 0.09 * np.exp(-((np.hypot(x, y) / 0.30) ** 2))
    pale, wet = 0.5 + 0 * z, 0.5 + 0 * z
    for number in range(strokes):
        away = 0.62 * (1 - number / strokes) ** 0.7 + 0.04
        bearing = rng.uniform(0, 2 * np.pi)
        cx, cy = 0.13 * rng.normal(size=2)
        broad, sweep = rng.uniform(0.09, 0.16), rng.uniform(1.4, 3.0)
        across = (np.hypot(x - cx, y - cy) - away) / broad
        ahead = np.mod(np.arctan2(y - cy, x - cx) - bearing + np.pi, 2 * np.pi) - np.pi
        across = across + 0.5 * ahead * rng.uniform(-0.4, 0.9)
        begun, ended = np.clip((ahead + sweep / 2) / 0.35, 0, 1), np.clip((sweep / 2 - ahead) / 0.10, 0, 1)
        on = begun**2 * (3 - 2 * begun) * ended**2 * (3 - 2 * ended)
        track = np.clip((1 - np.abs(across)) * 5, 0, 1)
        track = track**2 * (3 - 2 * track) * on
        lines = sum(np.sin(p * across + 2.2 * np.sin(2 * ahead + s)) for p, s in zip(rng.uniform(5, 30, 7), rng.uniform(0, 6, 7))) / 4
        lip = np.exp(-(((np.abs(across) - 1.08) / 0.22) ** 2)) * on * (1 + 0.3 * np.sin(9 * ahead + number))
        heap = np.exp(-(((ahead - sweep / 2) * away / 0.05) ** 2)) * np.exp(-(across**2) * 1.2)
        trough = level - 0.006 + 0.09 * np.exp(-((np.hypot(x, y) / 0.30) ** 2)) + 0.012 * across**2 + 0.0007 * lines
        z = z + 0.75 * track * (trough - z) + 0.024 * lip + 0.028 * heap
        pale = pale + track * (0.5 + 0.07 * lines - pale)
        wet = wet + track * (rng.uniform(0.3, 1.0) - wet)
    z = z + 0.05 * np.exp(-(((x + 0.20) / 0.07) ** 2 + ((y + 0.02) / 0.15) ** 2))  # pushed up before the spatula
    lumps, pits = shapes.waver(rng, 12, 14, 40), shapes.waver(rng, 14, 45, 120)
    z = z + 0.045 * lumps(x, y) + 0.09 * np.clip(pits(x, y), -1, 0.004)
    rim = np.clip((share - 0.90) / 0.10, 0, 1) ** 2
    z = z + rim * (edge - z)
    x, y, z, pale, wet = (np.hstack([field, field[:, :1]]) for field in (x, y, z, pale, wet))
    return shapes.sheet(x, y, z, paste(), uv=(pale, wet))


def cotton_cloth(rng):
    """A work cloth: weave, the creases of its folding, clay wiped off on it and dried, rings of water."""
    look = materials.cloth((0.62, 0.575, 0.49), threads=84.0, slub=0.3)
    s = materials.Shader.of(look)
    tint = s.bsdf.inputs["Base Color"].links[0].from_socket
    cloud, fine = s.noise(3.4, 6, 0.7), s.noise(40, 4, 0.75)
    for x, y, wide, most, colour in ((-0.62, -0.74, 0.50, 0.85, CLAY), (0.55, -0.80, 0.26, 0.9, DRY), (-1.25, 0.1, 0.5, 0.5, (0.33, 0.30, 0.22)), (0.1, 0.0, 1.15, 0.45, (0.36, 0.33, 0.25)), (1.2, -0.35, 0.3, 0.7, CLAY)):
        away = s.add("VectorMath", {0: s.add("Mapping", {"Vector": s.place("UV"), "Location": (-x, -y, 0)}).outputs[0]}, operation="LENGTH").outputs["Value"]
        reach = s.math("ADD", away, s.math("MULTIPLY", s.math("SUBTRACT", cloud, 0.5), 1.5 * wide))
        share = s.math("MULTIPLY", s.between(reach, most, 0.0, 0.35 * wide, wide), s.between(fine, 0.45, 1.0, 0.35, 0.6))
        tint = s.add("MixRGB", {"Fac": share, "Color1": tint, "Color2": colour}).outputs[0]
    s.principled(base=tint)
    n = 420
    y, x = np.mgrid[-1.25 : 1.15 : n * 1j, -1.75 : 1.75 : n * 1j]
    z = 0.012 + 0.03 * np.abs(shapes.waver(rng, 8, 1.2, 4.0)(x, y))
    for px, py, angle, high, wide, long in ((-1.0, -0.6, 0.5, 0.13, 0.09, 0.7), (-1.15, -0.2, 0.9, 0.10, 0.07, 0.5), (0.95, -0.75, -0.5, 0.14, 0.09, 0.6), (1.2, 0.1, 0.15, 0.12, 0.10, 0.7), (-0.9, 0.75, -0.6, 0.15, 0.10, 0.6), (0.15, -0.95, 1.45, 0.09, 0.07, 0.35), (0.8, 0.8, 0.9, 0.13, 0.1, 0.6)):
        along, across = (x - px) * np.cos(angle) + (y - py) * np.sin(angle), (y - py) * np.cos(angle) - (x - px) * np.sin(angle)
        across = across + 0.10 * np.sin(2.5 * along + px)
        z = z + high * np.exp(-np.abs(across / wide) ** 1.5 - (along / long) ** 2)
    z = 0.008 + z * np.clip((np.hypot(x, y) - 0.40) / 0.35, 0.05, 1)
    edge = 0.05 * shapes.waver(rng, 6, 1.5, 4.0)(x, y)
    thing = shapes.sheet(x + edge, y + 0.6 * edge, z, look, uv=(x, y))
    return shapes.modifier(thing, "SOLIDIFY", thickness=0.014, offset=1)


def spatula(rng, at, turn):
    """A flat stick of beech, its end in the clay and thickly coated; a dried tide line higher up."""
    s = materials.Shader.of(materials.wood((0.36, 0.215, 0.105)))
    tint, rough = (s.bsdf.inputs[key].links[0].from_socket for key in ("Base Color", "Roughness"))
    along = s.add("SeparateXYZ", {0: s.place()}).outputs[0]
    mid, fine = s.noise(9, 5, 0.7), s.noise(60, 4, 0.7)
    stained = s.between(s.math("ADD", along, s.math("MULTIPLY", s.math("SUBTRACT", mid, 0.5), 0.7)), 1.0, 0.0, 0.50, 0.62)
    spots = s.between(s.math("ADD", mid, s.math("MULTIPLY", fine, 0.3)), 0, 0.7, 0.74, 0.80)
    share = s.math("MULTIPLY", s.math("MAXIMUM", stained, spots), s.between(fine, 0.7, 1.0))
    tint = s.add("MixRGB", {"Fac": share, "Color1": tint, "Color2": DRY}).outputs[0]
    s.principled(base=tint, roughness=s.math("ADD", rough, 0.2))
    half = [(0.0, 0.0), (0.02, 0.07), (0.07, 0.105), (0.16, 0.12), (0.45, 0.115), (0.75, 0.085), (1.0, 0.072), (2.3, 0.085), (2.4, 0.05), (2.42, 0.0)]
    outline = [(x, -y) for x, y in half] + [(x, y) for x, y in half[-2:0:-1]]
    stick = shapes.plate(outline, 0.05, s.material, bevel=0.016)
    v, u = np.mgrid[-1:1:90j, 0:1:140j]
    lumps = shapes.waver(rng, 10, 6, 18)
    thick = np.clip((1 - np.abs(v) ** 2.5) * (1 - u**3) + 0.5 * lumps(u, 0.4 * v) - 0.12, -0.05, 1) * 0.10 * np.clip(u / 0.2, 0, 1) ** 0.6
    coat = shapes.sheet(-0.03 + 0.55 * u, (0.14 - 0.02 * u) * v * np.clip(u / 0.22 + 0.02, 0, 1) ** 0.5 * (1 + 0.12 * lumps(2 * u, v)), 0.045 + thick - 0.06 * np.abs(v) ** 4 - 0.10 * np.clip(1 - u / 0.15, 0, 1), paste(), uv=(0.5 + 0.3 * lumps(3 * u, v), 0.6 + 0 * u))
    return tools.group([stick, coat], at, turn)


def build():
    rng = np.random.default_rng(16)
    room.shell()
    room.daylight(SUN, sun=15, sky=6500, fill=3200)
    dark = materials.table_wood((0.085, 0.038, 0.018))
    tools.group([shapes.box((7.0, 3.6, 0.36), dark, 0.06, at=(0, 0.15, -0.18)), cotton_cloth(rng)], AT, (0, 0, TURN))
    bowl = shapes.lathe(WALL, dried(stoneware()), radius=0.03, wobble=0.006, steps=200)
    shapes.roughen(bowl, 0.014, 0.25)
    clay = stirred(lambda height: np.interp(height, (0.20, 0.36, 0.50), (0.54, 0.655, 0.685)), 0.425, rng)
    look = paste()
    smears = [smear(rng, look, *where, wall=WALL) for where in ((-1.9, 0.30, 0.14, 0.16), (-0.35, 0.22, 0.12, 0.10), (2.3, 0.5, 0.13, 0.05), (-2.9, 0.18, 0.10, 0.20))]
    tools.group([bowl, clay, *smears], on_table(-0.10, -0.05, 0.022), (0, 0, TURN))
    spatula(rng, on_table(-0.28, -0.12, 0.450), (0, -7.0, TURN + 12))
    blobs = np.array([on_table(x, y, 0.03) for x, y in ((-0.72, -0.62), (-0.64, -0.70), (0.62, -0.66), (0.78, -0.58), (-0.95, -0.42))])
    shapes.drops(blobs, (0.055, 0.024, 0.035, 0.016, 0.018), look, rng, 0.4)
    candle(on_table(1.25, 1.25, 0.03), (0.6, -1, 0.2))
    room.pump_bottle(on_table(-0.98, 1.35), 1.5, 0.34, TURN + 200)
    linen_white = materials.cloth((0.72, 0.69, 0.62), threads=12.0)
    room.cushion((7.0, 18.0, 2.2), linen_white, at=(-14.5, -5.6, 6.2), turn=(0, 0, 38), crown=0.3)
    room.sconce((-9.5, 0, 12.0), 0.75, 8)
    studio.camera(on_table(0.10, -3.05, 1.88), on_table(0.02, 0.1, 0.55), 47, focus=on_table(-0.2, -0.35, 0.48), blur=0.055)
