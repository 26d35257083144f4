"""Five lacquers in a row on dark wet stone, focus on the third."""
import numpy as np

from lib import materials, plants, shapes, studio, tools

COLOURS = [(0.50, 0.17, 0.11), (0.52, 0.22, 0.20), (0.30, 0.020, 0.022), (0.62, 0.50, 0.38), (0.022, 0.075, 0.048)]


def build():
    rng = np.random.default_rng(8)
    shapes.ground(materials.stone(wet=0.75))
    cap = materials.brass(0.20)
    for i, colour in enumerate(COLOURS):
        tools.bottle(colour, cap, (-1.52 + 0.76 * i, -0.36 + 0.18 * i, 0), (0, 0, rng.uniform(0, 90)))
    plants.jasmine(rng, 0.17, 0.35, at=(-0.42, -0.72, 0.09), turn=(26, -10, 0))
    plants.bud(rng, 0.13, at=(0.06, -0.60, 0.03), turn=(0, 88, 30))
    plants.banana_leaf(8.0, 2.7, rng, tears=((0.42, -1), (0.66, 1)), at=(-3.9, 3.0, 1.25), turn=(55, 4, 0))
    studio.camera((-0.5, -8.4, 2.1), (-0.07, 0, 0.67), lens=71, focus=(0.0, -0.28, 0.45), blur=0.06)
    studio.usual_lights((0, 0, 0.5), 1.0)
    studio.lamp((-3.2, -3.0, 1.2), (0, 0, 0.5), 0.5, 60, studio.WARM, tall=2.6)
