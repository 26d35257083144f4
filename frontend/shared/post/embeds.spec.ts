import { EMBEDS } from '../../../blog-service/src/posts/text/figures';
import { embedOf } from './embeds';

// blog-service decides what is stored, the pages what is shown: both build alone.
describe.each(Object.entries(EMBEDS))('a figure of %s', (embed, { id, address }) => {
  it.each(['dQw4w9WgXcQ', 'C8x_y-Z12ab', 'C8x_y-Z12ab4', 'abcd', 'x'.repeat(41), '"><script>', ''])(
    'with the id %j is shown when blog-service keeps it, with the same address',
    (code) => {
      for (const kind of [undefined, 'reel']) {
        expect(embedOf({ embed, id: code, kind })?.address).toBe(
          id.test(code) ? address(code, kind) : undefined,
        );
      }
    },
  );
});

it('there are no others', () => {
  expect(embedOf({ embed: 'vimeo', id: 'dQw4w9WgXcQ' })).toBeUndefined();
});
