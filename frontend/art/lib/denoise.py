"""Joint non-local means: averages each pixel with those around it whose neighbourhood, surface colour,
surface direction and depth look alike. Debian's Blender comes without a denoiser."""
import cv2
import numpy as np


def _box(image, radius):
    return cv2.blur(image, (2 * radius + 1, 2 * radius + 1))


def _shift(image, dx, dy):
    matrix = np.float32([[1, 0, dx], [0, 1, dy]])
    height, width = image.shape[:2]
    return cv2.warpAffine(image, matrix, (width, height), flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT)


def _square(image):
    return (image**2).sum(axis=2) if image.ndim == 3 else image**2


def despeckle(colour):
    """Lowers single pixels that are far brighter than their neighbours (fireflies)."""
    light = colour.max(axis=2)
    limit = 3 * cv2.medianBlur(light, 5) + 0.08
    return colour * np.minimum(1, limit / np.maximum(light, 1e-6))[..., None]


def joint_nlm(colour, features, strength, radius=4, patch=2):
    """`features` is a list of (image, tolerance); `strength` around 0.5 (little) to 1.5 (much)."""
    picture = np.sqrt(np.maximum(colour, 0)).astype(np.float32)
    allowed = []
    for image, tolerance in features:
        # A feature that is itself noisy, as at blurred outlines, must not decide alone.
        noise = _box(_square(image - cv2.medianBlur(image, 5)), 2)
        allowed.append((image, tolerance**2 + 4 * noise))
    grey = picture.mean(axis=2)
    noise = np.sqrt(_box((grey - cv2.medianBlur(grey, 5)) ** 2, 4)) + 0.002
    scale = 1 / (strength * noise) ** 2
    total, weights = picture.copy(), np.ones(picture.shape[:2], np.float32)
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            if dx == dy == 0:
                continue
            other = _shift(picture, dx, dy)
            # Two equal neighbourhoods still differ by their noise, about twice its variance.
            exponent = np.maximum(_box(_square(other - picture) / 3, patch) * scale - 1, 0)
            for image, limit in allowed:
                exponent = exponent + _square(image - _shift(image, dx, dy)) / limit
            weight = np.exp(-exponent)
            total += other * weight[..., None]
            weights += weight
    return (total / weights[..., None]) ** 2
