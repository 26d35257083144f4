"""A student's place at the academy's long table: a brass mirror, brushes in a glass, a study card, open powder, coffee half drunk; the next mirrors behind."""
import numpy as np

from lib import hair, materials, powders, room, shapes, studio, tools
from scenes.academy_tools import pencil
from scenes.brow_strokes import drawing, paper, sheet
from scenes.powder_compacts import compact

SIZE = (1920, 1280)
SAMPLES = 18
BOUNCES = 6
EXPOSURE = 0.6
LOOK = "Medium High Contrast"
SUN = (0.86, 0.58, -0.36)


def chalk():
    s = materials.Shader("chalk")
    worn = s.between(s.noise(14, 4, 0.8), 0.25, 1.0, 0.38, 0.55)
    s.principled(base=(0.62, 0.60, 0.54), roughness=1.0)
    clear = s.add("BsdfTransparent").outputs[0]
    return s.surface(s.add("MixShader", {0: worn, 1: clear, 2: s.bsdf.outputs[0]}).outputs[0])


def slate():
    s = materials.Shader("slate")
    wiped = s.noise(0.35, 6, 0.6, s.add("Mapping", {"Vector": s.place(), "Scale": (0.5, 1, 1.6), "Rotation": (0, 0.35, 0)}).outputs[0], 1.5)
    tint = s.ramp(wiped, (0.38, (0.012, 0.015, 0.014)), (0.75, (0.060, 0.064, 0.060)))
    return s.principled(base=tint, roughness=0.75).material


def board(at, rng):
    """Slate in a teak frame: three brow shapes with their measuring lines, chalk in the tray."""
    x0, y, z0 = at
    wide, tall = 15.0, 8.4
    shapes.box((wide, 0.25, tall), slate(), 0.03, at=(x0, y - 0.12, z0))
    wood = room.teak(room.TEAK, 0)
    for z in (-tall / 2, tall / 2):
        shapes.box((wide + 0.9, 0.45, 0.5), wood, 0.06, at=(x0, y - 0.2, z0 + z))
    for x in (-wide / 2, wide / 2):
        shapes.box((0.5, 0.40, tall + 0.4), room.teak(room.TEAK, 2), 0.06, at=(x0 + x, y - 0.2, z0))
    shapes.box((wide * 0.6, 0.7, 0.12), wood, 0.04, at=(x0, y - 0.7, z0 - tall / 2 - 0.18))
    white = chalk()

    def line(points, width=0.035):
        points = np.asarray(points, float)
        wobble = rng.normal(0, 0.012, points.shape)
        p = points + wobble
        shapes.tube(np.column_stack([x0 + p[:, 0], np.full(len(p), y - 0.25), z0 + p[:, 1]]), width, white, steps=6)

    t = np.linspace(0, 1, 26)
    for row, arch in enumerate((0.35, 0.75, 1.05)):
        cx, cy = -6.4, 2.3 - 2.5 * row
        for edge in (0.42, -0.05):
            line(np.column_stack([cx + 4.6 * t, cy + arch * np.sin(np.pi * t**1.25) + edge * (1 - t) ** 0.6]))
        for k in np.linspace(0.04, 0.94, 22):
            foot = (cx + 4.6 * k, cy + arch * np.sin(np.pi * k**1.25))
            line([foot, (foot[0] + 0.22 + 0.25 * k, foot[1] + 0.42 * (1 - k) ** 0.6)], 0.018)
        for k in (0.02, 0.66, 0.98):
            line([(cx + 4.6 * k, cy - 0.5), (cx + 4.6 * k + 0.1, cy + arch + 0.75)], 0.016)
    for x in (-2.2, -0.9, 1.4):
        shapes.tube([(x0 + x, y - 0.75, z0 - tall / 2 - 0.03), (x0 + x + 0.6, y - 0.80, z0 - tall / 2 - 0.03)], 0.07, materials.plain("stick of chalk", (0.7, 0.68, 0.62), 0.9))


def brushes(rng, at):
    """A thick glass with five brushes in it, each leaning where it fell."""
    room.jar_of(at, rng, 1.05, 0.44, 0)
    dark, teak = materials.lacquer((0.012, 0.020, 0.016), 0.2), materials.wood((0.13, 0.055, 0.025))
    for around, lean, up, root, tip, long, count, flat, melanin, handle in (
        (200, 13, 1.62, 0.120, 0.230, 0.50, 12000, 1.0, 0.42, dark),
        (300, 15, 1.50, 0.090, 0.150, 0.38, 9000, 1.0, 0.80, teak),
        (60, 10, 1.72, 0.088, 0.120, 0.36, 8000, 0.4, 0.20, dark),
        (130, 16, 1.44, 0.052, 0.080, 0.26, 5000, 1.0, 0.55, teak),
        (10, 12, 1.58, 0.050, 0.062, 0.22, 5000, 0.5, 0.30, dark),
    ):
        a = np.radians(around)
        head = (at[0] + 0.34 * np.cos(a), at[1] + 0.34 * np.sin(a), at[2] + up)
        look = hair.material(melanin=melanin, redness=0.5, roughness=0.42)
        tools.brush(handle, rng, head, (-lean * np.sin(a), lean * np.cos(a), 0), root=root, tip=tip, length=long, count=count, hair_look=look, flat=flat, dome=0.4, taper=0.34, thickness=0.0018, crimped=True)


def study_card(rng, at, turn):
    """A brow drawn on thin card, a corner of it curled up."""
    card = sheet(paper(drawing(rng)))
    for vertex in card.data.vertices:
        x, y, _ = vertex.co
        vertex.co.z += 0.5 * max(0.0, -0.6 * x - 0.8 * y - 0.95) ** 2 + 0.03 * max(0.0, y - 0.5)
    shapes.place(card, at, (0, 0, turn), (0.92, 0.92, 0.5))


def laid_out(rng, at, turn, used):
    """One student's place: the study card, powder open, a pencil put down across the card's edge."""
    x, y, z = at
    study_card(rng, at, turn)
    compact((0.56, 0.30, 0.22), used, [(0.1, -0.15)], (x + 2.2, y + 0.5, z), (0, 0, -24), 112, rng).scale = (0.78,) * 3
    spilt = np.column_stack([x + 1.9 + rng.normal(0, 0.35, 160), y + rng.normal(0, 0.22, 160), np.full(160, z)])
    powders.fallout(spilt, materials.powder((0.56, 0.30, 0.22)), rng)
    pencil((x + 0.55, y - 0.62, z + 0.085), (91, 0, 58))


def build():
    rng = np.random.default_rng(85)
    room.shell(right=40)
    shapes.box((16, 2.4, room.HEIGHT), room.plaster(room.IVORY, 0.8), 0.08, at=(33, room.REAR, room.HEIGHT / 2))
    room.daylight(SUN, sun=13, fill=5200)
    room.leaf_shadow((6, 0, 11), SUN, rng, turn=(10, -30, 60))
    board((9.6, 0, 15.1), rng)
    top = 7.5
    room.table((44.0, 7.0, top), (8.0, -9.5, 0), top=materials.table_wood())
    for x, y, turn in ((-5.2, -8.3, -18), (1.2, -7.7, -22), (7.6, -8.1, -27), (13.6, -7.5, -12)):
        room.table_mirror((x, y, top), turn, 1.2, 3.0)
    laid_out(rng, (-5.6, -11.0, top), -9, 0.4)
    study_card(rng, (1.3, -10.7, top), 19)
    brushes(rng, (-3.0, -8.6, top))
    room.jar_of((3.5, -8.2, top), rng, 0.95, 0.42, 0, 4)
    room.jar_of((9.8, -8.4, top), rng, 0.95, 0.42, 0, 3)
    room.tumbler((-1.2, -10.2, top), 0.5, materials.steel(0.18))
    room.banana_plant((23.0, -4.6, 0), rng, 17, 6)
    studio.camera((-11.0, -16.6, 11.4), (-3.2, -9.6, top + 1.55), 44, focus=(-4.5, -8.6, top + 2.0), blur=0.15)
