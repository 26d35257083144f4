import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PagesFolder } from './folder';

const BUILD = '0123456789ab';

let dir: string;
let place: string;
let pages: PagesFolder;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pages-'));
  place = join(dir, BUILD);
  pages = new PagesFolder(dir, BUILD);
});
afterEach(() => rmSync(dir, { recursive: true }));

const files = (price: string) =>
  new Map([
    ['index.html', `<h1>Home</h1><p>Hair Spa ${price}</p>`],
    ['about.html', '<h1>About</h1>'],
    ['page-data/index.json', JSON.stringify({ price })],
  ]);
const inCurrent = (name: string) => join(place, 'current', name);
const read = (name: string) => readFileSync(inCurrent(name), 'utf8');
const folders = () => readdirSync(place).filter((name) => /^\d/.test(name));

const write = (edition: number, price: string, at = 0, writer = pages) =>
  writer.write({ edition, at }, files(price));

describe('what was written', () => {
  it('is whole, with its compressed copies, and leaves nothing half done', async () => {
    expect(await write(1, '₹1,800')).toBe(3);
    for (const [name, text] of files('₹1,800')) {
      expect(read(name)).toBe(text);
      expect(brotliDecompressSync(readFileSync(inCurrent(`${name}.br`))).toString()).toBe(text);
    }
    expect(await pages.shown()).toBe(1);
    await write(2, '₹2,000');
    for (const [name, text] of files('₹2,000')) expect(read(name)).toBe(text);
    expect(readdirSync(place).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('keeps the file, and so the ETag, of a page that has not changed', async () => {
    await write(1, '₹1,800');
    const before = statSync(inCurrent('about.html.br'));
    expect(await write(2, '₹2,000')).toBe(2);
    const after = statSync(inCurrent('about.html.br'));
    expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
  });

  it('never has the time of another text of the same length, which nginx could not tell apart', async () => {
    const times: number[] = [];
    for (const [index, price] of ['₹1,800', '₹2,000', '₹2,200'].entries()) {
      await write(index + 1, price);
      times.push(Math.floor(statSync(inCurrent('index.html')).mtimeMs / 1000));
    }
    expect(new Set(times).size).toBe(3);
  });

  it('is written again when its folder vanished', async () => {
    await write(1, '₹1,800');
    for (const name of folders()) rmSync(join(place, name), { recursive: true });
    expect(await pages.shown()).toBeUndefined();
    expect(await write(1, '₹1,800')).toBe(3);
    expect(read('index.html')).toContain('₹1,800');
  });
});

describe('several writers', () => {
  it('an older edition never takes the place of a newer one, nor an older minute', async () => {
    await write(7, 'Open');
    expect(await write(7, 'Closed', 60_000)).toBe(2);
    expect(await write(6, '₹1,800', 120_000, new PagesFolder(dir, BUILD))).toBeUndefined();
    expect(await write(7, 'Open')).toBeUndefined();
    expect(read('index.html')).toContain('Closed');
    expect(folders()).toHaveLength(2);
  });

  it('the highest edition stays, in whatever order they come to an end', async () => {
    const editions = [3, 9, 1, 7, 5, 2, 8];
    await Promise.all(
      editions.map((edition) => write(edition, `₹${edition}`, 0, new PagesFolder(dir, BUILD))),
    );
    expect(await pages.shown()).toBe(9);
    expect(read('index.html')).toContain('₹9');
    expect(read('page-data/index.json')).toContain('₹9');
  });

  it('builds have folders of their own', async () => {
    await write(1, '₹1,800');
    await write(2, '₹2,000', 0, new PagesFolder(dir, 'ba9876543210'));
    expect(read('index.html')).toContain('₹1,800');
  });
});

describe('clearing up', () => {
  const makeOld = (path: string) => utimesSync(path, 0, 0);

  it('removes what is old and unfinished, never what is shown, nor for some minutes what was until now', async () => {
    await write(1, '₹1,800');
    for (const name of folders()) makeOld(join(place, name));
    await write(2, '₹2,000');
    await pages.clearUp();
    expect(folders()).toHaveLength(2);
    mkdirSync(join(place, `${'9'.repeat(10)}-${'9'.repeat(13)}-died`));
    for (const name of folders()) makeOld(join(place, name));
    await pages.clearUp();
    expect(folders()).toEqual([expect.stringMatching(/^0{9}2-/)]);
  });

  it('removes the pages of builds that have not run for long, and nothing that is not its own', async () => {
    await write(1, '₹1,800');
    for (const name of ['ba9876543210', 'of somebody else']) {
      mkdirSync(join(dir, name));
      makeOld(join(dir, name));
    }
    await pages.clearUp();
    expect(readdirSync(dir).sort()).toEqual([BUILD, 'of somebody else']);
  });
});
