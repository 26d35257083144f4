"""Golden serum: drops on pale stone, one more at the dropper's end."""
import numpy as np

from lib import materials, shapes, studio

SAMPLES = 16


def liquid():
    """Clear oil: what it stands on shows through, golden where it is deep; a mirror at a slant."""
    s = materials.Shader("serum")
    facing = s.add("LayerWeight", {"Blend": 0.5}).outputs["Facing"]
    depth = s.ramp(facing, (0.0, (1.0, 0.90, 0.58)), (0.55, (0.97, 0.74, 0.30)), (1.0, (0.80, 0.40, 0.06)))
    body = s.add("BsdfRefraction", {"Color": depth, "Roughness": 0.0, "IOR": 1.30}).outputs[0]
    shine = s.add("BsdfGlossy", {"Roughness": 0.01}).outputs[0]
    wet = s.add("MixShader", {0: s.add("Fresnel", {"IOR": 1.45}).outputs[0], 1: body, 2: shine}).outputs[0]
    cast = s.add("BsdfTransparent", {"Color": (0.95, 0.79, 0.46)}).outputs[0]
    return s.surface(s.add("MixShader", {0: s.add("LightPath").outputs["Is Shadow Ray"], 1: wet, 2: cast}).outputs[0])


def build():
    rng = np.random.default_rng(14)
    shapes.ground(materials.plain("plaster", (0.62, 0.53, 0.41), 0.42))
    serum = liquid()
    places, sizes = [], []
    while len(places) < 46:
        at = np.array([rng.uniform(-1.7, 1.7), rng.uniform(-1.1, 1.6), 0])
        size = rng.choice([0.03, 0.05, 0.09, 0.15, 0.21], p=[0.3, 0.26, 0.22, 0.14, 0.08]) * rng.uniform(0.8, 1.2)
        if all(np.linalg.norm(at - p) > 1.15 * (size + s) for p, s in zip(places, sizes)):
            places.append(at)
            sizes.append(size)
    shapes.drops(places, sizes, serum, rng, flat=0.42)
    pipe = [(0, 0.02), (0.045, 0.02), (0.05, 0.06), (0.06, 0.30), (0.13, 0.52), (0.14, 0.62), (0.14, 2.4), (0.115, 2.4), (0.115, 0.64), (0.10, 0.55), (0.035, 0.32), (0.028, 0.06), (0.0, 0.06)]
    turn, at = (0, 24, -30), (0.28, -0.05, 0.42)
    shapes.lathe(pipe, materials.glass(), radius=0.03, at=at, turn=turn)
    shapes.lathe([(0, 0.09), (0.022, 0.09), (0.030, 0.33), (0.095, 0.56), (0.108, 0.66), (0.108, 1.25), (0, 1.24)], serum, radius=0.02, at=at, turn=turn)
    hanging = [(0, -0.115), (0.05, -0.10), (0.078, -0.04), (0.06, 0.03), (0.040, 0.075), (0, 0.08)]
    shapes.lathe(hanging, serum, radius=0.05, at=(at[0] + 0.012, at[1] - 0.006, at[2] - 0.03))
    studio.camera((0.1, -3.9, 1.95), (0.10, 0.02, 0.30), lens=85, focus=(0.25, -0.1, 0.35), blur=0.05)
    studio.lamp((-3.6, 2.2, 2.6), (0, 0, 0.1), 1.8, 330)
    studio.lamp((3.8, -1.5, 2.4), (0, 0, 0.2), 2.6, 60, studio.DAYLIGHT)
    studio.lamp((1.2, 3.6, 1.6), (0, 0, 0.2), 1.6, 90, studio.WARM)
