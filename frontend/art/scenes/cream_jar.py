"""A stoneware jar with a swirl of cream, its brass lid, a banana leaf behind."""
import numpy as np

from lib import materials, plants, shapes, studio



def jar(at):
    wall = [(0, 0.0), (0.40, 0.0), (0.47, 0.05), (0.49, 0.42), (0.455, 0.50), (0.42, 0.50), (0.405, 0.46), (0.40, 0.10), (0, 0.08)]
    shapes.lathe(wall, materials.glaze((0.30, 0.33, 0.27)), radius=0.035, wobble=0.004, at=at)
    shapes.swirl(0.408, 0.20, materials.cream(), turns=1.9, groove=0.11, lean=0.08, at=(at[0], at[1], 0.37), turn=(0, 0, 130))


def lid(at, turn):
    line = [(0, 0.0), (0.44, 0.0), (0.475, 0.02), (0.475, 0.10), (0.46, 0.125), (0.10, 0.14), (0.06, 0.16), (0.075, 0.21), (0.05, 0.25), (0, 0.255)]
    shapes.lathe(line, materials.brass(), radius=0.02, at=at, turn=turn)


def build():
    rng = np.random.default_rng(3)
    shapes.ground(materials.stone(wet=0.45))
    jar((0, 0, 0))
    lid((0.475, -0.222, 0.415), (0, 60, -25))
    plants.banana_leaf(4.2, 1.5, rng, tears=((0.42, -1), (0.66, 1)), at=(-2.6, 1.3, 0.75), turn=(48, 4, 4))
    spots = np.column_stack([rng.uniform(-1.2, 1.1, 26), rng.uniform(-1.2, -0.45, 26), np.zeros(26)])
    shapes.drops(spots, rng.uniform(0.008, 0.04, 26), materials.glass(ior=1.33), rng)
    plants.jasmine(rng, 0.17, 0.35, at=(-0.72, -0.42, 0.09), turn=(24, -18, 0))
    plants.bud(rng, 0.13, at=(-0.98, -0.20, 0.03), turn=(0, 86, 40))
    studio.camera((0.35, -4.9, 2.35), (0.10, 0, 0.36), lens=85, focus=(0, -0.32, 0.46), blur=0.045)
    studio.usual_lights()
