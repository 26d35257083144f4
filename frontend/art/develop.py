"""Develops one exposure: /usr/bin/python3 develop.py NAME EXR JPEG [--draft]

Reads EXPOSURE (stops), LOOK (a Filmic contrast), FILTER (a tinted glass) and GRAIN (what is left undenoised) from the top of the scene's file;
the scene itself runs only in Blender.
"""
import ast
import sys
import time
from pathlib import Path

ART = Path(__file__).resolve().parent
sys.dont_write_bytecode = True

from lib import darkroom, denoise  # noqa: E402


def constants(path):
    """The module's constants, read without running it."""
    found = {}
    for line in ast.parse(path.read_text()).body:
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name) and line.targets[0].id.isupper():
            try:
                found[line.targets[0].id] = ast.literal_eval(line.value)
            except ValueError:
                pass  # not a literal, so not one of the constants read here
    return found


def main():
    name, source, target, *words = sys.argv[1:]
    begun = time.time()
    scene = constants(ART / "scenes" / (name.replace("-", "_") + ".py"))
    darkroom.develop(
        source,
        Path(target),
        scene.get("EXPOSURE", 0.3),
        scene.get("LOOK", "High Contrast"),
        scene.get("FILTER", (1.06, 0.99, 0.90)),
        denoise.DRAFT if "--draft" in words else denoise.MASTER,
        scene.get("GRAIN", 0.0),
    )
    print(f"{target}: developed in {time.time() - begun:.0f} s")


main()
