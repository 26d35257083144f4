import { localeOf } from '@salon/content/languages';
import { translated } from '@salon/content/translate';
import { speak } from '@salon/content/words/say';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shownPost } from '../shared/post/shownPost';
import { dataOf } from '../site/page-data';
import { frameOf } from '../site/page-data/frame';
import { setClock } from './clock';
import { edited, NOON } from './loaders';
import { post } from './posts';
import { renderSite } from './renderSite';

// A made-up language that has every word: each Latin letter of the site's own words and of the content is one of Ethiopia.

const inEthiopic = (text: string) =>
  text.replace(/\{\w+\}|\p{Script=Latin}/gu, (found) =>
    found.length > 1 ? found : String.fromCodePoint(0x1200 + found.charCodeAt(0)),
  );
const words = new Proxy<Record<string, string>>({}, { get: (_, key) => inEthiopic(String(key)) });

const content = edited(({ services, offers, contact, people, hours }) => {
  const terms = { advance: 500, bring: 'A comb', care: 'Wait.' };
  for (const haircut of services.hair?.slice(0, 1) ?? [])
    Object.assign(haircut, { patchTest: true, terms: { ...haircut.terms, ...terms } });
  for (const offer of offers.packages.slice(0, 1)) offer.until = '2026-11-30';
  contact.upi = 'kadali@okbank';
  const person = { since: '2014', languages: 'Tamil', menus: ['hair'], isAskedFor: true, hidden: false };
  people.push({ ...person, id: 'meena', name: 'Meena', work: 'Hair' });
  hours.special.push({
    id: 'a',
    from: '2026-11-24',
    until: '2026-11-26',
    reason: 'Pongal',
    times: [],
    isTold: true,
  });
});
const shown = { content: translated(content, 'ml', words), now: NOON };
const said = { title: inEthiopic('Title'), author: inEthiopic('Kadali'), category: null, excerpt: '' };
const posts = ['a', 'b', 'c'].map((id) => post(id, said));
const text = `<figure data-layout="compare"><img src="/a.jpg" alt=""><img src="/b.jpg" alt=""></figure>
<figure data-embed="youtube" data-id="aaaaaaaaaaa"></figure><table></table>`;
const related = { previous: post('a', said), next: post('c', said), related: posts };
const blog = {
  postList: async () => ({ query: {}, list: { posts, total: 3, next: 'more' }, categories: [] }),
  post: async () => ({ page: { post: shownPost({ ...post('b', said), content: text }), related } }),
};

beforeEach(() => {
  setClock(NOON);
  speak({ locale: localeOf('ml'), words });
});
afterEach(() => speak());

async function open(path: string) {
  renderSite(path, async () => ({
    frame: async () => frameOf(shown),
    page: async (id, { params }) => dataOf(id, shown, params.menu),
    ...blog,
  }));
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}

/** What can be seen, heard or found on the page, but for addresses and brands. */
function inEnglish(): string[] {
  const meta = 'meta:not([name=description], [property$=title])';
  const said = ['alt', 'aria-label', 'aria-roledescription', 'content', 'placeholder', 'title'];
  const elements = [...document.querySelectorAll(`*:not(${meta}, script, style)`)];
  const texts = elements.flatMap((element) => [
    ...said.map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
  ]);
  return texts.filter((text) =>
    /\p{Script=Latin}/u.test(text.replace(/\S+@\S+|\S*localhost\S*|YouTube/g, '')),
  );
}

const pages = ['/', '/about', '/services', '/services/hair', '/services/prices', '/offers', '/bridal'];
const others = ['/Academy', '/TermsAndConditions', '/PrivacyPolicy', '/blog', '/blog/b', '/nowhere'];

it.each([...pages, ...others])('says nothing in English on %s', async (path) => {
  await open(path);
  await act(async () => {});
  expect(inEnglish()).toEqual([]);
});

it('says nothing in English on a planned visit, whose message has the salon’s own names too', async () => {
  const haircut = { id: 'hair/haircut', name: inEthiopic('Haircut'), original: 'Haircut', people: 2 };
  const items = [{ ...haircut, price: { kind: 'from', rupees: 1200 }, duration: '45-60 mins' }];
  localStorage.setItem('visit', JSON.stringify({ version: 1, items }));
  const user = await open('/about');
  await user.click(await screen.findByText(inEthiopic('Your visit: 1 service')));
  const message = await screen.findByText(/ \(Haircut\)/);
  message.textContent = message.textContent?.replace(' (Haircut)', '') ?? '';
  expect(inEnglish()).toEqual([]);
});

it('finds a service by both of its names', async () => {
  const user = await open('/services/prices');
  for (const typed of ['haircut', inEthiopic('Haircut')]) {
    await user.clear(screen.getByRole('searchbox'));
    await user.paste(typed);
    expect(await screen.findByText(inEthiopic('Haircut'))).toBeInTheDocument();
    expect(screen.queryByText(inEthiopic('Classic Manicure'))).not.toBeInTheDocument();
  }
});

it('looks at the originals for what their words mean', () => {
  const home = dataOf('home', shown);
  expect(home).toHaveProperty('testimonials.reviews.0.isSample', true);
  expect(home).toHaveProperty('contact.map.alt');
});
