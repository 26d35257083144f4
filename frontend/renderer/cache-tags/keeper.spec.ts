import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { SiteContent } from '@salon/content/description';
import { editionOne } from '../../test/edition';
import type { Edition } from '../pages/render';
import { createTagKeeper } from './keeper';
import { TagLinks, type Values } from './links';
import { TAGS } from './values';

const BUILD = '0123456789ab';
const edition = (number: number, content: SiteContent = editionOne): Edition => ({
  edition: number,
  publishedAt: null,
  content,
});

/** What blog-service answers; while `isDown` is true it answers with an error. */
let told: Values;
let isDown: boolean;
let shown: Edition | undefined;
let service: Server;
let dir: string;
let logged: unknown[];
let keeper: ReturnType<typeof createTagKeeper>;

beforeEach(async () => {
  told = Object.fromEntries(
    ['lists', 'related', 'kept-lists', 'kept-related', 'post-a', 'post-b', 'media-0'].map((tag) => [
      tag,
      `${tag}-1`,
    ]),
  );
  [isDown, shown, logged] = [false, edition(1), []];
  dir = mkdtempSync(join(tmpdir(), 'keeper-'));
  service = createServer((request, response) => {
    if (request.url === '/internal/cache-tags' && !isDown) response.end(JSON.stringify({ tags: told }));
    else response.writeHead(503).end('{}');
  });
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  const { port } = service.address() as AddressInfo;
  keeper = createTagKeeper({
    blogUrl: `http://127.0.0.1:${port}`,
    links: new TagLinks(dir, BUILD),
    edition: () => shown,
  });
});
afterEach(() => {
  service.closeAllConnections();
  service.close();
  rmSync(dir, { recursive: true });
  expect(logged).toEqual([]);
});

const look = () => keeper.look({ info: () => {}, error: (...args: unknown[]) => void logged.push(args) });
const shownFor = (tag: string) => basename(realpathSync(join(dir, BUILD, 'tags', tag)));
const values = () =>
  Object.fromEntries(readdirSync(join(dir, BUILD, 'tags')).map((tag) => [tag, shownFor(tag)]));
/** The tags whose value changes when this happens and the keeper looks. */
async function changedBy(happen: () => void): Promise<string[]> {
  const before = values();
  happen();
  await look();
  const after = values();
  return Object.keys(after).filter((tag) => after[tag] !== before[tag]);
}

it("passes blog-service's values on", async () => {
  await look();
  expect([shownFor('lists'), shownFor('post-a'), shownFor('media-0')]).toEqual([
    'lists-1',
    'post-a-1',
    'media-0-1',
  ]);
});

it('renews a tag and that of its pages', async () => {
  await look();
  expect(await changedBy(() => {})).toEqual([]);
  expect(await changedBy(() => Object.assign(told, { 'post-a': 'post-a-2' }))).toEqual([
    'kept-page-post-a',
    'page-post-a',
    'post-a',
  ]);
  expect(await changedBy(() => Object.assign(told, { 'media-0': 'media-0-2' }))).toEqual(['media-0']);
});

it('renews all pages of posts when what they show of other posts changes', async () => {
  await look();
  const ofPosts = TAGS.filter((tag) => tag.startsWith('page-post-')).sort();
  expect(await changedBy(() => Object.assign(told, { related: 'related-2' }))).toEqual(ofPosts);
  const kept = ofPosts.map((tag) => `kept-${tag}`);
  expect(await changedBy(() => Object.assign(told, { 'kept-related': 'kept-related-2' }))).toEqual(kept);
});

it('renews all pages when their header or footer does, and by no other change of the site', async () => {
  await look();
  const publish = (changes: Partial<SiteContent>) => () => {
    shown = edition(2, { ...editionOne, ...changes });
  };
  const pages = TAGS.filter((tag) => tag.includes('page-')).sort();
  expect(
    await changedBy(publish({ contact: { ...editionOne.contact, email: 'new@salon.example' } })),
  ).toEqual(pages);
  expect(await changedBy(publish({}))).toEqual(pages);
  expect(await changedBy(publish({ notes: { ...editionOne.notes, hair: 'Another note' } }))).toEqual([]);
});

it('leaves all as it is while blog-service does not answer', async () => {
  await look();
  expect(
    await changedBy(() => {
      isDown = true;
      told = {};
    }),
  ).toEqual(expect.not.arrayContaining(['lists', 'post-a', 'page-post-a']));
});

it('has a value for every tag from the start, also when neither blog-service nor the edition is known', async () => {
  [isDown, shown] = [true, undefined];
  await look();
  expect(Object.keys(values()).sort()).toEqual([...TAGS].sort());
});

it("knows every tag of nginx's paths and of blog-service", () => {
  expect(TAGS).toHaveLength(2 + 36 + 16 + 2 * 37);
  expect(TAGS).toEqual(
    expect.arrayContaining([
      'lists',
      'post-z',
      'media-f',
      'page-lists',
      'page-post-0',
      'kept-page-post-0',
      'kept-lists',
    ]),
  );
});

it('says what is wrong once a minute, and goes on', async () => {
  rmSync(dir, { recursive: true });
  writeFileSync(dir, 'in the way');
  await look();
  await look();
  expect(logged).toHaveLength(1);
  expect(readFileSync(dir, 'utf8')).toBe('in the way');
  logged = [];
});
