import { post, summary } from '../../test/posts';
import { positionIn } from './BlogPicture';
import { shownPost } from './shownPost';
import { categoryOf, excerptOf } from './texts';

it('reading time counts words, not tags, at 200 a minute', () => {
  const { minutes } = shownPost(post('a', { content: `<p class="a b c">${'word '.repeat(600)}</p>` }));
  expect(minutes).toBe(3);
});

const image = '/media/0123456789abcdef0123-1600x800-a0b1c2/960.jpg';
const other = '/media/abcdef0123456789abcd-1600x800-a0b1c2/960.jpg';
const figure = `<figure data-layout="row"><img src="${image}" alt=""><img src="${other}" alt=""></figure>`;

it.each([
  ['begins with it', figure, image, false],
  ['has it after some words', `<p>Words.</p>${figure}`, image, false],
  ['has another picture', figure.replace(image, other), image, true],
  ['is without pictures', '<p>Words.</p>', image, true],
  ['has pictures, but of a post without an image', figure, null, false],
])('the cover of a text that %s', (_, content, cover, hasCover) => {
  expect(shownPost(post('a', { content, image: cover })).hasCover).toBe(hasCover);
});

const PORTRAIT = 2 / 3;
const FRAME = 3 / 2;

it.each([
  ['the middle', { x: 0.5, y: 0.5 }, '50% 50%'],
  // The frame shows 4/9 of the height, from 8/90 on: 16 % of the hidden part is above the frame.
  ['a face high in the frame', { x: 0.5, y: 0.3111 }, '50% 16%'],
  ['the top', { x: 0.9, y: 0.1 }, '50% 0%'],
  ['the bottom', { x: 0, y: 1 }, '50% 100%'],
])('the place of a picture in a frame shows %s of a portrait', (_name, focus, position) => {
  expect(positionIn(focus, PORTRAIT, FRAME)).toBe(position);
});

it('what a card says of a post falls back when category or excerpt is missing', () => {
  const bare = summary('a', { category: null, excerpt: '' });
  expect(categoryOf(bare)).toBe('Uncategorized');
  expect(excerptOf(bare)).toBe('No excerpt available.');
});
