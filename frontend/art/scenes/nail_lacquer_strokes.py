"""Used lacquer tips fanned on their ring over a card of brushed-out swatches; bottles behind, out of focus."""
import math

import numpy as np

from lib import materials, shapes, studio, tools
from scenes.gua_sha import sun, window

SIZE = (1632, 1088)
SAMPLES = 14
BOUNCES = 7
EXPOSURE = 0.75
LOOK = "Medium High Contrast"
FILTER = (1.02, 0.99, 0.96)

PAPER = (0.78, 0.75, 0.70)
# Each tip's colour, and what is in it: 0 nothing, 0.5 a shimmer, 1 glitter in a clear coat.
TIPS = [
    ((0.020, 0.085, 0.075), 0), ((0.015, 0.20, 0.20), 0.5), ((0.03, 0.10, 0.035), 0), ((0.60, 0.36, 0.05), 1), ((0.62, 0.27, 0.025), 0), ((0.62, 0.13, 0.045), 0),
    ((0.50, 0.018, 0.016), 0), ((0.26, 0.006, 0.014), 0), ((0.60, 0.045, 0.16), 0), ((0.62, 0.24, 0.26), 0), ((0.56, 0.26, 0.17), 0.5), ((0.25, 0.030, 0.22), 0), ((0.07, 0.020, 0.16), 0.5), ((0.02, 0.045, 0.20), 0),
]
RED, PINK, TEAL, GOLD = TIPS[6][0], TIPS[8][0], TIPS[1][0], TIPS[4][0]
EYE = (-0.06, -0.98)  # where the tips' ring is


def ridges(rng, low, high, count):
    """Lines that the brush's hairs leave: a function of the place across the stroke, within about ±1."""
    pitch, phase = rng.uniform(low, high, count), rng.uniform(0, 2 * np.pi, count)
    return lambda across: sum(np.sin(across * p + s) for p, s in zip(pitch, phase)) / np.sqrt(count)


def coat(colour):
    """Lacquer that lets the paper through where it is thin: the UV's v is its thickness, 1 for full."""
    s = materials.Shader("coat")
    thick = s.add("SeparateXYZ", {0: s.place("UV")}).outputs[1]
    thin = tuple(0.72 * c + 0.28 * p for c, p in zip(colour, PAPER))
    tint = s.ramp(thick, (0.08, thin), (0.40, colour), (1.0, tuple(0.82 * c for c in colour)))
    s.principled(base=tint, roughness=0.10, specular=0.5, clearcoat=1.0, clearcoat_roughness=0.04)
    return s.material


def tongues(rng, count, reach):
    """How far each part of the brush still gave lacquer: a few rounded tongues, those in the middle the longest."""
    centres = np.linspace(-0.33, 0.33, count) + rng.normal(0, 0.03, count)
    ends = reach * (1 - 0.9 * np.abs(centres) ** 2.2) + 0.035 * rng.normal(0, 1, count)
    broad = rng.uniform(0.09, 0.18, count)

    def end(across):
        rounds = [e + 0.06 * np.sqrt(np.clip(1 - ((across - c) / b) ** 2, 0, 1)) - 0.6 * np.clip(np.abs(across - c) - b, 0, None) for e, c, b in zip(ends, centres, broad)]
        return 0.014 * np.log(sum(np.exp(r / 0.014) for r in rounds))

    return end


def stroke(length, width, colour, rng, **placing):
    """Set down round and full at y = 0, drawn along -y, running out in sheer, rounded tongues. Where its height falls below zero the paper shows."""
    across = np.linspace(-0.62, 0.62, 300)[None] * width
    along = np.linspace(-0.58 * width, 1.14 * length, 900)[:, None]
    fine, broad, end = ridges(rng, 90, 260, 7), ridges(rng, 30, 80, 5), tongues(rng, 5, 0.95)
    bend = 0.03 * width * np.sin(2.2 * along / length + rng.uniform(0, 6)) + 0.02 * length * rng.normal() * (along / length) ** 2
    side = across - bend
    share = np.clip(along / length, 0, 1)
    way = 0.05 * np.tanh(4 * side / width)
    border = broad(0.16 * along / length + way) + 0.35 * broad(0.6 * along / length - way)
    half = width / 2 * (1 + 0.05 * np.sin(3.1 * share + rng.uniform(0, 6)) - 0.16 * share**3) + 0.0035 * border
    head = np.hypot(np.minimum(along, 0) * 1.05, side)
    inside = half - np.where(along < 0, head, np.abs(side))
    left = length * end(side / width) - along
    left = left / np.hypot(1, np.gradient(left, axis=1) / np.gradient(across, axis=1))
    inside = -0.012 * np.log(np.exp(-inside / 0.012) + np.exp(-left / 0.012))
    film = 0.0125 * np.tanh(inside / 0.013)
    pooled = 0.008 * np.exp(-(((inside - 0.030) / 0.020) ** 2)) + 0.010 * np.exp(-((along / (0.35 * width)) ** 2)) * np.clip(inside / 0.06, 0, 1)
    bead = 0.004 * np.exp(-(((left - 0.022) / 0.016) ** 2)) * np.clip(inside / 0.012, 0, 1)
    combed = (0.0008 * (0.4 + 1.5 * share) * fine(side) + 0.0014 * broad(side)) * np.clip(inside / 0.02, 0, 1)
    dry = np.clip((share - 0.45) / 0.55, 0, 1) ** 1.6
    height = film * (1 - 0.30 * share - 0.35 * dry) + pooled * (1 - 0.6 * share) + bead + combed
    height = height * np.where(inside > 0, 1 - 0.3 * dry * np.clip(0.5 + broad(1.3 * side), 0, 1), 1)
    cover = 0.12 + height / 0.020 - dry * np.clip(left / 0.06, 0, 1) * (0.04 + 0.20 * np.clip(fine(0.6 * side) + broad(1.3 * side), -1, 1.5))
    x, y = across + 0 * along, -along + 0 * across
    shapes.sheet(x, y, np.maximum(height, -0.004), coat(colour), uv=(x, np.clip(cover, 0.03, 1)), **placing)


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


def natural():
    """The tips' own plastic: milky, yellowed a little, scuffed by the box they live in; some light comes through."""
    s = materials.Shader("milky plastic")
    scuff = s.noise(1.0, 3, 0.7, s.add("Mapping", {"Vector": s.place(), "Rotation": (0, 0, 0.5), "Scale": (20.0, 160.0, 20.0)}).outputs[0])
    tint = s.ramp(s.noise(5, 5, 0.7), (0.35, (0.50, 0.46, 0.38)), (0.65, (0.64, 0.60, 0.52)))
    tint = s.add("MixRGB", {"Fac": s.between(scuff, 0, 0.4, 0.60, 0.68), "Color1": tint, "Color2": (0.76, 0.74, 0.70)}).outputs[0]
    s.principled(base=tint, roughness=s.between(s.noise(12, 4), 0.12, 0.34), specular=0.5)
    through = s.add("BsdfTranslucent", {"Color": tint}).outputs[0]
    return s.surface(s.add("MixShader", {0: 0.35, 1: s.bsdf.outputs[0], 2: through}).outputs[0])


def lacquered(colour, flakes, rng):
    """Reads UV: v is how thick the coat lies, u runs across. Brush lines show in the colour; dust and a scratch or two in the gloss."""
    s = materials.Shader("lacquered tip")
    split = s.add("SeparateXYZ", {0: s.place("UV")})
    thick, seed = split.outputs[1], float(rng.uniform(0, 50))
    drawn = s.add("CombineXYZ", {0: s.math("MULTIPLY", split.outputs[0], 22.0), 1: s.math("MULTIPLY", thick, 0.6), 2: seed}).outputs[0]
    lines = s.noise(1.0, 4, 0.65, drawn)
    deep = s.math("ADD", thick, s.math("MULTIPLY", s.math("SUBTRACT", lines, 0.5), 0.55))
    sheer = tuple(0.6 * c + 0.4 * p * 0.85 for c, p in zip(colour, PAPER))
    tint = s.ramp(deep, (0.10, sheer), (0.42, tuple(min(1, 1.12 * c) for c in colour)), (0.75, colour), (1.0, tuple(0.72 * c for c in colour)))
    metal = 0.0
    if flakes:
        cells = s.add("TexVoronoi", {"Vector": s.place(), "Scale": 95.0 if flakes == 1 else 330.0})
        hue = s.add("SeparateXYZ", {0: cells.outputs["Color"]})
        shown = s.between(hue.outputs[0], 0, 1, 0.35 if flakes == 1 else 0.55, 0.75)
        bright = tuple(min(1, 1.3 * c + 0.12) for c in colour)
        tint = s.add("MixRGB", {"Fac": s.math("MULTIPLY", shown, 0.9 if flakes == 1 else 0.5), "Color1": tint, "Color2": s.ramp(hue.outputs[1], (0.0, tuple(0.5 * c for c in colour)), (0.6, bright), (1.0, (0.95, 0.85, 0.62)))}).outputs[0]
        metal = s.math("MULTIPLY", shown, 0.75 if flakes == 1 else 0.45)
    dust = s.between(s.noise(70, 2, 0.5), 0, 0.5, 0.70, 0.74)
    tint = s.add("MixRGB", {"Fac": dust, "Color1": tint, "Color2": (0.70, 0.67, 0.62)}).outputs[0]
    wear = s.between(s.noise(6, 5, 0.7), 0.05, 0.17, 0.40, 0.68)
    s.principled(base=tint, metallic=metal, roughness=s.math("ADD", wear, 0.10 if flakes else 0.0), specular=0.5, clearcoat=1.0, clearcoat_roughness=s.math("MULTIPLY", wear, 0.35))
    return s.principled(normal=s.bump(lines, 0.05, 0.01)).material


def shape_of(u, long):
    """Half a tip's breadth along it, 0 at the ring: a narrow stem, then the nail with its rounded end."""
    stem, nail = 0.036, 0.112
    grow = 1 / (1 + np.exp(-(u - 0.36 * long) / (0.030 * long)))
    end = np.sqrt(np.clip(1 - np.clip((u - 0.80 * long) / (0.20 * long), 0, 1) ** 2.6, 0, 1))
    start = np.sqrt(np.clip(1 - np.clip((0.05 - u) / 0.07, 0, 1) ** 2, 0, 1))
    return (stem + (nail - stem) * grow) * end * start


def tip(colour, flakes, rng, plastic, at, turn, long=1.18):
    """A plastic nail on its stem, painted by hand: the coat stops unevenly below the stem, thicker at its edges, flooded here and there."""
    u, v = np.linspace(-0.02, long * 0.999, 200)[:, None], np.linspace(-1, 1, 48)[None]
    half = shape_of(u, long)
    x, y = u + 0 * v, half * v
    arch = 0.052 * np.clip((u - 0.25 * long) / (0.25 * long), 0, 1)

    def height(x, y):
        return arch * (1 - (y / 0.118) ** 2) + 0.030 * np.sin(np.pi * np.clip(x / long, 0, 1)) - 0.07 * np.clip(x / long - 0.4, 0, 1) ** 2

    base = shapes.sheet(x, y, height(x, y), plastic)
    shapes.modifier(base, "SOLIDIFY", thickness=0.009, offset=0)
    # The coat.
    edge, wander, lines = (shapes.waver(rng, 6, low, high) for low, high in ((18, 60), (5, 14), (60, 190)))
    a, b = np.linspace(0, 1, 220)[:, None], np.linspace(-1, 1, 90)[None]
    start = long * (0.43 + 0.02 * rng.normal()) + 0.045 * (1 - b**2) * rng.uniform(-0.6, 0.8) + 0.10 * edge(0.12 * b, 0.2 + 0 * b)
    x = start + (long * 0.997 - start) * a
    half = shape_of(x, long)
    short = 0.955 + 0.5 * edge(x, 0 * x + 1.0) * np.sign(b) * 0.10
    y = half * b * short
    inside = np.minimum(half * (1 - np.abs(b)) * short, np.minimum(x - start, (0.997 * long - x) * 1.5 + 0.002))
    film = 0.0085 * np.tanh(inside / 0.0060) * (0.8 + 0.25 * wander(2 * x, y))
    pool = 0.0050 * np.exp(-(((inside - 0.016) / 0.010) ** 2)) * (0.6 + 0.6 * wander(x, 3 * y + 2)) + 0.006 * np.exp(-((0.95 * long - x) / 0.05) ** 2) * np.tanh(inside / 0.006)
    comb = 0.0012 * lines(0.05 * x, y) * np.clip(inside / 0.01, 0, 1)
    arch = 0.052 * np.clip((x - 0.25 * long) / (0.25 * long), 0, 1)
    z = height(x, y) + 0.0050 + film + pool + comb - 0.001
    cover = np.clip(0.10 + (film + pool + 4 * comb) / 0.0105, 0.05, 1)
    coat = shapes.sheet(x, y, z, lacquered(colour, flakes, rng), uv=(b + 0 * a, cover))
    return tools.group([base, coat], at, turn)


def fan(rng):
    """Opened by hand: no two steps alike, each tip resting on its neighbour."""
    plastic = natural()
    angle = 152.0
    for number, (colour, flakes) in enumerate(TIPS):
        lift = 0.018 + 0.016 * number
        tip(colour, flakes, rng, plastic, (EYE[0], EYE[1], lift), (rng.normal(0, 2) - 7, -0.4 + 0.4 * rng.normal(), angle), 1.18 + 0.02 * rng.normal())
        angle -= 9.3 + 1.7 * rng.normal() + (5.5 if number == 8 else 0)
    t = np.linspace(0, 2 * np.pi, 90)
    ring = np.stack([EYE[0] - 0.02 + 0.16 * np.cos(t), EYE[1] - 0.14 + 0.16 * np.sin(t), 0.14 + 0.10 * np.sin(t)], 1)
    shapes.tube(ring, 0.013, materials.steel(0.16))


def paper():
    s = materials.Shader("card")
    fibre, soil = s.noise(90, 6, 0.75), s.noise(2.5, 6, 0.6)
    tint = s.ramp(s.math("ADD", s.math("MULTIPLY", fibre, 0.5), s.math("MULTIPLY", soil, 0.5)), (0.34, tuple(0.86 * c for c in PAPER)), (0.64, PAPER))
    smear = s.between(s.noise(1.0, 5, 0.6, s.add("Mapping", {"Vector": s.place(), "Rotation": (0, 0, 0.4), "Scale": (0.9, 3.5, 1)}).outputs[0]), 0, 0.16, 0.58, 0.66)
    tint = s.add("MixRGB", {"Fac": smear, "Color1": tint, "Color2": (0.60, 0.15, 0.20)}).outputs[0]
    return s.principled(base=tint, roughness=0.8, specular=0.2, normal=s.bump(fibre, 0.25, 0.008)).material


def flask(colour, at, turn, capped=True, full=0.7):
    """A lacquer bottle: thick glass, what is left of the lacquer, runs on the neck."""
    r, h = 0.165, 0.36
    wall = [(0, 0), (0.9 * r, 0), (r, 0.03), (r, 0.76 * h), (0.86 * r, 0.95 * h), (0.46 * r, h), (0.43 * r, h + 0.08), (0.35 * r, h + 0.08), (0.35 * r, h - 0.01)]
    inside = [(0, 0.05), (0.84 * r, 0.05), (0.94 * r, 0.08), (0.94 * r, full * h), (0, full * h)]
    parts = [shapes.lathe(wall, materials.glass(ior=1.48), 0.02), shapes.lathe(inside, materials.lacquer(colour), 0.012)]
    run = materials.lacquer(colour)
    parts.append(shapes.lathe([(0.36 * r, h + 0.070), (0.35 * r, h + 0.083), (0.44 * r, h + 0.083), (0.455 * r, h + 0.05)], run, 0.004, wobble=0.02))
    if capped:
        black = materials.lacquer((0.014, 0.014, 0.015), 0.2)
        parts.append(shapes.lathe([(0.078, h + 0.015), (0.084, h + 0.02), (0.080, h + 0.14), (0.066, h + 0.50), (0.058, h + 0.53), (0, h + 0.535)], black, 0.012))
    return tools.group(parts, at, (0, 0, turn))


def build():
    rng = np.random.default_rng(26)
    studio.world((0.050, 0.050, 0.052))
    shapes.box((14, 9, 0.5), materials.table_wood((0.23, 0.135, 0.075)), 0.04, at=(0, 1.5, -0.27), turn=(0, 0, -3))
    card = shapes.ground(paper(), 1.0, at=(0.05, -0.1, 0))
    card.scale = (3.6, 2.5, 1)
    card.rotation_euler[2] = math.radians(-6)
    for x, y, turned, colour, long in ((-1.06, 0.74, -22, PINK, 0.9), (-0.44, 0.90, -8, GOLD, 0.95), (0.26, 0.92, 9, TEAL, 0.85), (0.88, 0.84, 24, RED, 0.95)):
        stroke(long, 0.32, colour, rng, at=(x, y, 0), turn=(0, 0, turned))
    fan(rng)
    flask(RED, (0.50, 1.24, 0), 10, capped=False, full=0.62)
    brush(RED, (0.44, 1.20, 0.452), (0, 7, 12), rng, materials.lacquer((0.014, 0.014, 0.015), 0.2)).scale = (0.62,) * 3
    flask(PINK, (-0.20, 1.52, 0), 0)
    flask(TEAL, (-0.80, 1.34, 0), 0, full=0.5)
    flask(GOLD, (1.14, 1.62, 0), 0)
    flask(TIPS[11][0], (0.16, 1.95, 0), 0)
    shapes.drops([(0.22, 0.78, 0), (0.28, 0.70, 0)], [0.034, 0.013], materials.lacquer(RED), rng, flat=0.35)
    wall = shapes.ground(materials.plain("wall", (0.30, 0.285, 0.27), 0.7), 12, at=(0, 6.6, 0))
    wall.rotation_euler[0] = math.radians(90)
    window((-1.9, 4.5, 3.9), (0, 0, 0))
    sun((0.74, -0.50, -0.52), -0.30)
    studio.lamp((3.8, -2.4, 2.6), (0, 0, 0), 2.6, 60, (1.0, 0.93, 0.84))
    studio.camera((0.36, -3.0, 1.80), (0.02, 0.04, 0.10), lens=69, focus=(0.0, -0.12, 0.15), blur=0.034)
