"""Swatches of lacquer brushed out on ivory paper, the brush laid down at the last."""
import numpy as np

from lib import materials, shapes, studio, tools

EXPOSURE = 0.5
FILTER = (1.03, 0.99, 0.93)

PAPER = (0.78, 0.72, 0.62)
COLOURS = [
    (0.50, 0.24, 0.19), (0.33, 0.016, 0.020), (0.56, 0.33, 0.25), (0.42, 0.10, 0.060), (0.13, 0.008, 0.016), (0.020, 0.065, 0.043),
]


def ridges(rng, low, high, count):
    """Lines that the brush's hairs leave: a function of the place across the stroke, within about ±1."""
    pitch, phase = rng.uniform(low, high, count), rng.uniform(0, 2 * np.pi, count)
    return lambda across: sum(np.sin(across * p + s) for p, s in zip(pitch, phase)) / np.sqrt(count)


def coat(colour):
    """Lacquer that lets the paper through where it is thin: the UV's v is its thickness, 1 for full."""
    s = materials.Shader("coat")
    thick = s.add("SeparateXYZ", {0: s.place("UV")}).outputs[1]
    thin = tuple(0.55 * c + 0.45 * p for c, p in zip(colour, PAPER))
    tint = s.ramp(thick, (0.08, thin), (0.40, colour), (1.0, tuple(0.82 * c for c in colour)))
    s.principled(base=tint, roughness=0.10, specular=0.5, clearcoat=1.0, clearcoat_roughness=0.04)
    return s.material


def stroke(length, width, colour, rng, **placing):
    """Set down round and full at y = 0, drawn along -y, lifted to a ragged end. Where its height falls below zero the paper shows."""
    across = np.linspace(-0.72, 0.72, 200)[None] * width
    along = np.linspace(-0.62 * width, 1.12 * length, 620)[:, None]
    fine, broad, end = ridges(rng, 90, 260, 7), ridges(rng, 30, 80, 5), ridges(rng, 9, 60, 6)
    bend = 0.03 * width * np.sin(2.2 * along / length + rng.uniform(0, 6)) + 0.02 * length * rng.normal() * (along / length) ** 2
    side = across - bend
    share = np.clip(along / length, 0, 1)
    way = 0.05 * np.tanh(4 * side / width)
    border = broad(0.16 * along / length + way) + 0.35 * broad(0.6 * along / length - way)
    half = width / 2 * (1 + 0.05 * np.sin(3.1 * share + rng.uniform(0, 6)) - 0.16 * share**3) + 0.0035 * border
    head = np.hypot(np.minimum(along, 0) * 1.05, side)
    inside = half - np.where(along < 0, head, np.abs(side))
    film = 0.0135 * np.clip(inside / 0.035, -1, 1)
    film = np.where(inside > 0, 0.0135 * np.sqrt(np.clip(inside / 0.035, 0, 1)), film)
    pooled = 0.008 * np.exp(-(((inside - 0.030) / 0.022) ** 2)) + 0.010 * np.exp(-((along / (0.35 * width)) ** 2)) * np.clip(inside / 0.06, 0, 1)
    combed = 0.0011 * (0.4 + 1.5 * share) * fine(side) + 0.0016 * broad(side)
    left = length * (0.90 + 0.030 * end(side) + 0.030 * fine(side) + 0.016 * fine(2.3 * side)) - along
    dry = np.clip((share - 0.55) / 0.45, 0, 1) ** 2
    gaps = dry * (0.0075 + 0.0075 * (0.6 * fine(side) + 0.5 * broad(1.3 * side)))
    height = film * (1 - 0.35 * share) + pooled * (1 - 0.5 * share) + np.where(inside > 0, combed, 0) - gaps
    height = np.minimum(height, left * 0.09)
    x, y = across + 0 * along, -along + 0 * across
    shapes.sheet(x, y, np.maximum(height, -0.004), coat(colour), uv=(x, np.clip(height / 0.020, 0, 1)), **placing)


def paper():
    s = materials.Shader("paper")
    fibre = s.math("ADD", s.noise(60, 6, 0.75), s.noise(7, 4))
    s.principled(base=s.ramp(s.noise(3, 5), (0.3, tuple(0.97 * c for c in PAPER)), (0.7, PAPER)), roughness=0.85, specular=0.2)
    return s.principled(normal=s.bump(fibre, 0.30, 0.010)).material


def brush(colour, at, turn, rng):
    """The bottle's cap with its stem and flat brush, lying along x with the hairs at the origin, still wet with lacquer."""
    cap = [(0, 0.62), (0.125, 0.625), (0.140, 0.65), (0.150, 0.80), (0.128, 1.44), (0.110, 1.50), (0, 1.505)]
    stem = [(0, 0.24), (0.020, 0.245), (0.024, 0.28), (0.024, 0.63)]
    black = materials.plain("stem", (0.02, 0.02, 0.02), 0.3)
    parts = [shapes.lathe(cap, materials.brass(0.2), radius=0.025, turn=(0, 90, 0)), shapes.lathe(stem, black, radius=0.008, turn=(0, 90, 0))]
    y, x = np.mgrid[-1:1:60j, 0:1:60j]
    edge = np.sqrt(np.clip(1 - np.abs(y) ** 2.6, 0, 1))
    broad = 0.026 + 0.042 * np.sin(np.clip((1 - x) * 1.5, 0, 1) * np.pi / 2) * np.clip(x / 0.10 + 0.55, 0, 1)
    thick = (0.014 + 0.012 * (1 - x)) * edge * np.clip(x / 0.06, 0, 1) ** 0.5
    hairs = 0.0016 * ridges(rng, 18, 50, 6)(y) * edge
    for top in (1, -1):
        parts.append(shapes.sheet(0.30 * x, broad * y, top * (thick + hairs), materials.lacquer(colour)))
    tools.group(parts, at, turn)


def build():
    rng = np.random.default_rng(26)
    shapes.ground(paper())
    for i, colour in enumerate(COLOURS):
        at = (-1.16 + 0.48 * i, 0.92 + 0.05 * rng.normal(), 0)
        stroke(1.62 + 0.10 * rng.normal(), 0.36, colour, rng, at=at, turn=(0, 0, -12 + rng.normal(0, 1.2)))
    brush(COLOURS[-1], (0.62, -1.02, 0.060), (0, -4.5, 17), rng)
    spill = [(0.38, -1.00, 0), (0.47, -1.09, 0)]
    shapes.drops(spill, [0.035, 0.016], materials.lacquer(COLOURS[-1]), rng, flat=0.35)
    studio.camera((0.1, -3.0, 5.2), (0.02, -0.08, 0.0), lens=68, focus=(0.0, -0.05, 0.0), blur=0.022)
    studio.lamp((-3.4, 2.6, 2.6), (0, 0, 0), 1.5, 330)
    studio.lamp((1.2, 4.4, 2.4), (0, 0, 0), 2.6, 130, studio.WARM, tall=0.6)
    studio.lamp((3.8, -2.0, 3.0), (0, 0, 0), 2.6, 80, studio.DAYLIGHT)
