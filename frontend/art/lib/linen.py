"""Cloth of the salon: handloom cotton with one clay stripe, towels folded and hung, terry loop by loop."""
import numpy as np

from lib import hair, materials, shapes

COTTON = (0.74, 0.68, 0.57)
CLAY_STRIPE = (0.40, 0.15, 0.075)


def handloom(colour=COTTON, stripe=CLAY_STRIPE, bands=((0.5, 0.62),), threads=30.0, slub=0.0):
    """Plain weave whose warp carries a stripe; `bands`: from where to where across the cloth, in UV units of v."""
    look = materials.cloth(colour, threads=threads, slub=slub)
    s = materials.Shader.of(look)
    across = s.add("SeparateXYZ", {0: s.place("UV")}).outputs[1]
    share = 0.0
    for start, end in bands:
        inside = s.math("MULTIPLY", s.math("GREATER_THAN", across, start), s.math("LESS_THAN", across, end))
        share = s.math("ADD", share, inside)
    before = s.bsdf.inputs["Base Color"].links[0].from_socket
    dyed = s.add("MixRGB", {"Fac": 1.0, "Color1": before, "Color2": tuple(c / d for c, d in zip(stripe, colour))}, blend_type="MULTIPLY")
    tint = s.add("MixRGB", {"Fac": share, "Color1": before, "Color2": dyed.outputs[0]}).outputs[0]
    return s.principled(base=tint).material


def cotton(colour, uneven=0.10):
    """Soft yarn: light goes round and through it; no two loops have quite one tone."""
    s = materials.Shader("cotton")
    own = s.add("HairInfo").outputs["Random"]
    tint = s.ramp(own, (0.0, tuple(c * (1 - uneven) for c in colour)), (1.0, tuple(min(0.9, c * (1 + uneven)) for c in colour)))
    front = s.add("BsdfDiffuse", {"Color": tint, "Roughness": 0.6}).outputs[0]
    through = s.add("BsdfTranslucent", {"Color": tint}).outputs[0]
    return s.surface(s.add("MixShader", {0: 0.35, 1: front, 2: through}).outputs[0])


def between_points(lattice, row, column):
    """A lattice (rows, columns, n) read between its points."""
    r, c = np.floor(row).astype(int), np.floor(column).astype(int)
    r, c = np.clip(r, 0, lattice.shape[0] - 2), np.clip(c, 0, lattice.shape[1] - 2)
    a, b = (row - r)[:, None], (column - c)[:, None]
    return (1 - a) * ((1 - b) * lattice[r, c] + b * lattice[r, c + 1]) + a * ((1 - b) * lattice[r + 1, c] + b * lattice[r + 1, c + 1])


def loops(lattice, colour, rng, every=0.0122, tall=0.029, yarn=0.0031, only=None):
    """Terry pile on a lattice of points: rows of yarn loops, each leaning its own way, and a down of single fibres.

    `only`: a test of (row, column) shares for where loops stand.
    """
    down, across = np.gradient(lattice, axis=0), np.gradient(lattice, axis=1)
    normal = np.cross(down, across)
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    long, wide = np.linalg.norm(down, axis=2).sum(0).mean(), np.linalg.norm(across, axis=2).sum(1).mean()
    r, c = np.meshgrid(np.linspace(0, 1, int(long / every)), np.linspace(0, 1, int(wide / every)), indexing="ij")
    r, c = r.ravel() + rng.normal(0, 0.30 * every / long, r.size), c.ravel() + rng.normal(0, 0.22 * every / wide, r.size)
    kept = (r > 0) & (r < 1) & (c > 0) & (c < 1) & (rng.random(r.size) > 0.02)
    if only:
        kept &= only(r, c)
    row, column = r[kept] * (lattice.shape[0] - 1), c[kept] * (lattice.shape[1] - 1)
    root, up = between_points(lattice, row, column), between_points(normal, row, column)
    ahead = between_points(down, row, column)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    sideways = np.cross(up, ahead)
    count = len(root)
    # Hands have stroked the pile: neighbours lean together, each a little differently.
    stroke = shapes.waver(rng, 6, 3.0, 9.0)
    bearing = 1.6 * stroke(root[:, 0] + root[:, 2], root[:, 1] - root[:, 2]) + rng.normal(0, 0.9, count)
    lean = (np.cos(bearing)[:, None] * ahead + np.sin(bearing)[:, None] * sideways) * rng.gamma(4, 0.17, count)[:, None]
    turn = rng.uniform(0, np.pi, count)
    open_to = np.cos(turn)[:, None] * ahead + np.sin(turn)[:, None] * sideways
    high = tall * np.clip(rng.normal(1, 0.18, count), 0.5, 1.6)
    t = np.linspace(0, 1, 10)[None, :, None]
    arch = np.sin(np.pi * t)
    rise = high[:, None, None] * arch * (up[:, None] + lean[:, None] * arch)
    gape = every * rng.uniform(0.35, 0.75, count)[:, None, None] * ((t - 0.5) * 0.5 - 0.5 * np.sin(2 * np.pi * t)) * open_to[:, None]
    hair.grow(root[:, None] + rise + gape - 0.006 * up[:, None], cotton(colour), yarn, tip=1.0, name="loops")
    some = rng.random(count) < 0.5
    fibre = root[some, None] + high[some, None, None] * (up[some, None] * (0.5 + 0.8 * t) + (lean[some, None] + rng.normal(0, 0.45, (some.sum(), 1, 3))) * t * 1.2)
    fibre += rng.normal(0, 0.004, fibre.shape) * t
    hair.grow(fibre, cotton(colour), yarn * 0.16, tip=0.5, name="down")


def doubled(lattice, thick):
    """A lattice's cloth laid double: along its outer face to the last column, round a soft fold and back along its inner face."""
    normal = np.cross(np.gradient(lattice, axis=0), np.gradient(lattice, axis=1))
    normal *= thick / 2 / np.linalg.norm(normal, axis=2, keepdims=True)
    out = lattice[:, -1:] - lattice[:, -2:-1]
    out *= thick / 2 / np.linalg.norm(out, axis=2, keepdims=True)
    bend = np.linspace(0, np.pi, 9)[1:-1][None, :, None]
    fold = lattice[:, -1:] + normal[:, -1:] * np.cos(bend) + out * np.sin(bend)
    return np.concatenate([lattice + normal, fold, (lattice - normal)[:, ::-1]], 1)


def terry(lattice, colour, rng, thick=0.044, only=None, **pile):
    """A towel's cloth along a lattice of points, its last column a soft fold: the woven ground with its pile."""
    ground = materials.plain("terry ground", tuple(0.8 * c for c in colour), 0.95, specular=0.05)
    lattice = doubled(lattice, thick)
    shapes.sheet(*np.moveaxis(lattice, 2, 0), ground)
    loops(lattice, colour, rng, only=only, **pile)


def folded(colour, width, depth, at, turned, rng, high=0.36, thick=0.085, **pile):
    """A towel folded twice, its round fold toward -y: an outer layer bent about an inner one, both ends uneven."""
    swell, sag = shapes.waver(rng, 6, 1.0, 3.5), shapes.waver(rng, 6, 0.8, 3.0)
    a = np.radians(turned)
    for number, inset in ((0, 0.0), (1, thick)):
        half = high / 2 - thick / 2 - inset
        bend = np.linspace(-np.pi / 2, np.pi / 2, 40)
        flat = np.linspace(depth, 0.02, 60)
        y = np.concatenate([flat, -1.15 * half * np.cos(bend), flat[::-1]])
        z = np.concatenate([0 * flat - half, half * np.sin(bend), 0 * flat + half]) + high / 2
        x = np.linspace(-width / 2, width / 2, 200)
        ends = 1 + 0.02 * rng.normal() + 0.012 * np.sin(5 * y + rng.uniform(0, 6)) + 0.01 * np.sin(9 * z + number)
        px = x[None] * ends[:, None]
        py = y[:, None] + 0.030 * swell(px, 3 * z[:, None])
        pz = z[:, None] * (1 + 0.10 * sag(px, y[:, None] * 0.7) - 0.08 * np.clip(y, 0, 9)[:, None] / depth) + 0.012 * swell(2 * py, px) * (z > high / 2)[:, None]
        pz = np.maximum(pz, 0.02)
        lattice = np.stack([at[0] + px * np.cos(a) - py * np.sin(a), at[1] + px * np.sin(a) + py * np.cos(a), at[2] + pz], -1)
        seen = (lambda r, c: np.abs(c - 0.5) < 0.09) if number else (lambda r, c: (c > 0.47) & (r > 0.3))
        terry(lattice, colour, rng, only=seen, **pile)


def rolled(colour, width, at, turned, rng, turns=3.3, core=0.04, pitch=0.098):
    """A towel rolled up along y, lying on z = `at`'s: the spiral of its layers shows at the end toward -y."""
    t = np.linspace(0, 1, 460)
    angle = 2 * np.pi * turns * t
    radius = core + pitch * turns * t**0.94 + 0.010 * np.sin(2 * angle + 1) * t
    outer = core + pitch * turns
    y = np.linspace(width / 2, -width / 2, 160)
    wave = shapes.waver(rng, 6, 0.8, 3.0)
    slip = 0.02 * np.sin(1.7 * angle + rng.uniform(0, 6)) + 0.05 * (1 - t)
    py = y[None] + slip[:, None]
    spread = radius[:, None] * (1 + 0.03 * wave(angle[:, None] * 0.4, 2 * py))
    px, pz = spread * np.cos(0.1 - angle)[:, None], spread * np.sin(0.1 - angle)[:, None]
    pz = outer + np.where(pz < -0.86 * outer, -0.86 * outer + 0.3 * (pz + 0.86 * outer), pz) * 0.96 - 0.08 * outer
    px = px * (1.04 - 0.03 * pz / outer)
    a = np.radians(turned)
    lattice = np.stack([at[0] + px * np.cos(a) - py * np.sin(a), at[1] + px * np.sin(a) + py * np.cos(a), at[2] + pz], -1)
    last = 1 - 1.08 / turns
    terry(lattice, colour, rng, tall=0.023, only=lambda r, c: (r > last) & (c > 0.5) | (np.abs(c - 0.5) < 0.07))
