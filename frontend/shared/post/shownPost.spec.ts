import { post } from '../../test/posts';
import { shownPost } from './shownPost';

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
