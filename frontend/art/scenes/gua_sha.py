"""A jade gua sha stone and a roller on handwoven cotton."""
import numpy as np

from lib import linen, materials, plants, shapes, studio, tools

SAMPLES = 16


def heart_side():
    """The stone's outline: one long hollow side, a notch at the foot."""
    points = [(-0.02, 0.66), (0.26, 0.74), (0.50, 0.62), (0.58, 0.34), (0.50, 0.02), (0.46, -0.28), (0.44, -0.56), (0.28, -0.72), (0.10, -0.62), (0.02, -0.46), (-0.10, -0.46), (-0.20, -0.62), (-0.36, -0.66), (-0.46, -0.50), (-0.36, -0.22), (-0.22, 0.06), (-0.18, 0.34), (-0.16, 0.54)]
    points = np.array(points)
    for _ in range(4):
        points = np.stack([0.75 * points + 0.25 * np.roll(points, -1, 0), 0.25 * points + 0.75 * np.roll(points, -1, 0)], 1).reshape(-1, 2)
    return points


def pillow(outline, thickness, material, **placing):
    """A stone ground thin toward its edge."""
    count = len(outline)
    centre = outline.mean(0)
    rings = []
    for side in (1, -1):
        for t in np.linspace(0.0, 1.0, 14)[::side]:
            inset = 1 - 0.22 * (1 - np.cos(t * np.pi / 2)) - 0.78 * max(0, t - 0.6) / 0.4
            rings.append(np.column_stack([centre + (outline - centre) * inset, np.full(count, side * thickness / 2 * np.sin(min(1, t / 0.6) * np.pi / 2))]))
    order = rings[14:] + rings[1:14]
    points = np.concatenate(order)
    return shapes.mesh(points, shapes.grid_faces(len(order), count, around=True), material, **placing)


def roller(at, turn):
    stone, metal = materials.jade(), materials.brass(0.16)
    parts = [shapes.lathe([(0, -0.30), (0.12, -0.30), (0.185, -0.24), (0.205, 0.0), (0.185, 0.24), (0.12, 0.30), (0, 0.30)], stone, radius=0.05, turn=(90, 0, 0))]
    t = np.linspace(0, np.pi, 40)
    frame = np.stack([-0.02 - 0.42 * np.sin(t) ** 0.7, 0.37 * np.cos(t), 0 * t], 1)
    parts.append(shapes.tube(frame, 0.017, metal))
    parts.append(shapes.tube([(0, -0.37, 0), (0, -0.2, 0), (0, 0.2, 0), (0, 0.37, 0)], 0.014, metal))
    parts.append(shapes.lathe([(0.03, 0.40), (0.055, 0.42), (0.06, 0.56), (0.05, 0.58)], metal, radius=0.012, turn=(0, -90, 0)))
    parts.append(shapes.lathe([(0, 0.56), (0.055, 0.57), (0.085, 0.80), (0.075, 1.15), (0.09, 1.42), (0.05, 1.52), (0, 1.53)], stone, radius=0.06, turn=(0, -90, 0)))
    tools.group(parts, at, turn)


def build():
    rng = np.random.default_rng(18)
    studio.world((0.028, 0.031, 0.028))
    shapes.folds(9, 9, linen.handloom((0.72, 0.66, 0.56), bands=((-0.98, -0.86), (-0.78, -0.74)), threads=94, slub=0.24), rng, 0.05)
    pillow(heart_side(), 0.13, materials.jade(), at=(-0.72, 0.02, 0.07), turn=(4, -3, 24), scale=1.12)
    roller((0.36, 0.46, 0.215), (0, 5, 118))
    plants.jasmine(rng, 0.17, 0.3, at=(1.12, 0.62, 0.050), turn=(24, -22, 0))
    plants.bud(rng, 0.13, at=(1.30, 0.30, 0.018), turn=(0, 88, -20))
    studio.camera((0.1, -4.6, 5.0), (0.12, 0.02, 0.05), lens=80, focus=(-0.3, -0.25, 0.12), blur=0.035)
    studio.lamp((-4.2, 0.8, 3.0), (0, 0, 0.1), 0.3, 440)
    studio.lamp((4.5, -2.5, 2.2), (0, 0, 0.1), 3.0, 48, studio.DAYLIGHT)
    studio.lamp((1.6, 4.2, 3.2), (0, 0, 0.1), 2.2, 120, (1.0, 0.90, 0.76), tall=0.8)
    studio.lamp((0.5, 3.4, 2.4), (0, 0, 0.1), 1.8, 120, studio.WARM, tall=0.7)
