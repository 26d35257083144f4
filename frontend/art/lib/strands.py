"""Cleans exposures of hair by averaging along the strands only: across them, detail is as fine as the noise."""
import cv2
import numpy as np


def _flow(images, scale):
    """Direction of the strands at each pixel as an angle, and how sure it is (0…1), from the structure tensor."""
    xx = xy = yy = 0
    for image in images:
        for channel in np.atleast_3d(image).transpose(2, 0, 1):
            soft = cv2.GaussianBlur(np.ascontiguousarray(channel, np.float32), (0, 0), 0.8)
            dx, dy = cv2.Sobel(soft, cv2.CV_32F, 1, 0), cv2.Sobel(soft, cv2.CV_32F, 0, 1)
            xx, xy, yy = xx + dx * dx, xy + dx * dy, yy + dy * dy
    xx, xy, yy = (cv2.GaussianBlur(part, (0, 0), scale) for part in (xx, xy, yy))
    sure = np.sqrt((xx - yy) ** 2 + 4 * xy**2) / (xx + yy + 1e-9)
    return 0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2, sure


def _average(picture, guide, cos, sin, spread, reach, tolerance):
    """`reach`: pixels along the strand to either side; `tolerance`: the step in lightness that ends it."""
    height, width = guide.shape
    home_x, home_y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
    total, weights = picture.copy(), np.ones((height, width), np.float32)
    for way in (1, -1):
        x, y, dx, dy = home_x, home_y, way * cos, way * sin
        for step in range(1, reach + 1):
            x, y = x + dx, y + dy
            here = cv2.remap(picture, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
            apart = cv2.remap(guide, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT) - guide
            weight = np.exp(-0.5 * (step / spread) ** 2 - (apart / tolerance) ** 2)
            total += here * weight[..., None]
            weights += weight
            nx = cv2.remap(cos, x, y, cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT)
            ny = cv2.remap(sin, x, y, cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT)
            same = np.where(nx * dx + ny * dy < 0, -1, 1).astype(np.float32)
            dx, dy = nx * same, ny * same
    return total / weights[..., None]


def _drawn(flow, scale=1.5):
    """The same as _flow from the pass that holds the strands' direction; 0 where there is no hair."""
    x, y = flow[..., 2], -flow[..., 1]
    double_x, double_y = (cv2.GaussianBlur(part, (0, 0), scale) for part in (x * x - y * y, 2 * x * y))
    return 0.5 * np.arctan2(double_y, double_x), np.hypot(double_x, double_y)


def smooth(colour, features, flow, reach=18, scale=3.5):
    """`reach`: pixels along the strand to either side that count; less where many samples leave little noise."""
    picture = np.minimum(np.sqrt(np.maximum(colour, 0)), 1.6).astype(np.float32)
    angle, sure = _flow([picture, *features], scale)
    hair_angle, hair_sure = _drawn(flow)
    angle, sure = (np.where(hair_sure > 0.2, *pair) for pair in ((hair_angle, angle), (hair_sure, sure)))
    cos, sin = np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32)
    trust = np.clip(0.15 + 1.3 * sure, 0.15, 1) / 1.8
    # Twice: the first result, nearly free of noise, tells the second where one lock ends and another begins.
    for far, blur, tolerance in ((reach, 2.2, 0.4), (reach // 2, 1.0, 0.14)):
        guide = cv2.GaussianBlur(picture.mean(axis=2), (0, 0), blur)
        picture = _average(picture, guide, cos, sin, far * trust, far, tolerance)
    return picture**2
