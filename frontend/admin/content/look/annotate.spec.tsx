import type { SitePhoto } from '@salon/content/description';
import { DRAWING } from '@salon/content/description/photos';
import { valueAt } from '@salon/content/paths';
import { sampleContent } from '@salon/content/testing/sample';
import { addressOf } from '../../../shared/ui/picture/shownPicture';
import { shownPicture } from '../../../shared/ui/picture/sitePicture';
import { slotAt } from '../photographs/slotAt';
import { annotate } from './annotate';

const content = sampleContent();

/** The field of the element `#a` in a page. */
function fieldOf(html: string, path = '/', of = content) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  annotate(page, of, path);
  return page.querySelector('#a')?.getAttribute('data-path');
}

it.each([
  ['a text', '<h1 id="a">Beauty, unhurried</h1>', 'words.home.hero.title'],
  ['a text in parts', '<h1 id="a"><span>Beauty,</span> <span>unhurried</span></h1>', 'words.home.hero.title'],
  [
    'a paragraph of a longer text',
    `<p id="a">${content.words.about.story.text.split('\n\n')[1]}</p>`,
    'words.about.story.text',
  ],
  ['a price', '<b id="a">from ₹1,800</b>', 'services.hair[0].price'],
  [
    'a link of the header',
    `<header><a id="a">${content.words.navigation.about}</a></header>`,
    'words.navigation.about',
  ],
  ['the name in a sentence', `<footer><p id="a">© 2026 ${content.salon.name}</p></footer>`, 'salon.name'],
  ['what no field says', '<p id="a">Open the map</p>', null],
])('%s leads to its field', (_, html, field) => {
  expect(fieldOf(html)).toBe(field);
});

it('of equal texts the one of the page is meant, and the headline before the name of the page', () => {
  const [menu] = content.menus;
  expect(fieldOf(`<h2 id="a">${menu?.name}</h2>`, `/services/${menu?.address}`)).toBe('menus[0].name');
  const { name, hero } = content.words.about;
  expect(name.toLowerCase()).toBe(hero.title.toLowerCase());
  expect(fieldOf(`<h1 id="a">${hero.title}</h1>`, '/about')).toBe('words.about.hero.title');
});

it('a drawing leads to its place, also in the colours of the salon, and so does a picture', () => {
  const drawn = structuredClone(content);
  drawn.photos.heroes.about = { image: DRAWING, alt: '' };
  const pictureOf = (of: typeof content, path: string, photo = valueAt(of, path) as SitePhoto) =>
    addressOf(shownPicture(photo, slotAt(of, path)));
  const address = pictureOf(drawn, 'photos.heroes.about');
  const own = address?.replace('drawings/', 'drawings/994578-a601cb25/');
  for (const source of [address, own])
    expect(fieldOf(`<svg id="a"><use href="${source}#d"/></svg>`, '/about', drawn)).toBe(
      'photos.heroes.about',
    );
  const picture = pictureOf(content, 'photos.work[0]');
  expect(fieldOf(`<img id="a" src="${picture}/960.jpg">`)).toBe('photos.work[0]');
});
