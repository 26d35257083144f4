import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { json } from 'node:stream/consumers';
import drawingKey from 'virtual:drawing/blog';
import { drawingKeys } from 'virtual:pictures';
import type { Salon } from '@salon/content/description';
import { paletteOf } from '@salon/content/palette';
import Fastify from 'fastify';
import { shownPost } from '../shared/post/shownPost';
import { blogLoaders } from '../site/blog/loaders';
import { editionOne } from '../test/edition';
import { post } from '../test/posts';
import { DrawingsFolder, drawingRoute, placeIn } from './drawings';
import { createRenderer } from './entry-server';
import { renderPages } from './pages/render';

const render = createRenderer({
  template: '<!--palette--><!--head--><div id="root"></div>',
  scripts: {},
  blog: blogLoaders,
});
const drawn = join(import.meta.dirname, '../drawings');
/** In the place of each drawing: what is compressed best takes long. */
const SMALL =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="d"><path fill="var(--light,#ffffff)" d="M0 0h9v9z"/></g></svg>';
const marigold: Salon = { ...editionOne.salon, colours: 'marigold' };
const logo = { image: `/media/${'0'.repeat(20)}-396x132-12372a/960.png` };

let dir: string;
let services: Server;
/** What blog-service was asked to draw, by each request. */
let asked: { svg: string; as: string }[][];
let folder: DrawingsFolder;
let drawings: string;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'drawings-'));
  asked = [];
  drawings = join(dir, 'drawn');
  mkdirSync(drawings);
  for (const key of [...Object.values(drawingKeys), drawingKey])
    writeFileSync(join(drawings, `${key}.svg`), SMALL);
  for (const name of ['emblem.svg', 'emblem-small.svg'])
    copyFileSync(join(drawn, name), join(drawings, name));
  services = createServer(async (request, response) => {
    if (request.method === 'GET') return response.end('a logo');
    const wanted = (await json(request)) as { svg: string; as: string }[];
    asked.push(wanted);
    response.end(JSON.stringify(wanted.map(({ as }) => Buffer.from(as).toString('base64'))));
  });
  await new Promise<void>((ready) => services.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
  folder = new DrawingsFolder(dir, origin, drawings);
});
afterEach(() => {
  services.close().closeAllConnections();
  rmSync(dir, { recursive: true });
});

const places = () => readdirSync(join(dir, 'assets/drawings'));

/** All files of an edition, and a post without a picture. */
async function textsOf(salon: Salon): Promise<string[]> {
  const content = { ...editionOne, salon };
  const now = new Date('2026-11-22T12:00+05:30');
  const related = { previous: null, next: null, related: [] };
  const known = { page: { post: shownPost(post('a')), related } };
  const page = await render(new Request('http://pages/blog/a'), content, now, known);
  const files = await renderPages(render, { edition: 1, publishedAt: null, content }, now);
  return [...files.values(), JSON.stringify(page)];
}

it.each<[salon: string, over: Partial<Salon>, most: string]>([
  ['with the emblem that came with the site', {}, 'emblem-512.png'],
  ['with a name of its own', { name: 'Zahra' }, 'jpg'],
  ['with a logo', { name: 'Zahra', logo }, '-1200.jpg'],
])('a salon %s has each file that its pages, posts, icons and data name', async (_, over, one) => {
  const salon = { ...marigold, ...over };
  const place = placeIn(salon.colours) ?? '';
  await folder.show(salon);
  const named = (await textsOf(salon)).flatMap((text) => text.match(/\/assets\/drawings\/[\w./-]+/g) ?? []);
  expect(named.filter((address) => !address.startsWith(place))).toEqual([]);
  expect(named.some((address) => address.endsWith(one))).toBe(true);
  expect([...new Set(named)].filter((address) => !existsSync(join(dir, address)))).toEqual([]);
});

it('an image has the colours of the edition, and its pixels are those that blog-service has made', async () => {
  await folder.show(marigold);
  const read = (file: string) => `${readFileSync(join(dir, placeIn('marigold') ?? '', file))}`;
  expect(read('emblem.svg')).toContain('fill="#361b40"');
  expect(read('emblem.svg')).not.toMatch(/#c9a45c|var\(/);
  expect([read('emblem-512.png'), read(`${drawingKeys.home}.jpg`)]).toEqual(['png', 'jpg']);
});

it('what is there is not made again, and what somebody took away is', async () => {
  await folder.show(marigold);
  await folder.show(marigold);
  expect(asked).toHaveLength(1);
  const icon = join(dir, placeIn('marigold') ?? '', 'emblem-32.png');
  rmSync(icon);
  await folder.clearUp(marigold);
  expect(asked.map((wanted) => wanted.length)).toEqual([expect.any(Number), 1]);
  expect(existsSync(icon)).toBe(true);
});

it('replaced colours stay until all posts have the new ones', async () => {
  await folder.show(marigold);
  const wine = { ...marigold, colours: 'wine' };
  await folder.clearUp(wine);
  expect(places()).toHaveLength(2);
  for (const place of places()) utimesSync(join(dir, 'assets/drawings', place), 0, 0);
  await folder.clearUp(wine);
  expect(places()).toEqual([basename(placeIn('wine') ?? '')]);
});

it.each([
  ['of a set', 'wine', 'hair-0a1b2c3d-1800x1500.svg', 'wine'],
  ['of one colour', '2b1a40', 'hair-0a1b2c3d-1800x1500.svg', '#2b1a40'],
  ['of two colours', '2b1a40-f2ae45', 'hair-0a1b2c3d-1800x1500.svg', '#2b1a40 #f2ae45'],
  ['of no colours', 'red', 'hair-0a1b2c3d-1800x1500.svg', undefined],
  ['that nobody has drawn', 'wine', 'castle-0a1b2c3d-1800x1500.svg', undefined],
  ['in pixels', 'wine', 'hair-0a1b2c3d-1800x1500.jpg', undefined],
])('a draft’s drawing %s: the address %s/%s has the colours %s', async (_, place, file, colours) => {
  const app = Fastify();
  drawingRoute(app, drawings);
  const answer = await app.inject(`/assets/drawings/${place}-0a1b2c3d/${file}`);
  expect(answer.statusCode).toBe(colours ? 200 : 404);
  if (!colours) return;
  expect(answer.headers['content-type']).toBe('image/svg+xml');
  expect(answer.body).toContain(`var(--light,${paletteOf(colours).light})`);
});
