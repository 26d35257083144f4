"""Materials that make a render pass for a photograph: none is quite clean, even or flat."""
import bpy

BRASS = (0.72, 0.46, 0.17)
IVORY = (0.80, 0.74, 0.62)


class Shader:
    """A material under construction: add nodes, wire them by name."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.bsdf = self.tree.nodes["Principled BSDF"]
        self.bsdf.subsurface_method = "BURLEY"
        self.output = self.tree.nodes["Material Output"]

    @classmethod
    def of(cls, material):
        """Wraps an existing material, so that nodes can be added to it."""
        self = cls.__new__(cls)
        self.material, self.tree = material, material.node_tree
        self.bsdf, self.output = self.tree.nodes["Principled BSDF"], self.tree.nodes["Material Output"]
        return self

    def add(self, kind, sockets=None, **settings):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (sockets or {}).items():
            self.put(value, node, key)
        return node

    def put(self, value, node, key):
        """A value or another node's output into a node's socket."""
        socket = node.inputs[key]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == "RGBA":
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def principled(self, **sockets):
        for key, value in sockets.items():
            self.put(value, self.bsdf, key.replace("_", " ").title() if key != "base" else "Base Color")
        return self

    def place(self, kind="Object"):
        return self.add("TexCoord").outputs[kind]

    def math(self, operation, *values, clamp=False):
        node = self.add("Math", operation=operation, use_clamp=clamp)
        for index, value in enumerate(values):
            self.put(value, node, index)
        return node.outputs[0]

    def noise(self, scale, detail=4, roughness=0.5, vector=None, distortion=0.0):
        vector = vector or self.place()
        sockets = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion}
        return self.add("TexNoise", sockets).outputs["Fac"]

    def between(self, value, low, high, start=0.3, end=0.7):
        """Maps value from start…end to low…high, clamped."""
        sockets = {"Value": value, "From Min": start, "From Max": end, "To Min": low, "To Max": high}
        return self.add("MapRange", sockets).outputs[0]

    def ramp(self, value, *stops):
        node = self.add("ValToRGB", {"Fac": value})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, (*colour, 1)
        return node.outputs[0]

    def bump(self, height, strength=0.3, distance=0.02):
        return self.add("Bump", {"Height": height, "Strength": strength, "Distance": distance}).outputs[0]

    def surface(self, shader):
        self.tree.links.new(shader, self.output.inputs["Surface"])
        return self.material


def plain(name, colour, roughness=0.5, **more):
    """One colour with a slightly uneven sheen."""
    s = Shader(name)
    uneven = s.between(s.noise(6), roughness * 0.85, min(1, roughness * 1.15))
    return s.principled(base=colour, roughness=uneven, **more).material


def brass(roughness=0.22, colour=BRASS):
    s = Shader("brass")
    cloud = s.noise(5, 6, 0.6)
    worn = s.noise(60, 4, 0.7)
    rough = s.math("ADD", s.between(cloud, roughness * 0.6, roughness * 1.5), s.between(worn, 0, 0.08))
    tint = s.ramp(cloud, (0.3, tuple(c * 0.82 for c in colour)), (0.7, colour))
    return s.principled(base=tint, metallic=1.0, roughness=rough, normal=s.bump(worn, 0.04, 0.01)).material


def steel(roughness=0.2, colour=(0.62, 0.62, 0.60)):
    s = Shader("steel")
    fine = s.noise(90, 3, 0.7)
    rough = s.math("ADD", s.between(s.noise(4), roughness * 0.6, roughness * 1.4), s.between(fine, 0, 0.07))
    return s.principled(base=colour, metallic=1.0, roughness=rough).material


def brushed(roughness=0.26, colour=(0.60, 0.60, 0.585)):
    """Sheet steel drawn over a belt along its y: hair-fine lines, a few wiped marks."""
    s = Shader("brushed steel")
    stretched = s.add("Mapping", {"Vector": s.place(), "Scale": (150.0, 3.0, 3.0)}).outputs[0]
    line, wiped = s.noise(1.0, 3, 0.7, stretched), s.noise(2.4, 5, 0.6)
    tint = s.ramp(line, (0.3, tuple(c * 0.93 for c in colour)), (0.7, colour))
    rough = s.math("ADD", s.between(wiped, roughness * 0.9, roughness * 1.15), s.between(line, 0, 0.06))
    return s.principled(base=tint, metallic=1.0, roughness=rough).material


def lacquer(colour, roughness=0.08):
    s = Shader("lacquer")
    s.principled(base=colour, roughness=roughness, specular=0.5, clearcoat=1.0, clearcoat_roughness=0.03)
    return s.principled(normal=s.bump(s.noise(3.5, 2), 0.04, 0.03)).material


def glass(colour=(1, 1, 1), roughness=0.0, ior=1.45):
    """Clear for shadow rays: without caustics a glass would otherwise throw a black shadow."""
    s = Shader("glass")
    body = s.add("BsdfGlass", {"Color": colour, "Roughness": roughness, "IOR": ior}).outputs[0]
    clear = s.add("BsdfTransparent", {"Color": tuple(0.6 + 0.35 * c for c in colour)}).outputs[0]
    shadow = s.add("LightPath").outputs["Is Shadow Ray"]
    return s.surface(s.add("MixShader", {0: shadow, 1: body, 2: clear}).outputs[0])


def stone(colour=(0.013, 0.0155, 0.015), wet=0.5, scale=1.0):
    """Dark fine-grained stone; `wet` is the share of the surface that water has darkened and polished."""
    s = Shader("stone")
    grain = s.noise(46 * scale, 4, 0.7)
    cloud = s.noise(1.6 * scale, 4, 0.55)
    tint = s.ramp(grain, (0.30, tuple(c * 0.5 for c in colour)), (0.62, colour), (0.80, tuple(c * 2.6 for c in colour)))
    puddle = s.between(cloud, 0, 1, 0.56 - 0.35 * wet, 0.80 - 0.35 * wet)
    rough = s.math("SUBTRACT", s.between(grain, 0.42, 0.62), s.math("MULTIPLY", puddle, 0.34))
    height = s.math("ADD", s.math("MULTIPLY", grain, s.math("SUBTRACT", 1.0, s.math("MULTIPLY", puddle, 0.8))), s.math("MULTIPLY", cloud, 0.8))
    return s.principled(base=tint, roughness=rough, specular=0.5, normal=s.bump(height, 0.5, 0.025)).material


def cloth(colour=IVORY, second=None, threads=26.0, strength=0.7, slub=0.0):
    """Plain weave in the UV plane, `threads` to the unit; `second` colours the weft; `slub`: how uneven hand-spun yarn is."""
    s = Shader("cloth")
    split = s.add("SeparateXYZ", {0: s.place("UV")})
    wobble = s.math("MULTIPLY", s.noise(9, 3), 0.35)
    u = s.math("ADD", s.math("MULTIPLY", split.outputs[0], threads * 3.14159), wobble)
    v = s.math("ADD", s.math("MULTIPLY", split.outputs[1], threads * 3.14159), wobble)
    cu, cv = s.math("COSINE", u), s.math("COSINE", v)
    over = s.math("MULTIPLY", s.math("MULTIPLY", cu, cv), 0.5)
    warp = s.math("ADD", s.math("ABSOLUTE", cu), over)
    weft = s.math("SUBTRACT", s.math("ABSOLUTE", cv), over)
    height = s.math("MAXIMUM", warp, weft)
    fuzz = s.noise(120, 3, 0.8)
    second = second or tuple(c * 0.93 for c in colour)
    side = s.math("GREATER_THAN", warp, weft)
    tint = s.add("MixRGB", {"Fac": side, "Color1": second, "Color2": colour}).outputs[0]
    depth = s.between(height, 0.45, 1.0, 0.45, 1.1)
    tint = s.add("MixRGB", {"Fac": 1.0, "Color1": tint, "Color2": depth}, blend_type="MULTIPLY").outputs[0]
    if slub:
        yarns = []
        for across, along in ((u, v), (v, u)):
            number = s.math("MULTIPLY", s.math("ROUND", s.math("DIVIDE", across, 3.14159)), 7.31)
            thread = s.add("CombineXYZ", {0: number, 1: s.math("MULTIPLY", along, 0.035), 2: 0.0}).outputs[0]
            yarns.append(s.between(s.noise(1.0, 3, 0.6, thread), 1 - slub, 1 + 0.4 * slub, 0.25, 0.75))
        yarn = s.add("MixRGB", {"Fac": side, "Color1": yarns[1], "Color2": yarns[0]}).outputs[0]
        tint = s.add("MixRGB", {"Fac": 1.0, "Color1": tint, "Color2": yarn}, blend_type="MULTIPLY").outputs[0]
    lift = s.math("ADD", height, s.math("MULTIPLY", fuzz, 0.7))
    s.principled(base=tint, roughness=0.95, specular=0.1, sheen=0.5)
    return s.principled(normal=s.bump(lift, strength, 0.4 / threads)).material


def wood(colour=(0.16, 0.075, 0.035)):
    s = Shader("wood")
    stretched = s.add("Mapping", {"Vector": s.place(), "Scale": (1.0, 9.0, 9.0)}).outputs[0]
    grain = s.noise(2.2, 6, 0.6, stretched, 0.8)
    tint = s.ramp(grain, (0.3, tuple(c * 0.45 for c in colour)), (0.55, colour), (0.75, tuple(c * 1.5 for c in colour)))
    rough = s.between(grain, 0.42, 0.30)
    return s.principled(base=tint, roughness=rough, normal=s.bump(grain, 0.12, 0.02)).material


def table_wood(colour=(0.115, 0.052, 0.024), plank=1.15):
    """A table's teak from close by, its planks along x: pores, wax worn dull here and there, a little dust."""
    s = Shader("table wood")
    split = s.add("SeparateXYZ", {0: s.place()})
    row = s.math("DIVIDE", split.outputs[1], plank)
    number = s.math("FLOOR", row)
    within = s.add("CombineXYZ", {0: s.math("ADD", split.outputs[0], s.math("MULTIPLY", number, 7.3)), 1: split.outputs[1], 2: number}).outputs[0]

    def drawn_out(along, across, detail, distortion=0.0):
        stretched = s.add("Mapping", {"Vector": within, "Scale": (along, across, 1.0)}).outputs[0]
        return s.noise(1.0, detail, 0.65, stretched, distortion)

    figure, fibre, pores = drawn_out(0.30, 4.5, 7, 0.9), drawn_out(4.0, 120.0, 3), drawn_out(5.0, 60.0, 2)
    tint = s.ramp(figure, (0.30, tuple(c * 0.5 for c in colour)), (0.52, colour), (0.74, tuple(c * 1.6 for c in colour)))
    seam = s.between(s.math("ABSOLUTE", s.math("SUBTRACT", s.math("FRACT", row), 0.5)), 1.0, 0.15, 0.492, 0.497)
    for shade in (s.between(fibre, 0.74, 1.16), s.between(pores, 1.0, 0.40, 0.56, 0.64), seam):
        tint = s.add("MixRGB", {"Fac": 1.0, "Color1": tint, "Color2": shade}, blend_type="MULTIPLY").outputs[0]
    dust = s.between(s.noise(75, 2, 0.5), 0.0, 0.5, 0.69, 0.73)
    tint = s.add("MixRGB", {"Fac": dust, "Color1": tint, "Color2": (0.30, 0.26, 0.20)}).outputs[0]
    worn = s.between(s.noise(1.1, 7, 0.7, distortion=0.6), 0.24, 0.46, 0.38, 0.64)
    rough = s.math("ADD", worn, s.between(pores, 0.0, 0.2, 0.50, 0.64))
    return s.principled(base=tint, roughness=rough, specular=0.45, normal=s.bump(s.math("ADD", fibre, s.math("MULTIPLY", pores, -1.0)), 0.10, 0.006)).material


def powder(colour):
    """Pressed powder: dry, finely grained."""
    s = Shader("powder")
    grain = s.noise(110, 4, 0.75)
    tint = s.ramp(grain, (0.3, tuple(c * 0.85 for c in colour)), (0.7, colour))
    return s.principled(base=tint, roughness=0.85, specular=0.25, sheen=0.4, normal=s.bump(grain, 0.25, 0.01)).material


def petal(colour=(0.88, 0.87, 0.80), base=(0.62, 0.66, 0.36), through=0.3, wilted=0.0):
    """Reads UV: u 0 at the petal's foot, 1 at its tip. `through`: the share of light that shines through; `wilted`: how brown the tips."""
    s = Shader("petal")
    split = s.add("SeparateXYZ", {0: s.place("UV")})
    tint = s.ramp(split.outputs[0], (0.0, base), (0.22, colour), (1.0, colour))
    if wilted:
        edge = s.between(s.math("ADD", split.outputs[0], s.math("MULTIPLY", s.noise(9, 4, 0.6), 0.9)), 0, wilted, 1.28, 1.55)
        tint = s.add("MixRGB", {"Fac": edge, "Color1": tint, "Color2": (0.34, 0.19, 0.07)}).outputs[0]
    lines = s.math("SINE", s.math("MULTIPLY", split.outputs[1], 60.0))
    normal = s.bump(s.math("ADD", s.math("MULTIPLY", lines, 0.3), s.noise(20, 3)), 0.18, 0.01)
    s.principled(base=tint, roughness=0.6, specular=0.25, sheen=0.3, normal=normal)
    back = s.add("BsdfTranslucent", {"Color": tint, "Normal": normal}).outputs[0]
    return s.surface(s.add("MixShader", {0: through, 1: s.bsdf.outputs[0], 2: back}).outputs[0])


def water(tint=(0.93, 0.98, 0.95)):
    """Still water's surface: clear straight down, a mirror at a slant. It does not bend what lies below, so nothing turns dark."""
    s = Shader("water")
    ripple = s.bump(s.noise(2.2, 2), 0.10, 0.03)
    clear = s.add("BsdfTransparent", {"Color": tint}).outputs[0]
    mirror = s.add("BsdfGlossy", {"Roughness": 0.015, "Normal": ripple}).outputs[0]
    from_above = s.math("SUBTRACT", 1.0, s.add("NewGeometry").outputs["Backfacing"])
    share = s.math("MULTIPLY", s.add("Fresnel", {"IOR": 1.33, "Normal": ripple}).outputs[0], from_above)
    return s.surface(s.add("MixShader", {0: share, 1: clear, 2: mirror}).outputs[0])
