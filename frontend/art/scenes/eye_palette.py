"""A magnetic eye palette well in use: hollowed pans in a dusty tray, a small brush across it."""
import numpy as np

from lib import hair, linen, materials, powders, shapes, studio, tools

SAMPLES = 20
EXPOSURE = 0.6

# Each pan: its colour, how far it is used up, whether it shimmers.
PANS = [
    [((0.72, 0.60, 0.47), 0.45, False), ((0.62, 0.42, 0.29), 0.30, True), ((0.42, 0.22, 0.14), 0.95, False), ((0.17, 0.075, 0.045), 0.25, False)],
    [((0.66, 0.45, 0.36), 0.60, False), ((0.50, 0.23, 0.17), 0.75, False), ((0.30, 0.09, 0.07), 0.12, False), ((0.05, 0.075, 0.05), 0.05, True)],
    [((0.62, 0.41, 0.17), 0.55, True), ((0.40, 0.20, 0.065), 0.35, True), ((0.13, 0.17, 0.10), 0.15, False), ((0.030, 0.026, 0.024), 0.50, False)],
]
FLOOR, HALF, DEEP, FILL = 0.035, 0.192, 0.050, 0.041


def soft_square(x, y, corner=0.11):
    """Takes the corners off a square of -1…1."""
    return x * np.sqrt(1 - corner * y**8), y * np.sqrt(1 - corner * x**8)


def wall(half_x, half_y, profile, material, rng, bent, **placing):
    """A rim along a rounded rectangle; `profile`: (outward, height) points, `bent`: how far from true it is."""
    t = np.linspace(-1, 1, 160)[:-1]
    one = np.ones_like(t)
    x, y = soft_square(np.concatenate([t, one, -t, -one]), np.concatenate([-one, t, one, -t]), 0.11 * HALF / half_x)
    outline = np.stack([x * half_x, y * half_y], 1)
    ahead = np.roll(outline, -2, 0) - np.roll(outline, 2, 0)
    out = np.stack([ahead[:, 1], -ahead[:, 0]], 1) / np.linalg.norm(ahead, axis=1, keepdims=True)
    turn = np.linspace(0, 2 * np.pi, len(outline), endpoint=False)
    dent = bent * sum(np.sin(k * turn + rng.uniform(0, 6)) / k for k in (3, 5, 8, 13))
    line = shapes.rounded(profile, 0.004, 4)
    grown = line[:, :1] + dent
    points = np.stack([outline[:, 0] + grown * out[:, 0], outline[:, 1] + grown * out[:, 1], line[:, 1:] + 0.6 * dent], -1)
    return shapes.mesh(points.reshape(-1, 3), shapes.grid_faces(len(line), len(outline), around=True), material, **placing)


def painted_tin():
    """Wiped, fingered, and powder in every corner."""
    s = materials.Shader("tray")
    film = s.between(s.noise(3.2, 6, 0.7), 0.05, 0.60, 0.40, 0.72)
    wiped = s.between(s.noise(5.5, 4, 0.6, distortion=1.4), 0.30, 0.52)
    tint = powders.dusted(s, (0.012, 0.026, 0.019), film)
    return s.principled(base=tint, roughness=s.math("ADD", wiped, s.math("MULTIPLY", film, 0.3)), specular=0.45).material


def fallen(x, y, used, rng):
    """Where the crumbs of the pan at (x, y) come to lie: on its edge, on its rim, on the tray beside it."""
    count = int(50 + 190 * used)
    far, angle = np.abs(rng.normal(0, 0.10, count)) + 0.14, rng.uniform(0, 2 * np.pi, count)
    side = np.maximum(np.abs(far * np.cos(angle)), np.abs(far * np.sin(angle)))
    level = np.where(side < HALF, FILL - 0.002, np.where(side < 0.205, DEEP, 0.0))
    return np.column_stack([x + far * np.cos(angle), y + far * np.sin(angle), FLOOR + level])


def palette(rng):
    """The tray with its pans, as a list of things."""
    paint, tin = painted_tin(), materials.brushed(0.30, (0.62, 0.60, 0.56))
    wide, deep = 0.94, 0.713
    parts = [shapes.box((2 * wide + 0.02, 2 * deep + 0.02, FLOOR), paint, 0.008, at=(0, 0, FLOOR / 2))]
    parts.append(wall(wide, deep, [(0.022, 0.0), (0.022, 0.098), (0.0, 0.098), (-0.002, 0.02)], paint, rng, 0.0008))
    for row, pans in enumerate(PANS):
        for column, (colour, used, shimmer) in enumerate(pans):
            x, y = (column - 1.5) * 0.445 + rng.normal(0, 0.006), (1 - row) * 0.445 + rng.normal(0, 0.006)
            put = {"at": (x, y, FLOOR), "turn": (0, 0, rng.normal(0, 1.1))}
            parts.append(wall(HALF, HALF, [(0.007, 0), (0.007, DEEP), (0.001, DEEP), (0.000, 0.006)], tin, rng, 0.0007, **put))
            parts.append(powders.pressed(powders.material(colour, shimmer), HALF, FILL, 0.007, used, soft_square, rng, **put))
            parts.append(powders.fallout(fallen(x, y, used, rng), materials.powder(colour), rng))
    return parts


def build():
    rng = np.random.default_rng(24)
    shapes.folds(9, 9, linen.handloom((0.66, 0.58, 0.47), bands=(), threads=94, slub=0.24), rng, 0.04)
    palette(rng)
    soft = hair.material(melanin=0.40, redness=0.5, roughness=0.4)
    tools.brush(materials.wood((0.08, 0.035, 0.016)), rng, (-0.18, -0.06, 0.165), (0, -96, -34), root=0.058, tip=0.090, length=0.26, count=9000, hair_look=soft, flat=0.6, dome=0.35, thickness=0.0009)
    studio.world((0.028, 0.031, 0.028))
    studio.camera((0.55, -3.9, 4.35), (0.12, -0.06, 0.02), lens=85, focus=(0, -0.15, 0.08), blur=0.045, roll=-8)
    studio.lamp((-4.0, 1.6, 2.3), (0, 0, 0), 1.5, 330)
    studio.lamp((4.5, -2.5, 2.2), (0, 0, 0), 3.0, 45, studio.DAYLIGHT)
    studio.lamp((1.6, 4.2, 3.2), (0, 0, 0), 2.4, 120, (1.0, 0.92, 0.80), tall=0.9)
