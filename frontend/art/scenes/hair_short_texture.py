"""A short textured cut seen from above: the crown's whorl and cropped, separated ends."""
import bpy
import numpy as np

from lib import hair, studio
from lib.materials import plain

BOUNCES = 4
FILTER = (1.10, 0.97, 0.85)
EXPOSURE = -0.25
LOOK = "Medium High Contrast"


def crop(rng, count, lift, length, points=16):
    """Guides that leave the crown in a spiral and lie forward over the head's dome."""
    turn = rng.uniform(0, 2 * np.pi, count)
    away = np.sqrt(rng.uniform(0.0, 1.0, count)) * 1.25
    x, y = away * np.cos(turn), away * np.sin(turn)
    root = np.stack([x, y, np.sqrt(np.maximum(0.05, 1.7 - x**2 - y**2))], 1) * [1.0, 1.12, 1.0]
    normal = root / np.linalg.norm(root, axis=1, keepdims=True)
    spiral = np.stack([-np.sin(turn), np.cos(turn), 0 * turn], 1)
    out = np.stack([np.cos(turn), np.sin(turn), 0 * turn], 1)
    forward = np.stack([0.25 + 0 * turn, -np.tanh((0.10 - y) / 0.22), 0 * turn], 1)
    whorl = np.exp(-((away / 0.42) ** 2))[:, None]
    along = whorl * (0.9 * spiral + 0.6 * out) + (1 - whorl) * (forward + 0.45 * out + 0.25 * spiral)
    along = along + rng.normal(0, 0.05, (count, 3))
    along -= normal * (along * normal).sum(1, keepdims=True)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    long = (length * rng.uniform(0.7, 1.25, count))[:, None, None]
    t = np.linspace(0, 1, points)[None, :, None]
    rise = lift * (t - 0.75 * t**2)
    guides = root[:, None] + long * (along[:, None] * t + normal[:, None] * (rise - 0.22 * t**2))
    side = np.cross(normal, along)[:, None]
    return guides + side * rng.normal(0, 0.10, (count, 1, 1)) * t**2


def build():
    rng = np.random.default_rng(61)
    bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=32, radius=1.29)
    scalp = bpy.context.object
    scalp.scale = (1, 1.12, 1)
    scalp.data.materials.append(plain("scalp", (0.035, 0.02, 0.014), roughness=0.7))
    dark = hair.material(melanin=0.90, redness=0.45, roughness=0.32, radial=0.4, variation=0.15)
    for count, lift, length, each, wide in ((1700, 0.56, 0.42, 110, 0.052), (1100, 0.30, 0.30, 60, 0.06)):
        strands = hair.locks(crop(rng, count, lift, length), each, wide, rng, gather=0.80, frizz=0.006)
        hair.grow(hair.stray(strands, 0.02, 0.05, rng), dark, 0.0013, tip=0.25)
    studio.camera((0.25, -2.6, 5.2), (0.05, -0.22, 1.1), lens=85, focus=(0.0, -0.35, 1.35), blur=0.06, roll=12)
    studio.lamp((-3.4, 0.8, 3.6), (0, 0, 1.0), 1.8, 1000, studio.WARM, tall=2.4)
    studio.lamp((3.4, -2.4, 2.5), (0, 0, 1), 2.0, 180, studio.DAYLIGHT)
    studio.lamp((1.6, 3.4, 2.6), (0.0, 0, 1), 1.6, 380, studio.WARM)
