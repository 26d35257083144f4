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


def towelling(colour, length):
    """Loops, but for a flat woven band near the cloth's end; the UV's u runs along the cloth."""
    s = materials.Shader("towelling")
    along = s.add("SeparateXYZ", {0: s.place("UV")}).outputs[0]
    left = s.math("SUBTRACT", length, along)
    woven = s.math("MULTIPLY", s.between(left, 0, 1, 0.115, 0.125), s.between(left, 1, 0, 0.255, 0.265))
    loops = s.add("TexVoronoi", {"Vector": s.place(), "Scale": 95.0}).outputs["Distance"]
    pile = s.math("SUBTRACT", s.math("MULTIPLY", s.noise(150, 3, 0.8), 0.8), loops)
    ribs = s.math("MULTIPLY", s.math("SINE", s.math("MULTIPLY", left, 420.0)), 0.35)
    height = s.add("MixRGB", {"Fac": woven, "Color1": pile, "Color2": ribs}).outputs[0]
    tint = s.ramp(loops, (0.0, colour), (0.7, tuple(c * 0.66 for c in colour)))
    tint = s.add("MixRGB", {"Fac": woven, "Color1": tint, "Color2": tuple(c * 0.86 for c in colour)}).outputs[0]
    s.principled(base=tint, roughness=1.0, specular=0.05, sheen=0.8)
    return s.principled(normal=s.bump(height, 0.8, 0.02)).material


def towel(colour, width, depth, at, turn, rng, layers=3, thick=0.105):
    """A length of towelling folded to and fro, thick, soft and a little uneven."""
    path = []
    for layer in range(layers):
        z = thick * (0.5 + layer)
        ends = (-width / 2, width / 2) if layer % 2 == 0 else (width / 2, -width / 2)
        for x in np.linspace(*ends, 44):
            path.append((x, z))
        if layer < layers - 1:
            side = 1 if layer % 2 == 0 else -1
            for a in np.linspace(-np.pi / 2, np.pi / 2, 9)[1:-1]:
                path.append((side * (width / 2 + 0.5 * thick * np.cos(a)), z + thick / 2 + 0.5 * thick * np.sin(a)))
    path = np.array(path)
    ys = np.linspace(-depth / 2, depth / 2, 110)
    land = shapes.waver(rng, 7, 1.5, 6.0)
    x = path[:, 0][:, None] + 0.012 * np.sin(9 * ys + path[:, 1][:, None] * 30)[...]
    z = path[:, 1][:, None] * (1 + 0.06 * land(path[:, 0][:, None], ys[None])) + 0 * ys
    y = ys[None] * (1 + 0.012 * np.sin(path[:, 1][:, None] * 40))
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    uv = (np.broadcast_to(length[:, None], x.shape), np.broadcast_to(ys[None], x.shape))
    cloth = shapes.sheet(x, np.broadcast_to(y, x.shape), z, towelling(colour, length[-1]), uv=uv, at=at, turn=turn)
    pile = cloth.vertex_groups.new(name="pile")
    for row, left in enumerate(length[-1] - length):
        woven = 0.12 < left < 0.26
        pile.add(list(range(row * len(ys), (row + 1) * len(ys))), 0.12 if woven else 1.0, "REPLACE")
    shapes.modifier(cloth, "SOLIDIFY", thickness=thick * 0.92, offset=0, use_rim=True)
    shapes.modifier(cloth, "SUBSURF", levels=1, render_levels=2)
    shapes.roughen(cloth, 0.011, 0.013)
    cloth.modifiers[-1].vertex_group = pile.name
    return cloth


def hung(width, front, behind, look, rng, thick=0.05, round_rail=0.14, fold=0.30, **placing):
    """A cloth over a rail along x at z = 0: `front` hangs toward -y, `behind` toward +y."""
    u = np.linspace(0, 1, 150)[None]
    s = np.linspace(-behind, front, 130)[:, None]
    drop = np.maximum(np.abs(s) - round_rail, 0)
    loose = np.minimum(1, drop / 2.5)
    a, b, c = rng.uniform(0, 6, 3)
    wave = np.sin(2.4 * width * u + a + 0.5 * np.sin(0.5 * drop + b)) + 0.45 * np.sin(5.1 * width * u + c + 0.3 * drop) + 0.15 * np.sin(11 * width * u + 0.8 * drop)
    lean = np.clip(s / round_rail, -1, 1)
    y = -round_rail * 1.1 * np.sin(lean * np.pi / 2) - fold * 0.5 * (wave + 1.0) * loose * (0.5 + 0.12 * drop) * np.sign(s)
    z = round_rail * np.cos(lean * np.pi / 2) - drop + 0.05 * np.sin(5 * u + b) * loose
    x = (u - 0.5) * width * (1 - 0.05 * loose) + 0.05 * np.sin(0.9 * drop + a) * loose
    thing = shapes.sheet(x + 0 * s, y, z + 0 * u, look, uv=(s + 0 * u, u * width + 0 * s), **placing)
    return shapes.modifier(thing, "SOLIDIFY", thickness=thick, offset=0)


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
