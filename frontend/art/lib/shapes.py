"""Shapes: turned, folded, cut, grown. All take a material, most a place and a turn (degrees); z is up."""
import math

import bpy
import numpy as np
from mathutils import Euler


def place(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    thing.location = at
    thing.rotation_euler = Euler([math.radians(a) for a in turn])
    thing.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return thing


def mesh(vertices, faces, material, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0, uv=None, smooth=True):
    """`uv`: one (u, v) to each vertex."""
    data = bpy.data.meshes.new("shape")
    data.from_pydata([tuple(map(float, v)) for v in vertices], [], [tuple(map(int, f)) for f in faces])
    if uv is not None:
        corner = np.zeros(len(data.loops), np.int32)
        data.loops.foreach_get("vertex_index", corner)
        layer = data.uv_layers.new(name="UVMap")
        layer.data.foreach_set("uv", np.asarray(uv, np.float32)[corner].ravel())
    data.polygons.foreach_set("use_smooth", [smooth] * len(data.polygons))
    data.validate()
    data.update()
    data.materials.append(material)
    thing = bpy.data.objects.new("shape", data)
    bpy.context.collection.objects.link(thing)
    return place(thing, at, turn, scale)


def grid_faces(rows, columns, around=False):
    """Quads of a rows × columns lattice; `around` closes the columns to a ring."""
    r = np.arange(rows - 1)[:, None]
    c = np.arange(columns if around else columns - 1)[None]
    after = (c + 1) % columns
    quads = np.stack([r * columns + c, r * columns + after, (r + 1) * columns + after, (r + 1) * columns + c], -1)
    return quads.reshape(-1, 4)


def sheet(x, y, z, material, uv=None, **placing):
    """A surface from three equal lattices of coordinates."""
    points = np.stack([x, y, z], -1).reshape(-1, 3)
    uv = points[:, :2] if uv is None else np.stack(uv, -1).reshape(-1, 2)
    return mesh(points, grid_faces(*x.shape), material, uv=uv, **placing)


def modifier(thing, kind, **settings):
    new = thing.modifiers.new(kind.lower(), kind)
    for key, value in settings.items():
        setattr(new, key, value)
    return thing


def roughen(thing, amount, size):
    """Makes a surface slightly uneven, so that it doesn't look machine-made."""
    texture = bpy.data.textures.new("uneven", "CLOUDS")
    texture.noise_scale = size
    return modifier(thing, "DISPLACE", texture=texture, strength=amount, mid_level=0.5, texture_coords="LOCAL")


def rounded(points, radius, steps=5):
    """A polyline whose corners are replaced by arcs."""
    points = [np.array(p, float) for p in points]
    out = [points[0]]
    for before, here, after in zip(points, points[1:], points[2:]):
        a, b = before - here, after - here
        reach = min(radius, 0.48 * np.linalg.norm(a), 0.48 * np.linalg.norm(b))
        start, end = here + a / np.linalg.norm(a) * reach, here + b / np.linalg.norm(b) * reach
        for t in np.linspace(0, 1, steps):
            out.append((1 - t) ** 2 * start + 2 * t * (1 - t) * here + t**2 * end)
    return np.array(out + [points[-1]])


def lathe(profile, material, radius=0.02, steps=128, wobble=0.0, **placing):
    """Turns (radius, height) points around the z axis; `wobble` is a potter's unevenness in units."""
    line = rounded(profile, radius)
    angle = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    r, z = line[:, 0][:, None], line[:, 1][:, None]
    r = r * (1 + wobble * (np.sin(2 * angle + 3 * z) + 0.6 * np.sin(3 * angle + 1 + 5 * z)))
    x, y = r * np.cos(angle), r * np.sin(angle)
    points = np.stack([x, y, np.broadcast_to(z, x.shape)], -1).reshape(-1, 3)
    return mesh(points, grid_faces(len(line), steps, around=True), material, **placing)


def box(size, material, bevel=0.02, **placing):
    x, y, z = (s / 2 for s in size)
    corners = [(a, b, c) for a in (-x, x) for b in (-y, y) for c in (-z, z)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = mesh(corners, faces, material, **placing)
    modifier(thing, "BEVEL", width=bevel, segments=4)
    thing.data.use_auto_smooth = True
    return thing


def plate(outline, thickness, material, bevel=0.02, segments=4, **placing):
    """A flat thing cut along a closed (x, y) outline."""
    count = len(outline)
    points = [(x, y, z) for z in (0, thickness) for x, y in outline]
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    thing = mesh(points, [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count)), *sides], material, **placing)
    modifier(thing, "BEVEL", width=bevel, segments=segments, limit_method="ANGLE", angle_limit=math.radians(40))
    thing.data.use_auto_smooth = True
    return thing


def ground(material, size=14.0, at=(0, 0, 0)):
    half = size / 2
    corners = [(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)]
    return mesh(corners, [(0, 1, 2, 3)], material, at=at, uv=[c[:2] for c in corners])


def tube(points, radius, material, steps=14, **placing):
    """A round rod along points; `radius` is one number or one to each point. The ends are closed round."""
    points = np.asarray(points, float)
    count = len(points)
    radius = np.broadcast_to(radius, count)
    ahead = np.gradient(points, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.cross(ahead[0], [0.3, 0.5, 0.81])
    rings = []
    for i in range(count):
        side = side - ahead[i] * side.dot(ahead[i])
        side /= np.linalg.norm(side)
        up = np.cross(ahead[i], side)
        angle = np.linspace(0, 2 * np.pi, steps, endpoint=False)[:, None]
        ring = radius[i] * (np.cos(angle) * side + np.sin(angle) * up)
        if i == 0:
            rings += [points[0] - ahead[0] * radius[0] * k + ring * m for k, m in ((0.9, 0.1), (0.7, 0.7))]
        rings.append(points[i] + ring)
        if i == count - 1:
            rings += [points[i] + ahead[i] * radius[i] * k + ring * m for k, m in ((0.7, 0.7), (0.9, 0.1))]
    rows = len(rings)
    cap = [tuple(range(steps - 1, -1, -1)), tuple(range((rows - 1) * steps, rows * steps))]
    faces = [tuple(f) for f in grid_faces(rows, steps, around=True)] + cap
    return mesh(np.concatenate(rings), faces, material, **placing)


def waver(rng, count=6, low=0.6, high=2.2):
    """A gentle random landscape: a function of (x, y) within about ±1."""
    angle, pitch = rng.uniform(0, np.pi, count), rng.uniform(low, high, count)
    phase = rng.uniform(0, 2 * np.pi, count)

    def height(x, y):
        waves = [np.sin(p * (np.cos(a) * x + np.sin(a) * y) + s) / p for a, p, s in zip(angle, pitch, phase)]
        return sum(waves) / (1.2 * np.sqrt(count / 2))

    return height


def folds(width, depth, material, rng, height=0.10, resolution=240, low=0.8, high=3.0, **placing):
    """A cloth laid out: flat where things stand in the middle, soft waves around."""
    y, x = np.mgrid[-depth / 2 : depth / 2 : resolution * 1j, -width / 2 : width / 2 : resolution * 1j]
    land = waver(rng, 7, low, high)(x, y)
    z = height * np.abs(land) ** 1.3 * np.clip((np.hypot(x, y) - 1.1) / 1.4, 0, 1) ** 1.5
    return sheet(x, y, z, material, **placing)


def drops(places, sizes, material, rng, flat=0.55, normals=None):
    """Water drops: slightly uneven domes sitting on the given points."""
    rows, steps = 12, 36
    angle = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    vertices, faces = [], []
    base = [tuple(f) for f in grid_faces(rows, steps, around=True)]
    for index, (at, size) in enumerate(zip(places, sizes)):
        outline = 1 + 0.10 * np.sin(2 * angle + rng.uniform(0, 6)) + 0.06 * np.sin(3 * angle + rng.uniform(0, 6))
        lean = rng.normal(0, 0.04, 2)
        lift = np.linspace(-0.25, np.pi / 2 * 0.98, rows)
        ring = np.stack([np.outer(np.cos(lift), outline * np.cos(angle)), np.outer(np.cos(lift), outline * np.sin(angle))], -1)
        high = np.broadcast_to(np.sin(lift)[:, None] * flat, ring.shape[:2])
        points = np.concatenate([ring + high[..., None] * lean, high[..., None]], -1) * size
        if normals is not None:
            n = np.asarray(normals[index])
            x = np.cross(n, [0, 1, 0.01])
            x /= np.linalg.norm(x)
            points = points @ np.stack([x, np.cross(n, x), n])
        first = len(vertices)
        vertices.extend((points + np.asarray(at)).reshape(-1, 3))
        faces.extend(tuple(first + i for i in face) for face in base)
        faces.append(tuple(first + (rows - 1) * steps + i for i in range(steps)))
    return mesh(vertices, faces, material)
