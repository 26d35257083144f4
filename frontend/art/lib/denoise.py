"""Takes the noise out of a still life, exposed twice: where the two exposures differ is noise.

Each pixel is fitted anew from those around it that look alike, as a linear function of surface colour, direction
and depth (after Bitterli et al., "Nonlinearly Weighted First-order Regression", 2016): texture and edges that the
surface passes show stay sharp, however strong the cleaning. Debian's Blender comes without a denoiser.
"""
from concurrent.futures import ThreadPoolExecutor

import cv2
import numpy as np

REACH = 6  # pixels to each side that a pixel is fitted from
STRIP = 48  # rows worked on at a time: what fits the processor's cache


def _box(image, radius):
    return cv2.blur(image, (2 * radius + 1, 2 * radius + 1))


def _padded(image, width):
    return cv2.copyMakeBorder(image, width, width, width, width, cv2.BORDER_REFLECT)


def despeckle(one, other):
    """Lowers pixels that are far brighter than their neighbours in one exposure only (fireflies)."""
    light = (one + other).max(axis=2) / 2
    limit = 2.5 * cv2.medianBlur(light, 5) + 0.05

    def lower(image, reference):
        bright = image.max(axis=2)
        allowed = np.maximum(limit, 1.5 * reference.max(axis=2))
        return image * np.minimum(1, allowed / np.maximum(bright, 1e-6))[..., None]

    return lower(one, other), lower(other, one)


def _noise(one, other, radius):
    """Variance of the two exposures' mean, evened out over the neighbourhood."""
    return _box(((one - other) / 2) ** 2, radius)


def _likeness(picture, noise, dy, dx, strength, patch):
    """Weight of each pixel's neighbour at (dy, dx), from how alike their surroundings are beyond the noise. Arrays are padded."""
    height, width = picture.shape[0] - 2 * REACH, picture.shape[1] - 2 * REACH
    home = np.s_[REACH : REACH + height, REACH : REACH + width]
    there = np.s_[REACH + dy : REACH + dy + height, REACH + dx : REACH + dx + width]
    far = (picture[home] - picture[there]) ** 2
    both = noise[home] + noise[there]
    far -= noise[home] + np.minimum(noise[home], noise[there])
    far /= 1e-6 + strength**2 * both
    far = far.sum(axis=2) / far.shape[2]
    return np.exp(-np.maximum(_box(far, patch), 0))


def _shifts():
    """All near neighbours and two in five of the far ones, by lot: a regular choice would leave its pattern in the picture."""
    lot = np.random.default_rng(5)
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            away = dy * dy + dx * dx
            if away <= 5 or (away <= REACH * REACH + 2 and lot.random() < 0.4):
                yield dy, dx


def average(one, other, strength=0.8, patch=2):
    """Non-local means of a pass: what the fit below takes for truth."""
    mean = ((one + other) / 2).astype(np.float32)
    mean = mean[..., None] if mean.ndim == 2 else mean
    noise = _noise(one, other, 2).reshape(mean.shape).astype(np.float32)
    wide, wide_noise = _padded(mean, REACH).reshape(mean.shape[0] + 2 * REACH, -1, mean.shape[2]), _padded(noise, REACH)
    wide_noise = wide_noise.reshape(wide.shape)
    height, width = mean.shape[:2]
    total, weights = np.zeros_like(mean), np.full((height, width), 1e-6, np.float32)
    for dy, dx in _shifts():
        weight = _likeness(wide, wide_noise, dy, dx, strength, patch)
        total += weight[..., None] * wide[REACH + dy : REACH + dy + height, REACH + dx : REACH + dx + width]
        weights += weight
    return total / weights[..., None]


def _fit(picture, noise, features, strength):
    """One strip (padded by REACH) of the picture, fitted."""
    height, width = picture.shape[0] - 2 * REACH, picture.shape[1] - 2 * REACH
    count = features.shape[0] + 1
    home = features[:, REACH : REACH + height, REACH : REACH + width]
    left = np.zeros((count, count, height, width), np.float32)
    right = np.zeros((count, 3, height, width), np.float32)
    for dy, dx in _shifts():
        there = np.s_[..., REACH + dy : REACH + dy + height, REACH + dx : REACH + dx + width]
        weight = _likeness(picture, noise, dy, dx, strength, 2)
        apart = features[there] - home
        colour = np.moveaxis(picture, 2, 0)[there]
        row = np.empty((count, height, width), np.float32)
        row[0], row[1:] = weight, weight * apart
        left[0, 0] += weight
        for i in range(1, count):
            left[0, i] += row[i]
            for j in range(i, count):
                left[i, j] += row[i] * apart[j - 1]
        for i in range(count):
            right[i] += row[i] * colour
    left, right = np.moveaxis(left, (0, 1), (2, 3)), np.moveaxis(right, (0, 1), (2, 3))
    for i in range(count):
        for j in range(i):
            left[..., i, j] = left[..., j, i]
    steady = 1e-3 * left[..., 0, 0]
    for i in range(1, count):
        left[..., i, i] += steady
    left[..., 0, 0] += 1e-6
    return np.linalg.solve(left, right)[..., 0, :]


def first_order(one, other, surfaces, strength):
    """`surfaces`: list of (pass, the same pass of the other exposure, the difference that counts as much).
    `strength` around 1."""
    one, other = despeckle(one, other)
    one, other = (np.sqrt(np.maximum(image, 0)).astype(np.float32) for image in (one, other))
    picture, noise = (one + other) / 2, _noise(one, other, 3) + 1e-7
    features = [average(a, b) / scale for a, b, scale in surfaces]
    features = np.moveaxis(np.concatenate(features, axis=2), 2, 0).astype(np.float32)
    wide, wide_noise = _padded(picture, REACH), _padded(noise.astype(np.float32), REACH)
    around = np.stack([_padded(np.ascontiguousarray(feature), REACH) for feature in features])

    def strip(top):
        rows = np.s_[top : min(top + STRIP, picture.shape[0]) + 2 * REACH]
        return _fit(wide[rows], wide_noise[rows], around[:, rows], strength)

    with ThreadPoolExecutor(2) as pool:
        fitted = np.concatenate(list(pool.map(strip, range(0, picture.shape[0], STRIP))))
    # A fit may overshoot at hard edges: it stays within what the neighbourhood shows.
    low, high = cv2.erode(_box(picture, 1), np.ones((7, 7))), cv2.dilate(_box(picture, 1), np.ones((7, 7)))
    return np.clip(fitted, np.minimum(low, picture), np.maximum(high, picture)) ** 2
