"""Exposes the hero film: blender -b --factory-startup -P film.py -- FOLDER [--develop] [--seconds=N]

The same hair is exposed once for each place of the key lamp; light adds up, so every lamp position in between
is a blend of two exposures. Writes the film's stills, the light's way there and back, to FOLDER.
"""
import os
import sys
from pathlib import Path

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
ART = Path(__file__).resolve().parent
sys.path.insert(0, str(ART))
sys.dont_write_bytecode = True

import bpy  # noqa: E402
import cv2  # noqa: E402
import numpy as np  # noqa: E402

from lib import darkroom, studio  # noqa: E402
import film_scene as scene  # noqa: E402

STEPS = 6  # stills from one lamp place to the next


def expose():
    for index, place in enumerate(scene.KEY_PLACES):
        lamp = scene.key(place)
        darkroom.expose(f"hero-film-{index}", 1)
        bpy.data.objects.remove(lamp)


def develop(folder):
    folder.mkdir(parents=True, exist_ok=True)
    lit = [darkroom.clean(darkroom.negative(f"hero-film-{index}"), 0) for index in range(len(scene.KEY_PLACES))]
    for still in range(STEPS * (len(lit) - 1) + 1):
        before, share = divmod(still / STEPS, 1)
        after = min(int(before) + 1, len(lit) - 1)
        blend = lit[int(before)] * (1 - share) + lit[after] * share
        picture = darkroom.quieten_colour(darkroom.tone_map(blend))
        cv2.imwrite(str(folder / f"{still:02d}.png"), np.round(np.clip(picture, 0, 1) * 65535).astype(np.uint16))


def main():
    words = sys.argv[sys.argv.index("--") + 1 :]
    studio.empty_scene()
    studio.world()
    scene.build()
    studio.render_settings(*scene.SIZE, scene.SAMPLES, scene.EXPOSURE, scene.LOOK, scene.BOUNCES)
    for word in words:
        if word.startswith("--seconds="):
            bpy.context.scene.cycles.time_limit = float(word.split("=")[1])
    if "--develop" not in words:
        expose()
    develop(Path(words[0]))


main()
