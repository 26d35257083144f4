"""Exposes the hero film: blender -b --factory-startup -P film.py -- FOLDER

The same hair is exposed once for each place of the key lamp; light adds up, so every lamp position in between
is a blend of two exposures, which film_frames.py makes.
"""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True

import bpy  # noqa: E402

from lib import studio  # noqa: E402
import film_scene as scene  # noqa: E402


def main():
    folder = Path(sys.argv[sys.argv.index("--") + 1])
    folder.mkdir(parents=True, exist_ok=True)
    studio.empty_scene()
    studio.world()
    scene.build()
    studio.render_settings(*scene.SIZE, scene.SAMPLES, scene.BOUNCES)
    for index, place in enumerate(scene.KEY_PLACES):
        lamp = scene.key(place)
        studio.expose(folder / f"{index}.exr")
        bpy.data.objects.remove(lamp)


main()
