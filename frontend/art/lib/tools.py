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


def scissors(material, opening, **placing):
    """Two blades that cross at the screw, finger rings behind."""
    parts = []
    for side in (-1, 1):
        edge = [(-0.10, -0.055), (0.16, -0.060), (1.12, -0.004), (1.13, 0.004), (0.9, 0.035), (0.30, 0.075), (-0.10, 0.060)]
        blade = shapes.plate([(x, side * y) for x, y in edge][::side], 0.028, material, bevel=0.009, at=(0, 0, 0.045 + side * 0.0155))
        shank_end = np.array([-0.80, -side * 0.10])
        centre, reach = np.array([-1.03, -side * 0.165]), np.array([0.185, 0.135])
        turn = np.arctan2(*((shank_end - centre) / reach)[::-1])
        t = np.linspace(0, 1, 30)[:, None]
        shank = np.hstack([-0.02 - 0.78 * t, -side * (0.10 * t**1.5 - 0.035 * np.sin(np.pi * t))])
        angle = turn + np.linspace(0, 2 * np.pi, 70)[1:]
        loop = centre + reach * np.stack([np.cos(angle), np.sin(angle)], 1)
        line = np.vstack([shank, loop])
        thick = np.concatenate([0.058 - 0.026 * np.linspace(0, 1, 30) ** 0.6, np.full(69, 0.032)])
        handle = shapes.tube(np.column_stack([line, np.full(len(line), 0.055)]), thick, material)
        half = group([blade, handle], turn=(0, 0, side * opening / 2))
        parts.append(half)
    dome = [(0.0, 0.098), (0.045, 0.092), (0.058, 0.080), (0.058, 0.06)]
    parts.append(shapes.lathe([(r, z) for r, z in dome[::-1]], materials.brass(), radius=0.008, steps=40))
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
    """Puts strands where a group's children would be."""
    from mathutils import Euler

    matrix = np.array(Euler([math.radians(a) for a in turn]).to_matrix())
    return strands @ matrix.T + np.asarray(at)


def brush(handle, rng, at, turn, root=0.10, tip=0.17, length=0.42, count=14000, hair_look=None, handle_line=None, flat=1.0, dome=0.3, taper=0.25, thickness=0.0022):
    """A make-up or shaving brush that stands on its handle's end along +z before it is turned: handle, ferrule, bristles."""
    line = handle_line or [(0, -1.30), (0.030, -1.29), (0.050, -1.05), (0.062, -0.70), (0.085, -0.32), (0.088, -0.30)]
    parts = [shapes.lathe(line, handle, radius=0.03, steps=64, scale=(1, flat, 1) if flat < 1 else 1.0)]
    collar = [(0.075, -0.32), (root * 0.98, -0.28), (root * 0.98, -0.24), (root * 1.04, -0.22), (root * 1.06, 0.0), (root * 0.98, 0.012), (root * 0.9, -0.02)]
    parts.append(shapes.lathe(collar, materials.brass(), radius=0.01, steps=64, scale=(1, flat, 1) if flat < 1 else 1.0))
    holder = group(parts, at, turn)
    strands = bristles(root * 0.93, tip, length, rng, count, flat=flat, dome=dome, taper=taper)
    strands[..., 2] -= 0.02
    look = hair_look or hair.material(melanin=0.55, redness=0.5, roughness=0.35)
    hair.grow(turn_strands(strands, at, turn), look, thickness, tip=1.0)
    return holder


def bottle(colour, cap, at, turn=(0, 0, 0), height=0.62, radius=0.30):
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
    return group(parts, at, turn)


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
