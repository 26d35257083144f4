"""The nail table from the client's seat: a rolled towel for the hand, lacquers, one open with its brush across a dish, petals on warm water, a brass lamp."""
import math

import bpy
import numpy as np

from lib import linen, materials, room, shapes, studio, tools
from scenes.nail_lacquer_bottles import brush, squared
from scenes.towels_candle import petal

SIZE = (1920, 1280)
SAMPLES = 18
EXPOSURE = 0.6
LOOK = "Medium High Contrast"
FILTER = (1.04, 0.99, 0.93)
SUN = (0.86, 0.34, -0.38)
IVORY = (0.74, 0.68, 0.57)
CLAY, ROSE, NUDE, PLUM = (0.27, 0.030, 0.022), (0.48, 0.19, 0.16), (0.60, 0.42, 0.32), (0.10, 0.008, 0.018)


def flask(colour, full, at, turn, square=2.0, broad=0.135, high=0.29):
    """A lacquer's glass: thick in the foot, filled to the share `full`, a film above where it has run down; `square`: 2 round, 6 almost four-sided."""
    r, h = broad, high
    wall = [(0, 0), (0.90 * r, 0), (r, 0.025), (r, 0.80 * h), (0.90 * r, 0.95 * h), (0.46 * r, h), (0.43 * r, h + 0.06), (0.36 * r, h + 0.06), (0.36 * r, h - 0.01)]
    level = 0.045 + full * (0.86 * h - 0.045)
    inside = [(0, 0.045), (0.80 * r, 0.045), (0.93 * r, 0.075), (0.935 * r, level - 0.01), (0.90 * r, level), (0, level)]
    parts = [shapes.lathe(wall, materials.glass(ior=1.48), 0.018), shapes.lathe(inside, materials.lacquer(colour), 0.012)]
    return tools.group([squared(part, square, h) for part in parts], at, (0, 0, turn))


def cap(look, at, high=0.29, tall=0.40):
    line = [(0.068, high + 0.012), (0.074, high + 0.02), (0.070, high + 0.12), (0.060, high + tall - 0.02), (0.050, high + tall), (0, high + tall + 0.004)]
    return shapes.lathe(line, look, 0.012, at=at)


def lacquers(black):
    """Four, as they were put back: none in line with the next."""
    ivory = materials.plain("ivory cap", (0.62, 0.56, 0.46), 0.3, clearcoat=0.3)
    for colour, full, at, turn, square, look in (
        (ROSE, 0.62, (0.58, 0.42, 0), 12, 2.0, black),
        (PLUM, 0.90, (0.22, 0.84, 0), 30, 5.0, black),
        (NUDE, 0.78, (0.98, 1.10, 0), -20, 5.0, ivory),
    ):
        flask(colour, full, at, turn, square)
        cap(look, at)
    flask(CLAY, 0.60, (0.30, -0.14, 0), 8)
    angle = np.linspace(0, 4 * np.pi, 80)
    thread = np.stack([0.30 + 0.058 * np.cos(angle), -0.14 + 0.058 * np.sin(angle), 0.305 + 0.017 * angle / (2 * np.pi)], 1)
    shapes.tube(thread, 0.0045, materials.glass(ior=1.48), steps=8)


def dish(rng, at):
    """Small, glazed, a little lacquer wiped off in it."""
    wall = [(0, 0.02), (0.16, 0.02), (0.19, 0), (0.21, 0.01), (0.30, 0.075), (0.315, 0.085), (0.295, 0.088), (0.20, 0.035), (0, 0.03)]
    shapes.lathe(wall, materials.glaze((0.60, 0.55, 0.46)), 0.012, wobble=0.006, at=at)
    x, y, z = at
    wiped = [(x - 0.14 + 0.011 * k, y + 0.02 + 0.005 * k, z + 0.029) for k in range(14)]
    shapes.drops(wiped, np.linspace(0.034, 0.012, 14), materials.lacquer(CLAY), rng, 0.18)


def dipped():
    """Green glaze that runs thin at the rim and stops short of the foot, dark clay below it."""
    s = materials.Shader.of(materials.glaze((0.034, 0.070, 0.045)))
    height = s.math("ADD", s.add("SeparateXYZ", {0: s.place()}).outputs[2], s.math("MULTIPLY", s.noise(5, 5, 0.7), 0.05))
    bare = s.math("MAXIMUM", s.between(height, 1.0, 0.0, 0.085, 0.095), s.between(height, 0.0, 0.9, 0.425, 0.448))
    glazed = s.bsdf.inputs["Base Color"].links[0].from_socket
    tint = s.add("MixRGB", {"Fac": bare, "Color1": glazed, "Color2": (0.15, 0.070, 0.036)}).outputs[0]
    return s.principled(base=tint, clearcoat=s.between(bare, 0.8, 0.1, 0, 1)).material


def bowl(rng, at):
    """Thrown on the wheel, warm water to a finger below its rim, water spilt beside it."""
    wall = [(0, 0.05), (0.26, 0.05), (0.30, 0), (0.36, 0), (0.38, 0.05), (0.64, 0.22), (0.70, 0.40), (0.71, 0.42), (0.685, 0.425), (0.61, 0.25), (0.40, 0.10), (0, 0.08)]
    thrown = shapes.modifier(shapes.lathe(wall, dipped(), 0.02, wobble=0.007, at=at), "SUBSURF", levels=1, render_levels=2)
    shapes.roughen(thrown, 0.012, 0.22)
    shapes.lathe([(0.680, 0.382), (0.665, 0.374), (0.5, 0.371), (0, 0.371)], materials.water(), 0.01, at=at)
    x, y, z = at
    for dx, dy, size, turned in ((-0.30, 0.10, 0.23, 30), (-0.12, 0.26, 0.20, 115), (-0.12, -0.22, 0.21, 75), (0.16, 0.02, 0.20, 200), (-0.40, -0.14, 0.20, -20)):
        petal(rng, (x + dx, y + dy, z + 0.378), size, turned)
    angle, far = rng.uniform(2.6, 4.6, 26), rng.uniform(0.50, 1.0, 26)
    places = np.stack([x + far * np.cos(angle), y + far * np.sin(angle), 0 * far], 1)
    shapes.drops(places, 0.008 + 0.035 * rng.random(26) ** 3, materials.glass(ior=1.33), rng, 0.4)


def lamp(at, radius=0.75):
    """A brass shade hung low over the table, `at` its rim's middle."""
    dome = [(0.10, 0.62), (0.16, 0.56), (0.52, 0.46), (0.85, 0.22), (1.0, -0.02), (1.012, -0.03), (0.985, -0.02), (0.83, 0.20), (0.50, 0.42), (0, 0.44)]
    shapes.lathe([(r * radius, h * radius) for r, h in dome], materials.brass(0.36, (0.76, 0.52, 0.22)), 0.02, at=at, turn=(0, 8, 0))


def barred_window():
    """In the wall on the left: the sun low through it, the sky's light between its iron bars."""
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle, sun.color = 8.0, math.radians(0.6), (1.0, 0.76, 0.50)
    thing = bpy.data.objects.new("sun", sun)
    bpy.context.collection.objects.link(thing)
    thing.rotation_euler = studio.Vector(SUN).to_track_quat("-Z", "Y").to_euler()
    iron = materials.plain("iron", (0.02, 0.02, 0.02))
    x, y0, y1, z0, z1 = -4.2, -2.7, 3.7, 0.6, 3.6
    for a, b, low, high in ((-12, y0, 0, 8), (y1, 8, 0, 8), (y0, y1, z1, 8), (y0, y1, -1, z0)):
        shapes.box((0.2, b - a, high - low), iron, 0.01, at=(x, (a + b) / 2, (low + high) / 2))
    for y in np.arange(y0 + 0.6, y1, 0.72):
        shapes.tube([(x, y, z0), (x, y, z1)], 0.06, iron, steps=10)
    shapes.box((0.08, y1 - y0, 0.16), iron, 0.01, at=(x, (y0 + y1) / 2, z0 + 1.7))
    studio.lamp((x - 0.8, (y0 + y1) / 2, 2.2), (0, 0, 0.4), 6.4, 420, (0.90, 0.96, 1.0), tall=3.4)


def build():
    rng = np.random.default_rng(63)
    studio.world((0.034, 0.033, 0.027))
    shapes.box((14, 8.2, 0.5), materials.table_wood(), 0.04, at=(0, -1.6, -0.25), turn=(0, 0, 3))
    linen.rolled(IVORY, 2.2, (-1.05, -0.46, -0.03), 50, rng, turns=2.7)
    black = materials.lacquer((0.012, 0.012, 0.012), 0.22)
    lacquers(black)
    dish(rng, (0.80, -0.50, 0))
    brush(CLAY, (0.50, -0.37, 0.104), (0, -4.6, -24), rng, black).scale = (0.44,) * 3
    bowl(rng, (1.62, 0.35, 0))
    tools.emery_board((1.05, -1.05, 0), (0, 0, 24))
    lamp((-0.75, 1.9, 1.0))
    wall = shapes.ground(room.plaster(), 30, at=(0, 4.6, 0))
    wall.rotation_euler[0] = math.radians(90)
    barred_window()
    studio.lamp((4.5, -3.5, 2.6), (0, 0, 0.4), 3.0, 55, studio.WARM)
    studio.lamp((-0.8, -9.0, 3.4), (0, 0, 0.6), 3.6, 60, (1.0, 0.90, 0.74), tall=2.2)
    studio.camera((0.25, -5.4, 2.0), (0.12, 0, 0.50), lens=70, focus=(0.40, -0.30, 0.2), blur=0.042)
