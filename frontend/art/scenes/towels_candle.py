"""Folded towels, a lit candle and a brass bowl of water with jasmine."""
import numpy as np

from lib import linen, materials, plants, shapes, studio

EXPOSURE = 0.5


def flame(at):
    s = materials.Shader("flame")
    split = s.add("SeparateXYZ", {0: s.place("Generated")})
    tint = s.ramp(split.outputs[2], (0.0, (0.10, 0.14, 0.55)), (0.22, (1.0, 0.42, 0.10)), (0.6, (1.0, 0.72, 0.32)), (1.0, (1.0, 0.45, 0.10)))
    power = s.between(split.outputs[2], 1.0, 5, 0.05, 0.5)
    burning = s.add("Emission", {"Color": tint, "Strength": power}).outputs[0]
    facing = s.math("SUBTRACT", 1.0, s.add("LayerWeight", {"Blend": 0.35}).outputs["Facing"])
    body = s.math("MULTIPLY", s.between(facing, 0.0, 1.0, 0.0, 0.8), s.between(split.outputs[2], 0.25, 1.0, 0.05, 0.35))
    s.surface(s.add("MixShader", {0: body, 1: s.add("BsdfTransparent").outputs[0], 2: burning}).outputs[0])
    line = [(0, 0), (0.030, 0.03), (0.048, 0.10), (0.036, 0.20), (0.012, 0.30), (0, 0.36)]
    shapes.lathe(line, s.material, radius=0.05, steps=32, at=at)
    t = np.linspace(0, 1, 10)
    shapes.tube(np.stack([0.015 * t**2, 0 * t, -0.06 + 0.12 * t], 1), 0.008, materials.plain("wick", (0.02, 0.015, 0.01), 0.9), at=at)
    glow = studio.lamp((at[0], at[1], at[2] + 0.12), (0, 0, 0), 0.05, 9, (1.0, 0.55, 0.22))
    glow.data.type = "POINT"
    glow.data.shadow_soft_size = 0.06


def build():
    rng = np.random.default_rng(30)
    shapes.ground(materials.wood((0.10, 0.050, 0.026)), 14)
    linen.towel((0.74, 0.68, 0.57), 1.25, 1.9, (-0.55, 0.45, 0.0), (0, 0, -84), rng)
    linen.towel((0.46, 0.25, 0.16), 1.22, 1.84, (-0.55, 0.45, 0.32), (0, 0, -87), rng)
    linen.towel((0.76, 0.71, 0.62), 1.20, 1.80, (-0.55, 0.45, 0.64), (0, 0, -82), rng)
    jar = [(0, 0), (0.26, 0), (0.28, 0.02), (0.285, 0.50), (0.275, 0.515), (0.262, 0.50), (0.258, 0.06), (0, 0.05)]
    shapes.lathe(jar, materials.glaze((0.10, 0.14, 0.115)), radius=0.015, wobble=0.004, at=(0.98, -0.12, 0))
    shapes.lathe([(0.258, 0.44), (0.22, 0.425), (0, 0.415)], materials.wax(), radius=0.05, at=(0.98, -0.12, 0))
    flame((0.98, -0.12, 0.47))
    bowl = [(0, 0.04), (0.18, 0.04), (0.22, 0), (0.27, 0), (0.27, 0.04), (0.48, 0.13), (0.56, 0.24), (0.575, 0.25), (0.55, 0.255), (0.46, 0.15), (0, 0.07)]
    shapes.roughen(shapes.lathe(bowl, materials.brass(0.24), radius=0.02, at=(0.02, -0.78, 0)), 0.010, 0.1)
    shapes.lathe([(0.53, 0.205), (0.50, 0.20), (0, 0.20)], materials.water(), radius=0.02, at=(0.02, -0.78, 0))
    for x, y, turn in ((-0.10, -0.80, 0), (0.16, -0.66, 30), (0.10, -0.95, 70)):
        plants.jasmine(rng, 0.16, 0.28, at=(x, y, 0.24), turn=(5, -6, turn))
    studio.camera((0.3, -6.4, 2.6), (0.0, 0, 0.42), lens=80, focus=(0.4, -0.6, 0.4), blur=0.05)
    studio.usual_lights((0, 0, 0.4), 0.7)
    studio.lamp((-2.6, -4.2, 2.6), (-0.4, 0, 0.4), 1.8, 130, studio.WARM)
