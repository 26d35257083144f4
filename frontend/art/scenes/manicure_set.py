"""Cuticle pusher, emery board, orange-wood stick, small scissors, a lacquer and a bowl of clear water on handwoven cotton."""
import numpy as np

from lib import linen, materials, plants, shapes, studio, tools

SAMPLES = 16
EXPOSURE = 0.75


def pusher(at, turn):
    t = np.linspace(0, 1, 50)
    metal = materials.brass(0.18)
    rod = 0.036 + 0.016 * np.sin(np.pi * t) ** 2
    rod[:6] = np.linspace(0.022, 0.036, 6)
    rod[-6:] = np.linspace(0.036, 0.022, 6)
    shaft = shapes.tube(np.stack([-0.62 + 1.24 * t, 0 * t, 0.06 + 0 * t], 1), rod, metal)
    y, x = np.mgrid[-1:1:24j, 0:1:24j]
    spoon_x = 0.60 + 0.30 * x
    spoon_y = y * (0.020 + 0.055 * np.sin(np.clip(x * 1.15, 0, 1) * np.pi / 2)) * np.sqrt(np.clip(1 - x**8, 0, 1))
    spoon = shapes.sheet(spoon_x, spoon_y, 0.055 + 0.05 * x**2 + 0.022 * y**2, metal)
    shapes.modifier(spoon, "SOLIDIFY", thickness=0.014)
    blade = shapes.plate([(-0.92, -0.030), (-0.90, 0.045), (-0.62, 0.020), (-0.62, -0.020)], 0.016, metal, bevel=0.005, at=(0, 0, 0.052))
    tools.group([shaft, spoon, blade], at, turn)


def emery_board(at, turn):
    """Grit on both sides of a pale core, its ends cut round."""
    s = materials.Shader("grit")
    grain, worn = s.noise(170, 2, 0.8), s.noise(2.5, 5, 0.6)
    tint = s.ramp(grain, (0.34, (0.055, 0.050, 0.046)), (0.52, (0.115, 0.108, 0.10)), (0.66, (0.34, 0.33, 0.31)))
    tint = s.add("MixRGB", {"Fac": s.between(worn, 0.0, 0.35, 0.45, 0.70), "Color1": tint, "Color2": (0.30, 0.28, 0.25)}).outputs[0]
    grit = s.principled(base=tint, roughness=0.75, specular=0.5, normal=s.bump(grain, 0.5, 0.008)).material
    core = materials.plain("core", (0.62, 0.30, 0.24), 0.7)
    a = np.linspace(-np.pi / 2, np.pi / 2, 15)
    outline = [(0.78 + 0.075 * np.cos(x), 0.080 * np.sin(x)) for x in a] + [(-0.78 - 0.075 * np.cos(x), -0.080 * np.sin(x)) for x in a]
    inner = [(x * 0.997, y * 0.97) for x, y in outline]
    parts = [shapes.plate(outline, 0.010, grit, bevel=0.003, at=(0, 0, z)) for z in (0, 0.032)]
    parts.append(shapes.plate(inner, 0.024, core, bevel=0.002, at=(0, 0, 0.009)))
    tools.group(parts, at, turn)


def cotton(rng):
    """The cloth, pressed: one fold of it still shows."""
    look = linen.handloom((0.72, 0.66, 0.55), bands=((-0.98, -0.84), (-0.76, -0.72)), threads=92, slub=0.24)
    cloth = shapes.folds(11, 11, look, rng, 0.06, resolution=420)
    for vertex in cloth.data.vertices:
        x = vertex.co.x + 0.03 * vertex.co.y
        vertex.co.z += 0.016 * np.exp(-(((x - 0.02) / 0.05) ** 2)) - 0.008


def build():
    rng = np.random.default_rng(28)
    studio.world((0.026, 0.030, 0.027))
    cotton(rng)
    wall = [(0, 0.03), (0.28, 0.03), (0.32, 0.0), (0.38, 0.0), (0.60, 0.18), (0.66, 0.34), (0.675, 0.36), (0.65, 0.365), (0.58, 0.22), (0.46, 0.165), (0, 0.155)]
    shapes.lathe(wall, materials.glaze((0.34, 0.38, 0.32)), radius=0.03, wobble=0.005, at=(-0.80, 0.56, 0.0))
    shapes.lathe([(0.63, 0.30), (0.60, 0.296), (0, 0.295)], materials.water(), radius=0.02, at=(-0.80, 0.56, 0.0))
    for x, y, turn in ((-0.98, 0.46, 0), (-0.74, 0.70, 40)):
        plants.jasmine(rng, 0.19, 0.28, at=(x, y, 0.315), turn=(6, -4, turn))
    pusher((0.76, 0.74, -0.012), (0, 0, -14))
    emery_board((0.78, 0.38, 0.0), (0, 0, -11))
    t = np.linspace(0, 1, 40)
    stick = 0.034 * np.clip(np.minimum(t * 9, (1 - t) * 5) ** 0.7, 0.12, 1)
    shapes.tube(np.stack([-0.85 + 1.7 * t, 0 * t, 0.055 + 0 * t], 1), stick, materials.wood((0.46, 0.25, 0.10)), at=(0.78, 0.04, -0.021), turn=(0, 0, -9))
    tools.scissors(materials.steel(0.16), 24, at=(0.74, -0.46, -0.030), turn=(0, 0, -7), scale=0.70)
    tools.bottle((0.42, 0.10, 0.085), materials.lacquer((0.012, 0.020, 0.016), 0.16), (-0.44, -0.52, 0.0), (0, 0, 20), scale=0.62)
    plants.bud(rng, 0.13, at=(0.34, -0.90, 0.012), turn=(0, 88, 35))
    studio.camera((0.17, -5.1, 4.2), (0.07, 0.07, 0.06), lens=72, focus=(0.0, -0.30, 0.1), blur=0.05)
    # Late sun past a banana leaf.
    sun = np.array((-4.6, 2.4, 4.0))
    studio.lamp(tuple(sun), (0, 0, 0.1), 0.16, 640)
    for start, way in (((0.4, 2.6, 0), -20), ((-2.3, -0.9, 0), -55)):
        plants.banana_leaf(1.9, 0.62, rng, tears=((0.25, 1), (0.36, -1), (0.5, 1), (0.66, -1), (0.75, 1)), droop=0.1, at=tuple(0.5 * np.array(start) + 0.5 * sun), turn=(8, 8, way))
    studio.lamp((4.5, -2.5, 2.2), (0, 0, 0.1), 3.0, 48, studio.DAYLIGHT)
    studio.lamp((1.6, 4.2, 3.2), (0, 0, 0.1), 2.2, 150, (1.0, 0.90, 0.76), tall=0.8)
