"""A badger brush beside a brass bowl of lather."""
import numpy as np

from lib import hair, materials, shapes, studio, tools

EXPOSURE = 0.9


def badger(foot, length):
    """Pale tips over a dark band, by height above `foot`."""
    return hair.material(roughness=0.4, radial=0.5, ramp=[
        (foot, (0.46, 0.34, 0.22)),
        (foot + length * 0.50, (0.045, 0.028, 0.020)),
        (foot + length * 0.80, (0.055, 0.035, 0.025)),
        (foot + length * 1.02, (0.78, 0.70, 0.58)),
    ], uneven=0.06)


def build():
    rng = np.random.default_rng(12)
    shapes.ground(materials.stone(wet=0.4))
    wall = [(0, 0.05), (0.20, 0.05), (0.24, 0.0), (0.30, 0.0), (0.30, 0.05), (0.50, 0.16), (0.64, 0.36), (0.68, 0.50), (0.70, 0.51), (0.70, 0.535), (0.655, 0.53), (0.60, 0.36), (0.45, 0.18), (0, 0.10)]
    bowl = shapes.lathe(wall, materials.brass(0.24), radius=0.03, wobble=0.003, at=(-0.62, 0.1, 0))
    shapes.roughen(bowl, 0.012, 0.10)
    shapes.swirl(0.635, 0.16, materials.cream((0.92, 0.90, 0.86)), turns=1.4, groove=0.10, lean=-0.1, at=(-0.62, 0.1, 0.43), turn=(0, 0, 60))
    bubbles = np.column_stack([-0.62 + rng.normal(0, 0.26, 60), 0.1 + rng.normal(0, 0.26, 60), 0.50 + rng.uniform(0, 0.02, 60)])
    shapes.drops(bubbles, rng.uniform(0.006, 0.02, 60), materials.cream((0.92, 0.90, 0.86)), rng, flat=0.9)
    handle = [(0, 0.0), (0.17, 0.0), (0.20, 0.03), (0.19, 0.12), (0.13, 0.30), (0.115, 0.38), (0.15, 0.50), (0.185, 0.56), (0.17, 0.60)]
    shapes.lathe(handle, materials.wood((0.10, 0.042, 0.018)), radius=0.03, at=(0.62, -0.30, 0))
    collar = [(0.160, 0.585), (0.178, 0.60), (0.180, 0.69), (0.172, 0.705), (0.15, 0.70)]
    shapes.lathe(collar, materials.brass(0.15), radius=0.008, at=(0.62, -0.30, 0))
    strands = tools.bristles(0.160, 0.30, 0.66, rng, 9000, dome=0.26, taper=0.04)
    hair.grow(strands + np.array([0.62, -0.30, 0.68]), badger(0.68, 0.62), 0.005, tip=1.0)
    studio.camera((0.5, -6.2, 2.2), (0.0, 0, 0.60), lens=85, focus=(0.55, -0.45, 0.8), blur=0.05)
    studio.usual_lights((0, 0, 0.5), 0.85)
