"""Jasmine buds being strung on the window's black stone ledge: a strand with its thread still loose, buds fallen beside it, a brass bowl of them behind."""
import bpy
import numpy as np
from mathutils import Quaternion, Vector

from lib import materials, plants, room, shapes, studio

SIZE = (1920, 1280)
SAMPLES = 24
BOUNCES = 8
EXPOSURE = 0.7
LOOK = "Medium High Contrast"
FILTER = (1.02, 1.0, 0.96)
SUN = (0.80, 0.42, -0.60)
LEDGE = np.array((-23.85, -14.2, 7.56))  # what follows is measured from it
BOWL = np.array((-0.15, 0.95, 0.0))
STRAND = [(-0.05, 0.55, 0.50), (0.0, 0.30, 0.52), (0.1, 0.12, 0.30), (0.22, -0.05, 0.02), (0.42, -0.10, 0.0), (0.62, 0.12, 0.0), (0.72, 0.40, 0.0), (0.90, 0.42, 0.0), (0.95, 0.05, 0.0), (0.72, -0.35, 0.0), (0.35, -0.55, 0.0), (0.0, -0.60, 0.0)]
THREAD = [(0.0, -0.60, 0.0), (-0.15, -0.66, 0.0), (-0.2, -0.9, 0.0), (0.05, -1.0, 0.0), (0.3, -0.9, 0.0), (0.45, -1.1, 0.0)]
LOOSE = ((0.75, -0.75, 20), (0.9, -0.62, 110), (0.35, -0.95, 250), (0.05, -0.25, 160), (0.98, 0.75, 70), (-0.35, -0.3, 30), (0.55, 0.75, 200))
CAMERA, LOOK_AT, LENS = np.array((3.1, -2.1, 1.30)), np.array((0.12, 0.08, 0.32)), 55
FOCUS, BLUR = np.array((0.7, -0.05, 0.08)), 0.035


def bud_look():
    """A bud's thin outer petals: cream, greenish at the foot, here and there bruised or browned; light goes some way in. The UV's u runs from stalk to tip, v about it."""
    s = materials.Shader("strung bud")
    split = s.add("SeparateXYZ", {0: s.place("UV")})
    up = split.outputs[0]
    own = s.add("ObjectInfo").outputs["Random"]
    cloud, fine = s.noise(14, 4, 0.65), s.noise(70, 4, 0.7)
    level = s.math("ADD", up, s.math("MULTIPLY", s.math("SUBTRACT", cloud, 0.5), 0.10))
    tint = s.ramp(level, (0.0, (0.085, 0.13, 0.028)), (0.10, (0.17, 0.24, 0.07)), (0.24, (0.36, 0.41, 0.17)), (0.46, (0.66, 0.66, 0.44)), (0.64, (0.80, 0.765, 0.60)), (1.0, (0.82, 0.775, 0.63)))
    aged = s.ramp(level, (0.0, (0.09, 0.10, 0.025)), (0.24, (0.34, 0.32, 0.13)), (0.60, (0.68, 0.59, 0.38)), (1.0, (0.60, 0.46, 0.25)))
    tint = s.add("MixRGB", {"Fac": s.between(own, 0.0, 0.9, 0.55, 1.0), "Color1": tint, "Color2": aged}).outputs[0]
    veins = s.math("SINE", s.math("ADD", s.math("MULTIPLY", split.outputs[1], 150.0), s.math("MULTIPLY", cloud, 6.0)))
    tint = s.add("MixRGB", {"Fac": 1.0, "Color1": tint, "Color2": s.between(s.math("ADD", s.math("MULTIPLY", veins, 0.12), fine), 0.78, 1.05, 0.25, 0.75)}, blend_type="MULTIPLY").outputs[0]
    bruise = s.math("MULTIPLY", s.between(s.math("ADD", cloud, s.math("MULTIPLY", fine, 0.35)), 0, 0.75, 0.80, 0.90), s.between(up, 0.2, 1, 0.4, 0.9))
    tint = s.add("MixRGB", {"Fac": bruise, "Color1": tint, "Color2": (0.26, 0.14, 0.055)}).outputs[0]
    s.principled(base=tint, roughness=s.between(cloud, 0.42, 0.62), specular=0.3, sheen=0.15, normal=s.bump(s.math("ADD", s.math("MULTIPLY", veins, 0.25), fine), 0.12, 0.004))
    back = s.add("BsdfTranslucent", {"Color": tint}).outputs[0]
    return s.surface(s.add("MixShader", {0: 0.30, 1: s.bsdf.outputs[0], 2: back}).outputs[0])


def bud_shape(rng, look):
    """One bud along z, two units from stalk to tip, bent a little: its petals wrapped about each other, their edges in slanting steps, the tip just parting."""
    rows, steps = 40, 40
    t = np.linspace(0, 1, rows)[:, None]
    angle = np.linspace(0, 2 * np.pi, steps, endpoint=True)[None]
    plump, longest = rng.uniform(0.185, 0.265), rng.uniform(0.69, 0.76)
    line = np.interp(t, [0, 0.015, 0.07, 0.11, 0.14, 0.30, 0.44, 0.52, 0.60, longest - 0.06, longest, 0.82, 0.89, 0.95, 0.99, 1.0], [0.02, 0.085, 0.095, 0.090, 0.055, 0.060, 0.075, 0.36 * plump, 0.74 * plump, 0.98 * plump, plump, 0.84 * plump, 0.58 * plump, 0.30 * plump, 0.10 * plump, 0.0])
    line = np.convolve(np.pad(line[:, 0], 1, mode="edge"), [0.25, 0.5, 0.25], "valid")[:, None]
    head = np.clip((t - 0.48) / 0.2, 0, 1)
    wrap = np.mod((angle + rng.uniform(0, 6.3) + rng.uniform(1.5, 3.2) * (t - 0.5)) * 5 / (2 * np.pi) + 0.08 * np.sin(2 * angle), 1)
    step = wrap - np.exp(-(wrap / 0.16)) - 0.35
    r = line * (1 + 0.075 * head * step + 0.05 * np.sin(2 * angle + rng.uniform(0, 6)) + 0.03 * np.sin(3 * angle + 5 * t))
    bend, way = rng.normal(0, 0.16), rng.uniform(0, 6.3)
    lean = bend * (t - 0.5) * np.abs(t - 0.5) * 4
    x, y = r * np.cos(angle) + lean * np.cos(way), r * np.sin(angle) + lean * np.sin(way)
    return shapes.sheet(x, y, 2 * t - 1 + 0 * angle, look, uv=(t + 0 * angle, angle / (2 * np.pi) + 0 * t))


class Buds:
    """A dozen shapes of bud, used again and again in different size and turn."""

    def __init__(self, rng):
        self.rng, look = rng, bud_look()
        self.shapes = []
        for _ in range(14):
            thing = bud_shape(rng, look)
            self.shapes.append(thing.data)
            bpy.data.objects.remove(thing)

    def put(self, foot, ahead, size):
        """`foot` is the stalk's end, `ahead` the way its tip points."""
        thing = bpy.data.objects.new("bud", self.shapes[self.rng.integers(len(self.shapes))])
        bpy.context.collection.objects.link(thing)
        ahead = Vector(ahead).normalized()
        turn = ahead.to_track_quat("Z", "Y") @ Quaternion((0, 0, 1), self.rng.uniform(0, 6.3))
        thing.rotation_mode = "QUATERNION"
        thing.rotation_quaternion = turn
        thing.location = Vector(foot) + ahead * size
        thick = self.rng.uniform(0.88, 1.12)
        thing.scale = (size * thick, size * thick, size)


def strand(points, rng, buds, every=0.058):
    """Buds in fours along a thread, two out to each side, tied at every foot; the thread goes on beyond the last."""
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])

    def at(along):
        return np.array([np.interp(along, length, points[:, k]) for k in range(3)])

    fibre = materials.plain("banana fibre", (0.46, 0.37, 0.20), 0.75)
    petals = materials.petal((0.84, 0.80, 0.68), (0.55, 0.58, 0.27), through=0.5, wilted=0.85)
    along = 0.0
    while along < length[-1]:
        along += every * rng.uniform(0.75, 1.3)
        here, ahead = at(along), at(along + 0.03) - at(along - 0.03)
        ahead /= np.linalg.norm(ahead)
        side = np.cross(ahead, (0, 0, 1))
        side /= np.linalg.norm(side)
        for sign in (-1, 1):
            for lift in (rng.uniform(-0.06, 0.20), rng.uniform(0.35, 1.0)):
                out = sign * side + ahead * rng.normal(0.12, 0.30) + np.array((0, 0, lift))
                out /= np.linalg.norm(out)
                size = 0.100 * rng.uniform(0.80, 1.13)
                start = here - out * size * rng.uniform(0.1, 0.35) + np.array((0, 0, 0.012 + 0.02 * lift))
                start[2] = max(start[2], LEDGE[2] + 0.018)
                if rng.random() < 0.10 and lift > 0.3:
                    turn = np.degrees(Vector(out).to_track_quat("Z", "Y").to_euler())
                    plants.jasmine(rng, size * rng.uniform(0.85, 1.1), rng.uniform(0.35, 1.1), at=tuple(start + out * size * 1.3), turn=tuple(turn), look=petals)
                else:
                    buds.put(start, out, size)
        coil = np.linspace(0, 2 * np.pi * 1.6, 22)
        ring = here + np.array((0, 0, 0.016)) + 0.015 * (np.cos(coil)[:, None] * side + np.sin(coil)[:, None] * np.array((0, 0, 1))) + np.linspace(-0.010, 0.010, 22)[:, None] * ahead
        shapes.tube(ring, 0.0034, fibre, steps=6)
    return fibre


def smooth(points, count):
    """A soft line through a few points."""
    points = np.asarray(points, float)
    t, fine = np.arange(len(points)), np.linspace(0, len(points) - 1, count)
    line = np.stack([np.interp(fine, t, points[:, k]) for k in range(3)], 1)
    wide = count // len(points)
    for _ in range(3):
        padded = np.pad(line, ((wide // 2, wide // 2), (0, 0)), mode="edge")
        line = np.stack([np.convolve(padded[:, k], np.ones(2 * (wide // 2) + 1) / (2 * (wide // 2) + 1), "valid") for k in range(3)], 1)
    return line


def bowl(at):
    """A shallow hammered brass bowl with a turned lip, darkened in use."""
    line = [(0, 0.0), (0.30, 0.0), (0.34, 0.03), (0.54, 0.14), (0.70, 0.33), (0.75, 0.46), (0.80, 0.475), (0.80, 0.50), (0.74, 0.50), (0.71, 0.46), (0.66, 0.33), (0.50, 0.17), (0.30, 0.07), (0, 0.06)]
    thing = shapes.lathe(line, room.brass(0.26), 0.02, 160, 0.004, at=tuple(at))
    return shapes.roughen(thing, 0.012, 0.09)


def build():
    rng = np.random.default_rng(36)
    room.shell()
    room.daylight(SUN, sun=14, sky=2200, mirrored=True)
    shapes.box((2.4, 12.0, 0.05), room.wet_granite(), 0.02, at=(LEDGE[0] - 0.15, LEDGE[1], LEDGE[2] - 0.025))
    buds = Buds(rng)
    place = LEDGE + BOWL
    bowl(place)
    for _ in range(430):
        r, a = 0.64 * np.sqrt(rng.uniform(0, 1)), rng.uniform(0, 6.3)
        high = 0.34 + 0.30 * (1 - (r / 0.64) ** 2) * rng.uniform(0.55, 1.0)
        way = np.array((*rng.normal(0, 1, 2), rng.normal(0, 0.30)))
        way /= np.linalg.norm(way)
        size = 0.10 * rng.uniform(0.8, 1.12)
        buds.put(place + np.array((r * np.cos(a), r * np.sin(a), high)) - way * size, way, size)
    course = smooth(STRAND, 300) + LEDGE + np.array((0, 0, 0.03))
    fibre = strand(course, rng, buds)
    end = smooth(THREAD, 120) + LEDGE + np.array((0, 0, 0.006))
    for n in range(3):
        wave = 0.004 * np.sin(np.linspace(0, 30 + 9 * n, 120) + n)
        shapes.tube(np.vstack([course[-2:], end + np.stack([wave, -wave, 0 * wave], 1) * np.linspace(0, 3, 120)[:, None]]), 0.0042, fibre, steps=6)
    for x, y, angle in LOOSE:
        way = np.array((np.cos(np.radians(angle)), np.sin(np.radians(angle)), 0.06))
        buds.put(LEDGE + np.array((x, y, 0.018)), way, 0.10 * rng.uniform(0.85, 1.1))
    wet = np.column_stack([rng.uniform(-0.5, 1.0, 45), rng.uniform(-1.6, 1.6, 45), np.zeros(45)]) + LEDGE
    shapes.drops(wet, 0.006 + 0.030 * rng.random(45) ** 4, materials.glass(ior=1.33), rng, 0.35)
    studio.camera(tuple(LEDGE + CAMERA), tuple(LEDGE + LOOK_AT), lens=LENS, focus=tuple(LEDGE + FOCUS), blur=BLUR)
    studio.lamp(tuple(LEDGE + (3.5, -3.0, 3.0)), tuple(LEDGE), 2.0, 60, studio.WARM).visible_camera = False
