"""A dark braid of three loose strands, jasmine strung along it, lying on ivory handloom in a window's light."""
import numpy as np

from lib import hair, linen, materials, plants, shapes, studio

SIZE = (1632, 1088)
SAMPLES = 13
BOUNCES = 4
EXPOSURE = 0.2
LOOK = "Medium High Contrast"

WIDTH, DEPTH, TURNS = 0.185, 0.125, 3.7


def course(t, strand):
    """Centre line of one of the three strands: side to side once while it goes under and over twice; a little uneven, as by hand."""
    angle = 2 * np.pi * (TURNS * t + strand / 3) + 0.22 * np.sin(9 * t + 2 * strand)
    thin = 1.10 - 0.26 * t
    sway = 0.06 * np.sin(3.2 * t)
    return np.stack([WIDTH * thin * np.sin(angle) + sway, -DEPTH * thin * np.sin(2 * angle), 2.0 - 4.0 * t], -1), angle


def strand_of_braid(strand, rng, count=34, points=170):
    """Locks that lie side by side in the strand, turn about each other and draw together where it goes under."""
    t = np.linspace(0, 1, points)
    centre, angle = course(t, strand)
    ahead = np.gradient(centre, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.cross(ahead, [0, 1, 0])
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, ahead)
    full = (1.08 - 0.26 * t) * (0.92 + 0.20 * np.sin(2 * angle))
    r = np.sqrt(rng.uniform(0, 1, (count, 1))) * (1 + 0.10 * hair.smooth_noise(rng, count, 16, 2)(t[None], np.arange(count)[:, None]))
    around = rng.uniform(0, 2 * np.pi, (count, 1)) + 5.5 * t[None] + 0.5 * hair.smooth_noise(rng, count, 9, 2)(t[None], np.arange(count)[:, None])
    locks = centre[None] + (0.125 * full * r * np.cos(around))[..., None] * side + (0.098 * full * r * np.sin(around))[..., None] * up
    strands = hair.locks(locks, 250, 0.030, rng, gather=0.1, frizz=0.0)
    rows = np.arange(len(strands))[:, None]
    for axis in range(3):
        strands[..., axis] += 0.007 * hair.smooth_noise(rng, len(strands), 24, 2)(t[None], rows)
    return strands


def loose(rng, count, points=60):
    """Short hairs that have slipped out of the braid and stand off along it."""
    t = np.linspace(0, 1, points)[None]
    start, side = rng.uniform(0, 0.9, (count, 1)), rng.choice([-1, 1], (count, 1))
    long = rng.uniform(0.03, 0.12, (count, 1))
    rows = np.arange(count)[:, None]
    off = rng.gamma(2, 0.022, (count, 1)) * np.sin(np.pi * t * rng.uniform(0.5, 1.0, (count, 1)))
    x = 0.06 * np.sin(3.2 * (start + long * t)) + side * (rng.uniform(0.02, 0.30, (count, 1)) + off) + 0.03 * hair.smooth_noise(rng, count, 5, 2)(t, rows)
    y = -0.20 * np.sqrt(np.clip(1 - (x / 0.36) ** 2, 0, 1)) - 0.6 * off + 0.03 * hair.smooth_noise(rng, count, 5, 2)(t, rows)
    return np.stack([x, y, 2.0 - 4.0 * (start + long * t)], -1)


def build():
    rng = np.random.default_rng(46)
    dark = hair.material(melanin=0.86, redness=0.45, roughness=0.24, variation=0.3)
    strands = np.concatenate([strand_of_braid(k, rng) for k in range(3)])
    hair.grow(hair.stray(strands, 0.008, 0.06, rng), dark, 0.0012, tip=0.8)
    hair.grow(loose(rng, 360), dark, 0.0008)
    cotton = linen.handloom((0.60, 0.54, 0.44), (0.30, 0.115, 0.06), bands=((0.62, 0.84), (0.90, 0.93)), threads=80, slub=0.3)
    shapes.folds(9, 9, cotton, rng, 0.16, high=2.0, resolution=260, at=(0, 0.34, 0), turn=(90, 0, 0))
    petals = materials.petal((0.80, 0.76, 0.62), (0.52, 0.56, 0.27), through=0.5, wilted=0.6)
    for every, open_share, phase, out in ((0.036, 0.30, 0.40, 0.0), (0.050, 0.75, 0.62, 0.02)):
        plants.strung(garland(phase, out), rng, size=0.070, every=every, open_share=open_share, up=(0, -1, 0), lift=0.8, opened=(0.35, 1.0), look=petals)
    studio.camera((0.75, -3.3, -2.1), (0.03, -0.1, 0.02), lens=72, focus=(0.03, -0.25, -0.05), blur=0.05, roll=58)
    window((-2.8, -3.4, 2.6))
    studio.lamp((3.4, -2.4, 0.5), (0, 0, 0), 2.0, 120, studio.DAYLIGHT)
    studio.lamp((-1.5, -1.2, -3.4), (0, 0, 0), 1.6, 60, studio.DAYLIGHT)


def garland(phase, out):
    """Where a thread of jasmine lies on the braid."""
    t = np.linspace(0.04, 0.96, 260)
    sway = 0.06 * np.sin(3.2 * t)
    wind = 0.13 * np.sin(2 * np.pi * 1.5 * t + phase) + 0.010 * np.sin(37 * t + phase)
    return np.stack([sway + wind, -0.215 - out + 1.2 * wind**2, 2.0 - 4.0 * t], 1)


def window(at):
    """Low sun whose light two bars cut into panes."""
    studio.lamp(at, (0, 0, 0), 0.5, 1100, studio.WARM, tall=0.9)
    iron = materials.plain("bar", (0.02, 0.02, 0.02))
    for share, turn in ((0.52, 35), (0.60, 120)):
        shapes.box((4.0, 0.10, 0.10), iron, at=tuple(share * np.array(at) + [0.25, 0, -0.1]), turn=(0, turn, 0))
