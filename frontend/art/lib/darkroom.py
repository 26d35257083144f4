"""Develops an exposure: reads its passes, denoises, tone-maps, adds a breath of grain, writes a JPEG.

Runs in the system's Python, beside Blender: PyTorch and Blender end badly in one process.
"""
import cv2
import numpy as np
import OpenImageIO as oiio

from lib import denoise

COLOURS = "/usr/share/blender/datafiles/colormanagement/config.ocio"
LARGEST_FILE = 490_000


def negative(path):
    """The colour, albedo and normal of an exposure, each height × width × 3 in RGB order."""
    source = oiio.ImageInput.open(str(path))
    if not source:
        raise SystemExit(oiio.geterror())
    names, pixels = source.spec().channelnames, source.read_image("float")

    def pick(ending, letters):
        return pixels[:, :, [next(i for i, n in enumerate(names) if n.endswith(f"{ending}.{c}")) for c in letters]]

    return pick("Combined", "RGB"), pick("Denoising Albedo", "RGB"), pick("Denoising Normal", "XYZ")


def tone_map(colour, stops, look):
    """Linear RGB to Blender's Filmic view of it, 0…1."""
    image = oiio.ImageBuf(oiio.ImageSpec(colour.shape[1], colour.shape[0], 3, "float"))
    image.set_pixels(oiio.ROI(), np.ascontiguousarray(colour * 2**stops, np.float32))
    image = oiio.ImageBufAlgo.ociodisplay(image, "sRGB", "Filmic", "Linear", look, colorconfig=COLOURS)
    if image.has_error:
        raise SystemExit(image.geterror())
    return np.clip(image.get_pixels(), 0, 1)


def finish(picture, grain=0.008, vignette=0.10, seed=3):
    height, width = picture.shape[:2]
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    picture = picture * (1 - vignette * np.clip((x**2 + y**2) / 2, 0, 1) ** 1.3)[..., None]
    rng = np.random.default_rng(seed)
    film = cv2.GaussianBlur(rng.normal(0, 1, (height, width)).astype(np.float32), (0, 0), 0.7)
    return np.clip(picture + grain * film[..., None], 0, 1)


def save(picture, path):
    """Writes the best JPEG that stays below LARGEST_FILE."""
    path.parent.mkdir(parents=True, exist_ok=True)
    data = np.round(picture[..., ::-1] * 255).astype(np.uint8)
    for quality in range(93, 60, -2):
        _, encoded = cv2.imencode(".jpg", data, [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_OPTIMIZE, 1])
        if len(encoded) <= LARGEST_FILE:
            break
    path.write_bytes(encoded.tobytes())


def develop(source, target, exposure, look, tint, networks=denoise.MASTER, grain=0.0):
    """`exposure` in stops; `tint` is the share of red, green and blue a glass before the lens lets through.

    `grain`: the share of the exposure that is not denoised, because the denoiser would blur details as fine as a hair.
    """
    passes = negative(source)
    colour = denoise.clean(*passes, networks)
    if grain:
        colour = colour + grain * (np.minimum(passes[0], 3 * colour + 0.05) - colour)
    save(finish(tone_map(colour * np.float32(tint), exposure, look)), target)
