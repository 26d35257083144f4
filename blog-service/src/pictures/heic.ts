import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { checkSize, PictureRefused } from './picture-bytes.js';

/**
 * The decoder takes about 12 bytes for each pixel. With this limit the process needs 550 MB, which leaves room for the service.
 */
const MAX_HEIC_PIXELS = 30_000_000;

export interface Decoded {
  width: number;
  height: number;
  /** Upright, in a format that the image library reads, and not much wider than requested. */
  bytes: Buffer;
}

/** Decodes the HEIC pictures of iPhones, for which the image library has no decoder. */
export async function decodeHeic(bytes: Buffer, widest: number): Promise<Decoded> {
  // Imported only here because it needs WebAssembly, which the process has only when it encodes a HEIC picture.
  const { default: heicDecode } = await import('heic-decode');
  const pictures = await heicDecode.all({ buffer: bytes });
  const [picture] = pictures;
  if (!picture) throw new Error('There is no picture in the file');
  const { width, height } = picture;
  checkSize({ width, height });
  if (width * height > MAX_HEIC_PIXELS) {
    throw new PictureRefused('A HEIC picture must have at most 30 megapixels. Please save it as a JPEG.');
  }
  const { data } = await picture.decode();
  pictures.dispose();
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize({ width: widest, withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { width, height, bytes: withProfile(png, profileIn(bytes)) };
}

/** The colour profile, which is in a box of its own. It is needed because an iPhone's colours are not sRGB. */
function profileIn(heic: Buffer): Buffer | undefined {
  const kind = heic.indexOf('colrprof');
  if (kind < 4) return undefined;
  return heic.subarray(kind + 8, kind - 4 + heic.readUInt32BE(kind - 4));
}

/** The end of a PNG's first chunk: after the signature and the header of 13 bytes. */
const END_OF_HEADER = 8 + 12 + 13;

function withProfile(png: Buffer, profile: Buffer | undefined): Buffer {
  if (!profile) return png;
  const chunk = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length - 4);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, END_OF_HEADER), length, chunk, sum, png.subarray(END_OF_HEADER)]);
}
