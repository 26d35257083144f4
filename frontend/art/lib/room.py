"""The salon: one room with its furniture, seen from different chairs. One unit is ten centimetres.

The back wall lies along x at y = 0, the window in the left wall; cameras look toward +y. The sun comes in
through the window's iron bars; each piece of furniture stands where it is put and is turned about z.
"""
import math

import bpy
import numpy as np
from mathutils import Vector

from lib import hair, materials, shapes, studio, tools
from lib.materials import Shader
from lib.tools import group

LEFT, REAR, HEIGHT = -24.0, -58.0, 31.0
WINDOW = (-23.0, -9.0, 7.5, 25.0)  # y from, y to, z from, z to
WALL = 3.2
GREEN = ((0.0075, 0.033, 0.020), (0.013, 0.050, 0.030))
IVORY = ((0.58, 0.50, 0.38), (0.66, 0.58, 0.46))
TEAK, DARK_TEAK = (0.17, 0.072, 0.030), (0.060, 0.026, 0.013)
OPAL = (1.0, 0.66, 0.34)


# Materials


def plaster(colours=GREEN, sheen=0.62):
    """Lime wash laid on by hand: clouds of two tones, trowel marks, a soft polish where it was pressed."""
    s = Shader("plaster")
    cloud = s.noise(0.16, 8, 0.62, distortion=0.6)
    trowel = s.noise(0.9, 8, 0.62, s.add("Mapping", {"Vector": s.place(), "Scale": (1, 1, 0.55)}).outputs[0], 0.8)
    fine = s.noise(7, 4, 0.7)
    tint = s.ramp(cloud, (0.32, colours[0]), (0.68, colours[1]))
    pale = tuple(min(1, c * 1.5) for c in colours[1])
    tint = s.add("MixRGB", {"Fac": s.between(trowel, 0, 0.4, 0.45, 0.75), "Color1": tint, "Color2": pale}).outputs[0]
    rough = s.math("ADD", s.between(trowel, sheen - 0.16, sheen + 0.08), s.between(fine, -0.04, 0.04))
    height = s.math("ADD", s.math("MULTIPLY", trowel, 1.0), s.math("MULTIPLY", fine, 0.06))
    return s.principled(base=tint, roughness=rough, specular=0.3, normal=s.bump(height, 0.35, 0.10)).material


def tiles(size=2.6, colours=((0.155, 0.052, 0.024), (0.27, 0.105, 0.050)), joint=(0.10, 0.075, 0.055)):
    """Handmade terracotta: each tile its own tone, worn smooth in the middle, waxed."""
    s = Shader("tiles")
    brick = s.add("TexBrick", {"Vector": s.place(), "Scale": 1.0, "Mortar Size": 0.06, "Mortar Smooth": 0.35, "Brick Width": size, "Row Height": size})
    brick.offset = 0.0
    for key, value in (("Color1", 0.0), ("Color2", 1.0), ("Mortar", 0.5)):
        brick.inputs[key].default_value = (value,) * 3 + (1,)
    own, gap = brick.outputs["Color"], brick.outputs["Fac"]
    cloud, grain = s.noise(0.5, 6, 0.6), s.noise(9, 5, 0.7)
    tint = s.ramp(s.math("ADD", s.math("MULTIPLY", own, 0.5), s.math("MULTIPLY", cloud, 0.6)), (0.2, colours[0]), (0.85, colours[1]))
    specks = s.between(grain, 0.75, 1.12)
    tint = s.add("MixRGB", {"Fac": 1.0, "Color1": tint, "Color2": specks}, blend_type="MULTIPLY").outputs[0]
    tint = s.add("MixRGB", {"Fac": gap, "Color1": tint, "Color2": joint}).outputs[0]
    rough = s.math("ADD", s.between(cloud, 0.24, 0.46), s.math("MULTIPLY", gap, 0.4))
    height = s.math("SUBTRACT", s.math("ADD", s.math("MULTIPLY", s.noise(0.7, 3), 0.8), s.math("MULTIPLY", grain, 0.10)), s.math("MULTIPLY", gap, 0.9))
    return s.principled(base=tint, roughness=rough, specular=0.45, normal=s.bump(height, 0.35, 0.06)).material


def teak(colour=TEAK, along=0, rough=0.38):
    """Oiled teak whose grain runs along the axis `along`."""
    s = Shader("teak")
    stretch = [1.6, 1.6, 1.6]
    stretch[along] = 0.12
    grain = s.noise(1.6, 7, 0.62, s.add("Mapping", {"Vector": s.place(), "Scale": tuple(stretch)}).outputs[0], 1.0)
    pores = s.noise(9, 4, 0.7, s.add("Mapping", {"Vector": s.place(), "Scale": tuple(v * 1.6 for v in stretch)}).outputs[0])
    tint = s.ramp(grain, (0.30, tuple(c * 0.45 for c in colour)), (0.52, colour), (0.74, tuple(c * 1.7 for c in colour)))
    dark = s.between(pores, 0.45, 1.0, 0.40, 0.56)
    tint = s.add("MixRGB", {"Fac": 1.0, "Color1": tint, "Color2": dark}, blend_type="MULTIPLY").outputs[0]
    wear = s.noise(0.8, 6, 0.65)
    return s.principled(base=tint, roughness=s.between(wear, rough - 0.1, rough + 0.1), normal=s.bump(pores, 0.12, 0.015)).material


def granite():
    """Black stone, ground smooth and oiled, with pale grains."""
    s = Shader("granite")
    cloud, grain = s.noise(1.6, 8, 0.65), s.noise(26, 3, 0.65)
    tint = s.ramp(cloud, (0.3, (0.006, 0.0065, 0.007)), (0.75, (0.024, 0.025, 0.026)))
    tint = s.add("MixRGB", {"Fac": s.between(grain, 0, 0.7, 0.62, 0.72), "Color1": tint, "Color2": (0.13, 0.13, 0.125)}).outputs[0]
    return s.principled(base=tint, roughness=s.between(cloud, 0.20, 0.46), normal=s.bump(s.math("ADD", cloud, s.math("MULTIPLY", grain, 0.15)), 0.2, 0.04)).material


def brass(roughness=0.24, colour=(0.74, 0.49, 0.19)):
    """Furniture brass: brushed, here and there darkened by hands and years."""
    s = Shader("brass")
    cloud, worn = s.noise(0.7, 6, 0.6), s.noise(6, 4, 0.7)
    tint = s.ramp(cloud, (0.35, tuple(c * 0.62 for c in colour)), (0.62, colour))
    rough = s.math("ADD", s.between(cloud, roughness + 0.08, roughness - 0.06), s.between(worn, -0.03, 0.05))
    return s.principled(base=tint, metallic=1.0, roughness=rough).material


def silvered():
    """Mirror glass with the faintest film on it and a little dust."""
    s = Shader("mirror")
    dust = s.between(s.noise(42, 2, 0.5), 1.0, 0.80, 0.68, 0.73)
    tint = s.add("MixRGB", {"Fac": 1.0, "Color1": (0.90, 0.91, 0.89), "Color2": dust}, blend_type="MULTIPLY").outputs[0]
    return s.principled(base=tint, metallic=1.0, roughness=s.between(s.noise(0.9, 6, 0.7), 0.0, 0.035, 0.45, 0.8)).material


def glowing(colour=OPAL, strength=5.0):
    """Opal glass with a lamp in it."""
    s = Shader("opal")
    facing = s.add("LayerWeight", {"Blend": 0.5}).outputs["Facing"]
    power = s.between(facing, strength, strength * 0.55, 0.0, 1.0)
    s.principled(base=(0.85, 0.80, 0.70), roughness=0.25, emission=colour)
    s.put(power, s.bsdf, "Emission Strength")
    return s.material


def garden(strength=4.0, dusk=False):
    """What is seen out of doors, out of focus: leaves, light between them."""
    s = Shader("garden")
    broad, small = s.noise(0.055, 2, 0.4, distortion=0.6), s.noise(0.20, 2, 0.4, distortion=0.4)
    mixed = s.math("ADD", s.math("MULTIPLY", broad, 0.7), s.math("MULTIPLY", small, 0.3))
    if dusk:
        tint = s.ramp(mixed, (0.40, (0.004, 0.010, 0.014)), (0.52, (0.030, 0.055, 0.085)), (0.62, (0.16, 0.24, 0.40)))
    else:
        tint = s.ramp(mixed, (0.30, (0.09, 0.16, 0.06)), (0.44, (0.32, 0.42, 0.20)), (0.54, (0.75, 0.78, 0.56)), (0.66, (1.0, 0.96, 0.86)))
    light = s.add("Emission", {"Color": tint, "Strength": strength}).outputs[0]
    return s.surface(light)


# The room itself


def holed_wall(x, thickness, y_range, opening, look):
    """A wall in the plane x = const with one opening (y from, y to, z from, z to)."""
    y0, y1, z0, z1 = opening
    for low, high, bottom, top in ((y_range[0], y0, 0, HEIGHT), (y1, y_range[1], 0, HEIGHT), (y0, y1, 0, z0), (y0, y1, z1, HEIGHT)):
        size = (thickness, high - low, top - bottom)
        shapes.box(size, look, 0.06, at=(x, (low + high) / 2, (bottom + top) / 2))


def window(look, dusk=False, strength=4.0):
    """Frame, old iron bars, a stone sill, folded shutters; the garden behind."""
    y0, y1, z0, z1 = WINDOW
    middle, deep = (y0 + y1) / 2, LEFT - WALL / 2
    iron = materials.plain("iron", (0.022, 0.020, 0.018), 0.5, metallic=0.6)
    for y in (y0 + 0.4, y1 - 0.4):
        shapes.box((0.9, 0.8, z1 - z0), look, 0.08, at=(deep, y, (z0 + z1) / 2))
    for z in (z0 + 0.4, z1 - 0.4, z0 + 0.72 * (z1 - z0)):
        shapes.box((0.9, y1 - y0, 0.7), look, 0.08, at=(deep, middle, z))
    for y in np.arange(y0 + 1.9, y1 - 1.0, 1.42):
        shapes.tube([(deep - 0.2, y, z0 + 0.4), (deep - 0.2, y, z1 - 0.4)], 0.085, iron, steps=12)
    for share in (0.24, 0.48):
        shapes.box((0.08, y1 - y0 - 1.4, 0.36), iron, 0.03, at=(deep - 0.2, middle, z0 + share * (z1 - z0)))
    shapes.box((WALL + 0.9, y1 - y0 + 1.2, 0.6), granite(), 0.08, at=(LEFT - WALL / 2 + 0.6, middle, z0 - 0.28))
    leaf = teak((0.10, 0.044, 0.020), 2, 0.45)
    for side, y in ((-1, y0), (1, y1)):
        width = (y1 - y0) / 2 - 0.3
        centre = y + side * (width / 2 + 0.35)
        shapes.box((0.42, width, z1 - z0 - 0.4), leaf, 0.05, at=(LEFT + 0.45, centre, (z0 + z1) / 2))
        for part in (0.27, 0.73):
            panel = (0.34, width - 1.7, 0.40 * (z1 - z0))
            shapes.box(panel, leaf, 0.16, at=(LEFT + 0.62, centre, z0 + part * (z1 - z0)))
    card = shapes.ground(garden(strength, dusk), 60, at=(LEFT - 30, middle, 18))
    card.rotation_euler = (0, math.radians(90), 0)
    card.visible_shadow = False
    card.visible_diffuse = False


def rear(look, dusk=False):
    """What the mirrors see: the way out to the court, its door open, and the wall beside it."""
    wall = plaster(IVORY, 0.8)
    x0, x1, top = -7.5, 7.5, 25.0
    for low, high, bottom in ((LEFT, x0, 0), (x1, 26, 0), (x0, x1, top)):
        shapes.box((high - low, 2.4, HEIGHT - bottom), wall, 0.08, at=((low + high) / 2, REAR, (HEIGHT + bottom) / 2))
    for x in (x0 + 0.4, 0.0, x1 - 0.4):
        shapes.box((0.8, 1.0, top), look, 0.08, at=(x, REAR + 0.6, top / 2))
    for z in (0.4, 7.0, 18.0, top - 0.4):
        shapes.box((x1 - x0, 1.0, 0.7), look, 0.08, at=(0, REAR + 0.6, z))
    card = shapes.ground(garden(0.5 if dusk else 3.4, dusk), 60, at=(0, REAR - 16, 16))
    card.rotation_euler = (math.radians(-90), 0, 0)


def shell(floor=None, wall=None, right=25.0, back=None, dusk=False):
    """Walls, floor, ceiling with its joists, window and door. `back` replaces the back wall's plaster."""
    green, dark = wall or plaster(), teak(DARK_TEAK, 1, 0.45)
    shapes.box((right - LEFT + 8, 2, HEIGHT), back or green, 0.05, at=((right + LEFT) / 2, 1.0, HEIGHT / 2))
    holed_wall(LEFT - WALL / 2, WALL, (REAR, 2), WINDOW, plaster(IVORY, 0.8))
    shapes.box((2, 2 - REAR, HEIGHT), plaster(IVORY, 0.8), 0.05, at=(right + 1, REAR / 2 + 1, HEIGHT / 2))
    shapes.ground(floor or tiles(), 160, at=(0, REAR / 2, 0))
    shapes.box((right - LEFT + 8, -REAR + 4, 1), plaster(((0.62, 0.57, 0.47), (0.70, 0.65, 0.55)), 0.85), 0, at=(0, REAR / 2, HEIGHT + 1.4))
    for y in np.arange(-2.5, REAR, -4.6):
        shapes.box((right - LEFT + 6, 1.0, 1.5), teak(DARK_TEAK, 0, 0.5), 0.10, at=(0, y, HEIGHT + 0.15))
    shapes.box((right - LEFT + 6, 0.22, 1.3), teak(DARK_TEAK, 0, 0.45), 0.05, at=((right + LEFT) / 2, -0.1, 0.65))
    window(dark, dusk)
    rear(dark, dusk)


def daylight(toward, sun=16.0, sky=11000, fill=3600, colour=(1.0, 0.76, 0.50), sky_colour=(0.82, 0.91, 1.0), mirrored=True):
    """The sun through the window in the direction `toward`, the sky's cool light beside it, a little from behind the camera.

    `mirrored`: whether mirrors see the sky as one white sheet; else they see the garden.
    """
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = sun, math.radians(0.3), colour
    thing = bpy.data.objects.new("sun", lamp)
    bpy.context.collection.objects.link(thing)
    thing.rotation_euler = Vector(toward).to_track_quat("-Z", "Y").to_euler()
    y0, y1, z0, z1 = WINDOW
    sky_lamp = studio.lamp((LEFT - WALL - 1.5, (y0 + y1) / 2, (z0 + z1) / 2), (0, (y0 + y1) / 2 + 1, 12), y1 - y0, sky, sky_colour, tall=z1 - z0)
    sky_lamp.visible_camera, sky_lamp.visible_glossy = False, mirrored
    studio.lamp((9, REAR + 6, 24), (0, 0, 8), 20, fill, (1.0, 0.93, 0.82), tall=12).visible_glossy = False
    studio.world((0.55, 0.68, 0.85), 0.22)


# Furniture


def sconce(at, radius=0.75, strength=5.0, look=None):
    """An opal globe on a brass arm; `at` is where the arm meets the back wall, `look` another glass than the usual."""
    x, y, z = at
    metal = brass(0.24)
    shapes.lathe([(0, 0.22), (0.42, 0.22), (0.5, 0.15), (0.5, 0)], metal, 0.05, at=at, turn=(90, 0, 0))
    bend = [(x, y, z), (x, y - 0.9, z), (x, y - 1.4, z + 0.05), (x, y - 1.6, z + 0.3), (x, y - 1.6, z + 0.75)]
    shapes.tube(shapes.rounded(bend, 0.4), 0.085, metal)
    shapes.lathe([(0, 0), (0.30, 0), (0.36, 0.07), (0.36, 0.22), (0.30, 0.28)], metal, 0.03, at=(x, y - 1.6, z + 0.7))
    line = [(radius * math.sin(a), -radius * math.cos(a)) for a in np.linspace(0.0, math.pi, 40)]
    shapes.lathe(line, look or glowing(OPAL, strength), 0.001, 64, at=(x, y - 1.6, z + 0.85 + radius))


def cushion(size, look, at=(0, 0, 0), turn=(0, 0, 0), crown=0.18):
    """An upholstered pad, domed a little, with piping along its upper edge."""
    x, y, z = size
    n = 40
    v, u = np.mgrid[-1 : 1 : n * 1j, -1 : 1 : n * 1j]
    top = z / 2 * (1 - np.abs(u) ** 8 * 0.5) * (1 - np.abs(v) ** 8 * 0.5) + crown * (1 - u**2) * (1 - v**2)
    corner = 1 - 0.035 * (u**2 * v**2)
    parts = []
    for sign in (1, -1):
        parts.append(shapes.sheet(sign * x / 2 * u * corner, y / 2 * v * corner, sign * (top if sign > 0 else z / 2 + 0 * top), look))
    edge = np.concatenate([np.stack([t, -1 + 0 * t], 1) for t in [np.linspace(-1, 1, 30)]] + [np.stack([1 + 0 * t, t], 1) for t in [np.linspace(-1, 1, 30)]] + [np.stack([t, 1 + 0 * t], 1) for t in [np.linspace(1, -1, 30)]] + [np.stack([-1 + 0 * t, t], 1) for t in [np.linspace(1, -1, 30)]])
    loop = shapes.rounded(np.vstack([edge[:1], edge[29:30], edge[59:60], edge[89:90], edge[:1]]) * [x / 2, y / 2], 0.5, 9) * 0.965
    parts.append(shapes.tube(np.column_stack([loop, np.full(len(loop), z / 2 * 0.72)]), 0.07, look, steps=10))
    wall = [np.column_stack([loop * 1.012, np.full(len(loop), h)]) for h in np.linspace(-z / 2, z / 2 * 0.72, 8)]
    bulge = [1.0, 1.008, 1.013, 1.015, 1.015, 1.012, 1.006, 1.0]
    ring = np.stack([w * [b, b, 1] for w, b in zip(wall, bulge)])
    parts.append(shapes.sheet(ring[..., 0], ring[..., 1], ring[..., 2], look))
    return group(parts, at, turn)


def table(size, at, turn=0, look=None, top=None, apron=0.9, leg=0.42):
    """`at` is on the floor under its middle."""
    x, y, z = size
    look = look or teak()
    parts = [shapes.box((x, y, 0.42), top or teak(TEAK, 0), 0.09, at=(0, 0, z - 0.21))]
    for side in (-1, 1):
        parts.append(shapes.box((x - 1.4, 0.25, apron), teak(TEAK, 0), 0.04, at=(0, side * (y / 2 - 0.5), z - 0.42 - apron / 2)))
        parts.append(shapes.box((0.25, y - 1.4, apron), teak(TEAK, 1), 0.04, at=(side * (x / 2 - 0.5), 0, z - 0.42 - apron / 2)))
        for end in (-1, 1):
            foot = (side * (x / 2 - 0.5), end * (y / 2 - 0.5))
            parts.append(shapes.tube([(*foot, 0), (*foot, z * 0.5), (*foot, z - 0.45)], [leg * 0.55, leg * 0.8, leg], look, steps=20))
    return group(parts, at, (0, 0, turn))


# Small things, each standing on `at`


def jar_of(at, rng, height=1.0, radius=0.36, combs=3, brushes=0):
    """A thick glass with combs and brushes standing in it."""
    x, y, z = at
    wall = [(0, 0), (radius * 0.94, 0), (radius, 0.05), (radius, height), (radius * 0.985, height + 0.02), (radius * 0.93, height), (radius * 0.92, 0.12), (0, 0.10)]
    shapes.lathe(wall, materials.glass(ior=1.45), 0.03, at=at)
    horn = materials.plain("horn", (0.045, 0.020, 0.010), 0.22)
    for i in range(combs):
        lean, around = rng.uniform(7, 13), rng.uniform(0, 360)
        a = math.radians(around)
        thing = tools.comb(horn if i % 2 else materials.plain("ivory comb", (0.55, 0.46, 0.33), 0.3), 1.75, tail=bool(i % 2))
        holder = group([thing])
        shapes.place(thing, (0, 0, 0.95), (0, -90, 0))
        shapes.place(holder, (x + 0.12 * math.cos(a), y + 0.12 * math.sin(a), z + 0.10), (lean * math.sin(a), lean * math.cos(a), around * 0.7))
    for i in range(brushes):
        a = 2 * math.pi * i / brushes + rng.uniform(-0.3, 0.3)
        lean = rng.uniform(8, 15)
        tip = rng.uniform(0.11, 0.24)
        up = rng.uniform(1.45, 1.75)
        tools.brush(
            materials.lacquer((0.016, 0.03, 0.022), 0.15) if i % 2 else teak(TEAK, 2), rng,
            (x + 0.30 * math.cos(a), y + 0.30 * math.sin(a), z + up), (-lean * math.sin(a), lean * math.cos(a), 0),
            root=tip * 0.6, tip=tip, length=tip * 2.1, count=3500, hair_look=hair.material(melanin=rng.uniform(0.3, 0.8), redness=0.5, roughness=0.4), thickness=0.003,
        )


def pump_bottle(at, height=1.7, radius=0.40, turn=0):
    """Amber glass, a paper label, a brass pump."""
    h, r = height, radius
    amber = materials.glass((0.50, 0.16, 0.025))
    parts = [
        shapes.lathe([(0, 0), (r * 0.93, 0), (r, 0.06), (r, h * 0.70), (r * 0.86, h * 0.80), (r * 0.42, h * 0.88), (r * 0.40, h * 0.93)], amber, 0.06),
        shapes.lathe([(0, 0.05), (r * 0.9, 0.06), (r * 0.93, h * 0.5), (0, h * 0.5)], materials.plain("soap", (0.10, 0.030, 0.006), 0.2), 0.03),
        shapes.lathe([(r + 0.006, h * 0.18), (r + 0.006, h * 0.55)], materials.plain("label", (0.70, 0.64, 0.52), 0.8), 0.001),
        shapes.lathe([(r * 0.46, h * 0.89), (r * 0.46, h * 1.0), (r * 0.18, h * 1.02), (0.05, h * 1.03), (0.05, h * 1.14), (0.11, h * 1.15), (0.11, h * 1.20), (0, h * 1.21)], brass(0.24), 0.02),
        shapes.tube([(0, 0, h * 1.175), (0.28, 0, h * 1.185), (0.42, 0, h * 1.15)], 0.05, brass(0.24)),
    ]
    return group(parts, at, (0, 0, turn))


def wet_granite():
    """Black stone in daily use: films of water that mirror, dry patches dull with lime."""
    s = Shader("wet granite")
    film, cloud, grain = s.noise(0.9, 5, 0.6, distortion=0.8), s.noise(2.2, 6, 0.65), s.noise(34, 3, 0.65)
    dry = s.between(film, 0.0, 1.0, 0.48, 0.62)
    tint = s.ramp(cloud, (0.3, (0.006, 0.0065, 0.0065)), (0.75, (0.020, 0.021, 0.021)))
    tint = s.add("MixRGB", {"Fac": s.between(grain, 0, 0.5, 0.64, 0.74), "Color1": tint, "Color2": (0.11, 0.11, 0.105)}).outputs[0]
    tint = s.add("MixRGB", {"Fac": s.math("MULTIPLY", dry, s.between(cloud, 0.1, 0.7)), "Color1": tint, "Color2": (0.045, 0.046, 0.043)}).outputs[0]
    rough = s.math("ADD", s.between(dry, 0.07, 0.36, 0, 1), s.math("MULTIPLY", grain, 0.08))
    height = s.math("ADD", cloud, s.math("MULTIPLY", s.math("MULTIPLY", grain, dry), 0.25))
    return s.principled(base=tint, roughness=rough, specular=0.5, normal=s.bump(height, 0.25, 0.04)).material


def table_mirror(at, turn=0, radius=1.15, tall=2.6):
    """A small round mirror on a brass stand; it looks toward -y, tilted up a little."""
    metal = brass(0.22)
    parts = [
        shapes.lathe([(0, 0.14), (0.7, 0.14), (0.82, 0.07), (0.84, 0), (0, 0)], metal, 0.05),
        shapes.tube([(0, 0, 0.1), (0, 0, tall - radius)], 0.08, metal, steps=14),
        shapes.lathe([(0, 0.05), (radius - 0.06, 0.05)], silvered(), steps=96, at=(0, 0, tall), turn=(82, 0, 0)),
        shapes.lathe([(0, -0.06), (radius, -0.06), (radius + 0.06, 0), (radius + 0.04, 0.09), (radius - 0.08, 0.09), (radius - 0.08, 0.04)], metal, 0.02, at=(0, 0, tall), turn=(82, 0, 0)),
    ]
    return group(parts, at, (0, 0, turn))
