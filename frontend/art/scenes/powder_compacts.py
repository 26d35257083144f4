"""A worn brass compact open on the painted table by the window, its powder brushed hollow to the tin, the window in its mirror; a powder brush in front, blush, tissue and brushes behind."""
import math

import numpy as np

from lib import hair, materials, powders, room, shapes, studio, tools
from scenes.lipsticks import old_paint
from lib.props import lit_lamp
from lib.props import disc, tissue

SAMPLES = 16
BOUNCES = 6
EXPOSURE = 0.42
LOOK = "High Contrast"
FILTER = (1.02, 1.0, 0.98)
SUN = (0.86, 0.19, -0.38)
AT, TURN = (-16.0, -18.0, 10.5), 38  # the table's top, and how far it is turned
SAND, ROSE = (0.53, 0.285, 0.175), (0.56, 0.15, 0.13)
OPEN, BLUSH, BRUSH = (-0.26, 0.04), (0.84, 0.78), (0.70, -0.70)
SIZE_OF = 0.86  # of a compact
SMEARS = ((0.15, -0.55, 0.55, (0.60, 0.42, 0.32), 0.9), (-0.75, -0.35, 0.5, (0.60, 0.40, 0.30), 0.7), (0.9, 0.2, 0.7, (0.56, 0.24, 0.20), 0.6), (-0.9, 0.9, 0.8, (0.52, 0.38, 0.30), 0.6))


def on_table(x, y, z=0.0):
    a = math.radians(TURN)
    return AT[0] + x * math.cos(a) - y * math.sin(a), AT[1] + x * math.sin(a) + y * math.cos(a), AT[2] + z


def carried_brass():
    """Gilt brass years in a bag: dark where the gilding is gone, scratched, fingered, powder in its corners."""
    s = materials.Shader("carried brass")
    finger, worn, fine = s.noise(4.5, 5, 0.6, distortion=0.8), s.noise(26, 5, 0.7), s.noise(120, 3, 0.7)
    tint = s.ramp(finger, (0.32, (0.27, 0.165, 0.080)), (0.62, (0.56, 0.375, 0.19)))
    spots = s.between(s.math("ADD", s.math("MULTIPLY", worn, 0.6), s.math("MULTIPLY", finger, 0.4)), 0, 0.8, 0.53, 0.62)
    tint = s.add("MixRGB", {"Fac": spots, "Color1": tint, "Color2": (0.27, 0.17, 0.085)}).outputs[0]
    rough = s.math("ADD", s.between(finger, 0.10, 0.26), s.math("MULTIPLY", spots, 0.14))
    for turned in ((0.3, 0.2, 0.7), (0.2, 0.4, -0.6)):
        line = s.noise(1.0, 3, 0.6, s.add("Mapping", {"Vector": s.place(), "Rotation": turned, "Scale": (120.0, 3.0, 6.0)}).outputs[0])
        scratch = s.between(line, 0.0, 0.35, 0.66, 0.69)
        tint = s.add("MixRGB", {"Fac": scratch, "Color1": tint, "Color2": (0.88, 0.74, 0.48)}).outputs[0]
        rough = s.math("ADD", rough, s.math("MULTIPLY", scratch, 0.12))
    film = s.math("MULTIPLY", s.between(worn, 0.0, 1.0, 0.55, 0.72), s.between(fine, 0.0, 0.7, 0.46, 0.62))
    tint = s.add("MixRGB", {"Fac": film, "Color1": tint, "Color2": (0.55, 0.40, 0.30)}).outputs[0]
    return s.principled(base=tint, metallic=s.math("SUBTRACT", 1.0, film), roughness=s.math("ADD", rough, s.math("MULTIPLY", film, 0.4)), normal=s.bump(worn, 0.03, 0.006)).material


def black_case():
    """Black lacquer, rubbed through to brass here and there, dusty with powder."""
    s = materials.Shader("black case")
    worn, fine = s.noise(11, 6, 0.7), s.noise(110, 4, 0.75)
    dust = s.math("MULTIPLY", s.between(s.noise(5, 5, 0.7), 0.1, 1.0, 0.42, 0.62), s.between(fine, 0.0, 0.55, 0.44, 0.62))
    tint = s.add("MixRGB", {"Fac": dust, "Color1": (0.014, 0.012, 0.012), "Color2": (0.55, 0.30, 0.25)}).outputs[0]
    return s.principled(base=tint, roughness=s.math("ADD", s.between(worn, 0.12, 0.26), s.math("MULTIPLY", dust, 0.4)), specular=0.5).material


def used_mirror():
    """Silvered glass: powder flown against it, thickest low down by the pan; a finger's wipe; fine dust."""
    s = materials.Shader("used mirror")
    split = s.add("SeparateXYZ", {0: s.place()})
    low = s.between(split.outputs[1], 0.0, 0.30, 0.15, 0.46)
    cloud, fine = s.noise(5.5, 6, 0.7, distortion=0.6), s.noise(95, 4, 0.75)
    print_ = s.math("MULTIPLY", s.between(s.noise(6.0, 2, 0.5), 0, 0.30, 0.60, 0.68), s.between(s.noise(40, 2), 0.3, 1.0))
    film = s.math("MULTIPLY", s.between(s.math("ADD", cloud, low), 0.0, 0.55, 0.56, 1.0), s.between(fine, 0.15, 1.0, 0.38, 0.60))
    film = s.math("MAXIMUM", s.math("MAXIMUM", film, print_), s.between(s.noise(70, 2, 0.5), 0.0, 0.7, 0.69, 0.72))
    tint = s.add("MixRGB", {"Fac": film, "Color1": (0.88, 0.90, 0.89), "Color2": (0.52, 0.42, 0.35)}).outputs[0]
    return s.principled(base=tint, metallic=s.math("SUBTRACT", 1.0, s.math("MULTIPLY", film, 0.85)), roughness=s.math("MULTIPLY", film, 0.5)).material


def pan(colour, rng, hollows, half=0.434, top=0.090, bottom=0.056, count=520):
    """Powder pressed on gauze, whose print is left near the rim; brushed hollow in soft strokes, at one place down to the tin."""
    y, x = np.mgrid[-1 : 1 : count * 1j, -1 : 1 : count * 1j]
    x, y = disc(x, y)
    r = np.hypot(x, y)
    broad, mid, small = (powders.grains(rng, count, size) for size in (26, 7, 1.6))
    gauze = 0.0012 * np.abs(np.sin(46 * (x + 0.3 * y) + 0.3 * broad)) * np.abs(np.sin(46 * (y - 0.3 * x) + 0.3 * broad))
    drawn = sum(np.roll(small + 1.5 * mid, step, 1) for step in range(0, 110, 2))
    drawn /= drawn.std()
    z, loose = top + 0 * x, 0 * x
    for cx, cy, wide, deep in hollows:
        dx, dy = x - cx, y - cy
        q = np.hypot(dx / wide, dy / (0.75 * wide)) * (1 + 0.10 * broad + 0.02 * mid)
        angle = rng.uniform(0.3, 0.9)
        along, across = dx * np.cos(angle) + dy * np.sin(angle), dy * np.cos(angle) - dx * np.sin(angle) + 0.35 * (dx**2 + dy**2)
        row, column = (((c * 0.5 * count).astype(int)) % count for c in (across, along))
        tracks = 0.5 * drawn[row, column]
        bowl = np.exp(-(q**2.4))
        z -= deep * (top - bottom) * bowl * (1 + 0.065 * tracks)
        loose = np.maximum(loose, np.exp(-((q / 1.3) ** 4)) * np.clip(0.62 + 0.5 * tracks + 0.22 * mid, 0, 1))
    kept = np.clip(1 - 1.6 * loose, 0, 1)
    z += gauze * kept + 0.0004 * mid * (0.3 + loose) + 0.0002 * small * (0.3 + loose)
    z -= 0.012 * np.exp(-(1 - r) / 0.022) * np.clip(0.8 + 0.6 * mid, 0, 2)
    crack = np.abs(broad + 0.35 * mid)
    z -= 0.006 * np.exp(-crack / 0.035) * np.exp(-(((x + 0.45) / 0.4) ** 2) - ((y - 0.35) / 0.4) ** 2)
    tin = bottom + 0.0005 * broad
    bare = np.clip((tin - z) / 0.0010, 0, 1) * np.clip(0.80 + 0.30 * small + 0.25 * mid, 0, 1)
    return shapes.sheet(half * x, half * y, np.maximum(z, tin), powders.material(colour), uv=(bare, np.clip(loose, 0, 1)))


def compact(case, colour, rng, hollows, at, turn, open_):
    """Base, tin, powder, and the lid on its hinge, `open_` degrees up."""
    gilt, tin = carried_brass(), materials.steel(0.28)
    parts = [
        shapes.lathe([(0, 0), (0.485, 0), (0.522, 0.018), (0.530, 0.055), (0.526, 0.082), (0.515, 0.090), (0.47, 0.088)], case, 0.012, steps=180),
        shapes.lathe([(0.518, 0.086), (0.508, 0.0955), (0.500, 0.092), (0.458, 0.090), (0.450, 0.086), (0.449, 0.04)], gilt, 0.006, steps=180),
        shapes.lathe([(0.446, 0.04), (0.446, 0.094), (0.441, 0.0985), (0.435, 0.095), (0.434, 0.04)], tin, 0.004, steps=180),
        pan(colour, rng, hollows),
        shapes.box((0.13, 0.024, 0.038), gilt, 0.008, at=(0, -0.533, 0.055)),
        shapes.box((0.40, 0.05, 0.045), gilt, 0.008, at=(0, 0.530, 0.070)),
    ]
    parts += [shapes.tube([(x0, 0.560, 0.100), (x1, 0.560, 0.100)], 0.021, gilt, steps=20) for x0, x1 in ((-0.20, -0.085), (0.085, 0.20))]
    lid = [
        shapes.lathe([(0, 0.070), (0.46, 0.066), (0.515, 0.048), (0.530, 0.015), (0.527, 0.000), (0.516, -0.004), (0.500, 0.004)], case, 0.014, steps=180),
        shapes.lathe([(0.519, 0.000), (0.508, -0.006), (0.490, -0.003), (0.476, 0.006), (0.474, 0.016)], gilt, 0.005, steps=180),
        shapes.lathe([(0.478, 0.010), (0, 0.010)], used_mirror(), 0.0, steps=180),
        shapes.box((0.15, 0.022, 0.030), gilt, 0.008, at=(0, -0.535, 0.008)),
    ]
    for thing in lid:
        thing.location.y -= 0.560
    lid += [shapes.box((0.16, 0.05, 0.03), gilt, 0.008, at=(0, -0.030, 0.010)), shapes.tube([(-0.062, 0, 0), (0.062, 0, 0)], 0.021, gilt, steps=20)]
    parts.append(tools.group(lid, (0, 0.560, 0.100), (-open_, 0, 0)))
    return tools.group(parts, at, turn, SIZE_OF)


def painted_handle():
    s = materials.Shader("painted handle")
    worn = s.noise(9, 6, 0.7)
    chip = s.between(worn, 0, 1, 0.625, 0.64)
    dust = s.math("MULTIPLY", s.between(s.noise(6, 5, 0.7), 0, 0.8, 0.48, 0.66), s.between(s.noise(100, 4, 0.7), 0, 0.8, 0.42, 0.6))
    tint = s.add("MixRGB", {"Fac": chip, "Color1": (0.030, 0.010, 0.008), "Color2": (0.36, 0.22, 0.12)}).outputs[0]
    tint = s.add("MixRGB", {"Fac": dust, "Color1": tint, "Color2": (0.60, 0.42, 0.32)}).outputs[0]
    return s.principled(base=tint, roughness=s.math("ADD", s.between(worn, 0.14, 0.3), s.math("MULTIPLY", dust, 0.4))).material


def powder_brush(rng, count=15000):
    """A full head in use: its hair spread, resting on the table and on the compact's rim, clumped a little, single hairs astray."""
    at, turn = on_table(*BRUSH, 0.175), (0, 85, TURN + 160)
    line = [(0, -1.50), (0.030, -1.49), (0.055, -1.2), (0.075, -0.75), (0.118, -0.34), (0.120, -0.30)]
    collar = [(0.10, -0.33), (0.137, -0.30), (0.139, -0.20), (0.146, -0.185), (0.137, -0.17), (0.146, -0.155), (0.139, -0.14), (0.142, 0.0), (0.136, 0.012), (0.12, -0.02)]
    tools.group([shapes.lathe(line, painted_handle(), 0.03, steps=64), shapes.lathe(collar, carried_brass(), 0.008, steps=96)], at, turn)
    strands = tools.bristles(0.128, 0.225, 0.52, rng, count, taper=0.06, dome=0.30, points=14)
    t = np.linspace(0, 1, 14)[None, :, None]
    tuft = rng.integers(0, 150, count)
    strands[..., :2] += (rng.normal(0, 0.022, (150, 2))[tuft][:, None] + rng.normal(0, 0.010, (count, 1, 2))) * t**2
    strands[..., 2] *= (1 + rng.normal(0, 0.025, 150))[tuft][:, None]
    strands = hair.stray(strands, 0.02, 0.07, rng)
    strands[..., 2] -= 0.02
    strands = tools.turn_strands(strands, at, turn)
    away = np.hypot(*(strands[..., i] - on_table(*OPEN)[i] for i in (0, 1)))
    floor = AT[2] + 0.006 + 0.080 * np.clip((0.50 - away) / 0.05, 0, 1)
    soft = 0.02
    strands[..., 2] = floor + soft * np.logaddexp(0, (strands[..., 2] - floor) / soft)
    hair.grow(strands, hair.material(melanin=0.56, redness=0.45, roughness=0.42, variation=0.45), 0.0017, tip=0.5)


def spilt(rng):
    for (x, y), wide, count, colour in (((0.05, -0.42), 0.22, 500, SAND), ((-0.62, -0.32), 0.28, 260, SAND), ((0.62, 0.35), 0.25, 260, ROSE)):
        places = np.array([on_table(x + wide * rng.normal(), y + 0.6 * wide * rng.normal()) for _ in range(count)])
        away = np.hypot(*(places[:, i] - on_table(*OPEN)[i] for i in (0, 1)))
        look = materials.powder(colour)
        powders.fallout(places[away > 0.47], look, rng)
        crumbs = places[away > 0.47][:14]
        shapes.drops(crumbs, 0.005 + 0.012 * rng.random(len(crumbs)) ** 3, look, rng, 0.7)


def build():
    rng = np.random.default_rng(58)
    room.shell(back=room.plaster(((0.40, 0.32, 0.24), (0.52, 0.43, 0.33)), 0.75))
    room.daylight(SUN, sun=22, sky=4600, fill=2000, mirrored=False)
    tools.group([shapes.box((9.0, 3.4, 0.34), old_paint(SMEARS), 0.05, at=(0.4, 0, -0.17))], AT, (0, 0, TURN))
    compact(carried_brass(), SAND, rng, [(0.10, -0.12, 0.60, 1.22), (-0.42, 0.25, 0.34, 0.35)], on_table(*OPEN), (0, 0, TURN - 52), 104)
    compact(black_case(), ROSE, rng, [(-0.1, 0.0, 0.60, 0.55)], on_table(*BLUSH), (0, 0, TURN - 14), 150)
    powder_brush(rng)
    tissue(rng, on_table(-1.10, 0.70), TURN + 40)
    spilt(rng)
    room.jar_of(on_table(-0.42, 1.28), rng, 0.85, 0.30, 0, 4)
    room.table((3.6, 3.0, 6.4), (-20.0, -8.6, 0))
    lit_lamp((-20.2, -8.8, 6.4))
    studio.camera(on_table(0.22, -3.25, 1.62), on_table(0.04, 0.1, 0.30), 58, focus=on_table(-0.10, -0.24, 0.09), blur=0.042)
