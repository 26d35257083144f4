"""River clay stirred to a mask in a brass bowl, with its brush and jasmine."""
import numpy as np

from lib import hair, materials, plants, shapes, studio, tools

SAMPLES = 8


def build():
    rng = np.random.default_rng(16)
    shapes.folds(9, 9, materials.cloth((0.76, 0.65, 0.49), threads=58), rng, 0.05)
    wall = [(0, 0.04), (0.30, 0.04), (0.34, 0.0), (0.40, 0.0), (0.40, 0.05), (0.66, 0.17), (0.80, 0.36), (0.83, 0.43), (0.85, 0.445), (0.84, 0.465), (0.80, 0.45), (0.76, 0.34), (0.60, 0.19), (0, 0.12)]
    bowl = shapes.lathe(wall, materials.brass(0.26), radius=0.03, wobble=0.003, at=(-0.15, 0.1, 0.0))
    shapes.roughen(bowl, 0.014, 0.12)
    shapes.swirl(0.765, 0.13, materials.clay(colour=(0.30, 0.20, 0.135), wet=0.62), turns=1.9, groove=0.15, lean=0.12, at=(-0.15, 0.1, 0.33), turn=(0, 0, -40))
    handle = [(0, -1.55), (0.045, -1.54), (0.065, -1.2), (0.055, -0.7), (0.085, -0.34), (0.090, -0.30)]
    pale = hair.material(melanin=0.16, redness=0.3, roughness=0.4)
    tools.brush(materials.wood((0.17, 0.085, 0.04)), rng, (0.35, -0.10, 0.52), (0, -112, -28), root=0.11, tip=0.19, length=0.42, count=4200, hair_look=pale, handle_line=handle, flat=0.45, dome=0.12)
    plants.jasmine(rng, 0.17, 0.3, at=(-0.98, -0.62, 0.085), turn=(24, 10, 0))
    plants.jasmine(rng, 0.16, 0.5, at=(-0.70, -0.86, 0.09), turn=(26, -12, 70))
    plants.bud(rng, 0.13, at=(-1.22, -0.40, 0.035), turn=(0, 88, 60))
    studio.camera((0.3, -5.4, 3.9), (0.02, -0.10, 0.2), lens=82, focus=(-0.1, -0.4, 0.42), blur=0.045)
    studio.usual_lights((0, 0, 0.3), 1.05)
