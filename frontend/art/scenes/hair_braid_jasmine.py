"""A dark braid with jasmine wound along it, lying on dark leaf-green handloom."""
import numpy as np

from lib import hair, materials, plants, shapes, studio

SAMPLES = 16
BOUNCES = 4
EXPOSURE = 0.05
LOOK = "Medium High Contrast"

WIDTH, DEPTH, TURNS = 0.20, 0.13, 5.2


def course(t, strand):
    """Centre line of one of the three bundles: side to side once while it goes under and over twice."""
    angle = 2 * np.pi * (TURNS * t + strand / 3)
    thin = 1.08 - 0.22 * t
    return np.stack([WIDTH * thin * np.sin(angle), -DEPTH * thin * np.sin(2 * angle), 2.0 - 4.0 * t], -1)


def bundle(strand, count, rng, points=130):
    t = np.linspace(0, 1, points)
    centre = course(t, strand)
    ahead = np.gradient(centre, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.cross(ahead, [0, 1, 0])
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, ahead)
    r = np.sqrt(rng.uniform(0, 1, (count, 1)))
    angle = rng.uniform(0, 2 * np.pi, (count, 1)) + 1.6 * t[None]
    wide, high = 0.175 * (1.08 - 0.25 * t), 0.115 * (1.08 - 0.25 * t)
    a, b = r * np.cos(angle) * wide, r * np.sin(angle) * high
    strands = centre[None] + a[..., None] * side + b[..., None] * up
    rows = np.arange(count)[:, None]
    for axis in range(3):
        strands[..., axis] += 0.006 * hair.smooth_noise(rng, count, 30, 2)(t[None], rows)
    return strands


def build():
    rng = np.random.default_rng(46)
    dark = hair.material(melanin=0.84, redness=0.4, roughness=0.24)
    strands = np.concatenate([bundle(k, 9000, rng) for k in range(3)])
    hair.grow(hair.stray(strands, 0.012, 0.07, rng), dark, 0.0014, tip=0.8)
    green = materials.cloth((0.011, 0.026, 0.019), (0.015, 0.030, 0.020), threads=64)
    shapes.folds(9, 7, green, rng, 0.10, high=2.0, resolution=220, at=(0, 0.30, 0), turn=(90, 0, 0))
    t = np.linspace(0.16, 0.86, 200)
    x = 0.15 * np.sin(2 * np.pi * 2.2 * t + 0.6)
    thread = np.stack([x, -0.24 + 1.1 * x**2, 2.0 - 4.0 * t], 1)
    plants.strung(thread, rng, size=0.105, every=0.042, open_share=0.42, up=(0, -1, 0), lift=0.8)
    studio.camera((0.1, -5.4, 0.2), (0.06, 0, 0.0), lens=88, focus=(0, -0.3, 0), blur=0.045, roll=62)
    studio.lamp((-2.6, -3.2, 3.0), (0, 0, 0), 1.2, 900, studio.WARM, tall=1.8)
    studio.lamp((3.4, -2.4, 0.5), (0, 0, 0), 2.0, 130, studio.DAYLIGHT)
    studio.lamp((2.6, -0.6, -2.4), (0.0, 0, 0), 1.2, 260, studio.WARM)
