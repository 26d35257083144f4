"""A brass bowl of wet lather, the badger brush laid down in it, its handle out of the picture."""
import numpy as np

from lib import hair, materials, shapes, studio, tools

SIZE = (1920, 1280)
SAMPLES = 16
BOUNCES = 6
EXPOSURE = 0.4
LOOK = "High Contrast"

LEVEL = 0.44  # of the lather, above the stone
WALL = [(0, 0.05), (0.20, 0.05), (0.24, 0.0), (0.30, 0.0), (0.30, 0.05), (0.50, 0.16), (0.64, 0.36), (0.68, 0.50), (0.70, 0.51), (0.70, 0.535), (0.655, 0.53), (0.60, 0.36), (0.45, 0.18), (0, 0.10)]


def badger():
    """From root to tip: tan, a dark band, pale; where the lather clings, white."""
    s = materials.Shader("badger")
    info = s.add("HairInfo").outputs
    along = s.math("ADD", info["Intercept"], s.math("MULTIPLY", info["Random"], 0.10))
    tint = s.ramp(along, (0.10, (0.42, 0.31, 0.20)), (0.34, (0.10, 0.062, 0.040)), (0.62, (0.040, 0.026, 0.020)), (0.80, (0.52, 0.44, 0.34)), (1.0, (0.80, 0.76, 0.68)))
    return s.surface(s.add("BsdfHairPrincipled", {"Color": tint, "Roughness": 0.32, "Radial Roughness": 0.45, "Random": info["Random"]}, parametrization="COLOR").outputs[0])


def lather():
    """Wet foam: light goes a little way into it; pits of burst bubbles in its colour."""
    s = materials.Shader("lather")
    fine = s.add("TexVoronoi", {"Vector": s.place(), "Scale": 90.0}, feature="SMOOTH_F1").outputs["Distance"]
    coarse = s.add("TexVoronoi", {"Vector": s.place(), "Scale": 40.0}).outputs["Distance"]
    cloud = s.noise(5, 4)
    pits = s.math("MULTIPLY", s.between(coarse, 1.0, 0.0, 0.04, 0.11), s.between(cloud, 0, 1, 0.50, 0.60))
    tint = s.ramp(s.math("ADD", fine, s.math("MULTIPLY", pits, -0.25)), (0.0, (0.80, 0.795, 0.765)), (0.5, (0.89, 0.885, 0.865)))
    s.principled(base=tint, roughness=s.between(cloud, 0.16, 0.34), specular=0.5, subsurface=0.25, subsurface_color=(0.90, 0.88, 0.83))
    s.bsdf.inputs["Subsurface Radius"].default_value = (0.10, 0.085, 0.065)
    return s.principled(normal=s.bump(s.math("SUBTRACT", fine, pits), 0.12, 0.006)).material


def film():
    """A bubble's skin: clear, a mirror at its edge."""
    s = materials.Shader("bubble")
    share = s.between(s.add("LayerWeight", {"Blend": 0.22}).outputs["Fresnel"], 0.02, 0.75, 0.0, 0.9)
    clear = s.add("BsdfTransparent", {"Color": (0.97, 0.975, 0.97)}).outputs[0]
    return s.surface(s.add("MixShader", {0: share, 1: clear, 2: s.add("BsdfGlossy", {"Roughness": 0.03}).outputs[0]}).outputs[0])


def whipped(rng, rows=300, steps=720, strokes=16):
    """Height and place of the lather: furrows the brush has drawn, each with a soft lip, and peaks pulled up where it left."""
    turn = np.linspace(0, 2 * np.pi, steps)[None]
    share = np.linspace(1, 0, rows)[:, None] ** 0.8
    edge = LEVEL + 0.035 * shapes.waver(rng, 7, 2.0, 9.0)(2 * np.cos(turn), 2 * np.sin(turn))
    reach = np.interp(edge, (0.36, 0.53), (0.60, 0.655)) + 0.004
    x, y = reach * share * np.cos(turn), reach * share * np.sin(turn)
    z = LEVEL + 0.05 * shapes.waver(rng, 8, 3.0, 9.0)(x, y) + 0.06 * np.exp(-((np.hypot(x + 0.1, y) / 0.40) ** 2)) + 0.12 * np.exp(-((np.hypot(x + 0.16, 0.8 * y - 0.06) / 0.20) ** 2))
    for number in range(strokes):
        away, bearing = rng.uniform(0.06, 0.56), rng.uniform(0, 2 * np.pi)
        cx, cy = 0.10 * rng.normal(size=2)
        broad, sweep = rng.uniform(0.05, 0.11), rng.uniform(0.8, 2.4)
        across = (np.hypot(x - cx, y - cy) - away) / broad
        ahead = np.mod(np.arctan2(y - cy, x - cx) - bearing + np.pi, 2 * np.pi) - np.pi
        across = across + ahead * rng.uniform(-0.5, 0.8)
        on = np.clip((ahead + sweep / 2) / 0.5, 0, 1) ** 2 * np.clip((sweep / 2 - ahead) / 0.25, 0, 1)
        z = z - 0.035 * np.exp(-(across**2)) * on + 0.026 * np.exp(-(((np.abs(across) - 1.3) / 0.45) ** 2)) * on
        tip = (x - cx - away * np.cos(bearing + sweep / 2)) ** 2 + (y - cy - away * np.sin(bearing + sweep / 2)) ** 2
        z = z + rng.uniform(0.02, 0.075) * np.exp(-np.sqrt(tip + 0.0004) / 0.05)
    z = z + 0.036 * shapes.waver(rng, 9, 14, 40)(x, y)
    z = z + np.clip((share - 0.86) / 0.14, 0, 1) ** 2 * (edge - z)
    return np.stack([x, y, z], -1)


def smear(rng, look, around, wide, inside, outside, wall=WALL):
    """Lather wiped off over the bowl's rim: a patch that thins out unevenly, down the inner and the outer wall."""
    line = shapes.rounded(wall, 0.03)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    rim = length[np.argmax(line[:, 1])]
    v, u = np.mgrid[-1:1:90j, -1:1:120j]
    along = rim + np.where(v > 0, inside, outside) * v
    r, h = np.interp(along, length, line[:, 0]), np.interp(along, length, line[:, 1])
    out = np.gradient(line, axis=0)
    nr, nz = np.interp(along, length, out[:, 1]), np.interp(along, length, -out[:, 0])
    size = np.maximum(np.hypot(nr, nz), 1e-6)
    ragged = shapes.waver(rng, 8, 3.0, 9.0)(2.2 * u, 2.2 * v)
    full = 0.026 * np.clip(0.9 - np.hypot(u, v) + 0.75 * ragged, -0.2, 0.7) - 0.004
    a = around + wide * u
    return shapes.sheet((r + full * nr / size) * np.cos(a), (r + full * nr / size) * np.sin(a), h + full * nz / size, look)


def lather_bowl(rng, at):
    brass = shapes.lathe(WALL, materials.brass(0.22), radius=0.03, wobble=0.003)
    shapes.roughen(brass, 0.012, 0.10)
    foam, skin = lather(), film()
    top = whipped(rng)
    parts = [brass, shapes.sheet(*np.moveaxis(top, 2, 0), foam)]
    for count, inward, least, largest, look in ((3000, 3.0, 0.002, 0.005, foam), (1500, 5.0, 0.003, 0.026, skin)):
        row = np.clip((300 * rng.beta(0.6, inward, count)).astype(int), 2, 297)
        places = top[row, rng.integers(0, 719, count)]
        parts.append(shapes.drops(places, least + largest * rng.random(count) ** 5, look, rng, 0.9))
    parts.append(smear(rng, foam, -2.15, 0.30, 0.12, 0.13))
    parts.append(smear(rng, foam, -0.75, 0.16, 0.10, 0.05))
    parts.append(smear(rng, foam, 1.5, 0.40, 0.10, 0.04))
    return tools.group(parts, at)


def shaving_brush(rng, at, turn, long=0.62, count=16000, clumps=130):
    """The knot's root at `at`. Damp hair holds together in clumps that part at their tips."""
    handle = [(0, -0.80), (0.17, -0.80), (0.20, -0.77), (0.19, -0.66), (0.13, -0.44), (0.115, -0.34), (0.15, -0.20), (0.185, -0.12), (0.17, -0.08)]
    collar = [(0.160, -0.095), (0.178, -0.08), (0.180, 0.01), (0.172, 0.025), (0.15, 0.02)]
    tools.group([shapes.lathe(handle, materials.wood((0.10, 0.042, 0.018)), radius=0.03), shapes.lathe(collar, materials.brass(0.15), radius=0.008)], at, turn)
    strands = tools.bristles(0.155, 0.27, long, rng, count, dome=0.22, taper=0.30, points=16)
    t = np.linspace(0, 1, 16)[None, :, None]
    centre = strands[rng.choice(count, clumps, replace=False), -1]
    belongs = np.argmin(((strands[:, None, -1, :2] - centre[None, :, :2]) ** 2).sum(2), 1)
    drawn = (centre[belongs] - strands[:, -1])[:, None] * rng.uniform(0.45, 0.95, (count, 1, 1))
    stray = rng.normal(0, 0.035, (clumps, 3))[belongs][:, None]
    strands += (drawn + stray) * t**2.2
    strands[..., 0] += 0.10 * t[..., 0] ** 2  # bent by its own weight against the bowl
    strands = tools.turn_strands(hair.stray(strands, 0.02, 0.05, rng), at, turn)
    hair.grow(strands, badger(), 0.0024, tip=0.7)
    clings = strands[rng.choice(count, 420), rng.integers(11, 16, 420)]
    shapes.drops(clings, 0.003 + 0.010 * rng.random(420) ** 3, lather(), rng, 0.6)


def build():
    rng = np.random.default_rng(12)
    shapes.ground(materials.stone(wet=0.6))
    lather_bowl(rng, (-0.40, 0, 0))
    shaving_brush(rng, (0.12, -0.12, 0.655), (0, -105, -14))
    spots = np.column_stack([rng.uniform(-0.5, 1.3, 46), rng.uniform(-1.3, 0.4, 46), np.zeros(46)])
    spots = spots[np.hypot(spots[:, 0] + 0.4, spots[:, 1]) > 0.45]
    shapes.drops(spots, 0.008 + 0.040 * rng.random(len(spots)) ** 3, materials.glass(ior=1.33), rng, 0.35)
    studio.camera((0.55, -4.4, 3.0), (-0.08, -0.02, 0.47), lens=116, focus=(-0.15, -0.30, 0.55), blur=0.05)
    # A window on the left, its bars to be seen in the brass.
    studio.lamp((-3.4, 1.3, 2.7), (-0.2, 0, 0.5), 1.5, 420, (1.0, 0.90, 0.78), tall=2.0)
    studio.lamp((-5.0, 1.9, 3.3), (0, 0, 0.4), 0.16, 480, studio.WARM)
    iron = materials.plain("iron", (0.02, 0.02, 0.02))
    for share in (-0.45, 0.0, 0.45):
        shapes.box((0.06, 0.06, 3), iron, 0.01, at=(-3.1 + 0.36 * share, 1.2 + share, 2.5))
    studio.lamp((4.2, -1.5, 2.4), (0, 0, 0.5), 2.4, 55, studio.DAYLIGHT)
