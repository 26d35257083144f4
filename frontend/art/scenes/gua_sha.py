"""An aventurine gua sha stone, oil on it, on a folded towel in window light; a brown bottle and a steel dish of oil behind."""
import math

import bpy
import numpy as np

from lib import linen, materials, shapes, studio, tools
from scenes.serum_drops import liquid

SIZE = (1632, 1088)
BOUNCES = 6
SAMPLES = 18
EXPOSURE = 0.45
LOOK = "Medium High Contrast"
FILTER = (1.01, 1.0, 0.97)

TOWEL = (0.80, 0.775, 0.73)
STONE = (0.046, 0.138, 0.080)
OUTLINE = [(-0.02, 0.66), (0.26, 0.74), (0.50, 0.62), (0.58, 0.34), (0.50, 0.02), (0.46, -0.28), (0.44, -0.56), (0.28, -0.72), (0.10, -0.62), (0.03, -0.50), (-0.08, -0.49), (-0.19, -0.60), (-0.36, -0.66), (-0.46, -0.50), (-0.38, -0.22), (-0.26, 0.06), (-0.20, 0.34), (-0.16, 0.54)]


def outline():
    points = np.array(OUTLINE) * 0.60
    for _ in range(5):
        points = np.stack([0.75 * points + 0.25 * np.roll(points, -1, 0), 0.25 * points + 0.75 * np.roll(points, -1, 0)], 1).reshape(-1, 2)
    return points


def aventurine():
    """Grains of quartz, clouds at several depths, healed cracks, flecks of mica; oil has been spread over part of it.

    The colour is read where the view, bent by the stone, would meet each layer: so the clouds lie within, not on top.
    """
    s = materials.Shader("aventurine")
    s.bsdf.subsurface_method = "RANDOM_WALK"
    place = s.place()
    inward = s.add("VectorMath", {0: s.add("NewGeometry").outputs["Incoming"], 1: (-0.05, -0.05, -0.05)}, operation="MULTIPLY").outputs[0]
    deep = s.add("VectorMath", {0: place, 1: inward}, operation="ADD").outputs[0]
    cloud, far = s.noise(2.6, 7, 0.62, place, 0.9), s.noise(4.2, 4, 0.5, deep, 1.4)
    grain = s.add("TexVoronoi", {"Vector": place, "Scale": 62.0}).outputs["Color"]
    grain = s.add("SeparateXYZ", {0: grain}).outputs[0]
    fine = s.noise(150, 3, 0.75, place)
    mixed = s.math("ADD", s.math("MULTIPLY", cloud, 0.62), s.math("MULTIPLY", far, 0.38))
    mixed = s.math("ADD", mixed, s.math("MULTIPLY", s.math("SUBTRACT", grain, 0.5), 0.07))
    mixed = s.math("ADD", mixed, s.math("MULTIPLY", s.math("SUBTRACT", fine, 0.5), 0.12))
    dark, light = tuple(0.34 * c for c in STONE), (0.19, 0.33, 0.22)
    tint = s.ramp(mixed, (0.34, dark), (0.45, tuple(0.8 * c for c in STONE)), (0.54, tuple(1.35 * c for c in STONE)), (0.66, light))

    def over(share, colour):
        return s.add("MixRGB", {"Fac": share, "Color1": tint, "Color2": colour}).outputs[0]

    # Cracks that quartz has filled: nearly flat sheets through the stone, here broad, there lost.
    for facing, at, wide, colour, strength in (((0.86, 0.42, 0.3), 0.10, 0.010, (0.50, 0.58, 0.46), 0.75), ((0.30, 0.93, -0.2), -0.13, 0.005, (0.55, 0.60, 0.50), 0.7), ((0.95, -0.25, 0.2), -0.09, 0.004, (0.20, 0.12, 0.045), 0.55), ((-0.55, 0.80, 0.3), 0.20, 0.003, (0.48, 0.55, 0.44), 0.6)):
        sheet = s.add("VectorMath", {0: place, 1: facing}, operation="DOT_PRODUCT").outputs["Value"]
        bent = s.math("ADD", sheet, s.math("MULTIPLY", s.math("SUBTRACT", s.noise(5, 6, 0.62, place), 0.5), 0.16))
        off = s.math("ABSOLUTE", s.math("SUBTRACT", bent, at))
        share = s.math("MULTIPLY", s.between(off, 1, 0, 0.0, wide), s.between(s.noise(6.5, 4, 0.6, place), 0, strength, 0.40, 0.60))
        halo = s.math("MULTIPLY", s.between(off, 0.30, 0, 0.0, 7 * wide), s.between(s.noise(9, 4, 0.6, place), 0, strength, 0.35, 0.6))
        tint = over(s.math("MAXIMUM", share, halo), colour)
    flecks = s.noise(85, 2, 0.5, place)
    tint = over(s.between(flecks, 0, 0.75, 0.690, 0.725), (0.010, 0.022, 0.014))
    tint = over(s.between(s.noise(70, 2, 0.5, deep), 0, 0.6, 0.69, 0.73), (0.42, 0.52, 0.40))
    pits = s.between(s.add("TexVoronoi", {"Vector": place, "Scale": 19.0}).outputs["Distance"], 1, 0, 0.045, 0.085)
    pits = s.math("MULTIPLY", pits, s.between(s.noise(7, 2, 0.5, place), 0, 1, 0.50, 0.56))
    tint = over(s.math("MULTIPLY", pits, 0.6), (0.28, 0.30, 0.22))

    # Oil, drawn out by the palm; elsewhere polish, dulled by handling, and one fingertip.
    drawn = s.add("Mapping", {"Vector": place, "Rotation": (0, 0, 0.7), "Scale": (2.2, 5.0, 1.0)}).outputs[0]
    edge = s.noise(1.0, 5, 0.55, drawn, 0.6)
    oil = s.between(edge, 0, 1, 0.482, 0.512)
    tint = s.add("MixRGB", {"Fac": oil, "Color1": tint, "Color2": (0.80, 0.80, 0.70)}, blend_type="MULTIPLY").outputs[0]
    dull = s.between(s.noise(8, 6, 0.7, place), 0.13, 0.27, 0.36, 0.62)
    finger = s.add("Mapping", {"Vector": place, "Location": (-0.02, -0.10, 0), "Scale": (1.0, 0.72, 0.0)}).outputs[0]
    away = s.add("VectorMath", {0: finger}, operation="LENGTH").outputs["Value"]
    lines = s.math("SINE", s.math("MULTIPLY", s.math("ADD", away, s.math("MULTIPLY", s.noise(9, 2, 0.5, place), 0.06)), 1000.0))
    touched = s.math("MULTIPLY", s.between(away, 1, 0, 0.05, 0.085), s.between(lines, 0.0, 0.22, -0.2, 0.6))
    rough = s.math("ADD", s.math("MULTIPLY", dull, s.math("SUBTRACT", 1.0, s.math("MULTIPLY", oil, 0.80))), touched)
    height = s.math("ADD", s.math("MULTIPLY", s.between(edge, 0, 1, 0.465, 0.545), 0.40), s.math("ADD", s.math("MULTIPLY", pits, -0.9), s.math("MULTIPLY", s.noise(16, 3, 0.6, place), 0.10)))
    s.principled(base=tint, subsurface=1.0, subsurface_color=tint, roughness=rough, specular=0.55, normal=s.bump(height, 0.16, 0.008))
    s.bsdf.inputs["Subsurface Radius"].default_value = (0.045, 0.10, 0.065)
    return s.material


def thick_at(points, border, high=0.074):
    """Half the stone's thickness at some points: a blunt edge, then a long soft rise."""
    off = points[:, None] - border[None]
    along = np.roll(border, -1, 0) - border
    share = np.clip((off * along).sum(2) / (along**2).sum(1), 0, 1)
    nearest = np.linalg.norm(off - share[..., None] * along, axis=2).min(1)
    soft = -0.012 * np.log(np.exp(-np.linalg.norm(off, axis=2) / 0.012).sum(1)) + 0.012 * np.log(9.0)
    near = np.clip(np.minimum(nearest, soft + 0.02), 0, None)
    blunt = np.sqrt(1 - (1 - np.clip(near / 0.022, 0, 1)) ** 2)
    rise = np.tanh(near / 0.085)
    return high / 2 * (0.34 * blunt + 0.66 * rise * blunt)


def stone(material):
    """Ground by hand: no face quite flat, a small chip at its edge."""
    border = outline()
    centre = np.array((0.07, 0.0))
    t = np.concatenate([np.linspace(0, 0.10, 22)[:-1] ** 1.5 / 0.10**0.5, np.linspace(0.10, 1, 60)])
    rings = [border + (centre - border) * k for k in t]
    wave = shapes.waver(np.random.default_rng(3), 7, 5, 16)
    faces = []
    for side in (1, -1):
        lattice = []
        for ring in rings:
            half = thick_at(ring, border) * (1 + 0.05 * wave(ring[:, 0], ring[:, 1]))
            chip = np.exp(-(np.hypot(ring[:, 0] + 0.262, ring[:, 1] + 0.30) / 0.016) ** 2)
            lattice.append(np.column_stack([ring, side * half * (1 - 0.6 * chip * (side > 0))]))
        faces.append(lattice)
    order = faces[0][::-1] + faces[1][1:]
    return shapes.mesh(np.concatenate(order), shapes.grid_faces(len(order), len(border), around=True), material)


def oil_drops(rng, oil):
    """Drops of oil that bead and run together on the polish."""
    border = outline()
    count = 26
    at = np.column_stack([rng.normal(0.16, 0.085, count), rng.normal(0.18, 0.10, count)])
    sizes = 0.004 + 0.024 * rng.random(count) ** 3.5
    sizes[:2], at[0], at[1] = (0.036, 0.017), (0.17, 0.07), (0.215, 0.045)
    z = thick_at(at, border)
    return shapes.drops(np.column_stack([at, z - 0.001]), sizes, oil, rng, 0.34)


def slab():
    """Honed grey limestone, fine-grained, darker where oil has got in."""
    s = materials.Shader("limestone")
    grain, cloud, speck = s.noise(70, 4, 0.75), s.noise(2.2, 6, 0.6), s.noise(24, 3, 0.6)
    tint = s.ramp(s.math("ADD", s.math("MULTIPLY", grain, 0.5), s.math("MULTIPLY", cloud, 0.5)), (0.36, (0.115, 0.112, 0.108)), (0.5, (0.18, 0.175, 0.168)), (0.64, (0.27, 0.262, 0.25)))
    tint = s.add("MixRGB", {"Fac": s.between(speck, 0, 0.5, 0.66, 0.70), "Color1": tint, "Color2": (0.07, 0.065, 0.06)}).outputs[0]
    stain = s.between(s.noise(1.5, 5, 0.6, distortion=0.4), 0, 0.55, 0.54, 0.60)
    tint = s.add("MixRGB", {"Fac": stain, "Color1": tint, "Color2": (0.065, 0.055, 0.043)}).outputs[0]
    rough = s.math("SUBTRACT", s.between(grain, 0.34, 0.50), s.math("MULTIPLY", stain, 0.25))
    return s.principled(base=tint, roughness=rough, normal=s.bump(grain, 0.2, 0.006)).material


def flask(at, oil):
    """A brown dropper bottle, half full, seen well out of focus."""
    brown = materials.glass((0.62, 0.24, 0.045), 0.02)
    wall = [(0, 0.0), (0.15, 0.0), (0.165, 0.02), (0.165, 0.52), (0.14, 0.60), (0.075, 0.65), (0.075, 0.74)]
    cap = [(0.082, 0.70), (0.088, 0.71), (0.088, 0.86), (0.075, 0.875), (0.062, 0.88), (0.058, 1.02), (0.066, 1.12), (0.050, 1.20), (0, 1.21)]
    inside = [(0, 0.03), (0.14, 0.03), (0.148, 0.05), (0.148, 0.29), (0, 0.29)]
    parts = [shapes.lathe(wall, brown, 0.02), shapes.lathe(cap, materials.plain("rubber", (0.02, 0.02, 0.02), 0.5), 0.012), shapes.lathe(inside, materials.plain("oil", (0.22, 0.07, 0.008), 0.1), 0.02)]
    tools.group(parts, at)


def window(at, look):
    """A tall window with iron bars: its light, and its picture in what is polished."""
    at, look = np.array(at, float), np.array(look, float)
    lamp = studio.lamp(tuple(at), tuple(look), 2.2, 400, (0.90, 0.95, 1.0), tall=2.6)
    iron = materials.plain("iron", (0.02, 0.02, 0.02))
    matrix = np.array(lamp.rotation_euler.to_matrix())
    for shift in (-0.72, -0.24, 0.24, 0.72):
        middle = at + matrix @ (shift, 0, -0.08)
        shapes.tube([tuple(middle + matrix @ (0, k, 0)) for k in (-1.5, 1.5)], 0.045, iron, steps=10)
    shapes.tube([tuple(at + matrix @ (k, 0.25, -0.08)) for k in (-1.3, 1.3)], 0.06, iron, steps=10)


def sun(way, aside=0.0):
    """Low, past the frame of the same window; `aside`: how far its bars' shadows are moved toward the camera."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = 8.0, math.radians(0.7), (1.0, 0.84, 0.64)
    thing = bpy.data.objects.new("sun", data)
    bpy.context.collection.objects.link(thing)
    thing.rotation_euler = studio.Vector(way).to_track_quat("-Z", "Y").to_euler()
    iron = materials.plain("shutter", (0.03, 0.03, 0.03))
    across = np.array((way[1], -way[0], 0)) / np.hypot(way[0], way[1])
    for far, wide in ((-1.55, 1.5), (-0.50, 0.09), (0.06, 0.09), (1.62, 2.0)):
        middle = -4.0 * np.array(way) + (far + aside) * across
        shapes.box((0.05, wide, 6), iron, 0.005, at=tuple(middle), turn=(0, 0, math.degrees(math.atan2(across[1], across[0])) - 90))


def build():
    rng = np.random.default_rng(18)
    studio.world((0.036, 0.040, 0.044))
    oil = liquid()
    shapes.ground(slab(), 16)
    linen.folded(TOWEL, 2.3, 1.0, (-0.15, -0.36, 0), 9, rng, high=0.27, thick=0.075, every=0.0102, tall=0.022, yarn=0.0024)
    lying = stone(aventurine())
    tools.group([lying, oil_drops(rng, oil)], (-0.04, -0.06, 0.322), (6, -2, 58)).scale = (1.15,) * 3
    wall = [(0, 0.02), (0.16, 0.02), (0.19, 0.0), (0.30, 0.05), (0.37, 0.13), (0.375, 0.14), (0.362, 0.138), (0.29, 0.07), (0.18, 0.035), (0, 0.035)]
    shapes.lathe(wall, materials.steel(0.2), 0.012, wobble=0.003, at=(0.72, 1.06, 0))
    shapes.lathe([(0.30, 0.080), (0, 0.078)], oil, 0.01, at=(0.72, 1.06, 0))
    flask((-0.42, 1.55, 0), oil)
    shapes.drops([(0.93, -0.52, 0), (1.0, -0.58, 0), (0.30, 0.95, 0)], [0.035, 0.012, 0.03], oil, rng, 0.4)
    backdrop = shapes.ground(materials.plain("wall", (0.30, 0.30, 0.29), 0.7), 10, at=(0, 5.2, 0))
    backdrop.rotation_euler[0] = math.radians(90)
    window((-1.5, 3.9, 3.6), (0, 0, 0.3))
    sun((0.80, -0.42, -0.50))
    studio.lamp((3.8, -2.6, 2.2), (0, 0, 0.3), 2.6, 42, (1.0, 0.93, 0.84))
    studio.camera((0.25, -2.65, 1.62), (0.06, 0.06, 0.32), lens=88, focus=(0.04, -0.20, 0.36), blur=0.032)
