import { coloursInPixels } from '@salon/content/logoColours';

const SIDE = 96;

/** One or two colours of a picture, by its address; none when it is grey. */
export async function coloursOfLogo(address: string): Promise<string[]> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  const scale = SIDE / Math.max(image.naturalWidth, image.naturalHeight);
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) return [];
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return coloursInPixels(context.getImageData(0, 0, canvas.width, canvas.height).data);
}
