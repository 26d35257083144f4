"""Cuticle pusher, glass file, orange-wood stick, small scissors, a lacquer and a bowl of clear water on handwoven cotton."""
import numpy as np

from lib import linen, materials, plants, shapes, studio, tools

SAMPLES = 10


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


def frosted():
    s = materials.Shader("file")
    grit = s.noise(150, 3, 0.8)
    s.principled(base=(0.60, 0.68, 0.62), roughness=0.5, transmission=0.45, normal=s.bump(grit, 0.5, 0.01))
    return s.material


def build():
    rng = np.random.default_rng(28)
    shapes.folds(10, 10, linen.handloom((0.72, 0.66, 0.55), bands=((-0.92, -0.78), (-0.70, -0.66)), threads=52), rng, 0.05, resolution=300)
    wall = [(0, 0.03), (0.28, 0.03), (0.32, 0.0), (0.38, 0.0), (0.60, 0.18), (0.66, 0.34), (0.675, 0.36), (0.65, 0.365), (0.58, 0.22), (0.46, 0.165), (0, 0.155)]
    shapes.lathe(wall, materials.glaze((0.34, 0.38, 0.32)), radius=0.03, wobble=0.005, at=(-0.86, 0.46, 0.0))
    shapes.lathe([(0.63, 0.30), (0.60, 0.296), (0, 0.295)], materials.water(), radius=0.02, at=(-0.86, 0.46, 0.0))
    for x, y, turn in ((-1.04, 0.36, 0), (-0.80, 0.60, 40)):
        plants.jasmine(rng, 0.19, 0.28, at=(x, y, 0.315), turn=(6, -4, turn))
    pusher((0.70, 0.72, -0.008), (0, 0, -12))
    file_outline = [(-0.80, -0.06), (0.72, -0.075), (0.80, -0.05), (0.82, 0.0), (0.80, 0.05), (0.72, 0.075), (-0.80, 0.06), (-0.84, 0.0)]
    shapes.plate(file_outline, 0.035, frosted(), bevel=0.010, at=(0.72, 0.36, 0.0), turn=(0, 0, -11))
    t = np.linspace(0, 1, 40)
    stick = 0.034 * np.clip(np.minimum(t * 9, (1 - t) * 5) ** 0.7, 0.12, 1)
    shapes.tube(np.stack([-0.85 + 1.7 * t, 0 * t, 0.055 + 0 * t], 1), stick, materials.wood((0.46, 0.25, 0.10)), at=(0.72, 0.02, -0.021), turn=(0, 0, -10))
    tools.scissors(materials.steel(0.18), 22, at=(0.78, -0.50, -0.015), turn=(0, 0, -8), scale=0.72)
    tools.bottle((0.44, 0.14, 0.12), materials.brass(0.2), (-0.30, -0.36, 0.235), (0, 95, 210), height=0.46, radius=0.235)
    plants.bud(rng, 0.13, at=(0.16, -0.98, 0.03), turn=(0, 88, 35))
    studio.camera((0.1, -4.4, 4.9), (0.02, 0.02, 0.05), lens=66, focus=(0.0, 0.1, 0.06), blur=0.03)
    studio.usual_lights((0, 0, 0.1), 0.95)
