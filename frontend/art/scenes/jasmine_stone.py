"""Jasmine strung in two rows, coiled on wet black stone, a few buds beside it."""
import numpy as np

from lib import materials, plants, shapes, studio

SAMPLES = 10
EXPOSURE = 0.75
LOOK = "Medium High Contrast"
FILTER = (1.07, 1.0, 0.90)

def build():
    rng = np.random.default_rng(36)
    shapes.ground(materials.stone(wet=0.85))
    turn = np.linspace(0.3, 2 * np.pi * 2.15, 260)
    reach = 0.15 + 0.052 * turn + 0.012 * np.sin(3 * turn)
    coil = np.stack([0.10 + 1.12 * reach * np.cos(turn), 0.14 + 0.86 * reach * np.sin(turn), 0.075 + 0.008 * np.sin(2.3 * turn)], 1)
    tail = coil[-1] + np.stack([0.55 * np.linspace(0.03, 1, 50), -0.42 * np.linspace(0.03, 1, 50) ** 1.6, 0 * np.linspace(0, 1, 50)], 1)
    plants.strung(np.vstack([coil, tail]), rng, size=0.135, every=0.080, open_share=0.42)
    for x, y, angle in ((-1.02, -0.48, 40), (-0.78, -0.62, 200), (-1.16, 0.10, 118), (1.18, 0.52, 75), (-0.52, -0.72, 10)):
        plants.bud(rng, rng.uniform(0.125, 0.14), at=(x, y, 0.034), turn=(0, 90, angle))
    for x, y, tilt, angle in ((-0.86, -0.36, 62, 30), (0.98, -0.50, 74, 200), (-1.02, 0.62, 80, 290)):
        plants.jasmine(rng, 0.145, 0.45, at=(x, y, 0.085), turn=(0, tilt, angle))
    wet = np.column_stack([rng.uniform(-1.7, 1.7, 110), rng.uniform(-1.0, 1.3, 110), np.zeros(110)])
    wet = wet[np.hypot(wet[:, 0] - 0.1, wet[:, 1] - 0.14) > 0.98]
    shapes.drops(wet, 0.006 + 0.035 * rng.random(len(wet)) ** 4, materials.glass(ior=1.33), rng)
    studio.camera((0.2, -3.5, 2.75), (0.14, -0.03, 0.0), lens=66, focus=(0.05, -0.35, 0.10), blur=0.03)
    studio.usual_lights((0, 0, 0.1), 0.75)
    studio.lamp((-0.6, 4.4, 2.0), (0, 0, 0), 3.2, 30, studio.DAYLIGHT, tall=0.8)
