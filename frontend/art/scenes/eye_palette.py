"""An eye palette with used pans and a small brush across it."""
import numpy as np

from lib import hair, materials, shapes, studio, tools

SAMPLES = 8

COLOURS = [
    [(0.72, 0.60, 0.47), (0.60, 0.40, 0.28), (0.42, 0.22, 0.14), (0.17, 0.075, 0.045)],
    [(0.66, 0.45, 0.36), (0.50, 0.23, 0.17), (0.30, 0.09, 0.07), (0.05, 0.075, 0.05)],
    [(0.62, 0.41, 0.17), (0.40, 0.20, 0.065), (0.13, 0.17, 0.10), (0.030, 0.026, 0.024)],
]


def rounded_square(half, corner, steps=14):
    """Its outline, counter-clockwise."""
    points = []
    for quarter in range(4):
        a0 = quarter * np.pi / 2
        sign = ((1, 1), (-1, 1), (-1, -1), (1, -1))[quarter]
        for a in np.linspace(a0, a0 + np.pi / 2, steps):
            points.append((sign[0] * (half - corner) + corner * np.cos(a), sign[1] * (half - corner) + corner * np.sin(a)))
    return np.array(points)


def powder(colour, shimmer, worn, used):
    """Pressed powder, its grain in the colour; a shimmer one has flakes that catch the light."""
    s = materials.Shader("powder")
    grain, cloud, flakes = s.noise(150, 4, 0.75), s.noise(5, 4, 0.6), s.noise(330, 2, 0.6)
    mixed = s.math("ADD", s.math("MULTIPLY", grain, 0.6), s.math("MULTIPLY", cloud, 0.4))
    tint = s.ramp(mixed, (0.34, tuple(c * 0.84 for c in colour)), (0.66, tuple(min(1, c * 1.06) for c in colour)))
    swept = s.add("Mapping", {"Vector": s.place(), "Location": (*(-7.5 * worn), 0.0), "Scale": (7.5, 7.5, 0.0)}).outputs[0]
    far = s.add("VectorMath", {0: swept}, operation="LENGTH").outputs["Value"]
    edge = s.math("ADD", far, s.math("MULTIPLY", s.math("SUBTRACT", s.noise(14, 5, 0.7), 0.5), 0.8))
    shade = s.between(edge, 1 - 0.34 * used, 1.0, 0.35, 1.0)
    tint = s.add("MixRGB", {"Fac": 1.0, "Color1": tint, "Color2": shade}, blend_type="MULTIPLY").outputs[0]
    s.principled(base=tint, roughness=0.9, specular=0.2, sheen=0.3, normal=s.bump(grain, 0.16, 0.006))
    if shimmer:
        s.principled(metallic=0.75, roughness=s.between(flakes, 0.62, 0.30, 0.40, 0.62), specular=0.5)
    return s.material


def pan(colour, at, rng, shimmer):
    """A tin pan with a rolled rim; strokes of a brush have worn a hollow into the powder."""
    rim = rounded_square(0.195, 0.035)
    loop = np.vstack([rim, rim[:2]])
    shapes.tube(np.column_stack([loop, np.full(len(loop), 0.020)]), 0.011, materials.steel(0.28), steps=10, at=at)
    rings = np.linspace(0, 1, 90)[:, None]
    x, y = rings * np.append(rim[:, 0], rim[0, 0]), rings * np.append(rim[:, 1], rim[0, 1])
    angle, used = rng.uniform(-0.5, 0.5), rng.uniform(0.0, 1.0) ** 1.3
    a, b = x * np.cos(angle) + y * np.sin(angle), -x * np.sin(angle) + y * np.cos(angle)
    centre = rng.uniform(-0.05, 0.05, 2)
    hollow = np.exp(-(((a - centre[0]) / 0.12) ** 2 + ((b - centre[1]) / 0.075) ** 2))
    z = 0.022 - 0.020 * used * hollow + 0.0011 * used * np.sin(95 * b + 3 * np.sin(9 * a)) * hollow
    worn = np.array([centre[0] * np.cos(angle) - centre[1] * np.sin(angle), centre[0] * np.sin(angle) + centre[1] * np.cos(angle)])
    shapes.sheet(x, y, z, powder(colour, shimmer, worn, used), at=at)


def build():
    rng = np.random.default_rng(24)
    shapes.folds(9, 9, materials.cloth((0.66, 0.58, 0.47), threads=58), rng, 0.04)
    case = materials.lacquer((0.012, 0.024, 0.018), 0.3)
    wide, deep = 4 * 0.46 + 0.14, 3 * 0.46 + 0.14
    shapes.box((wide, deep, 0.10), case, 0.035, at=(0, 0, 0.035))
    for row, colours in enumerate(COLOURS):
        for column, colour in enumerate(colours):
            at = ((column - 1.5) * 0.46, (1 - row) * 0.46, 0.085)
            pan(colour, at, rng, (row, column) in ((0, 1), (1, 3), (2, 0), (2, 1)))
    dust = np.column_stack([rng.normal(0.3, 0.6, 160), rng.normal(-0.1, 0.45, 160), np.full(160, 0.0855)])
    dust = dust[(np.abs(dust[:, 0]) < 0.9) & (np.abs(dust[:, 1]) < 0.65)]
    shapes.drops(dust, rng.uniform(0.0015, 0.0045, len(dust)), materials.powder((0.5, 0.3, 0.2)), rng, flat=0.8)
    soft = hair.material(melanin=0.35, redness=0.6, roughness=0.4)
    tools.brush(materials.wood((0.08, 0.035, 0.016)), rng, (-0.18, -0.06, 0.175), (0, -96, -34), root=0.062, tip=0.092, length=0.26, count=9000, hair_look=soft, flat=0.6, dome=0.3, thickness=0.0013)
    studio.camera((0.55, -3.9, 4.35), (0.12, -0.06, 0.02), lens=85, focus=(0, -0.15, 0.1), blur=0.035, roll=-8)
    studio.usual_lights((0, 0, 0.1), 0.9)
