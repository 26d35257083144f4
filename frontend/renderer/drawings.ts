import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { firstPalette, type Palette } from '@salon/content/colourSets';
import type { Salon } from '@salon/content/description';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ICON_SIDES } from '../shared/content/icons';
import type { Config } from './config';
import { iconOf, inColours, logoOn, PREVIEW, previewOf, SMALL } from './drawn';
import { namesIn, replaceText } from './files';
import { paletteFor } from './palette';

// Drawings, icons and shared pictures in an edition's own colours, which are in their addresses. Those of the first palette are
// made by the build.

const PLACE = '/assets/drawings/';
const PARTS = ['dark', 'brass', 'light', 'deep', 'leaf'] as const;
const KEY = new RegExp(`^${PARTS.map(() => '([0-9a-f]{6})').join('-')}$`);
const TIMEOUT_MS = 3_000;
const TYPES = { svg: 'image/svg+xml', jpg: 'image/jpeg', png: 'image/png' };
type Ending = keyof typeof TYPES;
/** The part of an icon, and of a shared picture, that a logo takes; phones cut large icons to a circle. */
const LOGO_PARTS: Record<number, number> = { 32: 0.9, 180: 0.66, 192: 0.6, 512: 0.6, [PREVIEW.width]: 0.55 };

const keyOf = (palette: Palette) => PARTS.map((part) => palette[part].slice(1)).join('-');

/** The palettes of pages that were rendered lately, such as a draft's: not all of one is in its key. */
const known = new Map<string, Palette>();
const MOST_KNOWN = 20;

/** The start of the addresses in this palette; undefined for the first one. */
export function placeIn(palette: Palette): string | undefined {
  if (palette === firstPalette) return undefined;
  const key = keyOf(palette);
  known.set(key, palette);
  const [oldest = key] = known.keys();
  if (known.size > MOST_KNOWN) known.delete(oldest);
  return `${PLACE}${key}/`;
}

/** What the key says of a palette that nobody has rendered with lately. */
function paletteWith(key: string): Palette | undefined {
  const found = KEY.exec(key)?.slice(1);
  if (!found) return undefined;
  const parts = Object.fromEntries(PARTS.map((part, at) => [part, `#${found[at]}`]));
  return { ...firstPalette, ...parts };
}

/** A page of this salon, or its data, with the drawings and the shared picture of its logo in its colours. */
export function withDrawings(text: string, { colours, logo }: Salon): string {
  const place = placeIn(paletteFor(colours));
  if (!place) return text;
  const drawn = text.replaceAll(PLACE, place);
  const folder = logo?.image.replace('960.png', '');
  return folder
    ? drawn.replaceAll(`${folder}preview.jpg`, `${place}logo-${folder.split('/')[2]}-${PREVIEW.width}.jpg`)
    : drawn;
}

interface Parts {
  /** The folder of the drawings as they were drawn. */
  drawings: string;
  /** Nothing is written without a folder where nginx finds files. */
  config: Pick<Config, 'pagesDir' | 'blogUrl'>;
  /** The colours that visitors see now. */
  shown: () => Palette | undefined;
}

export function drawingRoutes(app: FastifyInstance, { drawings, config, shown }: Parts): void {
  app.get<{ Params: { colours: string; file: string } }>(
    `${PLACE}:colours/:file`,
    async ({ params: { colours, file } }, reply) => {
      const now = shown();
      const isShown = now !== undefined && keyOf(now) === colours;
      const chosen = isShown ? now : known.get(colours);
      // Pixels cost much: there are none in colours that nobody has chosen, which anybody could make up.
      if (!chosen && !file.endsWith('.svg')) return reply.callNotFound();
      const palette = chosen ?? paletteWith(colours);
      const made = palette && (await make(file, palette));
      if (!made) return reply.callNotFound();
      if (isShown && config.pagesDir) await keep(config.pagesDir, colours, file, made);
      return send(reply, file, made);
    },
  );

  const read = (name: string) => readFile(join(drawings, `${name}.svg`), 'utf8');

  /** Undefined when there is no such file. */
  async function make(file: string, palette: Palette): Promise<Buffer | undefined> {
    const [, logo, picture] = /^logo-([0-9a-f]{20}-\d+x\d+-[0-9a-f]{6})-(\d+)\.(?:png|jpg)$/.exec(file) ?? [];
    if (logo) return ofLogo(logo, Number(picture), palette);
    if (file === 'emblem.svg') return Buffer.from(iconOf(await read('emblem-small'), palette, SMALL));
    const [, icon] = /^emblem-(\d+)\.png$/.exec(file) ?? [];
    const side = ICON_SIDES.find((one) => `${one}` === icon);
    if (side === SMALL.side) return raster(iconOf(await read('emblem-small'), palette, SMALL), 'png');
    if (side) return raster(iconOf(await read('emblem'), palette, { side }), 'png');
    const [, drawing, ending] = /^([a-z]+(?:-[a-z]+)?-[0-9a-f]{8}-\d+x\d+)\.(svg|jpg)$/.exec(file) ?? [];
    const svg = drawing && (await read(drawing).catch(() => undefined));
    if (!svg) return undefined;
    return ending === 'jpg' ? raster(previewOf(svg, palette), 'jpg') : Buffer.from(inColours(svg, palette));
  }

  async function ofLogo(key: string, width: number, palette: Palette): Promise<Buffer | undefined> {
    const part = LOGO_PARTS[width];
    const answer = part && (await ask(`/media/${key}/960.png`));
    if (!answer) return undefined;
    const size = width === PREVIEW.width ? PREVIEW : { width, height: width };
    return raster(logoOn(await answer.bytes(), palette, size, part), size === PREVIEW ? 'jpg' : 'png');
  }

  /** blog-service has the library that draws. */
  async function raster(svg: string, as: 'png' | 'jpg'): Promise<Buffer | undefined> {
    const drawn = { method: 'POST', headers: { 'Content-Type': TYPES.svg }, body: svg };
    const answer = await ask(`/internal/drawn?as=${as}`, drawn);
    return answer && Buffer.from(await answer.bytes());
  }

  async function ask(path: string, sent: RequestInit = {}): Promise<Response | undefined> {
    const response = await fetch(`${config.blogUrl}${path}`, {
      ...sent,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw new Error(`blog-service answers ${response.status} for ${path}.`);
  }
}

/** For nginx, by one rename. The files of another palette are made again if somebody asks for them. */
async function keep(pagesDir: string, colours: string, file: string, bytes: Buffer): Promise<void> {
  const folder = join(pagesDir, PLACE);
  for (const other of await namesIn(folder))
    if (other !== colours) await rm(join(folder, other), { recursive: true, force: true });
  const target = join(folder, colours, file);
  if (file.endsWith('.svg')) return void (await replaceText(target, String(bytes), 11));
  await mkdir(dirname(target), { recursive: true });
  const next = `${target}.${randomUUID()}`;
  await writeFile(next, bytes);
  await rename(next, target);
}

const send = (reply: FastifyReply, file: string, bytes: Buffer) =>
  reply.type(TYPES[file.replace(/^.*\./, '') as Ending]).send(bytes);
