"""Terry towels, two folded and one rolled, at a window; behind them a lit candle, beside them petals on water in a brass bowl."""
import math

import bpy
import numpy as np

from lib import linen, materials, room, shapes, studio

SIZE = (2400, 1600)
SAMPLES = 24
EXPOSURE = 0.55
LOOK = "Medium High Contrast"
FILTER = (1.05, 0.99, 0.92)
IVORY, CLAY = (0.74, 0.68, 0.57), (0.40, 0.19, 0.11)


def flame(at, toward):
    """A small flame that leans in the draught, brighter than the film can show, with a soft lens glow about it."""
    s = materials.Shader("flame")
    height = s.add("SeparateXYZ", {0: s.place("Generated")}).outputs[2]
    tint = s.ramp(height, (0.0, (0.25, 0.22, 0.60)), (0.16, (1.0, 0.50, 0.16)), (0.6, (1.0, 0.74, 0.36)), (1.0, (1.0, 0.55, 0.18)))
    burning = s.add("Emission", {"Color": tint, "Strength": s.between(height, 4, 45, 0.0, 0.4)}).outputs[0]
    facing = s.math("SUBTRACT", 1.0, s.add("LayerWeight", {"Blend": 0.3}).outputs["Facing"])
    s.surface(s.add("MixShader", {0: s.between(facing, 0, 0.9, 0, 0.7), 1: s.add("BsdfTransparent").outputs[0], 2: burning}).outputs[0])
    line = [(0, 0), (0.024, 0.025), (0.034, 0.07), (0.025, 0.13), (0.009, 0.18), (0, 0.20)]
    body = shapes.lathe(line, s.material, radius=0.05, steps=32, at=at)
    for vertex in body.data.vertices:
        vertex.co.x += 0.9 * vertex.co.z**2
    g = materials.Shader("glow")
    away = g.add("VectorMath", {0: g.place()}, operation="LENGTH").outputs["Value"]
    power = g.math("MULTIPLY", g.math("POWER", g.between(away, 1.0, 0.0, 0.0, 0.55), 3.0), 0.16)
    light = g.add("Emission", {"Color": (1.0, 0.62, 0.28), "Strength": power}).outputs[0]
    g.surface(g.add("AddShader", {0: light, 1: g.add("BsdfTransparent").outputs[0]}).outputs[0])
    halo = shapes.ground(g.material, 1.2, at=(at[0], at[1], at[2] + 0.12))
    halo.rotation_euler = studio.Vector(toward).to_track_quat("Z", "Y").to_euler()
    halo.visible_diffuse = halo.visible_glossy = halo.visible_shadow = False
    lamp = studio.lamp((at[0], at[1], at[2] + 0.10), (0, 0, 0), 0.05, 14, (1.0, 0.55, 0.22))
    lamp.data.type = "POINT"
    lamp.data.shadow_soft_size = 0.06


def candle(at, toward):
    """A stout candle on a brass dish, burnt down in the middle: the light goes through its wall."""
    s = materials.Shader("burning wax")
    height = s.add("SeparateXYZ", {0: s.place()}).outputs[2]
    tint = (0.80, 0.68, 0.48)
    s.principled(base=tint, roughness=0.5, specular=0.3, emission=(1.0, 0.44, 0.13))
    lit = s.math("MULTIPLY", s.math("POWER", s.between(height, 0.0, 1.0, 0.10, 0.70), 2.6), s.between(s.noise(4, 3), 0.7, 1.3))
    s.put(s.math("MULTIPLY", lit, 2.4), s.bsdf, "Emission Strength")
    wall = [(0, 0), (0.30, 0), (0.33, 0.03), (0.325, 0.60), (0.315, 0.665), (0.295, 0.66), (0.255, 0.60), (0.15, 0.575), (0, 0.57)]
    body = shapes.lathe(wall, s.material, radius=0.03, wobble=0.006, at=at)
    for vertex in body.data.vertices:
        x, y, z = vertex.co
        around = math.atan2(y, x)
        vertex.co.z += (0.022 * math.sin(2 * around + 0.6) + 0.012 * math.sin(5 * around)) * max(0, (z - 0.45) / 0.22) * (math.hypot(x, y) > 0.25)
    dish = [(0, 0.02), (0.40, 0.02), (0.47, 0.05), (0.50, 0.07), (0.49, 0.085), (0.45, 0.06), (0.38, 0.035), (0, 0.035)]
    shapes.lathe(dish, materials.brass(0.26), radius=0.01, at=(at[0], at[1], at[2] - 0.03))
    t = np.linspace(0, 1, 10)
    wick = np.stack([at[0] + 0.02 * t**2, at[1] + 0 * t, at[2] + 0.56 + 0.10 * t], 1)
    shapes.tube(wick, 0.009, materials.plain("wick", (0.02, 0.015, 0.01), 0.9))
    flame((at[0] + 0.015, at[1], at[2] + 0.635), toward)


def petal(rng, at, size, turned):
    """One loose jasmine petal, flat on the water, its edge curled a little."""
    u, w = np.linspace(0, 1, 16)[:, None], np.linspace(-1, 1, 11)[None]
    half = 0.34 * size * np.sin(np.pi * np.clip(0.04 + 0.96 * u, 0, 1) ** 0.8) ** 0.7
    z = 0.16 * size * (w**2 * np.sin(np.pi * u) ** 2) + 0.06 * size * np.sin(3 * u + rng.uniform(0, 6))
    shapes.sheet(size * (u - 0.5) + 0 * w, half * w, z, materials.petal(), uv=(u + 0 * w, 0.5 + w / 2 + 0 * u), at=at, turn=(0, 0, turned))


def bowl(rng, at):
    """Beaten brass, water to a finger below its rim."""
    wall = [(0, 0.04), (0.18, 0.04), (0.22, 0), (0.27, 0), (0.27, 0.04), (0.50, 0.13), (0.60, 0.26), (0.615, 0.27), (0.59, 0.275), (0.48, 0.15), (0, 0.07)]
    brass = shapes.lathe(wall, materials.brass(0.24), radius=0.02, at=at)
    shapes.roughen(shapes.roughen(brass, 0.012, 0.10), 0.02, 0.5)
    x, y, z = at
    shapes.lathe([(0.565, 0.222), (0.55, 0.215), (0.4, 0.212), (0, 0.212)], materials.water(), radius=0.01, at=at)
    for dx, dy, size, turned in ((-0.20, 0.06, 0.17, 30), (-0.10, 0.13, 0.15, 115), (0.17, -0.12, 0.16, 75)):
        petal(rng, (x + dx, y + dy, z + 0.222), size, turned)


def low_sun():
    """Evening: the sun through a barred window in the wall on the left."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = 7.0, math.radians(0.8), (1.0, 0.72, 0.44)
    thing = bpy.data.objects.new("sun", lamp)
    bpy.context.collection.objects.link(thing)
    thing.rotation_euler = studio.Vector((0.60, 0.72, -0.22)).to_track_quat("-Z", "Y").to_euler()
    iron = materials.plain("iron", (0.02, 0.02, 0.02))
    for y0, y1, z0, z1 in ((-9, -4.1, 0, 6), (0.6, 5, 0, 6), (-4.1, 0.6, 3.3, 6), (-4.1, 0.6, 0, 1.1)):
        shapes.box((0.2, y1 - y0, z1 - z0), iron, 0.01, at=(-3.2, (y0 + y1) / 2, (z0 + z1) / 2))
    for y in np.arange(-3.85, 0.5, 0.62):
        shapes.box((0.07, 0.07, 4), iron, 0.01, at=(-3.2, y, 2))


def build():
    rng = np.random.default_rng(30)
    eye, focus = (1.0, -5.6, 1.75), (-0.07, -0.42, 1.0)
    table = shapes.ground(materials.wood((0.085, 0.042, 0.022)), 14)
    table.rotation_euler[2] = 0.1
    linen.folded(CLAY, 2.6, 1.3, (-0.95, -0.30, 0.0), -4, rng)
    linen.folded(IVORY, 2.5, 1.25, (-1.00, -0.27, 0.36), -1, rng)
    linen.rolled(IVORY, 1.5, (-0.35, 0.30, 0.73), 22, rng)
    candle((1.15, 1.35, 0.03), (eye[0] - 1.15, eye[1] - 1.35, 1.0))
    bowl(rng, (1.15, -0.75, 0))
    wall = shapes.ground(room.plaster(), 30, at=(0, 6.0, 0))
    wall.rotation_euler[0] = math.radians(90)
    studio.camera(eye, (0.12, 0, 0.62), lens=76, focus=focus, blur=0.055)
    low_sun()
    studio.lamp((-2.8, -1.0, 2.6), (-0.3, 0, 0.5), 1.6, 130, (1.0, 0.96, 0.90), tall=2.4)
    studio.lamp((4.5, -3.5, 2.4), (0, 0, 0.5), 3.0, 60, studio.WARM)
