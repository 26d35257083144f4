import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { areColours, colourSets, firstPalette, type Palette } from '@salon/content/colourSets';
import type { Salon } from '@salon/content/description';
import { groundOfLogo } from '@salon/content/description/salon';
import { paletteOf } from '@salon/content/palette';
import type { FastifyInstance } from 'fastify';
import { hasEmblem, ICON_SIDES } from '../shared/content/icons';
import { askBlogService } from './blogService';
import { iconOf, inColours, logoOn, PREVIEW, previewOf, SMALL } from './drawn';
import { namesIn, removeOlder, replaceText } from './files';

// Drawings, icons and shared pictures in an edition's own colours, which are in their addresses. Those of the first palette are
// made by the build.

const PLACE = '/assets/drawings/';
const DRAWING = /^[a-z-]+-[0-9a-f]{8}-\d+x\d+\.svg$/;
/** Of all files of a palette. */
const TIMEOUT_MS = 30_000;
/** How long files in replaced colours stay: until all posts have the new ones, at least. */
const KEEP_MS = 3_600_000;
const SHARED = '1200.jpg';
/** Icons and the shared picture, and the part that a logo takes of each; phones cut large icons to a circle. */
const LOGO_FILES = [
  { file: '32.png', width: 32, height: 32, part: 0.9 },
  { file: '180.png', width: 180, height: 180, part: 0.66 },
  { file: '192.png', width: 192, height: 192, part: 0.6 },
  { file: '512.png', width: 512, height: 512, part: 0.6 },
  { file: SHARED, ...PREVIEW, part: 0.55 },
];

let last: { colours: string; palette: Palette } | undefined;

/** The palette of an edition with these colours. The last one is kept: all pages have the same. */
export function paletteFor(colours: string): Palette {
  if (last?.colours !== colours) last = { colours, palette: paletteOf(colours) };
  return last.palette;
}

/** The start of the addresses in these colours, as `…/6a1b9a-fdd835-0a1b2c3d/`; undefined for the first palette. */
export function placeIn(colours: string): string | undefined {
  const palette = paletteFor(colours);
  if (palette === firstPalette) return undefined;
  // Another release may make another palette of the same colours.
  const digest = createHash('sha256').update(JSON.stringify(palette)).digest('hex').slice(0, 8);
  return `${PLACE}${colours.replaceAll('#', '').replace(' ', '-')}-${digest}/`;
}

/** The colours in such an address; undefined when there are none. */
function coloursIn(place: string): string | undefined {
  const parts = place.split('-').slice(0, -1);
  const colours = parts.map((part) => (Object.hasOwn(colourSets, part) ? part : `#${part}`)).join(' ');
  return areColours(colours) ? colours : undefined;
}

const logoFile = (image: string, file: string) => `logo-${image.split('/')[2]}-${file}`;

/** A page of this salon, or its data, with the drawings and the shared picture of its logo in its colours. */
export function withDrawings(text: string, { colours, logo }: Salon): string {
  const place = placeIn(colours);
  if (!place) return text;
  const drawn = text.replaceAll(PLACE, place);
  if (!logo) return drawn;
  const preview = logo.image.replace('960.png', 'preview.jpg');
  return drawn.replaceAll(preview, `${place}${logoFile(logo.image, SHARED)}`);
}

/** A draft's drawings are in no file. */
export function drawingRoute(app: FastifyInstance, drawings: string): void {
  app.get<{ Params: { place: string; file: string } }>(
    `${PLACE}:place/:file`,
    async ({ params: { place, file } }, reply) => {
      const colours = coloursIn(place);
      const svg =
        colours && DRAWING.test(file) && (await readFile(join(drawings, file), 'utf8').catch(() => ''));
      if (!svg) return reply.callNotFound();
      return reply.type('image/svg+xml').send(inColours(svg, paletteOf(colours)));
    },
  );
}

/** Undefined for a logo that is gone. */
type Draw = () => Promise<string | undefined>;

/** What editions refer to in colours of their own, as nginx serves it for all builds: a folder for each palette. */
export class DrawingsFolder {
  readonly #place: string;

  constructor(
    private readonly pagesDir: string,
    private readonly blogUrl: string,
    /** Where the drawings are as they were drawn. */
    private readonly drawings: string,
  ) {
    this.#place = join(pagesDir, PLACE);
  }

  /** Makes what this salon's pages refer to, as far as it is not there. */
  async show(salon: Salon): Promise<void> {
    const place = placeIn(salon.colours);
    if (!place) return;
    const folder = join(this.pagesDir, place);
    const there = await namesIn(folder);
    const pixels: [file: string, svg: string][] = [];
    const prepare = async ([file, draw]: [string, Draw]) => {
      const isDrawing = file.endsWith('.svg');
      const svg = isDrawing || !there.includes(file) ? await draw() : undefined;
      if (!svg) return;
      if (isDrawing) await replaceText(join(folder, file), svg, 11);
      else pixels.push([file, svg]);
    };
    await Promise.all([...(await this.#filesOf(salon))].map(prepare));
    if (pixels.length === 0) return;
    // blog-service has the library that draws.
    const answer = await askBlogService(`${this.blogUrl}/internal/drawn`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(pixels.map(([file, svg]) => ({ svg, as: file.slice(-3) }))),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const made: string[] = (await answer?.json()) ?? [];
    for (const [at, bytes] of made.entries()) {
      const next = join(folder, `.${randomUUID()}`);
      await writeFile(next, bytes, 'base64');
      await rename(next, join(folder, pixels[at]?.[0] ?? ''));
    }
  }

  /** Also makes again what somebody has taken away. */
  async clearUp(salon: Salon): Promise<void> {
    await this.show(salon);
    const shown = basename(placeIn(salon.colours) ?? '');
    const now = new Date();
    if (shown) await utimes(join(this.#place, shown), now, now);
    const others = (await namesIn(this.#place)).filter((name) => name !== shown);
    await removeOlder(this.#place, others, KEEP_MS);
  }

  /** Each file with the SVG that it is, or whose pixels it has. */
  async #filesOf(salon: Salon): Promise<Map<string, Draw>> {
    const { colours, logo } = salon;
    const palette = paletteFor(colours);
    const read = (file: string) => readFile(join(this.drawings, file), 'utf8');
    const files = new Map<string, Draw>();
    for (const file of (await namesIn(this.drawings)).filter((name) => DRAWING.test(name))) {
      files.set(file, async () => inColours(await read(file), palette));
      files.set(file.replace('.svg', '.jpg'), async () => previewOf(await read(file), palette));
    }
    if (hasEmblem(salon)) {
      const small = async () => iconOf(await read('emblem-small.svg'), palette, SMALL);
      files.set('emblem.svg', small);
      for (const side of ICON_SIDES) {
        const large = async () => iconOf(await read('emblem.svg'), palette, { side });
        files.set(`emblem-${side}.png`, side === SMALL.side ? small : large);
      }
    }
    if (logo)
      for (const { file, part, ...size } of LOGO_FILES)
        files.set(logoFile(logo.image, file), async () => {
          const png = await askBlogService(`${this.blogUrl}${logo.image}`);
          return png && logoOn(await png.bytes(), palette[groundOfLogo(logo)], size, part);
        });
    return files;
  }
}
