"""A student's tools, laid out in order on cotton."""
import numpy as np

from lib import hair, linen, materials, plants, shapes, studio, tools

SAMPLES = 10
EXPOSURE = 0.6
FILTER = (1.04, 0.99, 0.92)


def round_brush(at, turn, rng):
    """A styling brush: wooden handle, brass barrel, bristles all round."""
    parts = [
        shapes.lathe([(0, -1.0), (0.045, -0.99), (0.075, -0.85), (0.060, -0.45), (0.075, -0.12), (0.07, 0.0)], materials.wood((0.13, 0.06, 0.028)), radius=0.04),
        shapes.lathe([(0.06, -0.02), (0.105, 0.0), (0.108, 0.80), (0.07, 0.83), (0, 0.835)], materials.brass(0.28), radius=0.02),
    ]
    tools.group(parts, at, turn)
    rows, around, each = 19, 15, 7
    strands = []
    for row in range(rows):
        for step in range(around):
            angle = 2 * np.pi * (step + 0.5 * (row % 2)) / around + rng.normal(0, 0.02, each)
            lean = rng.normal(0, 0.030, (each, 2))
            t = np.linspace(0.10, 0.25, 6)[None]
            z = 0.05 + 0.73 * row / (rows - 1) + lean[:, 1:] * (t - 0.10) * 6
            strands.append(np.stack([t * np.cos(angle[:, None] + lean[:, :1] * t), t * np.sin(angle[:, None] + lean[:, :1] * t), z + 0 * t], -1))
    strands = tools.turn_strands(np.concatenate(strands), at, turn)
    hair.grow(strands, hair.material(melanin=0.46, redness=0.45, roughness=0.35), 0.005, tip=1.0)


def clip(at, turn):
    """A sectioning clip: two tapering bars with a spring between."""
    metal = materials.steel(0.22)
    t = np.linspace(0, 1, 30)
    parts = []
    for side, rise in ((-1, 0.0), (1, 0.05)):
        path = np.stack([-0.15 + 0.95 * t, side * 0.008 + 0 * t, 0.03 + rise * np.abs(1 - t * 1.1) + 0.008 * side], 1)
        parts.append(shapes.tube(path, 0.030 * (1 - 0.6 * t), metal, scale=(1, 1.3, 0.8)))
    spring = np.linspace(0, 8 * np.pi, 90)
    parts.append(shapes.tube(np.stack([0.045 * np.cos(spring), -0.06 + 0.12 * spring / spring[-1], 0.055 + 0.035 * np.sin(spring)], 1), 0.010, materials.brass(0.2)))
    tools.group(parts, at, turn, 0.9)


def build():
    rng = np.random.default_rng(40)
    shapes.folds(11, 11, linen.handloom((0.74, 0.68, 0.57), bands=((1.26, 1.34), (1.40, 1.62)), threads=46), rng, 0.03, low=0.5, high=1.8, resolution=300)
    dark = materials.lacquer((0.012, 0.020, 0.016), 0.2)
    tools.comb(dark, 1.9, tail=True, coarse=False, at=(-1.74, -0.27, 0.0), turn=(0, 0, 90), scale=0.74)
    tools.comb(materials.wood((0.15, 0.065, 0.028)), 1.8, at=(-1.22, 0.0, 0.0), turn=(0, 0, 90))
    tools.scissors(materials.steel(0.16), 15, at=(-0.36, -0.02, -0.015), turn=(0, 0, 90), scale=0.84)
    round_brush((0.33, -0.02, 0.26), (-90, 0, 0), rng)
    soft = hair.material(melanin=0.4, redness=0.6, roughness=0.4)
    tools.brush(dark, rng, (0.84, 0.40, 0.21), (-92, 0, 0), root=0.12, tip=0.20, length=0.44, count=6500, hair_look=soft, dome=0.4, taper=0.4)
    tools.brush(materials.wood((0.12, 0.05, 0.022)), rng, (1.25, 0.44, 0.10), (-92, 0, 0), root=0.070, tip=0.11, length=0.30, count=3600, hair_look=soft, flat=0.6, dome=0.3)
    for i, x in enumerate((1.55, 1.74)):
        clip((x, -0.40, 0.0), (0, 0, 90 + 2 * i))
    plants.jasmine(rng, 0.17, 0.4, at=(1.64, 0.72, 0.05), turn=(14, 10, 0))
    plants.bud(rng, 0.13, at=(1.80, 0.98, 0.03), turn=(0, 88, 60))
    studio.camera((0.02, -2.2, 8.5), (0.0, -0.04, 0.0), lens=75, focus=(0, 0.0, 0.08), blur=0.025)
    studio.lamp((-4.6, 1.8, 2.3), (0, 0, 0), 1.4, 520)
    studio.lamp((4.5, -2.5, 3.4), (0, 0, 0), 3.0, 90, studio.DAYLIGHT)
    studio.overhead_card((0, 0, 0), 0.6)
