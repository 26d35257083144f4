"""A straight dark brown fall seen close and at an angle, a horn comb drawn half through it; a bright window out of focus."""
import numpy as np

from lib import hair, materials, shapes, studio, tools

SIZE = (1632, 1088)
SAMPLES = 14
BOUNCES = 3
EXPOSURE = 0.55
LOOK = "High Contrast"
FILTER = (1.03, 1.0, 0.95)
COMB, TILT, SLANT = (0.42, -0.245, -0.06), 28, 9


def surface(x, z):
    """How the fall lies: bulging toward the camera, rounded to its sides, not quite even."""
    return -0.17 * np.cos(2.0 * z - 0.1) + 0.07 * (x - 0.3) ** 2 + 0.016 * np.sin(5.1 * x + 0.8 * z) + 0.012 * np.sin(9.3 * x - 1.1 * z + 1.0)


def guides(rng, sections, depth, points=56):
    """The middles of the locks: sections side by side, each of its own depth, slant and slight turn to the light."""
    made = []
    for middle in np.linspace(-0.62, 2.3, sections) + rng.normal(0, 0.07, sections):
        locks = 13
        v = np.sort(rng.uniform(-0.5, 0.5, locks))[:, None]
        t = np.linspace(0, 1, points)[None] + np.zeros((locks, 1))
        width = rng.uniform(0.22, 0.38)
        lean, bend, turn = rng.normal(0, 0.035), rng.normal(0, 0.012), rng.normal(0, 0.22)
        z = 1.5 - 3.0 * t
        x = middle + v * width * (1 - 0.12 * t) + lean * z + bend * np.sin(2.2 * z + rng.uniform(0, 6)) + 0.010 * hair.smooth_noise(rng, locks, 4, 2)(t, np.arange(locks)[:, None])
        y = surface(x, z) + depth + rng.normal(0, 0.020) + v * width * turn + 0.25 * (v * width) ** 2 / 0.1
        y = y + 0.017 * hair.smooth_noise(rng, locks, 10, 2)(t, np.arange(locks)[:, None]) + rng.normal(0, 0.012, (locks, 1))
        made.append(np.stack([x, y, z], -1))
    return np.concatenate(made)


def combed(strands):
    """Leads the strands between the comb's teeth: drawn together at the teeth, tracks above where it has passed, little below."""
    x, y, z = strands[..., 0], strands[..., 1], strands[..., 2]
    start = COMB[0] - 1.15 + 0.105
    switch = start + 0.062 * np.ceil((COMB[0] - start) / 0.062)
    gap = np.where(x < switch, 0.062, 0.032)
    origin = np.where(x < switch, start, switch)
    middle = origin + (np.floor((x - origin) / gap) + 0.5) * gap
    plane = COMB[2] - np.tan(np.radians(SLANT)) * (x - COMB[0]) - np.tan(np.radians(TILT)) * (y - COMB[1])
    off = z - plane
    share = np.where(off > 0, 0.35 * np.exp(-off / 0.55) + 0.65 * np.exp(-off / 0.07), np.exp(off / 0.06))
    share = share * (x > start - 0.03) * (x < COMB[0] + 1.1)
    strands[..., 0] = x + share * (middle + 0.40 * (x - middle) - x)
    return strands


def flyaways(rng, count, points=50):
    """Single hairs that stand off the fall, cross it or hang beside its edge."""
    t = np.linspace(0, 1, points)[None]
    rows = np.arange(count)[:, None]
    x = np.where(rng.uniform(0, 1, (count, 1)) < 0.35, rng.normal(-0.68, 0.09, (count, 1)), rng.uniform(-0.7, 1.6, (count, 1)))
    z = rng.uniform(0.2, 1.4, (count, 1)) - rng.uniform(0.5, 2.2, (count, 1)) * t
    x = x + rng.normal(0, 0.11, (count, 1)) * (t - 0.3) + 0.03 * hair.smooth_noise(rng, count, 3, 2)(t, rows)
    y = surface(x, z) - 0.03 - rng.gamma(1.5, 0.035, (count, 1)) * (0.4 + np.sin(np.pi * t)) + 0.02 * hair.smooth_noise(rng, count, 4, 2)(t, rows)
    return np.stack([x, y, z], -1)


def build():
    rng = np.random.default_rng(44)
    studio.world((0.32, 0.36, 0.38), 0.20)
    window()
    browns = [hair.material(melanin=m, redness=r, roughness=0.125, radial=0.30, variation=0.35, ior=1.48) for m, r in ((0.87, 0.50), (0.91, 0.45), (0.84, 0.52))]
    for number, (sections, depth) in enumerate(((15, 0.10), (15, 0.05), (16, 0.0), (16, -0.03))):
        locks = hair.locks(guides(rng, sections, depth), 5, 0.030, rng, gather=0.15, frizz=0.006, flat=0.6)
        strands = hair.locks(locks, 10, 0.012, rng, gather=0.1, frizz=0.0045, flat=0.9)
        hair.grow(combed(hair.stray(strands, 0.008, 0.05, rng)), browns[number % 3], 0.00095, tip=0.6)
    few = guides(rng, 5, -0.055)[::3]
    few = np.concatenate([few, guides(rng, 1, 0.0), guides(rng, 1, 0.0)])
    few[-26:, :, 0] += rng.uniform(-0.16, 0.06, (26, 1))
    few[..., 0] += rng.normal(0, 0.10, (len(few), 1)) * (few[..., 2] - 0.6)
    hair.grow(combed(hair.locks(few, 16, 0.010, rng, gather=0.1, frizz=0.004)), browns[2], 0.0009, tip=0.5)
    hair.grow(flyaways(rng, 280), browns[0], 0.0007, tip=0.4)
    shapes.box((2.9, 0.04, 3.4), materials.plain("depth", (0.006, 0.004, 0.003), 0.9), at=(1.05, 0.30, 0))
    tools.comb(horn(), 2.3, at=COMB, turn=(180 - TILT, SLANT, 0))
    studio.camera((-3.3, -5.5, 1.5), (0.0, 0, -0.02), lens=135, focus=(-0.22, -0.26, 0.08), blur=0.055, roll=-13)
    for light in lights():
        light.visible_camera = False


def lights():
    key = studio.lamp((-3.0, -5.0, 1.0), (0, 0, 0), 2.2, 560, (1.0, 0.86, 0.70), tall=0.32)
    side = studio.lamp((-4.6, 1.4, 0.8), (0, 0, 0), 1.6, 150, (0.96, 0.98, 1.0), tall=2.6)
    fill = studio.lamp((4.4, -4.2, 0.6), (0.4, 0, 0), 3.0, 130, (1.0, 0.86, 0.70))
    low = studio.lamp((-0.6, -5.0, -3.4), (0, 0, -0.4), 2.4, 220, (1.0, 0.90, 0.78), tall=0.7)
    return key, side, fill, low


def horn():
    """Buffalo horn, clouded from black-brown to honey, handled and scratched."""
    s = materials.Shader("horn")
    stretched = s.add("Mapping", {"Vector": s.place(), "Scale": (0.9, 4.0, 4.0)}).outputs[0]
    fine = s.add("Mapping", {"Vector": s.place(), "Scale": (5.0, 90.0, 30.0)}).outputs[0]
    cloud, scratch = s.noise(1.8, 5, 0.6, stretched, 1.0), s.noise(1.0, 3, 0.7, fine)
    tint = s.ramp(cloud, (0.28, (0.006, 0.003, 0.002)), (0.56, (0.020, 0.008, 0.004)), (0.80, (0.20, 0.095, 0.030)))
    tint = s.add("MixRGB", {"Fac": 1.0, "Color1": tint, "Color2": s.between(scratch, 0.72, 1.15)}, blend_type="MULTIPLY").outputs[0]
    dust = s.between(s.noise(120, 2, 0.5), 0.0, 0.22, 0.66, 0.72)
    tint = s.add("MixRGB", {"Fac": dust, "Color1": tint, "Color2": (0.50, 0.46, 0.38)}).outputs[0]
    return s.principled(base=tint, roughness=s.between(scratch, 0.20, 0.46), clearcoat=0.2, clearcoat_roughness=0.2).material


def window():
    """A window in the far wall: panes too bright for the film, dark frame, the green wall beneath it."""
    s = materials.Shader("far window")
    split = s.add("SeparateXYZ", {0: s.place()})
    x, z = split.outputs[0], split.outputs[2]
    bars = s.between(s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", s.math("MULTIPLY", x, 0.55)), 0.5)), 1.0, 0.0, 0.42, 0.45)
    rail = s.between(s.math("ABSOLUTE", s.math("SUBTRACT", z, 1.6)), 0.0, 1.0, 0.12, 0.20)
    pane = s.math("MULTIPLY", s.math("MULTIPLY", bars, rail), s.between(z, 0.0, 1.0, -0.55, -0.45))
    garden = s.ramp(s.noise(0.9, 3), (0.35, (0.42, 0.55, 0.36)), (0.60, (1.7, 1.85, 1.7)))
    wall = s.ramp(s.noise(0.7, 3), (0.3, (0.020, 0.045, 0.034)), (0.7, (0.045, 0.085, 0.062)))
    tint = s.add("MixRGB", {"Fac": pane, "Color1": wall, "Color2": garden}).outputs[0]
    s.surface(s.add("Emission", {"Color": tint, "Strength": 1.0}).outputs[0])
    shapes.mesh([(-9, 0, -7), (9, 0, -7), (9, 0, 7), (-9, 0, 7)], [(0, 1, 2, 3)], s.material, at=(3.5, 9, -1.2), turn=(0, 0, -30), smooth=False)
