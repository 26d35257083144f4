"""Small things that stand in more than one picture."""
import math

import numpy as np

from lib import materials, room, shapes, studio, tools

CLAY, ROSE, NUDE, PLUM = (0.27, 0.030, 0.022), (0.48, 0.19, 0.16), (0.60, 0.42, 0.32), (0.10, 0.008, 0.018)


def squared(thing, square, h):
    """Makes a round, turned shape four-sided below its shoulder."""
    for vertex in thing.data.vertices:
        x, y, z = vertex.co
        angle = math.atan2(y, x)
        corner = (abs(math.cos(angle)) ** square + abs(math.sin(angle)) ** square) ** (-1 / square)
        share = min(1, max(0, (h - z) / (0.20 * h)))
        vertex.co.x, vertex.co.y = x * (1 + share * (corner - 1)), y * (1 + share * (corner - 1))
    return thing


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


def disc(x, y):
    """A square of -1…1 bent to a round."""
    return x * np.sqrt(1 - y**2 / 2), y * np.sqrt(1 - x**2 / 2)


def tissue(rng, at, turn):
    """A paper tissue, crumpled once and put down: a lip print's red and foundation wiped off on it."""
    n = 300
    y, x = np.mgrid[-1 : 1 : n * 1j, -1 : 1 : n * 1j]
    z = 0 * x
    for size, wide, count in ((0.22, 1.1, 10), (0.20, 0.45, 26), (0.16, 0.2, 60)):
        for a, angle, cx, cy in zip(size * rng.uniform(0.4, 1.0, count) * rng.choice((-1, 1), count), rng.uniform(0, np.pi, count), *rng.uniform(-0.9, 0.9, (2, count))):
            d = np.cos(angle) * (x - cx) + np.sin(angle) * (y - cy)
            z += a * np.sqrt(d**2 + 0.0001) * np.exp(-((x - cx) ** 2 + (y - cy) ** 2) / wide**2)
    z = np.maximum(z - np.percentile(z, 18), 0.04 * np.abs(z)) * 0.8 + 0.006
    shrink = 0.52 - 0.07 * np.exp(-(x**2 + y**2))
    s = materials.Shader("tissue")
    fibre, cloud = s.noise(70, 5, 0.8), s.noise(6, 5, 0.7)
    tint = s.ramp(fibre, (0.3, (0.70, 0.67, 0.62)), (0.7, (0.86, 0.84, 0.80)))
    for u, v, long, broad, turned, colour in ((0.25, -0.30, 0.34, 0.10, 0.5, (0.42, 0.045, 0.05)), (-0.35, -0.05, 0.45, 0.16, -0.4, (0.58, 0.36, 0.24)), (0.1, 0.35, 0.30, 0.12, 0.9, (0.17, 0.10, 0.075))):
        near = s.add("Mapping", {"Vector": s.place("UV"), "Rotation": (0, 0, turned), "Scale": (1 / long, 1 / broad, 0), "Location": (-u / long, -v / broad, 0)}).outputs[0]
        away = s.math("ADD", s.add("VectorMath", {0: near}, operation="LENGTH").outputs["Value"], s.math("MULTIPLY", s.math("SUBTRACT", cloud, 0.5), 1.6))
        share = s.math("MULTIPLY", s.between(away, 0.85, 0.0, 0.35, 1.0), s.between(fibre, 0.35, 1.0, 0.35, 0.6))
        tint = s.add("MixRGB", {"Fac": share, "Color1": tint, "Color2": colour}).outputs[0]
    s.principled(base=tint, roughness=1.0, specular=0.05)
    back = s.add("BsdfTranslucent", {"Color": tint}).outputs[0]
    look = s.surface(s.add("MixShader", {0: 0.4, 1: s.bsdf.outputs[0], 2: back}).outputs[0])
    shapes.sheet(shrink * x, shrink * y, z, look, uv=(x, y), at=at, turn=(0, 0, turn))


def flask(colour, full, at, turn, square=2.0, broad=0.135, high=0.29):
    """A lacquer's glass: thick in the foot, filled to the share `full`, a film above where it has run down; `square`: 2 round, 6 almost four-sided."""
    r, h = broad, high
    wall = [(0, 0), (0.90 * r, 0), (r, 0.025), (r, 0.80 * h), (0.90 * r, 0.95 * h), (0.46 * r, h), (0.43 * r, h + 0.06), (0.36 * r, h + 0.06), (0.36 * r, h - 0.01)]
    level = 0.045 + full * (0.86 * h - 0.045)
    inside = [(0, 0.045), (0.80 * r, 0.045), (0.93 * r, 0.075), (0.935 * r, level - 0.01), (0.90 * r, level), (0, level)]
    parts = [shapes.lathe(wall, materials.glass(ior=1.48), 0.018), shapes.lathe(inside, materials.lacquer(colour), 0.012)]
    return tools.group([squared(part, square, h) for part in parts], at, (0, 0, turn))


def cap(look, at, high=0.29, tall=0.40):
    line = [(0.068, high + 0.012), (0.074, high + 0.02), (0.070, high + 0.12), (0.060, high + tall - 0.02), (0.050, high + tall), (0, high + tall + 0.004)]
    return shapes.lathe(line, look, 0.012, at=at)
