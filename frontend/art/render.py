"""Takes one picture: blender -b --factory-startup -P render.py -- NAME [--draft] [--develop] [--seconds=N]

--develop uses the last exposure again; --seconds ends the exposure after that time with the samples
taken so far, for a busy machine. A scene is a module in scenes/ with build() and, where it differs,
SIZE, SAMPLES, EXPOSURE, CLEAN, STRANDS, REACH, BOUNCES, LOOK, FILTER.
"""
import importlib
import os
import sys
import time
from pathlib import Path

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
ART = Path(__file__).resolve().parent
sys.path.insert(0, str(ART))
sys.dont_write_bytecode = True

import bpy  # noqa: E402

from lib import darkroom, studio  # noqa: E402


def main():
    words = sys.argv[sys.argv.index("--") + 1 :]
    name, draft = words[0], "--draft" in words
    scene = importlib.import_module("scenes." + name.replace("-", "_"))
    width, height = getattr(scene, "SIZE", (1620, 1080))
    samples = getattr(scene, "SAMPLES", 16)
    if draft:
        width, height, samples = 640, round(640 * height / width), 8
    studio.empty_scene()
    studio.world()
    scene.build()
    studio.render_settings(
        width,
        height,
        samples,
        getattr(scene, "EXPOSURE", 0.3),
        getattr(scene, "LOOK", "High Contrast"),
        getattr(scene, "BOUNCES", 8),
    )
    started = time.time()
    for word in words:
        if word.startswith("--seconds="):
            bpy.context.scene.cycles.time_limit = float(word.split("=")[1])
    plate = name + "-draft" if draft else name
    strength = getattr(scene, "CLEAN", 1.2)
    if "--develop" not in words:
        darkroom.expose(plate, 2 if strength else 1)
    exposed = time.time()
    output = Path("/tmp/art/draft", name + ".jpg") if draft else ART.parent / "photos" / (name + ".jpg")
    tint = getattr(scene, "FILTER", (1.06, 0.99, 0.90))
    darkroom.develop(plate, output, strength, tint, getattr(scene, "STRANDS", False), getattr(scene, "REACH", 18))
    print(f"{name}: {exposed - started:.0f} s exposed, {time.time() - exposed:.0f} s developed, {output}")


main()
