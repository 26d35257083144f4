import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { sampleContent } from '@salon/content/testing/sample';
import { withoutHidden } from '@salon/content/visible';
import { listed } from '../test/posts';
import { BUILD, namesIn, WrittenSite } from '../test/writtenSite';
import { createSiteSource } from './blogService';

const MINUTE = 60_000;
/** From the beginning of each test until the salon opens. */
const UNTIL_OPEN = 4.5 * 60 * MINUTE;

let site: WrittenSite;
let service: WrittenSite['service'];
let renderer: WrittenSite['renderer'];
beforeEach(async () => {
  site = new WrittenSite();
  ({ service, renderer } = site);
  await site.start();
});
afterEach(() => site.stop());

const on = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();
/** One a day; the newest has the highest number. */
const many = Array.from({ length: 60 }, (_, index) => listed(`post-${index + 1}`, { date: on(index + 1) }));

describe('a post', () => {
  it('is public when that is said, with its list, its pictures and the feeds, and its neighbours lead to it', async () => {
    service.put(listed('old', { date: on(1) }), listed('new', { date: on(3) }));
    const publisher = await site.work();
    service.pictures.key = ['320.avif', '960.jpg'];
    service.put(listed('between', { date: on(2), pictures: ['key'] }));
    await site.look(publisher);
    const pages = ['blog.html', 'blog/between.html', 'blog/new.html', 'blog/old.html'];
    const others = ['lists/Hair+Care/first.html', 'rss.xml'];
    const texts = site.filesWith('Title of between').filter((name) => /(html|xml)$/.test(name));
    expect(texts).toEqual([...pages, ...others].map((name) => `${BUILD}/${name}`));
    expect(site.read('sitemap-posts-1.xml')).toContain('/blog/between<');
    expect(site.pictures()).toEqual(['key/320.avif', 'key/960.jpg']);
    expect(service.said).not.toBe(service.position);
    await site.look(publisher);
    expect(service.said).toBe(service.position);
  });

  it('that is taken back is nowhere any more before that is said, also not in the folders of other builds', async () => {
    const back = listed('back', { date: on(2), pictures: ['key'] });
    service.put(listed('old', { date: on(1) }), back, listed('new', { date: on(3) }));
    const publisher = await site.work();
    for (const name of ['blog/back.html', 'lists/Hair+Care/first.html', 'blog.html', 'rss.xml']) {
      mkdirSync(join(site.dir, 'ba9876543210', name, '..'), { recursive: true });
      writeFileSync(join(site.dir, 'ba9876543210', name), 'Title of back');
    }
    service.takeBack('back');
    await site.look(publisher);
    expect(site.filesWith('Title of back')).toEqual([]);
    expect(site.read('blog/old.html')).toContain('Title of new');
    expect(site.pictures()).toEqual([]);
    expect(service.said).not.toBe(service.position);
  });

  it('that very many pages show is taken back with them; these are written again afterwards', async () => {
    service.put(...many);
    const publisher = await site.work();
    service.takeBack('post-60');
    await site.look(publisher);
    expect(site.filesWith('Title of post-60')).toEqual([]);
    expect([site.has('blog.html'), site.has('blog/post-1.html')]).toEqual([true, false]);
    await site.work(publisher);
    expect(site.has('blog/post-1.html')).toBe(true);
  });

  it('that was published, taken back and published again is told as it is last, and so is the reverse', async () => {
    service.put(listed('a'), listed('b'));
    const publisher = await site.work();
    service.put(listed('c'));
    service.takeBack('a', 'c', 'b');
    service.put(listed('b', { title: 'At last' }));
    await site.look(publisher);
    expect(site.read('blog/b.html')).toContain('At last');
    expect(site.filesWith('Title of')).toEqual([]);
  });
});

describe('when something can’t be written', () => {
  it('its files stay, nobody says that it is done, and it is tried again; a post is taken back all the same', async () => {
    service.put(listed('a', { date: on(1) }), listed('b', { date: on(2) }));
    const publisher = await site.work();
    renderer.broken = ['/blog/a'];
    service.put(listed('a', { date: on(1), title: 'Corrected' }));
    await site.work(publisher);
    expect(site.read('blog/a.html')).toContain('Title of a');
    service.takeBack('b');
    await site.work(publisher);
    expect(site.filesWith('Title of b')).toEqual([]);
    expect(service.said).not.toBe(service.position);
    renderer.broken = [];
    await site.work(publisher);
    expect(site.read('blog/a.html')).toContain('Corrected');
    expect(service.said).toBe(service.position);
  });

  it.each<[what: string, fail: () => unknown]>([
    ['a picture', () => service.broken.add('/internal/pictures/key')],
    ['the edition that nobody says', () => (site.current = undefined)],
    [
      'a page of the site',
      () => {
        site.publish(1, 'Another landmark');
        renderer.broken = ['/about'];
      },
    ],
  ])('%s keeps no post from being published or taken back', async (_, fail) => {
    service.put(listed('back'));
    const publisher = await site.work();
    const edition = site.current;
    fail();
    service.put(listed('a', { pictures: ['key'] }));
    service.takeBack('back');
    await site.work(publisher);
    expect(site.filesWith('Title of back')).toEqual([]);
    expect(site.has('blog/a.html')).toBe(true);
    expect(service.said).not.toBe(service.position);
    service.broken.clear();
    renderer.broken = [];
    site.current ??= edition;
    await site.work(publisher);
    expect(service.said).toBe(service.position);
  });

  it('a page that is not rendered leaves the site as it was, and says so once a minute', async () => {
    const publisher = await site.work();
    site.publish(2, 'Another landmark');
    renderer.broken = ['/services/hair'];
    for (let second = 0; second < 3; second++) await site.look(publisher);
    expect(publisher.shown()).toMatchObject({ edition: 0 });
    expect(site.filesWith('Another landmark')).toEqual([]);
    expect(site.logged.filter(({ msg }) => msg === 'pages not written')).toHaveLength(1);
    renderer.broken = [];
    await site.look(publisher);
    expect(site.read('current/services/hair.html')).toContain('Another landmark');
  });

  it('a page of the backlog holds up neither the others nor the clock', async () => {
    service.put(listed('a', { date: on(1) }), listed('b', { date: on(2) }));
    const publisher = await site.work();
    renderer.broken = ['/blog/b'];
    site.publish(1, 'Another landmark');
    await site.work(publisher);
    site.now += UNTIL_OPEN;
    await site.work(publisher);
    expect(site.read('blog/a.html')).toContain('Another landmark as of 2026-01-14T10:00');
    expect(site.read('current/index.html')).toContain('as of 2026-01-14T10:00');
    expect(site.read('blog/b.html')).not.toContain('Another landmark');
  });
});

describe('a renderer that starts', () => {
  it('first takes away what changed since another was killed', async () => {
    service.put(listed('a', { date: on(1) }), listed('b', { date: on(2) }));
    const killed = await site.work();
    service.broken.add('/internal/pictures/key');
    service.put(listed('c', { pictures: ['key'] }));
    await site.look(killed);
    expect(site.has('blog/c.html')).toBe(true);
    service.broken.clear();
    service.takeBack('b', 'c');
    const publisher = site.newPublisher();
    await site.look(publisher);
    expect([...site.filesWith('Title of b'), ...site.filesWith('Title of c')]).toEqual([]);
    expect(publisher.isReady()).toBe(true);
  });

  it('writes again of what that one has left only one form', async () => {
    service.put(listed('a'));
    await site.work();
    writeFileSync(site.place('blog/a.html.br'), brotliCompressSync('What was taken back'));
    await site.work();
    expect(site.filesWith('What was taken back')).toEqual([]);
  });

  it('hears once more of what changes while it asks', async () => {
    service.put(...many);
    await site.work();
    const publisher = site.newPublisher();
    service.afterwards = () => service.takeBack('post-30');
    await site.look(publisher);
    await site.look(publisher);
    expect(service.said).not.toBe(service.position);
    expect(site.filesWith('Title of post-30')).toEqual([]);
  });

  it('with an empty folder is ready when all is written, also while one post follows the other', async () => {
    service.put(...many);
    const publisher = site.newPublisher();
    await site.look(publisher);
    const state = () => [site.has('blog.html'), site.has('blog/post-1.html'), publisher.isReady()];
    expect(state()).toEqual([true, false, false]);
    for (let number = 1; number < 60 && !publisher.isReady(); number++) {
      service.put(listed(`later-${number}`, { date: on(100 + number) }));
      await site.look(publisher);
    }
    expect(state()).toEqual([true, true, true]);
  });

  it.each([true, false])(
    'or runs (%s) when a backup is brought back writes everything again',
    async (starts) => {
      site.publish(7, 'Landmark');
      service.put(listed('a'), listed('b'));
      const publisher = await site.work();
      service.restore(listed('a'));
      site.publish(5, 'Landmark');
      const after = await site.work(starts ? site.newPublisher() : publisher);
      expect(site.filesWith('Title of b')).toEqual([]);
      renderer.rendered = [];
      service.restore(listed('a'));
      await site.work(after);
      expect(renderer.rendered).toContain('/blog/a');
      expect(after.shown()).toMatchObject({ edition: 5 });
      expect(site.read('current/page-data/edition.json')).toContain('"edition":5');
    },
  );
});

it('a new header rewrites all posts in the background, newest first, with the data that are there, while a new change goes first', async () => {
  service.put(...many);
  const publisher = await site.work();
  site.publish(1, 'Another landmark');
  await site.look(publisher);
  const isNew = (name: string) => site.read(name).includes('Another landmark');
  expect([isNew('blog.html'), isNew('blog/post-60.html')]).toEqual([true, false]);
  service.put(listed('news', { date: on(90), category: 'Skin Care' }));
  await site.look(publisher);
  expect([isNew('blog/news.html'), isNew('blog/post-50.html')]).toEqual([true, false]);
  renderer.rendered = [];
  renderer.asked = [];
  rmSync(site.place('page-data/blog/post-2.json'));
  await site.work(publisher);
  expect(renderer.asked.filter((address) => address.startsWith('/blog/'))).toEqual(['/blog/post-2']);
  expect(site.has('page-data/blog/post-2.json')).toBe(true);
  const order = renderer.rendered.map((address) => Number(/post-(\d+)/.exec(address)?.[1] ?? 100));
  expect(order).toEqual([...order].sort((one, other) => other - one));
  expect(isNew('blog/post-1.html')).toBe(true);
});

it.each(['', BUILD, `${BUILD}/blog`])(
  'what somebody removes is there again within the minute: pages/%s',
  async (folder) => {
    service.pictures.key = ['960.jpg'];
    service.put(listed('a', { pictures: ['key'] }));
    const publisher = await site.work();
    const names = () => namesIn(site.dir).filter((name) => name !== 'id' && !/\/\d{10}-/.test(name));
    const before = names();
    rmSync(join(site.dir, folder), { recursive: true });
    site.now += MINUTE;
    await site.work(publisher);
    expect(names()).toEqual(before);
    expect(site.has('current/index.html')).toBe(true);
  },
);

it('the blog that is switched off has no files, and all of them when it is switched on again', async () => {
  service.put(listed('a'));
  const publisher = await site.work();
  const ofBlog = () => namesIn(site.place('')).filter((name) => /blog\/|lists|blog\.html|rss/.test(name));
  const before = ofBlog();
  site.publish(1, '', false);
  await site.look(publisher);
  expect(ofBlog()).toEqual([]);
  site.publish(2, '');
  await site.work(publisher);
  expect(ofBlog()).toEqual(before);
});

it('pictures come and go with the pages that show them, and are looked through when their post has changed', async () => {
  service.shownPictures.push('logo');
  Object.assign(service.pictures, { logo: ['192.png'], photo: ['960.jpg', 'preview-1-2.jpg'] });
  service.put(listed('a', { pictures: ['photo'] }));
  const publisher = await site.work();
  expect(site.pictures()).toEqual(['logo/192.png', 'photo/960.jpg', 'photo/preview-1-2.jpg']);
  service.pictures.photo = ['960.jpg', 'preview-3-4.jpg'];
  service.shownPictures.pop();
  service.put(listed('a', { pictures: ['photo'], version: 2 }));
  await site.look(publisher);
  expect(site.pictures()).toEqual(['photo/960.jpg', 'photo/preview-3-4.jpg']);
});

// Every page, its data and the sitemap change with it: e2e/tests/site-faults.spec.ts.
it('a publish shows its edition, also on the page for what is not found, and is one line in the log', async () => {
  const publisher = await site.work();
  site.publish(2, 'Another landmark');
  await site.look(publisher);
  expect(site.read('current/404.html')).toContain('Another landmark');
  expect(JSON.parse(site.read('current/page-data/edition.json'))).toMatchObject({
    edition: 2,
    facts: { 'hair/haircut': { name: 'Haircut' } },
  });
  expect(publisher.shown()).toMatchObject({ edition: 2 });
  expect(site.logged.slice(1)).toEqual([
    expect.objectContaining({ msg: 'pages written', edition: 2, changed: expect.any(Number) }),
  ]);
});

it('new colours are shown once all that is drawn in them is there', async () => {
  const publisher = await site.work();
  service.broken.add('/internal/drawn');
  site.publish(2, 'Another landmark');
  if (site.current) site.current.content.salon = { ...site.current.content.salon, colours: 'wine' };
  await site.look(publisher);
  expect(publisher.shown()).toMatchObject({ edition: 0 });
  expect(site.read('current/404.html')).not.toContain('Another landmark');
  service.broken.clear();
  await site.look(publisher);
  expect(publisher.shown()).toMatchObject({ edition: 2 });
});

it('the edition is asked for with the ETag of what is known, and an error or no answer is none', async () => {
  const answers = [
    Response.json({ edition: 1, content: sampleContent() }, { headers: { ETag: '"1"' } }),
    new Response(null, { status: 304 }),
  ];
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => answers.shift() ?? Response.error());
  const ask = createSiteSource('http://blog');
  const edition = await ask();
  expect(edition).toEqual({ edition: 1, content: withoutHidden(sampleContent()) });
  expect(await ask()).toBe(edition);
  expect(await ask()).toBeUndefined();
  const known = { 'If-None-Match': '"1"' };
  expect(fetched.mock.calls.map(([, init]) => init?.headers)).toEqual([{}, known, known]);
  fetched.mockRestore();
});

it.each([false, true])(
  'the clock changes what pages say, also set back, and nothing in between (service down: %s)',
  async (isDown) => {
    service.put(listed('a'));
    const publisher = await site.work();
    service.isDown = isDown;
    const shows = (time: string) =>
      [site.read('current/index.html'), site.read('blog/a.html')].map((text) =>
        text.includes(`as of 2026-01-14T${time}`),
      );
    expect(shows('00:00')).toEqual([true, true]);
    renderer.rendered = [];
    site.now += UNTIL_OPEN - MINUTE;
    await site.work(publisher);
    expect(renderer.rendered).toEqual([]);
    site.now += MINUTE;
    await site.work(publisher);
    expect(shows('10:00')).toEqual([true, true]);
    site.now -= UNTIL_OPEN;
    await site.work(publisher);
    expect(shows('00:00')).toEqual([true, true]);
  },
);

it('without blog-service from the beginning nothing is written, and it is ready when it is clear that nobody answers', async () => {
  service.isDown = true;
  const publisher = await site.work();
  expect(publisher.isReady()).toBe(false);
  site.now += 10_000;
  await site.look(publisher);
  expect(publisher.isReady()).toBe(true);
  expect(publisher.shown()).toBeUndefined();
  expect(site.has('current')).toBe(false);
});

describe('the files of posts in two languages', () => {
  const family = '6f9619ff-8b86-4d01-b42d-00c04fc964ff';
  const malayalam = listed('a-ml', { language: 'ml', family });
  async function written() {
    site.publish(1, 'Landmark', true, ['ml']);
    service.put(listed('a', { family }), malayalam, listed('alone'));
    return site.work();
  }
  const filesOf = (id: string) =>
    site.filesWith(`"title":"Title of ${id}"`).filter((name) => /html$/.test(name));
  const places = (...names: string[]) => names.map((name) => `${BUILD}/${name}.html`);

  it('are each where a post is read: those without a version in a language also there', async () => {
    await written();
    expect([site.has('blog/a.html'), site.has('ml/blog/a.html')]).toEqual([true, false]);
    expect([site.has('blog/a-ml.html'), site.has('ml/blog/a-ml.html')]).toEqual([false, true]);
    expect([site.has('blog/alone.html'), site.has('ml/blog/alone.html')]).toEqual([true, true]);
    expect(filesOf('a-ml')).toEqual(
      places('ml/blog', 'ml/blog/a-ml', 'ml/blog/alone', 'ml/lists/Hair+Care/first'),
    );
    expect(site.read('ml/blog.html')).toContain('Title of alone');
    expect(site.read('blog/a.html')).toContain('/ml/blog/a-ml');
    expect([site.has('rss.xml'), site.has('ml/rss.xml')]).toEqual([true, true]);
  });

  it('lead nowhere any more when a version is taken back, and to it when it comes', async () => {
    const publisher = await written();
    service.takeBack('a-ml');
    await site.look(publisher);
    expect(site.filesWith('a-ml')).toEqual([]);
    // Until it is written it is rendered on request.
    await site.work(publisher);
    expect(site.has('ml/blog/a.html')).toBe(true);
    service.put(malayalam);
    await site.look(publisher);
    expect(site.read('blog/a.html')).toContain('/ml/blog/a-ml');
    expect([site.has('ml/blog/a.html'), site.has('ml/blog/a-ml.html')]).toEqual([false, true]);
  });

  it('are known again after a restart: what was taken back meanwhile is gone', async () => {
    await written();
    // As when the process ends between the two files of a page.
    rmSync(site.place('ml/blog/a-ml.html'));
    service.takeBack('a-ml');
    await site.look(site.newPublisher());
    expect(site.filesWith('a-ml')).toEqual([]);
  });

  it('say what they say in the language’s present words', async () => {
    const publisher = await written();
    renderer.asked = [];
    site.publish(2, 'Landmark', true, ['ml'], { 'words:Before': { text: 'മുമ്പ്', from: 'Before' } });
    await site.work(publisher);
    expect(renderer.asked).toContain('/ml/blog/alone');
    expect(renderer.asked).not.toContain('/blog/alone');
  });

  it('are the English ones alone once nobody can choose the language; its posts stay readable', async () => {
    const publisher = await written();
    site.publish(2, 'Landmark');
    await site.work(publisher);
    expect(filesOf('a-ml')).toEqual(places('blog/a-ml'));
    expect(site.filesWith('Title of').filter((name) => name.includes('ml/'))).toEqual([]);
    expect(site.read('blog/a.html')).not.toContain('a-ml');
  });
});
