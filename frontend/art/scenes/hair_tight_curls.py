"""The outer contour of a head of tight dark coils, close by: clumps that merge and part, frizz, a sunlit wall far behind it."""
import numpy as np

from lib import hair, materials, shapes, studio

SIZE = (1632, 1088)
SAMPLES = 24
BOUNCES = 3
EXPOSURE = 0.2
LOOK = "Medium High Contrast"
FILTER = (1.02, 1.0, 0.96)


def unit(v):
    return v / np.linalg.norm(v, axis=-1, keepdims=True)


def courses(rng, count, inner, outer, long, points, unrest=1.0):
    """Where hair runs that grows out of a round head: outward, then ever more down; neighbours drift the same way. Returns points, directions and the share of the way."""
    out = unit(rng.normal(0, 1, (count * 6, 3)) + [-0.35, -0.55, 0.25])
    out = out[(out[:, 1] < 0.55) & (out[:, 0] < 0.75)][:count]
    count = len(out)
    at = out * rng.uniform(inner, outer, (count, 1)) * [1.0, 0.9, 1.05]
    length = long * np.exp(rng.normal(0, 0.16, (count, 1)))
    t = np.linspace(0, 1, points)
    own = [hair.smooth_noise(rng, count, 5, 3) for _ in range(3)]
    field = [hair.smooth_noise(rng, 3, 3.2, 2) for _ in range(3)]
    rows = np.arange(count)
    lean = out + rng.normal(0, 0.13 * unrest, (count, 3))
    path, ahead = [at], []
    for share in t:
        pull = np.stack([sum(field[k](at[:, j], j) for j in range(3)) for k in range(3)], -1)
        stray = np.stack([own[k](share, rows) for k in range(3)], -1)
        way = unit(lean * (1.05 - 0.80 * share) + [0, 0, -0.25 - 1.10 * share] + 0.42 * pull + 0.34 * unrest * stray)
        ahead.append(way)
        at = at + way * length / points
        path.append(at)
    return np.stack(path[:-1], 1), np.stack(ahead, 1), t[None]


def frames(ahead):
    """Two directions across a course that do not turn about it on their way."""
    side = unit(np.cross(ahead[:, 0], [0.31, 0.2, 0.93]))
    sides = []
    for k in range(ahead.shape[1]):
        side = unit(side - (side * ahead[:, k]).sum(-1, keepdims=True) * ahead[:, k])
        sides.append(side)
    sides = np.stack(sides, 1)
    return sides, np.cross(ahead, sides)


def coils(rng, run, radius, strands, part=0.0085, loose=0.07):
    """Winds a yarn of strands about each course. Radius and pitch change on the way, the yarn parts into lesser ones, single hairs leave it."""
    axis, ahead, t = run
    count, points, _ = axis.shape
    rows = np.arange(count)[:, None]
    side, upper = frames(ahead)
    step = np.linalg.norm(np.diff(axis, axis=1, prepend=axis[:, :1]), axis=2)
    wide = radius * np.exp(rng.normal(0, 0.24, (count, 1)))
    wide = wide * (0.40 + 0.60 * np.clip(t / 0.3, 0, 1)) * (1 - 0.30 * t**3) * (1 + 0.22 * hair.smooth_noise(rng, count, 8, 2)(t, rows))
    pitch = 2 * radius * rng.uniform(0.62, 1.5, (count, 1)) * (1 + 0.28 * hair.smooth_noise(rng, count, 7, 2)(t, rows))
    wind = rng.choice([-1, 1], (count, 1)) * np.cumsum(2 * np.pi * step / pitch, 1) + rng.uniform(0, 6.3, (count, 1))
    made = []
    lesser = 4
    branch = [[rng.normal(0, s, (count, 1)) for s in (0.16, part, part)] + [hair.smooth_noise(rng, count, 6, 2)] for _ in range(lesser)]
    for number in range(strands):
        turn, off, slip, wander = branch[number % lesser]
        free = np.where(rng.uniform(0, 1, (count, 1)) < loose, rng.uniform(0.5, 2.2, (count, 1)), 0.0) * np.clip((t - rng.uniform(0, 0.7, (count, 1))) * 3, 0, 1)
        fine = [hair.smooth_noise(rng, count, 15, 2)(t, rows) for _ in range(3)]
        own = rng.normal(0, 1, (3, count, 1)) * (0.55 + 0.7 * t)
        phase = wind + turn * (0.4 + 1.2 * t) + 0.10 * own[0] + 0.20 * wander(t, rows) + (0.10 + 0.8 * free) * fine[0]
        reach = wide * (1 + 0.05 * own[0]) + off * (0.5 + t) + 0.42 * part * own[1] + (0.10 * part + 0.020 * free) * fine[1]
        along = slip * (0.5 + t) + 0.42 * part * own[2] + (0.10 * part + 0.022 * free) * fine[2]
        made.append(axis + (reach * np.cos(phase))[..., None] * side + (reach * np.sin(phase))[..., None] * upper + along[..., None] * ahead)
    return hair.shortened(np.concatenate(made), rng, 0.10)


def build():
    rng = np.random.default_rng(61)
    studio.world((0.30, 0.34, 0.38), 0.14)
    wall()
    shapes.lathe([(0.0, -0.95), (0.55, -0.76), (1.0, 0.0), (0.62, 0.86), (0.0, 1.08)], materials.plain("head", (0.0, 0.0, 0.0), 1.0, specular=0.0), radius=0.3)
    blacks = [hair.material(melanin=m, redness=0.35, roughness=r, radial=0.4, variation=0.3) for m, r in ((0.985, 0.27), (0.965, 0.32), (0.99, 0.30))]
    for number, (count, inner, outer, long, radius, strands) in enumerate(LAYERS):
        run = courses(rng, count, inner, outer, long, 140)
        hair.grow(coils(rng, run, radius, strands), blacks[number % 3], 0.00052, tip=0.35)
    run = courses(rng, 1500, 0.8, 1.25, 0.75, 110, unrest=2.6)
    hair.grow(coils(rng, run, 0.036, 1, loose=0.6), blacks[1], 0.00042, tip=0.25)
    studio.camera((-1.6, -7.0, 1.2), (-0.72, 0, 0.62), lens=130, focus=(-0.78, -0.80, 0.60), blur=0.030)
    for light in lights():
        light.visible_camera = False


LAYERS = (
    (240, 0.90, 1.05, 0.60, 0.044, 40),
    (200, 0.95, 1.20, 0.75, 0.047, 56),
    (90, 1.00, 1.22, 0.85, 0.054, 64),
    (50, 1.00, 1.25, 0.80, 0.038, 24),
)


def lights():
    back = studio.lamp((-3.4, 4.0, 3.4), (-0.5, 0, 0.7), 1.8, 800, (1.0, 0.90, 0.76))
    key = studio.lamp((-4.4, -2.6, 3.0), (-0.5, -0.6, 0.6), 0.9, 520, (1.0, 0.93, 0.84), tall=1.5)
    fill = studio.lamp((4.2, -4.4, 1.6), (0, 0, 0.4), 2.6, 170, studio.DAYLIGHT)
    return back, key, fill


def wall():
    """Pale plaster far behind, the sun on it in slanting panes between a window's bars."""
    s = materials.Shader("sunlit wall")
    split = s.add("SeparateXYZ", {0: s.place()})
    x, z = split.outputs[0], split.outputs[2]
    u = s.math("ADD", x, s.math("MULTIPLY", z, 0.45))
    bars = s.between(s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", s.math("MULTIPLY", u, 0.62)), 0.5)), 1.0, 0.0, 0.40, 0.46)
    rail = s.between(s.math("ABSOLUTE", s.math("SUBTRACT", s.math("ADD", z, s.math("MULTIPLY", x, 0.12)), 0.5)), 0.0, 1.0, 0.10, 0.22)
    inside = s.math("MULTIPLY", s.between(u, 0.0, 1.0, -5.2, -4.9), s.between(u, 1.0, 0.0, 1.1, 1.4))
    sun = s.math("MULTIPLY", s.math("MULTIPLY", bars, rail), inside)
    cloud = s.between(s.noise(0.8, 4), 0.85, 1.12)
    tint = s.add("MixRGB", {"Fac": sun, "Color1": (0.125, 0.135, 0.125), "Color2": (1.15, 0.90, 0.62)}).outputs[0]
    tint = s.add("MixRGB", {"Fac": 1.0, "Color1": tint, "Color2": cloud}, blend_type="MULTIPLY").outputs[0]
    s.surface(s.add("Emission", {"Color": tint, "Strength": 1.0}).outputs[0])
    shapes.mesh([(-10, 0, -7), (10, 0, -7), (10, 0, 7), (-10, 0, 7)], [(0, 1, 2, 3)], s.material, at=(0, 9, 0), smooth=False)
