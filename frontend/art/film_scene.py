"""The hero film's hair: a dark, softly waved fall on the right, the green room on the left. film.py moves the key lamp."""
import numpy as np

from lib import hair, studio

SIZE = (1920, 1080)
SAMPLES = 14
BOUNCES = 3

GOLDEN = (1.0, 0.72, 0.47)
KEY_PLACES = [(-3.2, -3.4, 0.9), (-2.2, -3.6, 2.5), (-0.4, -3.4, 4.2)]


def key(place):
    return studio.lamp(place, (0.3, 0, 0), 1.3, 1250, GOLDEN, tall=1.6)


def fall(rng, left, right, count, depth, points=36):
    """Guides of long hair in a slow wave: neighbours swing almost together, each lock a little by itself."""
    u = np.sort(rng.uniform(left, right, count))[:, None]
    t = np.linspace(0, 1, points)[None]
    rows = np.arange(count)[:, None]
    late = 0.35 * hair.smooth_noise(rng, 1, 2.6, 2)(u, 0) + rng.normal(0, 0.05, (count, 1))
    wave = 10.5 * t + 1.5 * u + late
    guides = np.zeros((count, points, 3))
    guides[..., 0] = u + 0.16 * np.sin(2.4 * t + 0.4) + 0.062 * np.sin(wave + 0.7) + 0.02 * hair.smooth_noise(rng, count, 2.5, 2)(t, rows)
    guides[..., 1] = depth + 0.10 * u**2 - 0.12 * np.sin(wave) + rng.normal(0, 0.012, (count, 1))
    guides[..., 2] = 1.0 - 2.0 * t
    return guides


def build():
    rng = np.random.default_rng(71)
    dark = hair.material(melanin=0.90, redness=0.6, roughness=0.27, radial=0.34, variation=0.12)
    for depth, count in ((0.0, 620), (0.14, 420)):
        strands = hair.locks(fall(rng, -0.42 + depth, 2.0, count, depth), 120, 0.055, rng, gather=0.2, frizz=0.003, flat=0.5)
        hair.grow(hair.stray(strands, 0.005, 0.06, rng), dark, 0.0011, tip=0.7)
    studio.camera((0.0, -5.0, 0.1), (0.0, 0, 0.0), lens=80, focus=(0.3, -0.1, 0))
    studio.lamp((3.4, -2.0, 0.5), (0, 0, 0), 2.0, 220, studio.DAYLIGHT)
    studio.lamp((-2.2, 2.6, 1.6), (-0.2, 0, 0), 1.2, 420, studio.WARM)
    studio.lamp((0.8, -4.0, -1.8), (0.4, 0, -0.4), 1.6, 120, studio.WARM)
