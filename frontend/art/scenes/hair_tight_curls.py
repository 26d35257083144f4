"""The contour of a head of dark coils in the salon, close by: clumps that merge and part, a halo of single hairs; a lamp on the sunlit wall behind."""
import numpy as np

from lib import hair, materials, room, shapes, studio

SIZE = (1632, 1088)
SAMPLES = 32
BOUNCES = 3
EXPOSURE = 0.3
LOOK = "Medium High Contrast"
FILTER = (1.02, 1.0, 0.97)
GRAIN = 0.25
SUN = (0.82, 0.57, -0.26)
HEAD = np.array((-9.0, -9.0, 12.6))
WALL = ((0.44, 0.36, 0.255), (0.56, 0.47, 0.34))


def unit(v):
    return v / np.linalg.norm(v, axis=-1, keepdims=True)


def courses(rng, count, inner, outer, long, points, unrest=1.0):
    """Where hair runs that grows out of a round head: outward, then ever more down; neighbours drift the same way. Returns points, directions and the share of the way."""
    out = unit(rng.normal(0, 1, (count * 6, 3)) + [-0.35, -0.55, 0.25])
    out = out[(out[:, 1] < 0.55) & (out[:, 0] < 0.75)][:count]
    count = len(out)
    at = out * rng.uniform(inner, outer, (count, 1)) * [1.0, 0.9, 1.05]
    length = long * np.exp(rng.normal(0, 0.18, (count, 1)))
    t = np.linspace(0, 1, points)
    own = [hair.smooth_noise(rng, count, 7, 3) for _ in range(3)]
    field = [hair.smooth_noise(rng, 3, 3.2, 2) for _ in range(3)]
    rows = np.arange(count)
    lean = out + rng.normal(0, 0.16 * unrest, (count, 3))
    path, ahead = [at], []
    for share in t:
        pull = np.stack([sum(field[k](at[:, j], j) for j in range(3)) for k in range(3)], -1)
        stray = np.stack([own[k](share, rows) for k in range(3)], -1)
        way = unit(lean * (1.05 - 0.80 * share) + [0, 0, -0.05 - 0.90 * share] + 0.42 * pull + 0.62 * unrest * stray)
        ahead.append(way)
        at = at + way * length / points
        path.append(at)
    return np.stack(path[:-1], 1), np.stack(ahead, 1), t[None]


def frames(ahead):
    """Two directions at right angles to each course, which don't rotate about it along the way."""
    side = unit(np.cross(ahead[:, 0], [0.31, 0.2, 0.93]))
    sides = []
    for k in range(ahead.shape[1]):
        side = unit(side - (side * ahead[:, k]).sum(-1, keepdims=True) * ahead[:, k])
        sides.append(side)
    sides = np.stack(sides, 1)
    return sides, np.cross(ahead, sides)


def coils(rng, run, radius, strands, ribbons=3, broad=0.011, loose=0.09, uneven=1.0):
    """Winds flat ribbons of strands about each course. Radius and pitch change on the way, here and there the winding turns round; single hairs leave it."""
    axis, ahead, t = run
    count, points, _ = axis.shape
    rows = np.arange(count)[:, None]
    side, upper = frames(ahead)
    step = np.linalg.norm(np.diff(axis, axis=1, prepend=axis[:, :1]), axis=2)
    wide = radius * np.exp(rng.normal(0, 0.28, (count, 1)))
    wide = wide * (0.35 + 0.65 * np.clip(t / 0.3, 0, 1)) * np.exp(uneven * 0.34 * hair.smooth_noise(rng, count, 13, 2)(t, rows)) * (1 - 0.2 * t**3)
    pitch = 3 * radius * np.exp(rng.normal(0.0, 0.30, (count, 1)) + uneven * 0.36 * hair.smooth_noise(rng, count, 11, 2)(t, rows))
    hand = np.tanh((t - rng.uniform(-0.7, 1.1, (count, 1))) / 0.035) * np.tanh((t - rng.uniform(-0.7, 1.7, (count, 1))) / 0.035)
    wind = rng.choice([-1, 1], (count, 1)) * np.cumsum(hand * 2 * np.pi * step / pitch, 1) + rng.uniform(0, 6.3, (count, 1))
    part = [
        (
            rng.normal(0, 0.35, (count, 1)),
            rng.normal(0, 0.018, (count, 1)),
            rng.normal(0, 0.08, (count, 1)),
            broad * np.exp(rng.normal(0, 0.35, (count, 1))),
            hair.smooth_noise(rng, count, 6, 2),
        )
        for _ in range(ribbons)
    ]
    made = []
    for number in range(strands):
        turn, slot, size, width, wander = part[number % ribbons]
        free = np.where(rng.uniform(0, 1, (count, 1)) < loose, rng.uniform(0.5, 2.4, (count, 1)), 0.0) * np.clip((t - rng.uniform(0, 0.75, (count, 1))) * 3, 0, 1)
        fine = [hair.smooth_noise(rng, count, 17, 2)(t, rows) for _ in range(3)]
        across, deep, own = rng.uniform(-1, 1, (count, 1)), rng.normal(0, 1, (count, 1)), rng.normal(0, 1, (count, 1))
        phase = wind + turn * (0.3 + 1.2 * t) + 0.10 * own * t + 0.25 * wander(t, rows) + (0.08 + 0.9 * free) * fine[0]
        reach = wide * (1 + size) + 0.0028 * deep * (0.7 + t) + (0.0012 + 0.022 * free) * fine[1]
        along = slot * (0.5 + t) + width * across * (0.6 + 0.8 * t) + (0.0012 + 0.024 * free) * fine[2]
        made.append(axis + (reach * np.cos(phase))[..., None] * side + (reach * np.sin(phase))[..., None] * upper + along[..., None] * ahead)
    return hair.shortened(np.concatenate(made), rng, 0.12)


LAYERS = (
    (460, 0.90, 1.05, 0.50, 0.038, 26),
    (330, 0.95, 1.15, 0.66, 0.043, 34),
    (150, 1.00, 1.17, 0.72, 0.050, 40),
    (50, 1.00, 1.18, 0.66, 0.034, 26),
)


def build():
    rng = np.random.default_rng(61)
    room.shell(back=room.plaster(WALL, 0.8))
    room.daylight(SUN, sun=13, mirrored=False)
    room.sconce((-9.75, 0, 13.1), 0.36, 1.7)
    shapes.lathe([(0.0, -0.95), (0.55, -0.76), (1.0, 0.0), (0.62, 0.86), (0.0, 1.08)], materials.plain("head", (0.0, 0.0, 0.0), 1.0, specular=0.0), radius=0.3, at=tuple(HEAD))
    blacks = [hair.material(melanin=m, redness=0.35, roughness=r, radial=0.4, variation=0.3) for m, r in ((0.985, 0.27), (0.965, 0.32), (0.99, 0.30))]
    for number, (count, inner, outer, long, radius, strands) in enumerate(LAYERS):
        run = courses(rng, count, inner, outer, long, 150)
        hair.grow(coils(rng, run, radius, strands) + HEAD, blacks[number % 3], 0.00095, tip=0.4)
    run = courses(rng, 1100, 0.85, 1.2, 0.7, 110, unrest=2.0)
    hair.grow(coils(rng, run, 0.034, 1, ribbons=1, loose=0.7, uneven=1.4) + HEAD, blacks[1], 0.0007, tip=0.4)
    studio.camera(HEAD + (-1.52, -5.8, 0.92), HEAD + (-0.74, 0, 0.81), lens=100, focus=tuple(HEAD + (-0.72, -0.52, 0.60)), blur=0.02)
    rim = studio.lamp(HEAD + (-2.6, 4.5, 3.2), HEAD + (-0.4, 0, 0.6), 1.4, 500, (1.0, 0.88, 0.70))
    fill = studio.lamp(HEAD + (3.6, -4.4, 1.4), HEAD, 2.4, 130, studio.DAYLIGHT)
    rim.visible_camera = fill.visible_camera = False
