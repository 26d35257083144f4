import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { TagLinks } from './links';

const BUILD = '0123456789ab';
const MINUTE = 60_000;

let dir: string;
let links: TagLinks;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tags-'));
  links = new TagLinks(dir, BUILD);
});
afterEach(() => rmSync(dir, { recursive: true }));

const shownFor = (tag: string) => basename(realpathSync(join(dir, BUILD, 'tags', tag)));
const folder = (name: string) => readdirSync(join(dir, BUILD, name)).sort();

it('leads from each tag to a folder with the name of its value', async () => {
  await links.show({ lists: 'one', 'post-a': 'two' });
  expect([shownFor('lists'), shownFor('post-a')]).toEqual(['one', 'two']);
});

it('replaces only what has changed, and leaves nothing half done', async () => {
  await links.show({ lists: 'one', 'post-a': 'two' });
  await links.show({ lists: 'three', 'post-a': 'two' });
  expect([shownFor('lists'), shownFor('post-a')]).toEqual(['three', 'two']);
  expect(folder('tags')).toEqual(['lists', 'post-a']);
});

it('mends what was removed', async () => {
  await links.show({ lists: 'one', 'post-a': 'two' });
  rmSync(join(dir, BUILD, 'tag-values'), { recursive: true });
  rmSync(join(dir, BUILD, 'tags/post-a'));
  await links.show({ lists: 'one', 'post-a': 'two' });
  expect([shownFor('lists'), shownFor('post-a')]).toEqual(['one', 'two']);
});

it('gives tags without a value one that was never used, and leaves the others', async () => {
  await links.show({ lists: 'one' });
  await links.begin(['lists', 'post-a']);
  const begun = shownFor('post-a');
  expect(shownFor('lists')).toBe('one');
  await links.begin(['lists', 'post-a']);
  expect(shownFor('post-a')).toBe(begun);
  rmSync(join(dir, BUILD), { recursive: true });
  await links.begin(['lists', 'post-a']);
  expect(shownFor('post-a')).not.toBe(begun);
});

it('lets two processes write at the same time', async () => {
  const other = new TagLinks(dir, BUILD);
  const both = Array.from({ length: 20 }, (_, n) => [
    links.show({ lists: `v${n}`, 'post-a': 'same' }),
    other.show({ lists: `v${n}`, 'post-a': 'same' }),
  ]);
  await Promise.all(both.flat());
  expect(folder('tags')).toEqual(['lists', 'post-a']);
  expect(folder('tag-values')).toContain(shownFor('lists'));
});

it('removes values some minutes after they were in use, and never one that is', async () => {
  await links.show({ lists: 'one' });
  await links.show({ lists: 'two' });
  await links.clearUp(Date.now() + MINUTE);
  expect(folder('tag-values')).toEqual(['one', 'two']);
  await links.clearUp(Date.now() + 6 * MINUTE);
  expect(folder('tag-values')).toEqual(['two']);
});
