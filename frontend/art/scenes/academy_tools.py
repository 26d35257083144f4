"""A student's makeup kit in use on rumpled cotton: five brushes laid down as they came, pencil, tweezers, a steel palette with three foundations."""
import numpy as np

from lib import hair, linen, materials, plants, shapes, studio, tools

SIZE = (1920, 1280)
SAMPLES = 12
EXPOSURE = 1.0
FILTER = (1.06, 0.99, 0.90)


def pencil(at, turn):
    """A brow pencil, sharpened, a brass cap at its end."""
    parts = [
        shapes.lathe([(0, 0), (0.012, 0.006), (0.024, 0.09)], materials.plain("lead", (0.05, 0.025, 0.016), 0.6), radius=0.004, steps=32),
        shapes.lathe([(0.024, 0.09), (0.058, 0.25), (0.058, 0.26)], materials.wood((0.42, 0.24, 0.11)), radius=0.004, steps=32),
        shapes.lathe([(0.058, 0.25), (0.060, 0.27), (0.060, 1.35)], materials.lacquer((0.012, 0.024, 0.018), 0.2), radius=0.004, steps=48),
        shapes.lathe([(0.062, 1.33), (0.064, 1.34), (0.064, 1.52), (0.05, 1.54), (0, 1.545)], materials.brass(0.2), radius=0.01, steps=48),
    ]
    tools.group(parts, at, turn)


def tweezers(at, turn):
    """Two springy strips of steel, joined at one end, open a little at their slanted tips."""
    t, w = np.linspace(0, 1, 70)[:, None], np.linspace(-1, 1, 9)[None]
    half = np.interp(t, (0, 0.05, 0.12, 0.45, 0.80, 1.0), (0.026, 0.046, 0.050, 0.056, 0.036, 0.020))
    steel = materials.steel(0.17)
    parts = []
    for side in (-1, 1):
        z = side * (0.009 + 0.062 * t**0.85 * (1 - 0.35 * t**4)) + 0 * w
        y = 1.05 * t - 0.52 + 0.035 * w * t**8
        arm = shapes.sheet(half * w, y, z, steel)
        parts.append(shapes.modifier(shapes.modifier(arm, "SOLIDIFY", thickness=0.015), "BEVEL", width=0.004, segments=3))
    tools.group(parts, at, turn)


def wet(colour):
    """Foundation on steel: the UV's u is how thick it lies; where it is thin the metal shows through its streaks."""
    s = materials.Shader("foundation")
    split = s.add("SeparateXYZ", {0: s.place("UV")})
    streak = s.noise(1.0, 4, 0.6, s.add("CombineXYZ", {0: s.math("MULTIPLY", split.outputs[1], 16.0), 1: 0.0, 2: 0.0}).outputs[0])
    thick = s.math("ADD", split.outputs[0], s.math("MULTIPLY", s.math("SUBTRACT", streak, 0.5), 0.010))
    s.principled(base=colour, roughness=0.27, specular=0.5)
    clear = s.add("BsdfTransparent").outputs[0]
    return s.surface(s.add("MixShader", {0: s.between(thick, 0, 1, -0.002, 0.007), 1: clear, 2: s.bsdf.outputs[0]}).outputs[0])


def foundation(rng, colour, at, turned, long=0.44, broad=0.100):
    """A dab of foundation drawn out with the spatula: soft where it was put down, thin and uneven where it ends."""
    x, y = np.linspace(-0.16, long + 0.06, 220)[:, None], np.linspace(-0.19, 0.19, 170)[None]
    wander, edge, reach = hair.smooth_noise(rng, 1, 5, 3), hair.smooth_noise(rng, 1, 9, 3), hair.smooth_noise(rng, 1, 7, 3)
    streak = hair.smooth_noise(rng, 1, 5.5, 2)
    middle = 0.022 * wander(2.4 * x, 0)
    across = (y - middle) / (broad * (1 + 0.13 * edge(x, 0) - 0.18 * np.clip(x / long, 0, 1)))
    angle = np.arctan2(y, x)
    round_it = 0.112 * (1 + 0.07 * np.sin(2 * angle + turned) + 0.05 * np.sin(3 * angle + 2 * turned))
    dome = 0.030 * (1 - (np.hypot(np.where(x > 0, 0.72 * x, x), y) / round_it) ** 2)
    dome = np.maximum(dome, -0.02) + 0.003 * streak(across, 0) * np.clip(x / 0.1, 0, 1)
    end = long * (0.95 + 0.05 * reach(0.5 * across, 0) - 0.16 * across**2)
    lines = 0.5 + 0.5 * streak(1.4 * across + 0.5 * x, 0)
    sides = np.clip(1 - np.abs(across) ** 3, -1, 1)
    drawn = (0.012 + 0.003 * lines) * (1 - 0.45 * np.clip(x / long, 0, 1)) * np.minimum(np.clip((end - x) / 0.24, -1, 1), sides) - 0.2 * np.clip(-x, 0, 1)
    soft = 0.007
    z = np.logaddexp(dome / soft, drawn / soft) * soft - 0.0035
    z = np.where(z > -0.004, z, -0.004)
    return shapes.sheet(x + 0 * y, y + 0 * x, z, wet(colour), uv=(z, across + 0 * x), at=at, turn=(0, 0, turned))


def palette(rng, at, turn):
    """A steel mixing plate with three foundations on it, and its spatula."""
    t = np.linspace(0, 2 * np.pi, 120, endpoint=False)
    outline = [(0.48 * np.sign(np.cos(a)) * abs(np.cos(a)) ** 0.30, 0.64 * np.sign(np.sin(a)) * abs(np.sin(a)) ** 0.30) for a in t]
    parts = [shapes.plate(outline, 0.03, materials.brushed(), bevel=0.009)]
    for x, y, turned, colour in ((-0.28, 0.41, -13, (0.62, 0.39, 0.25)), (-0.22, 0.10, 8, (0.40, 0.205, 0.115)), (-0.30, -0.27, -20, (0.165, 0.075, 0.040))):
        parts.append(foundation(rng, colour, (x, y, 0.0295), turned))
    y = np.linspace(-0.80, 0.66, 90)
    half = np.interp(y, (-0.80, -0.10, 0.02, 0.66), (0.046, 0.034, 0.068, 0.076)) * np.clip((0.68 - y) / 0.09, 0, 1) ** 0.5 * np.clip((y + 0.83) / 0.05, 0, 1) ** 0.5
    blade = [(w, v) for w, v in zip(half, y)] + [(-w, v) for w, v in zip(half[::-1], y[::-1])]
    parts.append(shapes.plate(blade, 0.014, materials.steel(0.16), bevel=0.004, at=(0.36, -0.12, 0.034), turn=(1.0, 0, -9)))
    tools.group(parts, at, turn)


def kit_brush(rng, look, handle, at, lean, root, tip, long, count, flat, grip, over=0.0):
    """A brush at rest: on the belly of its hair and on the end of its handle, which lies `over` the cloth."""
    line = [(0, -grip), (0.008 + 0.18 * root, -grip + 0.006), (0.012 + 0.34 * root, -0.86 * grip), (0.012 + 0.80 * root, -0.48), (0.006 + 0.92 * root, -0.36), (root * 0.97, -0.31), (root * 0.96, -0.30)]
    high = max(root * 1.12, tip * 0.80) * (0.5 + 0.5 * flat)
    sink = np.degrees(np.arctan((high - 0.02 - 0.2 * root - over) / grip))
    tools.brush(handle, rng, (*at, high), (-90 + sink, 0, lean), root=root, tip=tip, length=long, count=count, hair_look=look, handle_line=line, flat=flat, dome=0.40, taper=0.34, thickness=0.0014, crimped=True)


def cotton(rng):
    """The cloth pushed together a little, with folds behind the tools and traces of powder where brushes were tapped off."""
    look = linen.handloom((0.74, 0.68, 0.57), bands=((0.98, 1.04), (1.09, 1.28)), threads=88, slub=0.26)
    s = materials.Shader.of(look)
    dusted = s.bsdf.inputs["Base Color"].links[0].from_socket
    grain = s.math("MULTIPLY", s.between(s.noise(7, 5, 0.65), 0.15, 1.0, 0.36, 0.60), s.between(s.noise(95, 3, 0.8), 0.5, 1.0, 0.35, 0.55))
    for x, y, wide, colour in ((-1.10, 0.62, 0.55, (0.36, 0.16, 0.10)), (0.42, 0.80, 0.38, (0.46, 0.25, 0.15)), (0.30, -0.30, 0.30, (0.30, 0.12, 0.09)), (-0.62, -0.42, 0.22, (0.44, 0.26, 0.17))):
        away = s.add("VectorMath", {0: s.place(), 1: (x, y, 0.0)}, operation="DISTANCE").outputs["Value"]
        share = s.math("MULTIPLY", s.math("POWER", s.between(away, 1.0, 0.0, 0.0, wide), 0.9), grain)
        dusted = s.add("MixRGB", {"Fac": s.math("MULTIPLY", share, 0.95), "Color1": dusted, "Color2": colour}).outputs[0]
    s.principled(base=dusted)
    cloth = shapes.folds(8, 8, look, rng, 0.10, low=0.6, high=2.4, resolution=420)
    for vertex in cloth.data.vertices:
        x, y = vertex.co.x, vertex.co.y
        for height, broad, start, slope, bow, until in ((0.24, 0.14, 0.98, 0.22, 0.10, 0.5), (0.15, 0.10, 1.28, -0.10, 0.16, 0.9), (0.14, 0.12, -1.08, -0.20, 0.10, -0.5)):
            off = (y - start - slope * x - bow * np.sin(1.7 * x + 5 * start)) / (broad * (1 + 0.3 * np.sin(2.3 * x)))
            vertex.co.z += height * np.exp(-(off**2)) / (1 + np.exp(np.sign(start) * (x - until) / 0.25))
        vertex.co.z -= 0.02


def build():
    rng = np.random.default_rng(40)
    studio.world((0.026, 0.030, 0.026))
    cotton(rng)
    dark, teak = materials.lacquer((0.012, 0.020, 0.016), 0.2), materials.wood((0.13, 0.055, 0.025))
    pencil((-1.20, -0.06, 0.045), (90.8, 0, 21))
    tweezers((0.33, -0.92, 0.052), (0, 74, -74))
    brown, fawn, black = (hair.material(melanin=m, redness=r, roughness=0.42) for m, r in ((0.42, 0.6), (0.20, 0.5), (0.80, 0.3)))
    for x, y, lean, root, tip, long, count, flat, grip, handle, look, over in (
        (-0.78, 0.30, 29, 0.112, 0.205, 0.46, 14000, 1.0, 1.24, dark, brown, 0.0),
        (-0.26, 0.20, -8, 0.092, 0.150, 0.40, 10000, 1.0, 1.26, teak, black, 0.10),
        (0.34, 0.44, -13, 0.088, 0.112, 0.36, 9000, 0.40, 1.24, dark, fawn, 0.0),
        (0.60, 0.06, 17, 0.056, 0.092, 0.30, 8000, 1.0, 1.28, teak, brown, 0.0),
        (0.86, 0.98, -58, 0.052, 0.064, 0.22, 6000, 0.55, 1.26, dark, fawn, 0.05),
    ):
        kit_brush(rng, look, handle, (x, y), lean, root, tip, long, count, flat, grip, over)
    palette(rng, (1.36, 0.16, -0.012), (0, 0, -15))
    studio.camera((0.15, -5.0, 5.0), (0.10, -0.06, 0.0), lens=104, focus=(-0.35, -0.02, 0.1), blur=0.06)
    # The sun through the barred window, a banana leaf before it.
    sun = np.array((-5.4, 3.4, 5.0))
    studio.lamp(tuple(sun), (0, 0, 0), 0.12, 900)
    iron = materials.plain("iron", (0.02, 0.02, 0.02))
    for x in (-2.75, -0.62, 1.75):
        shapes.box((0.10, 1.9, 0.10), iron, 0.01, at=tuple(0.45 * np.array((x, 0.1, 0)) + 0.55 * sun), turn=(0, 0, -20))
    plants.banana_leaf(1.35, 0.42, rng, tears=((0.4, 1), (0.55, -1), (0.7, 1)), droop=0.1, at=tuple(0.45 * np.array((2.9, -1.9, 0)) + 0.55 * sun), turn=(10, 6, 150))
    studio.lamp((4.5, -2.5, 3.8), (0, 0, 0), 3.4, 70, studio.DAYLIGHT)
    studio.overhead_card((0, 0, 0), 0.5)
