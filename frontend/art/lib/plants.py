"""Banana leaves and jasmine."""
import numpy as np

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


def _petals(count, length, width, rise, curl, rng, start=0.0):
    """Vertices, faces and UV of one whorl of pointed petals."""
    rows, columns = 14, 9
    vertices, faces, uv = [], [], []
    for i in range(count):
        turn = start + 2 * np.pi * i / count + rng.normal(0, 0.10)
        t = np.linspace(0, 1, rows)[:, None]
        s = np.linspace(-1, 1, columns)[None]
        long, open_by = length * rng.uniform(0.9, 1.08), rise + rng.normal(0, 0.10)
        half = width * np.sin(np.pi * np.clip(t * 0.93 + 0.07, 0, 1) ** 1.05) ** 0.70
        slope = open_by - curl * t
        reach, lift = np.cumsum(np.cos(slope), 0) * long / rows, np.cumsum(np.sin(slope), 0) * long / rows
        x, y = reach + 0 * s, half * s
        z = lift + 0.35 * half * (s**2) * (1 - 0.6 * t) + 0.02 * long * np.sin(5 * t + i) * s
        px, py = x * np.cos(turn) - y * np.sin(turn), x * np.sin(turn) + y * np.cos(turn)
        first = len(vertices)
        vertices.extend(np.stack([px, py, z], -1).reshape(-1, 3))
        faces.extend(shapes.grid_faces(rows, columns) + first)
        uv.extend(np.stack([t + 0 * s, 0.5 + s / 2 + 0 * t], -1).reshape(-1, 2))
    return vertices, faces, uv


def jasmine(rng, size=0.12, open_by=0.35, at=(0, 0, 0), turn=(0, 0, 0), look=None):
    """One flower, its green tube below the origin. `open_by`: 0.2 wide open … 1.2 half closed."""
    look = look or petal()
    vertices, faces, uv = [], [], []
    for count, length, width, rise, start in ((7, 1.0, 0.31, open_by, 0.0), (6, 0.76, 0.27, open_by + 0.42, 0.5)):
        v, f, w = _petals(count, length * size, width * size, rise, 0.55, rng, start)
        faces.extend(np.asarray(f) + len(vertices))
        vertices.extend(v)
        uv.extend(w)
    thing = shapes.mesh(vertices, faces, look, at=at, turn=turn, uv=uv)
    tube = [(0.0, 0.10), (0.085, 0.06), (0.06, -0.25), (0.075, -0.62), (0.0, -0.66)]
    stem = shapes.lathe([(r * size, z * size) for r, z in tube], plain("jasmine tube", (0.34, 0.42, 0.16), 0.5), radius=0.02 * size, steps=16)
    stem.parent = thing
    return thing


def bud(rng, size=0.10, at=(0, 0, 0), turn=(0, 0, 0)):
    """A closed jasmine bud, lying or standing along z."""
    s = Shader("bud")
    split = s.add("SeparateXYZ", {0: s.place("Generated")})
    tint = s.ramp(split.outputs[2], (0.10, (0.32, 0.42, 0.15)), (0.36, (0.80, 0.82, 0.62)), (0.8, (0.88, 0.86, 0.78)))
    s.principled(base=tint, roughness=0.5)
    line = [(0, -0.55), (0.06, -0.52), (0.055, -0.1), (0.12, 0.12), (0.21, 0.45), (0.16, 0.8), (0.0, 1.02)]
    twist = rng.uniform(0, 6)
    thing = shapes.lathe([(r * size, z * size) for r, z in line], s.material, radius=0.2 * size, steps=40, at=at, turn=turn)
    for vertex in thing.data.vertices:
        angle = np.arctan2(vertex.co.y, vertex.co.x) + 9 * vertex.co.z / size * 0.25 + twist
        pinch = 1 + 0.07 * np.cos(5 * angle) * max(0, vertex.co.z / size)
        vertex.co.x *= pinch
        vertex.co.y *= pinch
    return thing
