"""A badger brush beside a brass bowl of lather."""
import numpy as np

from lib import hair, materials, shapes, studio, tools

SAMPLES = 8
EXPOSURE = 0.75
LOOK = "Very High Contrast"


def badger(foot, length):
    """Pale tips over a dark band, by height above `foot`."""
    return hair.material(roughness=0.4, radial=0.5, ramp=[
        (foot, (0.46, 0.34, 0.22)),
        (foot + length * 0.50, (0.045, 0.028, 0.020)),
        (foot + length * 0.80, (0.055, 0.035, 0.025)),
        (foot + length * 1.02, (0.78, 0.70, 0.58)),
    ], uneven=0.06)


def lather():
    """Small bubbles, of which a few catch the lamp."""
    shader = materials.Shader("lather")
    shader.principled(base=(0.88, 0.87, 0.84), roughness=0.42, specular=0.4, sheen=0.3)
    bubbles = shader.add("TexVoronoi", {"Vector": shader.place(), "Scale": 55.0}, feature="SMOOTH_F1").outputs["Distance"]
    return shader.principled(normal=shader.bump(bubbles, 0.25, 0.012)).material


def lather_bowl(at):
    x, y, z = at
    wall = [(0, 0.05), (0.20, 0.05), (0.24, 0.0), (0.30, 0.0), (0.30, 0.05), (0.50, 0.16), (0.64, 0.36), (0.68, 0.50), (0.70, 0.51), (0.70, 0.535), (0.655, 0.53), (0.60, 0.36), (0.45, 0.18), (0, 0.10)]
    shapes.roughen(shapes.lathe(wall, materials.brass(0.24), radius=0.03, wobble=0.003, at=at), 0.012, 0.10)
    foam = shapes.swirl(0.645, 0.26, lather(), turns=1.7, groove=0.12, lean=-0.08, at=(x, y, z + 0.41), turn=(0, 0, 60))
    shapes.modifier(foam, "SUBSURF", levels=1, render_levels=2)
    shapes.roughen(foam, 0.045, 0.26)
    shapes.roughen(foam, 0.004, 0.04)


def shaving_brush(at, rng):
    handle = [(0, 0.0), (0.17, 0.0), (0.20, 0.03), (0.19, 0.12), (0.13, 0.30), (0.115, 0.38), (0.15, 0.50), (0.185, 0.56), (0.17, 0.60)]
    shapes.lathe(handle, materials.wood((0.10, 0.042, 0.018)), radius=0.03, at=at)
    collar = [(0.160, 0.585), (0.178, 0.60), (0.180, 0.69), (0.172, 0.705), (0.15, 0.70)]
    shapes.lathe(collar, materials.brass(0.15), radius=0.008, at=at)
    strands = tools.bristles(0.160, 0.30, 0.66, rng, 30000, dome=0.30, taper=0.06, points=14)
    hair.grow(strands + np.array(at) + [0, 0, 0.68], badger(at[2] + 0.68, 0.62), 0.0021, tip=0.6)


def build():
    rng = np.random.default_rng(12)
    shapes.ground(materials.stone(wet=0.4))
    lather_bowl((-0.62, 0.1, 0))
    shaving_brush((0.62, -0.30, 0), rng)
    studio.camera((0.5, -6.2, 2.2), (-0.06, 0, 0.58), lens=79, focus=(0.55, -0.45, 0.8), blur=0.05)
    studio.lamp((-4.2, 0.4, 2.6), (0, 0, 0.5), 1.8, 430)
    studio.lamp((4.5, -1.5, 2.4), (0, 0, 0.5), 2.4, 60, studio.DAYLIGHT)
    studio.lamp((1.8, 4.0, 3.0), (0.4, 0, 0.8), 1.6, 150, (1.0, 0.90, 0.76), tall=0.8)
