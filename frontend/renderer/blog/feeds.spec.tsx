import type { SiteContent } from '@salon/content/description';
import { edited } from '../../test/loaders';
import { allPosts, listed } from '../../test/posts';
import { feedsOf } from './feeds';
import { Posts } from './posts';

const SITE = 'http://localhost:8080';

/** The feeds of a site with these posts, which speaks Malayalam too if it has words for that. */
function feeds(some: ReturnType<typeof listed>[], change: (content: SiteContent) => void = () => {}) {
  const content = edited(change);
  const posts = new Posts();
  posts.apply(allPosts(some));
  posts.languages = content.translations.ml?.isOn ? ['ml'] : [];
  return feedsOf(posts, { edition: 2, publishedAt: '2026-02-01T10:00:00.000Z', content });
}

/** What can be read in a feed, whose XML must be right, below each element of a name. */
function read(text: string | undefined, name: string): Record<string, string>[] {
  const xml = new DOMParser().parseFromString(`${text}`, 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return Array.from(xml.getElementsByTagName(name), ({ children }) =>
    Object.fromEntries(
      Array.from(children, (child) => [
        child.tagName,
        child.getAttribute('href') ?? child.getAttribute('url') ?? child.textContent ?? '',
      ]),
    ),
  );
}

const malayalam = ({ translations }: SiteContent) => {
  translations.ml = {
    isOn: true,
    texts: {
      'salon/name': { text: 'കദളി', from: 'Kadali — Salon & Academy' },
      'words:Advice and news from {salon}': { text: '{salon}: വാർത്തകൾ', from: '' },
    },
  };
};
const inMalayalam = listed('in-ml', { language: 'ml', family: 'f' });

it('the newest posts are in RSS 2.0, in absolute addresses', () => {
  const author = 'Meena & Co';
  const own = listed('new', { author, category: 'Spa & Wellness', image: '/media/a/960.jpg' });
  const rss = feeds([own, listed('old', { date: '2026-01-01T06:00:00.000Z', image: 'https://a.example/b' })]);
  const [channel] = read(rss.get('rss.xml'), 'channel');
  expect(channel).toMatchObject({
    title: 'Kadali — Salon & Academy',
    link: `${SITE}/blog`,
    description: 'Advice and news from Kadali — Salon & Academy',
    language: 'en-IN',
    lastBuildDate: 'Fri, 20 Nov 2026 06:00:00 GMT',
    'atom:link': `${SITE}/rss.xml`,
  });
  expect(read(rss.get('rss.xml'), 'item')).toEqual([
    {
      title: 'Title of new',
      link: `${SITE}/blog/new`,
      guid: `${SITE}/blog/new`,
      pubDate: 'Fri, 20 Nov 2026 06:00:00 GMT',
      'dc:creator': author,
      category: 'Spa & Wellness',
      description: 'Excerpt of new',
      'media:content': `${SITE}/media/a/960.jpg`,
    },
    expect.objectContaining({ link: `${SITE}/blog/old`, 'media:content': 'https://a.example/b' }),
  ]);
});

it('markup in a title, author or excerpt is text, and nothing breaks out of it', () => {
  const nasty = ']]>]]></title><script>alert(1)</script>&lt;&#x41;"\'';
  const rss = feeds([listed('a', { title: nasty, author: nasty, excerpt: nasty })]).get('rss.xml');
  expect(rss).not.toContain('<script');
  const [item] = read(rss, 'item');
  // Feed readers treat these as HTML, so after one unescaping they must still be text.
  for (const text of [item?.title, item?.description]) {
    expect(text).toMatch(/&lt;script&gt;/);
    expect(text).not.toContain('<');
  }
  expect(item?.['dc:creator']).toBe(nasty);
});

it('a language that visitors can choose has a feed of its own', () => {
  const rss = feeds([inMalayalam, listed('a')], malayalam);
  expect(read(rss.get('ml/rss.xml'), 'channel')).toMatchObject([
    {
      title: 'കദളി',
      link: `${SITE}/ml/blog`,
      description: 'കദളി: വാർത്തകൾ',
      language: 'ml-IN',
      'atom:link': `${SITE}/ml/rss.xml`,
    },
  ]);
  const links = (name: string) => read(rss.get(name), 'item').map(({ link }) => link);
  expect([links('rss.xml'), links('ml/rss.xml')]).toEqual([[`${SITE}/blog/a`], [`${SITE}/ml/blog/in-ml`]]);
  expect(feeds([inMalayalam]).has('ml/rss.xml')).toBe(false);
});

it('the sitemaps name the pages and the posts, each where it is, with the time of their last change for visitors', () => {
  const updated = '2026-11-21T06:00:00.000Z';
  const scheduled = { updated, date: '2026-11-22T06:00:00.000Z' };
  const some = [listed('a', { updated }), listed('later', scheduled), inMalayalam];
  const sitemaps = feeds([...some, listed('in-ta', { language: 'ta' })], malayalam);
  expect(read(sitemaps.get('sitemap.xml'), 'sitemap')).toEqual([
    { loc: `${SITE}/sitemap-pages.xml`, lastmod: '2026-02-01T10:00:00.000Z' },
    { loc: `${SITE}/sitemap-posts-1.xml`, lastmod: scheduled.date },
  ]);
  expect(read(sitemaps.get('sitemap-posts-1.xml'), 'url')).toEqual([
    { loc: `${SITE}/blog/later`, lastmod: scheduled.date },
    { loc: `${SITE}/ml/blog/in-ml`, lastmod: inMalayalam.updated },
    { loc: `${SITE}/blog/a`, lastmod: updated },
  ]);
});

it('without the blog there is only the sitemap of the pages', () => {
  const some = feeds([listed('a')], ({ pages }) => {
    pages.blog = false;
  });
  expect([...some.keys()]).toEqual(['sitemap.xml']);
  expect(some.get('sitemap.xml')).not.toContain('posts');
});
