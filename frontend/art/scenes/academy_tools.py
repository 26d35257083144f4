"""A student's makeup kit in order on cotton: brow pencil, tweezers, small scissors, six brushes, a steel palette with three foundations."""
import numpy as np

from lib import hair, linen, materials, plants, shapes, studio, tools

SAMPLES = 10
EXPOSURE = 0.6
FILTER = (1.04, 0.99, 0.92)


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
    """Two springy arms that meet in slanted tips."""
    t = np.linspace(0, 1, 60)
    apart = 0.016 + 0.034 * np.sin(np.pi * np.clip(t * 1.02, 0, 1) ** 1.3) ** 1.4
    wide = 0.048 - 0.030 * t**2
    parts = []
    for side in (-1, 1):
        path = np.stack([side * apart, 1.05 * t - 0.52, 0.05 + 0 * t], 1)
        parts.append(shapes.tube(path, wide * 0.5, materials.steel(0.18), scale=(1, 1, 1.5)))
    tools.group(parts, at, turn)


def smear(look, at, turned):
    """A dab worked out with the spatula: thick where it began, combed thin to a ragged end."""
    rows, columns = 70, 40
    t, w = np.linspace(0, 1, rows)[:, None], np.linspace(-1, 1, columns)[None]
    grooves = 0.5 + 0.5 * np.sin(17 * w + 1.3 * np.sin(5 * w + turned))
    reach = 0.44 * t * (1 - 0.16 * np.abs(w) ** 3 - 0.12 * grooves * t)
    broad = 0.105 * (0.55 + 0.45 * np.sin(np.pi / 2 * np.clip(t / 0.3, 0, 1))) * np.sqrt(np.clip(1 - np.clip(1 - t / 0.12, 0, 1) ** 2, 0, 1))
    edge = np.clip((1 - np.abs(w)) * 4, 0, 1) ** 0.5 * np.clip((1 - t) * 9, 0, 1) ** 0.5
    thick = (0.026 * np.exp(-5 * t) + 0.011 + 0.006 * grooves * (1 - 0.4 * t)) * edge
    return shapes.sheet(reach - 0.20, broad * w, thick, look, at=at, turn=(0, 0, turned))


def palette(at, turn):
    """A steel mixing plate with three foundations worked out on it, and its spatula."""
    steel = materials.steel(0.30)
    t = np.linspace(0, 2 * np.pi, 120, endpoint=False)
    outline = [(0.46 * np.sign(np.cos(a)) * abs(np.cos(a)) ** 0.35, 0.62 * np.sign(np.sin(a)) * abs(np.sin(a)) ** 0.35) for a in t]
    parts = [shapes.plate(outline, 0.03, steel, bevel=0.008)]
    for x, y, turned, colour in ((-0.16, 0.30, 20, (0.56, 0.34, 0.21)), (0.15, 0.02, 200, (0.36, 0.185, 0.10)), (-0.17, -0.30, 110, (0.19, 0.088, 0.046))):
        look = materials.plain("foundation", colour, 0.30, specular=0.5)
        parts.append(smear(look, (x, y, 0.029), turned))
    tools.group(parts, at, turn)
    y = np.linspace(-0.72, 0.72, 80)
    half = np.where(y < 0.15, 0.040, 0.072) * np.clip((0.74 - y) / 0.10, 0, 1) ** 0.5
    blade = [(w, v) for w, v in zip(half, y)] + [(-w, v) for w, v in zip(half[::-1], y[::-1])][1:]
    shapes.plate(blade, 0.018, materials.steel(0.2), bevel=0.004, at=(at[0] + 0.16, at[1] - 0.16, 0.048), turn=(2, 0, -24))


def build():
    rng = np.random.default_rng(40)
    shapes.folds(11, 11, linen.handloom((0.74, 0.68, 0.57), bands=((1.26, 1.34), (1.40, 1.62)), threads=46), rng, 0.03, low=0.5, high=1.8, resolution=300)
    dark, teak = materials.lacquer((0.012, 0.020, 0.016), 0.2), materials.wood((0.13, 0.055, 0.025))
    pencil((-1.78, 0.80, 0.062), (90, 0, 0))
    tweezers((-1.42, 0.26, 0.0), (0, 0, 0))
    tools.scissors(materials.steel(0.16), 17, at=(-1.42, -0.78, -0.012), turn=(0, 0, 90), scale=0.42)
    brown, fawn = hair.material(melanin=0.42, redness=0.6, roughness=0.4), hair.material(melanin=0.20, redness=0.5, roughness=0.4)
    # x, ferrule's end, root, tip, bristle length, flat, hairs, handle, hair
    for x, y, root, tip, long, flat, count, handle, look in (
        (-1.00, 0.30, 0.115, 0.20, 0.46, 1.0, 7000, dark, brown),
        (-0.56, 0.32, 0.095, 0.155, 0.40, 1.0, 6000, teak, brown),
        (-0.18, 0.34, 0.088, 0.115, 0.36, 0.45, 5000, dark, fawn),
        (0.16, 0.38, 0.062, 0.100, 0.30, 1.0, 4500, teak, brown),
        (0.46, 0.42, 0.055, 0.072, 0.24, 0.45, 3500, dark, fawn),
        (0.72, 0.48, 0.030, 0.022, 0.20, 1.0, 1200, teak, brown),
    ):
        thin = 0.55 + 0.45 * root / 0.115
        line = [(r * thin, z) for r, z in ((0, -1.30), (0.030, -1.29), (0.050, -1.05), (0.062, -0.70), (0.085, -0.32), (0.088, -0.30))]
        tools.brush(handle, rng, (x, y, max(0.06, root + 0.015)), (-91.5, 0, 0), root=root, tip=tip, length=long, count=count, hair_look=look, handle_line=line, flat=flat, dome=0.35, taper=0.3)
    palette((1.42, 0.10, 0.004), (0, 0, -4))
    plants.jasmine(rng, 0.15, 0.4, at=(1.30, -0.86, 0.05), turn=(14, 10, 0))
    plants.bud(rng, 0.12, at=(1.62, -0.78, 0.03), turn=(0, 88, 60))
    studio.camera((0.02, -2.2, 8.5), (0.0, -0.04, 0.0), lens=75, focus=(0, 0.0, 0.08), blur=0.025)
    studio.lamp((-4.6, 1.8, 2.3), (0, 0, 0), 1.4, 520)
    studio.lamp((4.5, -2.5, 3.4), (0, 0, 0), 3.0, 90, studio.DAYLIGHT)
    studio.overhead_card((0, 0, 0), 0.6)
