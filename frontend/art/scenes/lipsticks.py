"""Three lipsticks, one lying open, on dark stone."""
import numpy as np

from lib import materials, plants, shapes, studio, tools


def build():
    rng = np.random.default_rng(20)
    shapes.ground(materials.stone(wet=0.6))
    black = materials.lacquer((0.012, 0.020, 0.016), 0.18)
    brass = materials.brass(0.18)
    tools.lipstick((0.34, 0.030, 0.030), brass, (-0.78, 0.12, 0), (0, 0, 150), out=0.40)
    tools.lipstick((0.46, 0.115, 0.075), black, (-0.12, -0.12, 0), (0, 0, 165), out=0.50)
    tools.lipstick((0.48, 0.19, 0.17), brass, (0.50, 0.30, 0), (0, 0, 140), out=0.32)
    tools.lipstick((0.17, 0.012, 0.022), black, (0.72, -0.62, 0.176), (0, -90, 28), out=0.42)
    shapes.lathe([(0, 0), (0.168, 0), (0.178, 0.012), (0.178, 0.86), (0.165, 0.88), (0, 0.885)], brass, radius=0.012, at=(1.25, 0.42, 0.0))
    plants.jasmine(rng, 0.16, 0.35, at=(-0.62, -0.70, 0.085), turn=(22, 8, 0))
    plants.banana_leaf(5.0, 1.6, rng, tears=((0.45, -1),), at=(-2.8, 2.6, 0.7), turn=(52, 0, 4))
    studio.camera((0.3, -6.8, 2.3), (0.10, 0, 0.52), lens=85, focus=(-0.12, -0.2, 0.9), blur=0.045)
    studio.usual_lights((0, 0, 0.5), 0.95)
    studio.lamp((-3.2, -3.0, 1.2), (0, 0, 0.5), 0.5, 50, studio.WARM, tall=2.6)
