"""Pressed powders in brass compacts, well in use, a powder brush, powder spilt."""
import numpy as np

from lib import hair, materials, powders, shapes, studio, tools

SAMPLES = 20
EXPOSURE = 0.6


def disc(x, y):
    """A square of -1…1 bent to a round."""
    return x * np.sqrt(1 - y**2 / 2), y * np.sqrt(1 - x**2 / 2)


def handled_brass():
    """A lid's brass: turned on a lathe, carried about in a bag, fingered."""
    s = materials.Shader("handled brass")
    finger, worn = s.noise(4.5, 5, 0.6, distortion=0.8), s.noise(70, 4, 0.7)
    scratch = s.noise(1.0, 4, 0.7, s.add("Mapping", {"Vector": s.place(), "Rotation": (0.3, 0.2, 0.7), "Scale": (190.0, 5.0, 5.0)}).outputs[0])
    tint = s.ramp(finger, (0.3, (0.60, 0.38, 0.15)), (0.7, (0.74, 0.49, 0.20)))
    rough = s.math("ADD", s.between(finger, 0.14, 0.30), s.math("ADD", s.between(worn, 0, 0.08), s.between(scratch, 0.0, 0.14, 0.55, 0.70)))
    return s.principled(base=tint, metallic=1.0, roughness=rough).material


def table():
    """Pale lime plaster, powder blown over it where the brush lies."""
    s = materials.Shader("table")
    cloud, grain = s.noise(1.4, 6, 0.65), s.noise(55, 5, 0.75)
    mixed = s.math("ADD", s.math("MULTIPLY", cloud, 0.6), s.math("MULTIPLY", grain, 0.4))
    tint = s.ramp(mixed, (0.34, (0.46, 0.355, 0.275)), (0.66, (0.60, 0.49, 0.39)))
    near = s.add("Mapping", {"Vector": s.place(), "Location": (-0.10, 0.44, 0.0), "Scale": (0.9, 1.5, 0.0)}).outputs[0]
    away = s.add("VectorMath", {0: near}, operation="LENGTH").outputs["Value"]
    film = s.math("MULTIPLY", s.between(away, 0.85, 0.0, 0.15, 0.95), s.between(s.noise(6, 6, 0.7), 0.0, 1.0, 0.40, 0.62))
    tint = powders.dusted(s, tint, film, (0.50, 0.245, 0.17))
    return s.principled(base=tint, roughness=s.between(cloud, 0.55, 0.75), specular=0.3, normal=s.bump(mixed, 0.16, 0.02)).material


def compact(colour, used, hollows, at, turn, lid_open, rng):
    metal = handled_brass()
    base = [(0, 0), (0.50, 0), (0.525, 0.02), (0.53, 0.085), (0.515, 0.105), (0.475, 0.105), (0.465, 0.06), (0, 0.05)]
    parts = [shapes.lathe(base, metal, radius=0.012)]
    parts.append(powders.pressed(powders.material(colour), 0.466, 0.096, 0.058, used, disc, rng, hollows, count=420))
    far, angle = rng.normal(0.47, 0.09, 160), rng.uniform(0, 2 * np.pi, 160)
    level = np.select([far < 0.46, far < 0.53], [0.09, 0.104], 0.0)
    parts.append(powders.fallout(np.stack([far * np.cos(angle), far * np.sin(angle), level], 1), materials.powder(colour), rng))
    if lid_open:
        shell_line = [(0, 0.0), (0.50, 0.0), (0.525, 0.02), (0.53, 0.05), (0.515, 0.065), (0.48, 0.060), (0, 0.058)]
        lid = shapes.lathe(shell_line, metal, radius=0.012)
        mirror = shapes.lathe([(0.465, 0.064), (0, 0.064)], materials.steel(0.0, (0.86, 0.88, 0.86)), radius=0.0)
        cover = tools.group([lid, mirror])
        tilt = np.radians(180 - lid_open)
        shapes.place(cover, (0, 0.53 + 0.53 * np.cos(tilt), 0.10 + 0.53 * np.sin(tilt)), (180 - lid_open, 0, 0))
        parts.append(cover)
    return tools.group(parts, at, turn)


def build():
    rng = np.random.default_rng(22)
    shapes.ground(table())
    compact((0.56, 0.30, 0.22), 0.40, [(0.1, -0.15)], (-0.62, 0.22, 0), (0, 0, 14), 99, rng)
    compact((0.62, 0.42, 0.30), 0.66, [(-0.30, 0.0), (0.0, 0.2)], (0.62, -0.10, 0), (0, 0, 40), 0, rng)
    compact((0.46, 0.17, 0.15), 0.15, [(0.15, 0.1)], (0.30, 0.98, 0), (0, 0, 0), 0, rng)
    soft = hair.material(melanin=0.50, redness=0.5, roughness=0.4)
    tools.brush(materials.lacquer((0.012, 0.022, 0.017), 0.15), rng, (-0.10, -0.62, 0.20), (0, 97, 18), root=0.13, tip=0.25, length=0.50, count=16000, thickness=0.0014, hair_look=soft, dome=0.42, taper=0.45)
    crumbs = np.column_stack([rng.normal(0.15, 0.45, 420), rng.normal(-0.55, 0.22, 420), np.zeros(420)])
    crumbs = crumbs[np.hypot(crumbs[:, 0] - 0.62, crumbs[:, 1] + 0.10) > 0.54]
    powders.fallout(crumbs, materials.powder((0.56, 0.30, 0.22)), rng)
    studio.world((0.028, 0.031, 0.028))
    studio.camera((0.2, -5.3, 4.0), (0.02, 0.22, 0.22), lens=80, focus=(0.1, -0.3, 0.15), blur=0.045)
    studio.lamp((-4.2, 0.6, 2.8), (0, 0, 0.2), 1.6, 340)
    studio.lamp((4.5, -2.5, 2.2), (0, 0, 0.2), 3.0, 45, studio.DAYLIGHT)
    studio.lamp((1.6, 4.2, 3.2), (0, 0, 0.2), 2.2, 120, (1.0, 0.90, 0.76), tall=0.8)
