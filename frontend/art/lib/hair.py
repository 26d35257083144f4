"""Hair: thousands of curves with Cycles' Principled Hair BSDF.

A strand array has the shape (strands, points, 3); points run from root to tip.
"""
import bpy
import numpy as np


def smooth_noise(rng, count, scale, octaves=3):
    """A function of any array that wanders gently within about ±1; one row of phases per call."""
    phase = rng.uniform(0, 2 * np.pi, (octaves, count))
    pitch = rng.uniform(0.7, 1.4, (octaves, count))

    def wander(t, row):
        total = 0
        for octave in range(octaves):
            frequency = scale * 2**octave * pitch[octave][row]
            total = total + np.sin(t * frequency + phase[octave][row]) / 2**octave
        return total / 1.75

    return wander


def stray(strands, share, amount, rng):
    """Lets a few strands leave the others, as a few always do."""
    chosen = rng.choice(len(strands), int(len(strands) * share), replace=False)
    t = np.linspace(0, 1, strands.shape[1])
    rows = np.arange(len(chosen))[:, None]
    for axis in range(3):
        wander = smooth_noise(rng, len(chosen), 4)
        strands[chosen, :, axis] += wander(t[None], rows) * amount * t
    return strands


def material(melanin=0.9, redness=0.3, roughness=0.28, radial=0.35, ramp=None, variation=0.15, uneven=0.7, ior=1.55):
    """`ramp`: list of (height in units, colour) for dyed hair; without it melanin gives the natural colour.
    `uneven`: by how much one strand's colour runs ahead of another's, in units. `ior` below 1.55: less of the lamp's own
    colour on the strand, so that black stays black."""
    new = bpy.data.materials.new("hair")
    new.use_nodes = True
    nodes, links = new.node_tree.nodes, new.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    bsdf = nodes.new("ShaderNodeBsdfHairPrincipled")
    bsdf.inputs["Roughness"].default_value = roughness
    bsdf.inputs["Radial Roughness"].default_value = radial
    bsdf.inputs["IOR"].default_value = ior
    bsdf.inputs["Random Roughness"].default_value = 0.25
    info = nodes.new("ShaderNodeHairInfo")
    links.new(info.outputs["Random"], bsdf.inputs["Random"])
    if ramp:
        bsdf.parametrization = "COLOR"
        place = nodes.new("ShaderNodeNewGeometry")
        split = nodes.new("ShaderNodeSeparateXYZ")
        links.new(place.outputs["Position"], split.inputs[0])
        level = nodes.new("ShaderNodeMath")
        level.operation = "MULTIPLY_ADD"
        links.new(info.outputs["Random"], level.inputs[0])
        level.inputs[1].default_value = uneven
        links.new(split.outputs["Z"], level.inputs[2])
        low, high = ramp[0][0], ramp[-1][0]
        span = nodes.new("ShaderNodeMapRange")
        span.inputs["From Min"].default_value, span.inputs["From Max"].default_value = low, high
        links.new(level.outputs[0], span.inputs["Value"])
        colours = nodes.new("ShaderNodeValToRGB")
        elements = colours.color_ramp.elements
        while len(elements) < len(ramp):
            elements.new(0.5)
        for element, (height, colour) in zip(elements, ramp):
            element.position = (height - low) / (high - low)
            element.color = (*colour, 1)
        links.new(span.outputs[0], colours.inputs[0])
        links.new(colours.outputs[0], bsdf.inputs["Color"])
    else:
        bsdf.parametrization = "MELANIN"
        bsdf.inputs["Melanin"].default_value = melanin
        bsdf.inputs["Melanin Redness"].default_value = redness
        bsdf.inputs["Random Color"].default_value = variation
    links.new(bsdf.outputs[0], nodes["Material Output"].inputs["Surface"])
    return new


def grow(strands, look, thickness=0.0035, tip=0.3, name="hair"):
    """Turns strands into an object. Thickness is the root's radius in units; real hair is about 0.0004."""
    count, points, _ = strands.shape
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(count * points)
    mesh.vertices.foreach_set("co", strands.astype(np.float32).ravel())
    first = (np.arange(count)[:, None] * points + np.arange(points - 1)[None]).ravel()
    mesh.edges.add(len(first))
    mesh.edges.foreach_set("vertices", np.stack([first, first + 1], 1).astype(np.int32).ravel())
    t = np.tile(np.linspace(0, 1, points), count)
    radius = mesh.attributes.new("strand_radius", "FLOAT", "POINT")
    radius.data.foreach_set("value", (thickness * (1 - (1 - tip) * t**2)).astype(np.float32))
    mesh.update()
    edges = bpy.data.objects.new(name + " edges", mesh)
    # Only a hair-curves object renders as hair; 3.4 can fill one from Python only through geometry nodes.
    thing = bpy.data.objects.new(name, bpy.data.hair_curves.new(name))
    bpy.context.collection.objects.link(thing)

    tree = bpy.data.node_groups.new("strands", "GeometryNodeTree")
    tree.outputs.new("NodeSocketGeometry", "Geometry")
    source, end = tree.nodes.new("GeometryNodeObjectInfo"), tree.nodes.new("NodeGroupOutput")
    source.inputs["Object"].default_value = edges
    to_curve = tree.nodes.new("GeometryNodeMeshToCurve")
    named = tree.nodes.new("GeometryNodeInputNamedAttribute")
    named.data_type = "FLOAT"
    named.inputs["Name"].default_value = "strand_radius"
    set_radius = tree.nodes.new("GeometryNodeSetCurveRadius")
    paint = tree.nodes.new("GeometryNodeSetMaterial")
    paint.inputs["Material"].default_value = look
    link = tree.links.new
    link(source.outputs["Geometry"], to_curve.inputs["Mesh"])
    link(to_curve.outputs[0], set_radius.inputs["Curve"])
    # All its outputs bear the same name, one for each data type; only the chosen type's is enabled.
    link(next(output for output in named.outputs if output.enabled), set_radius.inputs["Radius"])
    link(set_radius.outputs[0], paint.inputs["Geometry"])
    link(paint.outputs[0], end.inputs[0])
    thing.modifiers.new("strands", "NODES").node_group = tree
    return thing
