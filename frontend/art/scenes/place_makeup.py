"""The makeup place in the evening, across its black stone: a used palette, clean brushes in a glass, lipstick, cotton pads; an opal globe, the blue window in the mirror."""
import numpy as np

from lib import hair, linen, materials, powders, room, shapes, studio, tools
from scenes.eye_palette import palette

SIZE = (1920, 1280)
SAMPLES = 16
BOUNCES = 8
EXPOSURE = 1.0
LOOK = "Medium High Contrast"
FILTER = (0.98, 0.99, 1.04)
PALE = ((0.40, 0.32, 0.24), (0.52, 0.43, 0.33))
GLOBE = 6.2  # what a globe gives the room
TOP, DEEP = 8.6, 4.6  # the counter's upper side, and how far it reaches from the wall
PALETTE, GLASS, LIPSTICK, TISSUE = (0.30, -3.10), (-0.30, -1.45), (1.62, -2.30), (-1.35, -3.45)
ROSE, SAND = (0.50, 0.23, 0.17), (0.56, 0.36, 0.25)


def counter_stone():
    """Black granite at the day's end: grains, powder settled in films where work was done, and where a hand wiped through it."""
    s = materials.Shader("counter stone")
    cloud, grain, fine = s.noise(1.4, 7, 0.65), s.noise(30, 3, 0.65), s.noise(110, 3, 0.75)
    tint = s.ramp(cloud, (0.3, (0.006, 0.0062, 0.0065)), (0.75, (0.020, 0.020, 0.020)))
    tint = s.add("MixRGB", {"Fac": s.between(grain, 0, 0.55, 0.63, 0.73), "Color1": tint, "Color2": (0.12, 0.118, 0.11)}).outputs[0]
    film = 0.0
    wiped = s.between(s.noise(1.0, 5, 0.65, s.add("Mapping", {"Vector": s.place(), "Rotation": (0, 0, 0.7), "Scale": (0.9, 7.0, 1.0)}).outputs[0], 0.6), 0.05, 1.0, 0.40, 0.62)
    for x, y, wide, colour in ((*PALETTE, 1.2, (0.36, 0.25, 0.20)), (1.35, -3.35, 0.75, (0.52, 0.28, 0.21)), (*GLASS, 0.9, (0.34, 0.22, 0.16)), (-1.8, -2.3, 1.2, (0.36, 0.27, 0.21))):
        away = s.add("VectorMath", {0: s.place(), 1: (x, y + DEEP / 2, 0.25)}, operation="DISTANCE").outputs["Value"]
        share = s.math("MULTIPLY", s.math("MULTIPLY", s.math("POWER", s.between(away, 1.0, 0.0, 0.1, wide), 1.4), wiped), s.between(fine, 0.0, 0.6, 0.40, 0.68))
        tint = s.add("MixRGB", {"Fac": share, "Color1": tint, "Color2": colour}).outputs[0]
        film = s.math("MAXIMUM", film, share)
    dust = s.between(s.noise(85, 2, 0.5), 0.0, 0.4, 0.70, 0.74)
    tint = s.add("MixRGB", {"Fac": dust, "Color1": tint, "Color2": (0.26, 0.24, 0.21)}).outputs[0]
    touched = s.between(s.noise(3.4, 5, 0.7, distortion=1.0), 0.0, 0.16, 0.48, 0.62)
    rough = s.math("ADD", s.between(cloud, 0.17, 0.34), s.math("ADD", touched, s.math("MULTIPLY", film, 0.4)))
    return s.principled(base=tint, roughness=rough, specular=0.5, normal=s.bump(s.math("ADD", cloud, s.math("MULTIPLY", grain, 0.2)), 0.16, 0.03)).material


def painted(colour):
    """A brush handle's paint, wiped clean: lost only where its end is knocked against the counter."""
    s = materials.Shader("painted handle")
    height = s.add("SeparateXYZ", {0: s.place()}).outputs[2]
    knocked = s.math("ADD", s.noise(16, 5, 0.7), s.between(height, 0.16, -0.20, -1.29, -1.14))
    chip = s.between(knocked, 0, 1, 0.56, 0.58)
    tint = s.add("MixRGB", {"Fac": chip, "Color1": colour, "Color2": (0.42, 0.27, 0.15)}).outputs[0]
    rough = s.math("ADD", s.between(s.noise(5, 5, 0.7), 0.16, 0.28), s.math("MULTIPLY", chip, 0.3))
    return s.principled(base=tint, roughness=rough, specular=0.5).material


def case_lacquer():
    """Black lacquer that is carried in a bag: fine scratches and a fingerprint's dull ovals, else clean."""
    s = materials.Shader("case lacquer")
    touch = s.between(s.noise(7.5, 2, 0.5), 0, 1, 0.56, 0.64)
    ridges = s.add("TexWave", {"Vector": s.place(), "Scale": 26.0, "Distortion": 3.5, "Detail": 1.0, "Detail Scale": 0.6}).outputs["Fac"]
    print_ = s.math("MULTIPLY", touch, s.between(ridges, 0.4, 1.0))
    line = s.noise(1.0, 2, 0.6, s.add("Mapping", {"Vector": s.place(), "Rotation": (0.5, 0.3, 0.4), "Scale": (3.0, 3.0, 95.0)}).outputs[0])
    scratch = s.math("MULTIPLY", s.between(line, 0, 0.5, 0.67, 0.69), s.between(s.noise(4), 0, 1, 0.48, 0.6))
    tint = s.add("MixRGB", {"Fac": s.math("MULTIPLY", print_, 0.10), "Color1": (0.009, 0.009, 0.011), "Color2": (0.20, 0.19, 0.18)}).outputs[0]
    tint = s.add("MixRGB", {"Fac": scratch, "Color1": tint, "Color2": (0.10, 0.10, 0.105)}).outputs[0]
    return s.principled(base=tint, roughness=s.math("ADD", 0.13, s.math("MULTIPLY", print_, 0.22)), specular=0.5).material


def opal():
    """The near globe's glass as the eye sees it beside its own light: bright where the bulb stands, falling off to a warmer rim."""
    s = materials.Shader("opal glass")
    facing = s.add("LayerWeight", {"Blend": 0.5}).outputs["Facing"]
    toward = s.add("VectorMath", {0: s.add("VectorMath", {0: s.place()}, operation="NORMALIZE").outputs[0], 1: (0.638, -0.660, -0.396)}, operation="DOT_PRODUCT").outputs["Value"]
    bulb = s.math("POWER", s.between(toward, 0.0, 1.0, 0.72, 1.0), 2.0)
    seen = s.math("ADD", s.between(facing, 1.75, 0.62, 0.05, 0.95), s.math("MULTIPLY", bulb, 3.2))
    seen = s.math("MULTIPLY", seen, s.between(s.noise(2.2, 3), 0.95, 1.05))
    camera = s.add("LightPath").outputs["Is Camera Ray"]
    power = s.math("ADD", s.math("MULTIPLY", camera, seen), s.math("MULTIPLY", s.math("SUBTRACT", 1.0, camera), GLOBE))
    tint = s.ramp(facing, (0.0, room.OPAL), (1.0, tuple(c * k for c, k in zip(room.OPAL, (1.0, 0.86, 0.68)))))
    s.principled(base=(0.60, 0.56, 0.49), roughness=0.18, emission=tint)
    s.put(power, s.bsdf, "Emission Strength")
    return s.material


def glass_film():
    """A breath of powder on the inside of the glass, low down."""
    s = materials.Shader("glass film")
    height = s.add("SeparateXYZ", {0: s.place()}).outputs[2]
    fine = s.noise(26, 6, 0.75, s.add("Mapping", {"Vector": s.place(), "Scale": (1, 1, 0.35)}).outputs[0])
    share = s.math("MULTIPLY", s.between(height, 1.0, 0.05, 0.1, 0.6), s.between(fine, 0.0, 0.22, 0.40, 0.66))
    s.principled(base=(0.40, 0.27, 0.20), roughness=1.0, specular=0.1)
    clear = s.add("BsdfTransparent").outputs[0]
    return s.surface(s.add("MixShader", {0: share, 1: clear, 2: s.bsdf.outputs[0]}).outputs[0])


def disc(x, y):
    """A square of -1…1 bent to a round."""
    return x * np.sqrt(1 - y**2 / 2), y * np.sqrt(1 - x**2 / 2)


def handled_brass():
    """A lid's brass: turned on a lathe, carried about in a bag, fingered."""
    s = materials.Shader("handled brass")
    finger, worn = s.noise(4.5, 5, 0.6, distortion=0.8), s.noise(70, 4, 0.7)
    scratch = s.noise(1.0, 4, 0.7, s.add("Mapping", {"Vector": s.place(), "Rotation": (0.3, 0.2, 0.7), "Scale": (190.0, 5.0, 5.0)}).outputs[0])
    tint = s.ramp(finger, (0.3, (0.60, 0.38, 0.15)), (0.7, (0.74, 0.49, 0.20)))
    rough = s.math("ADD", s.between(finger, 0.14, 0.30), s.math("ADD", s.between(worn, 0, 0.08), s.between(scratch, 0.0, 0.14, 0.55, 0.70)))
    return s.principled(base=tint, metallic=1.0, roughness=rough).material


def compact(colour, used, hollows, at, turn, lid_open, rng):
    metal = handled_brass()
    base = [(0, 0), (0.50, 0), (0.525, 0.02), (0.53, 0.085), (0.515, 0.105), (0.475, 0.105), (0.465, 0.06), (0, 0.05)]
    parts = [shapes.lathe(base, metal, radius=0.012)]
    parts.append(powders.pressed(powders.material(colour), 0.466, 0.096, 0.058, used, disc, rng, hollows, count=420))
    far, angle = rng.normal(0.47, 0.09, 160), rng.uniform(0, 2 * np.pi, 160)
    level = np.select([far < 0.46, far < 0.53], [0.09, 0.104], 0.0)
    parts.append(powders.fallout(np.stack([far * np.cos(angle), far * np.sin(angle), level], 1), materials.powder(colour), rng))
    if lid_open:
        shell_line = [(0, 0.0), (0.50, 0.0), (0.525, 0.02), (0.53, 0.05), (0.515, 0.065), (0.48, 0.060), (0, 0.058)]
        lid = shapes.lathe(shell_line, metal, radius=0.012)
        mirror = shapes.lathe([(0.465, 0.064), (0, 0.064)], materials.steel(0.0, (0.86, 0.88, 0.86)), radius=0.0)
        cover = tools.group([lid, mirror])
        tilt = np.radians(180 - lid_open)
        shapes.place(cover, (0, 0.53 + 0.53 * np.cos(tilt), 0.10 + 0.53 * np.sin(tilt)), (180 - lid_open, 0, 0))
        parts.append(cover)
    return tools.group(parts, at, turn)


def brushes(rng, at):
    """Seven brushes in a thick glass, no two leaning alike, one with its hair spread by use."""
    room.jar_of(at, rng, 1.02, 0.43, 0)
    shapes.lathe([(0, 0.125), (0.385, 0.13), (0.39, 0.98)], glass_film(), 0.02, at=at)
    black, red, beech = painted((0.012, 0.013, 0.015)), painted((0.13, 0.012, 0.016)), painted((0.46, 0.30, 0.17))
    for around, lean, up, root, tip, long, count, flat, melanin, handle in (
        (205, 15, 1.62, 0.125, 0.245, 0.52, 14000, 1.0, 0.10, black),
        (285, 12, 1.42, 0.095, 0.150, 0.36, 9000, 1.0, 0.50, beech),
        (330, 19, 1.66, 0.088, 0.125, 0.38, 8000, 0.4, 0.06, black),
        (60, 9, 1.82, 0.110, 0.205, 0.44, 11000, 0.7, 0.20, red),
        (120, 14, 1.50, 0.055, 0.085, 0.28, 5000, 1.0, 0.32, beech),
        (15, 21, 1.38, 0.046, 0.056, 0.20, 4000, 0.5, 0.75, red),
        (240, 20, 1.20, 0.040, 0.050, 0.16, 3500, 0.5, 0.14, black),
    ):
        a = np.radians(around)
        reach = 0.36 if lean > 10 else 0.26
        head = (at[0] + reach * np.cos(a), at[1] + reach * np.sin(a), at[2] + up)
        look = hair.material(melanin=melanin, redness=0.35, roughness=0.42)
        tools.brush(handle, rng, head, (-lean * np.sin(a), lean * np.cos(a), rng.uniform(0, 90)), root=root, tip=tip, length=long, count=count, hair_look=look, flat=flat, dome=0.4, taper=0.30, thickness=0.0016, crimped=True)


def tissue(rng, at, turn):
    """A paper tissue, crumpled once and put down: a lip print's red and foundation wiped off on it."""
    n = 300
    y, x = np.mgrid[-1 : 1 : n * 1j, -1 : 1 : n * 1j]
    z = 0 * x
    for size, wide, count in ((0.22, 1.1, 10), (0.20, 0.45, 26), (0.16, 0.2, 60)):
        for a, angle, cx, cy in zip(size * rng.uniform(0.4, 1.0, count) * rng.choice((-1, 1), count), rng.uniform(0, np.pi, count), *rng.uniform(-0.9, 0.9, (2, count))):
            d = np.cos(angle) * (x - cx) + np.sin(angle) * (y - cy)
            z += a * np.sqrt(d**2 + 0.0001) * np.exp(-((x - cx) ** 2 + (y - cy) ** 2) / wide**2)
    z = np.maximum(z - np.percentile(z, 18), 0.04 * np.abs(z)) * 0.8 + 0.006
    shrink = 0.52 - 0.07 * np.exp(-(x**2 + y**2))
    s = materials.Shader("tissue")
    fibre, cloud = s.noise(70, 5, 0.8), s.noise(6, 5, 0.7)
    tint = s.ramp(fibre, (0.3, (0.70, 0.67, 0.62)), (0.7, (0.86, 0.84, 0.80)))
    for u, v, long, broad, turned, colour in ((0.25, -0.30, 0.34, 0.10, 0.5, (0.42, 0.045, 0.05)), (-0.35, -0.05, 0.45, 0.16, -0.4, (0.58, 0.36, 0.24)), (0.1, 0.35, 0.30, 0.12, 0.9, (0.17, 0.10, 0.075))):
        near = s.add("Mapping", {"Vector": s.place("UV"), "Rotation": (0, 0, turned), "Scale": (1 / long, 1 / broad, 0), "Location": (-u / long, -v / broad, 0)}).outputs[0]
        away = s.math("ADD", s.add("VectorMath", {0: near}, operation="LENGTH").outputs["Value"], s.math("MULTIPLY", s.math("SUBTRACT", cloud, 0.5), 1.6))
        share = s.math("MULTIPLY", s.between(away, 0.85, 0.0, 0.35, 1.0), s.between(fibre, 0.35, 1.0, 0.35, 0.6))
        tint = s.add("MixRGB", {"Fac": share, "Color1": tint, "Color2": colour}).outputs[0]
    s.principled(base=tint, roughness=1.0, specular=0.05)
    back = s.add("BsdfTranslucent", {"Color": tint}).outputs[0]
    look = s.surface(s.add("MixShader", {0: 0.4, 1: s.bsdf.outputs[0], 2: back}).outputs[0])
    shapes.sheet(shrink * x, shrink * y, z, look, uv=(x, y), at=at, turn=(0, 0, turn))


def cotton_pad(rng, at, turn, used=None):
    """Pressed cotton, its rim crimped, single fibres standing off; `used`: the colour that was wiped off with it."""
    s = materials.Shader("pad")
    fibre = s.noise(48, 6, 0.8, distortion=0.8)
    tint = s.ramp(fibre, (0.3, (0.70, 0.68, 0.63)), (0.7, (0.86, 0.84, 0.80)))
    if used:
        near = s.add("Mapping", {"Vector": s.place(), "Scale": (2.4, 6.0, 0), "Location": (0.1, 0.15, 0)}).outputs[0]
        away = s.math("ADD", s.add("VectorMath", {0: near}, operation="LENGTH").outputs["Value"], s.math("MULTIPLY", s.math("SUBTRACT", s.noise(9, 5, 0.7), 0.5), 1.4))
        tint = s.add("MixRGB", {"Fac": s.math("MULTIPLY", s.between(away, 0.9, 0.0, 0.25, 0.9), s.between(fibre, 0.4, 1.0, 0.35, 0.6)), "Color1": tint, "Color2": used}).outputs[0]
    s.principled(base=tint, roughness=1.0, specular=0.05, normal=s.bump(fibre, 0.5, 0.012))
    body = shapes.lathe([(0, 0.002), (0.26, 0.0), (0.285, 0.012), (0.285, 0.022), (0.255, 0.040), (0.20, 0.058), (0, 0.066)], s.material, 0.01, steps=96, wobble=0.012)
    shapes.roughen(body, 0.012, 0.06)
    count = 900
    r, a = 0.29 * np.sqrt(rng.uniform(0.2, 1, count)), rng.uniform(0, 2 * np.pi, count)
    root = np.stack([r * np.cos(a), r * np.sin(a), np.interp(r, (0, 0.2, 0.285), (0.064, 0.056, 0.016))], 1)
    t = np.linspace(0, 1, 8)[None, :, None]
    way = rng.normal(0, 1, (count, 1, 3)) * (0.022, 0.022, 0.016) + np.array((0, 0, 0.008))
    strands = root[:, None] + way * t + rng.normal(0, 0.010, (count, 1, 3)) * np.sin(3 * t)
    flat = tools.turn_strands(strands, at, turn)
    hair.grow(flat, linen.cotton((0.80, 0.78, 0.74)), 0.0011, tip=0.6, name="fibres")
    shapes.place(body, at, turn)


def hairpin(at, turn):
    """A kirby grip: one leg straight, one waved, both blackened wire."""
    t = np.linspace(0, 1, 60)
    wire = materials.plain("wire", (0.018, 0.016, 0.015), 0.3, metallic=0.7)
    straight = np.stack([0.55 * t, 0 * t, 0 * t + 0.016], 1)[::-1]
    bend = np.stack([-0.022 * np.sin(np.linspace(0, np.pi, 12)[1:-1]), 0.022 - 0.022 * np.cos(np.linspace(0, np.pi, 12)[1:-1]), 0 * np.ones(10) + 0.016], 1)
    waved = np.stack([0.52 * t, 0.044 - 0.02 * t + 0.012 * np.sin(20 * t) * (t > 0.3) * (t < 0.85), 0 * t + 0.016], 1)
    tools.group([shapes.tube(np.concatenate([straight, bend, waved]), 0.012, wire, steps=8)], at, turn)


def lipstick():
    x, y = LIPSTICK
    lacquer = case_lacquer()
    ring = shapes.lathe([(0.170, 0.545), (0.181, 0.550), (0.183, 0.585), (0.181, 0.620), (0.170, 0.625)], materials.brass(0.18), 0.006)
    tools.group([tools.lipstick((0.33, 0.022, 0.026), lacquer, (0, 0, 0), out=0.36, cut=0.62), ring], (x, y, TOP), (0, 0, 205), 0.66)
    line = [(0, 0), (0.168, 0), (0.178, 0.012), (0.178, 0.80), (0.170, 0.81), (0.160, 0.80), (0.158, 0.05), (0, 0.04)]
    band = shapes.lathe([(0.172, 0.725), (0.181, 0.730), (0.182, 0.760), (0.181, 0.790), (0.172, 0.795)], materials.brass(0.18), 0.006)
    tools.group([shapes.lathe(line, lacquer, 0.012), band], (x + 0.18, y + 0.18, TOP + 0.121), (0, 90, 30), 0.66)


def built_in():
    """Counter, mirror, lamps."""
    shapes.box((24.0, DEEP, 0.5), counter_stone(), 0.06, at=(0, -DEEP / 2, TOP - 0.25))
    room.round_mirror((-5.0, 0, 12.55), 3.55)
    room.sconce((0.98, 0, 10.0), 0.62, look=opal())
    room.sconce((-10.6, 0, 11.0), 0.62, GLOBE)
    glow = studio.lamp((4.4, -3.0, 15.0), (0.4, -2.6, TOP), 1.2, 330, (1.0, 0.74, 0.48))
    glow.visible_camera = glow.visible_glossy = False
    room.pendant((-13.6, -7.6, 12.7), 1.6, watts=500)
    room.pendant((-15.5, -15.0, 14.2), 1.6, watts=500)


def build():
    rng = np.random.default_rng(74)
    room.shell(back=room.plaster(PALE, 0.75), dusk=True)
    room.daylight((0.8, 0.5, -0.5), sun=0, sky=5500, fill=350, sky_colour=(0.42, 0.60, 1.0), mirrored=False)
    built_in()
    tools.group(palette(rng), (*PALETTE, TOP), (0, 0, 16))
    soft = hair.material(melanin=0.16, redness=0.35, roughness=0.4)
    tools.brush(painted((0.012, 0.013, 0.015)), rng, (PALETTE[0] + 0.02, PALETTE[1] - 0.10, TOP + 0.175), (0, -95, -62), root=0.058, tip=0.090, length=0.26, count=9000, hair_look=soft, flat=0.6, dome=0.35, thickness=0.0009)
    brushes(rng, (*GLASS, TOP))
    lipstick()
    tissue(rng, (*TISSUE, TOP), 24)
    for x, y, z, turn, used in ((-1.75, -2.25, 0.0, (0, 0, 10), None), (-1.70, -2.22, 0.062, (2, 0, 60), None), (-1.78, -2.18, 0.125, (-3, 3, 110), None), (-1.20, -2.52, 0.0, (0, 0, 35), (0.10, 0.06, 0.05))):
        cotton_pad(rng, (x, y, TOP + z), turn, used)
    compact((0.56, 0.30, 0.22), 0.5, [(0.1, -0.15), (-0.2, 0.1)], (2.25, -1.35, TOP), (0, 0, 52), 104, rng).scale = (0.72,) * 3
    for x, y, turn in ((1.95, -3.05, 40), (2.10, -2.85, 102), (-0.75, -2.30, 12)):
        hairpin((x, y, TOP), (0, 0, turn))
    for colour, x, y, wide, count in ((ROSE, 1.35, -3.35, 0.22, 420), (SAND, 0.2, -3.9, 0.45, 320), (ROSE, 0.1, -2.2, 0.40, 200)):
        spilt = np.column_stack([x + rng.normal(0, wide, count), y + rng.normal(0, 0.6 * wide, count), np.full(count, TOP)])
        powders.fallout(spilt[spilt[:, 1] > -DEEP + 0.05], materials.powder(colour), rng)
    room.tumbler((-2.35, -1.35, TOP), 0.45, materials.steel(0.18))
    studio.camera((6.2, -7.0, 10.9), (-0.45, -2.0, 9.64), 50, focus=(0.55, -2.85, TOP + 0.3), blur=0.085)
