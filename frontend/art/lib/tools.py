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
