import { languageOf } from '@salon/content/languages';
import { originalOf, translated } from '@salon/content/translate';
import { speak } from '@salon/content/words/say';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownPost } from '../shared/post/shownPost';
import { createBlogLoaders } from '../site/blog/loaders';
import { dataOf, frameOf } from '../site/page-data';
import type { Loaders } from '../site/routes';
import { setClock } from './clock';
import { edited, NOON } from './loaders';
import { post } from './posts';
import { renderSite } from './renderAt';

// A made-up language that has every word: each Latin letter of the site's own words and of the content is one of Ethiopia.

const inEthiopic = (text: string) =>
  text.replace(/\{\w+\}|\p{Script=Latin}/gu, (found) =>
    found.length > 1 ? found : String.fromCodePoint(0x1200 + found.charCodeAt(0)),
  );
const words = new Proxy<Record<string, string>>({}, { get: (_, key) => inEthiopic(String(key)) });
const { locale } = languageOf('ml');

const content = edited((content) => {
  const [haircut] = content.services.hair ?? [];
  Object.assign(haircut?.terms ?? {}, { advance: 500, lateness: 'Late', bring: 'A comb', care: 'Wait.' });
  if (haircut) haircut.patchTest = true;
  for (const offer of content.offers.packages.slice(0, 1)) offer.until = '2026-11-30';
  content.contact.upi = 'kadali@okbank';
  content.notices.push({ id: 'a', text: 'Closed', from: '2026-11-01T00:00', until: '2026-12-01T00:00' });
  const person = { since: '2014', languages: 'Tamil', menus: ['hair'], isAskedFor: true, hidden: false };
  content.people.push({ ...person, id: 'meena', name: 'Meena', work: 'Hair' });
  const [closed, open] = [[], [{ opens: '09:00', closes: '12:00' }]];
  content.hours.special.push(
    { id: 'a', from: '2026-11-24', until: '2026-11-26', reason: 'Pongal', times: closed },
    { id: 'b', from: '2026-11-28', until: '2026-11-28', reason: '', times: open },
  );
});
const shown = translated(content, 'ml', words);

const posts = ['a', 'b', 'c'].map((id) =>
  post(id, { title: inEthiopic(`Title ${id}`), category: null, excerpt: '', author: inEthiopic('Kadali') }),
);
const inPost = `<figure data-layout="compare"><img src="/a.jpg" alt=""><img src="/b.jpg" alt=""></figure>
<figure data-embed="youtube" data-id="aaaaaaaaaaa"><figcaption><a href="/">${inEthiopic('Film')}</a></figcaption></figure>`;
const blog = createBlogLoaders({
  list: async () => ({ list: { posts, total: 3, next: 'more' }, categories: [] }),
  post: async (id) => {
    const [previous = null, found, next = null] = posts;
    if (id !== 'b' || !found) return null;
    return { post: shownPost({ ...found, content: inPost }), related: { previous, next, related: posts } };
  },
});
const loaders = async (): Promise<Loaders> => ({
  frame: async () => frameOf({ content: shown, now: NOON }),
  page: async (id, { params }) => dataOf(id, { content: shown, now: NOON }, params.menu),
  ...blog,
});

beforeEach(() => {
  setClock(NOON);
  speak({ locale, words });
});
afterEach(() => speak());

async function open(path: string) {
  renderSite(path, () => loaders());
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}

/** What can be seen, heard or found on the page, but for what is no word of a language: addresses, numbers and brands. */
function latinWords(): string[] {
  const named = ['alt', 'aria-label', 'aria-roledescription', 'content', 'placeholder', 'title'];
  const attributes = [...document.querySelectorAll('*:not(meta:not([name=description], [property$=title]))')]
    .flatMap((element) => named.map((name) => element.getAttribute(name) ?? ''))
    .concat(document.title);
  const texts: string[] = [];
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('script, style, noscript'))
      texts.push(walker.currentNode.nodeValue ?? '');
  return [...texts, ...attributes].filter((text) =>
    /\p{Script=Latin}/u.test(text.replace(/\S+@\S+|\S*localhost\S*|YouTube/g, '')),
  );
}

const pages = ['/', '/about', '/services', '/services/hair', '/services/prices', '/offers', '/bridal'];
const others = ['/Academy', '/TermsAndConditions', '/PrivacyPolicy', '/blog', '/blog/b', '/nowhere'];

it.each([...pages, ...others])('says nothing in English on %s', async (path) => {
  await open(path);
  await act(async () => {});
  expect(latinWords()).toEqual([]);
});

it('says nothing in English on a planned visit, and its message has the salon’s own names', async () => {
  const items = [
    { id: 'hair/haircut', name: inEthiopic('Haircut'), original: 'Haircut', people: 2 },
    { id: 'hair/hair-spa', name: inEthiopic('Hair Spa'), original: 'Hair Spa', people: 1 },
  ].map((item) => ({ ...item, price: { kind: 'from', rupees: 1200 }, duration: '45-60 mins' }));
  localStorage.setItem('visit', JSON.stringify({ version: 1, items, name: '', note: '', part: '', day: '' }));
  const user = await open('/about');
  await user.click(await screen.findByText(inEthiopic('Your visit: 2 services')));
  const message = await screen.findByText(/\(Haircut\)/);
  expect(message.textContent).toContain(`1. ${inEthiopic('Haircut')} (Haircut)`);
  message.textContent = message.textContent?.replace(/\((Haircut|Hair Spa)\)/g, '') ?? '';
  expect(latinWords()).toEqual([]);
});

it('finds a service by both of its names', async () => {
  const user = await open('/services/prices');
  const search = screen.getByRole('searchbox');
  for (const typed of ['haircut', inEthiopic('Haircut')]) {
    await user.clear(search);
    await user.type(search, typed);
    expect(await screen.findByText(inEthiopic('Haircut'))).toBeInTheDocument();
    expect(screen.queryByText(inEthiopic('Pedicure'))).not.toBeInTheDocument();
  }
});

it('looks at the originals for what their words mean', () => {
  const home = dataOf('home', { content: shown, now: NOON }) as { testimonials: { reviews: object[] } };
  expect(home.testimonials.reviews).toContainEqual(expect.objectContaining({ isSample: true }));
  expect(dataOf('bridal', { content: shown, now: NOON })).toHaveProperty('review.isSample', true);
  expect(originalOf(shown)).toBe(content);
});
