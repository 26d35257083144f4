"""Used shears and a horn comb on an ivory enamel tray with a few water drops, one small heap of cut hair by the comb; clips and a misted bottle of water behind."""
import math

import bpy
import numpy as np

from lib import hair, linen, materials, room, shapes, studio, tools

SIZE = (1920, 1280)
SAMPLES = 16
BOUNCES = 8
EXPOSURE = 0.5
LOOK = "Medium High Contrast"
FILTER = (0.99, 0.995, 1.0)
HALF = (2.75, 1.85)  # the tray's floor, from its middle to its rim
SUN = (0.70, -0.42, -0.46)


def enamel():
    """Ivory enamel on iron, blue at the rim (UV's u): chipped where it was knocked, lightly scoured, wiped in arcs that dried."""
    s = materials.Shader("enamel")
    out = s.add("SeparateXYZ", {0: s.place("UV")}).outputs[0]
    cloud, fine, knock = s.noise(1.1, 6, 0.65), s.noise(22, 5, 0.75), s.noise(3.1, 7, 0.72)
    tint = s.ramp(s.math("ADD", s.math("MULTIPLY", cloud, 0.7), s.math("MULTIPLY", fine, 0.3)), (0.34, (0.53, 0.495, 0.415)), (0.66, (0.63, 0.595, 0.51)))
    line = s.noise(1.0, 2, 0.6, s.add("Mapping", {"Vector": s.place(), "Rotation": (0, 0, 0.4), "Scale": (0.8, 46.0, 1.0)}).outputs[0])
    other = s.noise(1.0, 2, 0.6, s.add("Mapping", {"Vector": s.place(), "Rotation": (0, 0, -1.0), "Scale": (0.6, 38.0, 1.0)}).outputs[0])
    for lines in (line, other):
        scratch = s.math("MULTIPLY", s.between(lines, 0, 0.45, 0.655, 0.672), s.between(cloud, 0, 1, 0.42, 0.56))
        tint = s.add("MixRGB", {"Fac": scratch, "Color1": tint, "Color2": (0.22, 0.21, 0.20)}).outputs[0]
    dried = s.add("TexVoronoi", {"Vector": s.place(), "Scale": 3.4}).outputs["Distance"]
    ring = s.math("ABSOLUTE", s.math("SUBTRACT", s.math("ADD", dried, s.math("MULTIPLY", s.math("SUBTRACT", fine, 0.5), 0.03)), 0.15))
    lime = s.math("MULTIPLY", s.between(ring, 0.22, 0.0, 0.006, 0.026), s.between(knock, 0, 1, 0.44, 0.54))
    tint = s.add("MixRGB", {"Fac": lime, "Color1": tint, "Color2": (0.44, 0.41, 0.35)}).outputs[0]
    rim = s.between(s.math("ADD", out, s.math("MULTIPLY", s.math("SUBTRACT", fine, 0.5), 0.018)), 0.0, 1.0, 0.765, 0.785)
    tint = s.add("MixRGB", {"Fac": rim, "Color1": tint, "Color2": (0.012, 0.030, 0.095)}).outputs[0]
    often = s.between(out, 0.0, 0.115, 0.55, 1.0)
    wound = s.math("ADD", knock, s.math("ADD", often, s.math("MULTIPLY", s.math("SUBTRACT", fine, 0.5), 0.10)))
    chip, halo = s.between(wound, 0, 1, 0.690, 0.698), s.between(wound, 0, 1, 0.667, 0.694)
    tint = s.add("MixRGB", {"Fac": s.math("MULTIPLY", halo, 0.75), "Color1": tint, "Color2": (0.30, 0.135, 0.045)}).outputs[0]
    iron = s.ramp(fine, (0.35, (0.012, 0.010, 0.009)), (0.70, (0.085, 0.036, 0.016)))
    tint = s.add("MixRGB", {"Fac": chip, "Color1": tint, "Color2": iron}).outputs[0]
    streak = s.noise(1.0, 4, 0.7, s.add("Mapping", {"Vector": s.place(), "Rotation": (0, 0, -0.35), "Scale": (0.45, 9.0, 1.0)}).outputs[0], 0.5)
    wiped = s.math("MULTIPLY", s.between(streak, 0, 1, 0.47, 0.62), s.between(s.noise(0.8, 3), 0, 1, 0.42, 0.58))
    tint = s.add("MixRGB", {"Fac": s.math("MULTIPLY", wiped, 0.16), "Color1": tint, "Color2": (0.42, 0.41, 0.38)}).outputs[0]
    rough = s.math("ADD", s.math("ADD", s.between(cloud, 0.12, 0.22), s.math("MULTIPLY", wiped, 0.20)), s.math("MULTIPLY", chip, 0.5))
    height = s.math("ADD", s.math("MULTIPLY", chip, -1.0), s.math("MULTIPLY", cloud, 0.25))
    return s.principled(base=tint, roughness=rough, specular=0.5, normal=s.bump(height, 0.35, 0.02)).material


def tray():
    """A flat floor that rounds up into a low wall and a rolled rim."""
    n = 320
    turn = np.linspace(0, 2 * np.pi, n, endpoint=False)
    square = (np.abs(np.cos(turn)) ** 7 + np.abs(np.sin(turn)) ** 7) ** (-1 / 7)
    line = shapes.rounded([(-2.0, 0.0), (-1.2, 0.0), (-0.06, 0.0), (0.06, 0.30), (0.13, 0.31), (0.17, 0.27), (0.15, 0.22)], 0.10, 9)
    inner = np.linspace(0, 0.97, 60)[:, None]
    x, y = HALF[0] * square * np.cos(turn), HALF[1] * square * np.sin(turn)
    floor = [np.stack([k * (HALF[0] - 0.06) / HALF[0] * x, k * (HALF[1] - 0.06) / HALF[1] * y, 0 * x], 1) for k in inner[:, 0]]
    wall = [np.stack([x * (1 + off / HALF[0]), y * (1 + off / HALF[1]), 0 * x + high], 1) for off, high in line if off > -0.12]
    rings = np.array(floor + wall)
    outer = np.array([p for p in line if p[0] > -0.12])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(outer, axis=0), axis=1))])
    u = np.concatenate([0.5 * inner[:, 0], 0.5 + 0.5 * along / along[-1]])
    dent = 0.012 * shapes.waver(np.random.default_rng(4), 6, 0.5, 1.6)(rings[..., 0], rings[..., 1])
    rings[..., 2] += np.where(u[:, None] > 0.5, dent * (u[:, None] - 0.5) * 2, 0)
    shapes.mesh(rings.reshape(-1, 3), shapes.grid_faces(len(rings), n, around=True), enamel(), at=(0, 0, 0.04), uv=np.stack([np.repeat(u, n), np.tile(turn, len(rings))], 1))


def shear_steel():
    """Forged, ground along its length, wiped a thousand times: fine lines, small scratches, dull where fingers rest, a brown stain or two."""
    s = materials.Shader("shear steel")
    along = s.noise(1.0, 4, 0.75, s.add("Mapping", {"Vector": s.place(), "Scale": (3.0, 190.0, 40.0)}).outputs[0])
    crossing = s.noise(1.0, 3, 0.7, s.add("Mapping", {"Vector": s.place(), "Rotation": (0, 0, 0.8), "Scale": (3.0, 95.0, 9.0)}).outputs[0])
    cloud, spot = s.noise(2.6, 6, 0.68), s.noise(17, 4, 0.7)
    tint = s.ramp(along, (0.28, (0.56, 0.56, 0.555)), (0.72, (0.68, 0.68, 0.67)))
    scratch = s.between(crossing, 0, 0.6, 0.68, 0.70)
    tint = s.add("MixRGB", {"Fac": scratch, "Color1": tint, "Color2": (0.78, 0.78, 0.77)}).outputs[0]
    brown = s.math("MULTIPLY", s.between(s.math("ADD", s.math("MULTIPLY", cloud, 0.6), s.math("MULTIPLY", spot, 0.4)), 0, 0.6, 0.58, 0.70), 0.8)
    tint = s.add("MixRGB", {"Fac": brown, "Color1": tint, "Color2": (0.19, 0.145, 0.105)}).outputs[0]
    rough = s.math("ADD", s.between(cloud, 0.16, 0.34), s.math("ADD", s.between(along, -0.02, 0.05), s.math("MULTIPLY", scratch, 0.15)))
    return s.principled(base=tint, metallic=1.0, roughness=rough, normal=s.bump(along, 0.03, 0.003)).material


def horn():
    """Pressed horn: clouds drawn out along the comb, its polish gone in places, grease and scalp dust toward the teeth."""
    s = materials.Shader("horn")
    stretched = s.add("Mapping", {"Vector": s.place(), "Scale": (0.8, 3.4, 3.0)}).outputs[0]
    cloud, fibre = s.noise(1.8, 6, 0.6, stretched, 1.1), s.noise(1.0, 4, 0.7, s.add("Mapping", {"Vector": s.place(), "Scale": (4.0, 70.0, 70.0)}).outputs[0])
    tint = s.ramp(s.math("ADD", s.math("MULTIPLY", cloud, 0.8), s.math("MULTIPLY", fibre, 0.2)), (0.32, (0.016, 0.008, 0.005)), (0.50, (0.085, 0.036, 0.013)), (0.66, (0.34, 0.175, 0.062)))
    dull = s.noise(5, 6, 0.7)
    tint = s.add("MixRGB", {"Fac": s.between(dull, 0, 0.35, 0.50, 0.70), "Color1": tint, "Color2": (0.22, 0.18, 0.14)}).outputs[0]
    return s.principled(base=tint, roughness=s.between(dull, 0.14, 0.46), specular=0.5).material


def cuttings(rng, count, spread, lift=0.0, about=(0, 0), long=(0.05, 0.34), wisps=0.6):
    """Short dark hair as it falls: single and in small wisps, a little curved."""
    strands = []
    while len(strands) < count:
        x, y = np.array(about) + rng.normal(0, 1, 2) * spread
        bearing, bunch = rng.uniform(0, np.pi), 1 + int(rng.gamma(1.1, 3.2) * (rng.random() < wisps))
        size = rng.uniform(*long)
        for _ in range(bunch):
            a, l = bearing + rng.normal(0, 0.14), size * rng.uniform(0.6, 1.1)
            t = np.linspace(-0.5, 0.5, 10)
            bend = rng.normal(0, 0.42) * l
            dx, dy = l * t, bend * (t**2)
            ox, oy = rng.normal(0, 0.022, 2)
            z = lift + 0.004 + rng.uniform(0, 0.012) + rng.uniform(0, 0.05) * np.abs(t + rng.uniform(-0.5, 0.5)) ** 2
            strands.append(np.stack([x + ox + dx * np.cos(a) - dy * np.sin(a), y + oy + dx * np.sin(a) + dy * np.cos(a), z], 1))
    strands = np.array(strands)
    inside = (np.abs(strands[:, :, 0]).max(1) < HALF[0] - 0.12) & (np.abs(strands[:, :, 1]).max(1) < HALF[1] - 0.12)
    return strands[inside]


def caught(rng, at, turn, length):
    """Long hairs drawn through the comb's teeth, looped and trailing off over the tray."""
    a = math.radians(turn)
    strands = []
    for _ in range(7):
        x0 = rng.uniform(-0.46, 0.46) * length
        t = np.linspace(0, 1, 60)
        sway = rng.normal(0, 0.5, 3)
        lx = x0 + 0.10 * np.sin(5 * t + sway[0]) + 0.55 * sway[1] * t**2 + 0.20 * np.sin(9 * t + sway[2]) * t
        ly = 0.16 - rng.uniform(0.7, 1.5) * t + 0.08 * np.sin(7 * t + sway[1])
        lz = 0.05 + 0.035 * np.exp(-(((ly + 0.05) / 0.12) ** 2)) - 0.045 * np.clip((-0.3 - ly) / 0.2, 0, 1) + 0.03 * np.abs(np.sin(6 * t + sway[0])) * (1 - t)
        strands.append(np.stack([at[0] + lx * np.cos(a) - ly * np.sin(a), at[1] + lx * np.sin(a) + ly * np.cos(a), at[2] + lz], 1))
    return np.array(strands)


def clip(at, turn, colour):
    """A sectioning clip: two long tapering jaws of lacquered metal on a spring, held a little open."""
    look = materials.plain("clip", colour, 0.3, metallic=0.85)
    t = np.linspace(0, 1, 40)
    parts = []
    for side in (-1, 1):
        w = np.linspace(-1, 1, 11)[None]
        half = np.interp(t, (0, 0.15, 0.35, 1), (0.09, 0.10, 0.085, 0.020))[:, None]
        z = 0.075 + side * (0.050 * np.abs(t - 0.22)[:, None] * np.where(t[:, None] < 0.22, 3.4, 0.55) + 0.014) + 0.012 * side * (1 - w**2)
        jaw = shapes.sheet(1.15 * t[:, None] - 0.25 + 0 * w, half * w, z + 0 * w, look)
        parts.append(shapes.modifier(jaw, "SOLIDIFY", thickness=0.012))
    a = np.linspace(0, 6 * np.pi, 120)
    coil = np.stack([0.035 * np.cos(a), np.linspace(-0.085, 0.085, 120), 0.075 + 0.035 * np.sin(a)], 1)
    parts.append(shapes.tube(coil, 0.010, materials.steel(0.25), steps=6))
    tools.group(parts, at, turn)


def spray_bottle(rng, at, turn):
    """Clear plastic half full, misted and beaded outside; a black trigger head."""
    body = [(0, 0), (0.40, 0), (0.44, 0.05), (0.44, 1.15), (0.36, 1.42), (0.17, 1.56), (0.165, 1.68)]
    parts = [shapes.lathe(body, materials.glass((0.90, 0.95, 0.97), roughness=0.10, ior=1.2), 0.08)]
    parts.append(shapes.lathe([(0, 0.03), (0.41, 0.05), (0.42, 0.62), (0, 0.62)], materials.glass((0.86, 0.94, 0.96), ior=1.33), 0.03))
    black = materials.plain("trigger", (0.018, 0.018, 0.019), 0.42)
    parts.append(shapes.lathe([(0.20, 1.58), (0.22, 1.60), (0.22, 1.82), (0.16, 1.86), (0.12, 2.0)], black, 0.02))
    parts.append(shapes.box((0.86, 0.24, 0.24), black, 0.06, at=(0.16, 0, 2.08), turn=(0, -4, 0)))
    parts.append(shapes.tube(shapes.rounded([(0.40, 0, 2.02), (0.44, 0, 1.75), (0.36, 0, 1.42)], 0.2, 8), 0.055, black))
    parts.append(shapes.lathe([(0.06, 0), (0.10, 0.02), (0.10, 0.10), (0.03, 0.12), (0, 0.10)], materials.plain("nozzle", (0.45, 0.44, 0.42), 0.5), 0.01, at=(0.58, 0, 2.11), turn=(0, 90, 0)))
    a, z = rng.uniform(0, 2 * np.pi, 900), rng.uniform(0.08, 1.12, 900)
    beads = np.stack([0.442 * np.cos(a), 0.442 * np.sin(a), z], 1)
    normals = np.stack([np.cos(a), np.sin(a), 0 * a], 1)
    parts.append(shapes.drops(beads, 0.006 + 0.022 * rng.random(900) ** 3, materials.glass(ior=1.33), rng, 0.6, normals))
    tools.group(parts, at, (0, 0, turn))


def barred_sun():
    """A high window on the left: iron bars and a leaf's edge cut the light that falls on the tray."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = 6.5, math.radians(1.0), (1.0, 0.90, 0.76)
    thing = bpy.data.objects.new("sun", lamp)
    bpy.context.collection.objects.link(thing)
    thing.rotation_euler = studio.Vector(SUN).to_track_quat("-Z", "Y").to_euler()
    iron = materials.plain("iron", (0.02, 0.02, 0.02))
    way = studio.Vector(SUN).normalized()
    side = way.cross(studio.Vector((0, 0, 1))).normalized()
    up = side.cross(way)
    turned = np.degrees(studio.Vector(SUN).to_track_quat("-Z", "Y").to_euler())
    middle = studio.Vector((0.1, 0.1, 0)) - way * 7

    def slat(across, high, wide, tall):
        shapes.box((wide, tall, 0.05), iron, 0.005, at=tuple(middle + side * across + up * high), turn=tuple(turned))

    for across in (-1.62, -0.80, 0.05, 0.86, 1.70):
        slat(across, 0, 0.10, 9)
    slat(0, -0.72, 9, 0.13)
    for across in (-4.6, 4.7):
        slat(across, 0, 5.0, 9)
    slat(0, 3.6, 9, 4.4)
    slat(0, -3.5, 9, 3.6)


def build():
    rng = np.random.default_rng(5)
    studio.world((0.045, 0.052, 0.062))
    shapes.ground(materials.table_wood((0.075, 0.040, 0.022)), 16)
    tray()
    lift = 0.04
    steel = shear_steel()
    tools.scissors(steel, 21, rest=True, at=(-0.06, -0.24, lift - 0.02), turn=(0, 0, 22))
    tools.comb(horn(), 2.0, at=(0.52, 0.42, lift), turn=(0, 0, -14))
    dark = hair.material(melanin=0.93, redness=0.3, roughness=0.3)
    hair.grow(cuttings(rng, 210, (0.17, 0.08), lift, (-0.66, 0.30), (0.10, 0.36)), dark, 0.0013, tip=0.8)
    hair.grow(cuttings(rng, 12, (0.95, 0.55), lift, (0, -0.1), (0.10, 0.32), wisps=0), dark, 0.0013, tip=0.8)
    hair.grow(caught(rng, (0.52, 0.42, lift), -14, 2.0), dark, 0.0011, tip=0.7)
    clip((-1.95, 0.55, lift), (0, 0, -28), (0.30, 0.30, 0.31))
    clip((-1.25, 1.45, lift + 0.01), (0, 0, -62), (0.30, 0.30, 0.31))
    clip((1.75, -0.35, lift), (0, 0, 118), (0.05, 0.05, 0.055))
    spray_bottle(rng, (0.55, 1.40, lift), 205)
    shapes.lathe([(0, 0.0), (0.425, 0.0), (0.452, 0.010), (0.446, 0.042), (0.425, 0.046)], materials.plain("bottle foot", (0.055, 0.085, 0.095), 0.35), 0.012, at=(0.55, 1.40, lift))
    linen.folded((0.10, 0.115, 0.13), 2.4, 1.5, (2.1, 3.1, 0.0), 18, rng)
    wet = np.column_stack([rng.normal(0.2, 1.2, 130), rng.normal(0.35, 0.75, 130), np.full(130, lift)])
    wet = wet[(np.abs(wet[:, 0]) < HALF[0] - 0.15) & (np.abs(wet[:, 1]) < HALF[1] - 0.15)]
    shapes.drops(wet, 0.008 + 0.048 * rng.random(len(wet)) ** 2.4, materials.glass(ior=1.33), rng, 0.34)
    wall = shapes.ground(room.plaster(((0.14, 0.16, 0.17), (0.20, 0.22, 0.23)), 0.8), 40, at=(0, 7.5, 0))
    wall.rotation_euler[0] = math.radians(90)
    wall.visible_shadow = False
    studio.camera((-1.7, -4.7, 2.95), (-0.06, 0.02, 0.08), 60, focus=(-0.06, -0.20, 0.08), blur=0.042)
    barred_sun()
    studio.lamp((-3.6, 1.8, 3.0), (0, 0, 0), 2.2, 85, (0.86, 0.93, 1.0), tall=1.8)
    studio.lamp((3.8, 2.6, 3.2), (0, 0, 0.2), 2.0, 70, (0.90, 0.95, 1.0), tall=1.2)
