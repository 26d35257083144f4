"""Keratin-straight dark brown hair hanging free in soft overlapping panels, its ends thinning out; behind it the salon in morning sun."""
import numpy as np
from mathutils import Vector

from lib import hair, room, studio

SIZE = (1920, 1280)
SAMPLES = 22
BOUNCES = 3
EXPOSURE = 0.55
LOOK = "Medium High Contrast"
SUN = (0.86, 0.60, -0.31)
PLACE = Vector((-2.3, -27.0, 13.6))


def panel(rng, middle, depth, width, lean, phase, long, locks=75, points=30):
    """Guides of one panel: it leans, bends like a soft S and turns its side to the light as it falls; each lock ends where it likes."""
    v = np.sort(rng.uniform(-0.5, 0.5, locks))[:, None]
    t = np.linspace(0, 1, points)[None] * (1 - rng.gamma(2, 0.045, (locks, 1)))
    turn = rng.normal(0, 0.18) + rng.normal(0, 0.25) * t
    narrow = width * (1 - 0.15 * t - 0.30 * t**4)
    drift = hair.smooth_noise(rng, locks, 2.5, 2)(t, np.arange(locks)[:, None])
    guides = np.zeros((locks, points, 3))
    guides[..., 0] = middle + lean * t + 0.17 * np.sin(4.4 * t + 0.6 * phase - 0.4) + v * narrow * np.cos(turn) + 0.035 * drift * t
    guides[..., 1] = depth - 0.21 * np.sin(rng.normal(7.4, 0.5) * t + phase - 2.2) + v * narrow * np.sin(turn) + 0.5 * v**2 * narrow + rng.normal(0, 0.015, (locks, 1))
    guides[..., 2] = 1.9 - long * t
    return guides


def brushed(guides, rng, per_lock=11):
    """Two sizes of lock around the guides, the strands cut unevenly."""
    locks = hair.locks(guides, 9, 0.050, rng, gather=0.25, frizz=0.006, flat=0.5)
    return hair.shortened(hair.locks(locks, per_lock, 0.016, rng, gather=0.2, frizz=0.003, flat=0.8), rng, 0.09)


def fall(rng, panels, back, cross):
    """The strands of all panels, those at the outside shorter, `back` behind the front ones; `cross`: how far one slants over the next."""
    step, made = hair.smooth_noise(rng, 1, 2.6, 2), []
    for middle in np.linspace(-0.60, 2.1, panels) + rng.normal(0, 0.06, panels):
        long = 3.20 - 0.30 * abs(middle - 0.7) + rng.normal(0, 0.09) - 0.2 * back
        lean = -0.22 * (middle - 0.5) + rng.normal(0, cross)
        depth = back + rng.normal(0, 0.035) + 0.10 * (middle - 0.5) ** 2
        phase = 0.6 * step(middle, 0) + rng.normal(0, 0.28)
        made.append(brushed(panel(rng, middle, depth, rng.uniform(0.40, 0.70), lean, phase, long), rng))
    made.append(brushed(panel(rng, -0.72, back, 0.60, 0.12, 0.3, 2.9, locks=9), rng, 3))  # a few loose ones at the edge
    return made


def build():
    rng = np.random.default_rng(44)
    backdrop()
    browns = [hair.material(melanin=m, redness=r, roughness=0.17, radial=0.30, variation=0.35) for m, r in ((0.78, 0.60), (0.84, 0.55), (0.73, 0.62))]
    for back, panels, cross in ((0.22, 9, 0.06), (0.0, 12, 0.10), (-0.13, 4, 0.26)):
        for number, strands in enumerate(fall(rng, panels, back, cross)):
            hair.grow(hair.stray(strands, 0.010, 0.10, rng) + np.array(PLACE), browns[number % 3], 0.0011, tip=0.4)
    studio.camera(PLACE + Vector((-0.4, -7.0, 0.1)), PLACE + Vector((-0.10, 0, 0.05)), lens=84, focus=PLACE + Vector((0.3, -0.12, 0)), blur=0.085)
    key = studio.lamp(PLACE + Vector((-4.6, -4.6, 1.5)), PLACE, 1.0, 1500, studio.WARM, tall=0.8)
    low = studio.lamp(PLACE + Vector((-2.4, -5.4, -1.6)), PLACE, 1.6, 260, studio.WARM, tall=0.5)
    fill = studio.lamp(PLACE + Vector((4.0, -4.6, 0.4)), PLACE, 2.4, 150, studio.DAYLIGHT)
    rim = studio.lamp(PLACE + Vector((1.6, 4.2, 2.6)), PLACE, 1.2, 160, studio.WARM)
    for light in (key, low, fill, rim):
        light.visible_camera = False


def backdrop():
    """The place in front of the mirror, far out of focus."""
    rng = np.random.default_rng(41)
    room.shell()
    room.daylight(SUN)
    room.leaf_shadow((-4, 0, 11), SUN, rng, turn=(0, -50, 60))
    room.wall_shelf((0, 0, 8.4), 16.0, 3.2)
    for x in (-6.6, 6.6):
        room.sconce((x, 0, 17.0))
    room.banana_plant((-10.6, -4.4, 0), rng, 17, 6)
