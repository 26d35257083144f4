"""A banana leaf after rain at the salon's barred window, torn and dry at its edges, light coming through; the wet sill, a wall and garden behind."""
import numpy as np

from lib import materials, room, shapes, studio

SIZE = (1632, 1088)
SAMPLES = 13
BOUNCES = 7
EXPOSURE = 0.55
LOOK = "Medium High Contrast"
FILTER = (1.03, 0.97, 0.99)
SUN = (0.75, -0.36, -0.36)
MIDDLE = np.array((-22.2, -15.3, 8.85))  # of the picture; what follows is measured from it, to the right, upward, toward the camera
RIGHT, UP, NEAR = np.array((0.67, 0.742, 0.0)), np.array((0.0, 0.0, 1.0)), np.array((0.742, -0.67, 0.0))
SPINE = [(-3.3, -1.75, 2.0), (-2.2, -0.95, 1.25), (-1.1, -0.28, 0.55), (0.1, 0.18, -0.05), (1.2, 0.30, -0.6), (2.2, 0.05, -1.1), (3.0, -0.50, -1.5)]
LENGTH, HALF = 7.0, 1.0  # along the midrib, and a half's breadth
FACING = np.array((-0.10, 0.60, 0.78))  # where its upper side looks
# Where it is split: along the midrib, and how far from it the split begins (0 midrib, 1 edge).
LOWER = ((0.55, 0.5), (1.32, 0.12), (2.05, 0.62), (2.42, 0.05), (3.02, 0.38), (3.40, 0.80), (3.86, 0.10), (4.52, 0.3), (5.3, 0.15), (6.0, 0.4))
UPPER = ((0.9, 0.3), (2.0, 0.55), (2.95, 0.10), (3.7, 0.72), (4.25, 0.18), (5.4, 0.3))
CAMERA, LOOK_AT, LENS, BLUR = np.array((0.15, 0.22, 5.6)), np.array((0.1, 0.02, 0.0)), 60, 0.058
FOCUS = np.array((0.1, 0.12, 0.10))


def here(point):
    """Converts a point from the picture's axes (right, up, toward the camera) to the room's."""
    point = np.asarray(point, float)
    return MIDDLE + point[..., :1] * RIGHT + point[..., 1:2] * UP + point[..., 2:] * NEAR


def blade():
    """Thin, with light in it: fine veins of uneven strength, streaks of yellow and rust along them, dust, brown where it is dry. The UV is (along, across) in units."""
    s = materials.Shader("wet blade")
    split = s.add("SeparateXYZ", {0: s.place("UV")})
    u, v = split.outputs[0], split.outputs[1]
    off = s.math("ABSOLUTE", v)
    dry = s.add("Attribute", attribute_name="dry").outputs["Fac"]

    def drawn(along, across, detail, rough=0.6):
        return s.noise(1.0, detail, rough, s.add("CombineXYZ", {0: s.math("MULTIPLY", u, along), 1: s.math("MULTIPLY", v, across), 2: 0.0}).outputs[0])

    flat = s.add("CombineXYZ", {0: u, 1: v, 2: 0.0}).outputs[0]
    cloud, spots, grain = s.noise(1.5, 6, 0.65, flat), s.noise(13, 4, 0.65, flat), s.noise(75, 3, 0.75, flat)
    fine, middle, broad, streak = drawn(95, 1.6, 2), drawn(26, 0.8, 3), drawn(7.5, 0.5, 2), drawn(16, 2.2, 5, 0.7)
    tint = s.ramp(cloud, (0.30, (0.017, 0.066, 0.014)), (0.52, (0.034, 0.108, 0.019)), (0.72, (0.080, 0.165, 0.026)))
    for shade in (s.between(fine, 0.52, 1.45, 0.34, 0.66), s.between(middle, 0.62, 1.38, 0.36, 0.64), s.between(broad, 0.70, 1.25)):
        tint = s.add("MixRGB", {"Fac": 1.0, "Color1": tint, "Color2": shade}, blend_type="MULTIPLY").outputs[0]
    vein = s.between(middle, 0.0, 0.5, 0.60, 0.68)
    tint = s.add("MixRGB", {"Fac": vein, "Color1": tint, "Color2": (0.20, 0.29, 0.065)}).outputs[0]
    tint = s.add("MixRGB", {"Fac": s.between(s.math("ADD", off, s.math("MULTIPLY", s.math("SUBTRACT", middle, 0.5), 0.28)), 0.6, 0.0, 0.0, 0.12), "Color1": tint, "Color2": (0.13, 0.22, 0.05)}).outputs[0]
    aged = s.math("ADD", s.math("ADD", dry, s.math("MULTIPLY", s.math("SUBTRACT", streak, 0.5), 1.1)), s.math("MULTIPLY", s.math("SUBTRACT", spots, 0.5), 0.5))
    yellow, brown, dark = (s.between(aged, 0.0, most, a, b) for most, a, b in ((0.85, 0.22, 0.46), (1.0, 0.44, 0.56), (0.85, 0.74, 1.0)))
    freckle = s.math("MULTIPLY", s.between(s.math("ADD", spots, s.math("MULTIPLY", grain, 0.25)), 0, 0.8, 0.76, 0.81), s.between(cloud, 0.2, 1, 0.42, 0.58))
    rust = s.math("MAXIMUM", brown, freckle)
    tint = s.add("MixRGB", {"Fac": yellow, "Color1": tint, "Color2": (0.30, 0.25, 0.040)}).outputs[0]
    old = s.ramp(s.math("ADD", s.math("MULTIPLY", fine, 0.6), s.math("MULTIPLY", grain, 0.4)), (0.35, (0.085, 0.042, 0.018)), (0.65, (0.27, 0.16, 0.075)))
    tint = s.add("MixRGB", {"Fac": rust, "Color1": tint, "Color2": old}).outputs[0]
    tint = s.add("MixRGB", {"Fac": dark, "Color1": tint, "Color2": (0.035, 0.020, 0.011)}).outputs[0]
    dust = s.math("MULTIPLY", s.between(grain, 0.0, 0.7, 0.60, 0.74), s.between(s.noise(2.3, 5, 0.7, flat), 0.15, 1.0, 0.42, 0.62))
    dusty = s.add("MixRGB", {"Fac": s.math("MULTIPLY", dust, 0.6), "Color1": tint, "Color2": (0.30, 0.28, 0.22)}).outputs[0]
    height = s.math("ADD", s.math("ADD", s.math("MULTIPLY", fine, 0.30), middle), s.math("MULTIPLY", spots, 0.35))
    normal = s.bump(height, 0.5, 0.012)
    rough = s.math("ADD", s.between(cloud, 0.28, 0.44), s.math("MULTIPLY", rust, 0.4), clamp=True)
    s.principled(base=dusty, roughness=rough, specular=0.45, normal=normal)
    through = s.add("MixRGB", {"Fac": 1.0, "Color1": tint, "Color2": (1.75, 1.62, 0.62)}, blend_type="MULTIPLY").outputs[0]
    back = s.add("BsdfTranslucent", {"Color": through, "Normal": normal}).outputs[0]
    share = s.math("MULTIPLY", s.between(rust, 0.50, 0.28, 0, 1), s.between(dust, 1.0, 0.6, 0, 1))
    return s.surface(s.add("MixShader", {0: share, 1: s.bsdf.outputs[0], 2: back}).outputs[0])


def smooth(points, count):
    """A curve through points, evenly walked."""
    points = np.asarray(points, float)
    t, fine = np.arange(len(points)), np.linspace(0, len(points) - 1, 40 * len(points))
    line = np.stack([np.interp(fine, t, points[:, k]) for k in range(3)], 1)
    for _ in range(3):
        line = np.stack([np.convolve(np.pad(line[:, k], 14, "reflect", reflect_type="odd"), np.full(29, 1 / 29), "valid") for k in range(3)], 1)
    long = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    even = np.linspace(0, long[-1], count)
    return np.stack([np.interp(even, long, line[:, k]) for k in range(3)], 1)


def uneven(rng, low, high, count=9):
    """A random line: a function of one number within about ±1."""
    pitch, phase = np.exp(rng.uniform(np.log(low), np.log(high), count)), rng.uniform(0, 6.3, count)
    return lambda x: sum(np.sin(p * x + s) for p, s in zip(pitch, phase)) / np.sqrt(count)


class Leaf:
    """One leaf along its midrib; its two halves split to lobes that hang apart."""

    def __init__(self, rng, spine, facing, look):
        self.rng, self.look, self.points, self.normals, self.edges = rng, look, [], [], []
        self.spine = smooth(spine, 400)
        self.walk = np.linspace(0, LENGTH, 400)
        self.ahead = np.gradient(self.spine, axis=0)
        self.ahead /= np.linalg.norm(self.ahead, axis=1, keepdims=True)
        above = facing - self.ahead * (self.ahead @ facing)[:, None]
        self.above = above / np.linalg.norm(above, axis=1, keepdims=True)
        thick = 0.062 * (1.08 - 0.9 * self.walk / LENGTH)
        rib = materials.Shader("rib")
        tint = rib.ramp(rib.noise(7, 5, 0.7), (0.3, (0.17, 0.24, 0.055)), (0.7, (0.30, 0.36, 0.12)))
        rib.principled(base=tint, roughness=0.38)
        glow = rib.add("BsdfTranslucent", {"Color": (0.50, 0.62, 0.16)}).outputs[0]
        rib.surface(rib.add("MixShader", {0: 0.55, 1: rib.bsdf.outputs[0], 2: glow}).outputs[0])
        shapes.tube(self.spine - self.above * 0.45 * thick[:, None], thick, rib.material, steps=20)
        for side, cuts in ((-1, LOWER), (1, UPPER)):
            self.half(side, cuts)

    def half(self, side, cuts):
        rng = self.rng
        stops, depths = [0.0, *(c[0] for c in cuts), LENGTH], [0.0, *(c[1] for c in cuts), 0.0]
        ragged, edge_wave, deep_wave, ribbed = uneven(rng, 12, 60), uneven(rng, 2.5, 9), uneven(rng, 0.8, 3), uneven(rng, 30, 75, 14)
        for k, (start, end) in enumerate(zip(stops, stops[1:])):
            rows, columns = max(14, int((end - start) * 110)), 80
            a = np.linspace(start, end, rows)[:, None]
            w = np.linspace(0, 1, columns)[None]
            t = (a - start) / (end - start)
            depth = depths[k] + (depths[k + 1] - depths[k]) * (3 * t**2 - 2 * t**3)
            free = np.clip((w - depth) / (1.02 - depth), 0, 1)
            patch = np.clip(edge_wave(0.7 * a + 5) * 0.7 + rng.normal(0.15, 0.5), 0, 1)
            breadth = HALF * np.clip(np.sin(np.pi * np.clip(0.16 + 0.84 * a / LENGTH, 0, 1)), 0, 1) ** 0.5 * (1 + 0.05 * edge_wave(a) - (0.006 + 0.035 * patch) * np.abs(ragged(a)))
            # The lobe hangs by its own angle and twists; its rims curl.
            hang = rng.normal(0.10, 0.33) + rng.normal(0, 0.45) * (t - 0.5)
            curl = rng.uniform(0.1, 0.5) * (np.abs(2 * t - 1) ** 5)
            fall = (-0.42 + 0.62 * w if side > 0 else -0.34 + 0.75 * w) + (hang + curl * rng.choice((-1, 1))) * free
            step = breadth / (columns - 1)
            out, lift = np.cumsum(np.cos(fall) * step, 1) - np.cos(fall[:, :1]) * step, -np.cumsum(np.sin(fall) * step, 1) + np.sin(fall[:, :1]) * step
            shrink = -np.sign(2 * t - 1) * np.abs(2 * t - 1) ** 4 * rng.uniform(0.02, 0.09) * free**1.2
            along = a + shrink + 0.20 * breadth * w**1.5
            lift = lift + 0.0035 * ribbed(a) * np.clip(5 * w, 0, 1) + 0.035 * deep_wave(a + 0.4 * w) * w + 0.03 * edge_wave(a * 1.3 + 0.5 * w) * w**4
            frame = [np.stack([np.interp(along.ravel(), self.walk, m[:, i]).reshape(along.shape) for i in range(3)], -1) for m in (self.spine, self.ahead, self.above)]
            beside = np.cross(frame[2], frame[1])
            beside = side * beside * np.sign((beside @ UP).mean())
            p = frame[0] + beside * out[..., None] + frame[2] * lift[..., None]
            split = np.minimum(np.where(free > 0, a - start, 9) if k else 9 + 0 * free, np.where(free > 0, end - a, 9))
            rim = (1 - w) * breadth
            dry = (0.22 + 0.85 * patch) * np.exp(-rim / (0.010 + 0.13 * patch)) + (0.14 + 0.60 * np.clip(edge_wave(2.3 * w + 9 * a) + 0.2, 0, 1)) * np.exp(-split / (0.008 + 0.03 * free * patch)) + 0.5 * np.clip((a - 0.80 * LENGTH) / (0.2 * LENGTH), 0, 1)
            p = p + frame[2] * (0.013 * dry * ragged(a * 1.6 + 2 * w))[..., None]
            thing = shapes.sheet(p[..., 0], p[..., 1], p[..., 2], self.look, uv=(a + 0 * w, side * w * breadth))
            thing.data.attributes.new("dry", "FLOAT", "POINT").data.foreach_set("value", (dry + 0 * w).astype(np.float32).ravel())
            normal = np.cross(np.gradient(p, axis=0), np.gradient(p, axis=1))
            normal /= np.linalg.norm(normal, axis=2, keepdims=True) + 1e-9
            normal *= np.sign((normal * frame[2]).sum(-1))[..., None]
            inner = (slice(3, -3), slice(4, -5))
            self.points.append(p[inner].reshape(-1, 3))
            self.normals.append(normal[inner].reshape(-1, 3))
            if side < 0:
                self.edges.append(p[:, -1][p[:, -1, 2].argmin()])


def wet(leaf, rng):
    """Few drops, most of them small, some run together; two about to fall from the lower edge."""
    points, normals = np.concatenate(leaf.points), np.concatenate(leaf.normals)
    seen = np.abs((points - MIDDLE) @ RIGHT) < 2.2
    points, normals = points[seen], normals[seen]
    found = []
    for _ in range(9000):
        if len(found) >= 190:
            break
        i = rng.integers(len(points))
        size = 0.009 + 0.046 * rng.random() ** 2.4
        if rng.random() > 0.25 + np.exp(-(((points[i] - here(FOCUS)) ** 2).sum()) / 0.7) or any(np.linalg.norm(points[i] - q) < 0.9 * (size + z) for q, _, z in found):
            continue
        found.append((points[i], normals[i], size))
        for _ in range(rng.integers(0, 4)):  # small ones keep together
            j = np.linalg.norm(points - points[i] - rng.normal(0, 0.10, 3), axis=1).argmin()
            found.append((points[j], normals[j], rng.uniform(0.004, 0.013)))
    places, ways, sizes = zip(*found)
    water = materials.glass(ior=1.33)
    shapes.drops(places, sizes, water, rng, 0.75, ways)
    line = [(0, 0.10), (0.012, 0.095), (0.022, 0.06), (0.040, 0.012), (0.046, -0.022), (0.036, -0.052), (0.016, -0.066), (0, -0.068)]
    for k, size in ((4, 0.7), (6, 0.55)):
        shapes.lathe([(r * size, z * size) for r, z in line], water, 0.01, 40, at=tuple(leaf.edges[k] + (0, 0, -0.045)))
    on_sill = np.column_stack([rng.uniform(-24.6, -23.0, 70), rng.uniform(-16.5, -9.5, 70), np.full(70, 7.545)])
    shapes.drops(on_sill, 0.010 + 0.055 * rng.random(70) ** 3, water, rng, 0.35)


def outside():
    """A lime-washed wall with the damp of years, the garden above it."""
    s = materials.Shader("court wall")
    cloud, damp = s.noise(0.10, 6, 0.65), s.noise(1.0, 5, 0.65, s.add("Mapping", {"Vector": s.place(), "Scale": (0.5, 0.5, 0.10)}).outputs[0])
    tint = s.ramp(s.math("ADD", s.math("MULTIPLY", cloud, 0.5), s.math("MULTIPLY", damp, 0.5)), (0.36, (0.07, 0.06, 0.05)), (0.50, (0.30, 0.24, 0.165)), (0.66, (0.52, 0.43, 0.31)))
    s.surface(s.add("Emission", {"Color": tint, "Strength": 0.8}).outputs[0])
    wall = shapes.box((1.0, 70, 20.0), s.material, 0.2, at=(-44, -2, 0.6))
    g = materials.Shader("court garden")
    mixed = g.math("ADD", g.math("MULTIPLY", g.noise(0.13, 3, 0.5, distortion=0.8), 0.6), g.math("MULTIPLY", g.noise(0.55, 2, 0.5), 0.4))
    leaves = g.ramp(mixed, (0.36, (0.015, 0.035, 0.014)), (0.47, (0.085, 0.15, 0.05)), (0.55, (0.30, 0.40, 0.17)), (0.62, (1.6, 1.6, 1.35)))
    g.surface(g.add("Emission", {"Color": leaves, "Strength": 0.9}).outputs[0])
    card = shapes.ground(g.material, 80, at=(-50, -2, 18))
    card.rotation_euler = (0, np.radians(90), 0)
    for thing in (wall, card):
        thing.visible_shadow = thing.visible_diffuse = False


def build():
    rng = np.random.default_rng(52)
    room.shell()
    room.daylight(SUN, sun=12, sky=2200, colour=(1.0, 0.90, 0.74), mirrored=True)
    shapes.box((2.4, 14.0, 0.05), room.wet_granite(), 0.02, at=(-24.0, -14.2, 7.52))
    outside()
    facing = here(FACING) - MIDDLE
    leaf = Leaf(rng, here(np.array(SPINE)), facing, blade())
    wet(leaf, rng)
    # What the drops and the wet side mirror: the open door of the next room.
    studio.lamp(tuple(here((-2.4, 3.0, 4.6))), tuple(MIDDLE), 0.85, 125, (0.86, 0.93, 1.0), tall=1.9).visible_camera = False
    studio.camera(tuple(here(CAMERA)), tuple(here(LOOK_AT)), lens=LENS, focus=tuple(here(FOCUS)), blur=BLUR)
