"""Jasmine, just picked, on wet black stone."""
import numpy as np

from lib import materials, plants, shapes, studio


def build():
    rng = np.random.default_rng(36)
    shapes.ground(materials.stone(wet=0.65))
    pebble = [(0, -0.2), (0.42, -0.12), (0.56, 0.06), (0.46, 0.22), (0.2, 0.30), (0, 0.31)]
    shapes.roughen(shapes.lathe(pebble, materials.stone((0.05, 0.052, 0.046), wet=0.2), radius=0.2, at=(-0.9, 0.62, 0.06), scale=(1.25, 0.9, 1)), 0.05, 0.4)
    spots = [(-0.62, -0.30), (-0.28, -0.44), (-0.40, -0.08), (0.02, -0.20), (0.34, -0.02), (0.12, 0.22), (0.62, -0.34), (0.98, 0.30), (0.48, 0.62), (-0.30, 0.80)]
    for x, y in spots:
        size, tilt = rng.uniform(0.20, 0.25), rng.uniform(14, 48)
        height = max(0.10, size * np.sin(np.radians(tilt - 8)) + 0.01)
        plants.jasmine(rng, size, rng.uniform(0.25, 0.6), at=(x, y, height), turn=(tilt, rng.uniform(-8, 8), rng.uniform(0, 360)))
    for x, y in ((-0.95, -0.42), (0.30, -0.52), (0.86, -0.04), (-0.05, 0.52), (1.20, -0.30), (0.75, -0.62)):
        plants.bud(rng, rng.uniform(0.14, 0.19), at=(x, y, 0.045), turn=(0, 87, rng.uniform(0, 360)))
    wet = np.column_stack([rng.uniform(-1.6, 1.6, 70), rng.uniform(-0.9, 1.0, 70), np.zeros(70)])
    shapes.drops(wet, 0.008 + 0.04 * rng.random(70) ** 4, materials.glass(ior=1.33), rng)
    plants.banana_leaf(5.0, 1.6, rng, tears=((0.5, -1),), at=(-2.6, 2.0, 0.5), turn=(46, 0, 6))
    studio.camera((0.25, -3.7, 2.3), (0.08, 0.06, 0.08), lens=80, focus=(0.0, -0.22, 0.15), blur=0.045)
    studio.usual_lights((0, 0, 0.1), 0.9)
