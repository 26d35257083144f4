"""A stoneware jar of cream in use, a spatula left in it, on a marble ledge by the window; a rolled face cloth, brushes, a bottle, a lamp behind."""
import math

import numpy as np

from lib import linen, materials, room, shapes, studio, tools
from scenes.gua_sha import flask
from lib.props import lit_lamp

SIZE = (1920, 1280)
SAMPLES = 32
BOUNCES = 8
EXPOSURE = 0.65
LOOK = "Medium High Contrast"
FILTER = (1.0, 0.995, 1.0)
SUN = (0.84, -0.16, -0.34)
AT, TURN, TOP = (-19.0, -19.0), 27, 12.0  # the jar's place on the ledge, the camera's bearing, the ledge's upper side
LEVEL = 0.485  # of the cream, above the ledge
WALL = [(0, 0.03), (0.33, 0.03), (0.35, 0.0), (0.39, 0.0), (0.405, 0.03), (0.475, 0.12), (0.497, 0.30), (0.487, 0.46), (0.484, 0.54), (0.470, 0.562), (0.447, 0.556), (0.435, 0.52), (0.435, 0.12), (0, 0.10)]
# Strokes of the spatula through the cream: start, end, bend, half the width, depth.
STROKES = (
    ((-0.30, 0.26), (0.34, 0.20), 0.10, 0.13, 0.00),
    ((-0.40, 0.02), (0.10, 0.30), -0.06, 0.11, 0.03),
    ((0.38, 0.10), (-0.22, -0.26), 0.10, 0.13, 0.05),
    ((0.30, -0.24), (-0.26, -0.04), -0.12, 0.10, 0.10),
)


def on_ledge(x, y, z=0.0):
    a = math.radians(TURN)
    return AT[0] + x * math.cos(a) - y * math.sin(a), AT[1] + x * math.sin(a) + y * math.cos(a), TOP + z


def marble():
    """Old white marble: grey veins, crystals, rings where acid and wet jars stood, scratches, an edge gone yellow."""
    s = materials.Shader("marble")
    place = s.place()
    cloud, grain, fine = s.noise(0.9, 6, 0.62, distortion=0.8), s.noise(60, 3, 0.7), s.noise(16, 5, 0.72)
    tint = s.ramp(s.math("ADD", s.math("MULTIPLY", cloud, 0.7), s.math("MULTIPLY", grain, 0.3)), (0.34, (0.40, 0.40, 0.395)), (0.52, (0.56, 0.555, 0.54)), (0.68, (0.64, 0.63, 0.61)))
    for scale, wide, strength, seed in ((0.55, 0.030, 0.75, 0.0), (1.3, 0.018, 0.45, 5.0)):
        moved = s.add("Mapping", {"Vector": place, "Location": (seed, 2 * seed, 0), "Rotation": (0, 0, 0.6), "Scale": (0.6, 1.5, 1.0)}).outputs[0]
        off = s.math("ABSOLUTE", s.math("SUBTRACT", s.noise(scale, 8, 0.60, moved, 1.4), 0.5))
        vein = s.math("MULTIPLY", s.between(off, 1, 0, 0.0, wide), s.between(s.noise(1.1, 4, 0.6), 0.1, strength, 0.36, 0.62))
        tint = s.add("MixRGB", {"Fac": vein, "Color1": tint, "Color2": (0.15, 0.155, 0.165)}).outputs[0]
    mark = 0.0
    for x, y, radius in ((0.62, -0.62, 0.37), (0.86, -0.40, 0.37), (-0.95, 0.15, 0.30), (-1.3, -0.9, 0.40)):
        spot = s.add("Mapping", {"Vector": place, "Location": (-x, -y, 0), "Scale": (1, 1, 0)}).outputs[0]
        away = s.math("ADD", s.add("VectorMath", {0: spot}, operation="LENGTH").outputs["Value"], s.math("MULTIPLY", fine, 0.05))
        off = s.math("ABSOLUTE", s.math("SUBTRACT", away, radius + 0.025))
        mark = s.math("MAXIMUM", mark, s.math("MULTIPLY", s.between(off, 1, 0, 0.004, 0.026), s.between(cloud, 0.3, 1.0, 0.42, 0.56)))
    tint = s.add("MixRGB", {"Fac": s.math("MULTIPLY", mark, 0.45), "Color1": tint, "Color2": (0.34, 0.29, 0.21)}).outputs[0]
    stain = s.between(s.noise(1.7, 6, 0.68, distortion=0.5), 0, 0.5, 0.56, 0.70)
    tint = s.add("MixRGB", {"Fac": stain, "Color1": tint, "Color2": (0.42, 0.36, 0.26)}).outputs[0]
    for turned in (0.4, -0.8, 1.3):
        lines = s.noise(1.0, 2, 0.5, s.add("Mapping", {"Vector": place, "Rotation": (0, 0, turned), "Scale": (0.7, 40.0, 1.0)}).outputs[0])
        scratch = s.math("MULTIPLY", s.between(lines, 0, 0.5, 0.70, 0.715), s.between(cloud, 0, 1, 0.46, 0.58))
        tint = s.add("MixRGB", {"Fac": scratch, "Color1": tint, "Color2": (0.36, 0.35, 0.33)}).outputs[0]
    pits = s.between(s.noise(34, 3, 0.6), 0, 0.7, 0.70, 0.74)
    tint = s.add("MixRGB", {"Fac": pits, "Color1": tint, "Color2": (0.20, 0.17, 0.13)}).outputs[0]
    rough = s.math("ADD", s.math("ADD", s.between(cloud, 0.13, 0.34), s.between(fine, -0.03, 0.07)), s.math("MULTIPLY", mark, 0.25))
    return s.principled(base=tint, roughness=rough, specular=0.5, normal=s.bump(s.math("SUBTRACT", fine, pits), 0.10, 0.012)).material


def iron_glaze():
    """Blue-grey over iron: it runs thin and rust at the rim, pools above the bare foot; dull where fingers with cream have held it."""
    s = materials.Shader("iron glaze")
    height = s.add("SeparateXYZ", {0: s.place()}).outputs[2]
    cloud, fine, run = s.noise(3.2, 6, 0.65), s.noise(34, 4, 0.7), s.noise(1.0, 4, 0.65, s.add("Mapping", {"Vector": s.place(), "Scale": (13.0, 13.0, 1.6)}).outputs[0])
    tint = s.ramp(s.math("ADD", s.math("MULTIPLY", cloud, 0.5), s.math("MULTIPLY", run, 0.5)), (0.34, (0.030, 0.045, 0.055)), (0.52, (0.062, 0.088, 0.100)), (0.68, (0.125, 0.155, 0.160)))
    specks = s.between(s.noise(44, 2), 0, 0.85, 0.655, 0.69)
    tint = s.add("MixRGB", {"Fac": specks, "Color1": tint, "Color2": (0.075, 0.038, 0.018)}).outputs[0]
    uneven = s.math("ADD", height, s.math("MULTIPLY", s.math("SUBTRACT", run, 0.5), 0.09))
    thin = s.between(uneven, 0.0, 0.95, 0.520, 0.556)
    tint = s.add("MixRGB", {"Fac": thin, "Color1": tint, "Color2": (0.20, 0.095, 0.040)}).outputs[0]
    bare = s.between(s.math("ADD", height, s.math("MULTIPLY", s.noise(4, 4), 0.05)), 1, 0, 0.066, 0.074)
    clay = s.ramp(fine, (0.35, (0.22, 0.12, 0.065)), (0.65, (0.32, 0.19, 0.11)))
    tint = s.add("MixRGB", {"Fac": bare, "Color1": tint, "Color2": clay}).outputs[0]
    touched = s.math("MULTIPLY", s.between(s.noise(5.5, 5, 0.7), 0, 1, 0.46, 0.70), s.between(fine, 0.3, 1.0))
    tint = s.add("MixRGB", {"Fac": s.math("MULTIPLY", touched, 0.07), "Color1": tint, "Color2": (0.55, 0.54, 0.50)}).outputs[0]
    rough = s.math("ADD", s.math("ADD", s.between(cloud, 0.14, 0.24), s.math("MULTIPLY", touched, 0.12)), s.math("MULTIPLY", bare, 0.5))
    thrown = s.math("SINE", s.math("ADD", s.math("MULTIPLY", height, 74.0), s.math("MULTIPLY", cloud, 3.0)))
    relief = s.math("ADD", s.math("ADD", s.math("MULTIPLY", thrown, 0.30), s.math("MULTIPLY", run, 0.8)), s.math("MULTIPLY", fine, 0.12))
    return s.principled(base=tint, roughness=rough, specular=0.55, normal=s.bump(relief, 0.25, 0.014)).material


def rich_cream():
    """Glossy where it was just turned, duller where the air has dried it; light goes a little way in."""
    s = materials.Shader("rich cream")
    cloud, fine = s.noise(5, 5, 0.6), s.noise(70, 4, 0.7)
    tint = s.ramp(s.math("ADD", s.math("MULTIPLY", cloud, 0.6), s.math("MULTIPLY", fine, 0.4)), (0.35, (0.795, 0.765, 0.70)), (0.62, (0.86, 0.84, 0.79)))
    s.principled(base=tint, roughness=s.math("ADD", s.between(cloud, 0.20, 0.42), s.between(fine, -0.03, 0.05)), specular=0.5, subsurface=0.22, subsurface_color=(0.90, 0.86, 0.78))
    s.bsdf.inputs["Subsurface Radius"].default_value = (0.07, 0.055, 0.04)
    return s.principled(normal=s.bump(fine, 0.08, 0.004)).material


def scooped(rng, rows=280, steps=700):
    """The cream: swipes of a flat spatula, each over the one before, ridged along their way, heaped where they end."""
    turn = np.linspace(0, 2 * np.pi, steps)[None]
    share = np.linspace(1, 0, rows)[:, None] ** 0.8
    x, y = 0.437 * share * np.cos(turn), 0.437 * share * np.sin(turn)
    land, small = shapes.waver(rng, 7, 4, 12), shapes.waver(rng, 9, 16, 50)
    z = LEVEL + 0.10 * land(x, y) + 0.12 * small(x, y)
    for (x0, y0), (x1, y1), bend, half, deep in STROKES:
        long = math.hypot(x1 - x0, y1 - y0)
        ax, ay = (x1 - x0) / long, (y1 - y0) / long
        t = ((x - x0) * ax + (y - y0) * ay) / long
        q = ((y - y0) * ax - (x - x0) * ay - bend * 4 * t * (1 - t)) / half
        q = q + 0.10 * np.sin(5 * t + deep * 60)
        on = np.clip((t + 0.12) / 0.22, 0, 1) ** 2 * np.clip((1.02 - t) / 0.05, 0, 1)
        inside = on / (1 + np.exp((np.abs(q) - 1) / 0.07))
        lines = sum(np.sin(p * q + s + 0.5 * np.sin(6 * t + s)) / (1 + k) for k, (p, s) in enumerate(zip((4.1, 9.7, 17.0, 31.0, 47.0), rng.uniform(0, 6, 5))))
        floor = LEVEL - deep + 0.05 * (t - 0.4) + 0.030 * q**2 + 0.0036 * lines + 0.02 * land(1.3 * x, y)
        z = z * (1 - inside) + floor * inside
        lip = np.exp(-(((np.abs(q) - 1.18) / 0.20) ** 2)) * np.clip((t + 0.05) / 0.3, 0, 1) * np.clip((1.12 - t) / 0.12, 0, 1)
        z = z + (0.020 + 0.25 * deep) * lip * (1 + 0.9 * small(3 * x, 3 * y))
        heap = np.exp(-(((t - 1.06) / 0.07) ** 2)) * np.exp(-(np.abs(q) ** 3))
        z = z + (0.035 + 0.35 * deep) * heap * (1 + 0.5 * land(2 * x, 2 * y))
    for px, py, high, lean in ((0.20, 0.24, 0.085, (-0.02, -0.04)), (-0.20, -0.02, 0.10, (-0.06, 0.01))):
        peak = high * np.exp(-np.hypot(x - px, y - py) / 0.045) * (1 + 0.2 * small(x, y))
        z, x, y = z + peak, x + lean[0] * (peak / high) ** 2, y + lean[1] * (peak / high) ** 2
    wall = LEVEL + 0.035 + 0.05 * shapes.waver(rng, 7, 1.5, 9)(2 * np.cos(turn), 2 * np.sin(turn))
    z = z + np.clip((share - 0.90) / 0.10, 0, 1) ** 2 * (wall - z)
    return np.stack([x, y, z], -1)


def spatula(rng, cream):
    """Beech, a little swollen at the end that is always wet; it leans on the rim, its blade in the cream. Lies along x, tip at 0."""
    s = materials.Shader.of(materials.wood((0.47, 0.29, 0.15)))
    along = s.add("SeparateXYZ", {0: s.place()}).outputs[0]
    fibre = s.noise(1.0, 3, 0.7, s.add("Mapping", {"Vector": s.place(), "Scale": (3.0, 90.0, 60.0)}).outputs[0])
    tint = s.add("MixRGB", {"Fac": 1.0, "Color1": s.bsdf.inputs["Base Color"].links[0].from_socket, "Color2": s.between(fibre, 0.72, 1.12)}, blend_type="MULTIPLY").outputs[0]
    wet = s.between(s.math("ADD", along, s.math("MULTIPLY", s.noise(9, 4), 0.16)), 0.55, 0.0, 0.42, 0.66)
    beech = s.principled(base=s.add("MixRGB", {"Fac": wet, "Color1": tint, "Color2": (0.20, 0.11, 0.05)}).outputs[0], roughness=0.55).material
    t = np.linspace(0, 1, 60)
    half = np.interp(t, (0, 0.02, 0.05, 0.10, 0.24, 0.38, 0.6, 0.94, 0.98, 1), (0.035, 0.068, 0.086, 0.097, 0.090, 0.058, 0.050, 0.060, 0.046, 0.02))
    outline = [(1.42 * a, -b) for a, b in zip(t, half)] + [(1.42 * a, b) for a, b in zip(t[::-1], half[::-1])]
    blade = shapes.plate(outline, 0.034, beech, bevel=0.010, at=(0, 0, -0.017))
    v, u = np.mgrid[-1:1:90j, -1:1:140j]
    ragged = shapes.waver(rng, 9, 2.5, 9.0)(2 * u, 2 * v)
    full = np.clip(1.0 - np.hypot(u, v) ** 2 + 0.55 * ragged, -0.15, 1.2)

    def across(x):
        return 0.97 * v * np.interp(x, 1.42 * t, half)

    clot = shapes.sheet(0.24 + 0.27 * u, across(0.24 + 0.27 * u), 0.012 + 0.055 * full * (1 - 0.3 * u) + 0.010 * ragged, cream)
    film = shapes.sheet(0.52 + 0.16 * u, across(0.52 + 0.16 * u), 0.0165 + 0.007 * np.clip(0.6 - np.hypot(u, v) + 1.1 * ragged, -0.5, 0.6), cream)
    return tools.group([blade, clot, film])


def wiped_off(rng, look, around, wide, inside, outside, thick):
    """Where the spatula was drawn off over the rim: broad and thin within, outside a short run."""
    line = shapes.rounded(WALL, 0.018)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    v, u = np.mgrid[-1:1:150j, -1:1:120j]
    along = length[np.argmax(line[:, 1])] + np.where(v > 0, inside, outside) * v
    r, h = np.interp(along, length, line[:, 0]), np.interp(along, length, line[:, 1])
    out = np.gradient(line, axis=0)
    nr, nz = np.interp(along, length, out[:, 1]), np.interp(along, length, -out[:, 0])
    size = np.maximum(np.hypot(nr, nz), 1e-6)
    edge = 0.16 * shapes.waver(rng, 7, 2.0, 7.0)(1.5 * u, 2.5 * v)
    aside = u - 0.22 * np.clip(-v, 0, 1) - 0.08 * np.sin(3 * v)
    half = np.interp(v, (-1, -0.84, -0.62, -0.40, -0.1, 0.1, 0.6, 1), (0.20, 0.33, 0.40, 0.38, 0.60, 0.72, 0.85, 0.6)) * (1 + edge)
    full = np.clip(1 - (aside / np.maximum(half, 0.02)) ** 2, -0.3, 1)
    high = np.interp(v, (-1, -0.86, -0.70, -0.50, -0.1, 0.3, 1), (0.2, 1.0, 1.2, 0.7, 0.6, 0.8, 0.5))
    rise = thick * 0.012 * (np.sqrt(np.clip(full, 0, 1)) * high * (1 + edge)) - 0.0015 - 0.012 * np.clip(-full / 0.15, 0, 1)
    a = around + wide * u
    return shapes.sheet((r + rise * nr / size) * np.cos(a), (r + rise * nr / size) * np.sin(a), h + rise * nz / size, look)


def jar(rng):
    cream = rich_cream()
    pot = shapes.modifier(shapes.lathe(WALL, iron_glaze(), 0.018, wobble=0.005), "SUBSURF", levels=1, render_levels=2)
    shapes.roughen(pot, 0.010, 0.25)
    parts = [pot, shapes.sheet(*np.moveaxis(scooped(rng), 2, 0), cream)]
    for around, wide, inside, outside, thick in ((-1.98, 0.17, 0.09, 0.10, 0.9), (-1.12, 0.10, 0.08, 0.04, 0.7), (0.8, 0.42, 0.08, 0.012, 0.5), (2.6, 0.30, 0.08, 0.016, 0.6)):
        parts.append(wiped_off(rng, cream, around, wide, inside, outside, thick))
    tip, bearing = np.array((-0.02, -0.02, LEVEL - 0.02)), math.radians(-32)
    over = 0.02 + 0.46  # from the tip to the rim
    rise = math.degrees(math.asin((0.562 + 0.020 - tip[2]) / over))
    parts.append(shapes.place(spatula(rng, cream), tuple(tip), (10, -rise, math.degrees(bearing))))
    return tools.group(parts, on_ledge(0, 0), (0, 0, TURN))


def dab(rng, cream, at, size, turned):
    """Cream that fell and was wiped at: thick at one end, drawn out thin to the other."""
    v, u = np.mgrid[-1:1:70j, -1:1:110j]
    ragged = shapes.waver(rng, 9, 2.5, 9.0)(2 * u, 2 * v)
    full = np.clip(0.75 - np.hypot(u, v) + 0.30 * ragged, -0.1, 0.7)
    z = size * (0.30 * np.sign(full) * np.sqrt(np.abs(full)) * (0.18 + 0.60 * np.clip(0.3 - u, 0, 1.2)) - 0.004)
    return shapes.sheet(1.7 * size * u, size * v * (1 - 0.3 * u), z, cream, at=at, turn=(0, 0, turned))


def lid():
    """Turned teak with a worn brass knob."""
    wood = [(0, 0.0), (0.44, 0.0), (0.485, 0.03), (0.49, 0.09), (0.46, 0.125), (0.12, 0.14), (0, 0.14)]
    knob = [(0.05, 0.13), (0.045, 0.17), (0.085, 0.205), (0.085, 0.24), (0.05, 0.262), (0, 0.265)]
    return [shapes.lathe(wood, materials.wood((0.17, 0.080, 0.036)), 0.02), shapes.lathe(knob, materials.brass(0.24), 0.012)]


def ledge():
    parts = [shapes.box((9.0, 2.75, 0.42), marble(), 0.035, at=(0.3, 0.15, -0.21))]
    parts.append(shapes.box((8.4, 2.2, TOP - 0.5), room.teak(room.DARK_TEAK, 0), 0.05, at=(0.3, 0.2, -0.4 - (TOP - 0.5) / 2)))
    tools.group(parts, on_ledge(0, 0), (0, 0, TURN))


def build():
    rng = np.random.default_rng(41)
    room.shell()
    room.daylight(SUN, sun=20, sky=6500, fill=1300, mirrored=True)
    ledge()
    jar(rng)
    cream = rich_cream()
    dab(rng, cream, on_ledge(-0.60, -0.46, 0.001), 0.07, TURN - 60)
    tools.group(lid(), on_ledge(0.98, 0.62), (0, 0, TURN + 40))
    linen.rolled((0.70, 0.70, 0.68), 1.5, on_ledge(-1.28, -0.05, -0.02), TURN + 24, rng, turns=2.3)
    flask(on_ledge(0.50, 1.05), materials.lacquer((0.22, 0.07, 0.008)))
    room.jar_of(on_ledge(-0.70, 1.15), rng, 0.85, 0.34, combs=0, brushes=4)
    spots = np.column_stack([rng.uniform(-1.0, 1.5, 45), rng.uniform(-1.1, 0.3, 45)])
    spots = spots[(np.hypot(spots[:, 0], spots[:, 1]) > 0.50) & (np.hypot(spots[:, 0] + 0.6, spots[:, 1] + 0.46) > 0.2)]
    shapes.drops([on_ledge(x, y) for x, y in spots], 0.007 + 0.034 * rng.random(len(spots)) ** 4, materials.glass(ior=1.33), rng, 0.32)
    room.table((3.6, 3.0, 8.2), (-21.0, -4.4, 0))
    lit_lamp((-21.2, -4.6, 8.2))
    studio.camera(on_ledge(0.28, -3.3, 1.95), on_ledge(0.07, 0.10, 0.44), lens=54, focus=on_ledge(0.0, -0.22, 0.52), blur=0.05)
