"""Takes the noise out of a render with the trained weights of Intel Open Image Denoise, in plain PyTorch.

Debian's Blender is built without that library; the weights (*.tza) come with the npm package `denoiser`.
"""
import os
import struct
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

WEIGHTS = Path(os.environ.get("ART_WEIGHTS", "/tmp/art/denoiser/package/tzas"))
# Colour network, then the networks that clean its two guides first.
DRAFT = ("rt_hdr_alb_nrm", None, None)
MASTER = ("rt_hdr_calb_cnrm", "rt_alb", "rt_nrm")  # the _large ones gain 0.3 dB for twice the time
TILE = 768
HDR_MAX = 65504.0


def read_tza(path):
    """The tensors of a TZA archive (header, data, table of contents) by name."""
    blob = path.read_bytes()
    magic, major, _minor, at = struct.unpack_from("<HBBQ", blob)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f"{path} is not a TZA archive of version 2")
    (count,) = struct.unpack_from("<I", blob, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (size,) = struct.unpack_from("<H", blob, at)
        at += 2 + size
        name, rank = blob[at - size : at].decode(), blob[at]
        shape = struct.unpack_from(f"<{rank}I", blob, at + 1)
        at += 1 + 5 * rank  # past the shape and its layout letters
        kind, start = struct.unpack_from("<cQ", blob, at)
        at += 9
        data = np.frombuffer(blob, {b"f": "<f4", b"h": "<f2"}[kind], int(np.prod(shape)), start)
        tensors[name] = torch.from_numpy(data.astype(np.float32).reshape(shape))
    return tensors


class UNet:
    """The denoiser's network; the large one has two convolutions on each level of its encoder."""

    STEP = 16  # four poolings by two
    CONTEXT = 112  # how far a pixel's influence reaches, rounded up to whole steps

    def __init__(self, name):
        self.tensors = read_tza(WEIGHTS / (name + ".tza"))
        self.large = "dec_conv1c.weight" in self.tensors
        if self.large:
            self.encoder = [(f"enc_conv{i}a", f"enc_conv{i}b") for i in (1, 2, 3, 4)]
        else:
            self.encoder = [("enc_conv0", "enc_conv1"), ("enc_conv2",), ("enc_conv3",), ("enc_conv4",)]

    def convolve(self, x, *names):
        for name in names:
            x = F.relu_(F.conv2d(x, self.tensors[name + ".weight"], self.tensors[name + ".bias"], padding=1))
        return x

    def forward(self, x):
        skipped = []
        for names in self.encoder:
            skipped.append(x)
            x = F.max_pool2d(self.convolve(x, *names), 2)
        x = self.convolve(x, "enc_conv5a", "enc_conv5b")
        for level in (4, 3, 2, 1):
            x = torch.cat((F.interpolate(x, scale_factor=2.0), skipped.pop()), 1)
            x = self.convolve(x, f"dec_conv{level}a", f"dec_conv{level}b")
        return self.convolve(x, "dec_conv1c" if self.large else "dec_conv0")

    def __call__(self, image):
        """In overlapping tiles, so that memory stays bounded; they lie on the network's grid and leave no seams."""
        x = torch.from_numpy(np.ascontiguousarray(image.astype(np.float32).transpose(2, 0, 1)))[None]
        out = np.empty(image.shape[:2] + (3,), np.float32)
        with torch.inference_mode():
            for top, y0, y1, bottom in self.spans(image.shape[0]):
                for left, x0, x1, right in self.spans(image.shape[1]):
                    part = x[:, :, top:bottom, left:right]
                    pad = (0, -part.shape[3] % self.STEP, 0, -part.shape[2] % self.STEP)
                    part = self.forward(F.pad(part, pad, mode="replicate"))[0].permute(1, 2, 0)
                    out[y0:y1, x0:x1] = part[y0 - top : y1 - top, x0 - left : x1 - left].numpy()
        return out

    def spans(self, length):
        """A side cut into tiles with context: (context start, tile start, tile end, context end)."""
        tile = -(-length // -(-length // TILE) // self.STEP) * self.STEP
        for start in range(0, length, tile):
            end = min(start + tile, length)
            yield max(start - self.CONTEXT, 0), start, end, min(end + self.CONTEXT, length)


def pu_encode(y):
    """The perceptually uniform curve the colour network was trained on: line, power, logarithm."""
    power = 1.64593172 * y**0.431384981 - 2.94139609e-3
    log = 0.192653254 * np.log(y + 6.26026094e-3) + 0.998620152
    return np.where(y <= 1.5794576e-6, 1.41283765e3 * y, np.where(y <= 3.22087631e-2, power, log))


def pu_decode(x):
    power = np.maximum((x + 2.94139609e-3) / 1.64593172, 0) ** (1 / 0.431384981)
    log = np.exp((x - 0.998620152) / 0.192653254) - 6.26026094e-3
    return np.where(x <= 2.23151711e-3, x / 1.41283765e3, np.where(x <= 3.70974749e-1, power, log))


def srgb_encode(y):
    return np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.maximum(y, 1e-8) ** (1 / 2.4) - 0.055)


def srgb_decode(x):
    return np.where(x <= 0.04045, x / 12.92, ((np.maximum(x, 0) + 0.055) / 1.055) ** 2.4)


def exposure(colour):
    """The factor that brings the mean log luminance of 16-pixel blocks to mid grey."""
    luminance = torch.from_numpy(colour @ np.float32([0.212671, 0.715160, 0.072169]))[None, None]
    blocks = F.adaptive_avg_pool2d(luminance, [max(n // 16, 1) for n in colour.shape[:2]]).numpy()
    blocks = blocks[blocks > 1e-8]
    return 0.18 / 2 ** np.log2(blocks).mean() if blocks.size else 1.0


def clean(colour, albedo, normal, networks=MASTER):
    """Linear colour, guided by albedo (0…1) and normal (-1…1); all height × width × 3 in RGB order."""
    colour_net, albedo_net, normal_net = (name and UNet(name) for name in networks)
    colour = np.clip(np.nan_to_num(colour), 0, HDR_MAX).astype(np.float32)
    albedo = np.clip(np.nan_to_num(albedo), 0, 1)
    normal = np.clip(np.nan_to_num(normal), -1, 1) * 0.5 + 0.5
    if albedo_net:
        albedo = np.clip(srgb_decode(albedo_net(srgb_encode(albedo))), 0, 1)
    if normal_net:
        normal = np.clip(normal_net(normal), 0, 1)
    scale, top = exposure(colour), float(pu_encode(HDR_MAX))
    encoded = pu_encode(np.minimum(colour * scale, HDR_MAX)) / top
    return pu_decode(colour_net(np.concatenate((encoded, albedo, normal), 2)) * top) / scale
