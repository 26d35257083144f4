"""Develops the hero film's exposures, cuts its frames and pipes them raw (bgr24) to standard output.

film_frames.py EXPOSURES WIDTH HEIGHT POSTER: light, push and sway all return to where they began, so the film loops.
"""
import sys
from pathlib import Path

import cv2
import numpy as np

sys.dont_write_bytecode = True

from lib import darkroom, denoise  # noqa: E402

EXPOSURE, LOOK = 0.35, "Medium High Contrast"
STEPS = 6  # stills from one lamp place to the next
RATE, SECONDS = 24, 10
PUSH = 0.05  # how much nearer the camera comes, as a share of the picture
SWAY = 6.0  # pixels the hair's lower end moves
GRAIN = 0.8  # steps of 255: keeps the dark green from breaking into bands


def stills(folder):
    """The hair in each light from the first lamp place to the last, tone-mapped, channels in BGR order."""
    lit = [denoise.clean(*darkroom.negative(path)) for path in sorted(Path(folder).glob("*.exr"))]
    for before, after in zip(lit, lit[1:]):
        for share in np.arange(STEPS) / STEPS:
            yield darkroom.tone_map(before * (1 - share) + after * share, EXPOSURE, LOOK)[..., ::-1]
    yield darkroom.tone_map(lit[-1], EXPOSURE, LOOK)[..., ::-1]


def lit(stills, turn):
    """The hair at this share (0…1) of the loop, by blending the two nearest stills."""
    place = (0.5 + 0.5 * np.sin(2 * np.pi * turn)) * (len(stills) - 1)
    before = min(int(place), len(stills) - 2)
    share = place - before
    return stills[before] * (1 - share) + stills[before + 1] * share


def cut(picture, turn, width, height):
    """Applies push and sway to a still in one resampling."""
    tall, wide = picture.shape[:2]
    zoom = 1 + PUSH * (0.5 - 0.5 * np.cos(2 * np.pi * turn))
    scale = min(tall / height, wide / width) / zoom
    x, y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
    x = wide / 2 + (x - (width - 1) / 2) * scale
    y = tall / 2 + (y - (height - 1) / 2) * scale
    hang = np.clip(y / tall, 0, 1) ** 1.6
    swing = np.sin(2 * np.pi * turn - 1.4 * y / tall + 0.6 * x / wide) - np.sin(-1.4 * y / tall + 0.6 * x / wide)
    # The swing is zero at both ends of the loop. The still is mirrored at its edges, so the frame has no empty pixels.
    return cv2.remap(picture, (x + SWAY * hang * swing).astype(np.float32), y.astype(np.float32), cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT)


def eight_bit(picture):
    """The grain stands still, so that it neither flickers nor shows where the film begins again."""
    grain = GRAIN * np.random.default_rng(9).normal(0, 1, (*picture.shape[:2], 1))
    return np.round(np.clip(picture * 255 + grain, 0, 255)).astype(np.uint8)


def main():
    folder, width, height, poster = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
    plates = list(stills(folder))
    cv2.imwrite(poster, eight_bit(lit(plates, 0)), [cv2.IMWRITE_JPEG_QUALITY, 86, cv2.IMWRITE_JPEG_OPTIMIZE, 1])
    # Strands finer than the film's pixels would glitter as the camera comes nearer.
    plates = [cv2.GaussianBlur(plate, (0, 0), 0.45 * plate.shape[1] / width) for plate in plates]
    count = RATE * SECONDS
    for frame in range(count):
        turn = frame / count
        sys.stdout.buffer.write(eight_bit(cut(lit(plates, turn), turn, width, height)).tobytes())


main()
