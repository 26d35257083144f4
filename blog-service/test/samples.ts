import { crc32 } from 'node:zlib';
import sharp, { type Color } from 'sharp';

export function dataUrl(bytes: Uint8Array, type = 'image/jpeg'): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

interface Size {
  width?: number;
  height?: number;
}

/** A picture of one colour. */
export const plain = (size: Required<Size>, background: Color, channels: 3 | 4 = 3) =>
  sharp({ create: { ...size, channels, background } });

/** A picture with a red left half and a blue right half. */
export function twoHalves({ width = 300, height = 200 }: Size = {}) {
  const red = { width: Math.floor(width / 2), height, channels: 3 as const, background: '#ff0000' };
  return plain({ width, height }, '#0000ff').composite([{ input: { create: red }, left: 0, top: 0 }]);
}

export const jpeg = (size?: Size) => twoHalves(size).jpeg().toBuffer();

/** A picture with detail, like one from a camera. */
export function photograph({ width = 1600, height = 1067 }: Size = {}) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** The JPEG, made exactly this long with comments, which decoders skip. */
export function padded(picture: Buffer, length: number): Buffer {
  const parts = [picture.subarray(0, 2)];
  for (let missing = length - picture.length; missing > 0; ) {
    // A comment needs four bytes for its header, so the last two comments share the rest.
    const size = missing <= 65_537 ? missing : Math.min(65_537, missing - 4);
    const comment = Buffer.alloc(size, 0x20);
    comment.writeUInt16BE(0xfffe, 0);
    comment.writeUInt16BE(size - 2, 2);
    parts.push(comment);
    missing -= size;
  }
  return Buffer.concat([...parts, picture.subarray(2)]);
}

/** The HEIC, made this long with an empty box at the end. */
export function paddedHeic(picture: Buffer, length: number): Buffer {
  const free = Buffer.alloc(length - picture.length);
  free.writeUInt32BE(free.length, 0);
  free.write('free', 4, 'latin1');
  return Buffer.concat([picture, free]);
}

/** A PNG whose header claims this size, but which has no pixels of that size. */
export function pngClaiming(width: number, height: number): Buffer {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
    'base64',
  );
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
