"""The makeup place in the evening: a round mirror between opal lamps, brushes, powders and lipsticks on black stone."""
import numpy as np

from lib import linen, materials, room, shapes, studio, tools

SIZE = (1632, 1088)
SAMPLES = 8
EXPOSURE = 0.55
LOOK = "Medium High Contrast"
PALE = ((0.46, 0.36, 0.25), (0.56, 0.45, 0.33))


def compact(at, colour, turn):
    brass = materials.brass(0.18)
    parts = [
        shapes.lathe([(0, 0), (0.46, 0), (0.5, 0.04), (0.5, 0.12), (0.46, 0.13), (0.44, 0.10)], brass, 0.02),
        shapes.lathe([(0.44, 0.105), (0.2, 0.112), (0, 0.112)], materials.powder(colour), 0.02),
        shapes.lathe([(0, 0.05), (0.46, 0.05), (0.5, 0.02), (0.5, 0), (0, 0)], brass, 0.02, at=(0, 0.52, 0.55), turn=(104, 0, 0)),
        shapes.lathe([(0, 0.058), (0.43, 0.058)], room.silvered(), 0.001, at=(0, 0.52, 0.55), turn=(104, 0, 0)),
    ]
    return tools.group(parts, at, (0, 0, turn), 1.1)


def build():
    rng = np.random.default_rng(74)
    room.shell(back=room.plaster(PALE, 0.75), dusk=True)
    room.daylight((0.8, 0.5, -0.5), sun=0, sky=9000, fill=1400)
    shapes.box((20.0, 4.6, 0.5), room.granite(), 0.06, at=(0, -2.3, 8.35))
    shapes.box((19.6, 0.5, 2.2), room.teak(room.DARK_TEAK, 0), 0.05, at=(0, -4.1, 7.0))
    for x in (-4.8, 0, 4.8):
        shapes.lathe([(0, 0.35), (0.16, 0.33), (0.2, 0.2), (0.1, 0.1), (0.1, 0)], materials.brass(0.2), 0.03, at=(x, -4.35, 7.0), turn=(90, 0, 0))
    for x in (-9.4, -2.4, 2.4, 9.4):
        shapes.box((0.06, 0.06, 2.0), materials.plain("gap", (0.01, 0.006, 0.004), 0.9), 0, at=(x, -4.36, 7.0))
    top = 8.6
    room.round_mirror((0, 0, 15.6), 4.6)
    for x in (-6.4, 6.4):
        for z in (12.4, 17.2):
            room.sconce((x, 0, z), 0.66, 6)
    for x in (-6.4, 6.4):
        glow = studio.lamp((x, -2.4, 16), (0, -4, 9), 1.2, 520, (1.0, 0.72, 0.44))
        glow.visible_camera = glow.visible_glossy = False
    room.jar_of((-3.5, -1.5, top), rng, 1.1, 0.48, 0, 6)
    room.jar_of((-4.8, -2.3, top), rng, 0.8, 0.40, 0, 4)
    room.round_tray((3.0, -1.9, top), 1.35)
    for i, (colour, out) in enumerate((((0.34, 0.020, 0.022), 0.42), ((0.44, 0.11, 0.075), 0.36), ((0.40, 0.16, 0.14), 0.45))):
        tools.lipstick(colour, materials.brass(0.18) if i % 2 else materials.lacquer((0.012, 0.02, 0.016), 0.18), (2.4 + 0.62 * i, -1.7 - 0.2 * (i % 2), top + 0.06), (0, 0, 200 + 30 * i), out=out)
    compact((-0.9, -2.6, top), (0.60, 0.36, 0.25), 12)
    compact((0.9, -2.9, top), (0.52, 0.20, 0.17), -18)
    room.pump_bottle((5.6, -1.5, top), 1.6, 0.42, 210)
    room.vase((7.2, -1.6, top), rng, 1.4, 3, 1.8)
    linen.spread(2.4, 1.9, linen.handloom(bands=((0.3, 0.5),), threads=34), rng, drop=0.0, thick=0.06, at=(-7.2, -2.5, top), turn=(0, 0, 84))
    tools.brush(materials.lacquer((0.016, 0.03, 0.022), 0.15), rng, (-6.6, -2.6, top + 0.19), (0, -92, 28), root=0.12, tip=0.22, length=0.46, count=6000)
    tools.brush(room.teak(room.TEAK, 2), rng, (-7.2, -2.2, top + 0.17), (0, -93, 20), root=0.08, tip=0.14, length=0.34, count=5000)
    room.stool((4.2, -7.4, 0), 20, 5.2, 1.8)
    room.banana_plant((-12.4, -2.9, 0), rng, 15, 6)
    room.pendant((-8, -36, 20.5), 2.4, watts=900)
    room.camera((-0.4, -27.0, 12.4), 0, 38, shift=(0.0, 0.0), focus=(0, -3, 11), blur=0.09)
