"""The studio every picture is taken in: camera, lamps, world and render settings.

One Blender unit stands for ten centimetres.
"""
import math

import bpy
from mathutils import Vector

WARM = (1.0, 0.80, 0.58)
DAYLIGHT = (0.97, 1.0, 0.92)
LEAF_DARK = (0.010, 0.030, 0.021)


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def world(colour=LEAF_DARK, strength=1.0):
    """A dim leaf-green room, a little lighter overhead so that metal has something to mirror."""
    new = bpy.data.worlds.new("room")
    bpy.context.scene.world = new
    new.use_nodes = True
    nodes, links = new.node_tree.nodes, new.node_tree.links
    coordinate = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = (*[c * 0.5 for c in colour], 1)
    ramp.color_ramp.elements[1].color = (*[c * 2.2 for c in colour], 1)
    links.new(coordinate.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Background"].inputs["Color"])
    nodes["Background"].inputs["Strength"].default_value = strength


def aim(thing, target, roll=0.0):
    direction = Vector(target) - thing.location
    thing.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    if roll:
        thing.rotation_euler.rotate_axis("Z", math.radians(roll))


def camera(at, look, lens=85, focus=None, blur=0.0, roll=0.0):
    """`blur` is the lens opening's radius in units: 0 keeps all sharp, 0.1 is a wide-open portrait lens."""
    data = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    aim(thing, look, roll)
    data.lens = lens
    data.clip_start = 0.01
    if blur:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus or look) - Vector(at)).length
        data.dof.aperture_fstop = lens * 1e-3 / (2 * blur)
        data.dof.aperture_blades = 9
    bpy.context.scene.camera = thing
    return thing


def lamp(at, look, size, watts, colour=WARM, tall=None, spread=180):
    data = bpy.data.lights.new("lamp", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size, tall or size
    data.energy, data.color = watts, colour
    data.spread = math.radians(spread)
    thing = bpy.data.objects.new("lamp", data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    aim(thing, look)
    return thing


def render_settings(width, height, samples, bounces):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.06
    cycles.adaptive_min_samples = min(8, samples)
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = min(3, bounces)
    cycles.glossy_bounces = min(4, bounces)
    cycles.transmission_bounces = bounces
    cycles.transparent_max_bounces = 10
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.light_sampling_threshold = 0.03
    cycles.blur_glossy = 0.6
    cycles.sample_clamp_direct = 12
    cycles.sample_clamp_indirect = 3
    scene.cycles_curves.shape = "RIBBONS"
    scene.cycles_curves.subdivisions = 2


def crop(left, right, bottom, top):
    """Renders a part of the picture, given in shares of its sides."""
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = left, right, bottom, top


def expose(path):
    """Renders to a linear EXR with what guides the denoiser: albedo and normal."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth, settings.exr_codec = "OPEN_EXR_MULTILAYER", "32", "ZIP"
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
