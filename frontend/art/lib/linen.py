"""Cloth of the salon: handloom cotton with one clay stripe, towels folded and hung."""
import numpy as np

from lib import materials, shapes

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


def spread(width, depth, look, rng, drop=0.0, thick=0.04, **placing):
    """A cloth laid flat along x on a table, its ends hanging `drop` over the edges at y = ±depth / 2."""
    half = depth / 2
    s = np.linspace(-half - drop, half + drop, 160)[:, None]
    u = np.linspace(-0.5, 0.5, 120)[None]
    over = np.maximum(np.abs(s) - half, 0)
    land = shapes.waver(rng, 6, 0.8, 2.4)(u * width, s)
    bend = np.minimum(over, 0.12)
    wave = 0.16 * np.sin(2.2 * width * u + 1.1) * np.minimum(1, over / 1.5)
    y = np.sign(s) * (np.minimum(np.abs(s), half) + bend + wave + 0.05)
    z = 0.025 + 0.012 * land - np.maximum(over - 0.06, 0)
    thing = shapes.sheet(u * width * (1 - 0.01 * over) + 0.02 * np.sin(2 * s), y + 0 * u, z + 0 * u, look, uv=(s + 0 * u, u * width + width / 2 + 0 * s), **placing)
    return shapes.modifier(thing, "SOLIDIFY", thickness=thick, offset=0)
