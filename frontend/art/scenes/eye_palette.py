"""An eye palette with used pans and a small brush across it."""
import numpy as np

from lib import hair, materials, shapes, studio, tools

COLOURS = [
    [(0.72, 0.60, 0.47), (0.60, 0.40, 0.28), (0.42, 0.22, 0.14), (0.17, 0.075, 0.045)],
    [(0.66, 0.45, 0.36), (0.50, 0.23, 0.17), (0.30, 0.09, 0.07), (0.05, 0.075, 0.05)],
    [(0.60, 0.44, 0.20), (0.38, 0.22, 0.075), (0.13, 0.17, 0.10), (0.030, 0.026, 0.024)],
]


def pan(colour, at, rng):
    """A square of pressed powder with a stroke taken out of it."""
    y, x = np.mgrid[-0.19 : 0.19 : 70j, -0.19 : 0.19 : 70j]
    angle = rng.uniform(0, np.pi)
    a, b = x * np.cos(angle) + y * np.sin(angle), -x * np.sin(angle) + y * np.cos(angle)
    centre = rng.uniform(-0.05, 0.05, 2)
    dent = np.exp(-(((a - centre[0]) / 0.11) ** 2 + ((b - centre[1]) / 0.07) ** 2))
    z = 0.040 - 0.026 * rng.uniform(0.2, 1) * dent + 0.0015 * np.sin(b * 160) * dent
    edge = np.clip((0.19 - np.maximum(np.abs(x), np.abs(y))) * 60, 0, 1)
    shimmer = rng.random() < 0.35
    look = materials.powder(colour)
    if shimmer:
        look.node_tree.nodes["Principled BSDF"].inputs["Metallic"].default_value = 0.55
        look.node_tree.nodes["Principled BSDF"].inputs["Roughness"].default_value = 0.42
    shapes.sheet(x, y, z * edge, look, at=at)


def build():
    rng = np.random.default_rng(24)
    shapes.folds(9, 9, materials.cloth((0.66, 0.58, 0.47), threads=58), rng, 0.04)
    case, frame = materials.lacquer((0.014, 0.028, 0.021), 0.22), materials.brass(0.2)
    wide, deep = 4 * 0.46 + 0.14, 3 * 0.46 + 0.14
    shapes.box((wide, deep, 0.10), case, 0.03, at=(0, 0, 0.03))
    for row, colours in enumerate(COLOURS):
        for column, colour in enumerate(colours):
            at = ((column - 1.5) * 0.46, (1 - row) * 0.46, 0.072)
            for side in (-1, 1):
                shapes.box((0.42, 0.018, 0.05), frame, 0.005, at=(at[0], at[1] + side * 0.20, 0.095))
                shapes.box((0.018, 0.42, 0.05), frame, 0.005, at=(at[0] + side * 0.20, at[1], 0.095))
            pan(colour, at, rng)
    dust = np.column_stack([rng.normal(0.3, 0.6, 160), rng.normal(-0.1, 0.45, 160), np.full(160, 0.082)])
    dust = dust[(np.abs(dust[:, 0]) < 0.9) & (np.abs(dust[:, 1]) < 0.65)]
    shapes.drops(dust, rng.uniform(0.002, 0.007, len(dust)), materials.powder((0.5, 0.3, 0.2)), rng, flat=0.8)
    soft = hair.material(melanin=0.35, redness=0.6, roughness=0.4)
    tools.brush(materials.wood((0.08, 0.035, 0.016)), rng, (-0.18, -0.06, 0.175), (0, -96, -34), root=0.065, tip=0.095, length=0.26, count=3600, hair_look=soft, flat=0.6, dome=0.3)
    studio.camera((0.55, -3.9, 4.35), (0.12, -0.06, 0.02), lens=85, focus=(0, -0.15, 0.1), blur=0.035, roll=-8)
    studio.usual_lights((0, 0, 0.1), 0.9)
