"""The salon's tools. Each lies on z = 0 along x unless it stands by nature; give a place and a turn to put it down."""
import math

import bpy
import numpy as np

from lib import hair, materials, shapes


def group(things, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Moves things as one."""
    holder = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(holder)
    for thing in things:
        thing.parent = holder
    return shapes.place(holder, at, turn, scale)


def comb(material, length=1.9, tail=False, coarse=True, **placing):
    """Spine, wide and fine teeth; `tail` gives the hairdresser's pointed handle instead of the wide half."""
    parts = []
    deep, spine = 0.30, 0.13
    start = -length / 2
    end = length / 2 if not tail else length * 0.08
    arc = np.linspace(0, np.pi / 2, 7)
    soft = 0.07
    left = [(start + soft - soft * np.sin(a), spine - soft + soft * np.cos(a)) for a in arc]
    right = [(end - soft + soft * np.sin(a), spine - soft + soft * np.cos(a)) for a in arc[::-1]]
    parts.append(shapes.plate([(start, 0), (end, 0), *right, *left], 0.05, material, bevel=0.016))
    for x, out in ((start, 1), (end, -1)):
        # The guard tooth: broad where it leaves the spine, its outer edge drawn in to a round tip.
        t = np.linspace(0, 1, 10)
        outer = np.stack([x + out * 0.030 * t**2, 0.06 - (deep + 0.03) * t], 1)
        tip = np.stack([x + out * (0.045 - 0.015 * np.cos(np.pi * t[1:-1])), -deep + 0.03 - 0.015 * np.sin(np.pi * t[1:-1])], 1)
        inner = np.stack([x + out * (0.060 + 0.022 * t**2), -deep + 0.03 + (deep + 0.03) * t], 1)
        guard = np.vstack([outer, tip, inner])
        parts.append(shapes.plate([tuple(p) for p in guard[:: int(out)]], 0.044, material, bevel=0.012, at=(0, 0, 0.003)))
    x = start + 0.105
    while x < end - 0.10:
        wide = coarse and x < (start + end) / 2
        half = 0.017 if wide else 0.0085
        tip = half * 0.45
        tooth = [(x - tip, -deep), (x + tip, -deep), (x + half, 0.02), (x - half, 0.02)]
        parts.append(shapes.plate([(a, b) for a, b in tooth], 0.048, material, bevel=0.006, segments=2, at=(0, 0, 0.001)))
        x += 0.062 if wide else 0.032
    if tail:
        t = np.linspace(0, 1, 24)
        rod = np.stack([end + t * (length / 2 + length * 0.42 - length * 0.08), 0.065 + 0 * t, 0.026 + 0 * t], 1)
        parts.append(shapes.tube(rod, 0.045 * (1 - 0.75 * t**0.7), material))
    return group(parts, **placing)


def bar(stations, material, blade_until=-9.0, side=1, **placing):
    """A forged bar along x: stations of (x, lower edge, upper edge, thickness, height of its middle).

    Right of `blade_until` it is a blade, flat below and ground to an edge at its lower side; left of it the section is an oval.
    """
    stations = np.array(stations, float)
    x = np.linspace(stations[0, 0], stations[-1, 0], 150)
    low, high, thick, middle = (np.convolve(np.pad(np.interp(x, stations[:, 0], row), 4, "edge"), np.full(9, 1 / 9), "valid") for row in stations[:, 1:].T)
    v = np.cos(np.linspace(0, 2 * np.pi, 44, endpoint=False))
    front = np.arange(44) <= 22
    oval = np.where(front, 1, -1) * np.sqrt(1 - v**2)
    ground = np.where(front, np.interp(v, (-1, -0.30, 0.80, 1), (-1, 0.75, 1, 0.2)), -1)
    share = np.clip((x - blade_until) / 0.16, 0, 1)[:, None] ** 2
    w = (oval * (1 - share) + ground * share) * thick[:, None] / 2
    y = (low + high)[:, None] / 2 + v * (high - low)[:, None] / 2
    points = np.stack([x[:, None] + 0 * y, side * y, middle[:, None] + side * w], -1).reshape(-1, 3)
    ends = [tuple(range(43, -1, -1)), tuple(range(149 * 44, 150 * 44))]
    thing = shapes.mesh(points, [tuple(f) for f in shapes.grid_faces(150, 44, around=True)] + ends, material, **placing)
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(28)
    return thing


def scissors(material, opening, rest=False, **placing):
    """Two forged halves that cross at a slotted screw, oval finger rings behind; `rest`: a hairdresser's hook for the little finger."""
    parts = []
    for side in (-1, 1):
        at = 0.055
        inside = at + side * 0.019
        half = bar(
            [
                (-0.875, -0.215, -0.105, 0.044, at),
                (-0.84, -0.190, -0.098, 0.048, at),
                (-0.72, -0.128, -0.068, 0.052, at),
                (-0.45, -0.062, -0.004, 0.056, at),
                (-0.22, -0.050, 0.028, 0.056, at),
                (-0.08, -0.066, 0.060, 0.044, inside),
                (0.10, -0.060, 0.074, 0.036, inside),
                (0.35, -0.034, 0.078, 0.034, inside),
                (0.80, -0.014, 0.050, 0.028, inside),
                (1.05, -0.008, 0.018, 0.020, inside),
                (1.13, -0.004, 0.002, 0.010, inside),
            ],
            material,
            blade_until=0.0,
            side=side,
        )
        angle = np.linspace(0, 2 * np.pi, 97)[:-1, None]
        across = np.linspace(0, 2 * np.pi, 20, endpoint=False)[None]
        reach = 0.033 * np.cos(across)
        x = -1.03 + (0.178 + reach) * np.cos(angle)
        y = -side * 0.178 + (0.140 + reach) * np.sin(angle)
        z = at + 0.026 * np.sin(across) + 0 * angle
        faces = shapes.grid_faces(97, 20, around=True)
        points = np.stack([x, y, z], -1).reshape(-1, 3)
        ring = shapes.mesh(points, faces % len(points), material)
        held = [half, ring]
        if rest and side == 1:
            t = np.linspace(0, 1, 30)
            hook = np.stack([-1.19 - 0.20 * t, -0.235 - 0.10 * t + 0.14 * t**3, at + 0.02 * t**2], 1)
            held.append(shapes.tube(hook, 0.026 * (1 - 0.35 * t), material))
        parts.append(group(held, turn=(0, 0, side * opening / 2)))
    screw = [(0.0, 0.106), (0.050, 0.106), (0.058, 0.100), (0.060, 0.086), (0.064, 0.05)]
    parts.append(shapes.lathe([(r, z) for r, z in screw[::-1]], materials.brass(0.2), radius=0.004, steps=64))
    parts.append(shapes.box((0.092, 0.013, 0.006), materials.plain("slot", (0.02, 0.016, 0.01), 0.6), 0.001, at=(0, 0, 0.1045), turn=(0, 0, 28)))
    return group(parts, **placing)


def bristles(root, tip, length, rng, count, flat=1.0, taper=0.0, dome=0.25, points=10):
    """Strands standing along z from a disc of radius `root`, flaring to `tip`, cut to a dome."""
    r = np.sqrt(rng.uniform(0, 1, count))
    angle = rng.uniform(0, 2 * np.pi, count)
    t = np.linspace(0, 1, points)[None]
    width = root + (tip - root) * np.sin(t * np.pi / 2) ** 0.8 - taper * tip * t**4
    long = length * (1 - dome * r**2 + rng.normal(0, 0.018, count))
    strands = np.zeros((count, points, 3))
    wander = rng.normal(0, 0.012, (count, 1, 2)) * t[..., None] ** 2
    strands[..., 0] = width * (r * np.cos(angle))[:, None] + wander[..., 0]
    strands[..., 1] = (width * (r * np.sin(angle))[:, None]) * flat + wander[..., 1]
    strands[..., 2] = long[:, None] * t
    return strands


def turn_strands(strands, at, turn):
    """Turns and moves strands as the children of a group with this place and turn would be."""
    from mathutils import Euler

    matrix = np.array(Euler([math.radians(a) for a in turn]).to_matrix())
    return strands @ matrix.T + np.asarray(at)


def brush(handle, rng, at, turn, root=0.10, tip=0.17, length=0.42, count=14000, hair_look=None, handle_line=None, flat=1.0, dome=0.3, taper=0.25, thickness=0.0022, crimped=False):
    """A make-up or shaving brush that stands on its handle's end along +z before it is turned: handle, ferrule, bristles."""
    line = handle_line or [(0, -1.30), (0.030, -1.29), (0.050, -1.05), (0.062, -0.70), (0.085, -0.32), (0.088, -0.30)]
    parts = [shapes.lathe(line, handle, radius=0.03, steps=64, scale=(1, flat, 1) if flat < 1 else 1.0)]
    crimps = [(root * k, z) for z0 in ((-0.17, -0.13) if crimped else ()) for k, z in ((1.045, z0 - 0.014), (0.975, z0), (1.045, z0 + 0.014))]
    collar = [(min(0.075, root * 0.96), -0.32), (root * 0.98, -0.28), (root * 0.98, -0.24), (root * 1.04, -0.22), *crimps, (root * 1.06, 0.0), (root * 0.98, 0.012), (root * 0.9, -0.02)]
    parts.append(shapes.lathe(collar, materials.brass(), radius=0.01, steps=64, scale=(1, flat, 1) if flat < 1 else 1.0))
    holder = group(parts, at, turn)
    strands = bristles(root * 0.93, tip, length, rng, count, flat=flat, dome=dome, taper=taper)
    strands[..., 2] -= 0.02
    look = hair_look or hair.material(melanin=0.55, redness=0.5, roughness=0.35)
    hair.grow(turn_strands(strands, at, turn), look, thickness, tip=1.0)
    return holder


def bottle(colour, cap, at, turn=(0, 0, 0), height=0.62, radius=0.30, scale=1.0):
    """A nail lacquer bottle: thick glass foot, the lacquer inside, a tall cap."""
    h, r = height, radius
    outer = [(0, 0.0), (r * 0.92, 0.0), (r, 0.05), (r, h * 0.72), (r * 0.80, h * 0.92), (r * 0.42, h), (r * 0.40, h + 0.06), (0, h + 0.06)]
    inner = [(0, 0.085), (r * 0.80, 0.085), (r * 0.90, 0.13), (r * 0.90, h * 0.70), (r * 0.72, h * 0.86), (0, h * 0.885)]
    top = [(r * 0.46, h + 0.012), (r * 0.52, h + 0.022), (r * 0.50, h + 0.30), (r * 0.42, h + 0.86), (r * 0.36, h + 0.90), (0, h + 0.905)]
    parts = [
        shapes.lathe(outer, materials.glass(ior=1.46), radius=0.05),
        shapes.lathe(inner, materials.lacquer(colour), radius=0.05),
        shapes.lathe(top, cap, radius=0.025),
    ]
    return group(parts, at, turn, scale)


def lipstick(colour, case, at, turn=(0, 0, 0), out=0.42, cut=0.55):
    """An opened lipstick standing upright; `out` is how far the bullet is wound out, `cut` its slant."""
    parts = [
        shapes.lathe([(0, 0), (0.165, 0), (0.175, 0.01), (0.175, 0.62), (0.165, 0.635), (0.14, 0.635)], case, radius=0.012),
        shapes.lathe([(0.140, 0.60), (0.140, 0.80), (0.130, 0.81), (0.118, 0.80), (0.118, 0.62)], materials.brass(0.16), radius=0.008),
    ]
    radius, top = 0.112, 0.80 + out
    line = [(radius, 0.62), (radius, top - 0.10), (radius, top), (0.5 * radius, top + 0.004), (0, top + 0.006)]
    stick = shapes.lathe(line, materials.plain("lip colour", colour, 0.33, specular=0.4), radius=0.045, steps=160)
    for vertex in stick.data.vertices:
        wound_out = max(0.0, vertex.co.z - 0.80) / out
        vertex.co.z += cut * 1.9 * vertex.co.x * wound_out - 0.10 * max(0.0, vertex.co.x / radius) ** 3 * cut * wound_out
    parts.append(stick)
    return group(parts, at, turn)


def emery_board(at, turn):
    """Grit on both sides of a pale core, its ends cut round."""
    s = materials.Shader("grit")
    grain, worn = s.noise(170, 2, 0.8), s.noise(2.5, 5, 0.6)
    tint = s.ramp(grain, (0.34, (0.055, 0.050, 0.046)), (0.52, (0.115, 0.108, 0.10)), (0.66, (0.34, 0.33, 0.31)))
    tint = s.add("MixRGB", {"Fac": s.between(worn, 0.0, 0.35, 0.45, 0.70), "Color1": tint, "Color2": (0.30, 0.28, 0.25)}).outputs[0]
    grit = s.principled(base=tint, roughness=0.75, specular=0.5, normal=s.bump(grain, 0.5, 0.008)).material
    core = materials.plain("core", (0.62, 0.30, 0.24), 0.7)
    a = np.linspace(-np.pi / 2, np.pi / 2, 15)
    outline = [(0.78 + 0.075 * np.cos(x), 0.080 * np.sin(x)) for x in a] + [(-0.78 - 0.075 * np.cos(x), -0.080 * np.sin(x)) for x in a]
    inner = [(x * 0.997, y * 0.97) for x, y in outline]
    parts = [shapes.plate(outline, 0.010, grit, bevel=0.003, at=(0, 0, z)) for z in (0, 0.032)]
    parts.append(shapes.plate(inner, 0.024, core, bevel=0.002, at=(0, 0, 0.009)))
    group(parts, at, turn)
