"""River clay stirred to a mask in a brass bowl, with its brush and jasmine."""
import numpy as np

from lib import hair, linen, materials, plants, shapes, studio, tools

SAMPLES = 20
EXPOSURE = 0.5

CLAY = (0.27, 0.175, 0.115)


def paste():
    """Wet clay, not quite mixed: the UV's u says how pale a streak is, v how wet the surface still is."""
    s = materials.Shader("paste")
    split = s.add("SeparateXYZ", {0: s.place("UV")})
    grain, cloud = s.noise(120, 4, 0.75), s.noise(4, 4)
    mixed = s.math("ADD", s.math("MULTIPLY", split.outputs[0], 0.6), s.math("ADD", s.math("MULTIPLY", grain, 0.2), s.math("MULTIPLY", cloud, 0.2)))
    tint = s.ramp(mixed, (0.25, tuple(0.72 * c for c in CLAY)), (0.50, CLAY), (0.75, tuple(1.22 * c for c in CLAY)))
    rough = s.math("SUBTRACT", s.between(grain, 0.50, 0.66), s.math("MULTIPLY", split.outputs[1], 0.30))
    return s.principled(base=tint, roughness=rough, specular=0.5, normal=s.bump(grain, 0.10, 0.004)).material


def stirred(inner, level, rng, strokes=18, rows=420, steps=900):
    """Clay in a bowl: arcs of a broad brush, each laid over those before with a lip on either side and the bristles' lines in it.

    `inner`: the bowl's radius at a height; the clay's edge creeps up its wall unevenly.
    """
    turn = np.linspace(0, 2 * np.pi, steps, endpoint=False)[None]
    share = np.linspace(1, 0, rows)[:, None]
    edge = level + 0.030 * shapes.waver(rng, 7, 2.0, 9.0)(2 * np.cos(turn), 2 * np.sin(turn))
    reach = inner(edge) + 0.004
    x, y = reach * share * np.cos(turn), reach * share * np.sin(turn)
    z = level + 0.03 * shapes.waver(rng, 7, 3.0, 8.0)(x, y) + 0.09 * np.exp(-((np.hypot(x, y) / 0.30) ** 2))
    pale, wet = 0.5 + 0 * z, 0.5 + 0 * z
    for number in range(strokes):
        away = 0.62 * (1 - number / strokes) ** 0.7 + 0.04
        bearing = rng.uniform(0, 2 * np.pi)
        cx, cy = 0.13 * rng.normal(size=2)
        broad, sweep = rng.uniform(0.09, 0.16), rng.uniform(1.4, 3.0)
        across = (np.hypot(x - cx, y - cy) - away) / broad
        ahead = np.mod(np.arctan2(y - cy, x - cx) - bearing + np.pi, 2 * np.pi) - np.pi
        across = across + 0.5 * ahead * rng.uniform(-0.4, 0.9)
        begun, ended = np.clip((ahead + sweep / 2) / 0.35, 0, 1), np.clip((sweep / 2 - ahead) / 0.10, 0, 1)
        on = begun**2 * (3 - 2 * begun) * ended**2 * (3 - 2 * ended)
        track = np.clip((1 - np.abs(across)) * 5, 0, 1)
        track = track**2 * (3 - 2 * track) * on
        lines = sum(np.sin(p * across + 2.2 * np.sin(2 * ahead + s)) for p, s in zip(rng.uniform(5, 30, 7), rng.uniform(0, 6, 7))) / 4
        lip = np.exp(-(((np.abs(across) - 1.08) / 0.22) ** 2)) * on * (1 + 0.3 * np.sin(9 * ahead + number))
        heap = np.exp(-(((ahead - sweep / 2) * away / 0.05) ** 2)) * np.exp(-(across**2) * 1.2)
        trough = level - 0.006 + 0.09 * np.exp(-((np.hypot(x, y) / 0.30) ** 2)) + 0.012 * across**2 + 0.0022 * lines
        z = z + 0.75 * track * (trough - z) + 0.017 * lip + 0.022 * heap
        pale = pale + track * (0.5 + 0.30 * lines - pale)
        wet = wet + track * (rng.uniform(0.3, 1.0) - wet)
    z = z + 0.055 * np.exp(-(((x - 0.10) / 0.06) ** 2 + ((y + 0.01) / 0.12) ** 2))  # pushed up before the brush
    rim = np.clip((share - 0.90) / 0.10, 0, 1) ** 2
    z = z + rim * (edge - z)
    x, y, z, pale, wet = (np.hstack([field, field[:, :1]]) for field in (x, y, z, pale, wet))
    return shapes.sheet(x, y, z, paste(), uv=(pale, wet))


def build():
    rng = np.random.default_rng(16)
    shapes.folds(9, 9, linen.handloom((0.74, 0.66, 0.53), bands=(), threads=94, slub=0.24), rng, 0.05)
    wall = [(0, 0.04), (0.30, 0.04), (0.34, 0.0), (0.40, 0.0), (0.40, 0.05), (0.66, 0.17), (0.80, 0.36), (0.83, 0.43), (0.85, 0.445), (0.84, 0.465), (0.80, 0.45), (0.76, 0.34), (0.60, 0.19), (0, 0.12)]
    bowl = shapes.lathe(wall, materials.brass(0.26), radius=0.03, wobble=0.003)
    shapes.roughen(bowl, 0.014, 0.12)
    clay = stirred(lambda height: np.interp(height, (0.19, 0.34, 0.45), (0.60, 0.76, 0.80)), 0.335, rng)
    tools.group([bowl, clay], (-0.15, 0.1, 0.0))
    handle = [(0, -1.55), (0.045, -1.54), (0.065, -1.2), (0.055, -0.7), (0.085, -0.34), (0.090, -0.30)]
    dipped = hair.material(roughness=0.4, ramp=[(0.42, tuple(0.3 * c for c in CLAY)), (0.50, tuple(0.35 * c for c in CLAY)), (0.56, (0.22, 0.14, 0.08))], uneven=0.04)
    tools.brush(materials.wood((0.17, 0.085, 0.04)), rng, (0.35, -0.10, 0.495), (0, -112, -28), root=0.11, tip=0.19, length=0.42, count=6000, hair_look=dipped, handle_line=handle, flat=0.45, dome=0.12, thickness=0.0016)
    plants.jasmine(rng, 0.17, 0.3, at=(-0.98, -0.62, 0.085), turn=(24, 10, 0))
    plants.jasmine(rng, 0.16, 0.5, at=(-0.70, -0.86, 0.09), turn=(26, -12, 70))
    plants.bud(rng, 0.13, at=(-1.22, -0.40, 0.035), turn=(0, 88, 60))
    studio.world((0.028, 0.031, 0.028))
    studio.camera((0.3, -5.4, 3.9), (0.02, -0.10, 0.2), lens=82, focus=(-0.1, -0.4, 0.42), blur=0.045)
    studio.lamp((-4.2, 0.6, 2.6), (0, 0, 0.3), 1.6, 400)
    studio.lamp((4.5, -2.5, 2.2), (0, 0, 0.3), 3.0, 50, studio.DAYLIGHT)
    studio.lamp((1.6, 4.2, 3.2), (0, 0, 0.3), 2.2, 150, (1.0, 0.90, 0.76), tall=0.8)
