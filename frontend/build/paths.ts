import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const root = here('');
export const photos = here('photos');
export const drawings = here('drawings');
export const pictureCache = here('.cache/pictures');
export const publicDir = here('dist/public');
export const serverDir = here('dist/server');
