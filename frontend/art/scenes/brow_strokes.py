"""A brow drawn hair by hair on a practice skin, the pen laid at its tail."""
import numpy as np

from lib import hair, materials, shapes, studio, tools

EXPOSURE = 0.2


def skin():
    s = materials.Shader("practice skin")
    pores = s.add("TexVoronoi", {"Vector": s.place(), "Scale": 34.0, "Randomness": 1.0}).outputs["Distance"]
    lines = s.noise(26, 5, 0.65, distortion=0.6)
    cloud = s.noise(1.4, 4)
    tint = s.ramp(cloud, (0.3, (0.50, 0.275, 0.185)), (0.7, (0.58, 0.345, 0.245)))
    s.principled(base=tint, roughness=s.between(lines, 0.38, 0.52), specular=0.4)
    height = s.math("ADD", s.between(pores, 0.0, 1.0, 0.0, 0.25), s.math("MULTIPLY", lines, 0.8))
    return s.principled(normal=s.bump(height, 0.30, 0.012)).material


def land(x, y):
    return 0.20 - 0.035 * x**2 - 0.16 * (y - 0.15) ** 2


def spine(t):
    """The brow's middle line, nose side first, its arch at two thirds."""
    x = -0.98 + 2.02 * t
    y = -0.06 + 0.40 * t + 0.02 * t**2 - 0.62 * np.clip(t - 0.58, 0, 1) ** 1.35
    return x, y


def strokes(rng, count=190, points=14):
    t = np.sort(rng.uniform(0, 0.985, count))
    x, y = spine(t)
    dx, dy = spine(t + 0.01)
    along = np.arctan2(dy - y, dx - x)
    half = 0.165 * np.clip(t / 0.10 + 0.62, 0, 1) * np.clip(1.08 - t, 0, 1) ** 0.55 * (1 - 0.35 * t)
    upper = (rng.random(count) < 0.44) & (t > 0.14)
    start = np.where(upper, rng.uniform(0.55, 1.0, count), -rng.uniform(0.35, 1.0, count)) * half
    lean = np.where(upper, np.radians(-24) * np.ones(count), np.radians(72 - 50 * np.clip(t * 1.6, 0, 1)))
    lean = lean + rng.normal(0, 0.045, count)
    length = np.where(upper, 0.17 - 0.05 * t, 0.25 - 0.11 * t) * rng.uniform(0.85, 1.1, count)
    curl = np.where(upper, 0.35, -0.55) + rng.normal(0, 0.05, count)
    s = np.linspace(0, 1, points)[None]
    angle = (along + lean)[:, None] + curl[:, None] * s
    step = length[:, None] / points
    px = (x - start * np.sin(along))[:, None] + np.cumsum(np.cos(angle) * step, 1)
    py = (y + start * np.cos(along))[:, None] + np.cumsum(np.sin(angle) * step, 1)
    return np.stack([px, py, land(px, py) + 0.0012], -1)


def build():
    rng = np.random.default_rng(48)
    shapes.ground(materials.stone(wet=0.3))
    y, x = np.mgrid[-1.25:1.25:160j, -1.9:1.9:240j]
    sheet = shapes.sheet(x, y, land(x, y), skin())
    shapes.modifier(sheet, "SOLIDIFY", thickness=0.10, offset=-1)
    shapes.modifier(sheet, "BEVEL", width=0.03, segments=3, limit_method="ANGLE", angle_limit=1.0)
    ink = materials.plain("pigment", (0.040, 0.018, 0.010), 0.6)
    hair.grow(strokes(rng), ink, 0.0036, tip=0.12)
    t = np.linspace(-0.03, 1.03, 60)
    gx, gy = spine(t)
    for off in (0.24, -0.235):
        py = gy + off * np.clip(1.12 - t, 0, 1) ** 0.45
        hair.grow(np.stack([gx, py, land(gx, py) + 0.001], -1)[None], materials.plain("guide line", (0.42, 0.16, 0.11), 0.7), 0.0030, tip=1.0)
    line = [(0, 0.0), (0.006, 0.01), (0.010, 0.10), (0.030, 0.17), (0.055, 0.36), (0.062, 0.62), (0.062, 0.64)]
    body = [(0.058, 0.63), (0.075, 0.66), (0.080, 1.1), (0.070, 1.9), (0.055, 2.35), (0, 2.37)]
    ring = [(0.060, 0.615), (0.073, 0.625), (0.073, 0.67), (0.060, 0.68)]
    black = materials.lacquer((0.012, 0.022, 0.017), 0.2)
    parts = [shapes.lathe(line, materials.steel(0.2), radius=0.02, steps=48), shapes.lathe(body, black, radius=0.03, steps=64), shapes.lathe(ring, materials.brass(0.18), radius=0.008, steps=64)]
    tools.group(parts, (1.02, 0.11, float(land(1.02, 0.11)) + 0.012), (0, 60, -70))
    studio.camera((0.15, -3.1, 4.1), (0.08, -0.02, 0.15), lens=72, focus=(0.1, 0.08, 0.18), blur=0.035)
    studio.lamp((-3.6, 1.6, 2.6), (0, 0, 0.1), 2.2, 300)
    studio.lamp((3.8, -2.0, 2.6), (0, 0, 0.1), 2.6, 60, studio.DAYLIGHT)
