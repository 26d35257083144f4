"""Exposes the scene to linear float images and develops them: cleaned, tone-mapped, a breath of grain, JPEG."""
import os
from pathlib import Path

import bpy
import cv2
import numpy as np

from lib import denoise, strands

SCRATCH = Path(os.environ.get("ART_SCRATCH", "/tmp/art/negatives"))
PASSES = {"Image": "colour", "Denoising Albedo": "albedo", "Denoising Normal": "normal", "Denoising Depth": "depth", "flow": "flow"}
LARGEST_FILE = 480_000
MASTER_WIDTH = 1620


def expose(name, times):
    """Renders the scene into SCRATCH/name, each time with other random numbers: one float image to each pass and time."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    if "flow" not in scene.view_layers[0].aovs:
        scene.view_layers[0].aovs.add().name = "flow"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    folder = SCRATCH / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.exr"):
        old.unlink()
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = str(folder)
    out.format.file_format = "OPEN_EXR"
    out.format.color_depth = "32"
    out.file_slots.clear()
    for source, target in PASSES.items():
        out.file_slots.new(target)
        tree.links.new(layers.outputs[source], out.inputs[target])
    scene.cycles.use_animated_seed = True
    scene.cycles.samples = -(-scene.cycles.samples // times)
    scene.cycles.time_limit /= times
    for frame in range(times):
        scene.frame_set(frame)
        bpy.ops.render.render()


def negative(name):
    """The passes of an exposed scene: to each a list of arrays, height × width × 3 in BGR order, one for each time."""

    def read(key):
        files = sorted((SCRATCH / name).glob(f"{key}????.exr"))
        return [cv2.imread(str(file), cv2.IMREAD_UNCHANGED)[..., :3] for file in files]

    return {key: read(key) for key in PASSES.values()}


def clean(passes, strength, along=False, reach=18):
    """`along`: hair among other things is smoothed along its strands, the rest as a still life."""
    if along or not strength:
        hair = strands.smooth(np.mean(passes["colour"], axis=0), passes["normal"], np.mean(passes["flow"], axis=0), reach)
    if not strength:
        return hair
    depth = [np.log(np.clip(image[..., 0], 0.01, 1000)) for image in passes["depth"]]
    surfaces = [(*passes["albedo"], 0.12), (*passes["normal"], 0.35), (*depth, 0.05)]
    still = denoise.first_order(*passes["colour"], surfaces, strength)
    if not along:
        return still
    share = np.clip(1.4 * np.linalg.norm(np.mean(passes["flow"], axis=0), axis=2, keepdims=True), 0, 1)
    return share * hair + (1 - share) * still


def tone_map(colour):
    """Applies the scene's view transform (Filmic) by way of Blender; returns 0…1 BGR."""
    scene = bpy.context.scene
    source, target = SCRATCH / "clean.exr", SCRATCH / "toned.png"
    cv2.imwrite(str(source), colour.astype(np.float32))
    image = bpy.data.images.load(str(source), check_existing=False)
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.color_depth = "16"
    image.save_render(str(target), scene=scene)
    bpy.data.images.remove(image)
    return cv2.imread(str(target), cv2.IMREAD_UNCHANGED).astype(np.float32) / 65535


def finish(picture, grain=0.006, vignette=0.12, seed=3):
    height, width = picture.shape[:2]
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    picture = picture * (1 - vignette * np.clip((x**2 + y**2) / 2, 0, 1) ** 1.3)[..., None]
    rng = np.random.default_rng(seed)
    film = cv2.GaussianBlur(rng.normal(0, 1, (height, width)).astype(np.float32), (0, 0), 0.7)
    return np.clip(picture + grain * film[..., None], 0, 1)


def quieten_colour(picture):
    """Takes the coloured specks out and leaves the light and dark alone: what hair needs, whose detail is as fine as noise."""
    split = cv2.cvtColor(picture.astype(np.float32), cv2.COLOR_BGR2YCrCb)
    for channel in (1, 2):
        calm = cv2.medianBlur(split[..., channel].copy(), 5)
        split[..., channel] = cv2.GaussianBlur(calm, (0, 0), 2.5)
    return cv2.cvtColor(split, cv2.COLOR_YCrCb2BGR)


def enlarge(picture):
    """Still lifes, soft by their shallow focus, are exposed at three quarters of the master's width."""
    height, width = picture.shape[:2]
    if width >= MASTER_WIDTH or width < 1000:
        return picture
    size = (MASTER_WIDTH, round(height * MASTER_WIDTH / width))
    large = cv2.resize(picture, size, interpolation=cv2.INTER_LANCZOS4)
    return np.clip(large + 0.35 * (large - cv2.GaussianBlur(large, (0, 0), 1.4)), 0, 1)


def save(picture, path):
    """Writes the best JPEG that stays below LARGEST_FILE."""
    path.parent.mkdir(parents=True, exist_ok=True)
    data = np.round(picture * 255).astype(np.uint8)
    for quality in range(92, 60, -2):
        _, encoded = cv2.imencode(".jpg", data, [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_OPTIMIZE, 1])
        if len(encoded) <= LARGEST_FILE:
            break
    path.write_bytes(encoded.tobytes())


def develop(name, path, strength, filter_glass, along=False, reach=18):
    """`filter_glass`: red, green and blue let through. `strength` of the cleaning around 1; 0 for hair, which is smoothed along its strands."""
    picture = tone_map(clean(negative(name), strength, along, reach) * np.float32(filter_glass[::-1]))
    if not strength:
        picture = quieten_colour(picture)
    save(finish(enlarge(picture)), path)
