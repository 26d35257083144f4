"""Swatches of lacquer brushed on an ivory card at the nail table, seen low and close, the brush laid down by them; bottles behind, the red one open."""
import math

import numpy as np

from lib import materials, room, shapes, studio
from scenes.nail_lacquer_bottles import bottle, brush, handled, ridges

SIZE = (1632, 1088)
SAMPLES = 14
EXPOSURE = 0.4
LOOK = "High Contrast"
FILTER = (1.0, 0.99, 1.0)
SUN = (0.85, 0.46, -0.40)
MIDDLE, TOP, TURN = (-15.0, -14.2), 7.5, 60  # where the view is aimed on the table, the table's height, and how far the view is turned

PAPER = (0.78, 0.72, 0.62)
COLOURS = [
    (0.50, 0.24, 0.19), (0.33, 0.016, 0.020), (0.56, 0.33, 0.25), (0.42, 0.10, 0.060), (0.13, 0.008, 0.016), (0.020, 0.065, 0.043),
]
CARD = -14  # how far the card lies out of square
# Where a stroke is set down, how far it is turned, how long it is.
SWATCHES = [(-0.86, 0.40, -34, 0.66), (-0.47, 0.50, -21, 0.84), (-0.26, 0.36, -30, 0.56), (0.05, 0.40, -14, 0.78), (0.27, 0.44, -19, 0.50), (0.52, 0.22, -7, 0.66), (0.90, 0.16, -15, 0.55), (-0.60, -0.42, -27, 0.74), (-0.20, -0.52, -11, 0.66)]


def on_table(x, y, z=0.0):
    a = math.radians(TURN)
    return MIDDLE[0] + x * math.cos(a) - y * math.sin(a), MIDDLE[1] + x * math.sin(a) + y * math.cos(a), TOP + z


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


def card(rng):
    """Thick ivory card, thumbed: lacquer wiped on it, grey at the edges, one corner bent up."""
    s = materials.Shader("card")
    fibre, soil = s.noise(70, 6, 0.75), s.noise(2.2, 6, 0.65)
    tint = s.ramp(s.math("ADD", s.math("MULTIPLY", fibre, 0.5), s.math("MULTIPLY", soil, 0.5)), (0.34, tuple(0.78 * c for c in PAPER)), (0.64, PAPER))
    drawn = s.noise(1.0, 5, 0.7, s.add("Mapping", {"Vector": s.place(), "Rotation": (0, 0, 0.5), "Scale": (1.2, 5.0, 1)}).outputs[0])
    tint = s.add("MixRGB", {"Fac": s.between(drawn, 0, 0.22, 0.60, 0.68), "Color1": tint, "Color2": COLOURS[3]}).outputs[0]
    speck = s.between(s.noise(30, 2, 0.5), 0, 0.5, 0.72, 0.74)
    tint = s.add("MixRGB", {"Fac": speck, "Color1": tint, "Color2": (0.30, 0.22, 0.17)}).outputs[0]
    s.principled(base=tint, roughness=0.75, specular=0.25, normal=s.bump(fibre, 0.3, 0.008))
    y, x = np.mgrid[-0.80:0.80:120j, -1.20:1.20:160j]
    z = 0.5 * np.clip(-0.7 * x + 0.7 * y - 1.02, 0, 1) ** 2 + 0.3 * np.clip(0.8 * x - 0.6 * y - 1.05, 0, 1) ** 2
    thing = shapes.sheet(x, y, z, s.material, at=on_table(0, 0, 0.012), turn=(0, 0, TURN + CARD))
    shapes.modifier(thing, "SOLIDIFY", thickness=0.016, offset=-1)


def build():
    rng = np.random.default_rng(31)
    room.shell()
    room.daylight(SUN, sun=11, sky=12000, fill=5000, mirrored=True)
    room.table((15.0, 9.0, TOP), (-15.0, -13.6, 0), top=materials.table_wood((0.15, 0.072, 0.036)))
    card(rng)
    for number, (x, y, turned, long) in enumerate(SWATCHES):
        colour = COLOURS[number % len(COLOURS)]
        stroke(long * 2, 0.38 + 0.03 * rng.normal(), colour, rng, at=on_table(x, y, 0.0128), turn=(0, 0, TURN + turned), scale=0.5)
    black, ivory = handled((0.012, 0.012, 0.013), 0.16), handled((0.60, 0.54, 0.44), 0.22, (0.30, 0.22, 0.17))
    red = COLOURS[1]
    bottle(rng, red, 0.6, 2, None, on_table(0.28, 0.80), (0, 0, TURN))
    brush(red, on_table(0.12, -0.62, 0.072), (0, -3.5, TURN + 4), rng, black).scale = (0.46,) * 3
    for x, y, colour, square, look, turn in (
        (-0.34, 1.30, COLOURS[5], 5, ivory, 20), (-0.72, 1.06, COLOURS[0], 2, black, 0), (0.02, 1.62, COLOURS[3], 5, black, -18),
        (0.86, 1.30, COLOURS[2], 5, ivory, 34), (0.62, 1.85, COLOURS[4], 2, black, 0), (-1.10, 1.62, COLOURS[2], 2, black, 0),
    ):
        bottle(rng, colour, rng.uniform(0.5, 0.85), square, look, on_table(x, y), (0, 0, TURN + turn))
    shapes.drops([on_table(0.22, 0.62), on_table(0.27, 0.57)], [0.026, 0.010], materials.lacquer(red), rng, flat=0.22)
    studio.camera(on_table(-0.52, -2.75, 1.02), on_table(0.02, 0.16, 0.13), lens=70, focus=on_table(-0.05, 0.02, 0.0), blur=0.040)
