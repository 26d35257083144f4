"""Tight dark curls: ringlets of many sizes, overlapping, a few strands springing free."""
import numpy as np

from lib import hair, studio

BOUNCES = 4
FILTER = (1.12, 0.96, 0.82)
EXPOSURE = 0.55
LOOK = "Medium High Contrast"


def ringlet(rng, top, length, radius, count, points=150):
    """One coil: a ribbon of strands that wind together, each with its own radius and phase, springing open at the end."""
    t = np.linspace(0, 1, points)[None]
    turns = 2 * np.pi * length / (radius * rng.uniform(4.2, 6.5)) * rng.choice([-1, 1])
    rows = np.arange(count)[:, None]
    loose = rng.uniform(0.6, 1.0)
    drift = 0.22 * hair.smooth_noise(rng, count, 5, 2)(t, rows) + 0.6 * hair.smooth_noise(rng, 1, 6, 2)(t, 0)
    angle = turns * (t + 0.06 * t**2) + rng.uniform(0, 6.3) + rng.normal(0, 0.34, (count, 1)) + drift
    wide = radius * rng.normal(1, 0.10, (count, 1)) * (0.45 + 0.55 * np.minimum(1, 5 * t)) * (1 - 0.30 * t**3)
    wide = wide * (1 + 0.12 * hair.smooth_noise(rng, count, 9, 2)(t, rows) * loose + 0.15 * hair.smooth_noise(rng, 1, 5, 2)(t, 0))
    ends = np.minimum(1, rng.uniform(0.80, 1.08, (count, 1)))
    lean, bow = rng.normal(0, 0.16, 2), 0.10 * rng.normal(0, 1, 2)
    strands = np.zeros((count, points, 3))
    for axis, wave in ((0, np.cos(angle)), (1, np.sin(angle))):
        sway = 0.05 * hair.smooth_noise(rng, 1, 4, 2)(t, 0)
        strands[..., axis] = top[axis] + lean[axis] * t + bow[axis] * np.sin(np.pi * t) + sway * t + wide * wave
    strands[..., 2] = top[2] - length * t * ends + rng.normal(0, 0.25 * radius, (count, 1)) + 0.25 * radius * np.sin(angle + 1.0)
    return strands


def layer(rng, depth, count, left, right, strands):
    """Ringlets that start at all heights; toward the right they hang shorter, as the head's outline does."""
    made = []
    for x in np.sort(rng.uniform(left, right, count)):
        z = rng.uniform(-0.2, 1.9)
        top = (x, depth + rng.normal(0, 0.07), z)
        radius = 0.048 * np.exp(rng.normal(0, 0.25))
        made.append(ringlet(rng, top, rng.uniform(0.75, 1.35) * (1 + 0.3 * (z > 1.2)), radius, int(strands * radius / 0.048)))
    return np.concatenate(made)


def build():
    rng = np.random.default_rng(51)
    dark = hair.material(melanin=0.86, redness=0.45, roughness=0.32, radial=0.42, variation=0.2)
    for depth, count, right in ((0.0, 210, 0.70), (0.20, 220, 0.85), (0.42, 200, 0.9)):
        strands = layer(rng, depth, count, -1.75, right, 85)
        hair.grow(hair.stray(strands, 0.04, 0.10, rng), dark, 0.0013, tip=0.5)
    studio.camera((0.1, -5.6, 0.2), (0.0, 0, 0.05), lens=85, focus=(0, -0.05, 0.1), blur=0.05)
    studio.lamp((-3.0, -2.8, 3.0), (0, 0, 0), 1.6, 1300, studio.WARM, tall=2.2)
    studio.lamp((3.4, -2.4, 0.5), (0, 0, 0), 2.4, 350, studio.DAYLIGHT)
    studio.lamp((1.8, 2.6, 2.6), (0.0, 0, 0), 1.4, 900, studio.WARM)
