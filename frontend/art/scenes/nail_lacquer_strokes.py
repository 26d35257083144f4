"""Swatches of lacquer brushed out on ivory paper, the brush laid down at the last."""
import numpy as np

from lib import materials, shapes, studio, tools

SAMPLES = 20
EXPOSURE = 0.75
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
    thin = tuple(0.72 * c + 0.28 * p for c, p in zip(colour, PAPER))
    tint = s.ramp(thick, (0.08, thin), (0.40, colour), (1.0, tuple(0.82 * c for c in colour)))
    s.principled(base=tint, roughness=0.10, specular=0.5, clearcoat=1.0, clearcoat_roughness=0.04)
    return s.material


def tongues(rng, count, reach):
    """How far each part of the brush still gave lacquer: a few rounded tongues, those in the middle the longest."""
    centres = np.linspace(-0.33, 0.33, count) + rng.normal(0, 0.03, count)
    ends = reach * (1 - 0.9 * np.abs(centres) ** 2.2) + 0.035 * rng.normal(0, 1, count)
    broad = rng.uniform(0.09, 0.18, count)

    def end(across):
        rounds = [e + 0.06 * np.sqrt(np.clip(1 - ((across - c) / b) ** 2, 0, 1)) - 0.6 * np.clip(np.abs(across - c) - b, 0, None) for e, c, b in zip(ends, centres, broad)]
        return 0.014 * np.log(sum(np.exp(r / 0.014) for r in rounds))

    return end


def stroke(length, width, colour, rng, **placing):
    """Set down round and full at y = 0, drawn along -y, running out in sheer, rounded tongues. Where its height falls below zero the paper shows."""
    across = np.linspace(-0.62, 0.62, 300)[None] * width
    along = np.linspace(-0.58 * width, 1.14 * length, 900)[:, None]
    fine, broad, end = ridges(rng, 90, 260, 7), ridges(rng, 30, 80, 5), tongues(rng, 5, 0.95)
    bend = 0.03 * width * np.sin(2.2 * along / length + rng.uniform(0, 6)) + 0.02 * length * rng.normal() * (along / length) ** 2
    side = across - bend
    share = np.clip(along / length, 0, 1)
    way = 0.05 * np.tanh(4 * side / width)
    border = broad(0.16 * along / length + way) + 0.35 * broad(0.6 * along / length - way)
    half = width / 2 * (1 + 0.05 * np.sin(3.1 * share + rng.uniform(0, 6)) - 0.16 * share**3) + 0.0035 * border
    head = np.hypot(np.minimum(along, 0) * 1.05, side)
    inside = half - np.where(along < 0, head, np.abs(side))
    left = length * end(side / width) - along
    left = left / np.hypot(1, np.gradient(left, axis=1) / np.gradient(across, axis=1))
    inside = -0.012 * np.log(np.exp(-inside / 0.012) + np.exp(-left / 0.012))
    film = 0.0125 * np.tanh(inside / 0.013)
    pooled = 0.008 * np.exp(-(((inside - 0.030) / 0.020) ** 2)) + 0.010 * np.exp(-((along / (0.35 * width)) ** 2)) * np.clip(inside / 0.06, 0, 1)
    bead = 0.004 * np.exp(-(((left - 0.022) / 0.016) ** 2)) * np.clip(inside / 0.012, 0, 1)
    combed = (0.0008 * (0.4 + 1.5 * share) * fine(side) + 0.0014 * broad(side)) * np.clip(inside / 0.02, 0, 1)
    dry = np.clip((share - 0.45) / 0.55, 0, 1) ** 1.6
    height = film * (1 - 0.30 * share - 0.35 * dry) + pooled * (1 - 0.6 * share) + bead + combed
    height = height * np.where(inside > 0, 1 - 0.3 * dry * np.clip(0.5 + broad(1.3 * side), 0, 1), 1)
    cover = 0.12 + height / 0.020 - dry * np.clip(left / 0.06, 0, 1) * (0.04 + 0.20 * np.clip(fine(0.6 * side) + broad(1.3 * side), -1, 1.5))
    x, y = across + 0 * along, -along + 0 * across
    shapes.sheet(x, y, np.maximum(height, -0.004), coat(colour), uv=(x, np.clip(cover, 0.03, 1)), **placing)


def paper():
    s = materials.Shader("paper")
    fibre = s.math("ADD", s.noise(60, 6, 0.75), s.noise(7, 4))
    s.principled(base=s.ramp(s.noise(3, 5), (0.3, tuple(0.97 * c for c in PAPER)), (0.7, PAPER)), roughness=0.85, specular=0.2)
    return s.principled(normal=s.bump(fibre, 0.30, 0.010)).material


def brush(colour, at, turn, rng, handle=None):
    """The bottle's cap with its stem and flat brush, lying along x with the hairs at the origin, still wet with lacquer."""
    cap = [(0, 0.62), (0.125, 0.625), (0.140, 0.65), (0.150, 0.80), (0.128, 1.44), (0.110, 1.50), (0, 1.505)]
    stem = [(0, 0.24), (0.020, 0.245), (0.024, 0.28), (0.024, 0.63)]
    black = materials.plain("stem", (0.02, 0.02, 0.02), 0.3)
    parts = [shapes.lathe(cap, handle or materials.brass(0.2), radius=0.025, turn=(0, 90, 0)), shapes.lathe(stem, black, radius=0.008, turn=(0, 90, 0))]
    y, x = np.mgrid[-1:1:60j, 0:1:60j]
    edge = np.sqrt(np.clip(1 - np.abs(y) ** 2.6, 0, 1))
    broad = 0.026 + 0.042 * np.sin(np.clip((1 - x) * 1.5, 0, 1) * np.pi / 2) * np.clip(x / 0.10 + 0.55, 0, 1)
    thick = (0.014 + 0.012 * (1 - x)) * edge * np.clip(x / 0.06, 0, 1) ** 0.5
    hairs = 0.0016 * ridges(rng, 18, 50, 6)(y) * edge
    for top in (1, -1):
        parts.append(shapes.sheet(0.30 * x, broad * y, top * (thick + hairs), materials.lacquer(colour)))
    return tools.group(parts, at, turn)


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
