"""The salon: one room with its furniture, seen from different chairs. One unit is ten centimetres.

The back wall lies along x at y = 0, the window in the left wall; cameras look toward +y. The sun comes in
through the window's iron bars; each piece of furniture stands where it is put and is turned about z.
"""
import math

import bpy
import numpy as np
from mathutils import Vector

from lib import hair, linen, materials, plants, shapes, studio, tools
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


def leather(colour=(0.20, 0.078, 0.034)):
    s = Shader("leather")
    pores = s.add("TexVoronoi", {"Vector": s.place(), "Scale": 16.0}).outputs["Distance"]
    cloud = s.noise(0.9, 6, 0.6)
    tint = s.ramp(cloud, (0.3, tuple(c * 0.6 for c in colour)), (0.7, colour))
    height = s.math("ADD", pores, s.math("MULTIPLY", s.noise(2.2, 6, 0.65, distortion=1.2), 1.6))
    return s.principled(base=tint, roughness=s.between(cloud, 0.48, 0.34), specular=0.45, normal=s.bump(height, 0.22, 0.03)).material


def cane(colour=(0.52, 0.33, 0.15), mesh=0.17):
    """Woven cane on the UV plane: pairs of strands up and across, single ones on the slant, holes between them."""
    s = Shader("cane")
    split = s.add("SeparateXYZ", {0: s.place("UV")})
    u, v = (s.math("DIVIDE", split.outputs[i], mesh) for i in (0, 1))

    def strand(value, width):
        off = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", value), 0.5))
        return s.between(off, 1.0, 0.0, width * 0.5, width * 0.5 + 0.06)

    solid = s.math("MAXIMUM", strand(u, 0.36), strand(v, 0.36))
    for slant in (s.math("ADD", u, v), s.math("SUBTRACT", u, v)):
        solid = s.math("MAXIMUM", solid, strand(slant, 0.17))
    weave = s.math("SINE", s.math("MULTIPLY", s.math("ADD", u, v), 6.2832))
    tint = s.ramp(s.noise(3, 5, 0.7), (0.3, tuple(c * 0.62 for c in colour)), (0.7, colour))
    s.principled(base=tint, roughness=0.42, normal=s.bump(s.math("ADD", solid, s.math("MULTIPLY", weave, 0.2)), 0.5, 0.02))
    clear = s.add("BsdfTransparent").outputs[0]
    return s.surface(s.add("MixShader", {0: solid, 1: clear, 2: s.bsdf.outputs[0]}).outputs[0])


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


def out_of_doors(target, toward, beyond=6.0):
    """Where a thing hangs outside the window so that its shadow falls on `target`."""
    back = -Vector(toward).normalized()
    return Vector(target) + back * ((LEFT - WALL - beyond - target[0]) / back.x)


def leaf_shadow(target, toward, rng, length=9.0, width=2.6, turn=(20, 70, 30), tears=8):
    """A banana leaf outside that throws its shadow on `target`."""
    cuts = [(p, s) for p, s in zip(rng.uniform(0.12, 0.92, tears), rng.choice((-1, 1), tears))]
    at = out_of_doors(target, toward)
    plants.banana_leaf(length, width, rng, tears=cuts, droop=0.25, at=tuple(at), turn=turn)


def camera(at, toward, lens, shift=(0.0, 0.0), focus=None, blur=0.0):
    """Level, so that verticals stay straight; `shift` slides the picture as a view camera does. `toward` is a bearing in degrees from +y."""
    look = (at[0] + 10 * math.sin(math.radians(toward)), at[1] + 10 * math.cos(math.radians(toward)), at[2])
    thing = studio.camera(at, look, lens, focus, blur)
    thing.data.shift_x, thing.data.shift_y = shift
    if blur:
        forward = Vector(look) - Vector(at)
        thing.data.dof.focus_distance = (Vector(focus) - Vector(at)).dot(forward.normalized())
    return thing


# Furniture


def arched_mirror(at, width, tall, frame=None):
    """Foot of the glass at `at`, on the back wall: a straight lower part under a half circle, in a brass band."""
    frame = frame or brass(0.24)
    r = width / 2
    straight = tall - r
    arc = [(r * math.cos(a), straight + r * math.sin(a)) for a in np.linspace(0, math.pi, 80)]
    outline = [(-r, 0), (r, 0)] + arc
    glass = shapes.plate(outline, 0.05, silvered(), bevel=0.012, turn=(90, 0, 0), at=(at[0], at[1] - 0.14, at[2]))
    around = np.array([(x, -0.14, z) for x, z in [(0, 0), (r - 0.15, 0), (r, 0.15)] + [(r, z) for z in np.linspace(0.3, straight, 12)] + arc[1:-1] + [(-r, z) for z in np.linspace(straight, 0.3, 12)] + [(-r, 0.15), (-r + 0.15, 0), (0, 0)]])
    shapes.tube(around, 0.16, frame, steps=16, at=at)
    return glass


def round_mirror(at, r):
    glass = shapes.lathe([(0, 0.05), (r - 0.05, 0.05)], silvered(), steps=128, at=at, turn=(90, 0, 0))
    shapes.lathe([(r - 0.12, 0), (r - 0.12, 0.22), (r - 0.06, 0.27), (r + 0.10, 0.27), (r + 0.14, 0.20), (r + 0.14, 0)], brass(0.24), 0.03, at=at, turn=(90, 0, 0))
    return glass


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


def pendant(at, radius=2.2, drop=None, watts=260):
    """A brass dome on its flex, a bulb inside; `at` is the rim's middle."""
    x, y, z = at
    dome = [(0.28, 0.62), (0.34, 0.50), (0.62, 0.47), (0.86, 0.32), (1.0, 0.0), (1.012, -0.012), (0.985, -0.008), (0.84, 0.29), (0.60, 0.43), (0.0, 0.46)]
    shapes.lathe([(r * radius, h * radius) for r, h in dome], brass(0.28), 0.02 * radius, at=at)
    shapes.tube([(x, y, z + 0.55 * radius), (x, y, HEIGHT + 1)], 0.05, materials.plain("flex", (0.02, 0.016, 0.012), 0.8))
    line = [(0.30 * math.sin(a), -0.30 * math.cos(a)) for a in np.linspace(0, math.pi, 24)]
    shapes.lathe(line, glowing(OPAL, 14), 0.001, 40, at=(x, y, z + 0.16 * radius))
    if watts:
        light = studio.lamp((x, y, z - 0.05), (x, y, 0), radius * 1.4, watts, (1.0, 0.68, 0.38), spread=150)
        light.visible_camera = light.visible_glossy = False


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


def cane_panel(width, tall, at=(0, 0, 0), turn=(0, 0, 0), look=None, bow=0.0):
    v, u = np.mgrid[0 : tall : 20j, -width / 2 : width / 2 : 30j]
    y = bow * (1 - (2 * u / width) ** 2)
    return shapes.sheet(u, y, v, look or cane(), uv=(u, v), at=at, turn=turn)


def styling_chair(at, turn, rng, cloth=True):
    """A leather seat in a teak frame with a cane back, on a turned steel foot. It looks toward -y."""
    wood, hide = teak(DARK_TEAK, 2), leather()
    parts = [shapes.lathe([(0, 0.34), (0.7, 0.34), (2.35, 0.20), (2.55, 0.10), (2.6, 0.0), (0, 0)], materials.plain("iron", (0.030, 0.028, 0.026), 0.34, metallic=0.8), 0.08)]
    parts.append(shapes.lathe([(0.62, 0.3), (0.55, 0.5), (0.42, 0.7), (0.42, 3.0), (0.9, 3.1), (0.9, 3.3)], brass(0.2), 0.06))
    parts.append(shapes.box((4.9, 4.7, 0.45), teak(DARK_TEAK, 0), 0.10, at=(0, 0, 3.5)))
    parts.append(cushion((4.9, 4.8, 1.0), hide, at=(0, -0.05, 4.3), crown=0.22))
    for side in (-1, 1):
        x = side * 2.62
        post = [(x, 2.25, 3.3), (x, 2.35, 5.5), (x, 2.75, 8.2), (x, 3.15, 10.4)]
        parts.append(shapes.tube(shapes.rounded(post, 1.5, 10), 0.24, wood, steps=16))
        arm = [(x, 2.5, 6.7), (x, 0.8, 6.75), (x * 1.05, -1.6, 6.65), (x * 1.05, -2.2, 6.3), (x * 1.02, -2.2, 5.6), (x, -2.0, 3.6)]
        parts.append(shapes.tube(shapes.rounded(arm, 0.8, 10), 0.23, wood, steps=16))
        parts.append(shapes.box((0.62, 3.0, 0.30), teak(DARK_TEAK, 1), 0.12, at=(x * 1.03, -0.35, 6.88)))
        parts.append(shapes.tube([(x, -2.0, 3.55), (x, 2.3, 3.55)], 0.2, wood, steps=14))
    for z, y in ((5.7, 2.42), (10.2, 3.12)):
        parts.append(shapes.tube([(-2.6, y, z), (0, y + 0.28, z), (2.6, y, z)], 0.23, wood, steps=16))
    slant = math.degrees(math.atan2(0.70, 4.5))
    parts.append(cane_panel(5.1, 4.45, at=(0, 2.42, 5.75), turn=(-slant, 0, 0), bow=0.25))
    if cloth:
        cape = linen.handloom((0.70, 0.65, 0.55), bands=((0.5, 0.95), (1.1, 1.2)))
        parts.append(linen.hung(2.5, 3.6, 2.4, cape, rng, fold=0.34, round_rail=0.36, at=(-2.7, -0.4, 6.95), turn=(0, 0, -90)))
    return group(parts, at, (0, 0, turn))


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


def wall_shelf(at, width, deep=2.6, look=None, thick=0.45):
    """A plank on two brass brackets; `at` is the middle of its upper edge at the back wall."""
    x, y, z = at
    shapes.box((width, deep, thick), look or teak(TEAK, 0), 0.06, at=(x, y - deep / 2, z - thick / 2))
    metal = brass(0.28)
    for side in (-1, 1):
        at_x = x + side * (width / 2 - 1.2)
        shapes.tube([(at_x, y - 0.12, z - thick - 0.05), (at_x, y - 0.12, z - thick - 2.0)], 0.11, metal)
        shapes.tube([(at_x, y - 0.1, z - thick - 0.11), (at_x, y - deep + 0.3, z - thick - 0.11)], 0.11, metal)
        shapes.tube([(at_x, y - 0.12, z - thick - 1.8), (at_x, y - deep + 0.6, z - thick - 0.15)], 0.09, metal)


# Small things, each standing on `at`


def tumbler(at, full=0.62, metal=None):
    """Filter coffee: a tumbler in its saucer-bowl, brass unless said otherwise, half drunk."""
    metal = metal or brass(0.20)
    x, y, z = at
    davara = [(0, 0.05), (0.30, 0.05), (0.34, 0), (0.40, 0.06), (0.47, 0.40), (0.56, 0.44), (0.565, 0.46), (0.46, 0.42), (0.38, 0.09), (0, 0.08)]
    cup = [(0, 0.10), (0.25, 0.10), (0.27, 0.13), (0.31, 0.80), (0.375, 0.90), (0.38, 0.92), (0.30, 0.82), (0.255, 0.15), (0, 0.14)]
    parts = [shapes.lathe(davara, metal, 0.02), shapes.lathe(cup, metal, 0.02, at=(0.05, 0.02, 0))]
    parts.append(shapes.lathe([(0.285, full + 0.005), (0.24, full), (0, full)], materials.plain("coffee", (0.16, 0.070, 0.028), 0.12), 0.02, at=(0.05, 0.02, 0)))
    return group(parts, at)


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


def round_tray(at, radius=1.3):
    line = [(0, 0.05), (radius * 0.93, 0.05), (radius, 0.12), (radius * 1.02, 0.15), (radius * 1.0, 0.06), (radius * 0.93, 0), (0, 0)]
    return shapes.lathe(line, brass(0.22), 0.03, at=at)


def vase(at, rng, tall=1.2, sprigs=3, reach=1.6):
    """Stoneware with a few stems of leaves in it."""
    line = [(0, 0), (0.32, 0), (0.36, 0.04), (0.52, 0.40), (0.48, 0.78), (0.22, 1.02), (0.20, 1.15), (0.26, 1.22), (0.19, 1.18), (0.16, 1.05), (0, 0.9)]
    shapes.lathe([(r * tall, h * tall) for r, h in line], materials.glaze((0.52, 0.47, 0.38)), 0.05, wobble=0.01, at=at)
    green = materials.leaf((0.040, 0.11, 0.030))
    for i in range(sprigs):
        a = rng.uniform(0, 6.28)
        t = np.linspace(0, 1, 24)
        lean = rng.uniform(0.25, 0.6) * reach
        stem = np.stack([at[0] + lean * np.cos(a) * t**1.7, at[1] + lean * np.sin(a) * t**1.7, at[2] + tall + reach * rng.uniform(0.85, 1.2) * (t - 0.15 * t**3)], 1)
        shapes.tube(stem, 0.022 * (1.2 - 0.8 * t), materials.plain("stem", (0.10, 0.13, 0.04), 0.5), steps=8)
        for k in range(7, 24, 3):
            side = 1 if k % 2 else -1
            plants.small_leaf(rng.uniform(0.45, 0.75), rng, at=tuple(stem[k]), turn=(rng.uniform(-25, 25), rng.uniform(-35, 5), math.degrees(a) + side * rng.uniform(35, 70)), look=green)


def banana_plant(at, rng, tall=11.0, leaves=5, pot=True):
    """A young banana in a terracotta pot."""
    x, y, z = at
    if pot:
        line = [(0, 0.3), (1.25, 0.3), (1.35, 0), (1.5, 0.2), (1.9, 2.3), (1.95, 3.1), (2.12, 3.14), (2.16, 3.6), (2.02, 3.66), (1.92, 3.3), (1.85, 3.0)]
        shapes.roughen(shapes.lathe(line, materials.clay((0.34, 0.13, 0.06), 0.1), 0.07, wobble=0.004, at=at), 0.03, 0.5)
        soil = shapes.lathe([(1.9, 3.1), (1.2, 3.15), (0.5, 3.22), (0, 3.2)], materials.plain("soil", (0.022, 0.014, 0.009), 0.95), 0.1, at=at)
        shapes.modifier(soil, "SUBSURF", levels=1, render_levels=2)
        shapes.roughen(soil, 0.22, 0.14)
    trunk = [(0, 0, 2.8), (0.08, 0, tall * 0.35), (-0.05, 0.05, tall * 0.55)]
    shapes.tube(np.array(trunk) + np.array(at), [0.40, 0.32, 0.2], materials.plain("trunk", (0.16, 0.20, 0.07), 0.5), steps=20)
    green = materials.leaf((0.032, 0.105, 0.022))
    for i in range(leaves):
        around = 360 * i / leaves + rng.uniform(-25, 25)
        rise = rng.uniform(48, 78)
        length = tall * rng.uniform(0.50, 0.66)
        a, e = math.radians(around), math.radians(rise)
        foot = np.array([x, y, z + tall * 0.50])
        # The stalk leads out of the trunk to where the blade begins.
        out = np.array([math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)])
        begin = foot + out * tall * 0.16
        shapes.tube(np.stack([foot - [0, 0, 0.6], foot + out * 0.4, begin]), [0.16, 0.13, 0.10], materials.plain("stalk", (0.17, 0.24, 0.08), 0.4), steps=12)
        cuts = [(p, s) for p, s in zip(rng.uniform(0.15, 0.95, 7), rng.choice((-1, 1), 7))]
        plants.arching_leaf(length, length * 0.30, rng, tuple(begin), around, rise, bend=rng.uniform(60, 105), tears=cuts, material=green)


def book(at, size=(2.1, 1.5, 0.28), turn=0, cover=(0.10, 0.035, 0.022)):
    x, y, z = size
    parts = [shapes.box((x - 0.08, y - 0.08, z - 0.07), materials.plain("pages", (0.62, 0.55, 0.43), 0.9), 0.01, at=(0.02, 0, z / 2))]
    look = materials.plain("cover", cover, 0.6)
    for h in (0.018, z - 0.018):
        parts.append(shapes.box((x, y, 0.036), look, 0.012, at=(0, 0, h)))
    parts.append(shapes.box((0.05, y, z), look, 0.02, at=(-x / 2 + 0.02, 0, z / 2)))
    return group(parts, at, (0, 0, turn))


def folded_towels(at, rng, count=3, turn=0, width=2.9, deep=2.6, colours=((0.74, 0.69, 0.59),)):
    """A pile of thick towels."""
    for i in range(count):
        linen.towel(colours[i % len(colours)], deep * rng.uniform(0.96, 1.03), width * rng.uniform(0.95, 1.03), (at[0] + rng.uniform(-0.05, 0.05), at[1], at[2] + i * 0.66), (0, 0, 90 + turn + rng.uniform(-3, 3)), rng, layers=3, thick=0.21)


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


class Basin:
    """A backwash basin of black stone, its rim at z = 0, its neck dip toward -y: oblong, hollowed out, a finger thick."""

    wide, deep, dip = 2.55, 2.50, 0.72
    profile = [(0.50, -3.2), (0.76, -2.9), (0.93, -1.3), (0.995, -0.25), (1.0, -0.06), (0.985, 0.0), (0.915, 0.0), (0.89, -0.05), (0.87, -0.3), (0.82, -1.2), (0.68, -1.80), (0.40, -2.02), (0.10, -2.10), (0.0, -2.10)]

    def points(self, share, z, angle):
        """From the profile to space: an oblong plan, sunk and drawn out where the neck lies."""
        x, y = np.sin(angle), -np.cos(angle)
        square = (np.abs(x) ** 3.2 + np.abs(y) ** 3.2) ** (-1 / 3.2)
        x, y = share * self.wide * square * x, share * self.deep * square * y
        sunk = np.exp(-np.abs(x / 1.25) ** 3.5) * np.clip(-y / self.deep, 0, 1) ** 2
        upper = np.clip((z + 1.7) / 1.7, 0, 1)
        return np.stack(np.broadcast_arrays(x, y - 0.18 * sunk * upper, z - self.dip * sunk * upper), -1)

    def stone(self):
        line = shapes.rounded(self.profile, 0.16, 7)
        angle = np.linspace(0, 2 * np.pi, 300, endpoint=False)[None]
        points = self.points(line[:, :1], line[:, 1:], angle)
        bowl = shapes.mesh(points.reshape(-1, 3), shapes.grid_faces(len(line), 300, around=True), wet_granite())
        return shapes.roughen(bowl, 0.03, 0.5)

    def pad(self):
        """A soft black rest over the dip's edge, a groove along its crown."""
        along = np.linspace(-1, 1, 120)
        middle = self.points(np.full(120, 0.952), np.zeros(120), 0.46 * along)
        around = np.linspace(0, 2 * np.pi, 40)[None]
        swell = (1 - along**10)[:, None] ** 0.5
        groove = 1 - 0.10 * np.exp(-(((around - np.pi / 2) / 0.16) ** 2))
        x = middle[:, :1] + 0 * around
        y = middle[:, 1:2] + 0.44 * swell * np.cos(around)
        z = middle[:, 2:] + 0.05 + 0.22 * swell * np.sin(around) * groove - 0.16 * swell * np.cos(around) ** 2
        return shapes.sheet(x, y, z, materials.plain("rubber", (0.012, 0.012, 0.012), 0.42))

    def drops(self, rng, count=420):
        """Water that stayed where it was splashed: on the rim, down the inner walls."""
        line = shapes.rounded(self.profile, 0.16, 7)
        length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
        at = rng.uniform(length[-1] * 0.44, length[-1] * 0.93, count)
        angle = rng.uniform(0, 2 * np.pi, count)

        def surface(along, turned):
            return self.points(np.interp(along, length, line[:, 0]), np.interp(along, length, line[:, 1]), turned)

        here = surface(at, angle)
        normal = np.cross(surface(at + 0.01, angle) - here, surface(at, angle + 0.01) - here)
        normal /= np.linalg.norm(normal, axis=1, keepdims=True)
        sizes = 0.012 + 0.05 * rng.random(count) ** 4
        return shapes.drops(here, sizes, materials.glass(ior=1.33), rng, 0.5, normal)


def swan_neck(at):
    """A brass tap whose neck bends toward -y, two cross handles beside it."""
    metal = brass(0.20)
    neck = [(0, 0, 0), (0, 0, 2.7), (0, -0.55, 3.5), (0, -1.75, 3.5), (0, -2.3, 2.8), (0, -2.3, 2.35)]
    parts = [shapes.tube(shapes.rounded(neck, 1.1, 14), 0.14, metal, steps=28)]
    parts.append(shapes.lathe([(0.14, 0.62), (0.21, 0.58), (0.21, 0.48), (0.17, 0.44), (0.19, 0.16), (0.36, 0.08), (0.38, 0)], metal, 0.03))
    parts.append(shapes.lathe([(0.05, 0.05), (0.12, 0.0), (0.175, 0.01), (0.18, 0.26), (0.14, 0.29)], metal, 0.02, at=(0, -2.3, 2.22)))
    for x in (-1.05, 1.05):
        parts.append(shapes.lathe([(0, 0.92), (0.10, 0.91), (0.13, 0.84), (0.10, 0.66), (0.10, 0.34), (0.20, 0.26), (0.27, 0.06), (0.28, 0.0)], metal, 0.03, at=(x, 0, 0)))
        for a in (0.5 + x, 0.5 + x + math.pi / 2):
            d = np.array((0.36 * math.cos(a), 0.36 * math.sin(a), 0))
            parts.append(shapes.tube([(x, 0, 0.74) - d, (x, 0, 0.74) + d], 0.055, metal, steps=12))
    return group(parts, at)


def hand_shower(grip, head, facing, hose):
    """Brass: a handle from `grip` to `head`, its rose looking toward `facing`; a ribbed hose along the points `hose` to the grip."""
    metal = brass(0.20)
    grip, head = np.array(grip, float), np.array(head, float)
    ahead = (head - grip) / np.linalg.norm(head - grip)
    t = np.linspace(0, 1, 30)
    shapes.tube(grip + np.outer(t, head - grip), 0.13 + 0.03 * np.sin(np.pi * t) + 0.05 * t**6, metal, steps=20)
    turn = np.degrees(Vector(facing).to_track_quat("Z", "Y").to_euler())
    rose = [(0, -0.22), (0.20, -0.20), (0.42, 0.02), (0.46, 0.10), (0.44, 0.15), (0.40, 0.14), (0, 0.13)]
    shapes.lathe(rose, metal, 0.03, at=tuple(head + 0.15 * ahead + 0.22 * np.array(Vector(facing).normalized())), turn=tuple(turn))
    line = shapes.rounded([*hose, grip - 0.5 * ahead, grip], 1.2, 30)
    long = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    fine = np.linspace(0, long[-1], int(long[-1] / 0.018))
    path = np.stack([np.interp(fine, long, line[:, k]) for k in range(3)], 1)
    for k in range(3):
        path[:, k] = np.convolve(np.pad(path[:, k], 12, "edge"), np.full(25, 1 / 25), "valid")
    shapes.tube(path, 0.085 + 0.014 * np.abs(np.sin(fine * np.pi / 0.075)), materials.steel(0.26, (0.60, 0.48, 0.30)), steps=14)


def chair_back(at, slope, width=4.6, long=7.0, thick=1.15):
    """The upper part of a leather chair tilted back to the basin; `at` is the middle of its head end's upper edge."""
    holder = cushion((width, long, thick), leather(), crown=0.26)
    shapes.place(holder, (0, -long / 2, -thick / 2))
    return group([holder], at, (slope, 0, 0))


def bench(at, width=13.0, turn=0):
    """A long seat of teak and cane, open arms; it looks toward -y."""
    wood, deep = teak(DARK_TEAK, 0), 5.2
    parts = []
    for side in (-1, 1):
        x = side * width / 2
        parts.append(shapes.tube([(x, deep / 2 - 0.2, 0), (x, deep / 2 - 0.2, 4.2), (x, deep / 2 + 0.7, 8.6)], 0.26, wood, steps=16))
        parts.append(shapes.tube([(x, -deep / 2 + 0.3, 0), (x, -deep / 2 + 0.3, 6.2)], [0.2, 0.27], wood, steps=16))
        parts.append(shapes.box((0.8, deep + 0.5, 0.34), teak(DARK_TEAK, 1), 0.12, at=(x, -0.1, 6.35)))
        parts.append(shapes.tube([(x, -deep / 2, 3.9), (x, deep / 2, 3.9)], 0.22, wood, steps=14))
    parts.append(shapes.tube([(0, -deep / 2 + 0.3, 0), (0, -deep / 2 + 0.3, 4.0)], [0.2, 0.26], wood, steps=16))
    for y, z, r in ((-deep / 2 + 0.3, 4.0, 0.25), (deep / 2 - 0.2, 4.0, 0.25), (deep / 2 - 0.1, 5.0, 0.2), (deep / 2 + 0.65, 8.4, 0.27)):
        parts.append(shapes.tube([(-width / 2, y, z), (width / 2, y, z)], r, wood, steps=16))
    v, u = np.mgrid[-deep / 2 + 0.3 : deep / 2 - 0.2 : 30j, -width / 2 : width / 2 : 60j]
    sag = 0.15 * (1 - (2 * u / width) ** 2) * (1 - (2 * v / deep) ** 2)
    parts.append(shapes.sheet(u, v, 4.18 - sag, cane(), uv=(u, v)))
    slant = -math.degrees(math.atan2(0.72, 3.3))
    third = width / 3
    for i in (-1, 0, 1):
        parts.append(cane_panel(third, 3.4, at=(i * third, deep / 2 - 0.1, 5.05), turn=(slant, 0, 0)))
        if i < 1:
            x = (i + 0.5) * third
            parts.append(shapes.tube([(x, deep / 2 - 0.1, 5.0), (x, deep / 2 + 0.62, 8.4)], 0.17, wood, steps=12))
    return group(parts, at, (0, 0, turn))


def pillow(at, look, size=(4.2, 4.2), turn=(0, 0, 0), plump=0.85):
    """A square cushion, pinched at its corners; the cloth's UV runs over its face."""
    v, u = np.mgrid[-1:1:60j, -1:1:60j]
    full = np.clip((1 - u**2) * (1 - v**2), 0, 1) ** 0.38
    draw = 1 - 0.07 * (1 - v**2) * np.abs(u) ** 3, 1 - 0.07 * (1 - u**2) * np.abs(v) ** 3
    crease = 0.03 * np.sin(9 * u + 4 * v) * np.abs(u * v)
    parts = []
    for sign in (-1, 1):
        x, y = size[0] / 2 * u * draw[0], size[1] / 2 * v * draw[1]
        parts.append(shapes.sheet(x, y, sign * (plump * full + crease), look, uv=(x + 2.5, y + size[1] / 2)))
    return group(parts, at, turn)


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
