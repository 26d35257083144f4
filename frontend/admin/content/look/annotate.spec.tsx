import type { SitePhoto } from '@salon/content/description';
import { DRAWING } from '@salon/content/description/photos';
import { valueAt } from '@salon/content/paths';
import { sampleContent } from '@salon/content/testing/sample';
import { marked } from '@salon/content/translate';
import { addressOf } from '../../../shared/ui/picture/shownPicture';
import { shownPicture } from '../../../shared/ui/picture/sitePicture';
import { slotAt } from '../photographs/slotAt';
import { annotate, fieldNear } from './annotate';

const content = sampleContent();

/** The field of the element `#a` in a page. */
function fieldOf(html: string, of = content) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  annotate(page, of);
  const element = page.querySelector('#a');
  return element && fieldNear(element)?.getAttribute('data-path');
}

const { words, menus, salon, services } = marked(content);
const [first, second] = words.about.story.text.split('\n\n');

it.each([
  ['a text', `<h1 id="a">${words.home.hero.title}</h1>`, 'words.home.hero.title'],
  ['an equal text of another field', `<h2 id="a">${menus[0]?.name}</h2>`, 'menus[0].name'],
  ['a paragraph of a longer text', `<p>${second}</p><p id="a">${first}</p>`, 'words.about.story.text'],
  ['the name in a sentence', `<footer><p id="a">© 2026 ${salon.name}</p></footer>`, 'salon.name'],
  ['a price', `<li>${services.hair?.[1]?.name}<b id="a">₹600*</b></li>`, 'services.hair[1].price'],
  ['what is beside a text', `<li>${menus[1]?.name}<b id="a">Open</b></li>`, 'menus[1].name'],
  ['what no field says', '<p id="a">Open the map</p>', undefined],
])('%s leads to its field', (_, html, field) => {
  expect(fieldOf(html)).toBe(field);
});

it('a drawing leads to its place, also in the colours of the salon, and so does a picture', () => {
  const drawn = structuredClone(content);
  drawn.photos.heroes.about = { image: DRAWING, alt: '' };
  const pictureOf = (of: typeof content, path: string, photo = valueAt(of, path) as SitePhoto) =>
    addressOf(shownPicture(photo, slotAt(of, path)));
  const address = pictureOf(drawn, 'photos.heroes.about');
  const own = address?.replace('drawings/', 'drawings/994578-a601cb25/');
  for (const source of [address, own])
    expect(fieldOf(`<svg id="a"><use href="${source}#d"/></svg>`, drawn)).toBe('photos.heroes.about');
  const picture = pictureOf(content, 'photos.work[0]');
  expect(fieldOf(`<img id="a" src="${picture}/960.jpg">`)).toBe('photos.work[0]');
  // Several places may have one picture.
  const twice = structuredClone(content);
  for (const highlight of twice.highlights) Object.assign(highlight, { picture: content.photos.work[0] });
  const card = `<li><h2>${marked(twice).highlights[1]?.title}</h2><img id="a" src="${picture}/960.jpg"></li>`;
  expect(fieldOf(card, twice)).toBe('highlights[1].picture');
});
