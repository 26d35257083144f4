"""Loose auburn waves close by and at an angle: locks that overlap and part, flyaways, a sunlit wall out of focus beside them."""
import numpy as np

from lib import hair, materials, shapes, studio

SIZE = (1632, 1088)
SAMPLES = 20
BOUNCES = 4
EXPOSURE = 0.35
LOOK = "Very High Contrast"
FILTER = (1.12, 0.95, 0.84)

COPPERS = (
    [(-1.2, (0.31, 0.066, 0.013)), (0.3, (0.23, 0.046, 0.009)), (1.6, (0.11, 0.022, 0.006))],
    [(-1.2, (0.22, 0.044, 0.009)), (0.3, (0.15, 0.027, 0.006)), (1.6, (0.07, 0.014, 0.004))],
    [(-1.2, (0.36, 0.084, 0.016)), (0.3, (0.30, 0.064, 0.013)), (1.6, (0.15, 0.030, 0.008))],
)


def lie(x):
    """How far back the fall lies at x: rounded away at its edge, not even."""
    return 0.30 * np.clip(x - 0.05, 0, None) ** 2 + 0.04 * (x + 0.6) ** 2 + 0.03 * np.sin(4.3 * x + 0.7)


def lock(rng, middle, depth, width, end, swing=1.0, points=84):
    """The middles of one lock's wisps: a flat yarn that swings and turns its broad side away as it goes; the wisps drift apart on the way."""
    t = np.linspace(0, 1, points)[None]
    z = 2.1 - (2.1 - end) * t
    hairs = 6 + int(150 * width)
    long = rng.uniform(1.25, 1.60)
    size = 0.083 * long * swing * rng.uniform(0.75, 1.25)
    one = np.zeros((1, 1), int)
    rows = np.arange(hairs)[:, None]
    phase = 2 * np.pi * (2.1 - z) / long + 1.2 * np.sin(1.5 * middle) + rng.normal(0, 0.42) + 0.45 * hair.smooth_noise(rng, 1, 4, 2)(t, one)
    grown = (0.55 + 0.55 * np.clip(t * 2.2, 0, 1)) * (1 + 0.25 * hair.smooth_noise(rng, 1, 7, 2)(t, one))
    angle = rng.uniform(0, 2 * np.pi, (hairs, 1))
    out = np.sqrt(rng.uniform(0, 1, (hairs, 1)))
    across, thick = out * np.cos(angle), out * np.sin(angle)
    free = rng.gamma(1.6, 0.28, (hairs, 1))
    own = phase + 0.16 * rng.normal(0, 1, (hairs, 1)) * (0.3 + t) + 0.30 * free * hair.smooth_noise(rng, hairs, 6, 2)(t, rows)
    half = width * (1 - 0.30 * t) * (1 + 0.30 * hair.smooth_noise(rng, 1, 8, 2)(t, one)) * np.clip(0.16 + (z - end) / 0.8, 0, 1)
    turn = rng.normal(0, 0.25) + 0.5 * np.sin(phase + rng.normal(0, 0.5)) + 0.3 * hair.smooth_noise(rng, 1, 4, 2)(t, one)
    lean = rng.normal(0, 0.045)
    part = 0.030 * free * hair.smooth_noise(rng, hairs, 7, 2)(t, rows) * (0.4 + t)
    x = middle + lean * (0.8 - z) + size * grown * np.sin(own) + half * (across * np.cos(turn) - 0.36 * thick * np.sin(turn)) + part
    y = lie(middle) + depth + 0.85 * size * grown * np.cos(own) + half * (across * np.sin(turn) + 0.36 * thick * np.cos(turn))
    y = y + 0.022 * free * hair.smooth_noise(rng, hairs, 7, 2)(t, rows)
    z = z + 0.02 * rng.normal(0, 1, (hairs, 1)) + 0.03 * np.sin(2 * phase)
    return np.stack([x, y, z], -1)


def flyaways(rng, count, points=60):
    """Single hairs that stand off the locks, each with a wave of its own."""
    t = np.linspace(0, 1, points)[None]
    rows = np.arange(count)[:, None]
    x = np.where(rng.uniform(0, 1, (count, 1)) < 0.4, rng.normal(0.60, 0.13, (count, 1)), rng.uniform(-1.7, 0.7, (count, 1)))
    z = rng.uniform(0.1, 1.7, (count, 1)) - rng.uniform(0.6, 2.4, (count, 1)) * t
    size = rng.gamma(2.5, 0.03, (count, 1))
    phase = 2 * np.pi * z / rng.uniform(0.7, 1.5, (count, 1)) + rng.uniform(0, 6.3, (count, 1))
    y = lie(x) - 0.14 - rng.gamma(1.5, 0.05, (count, 1)) * (0.4 + np.sin(np.pi * t))
    x = x + rng.normal(0, 0.16, (count, 1)) * (t - 0.3) + size * np.sin(phase) + 0.05 * hair.smooth_noise(rng, count, 4, 2)(t, rows)
    y = y + size * np.cos(phase) + 0.03 * hair.smooth_noise(rng, count, 4, 2)(t, rows)
    return np.stack([x, y, z], -1)


def build():
    rng = np.random.default_rng(27)
    studio.world((0.36, 0.33, 0.30), 0.16)
    wall()
    looks = [hair.material(roughness=r, radial=0.30, ramp=ramp, uneven=1.5, ior=1.48) for r, ramp in zip((0.14, 0.17, 0.13), COPPERS)]
    made = [[], [], []]
    for number, (count, depth, narrow, wide) in enumerate(LAYERS):
        for middle in np.linspace(-1.9, 0.50 - 0.05 * number, count) + rng.normal(0, 0.07, count):
            end = rng.uniform(-0.9, -0.1) if number > 1 and rng.uniform() < 0.14 else rng.uniform(-2.2, -1.4)
            made[rng.integers(3) if number else 1].append(lock(rng, middle, depth + rng.normal(0, 0.05), rng.uniform(narrow, wide), end))
    for middle, depth, width, end in LOOSE:
        made[2].append(lock(rng, middle, depth, width, end, 0.7))
    for guides, look in zip(made, looks):
        wisps = hair.locks(np.concatenate(guides), 6, 0.024, rng, gather=0.25, frizz=0.0055, flat=0.8)
        strands = hair.locks(wisps, 8, 0.0095, rng, gather=0.1, frizz=0.0045, flat=0.9)
        hair.grow(hair.shortened(hair.stray(strands, 0.014, 0.06, rng), rng, 0.05), look, 0.00105, tip=0.5)
    hair.grow(flyaways(rng, 150), looks[0], 0.0006, tip=0.4)
    shapes.box((2.6, 0.04, 3.6), materials.plain("depth", (0.008, 0.003, 0.002), 0.9), at=(-1.15, 0.55, 0))
    studio.camera((2.7, -5.4, 1.7), (0.03, 0, 0.0), lens=104, focus=(-0.02, -0.16, 0.05), blur=0.060, roll=14)
    for light in lights():
        light.visible_camera = False


LAYERS = (
    (13, 0.24, 0.15, 0.22),
    (12, 0.08, 0.13, 0.23),
    (9, -0.06, 0.09, 0.19),
    (5, -0.15, 0.03, 0.08),
)
LOOSE = ((0.60, 0.05, 0.030, -1.9), (0.66, 0.0, 0.012, -0.75))


def lights():
    key = studio.lamp((3.2, -4.4, 2.6), (-0.2, 0, 0), 1.6, 560, (1.0, 0.86, 0.68), tall=0.5)
    back = studio.lamp((3.4, 3.0, 1.8), (0.3, 0, 0), 1.6, 200, (1.0, 0.88, 0.72), tall=2.4)
    fill = studio.lamp((-4.2, -4.0, 0.4), (-0.6, 0, 0), 2.8, 90, (1.0, 0.92, 0.84))
    return key, back, fill


def wall():
    """Pale plaster far behind, the sun on it between a window's bars."""
    s = materials.Shader("far wall")
    split = s.add("SeparateXYZ", {0: s.place()})
    x, z = split.outputs[0], split.outputs[2]
    u = s.math("ADD", x, s.math("MULTIPLY", z, 0.5))
    bars = s.between(s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", s.math("MULTIPLY", u, 0.55)), 0.5)), 1.0, 0.0, 0.38, 0.46)
    rail = s.between(s.math("ABSOLUTE", s.math("SUBTRACT", s.math("ADD", z, s.math("MULTIPLY", x, 0.10)), 0.2)), 0.0, 1.0, 0.10, 0.24)
    sun = s.math("MULTIPLY", bars, rail)
    cloud = s.between(s.noise(0.8, 4), 0.85, 1.12)
    tint = s.add("MixRGB", {"Fac": sun, "Color1": (0.16, 0.17, 0.175), "Color2": (1.05, 0.92, 0.72)}).outputs[0]
    tint = s.add("MixRGB", {"Fac": 1.0, "Color1": tint, "Color2": cloud}, blend_type="MULTIPLY").outputs[0]
    s.surface(s.add("Emission", {"Color": tint, "Strength": 1.0}).outputs[0])
    shapes.mesh([(-9, 0, -7), (9, 0, -7), (9, 0, 7), (-9, 0, 7)], [(0, 1, 2, 3)], s.material, at=(-3.5, 8, -1.6), turn=(0, 0, 28), smooth=False)
