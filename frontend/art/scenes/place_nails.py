"""The nail table by the barred window: lacquers in a row, a bowl of water with jasmine, a brass lamp."""
import numpy as np

from lib import linen, materials, room, shapes, tools

SIZE = (1632, 1088)
SAMPLES = 8
EXPOSURE = 0.35
LOOK = "Medium High Contrast"
SUN = (0.80, 0.50, -0.62)
SHADES = [(0.36, 0.10, 0.07), (0.46, 0.22, 0.18), (0.40, 0.012, 0.016), (0.60, 0.46, 0.34), (0.16, 0.006, 0.016), (0.02, 0.09, 0.05), (0.55, 0.30, 0.26)]


def build():
    rng = np.random.default_rng(63)
    room.shell(right=30)
    room.daylight(SUN, sun=14, sky=9000, fill=9000)
    room.table((12.0, 5.6, 7.3), (-15.5, -16.0, 0), 90)
    top = 7.3
    linen.spread(4.2, 5.6, linen.handloom(bands=((0.4, 0.62), (3.4, 3.8))), rng, drop=2.6, at=(-15.5, -16.5, top), turn=(0, 0, 90))
    rack = room.teak(room.DARK_TEAK, 1)
    for step, (x, h) in enumerate(((-17.5, 0.9), (-16.7, 0.45))):
        shapes.box((0.8, 5.4, h), rack, 0.05, at=(x, -11.9, top + h / 2))
        for i in range(6):
            shade = SHADES[(i * 2 + step * 3) % len(SHADES)]
            tools.bottle(shade, materials.brass(0.2), (x, -14.2 + 0.92 * i + 0.08 * step, top + h), (0, 0, rng.uniform(0, 90)))
    room.bowl_of_water((-14.6, -14.1, top + 0.06), rng, 1.15, 4)
    linen.towel((0.74, 0.69, 0.59), 2.0, 1.5, (-15.0, -17.6, top + 0.08), (0, 0, 8), rng, layers=3, thick=0.20)
    room.round_tray((-16.8, -17.6, top + 0.06), 0.95)
    steel = materials.steel(0.18)
    tools.scissors(steel, 20, at=(-16.8, -17.5, top + 0.12), turn=(0, 0, 70), scale=0.62)
    shapes.tube([(-14.2, -19.2, top + 0.10), (-12.9, -18.7, top + 0.10)], [0.05, 0.035], materials.plain("stick", (0.5, 0.3, 0.13), 0.5))
    shapes.box((1.7, 0.2, 0.03), materials.plain("file", (0.20, 0.20, 0.19), 0.8), 0.01, at=(-14.0, -18.4, top + 0.09), turn=(0, 0, 28))
    tools.bottle(SHADES[2], materials.brass(0.2), (-13.6, -16.4, top + 0.07))
    room.desk_lamp((-17.6, -20.6, top), 35, 3.0, 4.9, 50)
    room.stool((-11.0, -14.6, 0), 15, 4.5, 1.8)
    room.styling_chair((-15.0, -24.6, 0), 168, rng, cloth=False)
    room.banana_plant((-20.6, -4.6, 0), rng, 15, 6)
    room.camera((8.0, -20.5, 11.8), -79, 41, shift=(0.0, -0.055), focus=(-14.5, -15.5, 8), blur=0.10)
