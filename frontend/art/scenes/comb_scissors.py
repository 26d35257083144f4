"""A horn comb and open scissors on black stone."""
import numpy as np

from lib import materials, plants, room, shapes, studio, tools

SAMPLES = 10
EXPOSURE = 0.1


def horn():
    s = materials.Shader("horn")
    stretched = s.add("Mapping", {"Vector": s.place(), "Scale": (0.8, 3.0, 3.0)}).outputs[0]
    cloud = s.noise(1.8, 5, 0.6, stretched, 1.0)
    tint = s.ramp(cloud, (0.30, (0.020, 0.010, 0.006)), (0.52, (0.10, 0.042, 0.014)), (0.72, (0.42, 0.22, 0.075)))
    return s.principled(base=tint, roughness=0.16, clearcoat=0.4).material


def build():
    rng = np.random.default_rng(5)
    shapes.ground(materials.Shader.of(room.granite()).principled(specular=0.16).material)
    tools.comb(horn(), 2.3, at=(0.15, 0.52, 0.0), turn=(0, 0, 14))
    tools.scissors(materials.steel(0.16), 34, at=(0.0, -0.42, 0.0), turn=(0, 0, 24))
    spots = np.column_stack([rng.uniform(-1.9, 1.9, 40), rng.uniform(-1.3, 1.3, 40), np.zeros(40)])
    shapes.drops(spots, rng.uniform(0.006, 0.030, 40), materials.glass(ior=1.33), rng)
    plants.jasmine(rng, 0.15, 0.35, at=(-1.15, 0.62, 0.085), turn=(15, 20, 0))
    studio.camera((0.3, -4.7, 4.5), (-0.02, -0.10, 0.0), lens=75, focus=(0.1, -0.3, 0.05), blur=0.04)
    studio.usual_lights((0, 0, 0), 0.9)
    studio.overhead_card((0, 0, 0), 0.30)
    studio.lamp((-1.5, 3.6, 2.2), (0, 0, 0), 3.0, 60, studio.WARM, tall=0.6)
