"""Pressed powders in brass compacts, a powder brush, a little powder spilt."""
import numpy as np

from lib import hair, materials, shapes, studio, tools



def compact(colour, at, turn, lid_open, rng):
    metal = materials.brass(0.18)
    base = [(0, 0), (0.50, 0), (0.525, 0.02), (0.53, 0.085), (0.515, 0.105), (0.47, 0.105), (0.46, 0.085), (0, 0.08)]
    parts = [shapes.lathe(base, metal, radius=0.015)]
    rows, steps = 60, 180
    angle = np.linspace(0, 2 * np.pi, steps, endpoint=False)[None]
    r = np.linspace(0.462, 0.0, rows)[:, None]
    shell = 0.008 * np.abs(np.cos(6 * angle)) ** 3 * np.clip((0.40 - r) * 8, 0, 1) * np.clip(r * 8, 0, 1)
    worn = np.exp(-(((r * np.cos(angle) - 0.1) / 0.16) ** 2 + ((r * np.sin(angle) + 0.12) / 0.12) ** 2))
    z = 0.096 - 0.006 * np.clip((r - 0.44) * 40, 0, 1) + shell * (1 - worn) - 0.010 * worn
    points = np.stack([r * np.cos(angle), r * np.sin(angle), z], -1).reshape(-1, 3)
    parts.append(shapes.mesh(points, shapes.grid_faces(rows, steps, around=True), materials.powder(colour)))
    if lid_open:
        shell_line = [(0, 0.0), (0.50, 0.0), (0.525, 0.02), (0.53, 0.05), (0.515, 0.065), (0.48, 0.060), (0, 0.058)]
        lid = shapes.lathe(shell_line, metal, radius=0.012)
        mirror = shapes.lathe([(0.465, 0.064), (0, 0.064)], materials.steel(0.02, (0.86, 0.88, 0.86)), radius=0.0)
        cover = tools.group([lid, mirror])
        tilt = np.radians(180 - lid_open)
        shapes.place(cover, (0, 0.53 + 0.53 * np.cos(tilt), 0.10 + 0.53 * np.sin(tilt)), (180 - lid_open, 0, 0))
        parts.append(cover)
    return tools.group(parts, at, turn)


def build():
    rng = np.random.default_rng(22)
    shapes.ground(materials.plain("plaster", (0.56, 0.42, 0.33), 0.55))
    compact((0.56, 0.30, 0.22), (-0.62, 0.22, 0), (0, 0, 14), 99, rng)
    compact((0.62, 0.42, 0.30), (0.62, -0.10, 0), (0, 0, 40), 0, rng)
    compact((0.46, 0.17, 0.15), (0.30, 0.98, 0), (0, 0, 0), 0, rng)
    soft = hair.material(melanin=0.45, redness=0.6, roughness=0.4)
    tools.brush(materials.lacquer((0.012, 0.022, 0.017), 0.15), rng, (-0.10, -0.62, 0.20), (0, 97, 18), root=0.13, tip=0.25, length=0.50, count=16000, thickness=0.0022, hair_look=soft, dome=0.42, taper=0.45)
    crumbs = np.column_stack([rng.normal(0.15, 0.45, 240), rng.normal(-0.55, 0.20, 240), np.zeros(240)])
    shapes.drops(crumbs, rng.uniform(0.003, 0.012, 240), materials.powder((0.58, 0.36, 0.26)), rng, flat=0.8)
    studio.camera((0.2, -5.3, 4.0), (0.02, 0.22, 0.22), lens=80, focus=(0.1, -0.3, 0.15), blur=0.045)
    studio.usual_lights((0, 0, 0.2), 0.85)
