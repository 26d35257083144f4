import type { OfferPackage, SiteContent } from '@salon/content/description';
import { entriesOf } from '@salon/content/entries';
import { languageCodes, languages } from '@salon/content/languages';
import { each } from '@salon/content/menus';
import { paletteOf } from '@salon/content/palette';
import { valueAt } from '@salon/content/paths';
import { textsOf, wordKey } from '@salon/content/translate';
import { withGlobalStyles } from '../../build/styles';
import { shownPost } from '../../shared/post/shownPost';
import { withTypefaces } from '../../shared/theme/typefaces';
import { blogLoaders } from '../../site/blog/loaders';
import { editionOne } from '../../test/edition';
import { post } from '../../test/posts';
import { placeIn } from '../drawings';
import { createRenderer } from '../entry-server';
import { isTranslated } from '../languages';
import { renderPages } from './render';

const render = createRenderer({
  template: '<html lang="en-IN"><!--palette--><!--head--><div id="root"></div>',
  scripts: {},
  blog: blogLoaders,
});

const NOON = new Date('2026-11-22T12:00+05:30');

/** Pages that can be asked for alone. */
async function page(path: string, content: SiteContent) {
  const answer = await render(new Request(`http://pages${path}`), content, NOON);
  const leadsTo = answer instanceof Response ? answer.headers.get('Location') : undefined;
  return { status: answer.status, leadsTo, html: answer instanceof Response ? '' : answer.html };
}

/** What the site came with and more that nobody may see at that time, all of it with the word “unseen”. */
function withUnseen(): SiteContent {
  const content = structuredClone(editionOne);
  const hideable = Array.from(entriesOf(content)).filter(({ schema }) => 'hidden' in schema.shape);
  const lists = new Map(hideable.map(({ list, entry }) => [list, entry]));
  const price = { kind: 'fixed', rupees: 7_654_321 } as const;
  for (const [path, entry] of lists) {
    const texts = Object.keys(entry).filter((key) => typeof Reflect.get(entry, key) === 'string');
    const unseen = { ...entry, ...each(texts, () => 'unseen'), hidden: true };
    (valueAt(content, path) as object[]).push('price' in entry ? { ...unseen, price } : unseen);
  }
  const [service] = content.services.hair ?? [];
  if (service) content.services.unseen = [{ ...service, name: 'unseen', description: 'unseen', price }];
  const { offers, notices } = content;
  const [offer] = editionOne.offers.packages as [OfferPackage];
  for (const dates of [{ from: '2027-11-22' }, { until: '2025-11-22' }])
    offers.packages.push({ ...offer, title: 'unseen', price, ...dates });
  const notice = (text: string, from: string, until: string) => ({ id: from, text, from, until });
  notices.push(
    notice('unseen', '2026-11-22T12:01', '2026-11-23T00:00'),
    notice('unseen', '2027-11-22T08:00', '2027-11-23T00:00'),
    notice('unseen', '2025-11-22T08:00', '2025-11-23T00:00'),
    notice('Closed from noon', '2026-11-22T08:00', '2026-11-22T20:00'),
  );
  return content;
}

describe('the files of an edition', () => {
  const content = withUnseen();
  content.academy.programs = content.academy.programs.filter(({ hidden }) => hidden);
  Object.assign(content.salon, { colours: 'marigold', name: 'Zahra' });
  let files: Map<string, string>;
  beforeAll(async () => {
    files = await renderPages(render, { edition: 1, publishedAt: null, content }, NOON);
  });

  it('have not a word of what is hidden, over or still to come', () => {
    const telling = [...files].filter(([, text]) => /unseen|76,?54,?321/i.test(text)).map(([file]) => file);
    expect(telling).toEqual([]);
    expect(files.get('index.html')).toContain('Closed from noon');
    expect(files.get('page-data/offers.json')).toContain('Closed from noon');
    expect(files.get('api/site.json')).toContain('Closed from noon');
  });

  it('are no page without content, also not in the sitemap; its address answers as one that is not there', async () => {
    expect([...files.keys()]).not.toContain('Academy.html');
    expect(files.get('sitemap-pages.xml')).not.toContain('Academy');
    expect((await page('/Academy', content)).status).toBe(404);
    expect(files.get('about.html')).toContain('What we hold on to');
  });

  it('have its colours: the pages, their drawings, the manifest, the icon and the admin area', () => {
    const { dark, accent } = paletteOf('marigold');
    expect(files.get('services.html')).toContain(`<meta name="theme-color" content="${dark}">`);
    expect(files.get('services.html')).toContain(`--accent:${accent};`);
    const places = ['services.html', 'page-data/services.json'].flatMap((file) =>
      Array.from(files.get(file)?.matchAll(/\/assets\/drawings\/[^/"]+\//g) ?? [], ([place]) => place),
    );
    expect([...new Set(places)]).toEqual([`${placeIn('marigold')}`]);
    expect(JSON.parse(files.get('manifest.webmanifest') ?? '')).toMatchObject({ theme_color: dark });
    expect(files.get('monogram.svg')).toContain(`fill="${accent}"`);
    expect(files.get('admin.css')).toContain(`--accent:${accent};`);
  });
});

it('shows the data of a post that are known, and asks nobody for them', async () => {
  const related = { previous: null, next: null, related: [] };
  const known = { page: { post: shownPost(post('a', { title: 'Known already' })), related } };
  const answer = await render(new Request('http://pages/blog/a'), editionOne, new Date(), known);
  expect(answer).toMatchObject({ status: 200, html: expect.stringContaining('Known already'), data: known });
});

it('sets pages in the edition’s pair of typefaces, and names the files of no other', async () => {
  const template = withGlobalStyles(
    '<head><!--styles--><!--palette--><!--head--></head><div id="root"></div>',
  );
  const styled = createRenderer({ template, scripts: {}, blog: blogLoaders });
  for (const [typefaces, files] of [
    ['fraunces', ['display', 'text', 'text-bold']],
    ['literata', ['literata', 'mulish', 'mulish-bold']],
    ['figtree', ['figtree', 'figtree-bold']],
  ] as const) {
    const content = { ...editionOne, salon: { ...editionOne.salon, typefaces } };
    const page = await styled(new Request('http://pages/about'), content, new Date());
    const html = page instanceof Response ? '' : page.html;
    const found = (pattern: RegExp) => [...new Set(Array.from(html.matchAll(pattern), ([, file]) => file))];
    expect(found(/fonts\/([a-z-]+)\.woff2/g)).toEqual(files);
    expect(found(/rel="preload" href="[^"]*\/([a-z-]+)\.woff2/g)).toEqual(files);
    expect(html.match(/<style>/g)).toHaveLength(2);
  }
});

it.each(languageCodes)('a page in %s names the faces of its script, one in English none', (code) => {
  const file = languages[code].script.toLowerCase();
  const facesIn = (language?: typeof code) => {
    const page = withTypefaces(withGlobalStyles('<!--styles-->'), 'figtree', language);
    return [...new Set(Array.from(page.matchAll(/fonts\/([a-z-]+)/g), ([, name]) => name))];
  };
  expect(facesIn()).toEqual(['figtree', 'figtree-bold']);
  expect(facesIn(code)).toEqual([file, `${file}-bold`]);
});

describe('with a second language', () => {
  /** Malayalam for each text whose place is named, and of the site's own words for one. */
  function inMalayalam(isTranslated: (key: string) => boolean, isOn = true): SiteContent {
    const content = structuredClone(editionOne);
    const some = textsOf(content).filter(({ key }) => isTranslated(key) && !/map$|search/.test(key));
    const texts = Object.fromEntries(
      some.map(({ key, original }) => [
        key,
        {
          text: original.replace(/\{\w+\}|[A-Za-z’']+/g, (word) => (word[0] === '{' ? word : 'മുടി')),
          from: original,
        },
      ]),
    );
    texts[wordKey('Add to visit')] = { text: 'ചേർക്കുക', from: 'Add to visit' };
    content.translations.ml = { isOn, texts };
    return content;
  }
  const written = (content: SiteContent) =>
    renderPages(render, { edition: 1, publishedAt: null, content }, NOON);
  const canonical = (html = '') => /rel="canonical" href="http:\/\/localhost:8080([^"]*)"/.exec(html)?.[1];
  const alternates = (html = '') =>
    Array.from(
      html.matchAll(/rel="alternate" hreflang="([^"]+)" href="http:\/\/localhost:8080([^"]*)"/g),
      ([, ...one]) => one.join(' '),
    );

  it('each page is there in both, with its data, and both name both to search engines', async () => {
    const files = await written(inMalayalam(() => true));
    const original = [...files.keys()].filter(
      (name) => /^[^/]*(services\/.*)?\.html$/.test(name) && !/404|blogd/.test(name),
    );
    expect(original.length).toBeGreaterThan(15);
    const sitemap = [
      ...`${files.get('sitemap-pages.xml')}`.matchAll(/<loc>http:\/\/localhost:8080([^<]*)</g),
    ];
    const named = new Set<string>();
    for (const name of original) {
      const path = `/${name.replace(/(index)?\.html$/, '')}`;
      const inMl = path === '/' ? '/ml' : `/ml${path}`;
      const [english, malayalam] = [files.get(name), files.get(`ml/${name}`)];
      expect([canonical(english), canonical(malayalam)]).toEqual([path, inMl]);
      const both = [`en ${path}`, `ml ${inMl}`, `x-default ${path}`];
      expect([alternates(english), alternates(malayalam)]).toEqual([both, both]);
      for (const one of [path, inMl]) named.add(one);
      expect(files.has(`page-data/ml/${name.replace('.html', '.json')}`)).toBe(true);
      expect(malayalam).toMatch(
        /property="og:locale" content="ml_IN".*og:locale:alternate" content="en_IN"/s,
      );
      expect(malayalam).toContain('"inLanguage":"ml"');
    }
    expect(new Set(sitemap.map(([, path]) => path))).toEqual(named.add('/blog'));
    expect(files.get('ml/404.html')).toContain('<html lang="ml"');
  });

  it('a page of which some is not translated says what is English; of one with little, search engines see the original', async () => {
    const files = await written(inMalayalam((key) => !/^(services\/hair|words\/about)\//.test(key)));
    const menu = files.get('ml/services/hair.html');
    expect(menu).toContain('href="/ml/services/prices"');
    expect(menu).toMatch(/<h3[^>]* lang="en"[^>]*>|<h3[^>]*><span[^>]* lang="en"[^>]*>Haircut/);
    expect(menu).toMatch(/<a [^>]*href="\/services\/hair"[^>]*lang="en"[^>]*>English<\/a>/i);
    expect(files.get('services/hair.html')).toMatch(/href="\/ml\/services\/hair"[^>]*>മലയാളം<\/a>/);
    const { facts } = JSON.parse(`${files.get('page-data/ml/edition.json')}`);
    expect(facts['nail/gel-polish']).toMatchObject({ original: 'Gel Polish', price: { rupees: 1299 } });
    expect(facts['offers/wax-works']).toMatchObject({ original: 'Wax Works' });
    const { locale, words } = JSON.parse(`${files.get('page-data/ml/words.json')}`);
    expect([locale, words['Add to visit']]).toEqual(['ml-IN-u-nu-latn', 'ചേർക്കുക']);
    expect(files.get('ml/about.html')).toContain('Our Story');
    expect(canonical(files.get('ml/about.html'))).toBe('/about');
    expect(alternates(files.get('about.html'))).toEqual([]);
    expect(files.get('sitemap-pages.xml')).not.toContain('/ml/about');
    expect(files.get('sitemap-pages.xml')).toContain('/ml/offers');
  });

  it('the share of a page in another script is of letters: a language may join words', () => {
    expect(isTranslated('<main>തിരക്കില്ലാത്ത സൗന്ദര്യം, as all of our clients say</main>')).toBe(true);
    expect(isTranslated('<main>മുടി, as the clients of our own salon say</main>')).toBe(false);
  });

  it('a title with a number in it is in one language', async () => {
    const english = inMalayalam((key) => key !== 'words/academy/intro/title');
    expect((await page('/ml/Academy', english)).html).toMatch(/<h2[^>]*>Two programmes, real faces</);
  });

  it('while it is off nothing says so, and its addresses lead to the original', async () => {
    const content = inMalayalam(() => true, false);
    const files = await written(content);
    const before = await written(editionOne);
    before.delete('api/site.json');
    expect([...before].filter(([name, text]) => files.get(name) !== text)).toEqual([]);
    expect(await page('/ml/services/hair', content)).toMatchObject({
      status: 301,
      leadsTo: '/services/hair',
    });
  });

  it.each([
    ['/ML/about?a=1', 301, '/ml/about?a=1'],
    ['/ta/about', 301, '/about'],
    ['/ta//site.example/', 301, '/site.example/'],
    ['/ml/services/HAIR', 301, '/ml/services/hair'],
    ['/ml/ml/', 404, undefined],
    ['/ta/ta/', 404, undefined],
    ['/xx/', 404, undefined],
  ])('%s is answered with %i %s', async (path, status, leadsTo) => {
    const content = inMalayalam(() => true);
    expect(await page(path, content)).toMatchObject({ status, leadsTo });
  });
});
