"""A brow drawn hair by hair on a study card between its measuring lines, with pen, ruler and cups of pigment."""
import bpy
import cv2
import numpy as np

from lib import materials, shapes, studio, tools

SAMPLES = 16
EXPOSURE = 0.3
FILTER = (1.03, 0.99, 0.94)

WIDE, DEEP, CORNER = 3.3, 2.05, 0.05
FINE = 900  # pixels of the drawing to the unit
DRAWN = (2.9, 1.5)  # the part of the card that the drawing covers


def spine(t):
    """The brow's middle line, nose side first, its arch at two thirds."""
    x = -1.05 + 2.1 * t
    y = -0.14 + 0.40 * t - 1.15 * np.clip(t - 0.56, 0, 1) ** 1.5
    return x, y


def half(t):
    return 0.200 * np.clip(0.80 + 2.2 * t, 0, 1) * np.clip(1.03 - t, 0, 1) ** 0.62 * (1 - 0.15 * t) + 0.004


def on_brow(t, v):
    """A place in the brow: t along it, v from its lower edge (-1) to its upper (1)."""
    x, y = spine(t)
    ahead = np.gradient(np.stack(spine(np.linspace(0, 1.1, 400))), axis=1)
    turn = np.interp(t, np.linspace(0, 1.1, 400), np.arctan2(ahead[1], ahead[0]))
    return np.stack([x - v * half(t) * np.sin(turn), y + v * half(t) * np.cos(turn)], -1)


def strokes(rng):
    """Control points of each hair (start, bend, end), its width and its depth of colour."""
    for t in np.linspace(0.0, 0.20, 30):  # the front stands up and fans out
        on = t / 0.20
        t0, reach = t + rng.normal(0, 0.005), 0.004 + 0.105 * on + rng.normal(0, 0.008)
        low, high = -0.98 + rng.uniform(0, 0.40), rng.uniform(0.60, 1.0) - 0.25 * on
        yield (t0, low), (t0 + 0.12 * reach, (low + high) / 2 + 0.15), (t0 + reach + 0.014, high), 0.9, 0.72 + 0.2 * on
    for row, first, step in ((-1, 0.14, 0.0088), (1, 0.11, 0.0096)):  # then two rows lean to the tail and meet in the spine
        for t in np.arange(first, 0.965, step):
            t0 = t + rng.normal(0, 0.002)
            slant = (0.105 if row < 0 else 0.085 + 0.06 * min(1, 3 * t)) * rng.uniform(0.85, 1.15) * (1.05 - 0.45 * t)
            edge = row * (rng.uniform(0.80, 1.0) if rng.random() < 0.7 else rng.uniform(0.3, 0.7))
            edge *= 1.0 if row < 0 else min(1, 0.45 + 2.6 * (t - 0.10))
            meet = row * rng.uniform(-0.65, 0.25)
            bend = edge + (meet - edge) * (0.64 if row < 0 else 0.36)
            yield (t0, edge), (t0 + 0.42 * slant, bend), (t0 + slant, meet), rng.uniform(0.75, 1.1), rng.uniform(0.75, 1.0)
    for t in rng.uniform(0.03, 0.93, 90):  # finer ones between
        v, slant = rng.uniform(-0.6, 0.6), 0.06 + 0.03 * rng.random()
        lift = (0.55 if v < 0.1 else -0.4) * rng.uniform(0.6, 1.0)
        yield (t, v), (t + 0.4 * slant, v + 0.6 * lift), (t + slant, v + lift), 0.5, 0.6


def drawing(rng):
    """How much pigment lies where, 0…1: each stroke swells quickly and thins to nothing."""
    large = 3
    size = (round(DRAWN[0] * FINE * large), round(DRAWN[1] * FINE * large))
    ink = np.zeros(size[::-1], np.float32)
    pencil(ink, rng, FINE * large)  # first: the strokes cover it
    s = np.linspace(0, 1, 60)[:, None]
    for start, bend, end, broad, deep in strokes(rng):
        way = (1 - s) ** 2 * np.array(start) + 2 * s * (1 - s) * np.array(bend) + s**2 * np.array(end)
        line = (on_brow(way[:, 0], way[:, 1]) + np.array(DRAWN) / 2) * FINE * large
        width = 0.0078 * FINE * large * broad * np.sin(np.pi * s[:, 0] ** 0.55) ** 0.8
        corner = np.floor(line.min(0) - 20).astype(int)
        part = ink[max(corner[1], 0) : int(line[:, 1].max()) + 20, max(corner[0], 0) : int(line[:, 0].max()) + 20]
        one = np.zeros_like(part)
        for a, b, w in zip(line - corner, line[1:] - corner, width):
            cv2.line(one, *(tuple(int(c * 16) for c in p) for p in (a, b)), deep, max(1, round(w)), cv2.LINE_AA, 4)
        part[:] = 1 - (1 - part) * (1 - 0.9 * one)
    soft = cv2.resize(ink, None, fx=1 / large, fy=1 / large, interpolation=cv2.INTER_AREA)
    return cv2.GaussianBlur(soft, (0, 0), 0.8)


def pencil(ink, rng, scale):
    """Faint guides by hand: where the brow begins, arches and ends, and the line it rests on."""
    for (x0, y0), (x1, y1) in (((-1.10, -0.62), (-1.06, 0.56)), ((0.30, -0.62), (0.40, 0.66)), ((1.00, -0.66), (1.14, 0.56)), ((-1.36, -0.36), (1.36, -0.30)), ((-1.36, 0.245), (1.36, 0.33))):
        t = np.linspace(0, 1, 160)
        line = np.stack([x0 + (x1 - x0) * t, y0 + (y1 - y0) * t], 1) + 0.0022 * np.cumsum(rng.normal(0, 1, (160, 2)), 0) / 4
        line = (line + np.array(DRAWN) / 2) * scale
        for a, b, press in zip(line, line[1:], 0.30 + 0.10 * rng.random(160)):
            cv2.line(ink, *(tuple(int(c * 16) for c in p) for p in (a, b)), press, round(0.006 * scale), cv2.LINE_AA, 4)


def paper(pigment):
    height, width = pigment.shape
    image = bpy.data.images.new("brow", width, height, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(np.repeat(pigment[..., None], 4, 2).astype(np.float32).ravel())
    s = materials.Shader("cotton paper")
    drawn = s.add("TexImage", {"Vector": s.place("UV")}, image=image, extension="CLIP").outputs["Color"]
    felt, fine, cloud = s.noise(11, 5, 0.65), s.noise(70, 4, 0.7), s.noise(0.8, 4)
    tint = s.ramp(s.math("ADD", s.math("MULTIPLY", cloud, 0.5), s.math("MULTIPLY", fine, 0.5)), (0.35, (0.66, 0.60, 0.49)), (0.65, (0.73, 0.68, 0.57)))
    tint = s.add("MixRGB", {"Fac": drawn, "Color1": tint, "Color2": (0.040, 0.020, 0.013)}).outputs[0]
    s.principled(base=tint, roughness=0.85, specular=0.2)
    return s.principled(normal=s.bump(s.math("ADD", felt, s.math("MULTIPLY", fine, 0.4)), 0.30, 0.012)).material


def sheet(material, thickness=0.035):
    """Flat, with round corners; a lattice, so that it can lie a little uneven."""
    v, u = np.mgrid[-1:1:200j, -1:1:300j]
    x, y = u * WIDE / 2, v * DEEP / 2
    inner = np.array([WIDE / 2 - CORNER, DEEP / 2 - CORNER])
    over = np.stack([np.abs(x) - inner[0], np.abs(y) - inner[1]], -1)
    far = np.linalg.norm(np.maximum(over, 0), axis=-1)
    both = (over > 0).all(-1)
    pull = np.where(both, np.minimum(1, np.maximum(over, 1e-9).max(-1) / np.maximum(far, 1e-9)), 1)
    x = np.where(both, np.sign(x) * (inner[0] + over[..., 0] * pull), x)
    y = np.where(both, np.sign(y) * (inner[1] + over[..., 1] * pull), y)
    z = thickness + 0.010 * np.sin(1.3 * x + 0.5) * np.cos(1.1 * y)
    uv = (x / DRAWN[0] + 0.5, y / DRAWN[1] + 0.5)
    thing = shapes.sheet(x, y, z, material, uv=uv)
    shapes.modifier(thing, "SOLIDIFY", thickness=thickness - 0.008, offset=-1)
    return shapes.modifier(thing, "BEVEL", width=0.02, segments=3, limit_method="ANGLE", angle_limit=1.0)


def pen(at, turn):
    line = [(0, 0.0), (0.006, 0.01), (0.012, 0.10), (0.036, 0.17), (0.070, 0.40), (0.085, 0.66), (0.085, 0.69)]
    body = [(0.080, 0.68), (0.105, 0.71), (0.110, 1.3), (0.098, 2.3), (0.080, 2.9), (0, 2.92)]
    ring = [(0.084, 0.655), (0.102, 0.67), (0.102, 0.72), (0.084, 0.73)]
    black = materials.lacquer((0.012, 0.022, 0.017), 0.2)
    parts = [shapes.lathe(line, materials.steel(0.2), radius=0.02, steps=48), shapes.lathe(body, black, radius=0.03, steps=64), shapes.lathe(ring, materials.brass(0.18), radius=0.008, steps=64)]
    tools.group(parts, at, turn)


def ruler(at, turn):
    """Brass, its divisions filled with black."""
    ink = materials.plain("ink", (0.015, 0.012, 0.010), 0.6)
    parts = [shapes.box((3.0, 0.26, 0.022), materials.brass(0.26), 0.006, at=(0, 0, 0.011))]
    for i in range(57):
        tall = 0.13 if i % 10 == 0 else 0.10 if i % 5 == 0 else 0.06
        parts.append(shapes.box((0.007, tall, 0.002), ink, 0, at=(-1.4 + 0.05 * i, 0.125 - tall / 2, 0.0225)))
    tools.group(parts, at, turn)


def cup(at, colour):
    """A small glazed cup of pigment."""
    shapes.lathe([(0, 0.03), (0.15, 0.03), (0.18, 0), (0.215, 0.24), (0.205, 0.255), (0.185, 0.24), (0.16, 0.10), (0, 0.09)], materials.glaze((0.66, 0.61, 0.52), specks=False), 0.015, wobble=0.004, at=at)
    shapes.lathe([(0.178, 0.178), (0.165, 0.168), (0, 0.165)], materials.plain("pigment", colour, 0.16, specular=0.6), 0.01, at=at)


def build():
    rng = np.random.default_rng(48)
    studio.world((0.028, 0.031, 0.028))
    shapes.folds(9, 9, materials.cloth((0.030, 0.058, 0.043), (0.042, 0.066, 0.047), threads=92, slub=0.35), rng, 0.03)
    sheet(paper(drawing(rng)))
    pen((0.46, -0.66, 0.145), (0, 88, -13))
    ruler((0.12, 0.86, 0.036), (0, 0, 3.5))
    for x, y, colour in ((-1.98, -0.60, (0.060, 0.026, 0.014)), (-1.94, -0.06, (0.150, 0.070, 0.036)), (-2.02, 0.46, (0.030, 0.019, 0.015))):
        cup((x, y, 0.0), colour)
    studio.camera((0.0, -3.5, 4.9), (-0.36, -0.02, 0.05), lens=56, focus=(0.0, -0.1, 0.05), blur=0.028, roll=-5)
    studio.lamp((-4.4, 1.9, 2.7), (0, 0, 0.1), 0.35, 460)
    studio.lamp((3.8, -2.0, 3.0), (0, 0, 0.1), 3.0, 60, studio.DAYLIGHT)
    studio.overhead_card((0, 0, 0), 0.25)
