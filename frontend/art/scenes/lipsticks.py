"""Lipsticks in use on a worn painted table at the barred window: a red one open, a wine one lying, coral behind; caps, a tissue, a lip brush."""
import math

import numpy as np

from lib import hair, materials, powders, room, shapes, studio, tools
from lib.props import tissue

SIZE = (1920, 1280)
SAMPLES = 20
BOUNCES = 6
EXPOSURE = 0.8
LOOK = "High Contrast"
FILTER = (1.03, 0.99, 0.97)
SUN = (0.86, 0.19, -0.38)
AT, TURN = (-10.0, -15.5, 9.0), 72  # the table's top, and how far it is turned
RED, WINE, CORAL = (0.62, 0.010, 0.014), (0.20, 0.006, 0.022), (0.66, 0.115, 0.060)

SMEARS = ((0.05, -0.55, 0.42, (0.42, 0.03, 0.035), 0.75), (-0.55, -0.1, 0.5, (0.46, 0.07, 0.05), 0.5), (0.8, 0.2, 0.9, (0.50, 0.36, 0.28), 0.6), (-0.9, 0.9, 0.8, (0.52, 0.38, 0.30), 0.6))  # where on the paint (x, y), how wide, of what, how thick


def on_table(x, y, z=0.0):
    a = math.radians(TURN)
    return AT[0] + x * math.cos(a) - y * math.sin(a), AT[1] + x * math.sin(a) + y * math.cos(a), AT[2] + z


def old_paint(smears=SMEARS):
    """Grey-blue paint on wood, years old: brush lines, chips down to the wood, rings, scratches, smudges of red and of powder."""
    s = materials.Shader("old paint")
    cloud, fine, grain = s.noise(1.1, 7, 0.68), s.noise(16, 5, 0.7), s.noise(90, 3, 0.75)
    drawn = s.noise(1.0, 4, 0.7, s.add("Mapping", {"Vector": s.place(), "Scale": (1.2, 38.0, 1.0)}).outputs[0], 0.3)
    tint = s.ramp(s.math("ADD", s.math("MULTIPLY", drawn, 0.5), s.math("MULTIPLY", cloud, 0.5)), (0.32, (0.150, 0.185, 0.190)), (0.50, (0.215, 0.250, 0.252)), (0.70, (0.275, 0.305, 0.300)))
    tint = s.add("MixRGB", {"Fac": s.between(s.math("ADD", fine, s.math("MULTIPLY", cloud, 0.5)), 0, 0.55, 0.70, 0.98), "Color1": tint, "Color2": (0.17, 0.14, 0.10)}).outputs[0]
    for x, y, wide, colour, most in smears:
        away = s.add("VectorMath", {0: s.place(), 1: (x, y, 0.1)}, operation="DISTANCE").outputs["Value"]
        patch = s.between(s.noise(5.0, 5, 0.7, s.add("Mapping", {"Vector": s.place(), "Rotation": (0, 0, 0.8), "Scale": (0.7, 3.0, 1.0)}).outputs[0]), 0.0, most, 0.52, 0.66)
        share = s.math("MULTIPLY", s.math("MULTIPLY", s.between(away, 1.0, 0.0, 0.1, wide), patch), s.between(grain, 0.2, 1.0, 0.35, 0.6))
        tint = s.add("MixRGB", {"Fac": share, "Color1": tint, "Color2": colour}).outputs[0]
    for turned in (0.4, -0.8):
        lines = s.noise(1.0, 2, 0.5, s.add("Mapping", {"Vector": s.place(), "Rotation": (0, 0, turned), "Scale": (1.0, 55.0, 1.0)}).outputs[0])
        scratch = s.math("MULTIPLY", s.between(lines, 0, 0.6, 0.70, 0.715), s.between(cloud, 0, 1, 0.46, 0.56))
        tint = s.add("MixRGB", {"Fac": scratch, "Color1": tint, "Color2": (0.14, 0.13, 0.11)}).outputs[0]
    split = s.add("SeparateXYZ", {0: s.place()})
    edge = s.between(s.math("ABSOLUTE", split.outputs[1]), 0.0, 0.22, 1.30, 1.62)
    chip = s.between(s.math("ADD", s.math("ADD", s.math("MULTIPLY", fine, 0.5), s.math("MULTIPLY", s.noise(3.2, 4, 0.6), 0.5)), edge), 0, 1, 0.635, 0.645)
    wood = s.ramp(drawn, (0.35, (0.075, 0.036, 0.018)), (0.65, (0.17, 0.085, 0.042)))
    tint = s.add("MixRGB", {"Fac": chip, "Color1": tint, "Color2": wood}).outputs[0]
    tint = s.add("MixRGB", {"Fac": s.between(grain, 0.0, 0.5, 0.68, 0.73), "Color1": tint, "Color2": (0.55, 0.52, 0.47)}).outputs[0]
    rough = s.math("ADD", s.between(cloud, 0.30, 0.50, 0.35, 0.65), s.math("MULTIPLY", chip, 0.25))
    height = s.math("SUBTRACT", s.math("ADD", s.math("MULTIPLY", drawn, 0.35), s.math("MULTIPLY", cloud, 0.5)), s.math("MULTIPLY", chip, 0.6))
    return s.principled(base=tint, roughness=rough, specular=0.45, normal=s.bump(height, 0.35, 0.02)).material


def stick_look(colour):
    """A bullet: satin on its side, drawn out into streaks where it has been used (u = 1), specks of dust and a touch of bloom."""
    s = materials.Shader("lip colour")
    split = s.add("SeparateXYZ", {0: s.place("UV")})
    used = split.outputs[0]
    streak = s.noise(1.0, 4, 0.7, s.add("Mapping", {"Vector": s.place(), "Scale": (10.0, 75.0, 8.0)}).outputs[0], 0.4)
    cloud, fine = s.noise(9, 5, 0.7), s.noise(120, 3, 0.7)
    mixed = s.math("ADD", s.math("MULTIPLY", cloud, 0.6), s.math("MULTIPLY", s.math("MULTIPLY", streak, used), 0.45))
    tint = s.ramp(mixed, (0.18, tuple(0.7 * c for c in colour)), (0.46, colour), (0.70, tuple(min(0.85, 1.12 * c + 0.012) for c in colour)))
    lint = s.between(fine, 0.0, 0.35, 0.71, 0.74)
    tint = s.add("MixRGB", {"Fac": lint, "Color1": tint, "Color2": (0.70, 0.50, 0.46)}).outputs[0]
    rough = s.math("ADD", s.between(cloud, 0.24, 0.40), s.math("MULTIPLY", s.math("MULTIPLY", used, streak), 0.16))
    height = s.math("ADD", s.math("MULTIPLY", s.math("MULTIPLY", streak, used), 1.0), s.math("ADD", s.math("MULTIPLY", cloud, 0.25), s.math("MULTIPLY", fine, 0.05)))
    return s.principled(base=tint, roughness=rough, specular=0.45, normal=s.bump(height, 0.5, 0.012)).material


def smeared_brass(colour):
    """The inner tube: finger marks, and what the bullet left at its mouth."""
    s = materials.Shader.of(room.brass(0.18, (0.76, 0.55, 0.27)))
    height = s.add("SeparateXYZ", {0: s.place()}).outputs[2]
    cloud, fine = s.noise(13, 5, 0.7), s.noise(60, 3, 0.7)
    mouth = s.between(height, 0.0, 0.34, 0.66, 0.81)
    mark = s.between(s.math("ADD", s.math("ADD", s.math("MULTIPLY", cloud, 0.75), s.math("MULTIPLY", fine, 0.25)), mouth), 0, 1, 0.80, 0.86)
    tint = s.bsdf.inputs["Base Color"].links[0].from_socket
    tint = s.add("MixRGB", {"Fac": mark, "Color1": tint, "Color2": tuple(0.8 * c for c in colour)}).outputs[0]
    touched = s.between(s.noise(8, 3, 0.6), 0.14, 0.36, 0.46, 0.62)
    return s.principled(base=tint, metallic=s.math("SUBTRACT", 1.0, mark), roughness=touched).material


def bullet(rng, colour, out, slant, hollow=0.04, radius=0.112, foot=0.62):
    """Cut at a slant, rounded by use: its edge has gone soft, its face is hollowed and drawn out."""
    steps, soft = 200, 0.026
    a = np.linspace(0, 2 * np.pi, steps, endpoint=False)[None]
    uneven, coarse = shapes.waver(rng, 9, 18, 70), shapes.waver(rng, 6, 6, 20)

    def face(x, y):
        worn = hollow * (1 - (x**2 + y**2) / radius**2) * 0.5 - 0.22 * slant * np.clip(x / radius, 0, 1) ** 3 * radius * 2
        cut = slant * x - worn + 0.010 * coarse(3 * x, 3 * y) + 0.004 * uneven(x, 4 * y)
        blunt = 0.55 * slant * radius + 0.05 * x - 1.2 * y**2
        return 0.80 + out - 0.022 * np.logaddexp(-cut / 0.022, -blunt / 0.022)

    rows, use = [], []
    shoulder = face(radius * np.cos(a), radius * np.sin(a)) - soft
    for share in np.linspace(0, 1, 40):
        swell = 1 + 0.006 * np.sin(17 * share + 2 * a) * share + 0.004 * coarse(np.cos(a), 4 * share + np.sin(a))
        rows.append((radius * swell * np.cos(a), radius * swell * np.sin(a), foot + share * (shoulder - foot)))
        use.append(max(0.0, share - 0.9) * 4)
    for q in np.linspace(0, np.pi / 2, 9)[1:]:
        r = radius - soft * (1 - np.cos(q))
        rows.append((r * np.cos(a), r * np.sin(a), face(r * np.cos(a), r * np.sin(a)) - soft * (1 - np.sin(q))))
        use.append(0.5 + q / np.pi)
    for r in (radius - soft) * np.linspace(1, 0.001, 60)[1:]:
        rows.append((r * np.cos(a), r * np.sin(a), face(r * np.cos(a), r * np.sin(a))))
        use.append(1.0)
    points = np.stack([np.stack(np.broadcast_arrays(*row), -1)[0] for row in rows])
    uv = np.stack([np.repeat(use, steps), np.tile(a[0] / 6.2832, len(rows))], 1)
    return shapes.mesh(points.reshape(-1, 3), shapes.grid_faces(len(rows), steps, around=True), stick_look(colour), uv=uv)


def lipstick(rng, colour, case, at, turn, out, slant, size=0.8):
    """Foot in its case, brass tube, bullet; crumbs of it on the tube's mouth."""
    metal = smeared_brass(colour)
    parts = [
        shapes.lathe([(0, 0), (0.163, 0), (0.175, 0.012), (0.175, 0.55), (0.168, 0.562), (0.14, 0.562)], case, 0.012),
        shapes.lathe([(0.172, 0.485), (0.180, 0.490), (0.181, 0.515), (0.180, 0.540), (0.172, 0.545)], metal, 0.006),
        shapes.lathe([(0.146, 0.55), (0.146, 0.795), (0.141, 0.808), (0.128, 0.808), (0.119, 0.795), (0.119, 0.60)], metal, 0.006),
        bullet(rng, colour, out, slant),
    ]
    a = rng.uniform(0, 2 * np.pi, 26)
    crumbs = np.stack([0.128 * np.cos(a), 0.128 * np.sin(a), 0.808 + 0 * a], 1)
    parts.append(shapes.drops(crumbs, 0.003 + 0.011 * rng.random(26) ** 3, stick_look(colour), rng, 0.7))
    return tools.group(parts, at, turn, size)


def cap(case, at, turn, size=0.8):
    line = [(0, 0), (0.166, 0), (0.178, 0.012), (0.178, 0.80), (0.172, 0.81), (0.160, 0.80), (0.158, 0.05), (0, 0.04)]
    band = shapes.lathe([(0.172, 0.745), (0.181, 0.750), (0.182, 0.770), (0.181, 0.790), (0.172, 0.795)], materials.brass(0.2), 0.006)
    return tools.group([shapes.lathe(line, case, 0.012), band], at, turn, size)


def build():
    rng = np.random.default_rng(63)
    room.shell(back=room.plaster(((0.40, 0.32, 0.24), (0.52, 0.43, 0.33)), 0.75))
    room.daylight(SUN, sun=24, sky=4200, fill=2600)
    tools.group([shapes.box((9.0, 3.2, 0.34), old_paint(), 0.05, at=(0.6, 0, -0.17))], AT, (0, 0, TURN))
    black, gilt = materials.plain("case", (0.010, 0.010, 0.012), 0.2), room.brass(0.20, (0.76, 0.55, 0.27))
    ivory = materials.plain("ivory case", (0.62, 0.55, 0.44), 0.28)
    lipstick(rng, RED, black, on_table(-0.13, 0.02), (0, 0, TURN + 146), 0.40, 0.95)
    lipstick(rng, WINE, gilt, on_table(0.86, 0.02, 0.145), (0, -90, TURN + 33), 0.30, 0.8)
    lipstick(rng, CORAL, ivory, on_table(0.36, 0.78), (0, 0, TURN + 130), 0.22, 0.7)
    cap(black, on_table(-0.50, -0.50, 0.146), (0, 90, TURN + 196))
    cap(gilt, on_table(-0.78, 0.95), (0, 0, TURN))
    tissue(rng, on_table(-0.95, 0.15), TURN + 40)
    slim = [(0, -1.50), (0.018, -1.49), (0.030, -1.25), (0.038, -0.70), (0.030, -0.32), (0.028, -0.30)]
    dipped = hair.material(ramp=[(AT[2] - 1, (0.20, 0.010, 0.014)), (AT[2] + 1, (0.20, 0.010, 0.014))], uneven=0.0, roughness=0.3)
    tools.brush(black, rng, on_table(0.30, -0.80, 0.045), (0, -91.5, TURN + 140), root=0.032, tip=0.036, length=0.17, handle_line=slim, count=3000, hair_look=dipped, flat=0.5, dome=0.4, taper=0.5, thickness=0.0012)
    for x, y, wide, count, colour in ((0.1, -0.45, 0.25, 130, (0.45, 0.02, 0.025)), (0.7, 0.5, 0.5, 240, (0.52, 0.36, 0.27)), (-0.7, -0.5, 0.4, 140, (0.52, 0.36, 0.27))):
        spilt = np.array([on_table(x + wide * rng.normal(), y + 0.7 * wide * rng.normal()) for _ in range(count)])
        powders.fallout(spilt, materials.powder(colour), rng)
    room.jar_of(on_table(1.25, 1.15), rng, 0.95, 0.36, 0, 4)
    room.table_mirror(on_table(-1.75, 1.1), TURN + 28, 0.8, 1.9)
    glow = studio.lamp(on_table(3.0, -1.6, 3.2), on_table(0, 0, 0.5), 1.0, 110, (1.0, 0.76, 0.52))
    glow.visible_camera = False
    studio.camera(on_table(0.42, -3.7, 1.22), on_table(0.08, 0.1, 0.50), 60, focus=on_table(-0.16, -0.06, 0.85), blur=0.065)
