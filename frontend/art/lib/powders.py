"""Pressed powder as it looks after some weeks: a leaf pressed into it, hollowed by brush and finger, loose grains, fallout."""
import numpy as np

from lib import materials, shapes


def grains(rng, count, size):
    """A square field of noise, `size` cells to the grain."""
    pitch = np.fft.fftfreq(count)
    soften = np.exp(-2 * (np.pi * size) ** 2 * (pitch[:, None] ** 2 + pitch**2))
    field = np.fft.ifft2(np.fft.fft2(rng.normal(size=(count, count))) * soften).real
    return field / field.std()


def material(colour, shimmer=False):
    """Reads UV: u 1 where the pan's tin lies bare, v 1 where a brush has loosened the powder."""
    s = materials.Shader("pressed powder")
    split = s.add("SeparateXYZ", {0: s.place("UV")})
    bare, loose = split.outputs[0], split.outputs[1]
    grain, cloud, flakes = s.noise(190, 4, 0.8), s.noise(7, 5, 0.65), s.noise(420, 2, 0.6)
    mixed = s.math("ADD", s.math("MULTIPLY", grain, 0.55), s.math("MULTIPLY", cloud, 0.45))
    tint = s.ramp(mixed, (0.34, tuple(c * 0.80 for c in colour)), (0.66, tuple(min(1, c * 1.08) for c in colour)))
    chalky = tuple(0.84 * c + 0.08 for c in colour)
    tint = s.add("MixRGB", {"Fac": s.math("MULTIPLY", loose, s.between(grain, 0.2, 0.7)), "Color1": tint, "Color2": chalky}).outputs[0]
    shine = s.between(flakes, 0.35, 0.85, 0.42, 0.62) if shimmer else 0.0
    if shimmer:
        spark = s.between(flakes, 0.75, 1.9, 0.42, 0.70)
        tint = s.add("MixRGB", {"Fac": 1.0, "Color1": tint, "Color2": spark}, blend_type="MULTIPLY").outputs[0]
    tin = s.ramp(cloud, (0.35, (0.30, 0.29, 0.27)), (0.65, (0.55, 0.54, 0.51)))
    tint = s.add("MixRGB", {"Fac": bare, "Color1": tint, "Color2": tin}).outputs[0]
    metal = s.math("MAXIMUM", bare, shine)
    rough = s.math("SUBTRACT", 0.92, s.math("MULTIPLY", metal, 0.52))
    return s.principled(base=tint, metallic=metal, roughness=rough, specular=0.2, sheen=0.3, normal=s.bump(grain, 0.12, 0.005)).material


def pressed(look, half, top, bottom, used, outline, rng, hollows=None, count=230, **placing):
    """Powder between the heights `bottom` and `top`, `used` 0…1; `outline` bends the square of -1…1 to the pan's shape.

    `hollows`: where it was taken, as (x, y) within the square; else anywhere near the middle.
    """
    y, x = np.mgrid[-1 : 1 : count * 1j, -1 : 1 : count * 1j]
    edge = np.clip(np.minimum(1 - np.abs(x), 1 - np.abs(y)) + 0.008 * grains(rng, count, 3), 0, 1)
    along, across = (x + y) / 1.414, (x - y) / 1.414
    from_middle = np.hypot(along / 1.15, across * 1.5)
    veins = np.abs(np.sin(17 * (along - 0.75 * np.abs(across)))) ** 0.6 * np.clip(np.abs(across) * 14, 0, 1)
    leaf = veins * np.clip((0.66 - from_middle) * 9, 0, 1) + 0.8 * np.exp(-(((from_middle - 0.74) / 0.03) ** 2))
    crumbly = 1 + 0.09 * grains(rng, count, 14) + 0.025 * grains(rng, count, 3)
    hollow, loose = np.zeros_like(x), np.zeros_like(x)
    for cx, cy in hollows or rng.normal(0, 0.20, (1 + int(3 * used), 2)):
        angle = rng.uniform(-0.9, 0.5)
        a, b = (x - cx) * np.cos(angle) + (y - cy) * np.sin(angle), (y - cy) * np.cos(angle) - (x - cx) * np.sin(angle)
        q = np.hypot(a / (0.38 + 0.35 * used), b / (0.26 + 0.30 * used)) * crumbly
        tracks = sum(np.sin(p * b + 2.5 * np.sin(2 * a + s)) for p, s in zip(rng.uniform(40, 110, 5), rng.uniform(0, 6, 5)))
        hollow = np.maximum(hollow, np.exp(-(q**3.2)) * (1 + 0.010 * tracks))
        loose = np.maximum(loose, np.exp(-((q / 1.25) ** 4)))
    deep = top - bottom
    z = top - 0.007 * np.exp(-edge / 0.035) + 0.0155 * half * leaf * (1 - np.clip(1.5 * used**0.4 * hollow + 0.35 * loose, 0, 1))
    z -= deep * (0.10 + 1.15 * used) * hollow
    z += 0.00030 * grains(rng, count, 0.8) + 0.0004 * loose * grains(rng, count, 1.6)
    tin = bottom + 0.0006 * grains(rng, count, 5)
    bare = np.clip((tin - z) / 0.0012, 0, 1) * np.clip(0.85 + 0.5 * grains(rng, count, 1.5), 0, 1)
    loose = np.clip(loose * (0.55 + 0.35 * grains(rng, count, 4)), 0, 1)
    x, y = outline(x, y)
    return shapes.sheet(half * x, half * y, np.maximum(z, tin), look, uv=(bare, loose), **placing)


def fallout(places, look, rng):
    """Crumbs too small to have a shape, at (x, y, z)."""
    sizes = rng.uniform(0.0012, 0.0042, len(places)) * rng.uniform(0.5, 1.3, len(places))
    return shapes.drops(places, sizes, look, rng, flat=0.8)


def dusted(s, tint, share, colour=(0.36, 0.235, 0.165)):
    """Lays a film of fine powder over a surface's colour; `share` says where."""
    fine = s.between(s.noise(160, 5, 0.85), 0.0, 1.0, 0.40, 0.66)
    return s.add("MixRGB", {"Fac": s.math("MULTIPLY", share, fine), "Color1": tint, "Color2": colour}).outputs[0]
