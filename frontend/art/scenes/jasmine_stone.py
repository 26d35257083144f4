"""Jasmine, just picked, on wet black stone."""
import numpy as np

from lib import materials, plants, shapes, studio

EXPOSURE = 0.5
LOOK = "Medium High Contrast"
FILTER = (1.03, 0.99, 0.94)

FLOWERS = [
    (-0.92, -0.36, 0.27), (-0.44, -0.10, 0.29), (-0.50, -0.58, 0.26), (0.06, -0.34, 0.31), (0.20, 0.22, 0.28), (0.62, -0.10, 0.29),
    (0.66, -0.62, 0.25), (-0.20, 0.52, 0.26), (0.98, 0.42, 0.25), (1.22, -0.22, 0.24),
]
BUDS = [(-1.16, -0.02, 40), (-0.10, -0.72, 200), (0.34, -0.66, -35), (1.02, -0.54, 110), (0.42, 0.60, 75), (-0.86, -0.74, 160), (-0.62, 0.34, 10)]


def build():
    rng = np.random.default_rng(36)
    shapes.ground(materials.stone(wet=0.85))
    pebble = [(0, -0.16), (0.40, -0.12), (0.56, 0.04), (0.48, 0.18), (0.24, 0.26), (0, 0.275)]
    for at, turn, scale in (((-1.30, 0.66, 0.06), 20, (1.25, 0.9, 1)), ((1.42, 1.02, 0.05), -30, (1.0, 0.8, 0.8))):
        stone = shapes.lathe(pebble, materials.stone((0.020, 0.022, 0.020), wet=0.9), radius=0.25, at=at, turn=(0, 0, turn), scale=scale)
        shapes.roughen(stone, 0.05, 0.5)
    for x, y, size in FLOWERS:
        open_by = rng.uniform(0.34, 0.62)
        tilt = np.degrees(open_by) * rng.uniform(0.2, 0.75)
        height = 0.012 + 0.30 * size * np.sin(np.radians(tilt))
        plants.jasmine(rng, size, open_by, at=(x, y, height), turn=(0.8 * tilt, 0.6 * tilt * rng.choice([-1, 1]), rng.uniform(0, 360)))
    for x, y, turn in BUDS:
        plants.bud(rng, rng.uniform(0.15, 0.18), at=(x, y, 0.035), turn=(0, 88, turn))
    wet = np.column_stack([rng.uniform(-1.7, 1.7, 90), rng.uniform(-1.0, 1.1, 90), np.zeros(90)])
    shapes.drops(wet, 0.008 + 0.04 * rng.random(90) ** 4, materials.glass(ior=1.33), rng)
    studio.camera((0.25, -3.6, 2.75), (0.06, -0.06, 0.06), lens=78, focus=(0.0, -0.30, 0.10), blur=0.035)
    studio.usual_lights((0, 0, 0.1), 0.8)
    studio.lamp((-0.6, 4.4, 2.0), (0, 0, 0), 3.2, 30, studio.DAYLIGHT, tall=0.8)
