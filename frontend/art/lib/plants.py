"""Banana leaves and jasmine."""
import numpy as np
from mathutils import Vector

from lib import shapes
from lib.materials import Shader, leaf, petal, plain


def banana_leaf(length, width, rng, tears=(), droop=0.5, material=None, rib=0.035, **placing):
    """A blade along x from its stalk at 0. `tears`: (position 0…1, side ±1); there the blade is split to the midrib and its parts hang apart."""
    material = material or leaf()
    ripple = rng.uniform(0, 6, 4)
    for side in (-1, 1):
        cuts = sorted([0.0] + [p for p, s in tears if s == side] + [1.0])
        for part, (start, end) in enumerate(zip(cuts, cuts[1:])):
            rows, columns = max(12, int(260 * (end - start))), 70
            u = np.linspace(start, end, rows)[:, None]
            w = np.linspace(0, 1, columns)[None]
            gap = 0.010 * rng.uniform(0.6, 1.6)
            toward_middle = (u - (start + end) / 2) / (end - start) * 2
            along = u - np.sign(toward_middle) * np.abs(toward_middle) ** 6 * gap * w**1.5 + 0.10 * w**1.4 * np.sin(np.pi * np.clip(u, 0, 0.9))
            breadth = width / 2 * np.sin(np.pi * np.clip(u * 0.97 + 0.03, 0, 1) ** 0.75) ** 0.55
            breadth = breadth * (1 + 0.012 * np.sin(90 * u + ripple[0]) + 0.008 * np.sin(211 * u + ripple[1]))
            hang = droop * (1 + 0.25 * rng.normal()) if part else droop
            x = length * along + 0 * w
            y = side * breadth * w
            z = breadth * (0.32 * np.sin(1.9 * w) - hang * w**2)
            z = z + 0.005 * w * np.sin(66 * along + ripple[2] + side) + 0.02 * w**2 * np.sin(17 * along + ripple[3])
            z = z - 0.10 * length * (u - 0.45) ** 2
            shapes.sheet(x, y, z, material, uv=(along + 0 * w, 0.5 + side * 0.5 * w + 0 * u), **placing)
    t = np.linspace(-0.12, 0.985, 60)
    spine = np.stack([length * t, 0 * t, -0.10 * length * (t - 0.45) ** 2 - rib * 0.35], 1)
    shapes.tube(spine, rib * (1.05 - 0.85 * np.clip(t, 0, 1)), plain("midrib", (0.20, 0.30, 0.09), 0.35), steps=18, **placing)


def arching_leaf(length, width, rng, at, around, rise, bend, tears=(), material=None):
    """A blade that leaves `at` toward the bearing `around`, climbing at `rise` degrees and bowing over by `bend`."""
    rows, columns = 90, 15
    t = np.linspace(0, 1, rows)
    climb = np.radians(rise - bend * t**1.4)
    a = np.radians(around)
    ahead = np.stack([np.cos(climb) * np.cos(a), np.cos(climb) * np.sin(a), np.sin(climb)], 1)
    spine = np.asarray(at) + np.cumsum(ahead, 0) * length / rows
    side = np.array([-np.sin(a), np.cos(a), 0])
    above = np.cross(ahead, side)
    breadth = width / 2 * np.sin(np.pi * np.clip(t * 0.96 + 0.04, 0, 1) ** 0.8) ** 0.6
    ripple = rng.uniform(0, 6, 3)
    material = material or leaf()
    for half in (-1, 1):
        cuts = sorted([0.0] + [p for p, s in tears if s == half] + [1.0])
        for start, end in zip(cuts, cuts[1:]):
            rows_here = np.where((t >= start - 0.5 / rows) & (t <= end + 0.5 / rows))[0]
            if len(rows_here) < 3:
                continue
            w = np.linspace(0, 1, columns)
            hang = rng.normal(0, 0.14)
            share = (t[rows_here] - start) / (end - start)
            shrink = 1 - 0.5 * np.exp(-share * len(rows_here) / 2) - 0.35 * np.exp(-(1 - share) * len(rows_here) / 2)
            grow = breadth[rows_here] * (1 if start == 0 and end == 1 else shrink)
            out = np.outer(grow, w)
            lift = 0.30 * out * (1 - w) - (0.34 + hang) * out * w + 0.02 * np.sin(60 * t[rows_here] + ripple[0])[:, None] * w * grow[:, None]
            slip = 0.10 * out
            p = spine[rows_here][:, None] + half * side * out[..., None] - above[rows_here][:, None] * lift[..., None] + ahead[rows_here][:, None] * slip[..., None]
            along = t[rows_here][:, None] + 0.1 * w * breadth[rows_here][:, None] / length
            shapes.sheet(p[..., 0], p[..., 1], p[..., 2], material, uv=(along + 0 * w, 0.5 + half * 0.5 * w + 0 * along))
    thick = 0.016 * length * (1.05 - 0.9 * t)
    shapes.tube(spine + above * 0.2 * thick[:, None], thick, plain("midrib", (0.20, 0.30, 0.09), 0.35), steps=12)


def small_leaf(length, rng, at, turn, look):
    """A simple pointed leaf on a stem."""
    u, w = np.linspace(0, 1, 16)[:, None], np.linspace(-1, 1, 9)[None]
    half = 0.22 * length * np.sin(np.pi * u**0.8) ** 0.9
    z = 0.18 * half * np.abs(w) * 2 - length * 0.25 * u**2 + 0.02 * length * np.sin(9 * u + rng.uniform(0, 6)) * w
    shapes.sheet(length * u + 0 * w, half * w, z, look, uv=(u * 0.35 + 0 * w, 0.5 + 0.5 * w + 0 * u), at=at, turn=turn)


def _petals(count, length, width, rise, curl, rng, start=0.0):
    """Vertices, faces and UV of one whorl: soft rounded petals that open and then curl back at the tip."""
    rows, columns = 18, 11
    t = np.linspace(0, 1, rows)[:, None]
    s = np.linspace(-1, 1, columns)[None]
    swell = 0.42 + 0.58 * np.sin(np.pi / 2 * np.clip(t / 0.62, 0, 1)) ** 1.4
    tip = np.sqrt(np.clip(1 - (np.clip(t - 0.62, 0, 1) / 0.38) ** 2.2, 0, 1))
    vertices, faces, uv = [], [], []
    for i in range(count):
        turn = start + 2 * np.pi * i / count + rng.normal(0, 0.09)
        long, lift_by, back = length * rng.uniform(0.88, 1.08), rise + rng.normal(0, 0.10), curl * rng.uniform(0.75, 1.25)
        half = width * rng.uniform(0.92, 1.08) * swell * tip
        slope = lift_by - back * t**1.8
        reach, lift = np.cumsum(np.cos(slope), 0) * long / rows, np.cumsum(np.sin(slope), 0) * long / rows
        cup = half * (0.30 * (1 - t) - 0.28 * t) * s**2
        soft = 0.035 * long * np.sin(2.2 * s + rng.uniform(0, 6)) * t**2
        x, y, z = reach + 0 * s, half * s, lift + cup + soft
        px, py = x * np.cos(turn) - y * np.sin(turn), x * np.sin(turn) + y * np.cos(turn)
        first = len(vertices)
        vertices.extend(np.stack([px, py, z], -1).reshape(-1, 3))
        faces.extend(shapes.grid_faces(rows, columns) + first)
        uv.extend(np.stack([t + 0 * s, 0.5 + s / 2 + 0 * t], -1).reshape(-1, 2))
    return vertices, faces, uv


def jasmine(rng, size=0.12, open_by=0.35, at=(0, 0, 0), turn=(0, 0, 0), look=None, foot=None):
    """One flower, its narrow green tube below the origin; `size` is a petal's length. `open_by`: 0.2 wide open … 1.2 half closed."""
    look = look or petal()
    outer = int(rng.integers(5, 8))
    whorls = [(outer, 1.0, 0.40 - 0.02 * outer + 0.06, open_by + 0.15, 0.95, 0.0)]
    if rng.random() < 0.6:
        whorls.append((4, 0.66, 0.27, open_by + 0.75, 0.9, 0.4))
    vertices, faces, uv = [], [], []
    for count, length, width, rise, curl, start in whorls:
        v, f, w = _petals(count, length * size, width * size, rise, curl, rng, start)
        faces.extend(np.asarray(f) + len(vertices))
        vertices.extend(v)
        uv.extend(w)
    thing = shapes.mesh(vertices, faces, look, at=at, turn=turn, uv=uv)
    tube = [(0.0, 0.05), (0.10, 0.06), (0.075, -0.15), (0.060, -0.70), (0.085, -0.80), (0.095, -1.02), (0.0, -1.06)]
    stem = shapes.lathe([(r * size, z * size) for r, z in tube], foot or _tube_look(), radius=0.03 * size, steps=16)
    stem.parent = thing
    return thing


def _tube_look():
    """White-green at the flower, green at the foot."""
    s = Shader("jasmine tube")
    height = s.add("SeparateXYZ", {0: s.place("Generated")}).outputs[2]
    tint = s.ramp(height, (0.0, (0.10, 0.17, 0.04)), (0.28, (0.16, 0.24, 0.07)), (0.42, (0.50, 0.56, 0.30)), (1.0, (0.72, 0.74, 0.56)))
    return s.principled(base=tint, roughness=0.5).material


def _bud_look():
    s = Shader("bud")
    height = s.add("SeparateXYZ", {0: s.place("Generated")}).outputs[2]
    tint = s.ramp(height, (0.0, (0.10, 0.17, 0.04)), (0.16, (0.18, 0.26, 0.08)), (0.36, (0.62, 0.66, 0.42)), (0.52, (0.84, 0.83, 0.72)), (1.0, (0.88, 0.86, 0.77)))
    return s.principled(base=tint, roughness=0.5, specular=0.3).material


def bud(rng, size=0.10, at=(0, 0, 0), turn=(0, 0, 0), look=None):
    """A closed jasmine bud, lying or standing along z: plump, softly pointed, on its narrow tube."""
    line = [(0, -1.0), (0.085, -0.97), (0.075, -0.78), (0.055, -0.70), (0.065, -0.1), (0.16, 0.10), (0.25, 0.42), (0.21, 0.75), (0.09, 1.0), (0.0, 1.06)]
    twist = rng.uniform(0, 6)
    thing = shapes.lathe([(r * size, z * size) for r, z in line], look or _bud_look(), radius=0.2 * size, steps=48, at=at, turn=turn)
    for vertex in thing.data.vertices:
        up = max(0, vertex.co.z / size)
        angle = np.arctan2(vertex.co.y, vertex.co.x) + 1.6 * up + twist
        pinch = 1 - 0.09 * np.abs(np.cos(2.5 * angle)) ** 6 * min(1, up * 2)
        vertex.co.x *= pinch
        vertex.co.y *= pinch
    return thing


def strung(points, rng, size=0.13, every=0.10, open_share=0.35, up=(0, 0, 1), lift=0.22, opened=(0.25, 0.7), look=None):
    """Malli: buds and flowers tied in two rows along a banana fibre, heads out to both sides, tubes crossed over the thread.

    `lift`: how far the heads rise from the plane they lie in; about 0.8 makes a round rope that hides its thread.
    `opened`: from how wide open to how half closed the flowers are.
    """
    points = np.asarray(points, float)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    look, foot, closed = look or petal(), _tube_look(), _bud_look()
    shapes.tube(points, 0.007, plain("banana fibre", (0.42, 0.33, 0.18), 0.8), steps=8)
    up = np.asarray(up, float)
    for i, along in enumerate(np.arange(0, length[-1], every)):
        here = np.array([np.interp(along, length, points[:, k]) for k in range(3)])
        ahead = np.array([np.interp(along + 0.05, length, points[:, k]) - np.interp(along - 0.05, length, points[:, k]) for k in range(3)])
        ahead /= np.linalg.norm(ahead)
        side = np.cross(ahead, up)
        side /= np.linalg.norm(side)
        for sign in (-1, 1):
            out = sign * side + ahead * rng.normal(0, 0.30) + up * abs(rng.normal(lift, max(0.22, 0.6 * lift)))
            out /= np.linalg.norm(out)
            turn = np.degrees(Vector(out).to_track_quat("Z", "Y").to_euler())
            head = here + out * size * 0.62 + up * size * 0.10
            if rng.random() < open_share:
                jasmine(rng, size * rng.uniform(0.85, 1.05), rng.uniform(*opened), at=tuple(head), turn=tuple(turn), look=look, foot=foot)
            else:
                bud(rng, size * rng.uniform(0.85, 1.08), at=tuple(head), turn=tuple(turn), look=closed)
