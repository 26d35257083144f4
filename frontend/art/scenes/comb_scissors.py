"""A horn comb and open scissors on black stone."""
import numpy as np

from lib import materials, plants, shapes, studio, tools

SAMPLES = 24
EXPOSURE = 0.2
FILTER = (1.0, 0.99, 0.96)


def horn():
    s = materials.Shader("horn")
    stretched = s.add("Mapping", {"Vector": s.place(), "Scale": (0.8, 3.0, 3.0)}).outputs[0]
    cloud = s.noise(1.8, 5, 0.6, stretched, 1.0)
    tint = s.ramp(cloud, (0.30, (0.020, 0.010, 0.006)), (0.52, (0.10, 0.042, 0.014)), (0.72, (0.42, 0.22, 0.075)))
    return s.principled(base=tint, roughness=0.16, clearcoat=0.4).material


def slate():
    """Honed black stone: even to the eye, a fine grain, a few pale flecks, a sheen that comes and goes."""
    s = materials.Shader("slate")
    cloud, grain, fleck = s.noise(0.9, 6, 0.6), s.noise(85, 3, 0.7), s.noise(33, 2, 0.6)
    tint = s.ramp(grain, (0.30, (0.004, 0.0043, 0.0043)), (0.55, (0.009, 0.0095, 0.0095)), (0.80, (0.026, 0.026, 0.025)))
    pale = s.between(fleck, 0, 0.75, 0.645, 0.70)
    tint = s.add("MixRGB", {"Fac": pale, "Color1": tint, "Color2": (0.085, 0.085, 0.082)}).outputs[0]
    return s.principled(base=tint, roughness=s.between(cloud, 0.24, 0.42), specular=0.22, normal=s.bump(grain, 0.035, 0.010)).material


def build():
    rng = np.random.default_rng(5)
    studio.world((0.020, 0.022, 0.020))
    shapes.ground(slate())
    tools.comb(horn(), 2.3, at=(0.15, 0.56, 0.0), turn=(0, 0, 12))
    tools.scissors(materials.steel(0.15), 30, rest=True, at=(0.10, -0.36, -0.02), turn=(0, 0, 20))
    plants.jasmine(rng, 0.15, 0.35, at=(-1.16, 0.60, 0.055), turn=(30, 24, 0))
    plants.bud(rng, 0.13, at=(-0.86, 0.80, 0.03), turn=(0, 88, 200))
    studio.camera((0.3, -4.7, 4.5), (-0.02, -0.08, 0.0), lens=75, focus=(0.1, -0.34, 0.05), blur=0.045)
    studio.usual_lights((0, 0, 0), 0.85)
    studio.lamp((-1.5, 3.6, 2.6), (0, 0, 0), 3.4, 90, studio.WARM, tall=0.8)
    studio.lamp((0.4, -0.2, 5.4), (0, 0, 0), 1.6, 34, studio.DAYLIGHT, tall=3.0)
