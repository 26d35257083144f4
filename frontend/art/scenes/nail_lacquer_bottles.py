"""Six lacquers in a row on dark wet stone, focus on the third."""
import numpy as np

from lib import materials, plants, shapes, studio, tools

COLOURS = [(0.42, 0.30, 0.22), (0.50, 0.17, 0.11), (0.30, 0.020, 0.022), (0.52, 0.22, 0.20), (0.62, 0.50, 0.38), (0.022, 0.075, 0.048)]


def build():
    rng = np.random.default_rng(8)
    shapes.ground(materials.stone(wet=0.75))
    cap = materials.brass(0.20)
    for i, colour in enumerate(COLOURS):
        tools.bottle(colour, cap, (-1.75 + 0.76 * i, -0.55 + 0.36 * i, 0), (0, 0, rng.uniform(0, 90)))
    plants.jasmine(rng, 0.17, 0.35, at=(-0.42, -0.86, 0.09), turn=(26, -10, 0))
    plants.bud(rng, 0.13, at=(0.02, -0.72, 0.03), turn=(0, 88, 30))
    plants.banana_leaf(5.0, 1.7, rng, tears=((0.5, -1),), at=(-2.6, 2.6, 1.0), turn=(55, 0, 0))
    studio.camera((-0.7, -7.4, 2.15), (0.0, 0, 0.60), lens=80, focus=(-0.25, 0.0, 0.5), blur=0.05)
    studio.usual_lights((0, 0, 0.5), 1.0)
    studio.lamp((-3.2, -3.0, 1.2), (0, 0, 0.5), 0.5, 60, studio.WARM, tall=2.6)
