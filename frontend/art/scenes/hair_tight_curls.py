"""Tight black curls from the side against a pale wall: springs of many sizes over a round shape, a few strands free."""
import bpy
import numpy as np

from lib import hair, materials, room, shapes, studio

SAMPLES = 16
BOUNCES = 4
FILTER = (1.05, 0.99, 0.92)
EXPOSURE = 0.3
LOOK = "Medium High Contrast"


def guides(rng, count, reach, points=110):
    """From the scalp outward, then down: the round outline of a curly bob. (curls, points, 3)"""
    around, up = rng.uniform(0, 2 * np.pi, count), np.arcsin(rng.uniform(-0.45, 1.0, count))
    away = np.stack([np.cos(around) * np.cos(up), np.sin(around) * np.cos(up), np.sin(up)], 1)
    root = away * [0.80, 0.72, 0.92]
    t = np.linspace(0, 1, points)[None, :, None]
    long = (reach * rng.uniform(0.75, 1.2, count) * (0.62 + 0.38 * np.clip(away[:, 2] + 0.3, 0, 1)))[:, None, None]
    out = away[:, None] * [1.15, 1.15, 0.75] * (1 - np.exp(-2.2 * t)) * 0.42 * long
    fall = np.array([0, 0, -1.0]) * long * 0.86 * t**1.45
    drift = rng.normal(0, 0.10, (count, 1, 3)) * t
    return root[:, None] + out + fall + drift


def shortened(curl, rng):
    """Each strand cut off somewhere on its last part."""
    count, points, _ = curl.shape
    at = np.linspace(0, points - 1, points)[None] * (1 - np.abs(rng.normal(0, 0.07, (count, 1))).clip(0, 0.3))
    low = np.minimum(at.astype(int), points - 2)
    share, row = (at - low)[..., None], np.arange(count)[:, None]
    return curl[row, low] * (1 - share) + curl[row, low + 1] * share


def springs(rng, lines, strands, radius, turns_per):
    """Winds a lock of `strands` around each line: they part and meet again on the way, and no two end at one place."""
    count, points, _ = lines.shape
    ahead = np.gradient(lines, axis=1)
    step = np.linalg.norm(ahead, axis=2, keepdims=True)
    ahead /= step
    along = np.cumsum(step[..., 0], 1)
    side = np.cross(ahead, [0.2, 0.9, 0.1])
    side /= np.linalg.norm(side, axis=2, keepdims=True)
    upper = np.cross(side, ahead)
    t = np.linspace(0, 1, points)[None]
    made = []
    for i in range(count):
        r = radius * np.exp(rng.normal(0, 0.28))
        wind = rng.choice([-1, 1]) * along[i] / (r * turns_per * rng.uniform(0.85, 1.2)) + rng.uniform(0, 6.3)
        wind = wind + 0.5 * hair.smooth_noise(rng, 1, 6, 2)(t, 0)[0]
        rows = np.arange(strands)[:, None]
        phase = wind[None] + rng.normal(0, 0.20, (strands, 1)) + 0.25 * hair.smooth_noise(rng, strands, 5, 2)(t, rows)
        wide = r * np.minimum(1, 0.15 + 3.5 * t) * (1 - 0.25 * t**2) * rng.normal(1, 0.10, (strands, 1))
        wide = wide * (1 + 0.16 * hair.smooth_noise(rng, strands, 8, 2)(t, rows))
        slip = rng.normal(0, 0.30 * r, (strands, 1))
        curl = lines[i][None] + (wide * np.cos(phase))[..., None] * side[i] + (wide * np.sin(phase))[..., None] * upper[i] + slip[..., None] * ahead[i]
        made.append(shortened(curl, rng))
    return np.concatenate(made)


def build():
    rng = np.random.default_rng(57)
    wall = shapes.ground(room.plaster(((0.42, 0.34, 0.245), (0.50, 0.415, 0.31)), 0.8), 30, at=(0, 4.2, 0))
    wall.rotation_euler = (np.pi / 2, 0, 0)
    for height, size in ((0.05, (0.80, 0.70, 0.90)), (-0.75, (0.95, 0.70, 0.75))):  # the head and neck: no wall shows between the curls
        bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=24, location=(0, 0.15, height))
        bpy.context.object.scale = size
        bpy.context.object.data.materials.append(materials.plain("scalp", (0.012, 0.008, 0.006), 0.8))
    black = hair.material(melanin=0.93, redness=0.35, roughness=0.33, radial=0.45, variation=0.15, ior=1.42)
    for count, reach, strands, radius in ((240, 1.9, 75, 0.058), (460, 1.7, 75, 0.048), (200, 1.25, 60, 0.040)):
        lines = guides(rng, count, reach)
        lines = lines[lines[:, 0, 1] < 0.45]
        hair.grow(hair.stray(springs(rng, lines, strands, radius, 0.62), 0.07, 0.13, rng), black, 0.0012, tip=0.4)
    studio.camera((0.25, -7.2, 0.25), (0.35, 0, 0.17), lens=85, focus=(0.3, -0.95, 0.4), blur=0.05)
    studio.lamp((-3.6, -2.6, 3.0), (0, 0, 0), 1.4, 1250, studio.WARM, tall=2.0)
    studio.lamp((3.6, -2.6, 0.8), (0, 0, 0), 2.4, 330, studio.DAYLIGHT)
    studio.lamp((2.4, 2.4, 2.6), (0.0, 0, 0), 1.4, 600, studio.WARM)
    studio.lamp((-3.0, 0.2, 2.6), (1.5, 4.2, 0.4), 1.2, 420, studio.WARM)
