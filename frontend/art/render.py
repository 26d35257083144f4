"""Exposes one picture: blender -b --factory-startup -P render.py -- NAME EXR [--draft] [--width=N] [--samples=N] [--crop=L,R,B,T]

A scene is a module in scenes/ with build() and, where it differs, SIZE, SAMPLES, BOUNCES and what develop.py reads.
"""
import importlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True

import bpy  # noqa: E402

from lib import studio  # noqa: E402


def main():
    name, target, *words = sys.argv[sys.argv.index("--") + 1 :]
    options = dict(word[2:].partition("=")[::2] for word in words)
    scene = importlib.import_module("scenes." + name.replace("-", "_"))
    width, height = getattr(scene, "SIZE", (1632, 1088))
    samples = getattr(scene, "SAMPLES", 12)
    draft = "draft" in options
    small = int(options.get("width", 384 if draft else width))
    samples = int(options.get("samples", 12 if draft else samples))
    studio.empty_scene()
    studio.world()
    scene.build()
    studio.render_settings(small, round(small * height / width), samples, getattr(scene, "BOUNCES", 8))
    if "crop" in options:
        studio.crop(*map(float, options["crop"].split(",")))
    studio.expose(target)


main()
