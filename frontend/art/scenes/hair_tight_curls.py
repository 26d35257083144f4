"""Tight black curls close by: coils of many sizes with frizz between them, the salon's sunlit wall out of focus."""
import numpy as np
from mathutils import Vector

from lib import hair, studio
from scenes.hair_keratin_straight import backdrop

SIZE = (1920, 1280)
SAMPLES = 18
BOUNCES = 3
EXPOSURE = 0.5
LOOK = "Medium High Contrast"
PLACE = Vector((-6.1, -27.0, 11.8))


def lines(rng, count, near, far, points=200):
    """Where the coils run: from above the frame down, spreading a little, the left ones shorter; `near` and `far` in depth."""
    x = np.linspace(-0.30, 1.30, count)[:, None] + rng.normal(0, 0.05, (count, 1))
    t = np.linspace(0, 1, points)[None]
    long = 1.86 + 0.50 * np.minimum(x, 0.6) + rng.normal(0, 0.16, (count, 1))
    rows = np.arange(count)[:, None]
    wander = [0.07 * hair.smooth_noise(rng, count, 5, 3)(t, rows) + 0.05 * hair.smooth_noise(rng, 1, 3, 2)(t + 0.8 * x, 0) for _ in range(3)]
    return np.stack([x + 0.30 * (x - 0.45) * t**1.5 + wander[0], rng.uniform(near, far, (count, 1)) + wander[1] * (1 + t), 1.05 - long * t + wander[2]], -1)


def coils(rng, runs, strands, radius):
    """Winds a clump of strands around each line; each clump has its own width, which changes on its way, and its hairs part from it.

    It is pressed flat in depth: hair seen end on flashes white.
    """
    count, points, _ = runs.shape
    ahead = np.gradient(runs, axis=1)
    step = np.linalg.norm(ahead, axis=2, keepdims=True)
    ahead /= step
    side = np.cross(ahead, [0.2, 0.9, 0.1])
    side /= np.linalg.norm(side, axis=2, keepdims=True)
    upper = np.cross(side, ahead)
    t = np.linspace(0, 1, points)[None]
    rows = np.arange(count)[:, None]
    r = radius * np.exp(rng.normal(0, 0.28, (count, 1))) * (1 + 0.34 * hair.smooth_noise(rng, count, 7, 2)(t, rows))
    pitch = r * rng.uniform(0.27, 0.50, (count, 1))
    wind = rng.choice([-1, 1], (count, 1)) * np.cumsum(step[..., 0] / pitch, 1) + rng.uniform(0, 6.3, (count, 1))
    made = []
    for _ in range(strands):
        loose = np.abs(rng.normal(0, 0.07, (count, 1)))
        phase = wind + rng.normal(0, 0.10, (count, 1)) + 2.0 * loose * hair.smooth_noise(rng, count, 6, 2)(t, rows)
        wide = r * (1 - 0.3 * t**3) * rng.normal(1, 0.08, (count, 1)) * (1 + loose * (0.6 + hair.smooth_noise(rng, count, 9, 2)(t, rows)))
        slip = rng.normal(0, 0.20, (count, 1)) * radius
        made.append(runs + (wide * np.cos(phase))[..., None] * side + (0.5 * wide * np.sin(phase))[..., None] * upper + slip[..., None] * ahead)
    return hair.shortened(np.concatenate(made), rng, 0.14)


def frizz(rng, count, points=60):
    """Single hairs between and around the coils, each its own way."""
    runs = lines(rng, count, -0.35, 0.3, points)
    t = np.linspace(0, 1, points)[None]
    rows = np.arange(count)[:, None]
    for axis in range(3):
        runs[..., axis] += 0.05 * hair.smooth_noise(rng, count, 26, 2)(t, rows) * (0.4 + t)
    return hair.shortened(runs, rng, 0.25)


def build():
    rng = np.random.default_rng(61)
    backdrop()
    blacks = [hair.material(melanin=m, redness=0.45, roughness=0.30, radial=0.42, variation=0.25, ior=1.38) for m in (0.94, 0.97)]
    for count, near, far, strands, radius in ((9, -0.42, -0.28, 180, 0.078), (16, -0.32, -0.1, 140, 0.052), (16, -0.05, 0.1, 150, 0.074), (84, 0.12, 0.6, 100, 0.074), (12, -0.4, 0.0, 34, 0.036)):
        clumps = hair.stray(coils(rng, lines(rng, count, near, far), strands, radius), 0.035, 0.07, rng)
        hair.grow(clumps + np.array(PLACE), blacks[count % 2], 0.0009, tip=0.35)
    hair.grow(frizz(rng, 260) + np.array(PLACE), blacks[0], 0.0008, tip=0.3)
    studio.camera(PLACE + Vector((-0.5, -6.6, 0.25)), PLACE + Vector((-0.08, 0, 0.0)), lens=124, focus=PLACE + Vector((0.1, -0.36, 0)), blur=0.06)
    key = studio.lamp(PLACE + Vector((-4.6, -3.6, 2.6)), PLACE, 1.6, 1450, (1.0, 0.88, 0.74), tall=2.0)
    fill = studio.lamp(PLACE + Vector((4.0, -4.2, 1.4)), PLACE, 2.0, 700, studio.DAYLIGHT)
    rim = studio.lamp(PLACE + Vector((-2.6, 4.2, 2.2)), PLACE, 2.0, 420, (1.0, 0.92, 0.82))
    for light in (key, fill, rim):
        light.visible_camera = False
