import { SAMPLE_NAME } from '@salon/content/description/salon';
import { iconLinks, manifestIcons, monogram } from '../shared/content/icons';
import { browserApi } from '../site/blog/api';
import { editionOne } from '../test/edition';
import { createRenderer } from './entry-server';

const render = createRenderer({
  template: '<head><!--head--></head><div id="root"></div>',
  scripts: {},
  api: browserApi,
});
const folder = '/media/0123456789abcdef0123-396x132-12372a';
const logo = { image: `${folder}/960.png` };

async function pageOf(salon: object, path = '/PrivacyPolicy'): Promise<Document> {
  const content = { ...editionOne, salon: { ...editionOne.salon, name: SAMPLE_NAME, ...salon } };
  const page = await render(new Request(`http://site${path}`), content, new Date());
  if (page instanceof Response) throw new Error('It leads elsewhere.');
  return new DOMParser().parseFromString(page.html, 'text/html');
}
const said = (page: Document, selector: string, name: string) =>
  [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name));
const icons = (page: Document) => said(page, 'link[rel~=icon], link[rel=apple-touch-icon]', 'href');
const names = (page: Document) =>
  [...page.querySelectorAll('a[href="/"]:not(li a)')].map((link) => link.textContent);

it('a salon with the name that the site came with has its emblem, drawn', async () => {
  const page = await pageOf({});
  expect(names(page)).toEqual(Array(2).fill('KadaliSalon & Academyhome'));
  expect(said(page, 'header svg:first-child use', 'href')[0]).toMatch(/emblem-small-/);
  expect(icons(page)).toEqual(['/emblem.svg', '/emblem-32.png', '/emblem-180.png']);
});

it('a salon of another name has that name alone, and its first letter for an icon', async () => {
  const page = await pageOf({ name: '“அழகு” — Beauty Parlour' });
  expect(names(page)).toEqual(Array(2).fill('“அழகு”Beauty Parlourhome'));
  expect(page.querySelector('header a[href="/"] svg')).toBeNull();
  expect(icons(page)).toEqual(['/monogram.svg']);
  expect(monogram('“அழகு” — Beauty Parlour')).toContain('>அ</text>');
  expect(monogram('<script>')).toContain('>S</text>');
  expect(manifestIcons({ ...editionOne.salon, name: 'Other' })).toMatchObject([{ src: '/monogram.svg' }]);
});

it('a logo stands in header and footer, in the icons and in previews of pages without a photograph', async () => {
  const page = await pageOf({ logo });
  const images = page.querySelectorAll('header a img, footer a img');
  expect(images).toHaveLength(2);
  for (const image of images) {
    const facts = ['alt', 'width', 'height'].map((name) => image.getAttribute(name));
    expect(facts).toEqual([SAMPLE_NAME, '132', '44']);
  }
  expect(icons(page)).toEqual([`${folder}/32.png`, `${folder}/192.png`, `${folder}/180.png`]);
  expect(iconLinks({ ...editionOne.salon, logo })).not.toContain('emblem');
  expect(said(page, '[property="og:image"]', 'content')[0]).toMatch(new RegExp(`${folder}/preview.jpg$`));
  expect(manifestIcons({ ...editionOne.salon, logo }).map(({ src }) => src)).toEqual([
    `${folder}/192.png`,
    `${folder}/512.png`,
  ]);
  const home = await pageOf({ logo }, '/');
  expect(home.head.innerHTML).toContain(`"logo":"http://localhost:8080${folder}/960.png"`);
});
