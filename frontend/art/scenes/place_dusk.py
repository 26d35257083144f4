"""The reception at dusk: a teak and cane counter in lamp light, jars on the shelves behind, the window blue."""
import numpy as np

from lib import materials, room, shapes, studio, tools

SIZE = (1632, 1088)
SAMPLES = 10
EXPOSURE = 0.9
LOOK = "Medium High Contrast"


def lidded_jar(at, colour, tall, radius, rng):
    line = [(0, 0), (radius * 0.85, 0), (radius, 0.12), (radius, tall * 0.85), (radius * 0.8, tall), (radius * 0.7, tall)]
    shapes.lathe(line, materials.glaze(colour), 0.08, steps=72, wobble=0.004, at=at)
    lid = [(radius * 0.86, 0), (radius * 0.84, 0.08), (0.2, 0.16), (0.1, 0.2), (0.14, 0.32), (0, 0.38)]
    shapes.lathe(lid, room.brass(), 0.03, steps=64, at=(at[0], at[1], at[2] + tall))


def bell(at):
    brass = room.brass(0.16)
    parts = [
        shapes.lathe([(0, 0.08), (0.5, 0.08), (0.55, 0.04), (0.55, 0), (0, 0)], room.teak(room.DARK_TEAK, 0), 0.02),
        shapes.lathe([(0.46, 0.14), (0.44, 0.26), (0.30, 0.42), (0.08, 0.48), (0, 0.48)], brass, 0.06),
        shapes.lathe([(0.05, 0.48), (0.05, 0.56), (0.10, 0.58), (0.10, 0.62), (0, 0.64)], brass, 0.02),
    ]
    return tools.group(parts, at)


def shaded_lamp(at):
    """A brass foot under a pleated cotton shade, lit."""
    x, y, z = at
    shapes.lathe([(0, 0.2), (0.7, 0.2), (0.85, 0.1), (0.88, 0), (0, 0)], room.brass(), 0.06, at=at)
    shapes.lathe([(0.14, 0.15), (0.10, 0.8), (0.26, 1.5), (0.30, 1.9), (0.16, 2.5), (0.08, 2.7), (0.08, 3.4)], room.brass(), 0.2, at=at)
    s = materials.Shader("shade")
    s.principled(base=(0.75, 0.66, 0.50), roughness=0.9)
    back = s.add("BsdfTranslucent", {"Color": (0.85, 0.70, 0.48)}).outputs[0]
    look = s.surface(s.add("MixShader", {0: 0.6, 1: s.bsdf.outputs[0], 2: back}).outputs[0])
    shade = shapes.lathe([(1.55, 2.7), (1.50, 2.8), (0.95, 4.75), (0.94, 4.8)], look, 0.02, steps=240, at=at)
    for vertex in shade.data.vertices:
        a = np.arctan2(vertex.co.y, vertex.co.x)
        k = 1 + 0.012 * np.sin(60 * a)
        vertex.co.x *= k
        vertex.co.y *= k
    bulb = studio.lamp((x, y, z + 3.6), (x, y, z), 0.3, 900, (1.0, 0.62, 0.30))
    bulb.data.type = "POINT"
    bulb.data.shadow_soft_size = 0.3


def build():
    rng = np.random.default_rng(96)
    room.shell(dusk=True)
    room.daylight((0.8, 0.5, -0.5), sun=0, sky=9000, fill=600, sky_colour=(0.42, 0.60, 1.0))
    wide, tall = 17.0, 10.6
    x0, y0 = 1.5, -9.0
    dark = room.teak(room.DARK_TEAK, 0)
    shapes.box((wide + 0.8, 5.0, 0.5), room.granite(), 0.08, at=(x0, y0, tall - 0.25))
    shapes.box((wide, 4.4, 0.9), dark, 0.08, at=(x0, y0, 0.45))
    shapes.box((wide - 0.2, 3.9, tall - 1.2), room.teak((0.05, 0.024, 0.012), 0), 0.03, at=(x0, y0 + 0.2, tall / 2))
    for i in range(5):
        shapes.box((0.55, 4.3, tall - 1.0), room.teak(room.TEAK, 2), 0.06, at=(x0 - wide / 2 + 0.3 + i * (wide - 0.6) / 4, y0, tall / 2))
    for z in (1.1, tall - 0.75):
        shapes.box((wide - 0.1, 4.22, 0.5), room.teak(room.TEAK, 0), 0.06, at=(x0, y0, z))
    for i in range(4):
        room.cane_panel((wide - 0.6) / 4 - 0.5, tall - 2.3, at=(x0 - wide / 2 + 0.3 + (i + 0.5) * (wide - 0.6) / 4, y0 - 2.02, 1.3))
    top = tall
    shaded_lamp((x0 - 6.0, y0 + 0.3, top))
    bell((x0 + 0.4, y0 - 1.3, top))
    room.book((x0 - 2.6, y0 - 0.6, top), (3.0, 2.2, 0.35), 6, (0.15, 0.04, 0.025))
    shapes.tube([(x0 - 2.0, y0 - 1.4, top + 0.42), (x0 - 0.9, y0 - 0.5, top + 0.42), (x0 - 0.75, y0 - 0.38, top + 0.42)], [0.06, 0.06, 0.015], materials.lacquer((0.012, 0.025, 0.018), 0.2))
    room.vase((x0 + 5.8, y0 + 0.2, top), rng, 2.1, 6, 3.2)
    room.bowl_of_water((x0 + 3.2, y0 - 0.6, top), rng, 1.05, 5)
    room.tumbler((x0 - 4.2, y0 - 1.2, top))
    colours = [(0.50, 0.44, 0.34), (0.10, 0.14, 0.115), (0.30, 0.13, 0.07), (0.55, 0.50, 0.42)]
    for row, z in enumerate((16.6, 21.6)):
        room.wall_shelf((x0, 0, z), 16.0, 2.6)
        x = x0 - 7.0
        k = 0
        while x < x0 + 5.4:
            kind = (k * 5 + row * 3) % 4
            if kind == 0:
                room.folded_towels((x + 0.9, -1.3, z), rng, 2 + (k + row) % 2, 0, 2.6, 2.0, ((0.72, 0.66, 0.56), (0.40, 0.17, 0.09)))
                x += 3.4
            elif kind == 1:
                for j in range(3):
                    room.pump_bottle((x + 0.1 + 0.95 * j, -1.3 - 0.1 * (j % 2), z), (1.9, 1.5, 1.9)[j], 0.40, 230 + 25 * j)
                x += 3.3
            else:
                tall_jar, wide_jar = rng.uniform(1.5, 2.4), rng.uniform(0.7, 0.95)
                lidded_jar((x + 0.6, -1.3, z), colours[(k + row) % 4], tall_jar, wide_jar, rng)
                x += 2.4
            k += 1
    for x in (x0 - 9.6, x0 + 9.6):
        room.sconce((x, 0, 18.0), 0.75, 6)
        glow = studio.lamp((x, -2.6, 19.6), (x, 0, 15), 1.0, 750, (1.0, 0.66, 0.36))
        glow.visible_camera = glow.visible_glossy = False
    room.pendant((-12.5, -17.0, 21.0), 2.2, watts=1100)
    room.banana_plant((-14.0, -4.4, 0), rng, 18, 6)
    room.stool((14.2, -11.6, 0), 10, 4.6)
    room.camera((11.0, -42.0, 12.0), -21, 29, shift=(0.0, -0.02), focus=(x0, y0 - 2, 10), blur=0.10)
