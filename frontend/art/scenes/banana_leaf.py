"""A banana leaf after rain, light coming through it."""
import numpy as np

from lib import materials, plants, shapes, studio



def build():
    rng = np.random.default_rng(33)
    tears = ((0.27, -1), (0.46, 1), (0.62, -1), (0.80, 1))
    plants.banana_leaf(5.6, 2.6, rng, tears=tears, droop=0.28, at=(-2.9, -1.35, 0.1), turn=(0, 0, 27), rib=0.042)
    plants.banana_leaf(5.6, 2.4, rng, tears=((0.4, 1),), droop=0.3, material=materials.leaf((0.007, 0.022, 0.006)), at=(-1.6, 3.3, -1.2), turn=(10, 0, -38), rib=0.042)
    studio.camera((0.2, -1.6, 5.6), (0.0, 0.0, 0.2), lens=78, focus=(-0.1, -0.1, 0.42), blur=0.06, roll=0)
    studio.lamp((-3.0, 2.8, 3.4), (0, 0, 0), 1.6, 420)
    studio.lamp((1.8, 2.4, -2.6), (0, 0, 0), 2.4, 480, (1.0, 0.92, 0.70))
    studio.lamp((3.6, -2.6, 2.6), (0, 0, 0), 2.6, 60, studio.DAYLIGHT)
    scatter(rng)


def scatter(rng):
    """Drops where the leaf's surface is, found by looking straight down."""
    import bpy

    bpy.context.view_layer.update()
    scene, graph = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
    places, normals, sizes = [], [], []
    while len(places) < 170:
        x, y = rng.uniform(-2.0, 2.0), rng.uniform(-1.3, 1.4)
        hit, at, normal, *_ = scene.ray_cast(graph, (x, y, 4), (0, 0, -1))
        size = 0.014 + 0.085 * rng.random() ** 4
        if not hit or normal.z < 0.5 or at.z < -0.6 or any((at - p).length < 1.2 * (size + s) for p, s in zip(places, sizes)):
            continue
        places.append(at.copy())
        normals.append(np.array(normal))
        sizes.append(size)
    shapes.drops(places, sizes, materials.glass(ior=1.33), rng, flat=0.55, normals=normals)
