import { fireEvent, screen } from '@testing-library/react';
import { render } from '../../test/render';
import { PostBody } from './PostBody';
import { postHtml } from './postHtml';
import { shownText } from './shownPost';

const KEY = '0123456789abcdef0123-1600x800-a0b1c2';
const TALL = '0123456789abcdef0123-800x1600-a0b1c2';
const image = (key = KEY, alt = 'Curls &amp; rain') => `<img src="/media/${key}/960.jpg" alt="${alt}" />`;

/** The HTML as a browser parses it. */
function shown(html: string, options?: Parameters<typeof postHtml>[1]): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = postHtml(html, options);
  return place;
}
const all = (place: Element, selector: string) => [...place.querySelectorAll<HTMLElement>(selector)];

describe('a picture in a post', () => {
  it('comes in every size and kind, with its own size, and its colour until then', () => {
    const place = shown(`<figure>${image()}<figcaption>A <em>b</em></figcaption></figure>`);
    const picture = place.querySelector('figure > picture > img');
    expect(picture).toHaveAttribute('alt', 'Curls & rain');
    expect(picture).toHaveAttribute('width', '1600');
    expect(picture).toHaveAttribute('height', '800');
    expect(picture).toHaveStyle({ backgroundColor: '#a0b1c2' });
    for (const format of ['avif', 'webp']) {
      const source = place.querySelector(`source[type="image/${format}"]`);
      expect(source).toHaveAttribute(
        'srcset',
        [320, 480, 640, 960, 1440].map((width) => `/media/${KEY}/${width}.${format} ${width}w`).join(', '),
      );
      expect(source).toHaveAttribute('sizes', '(min-width: 43em) 38rem, 88.9vw');
    }
    expect(picture).toHaveAttribute('src', `/media/${KEY}/960.jpg`);
    expect(place.querySelector('figcaption')).toHaveTextContent('A b');
  });

  it('is fetched at once when it is the first of the page, and as one scrolls else', () => {
    const loading = (options?: object) =>
      all(shown(`${image()}<p>a</p>${image()}`, options), 'img').map((one) => one.getAttribute('loading'));
    expect(loading()).toEqual([null, 'lazy']);
    expect(loading({ hasCover: true })).toEqual(['lazy', 'lazy']);
  });

  it('that the browser would refuse, as it is elsewhere and not encrypted, leaves only its words', () => {
    const figure = (src: string) =>
      `<figure><img alt="a > b" src="${src}"/><figcaption>Curls</figcaption></figure>`;
    const place = shown(`${figure('http://old.example/a.jpg')}${figure('https://old.example/b.jpg')}`);
    expect(all(place, 'img').map((one) => one.getAttribute('src'))).toEqual(['https://old.example/b.jpg']);
    expect(all(place, 'figcaption')).toHaveLength(2);
  });
});

it('a layout of two shows each by its share of the width', () => {
  const place = shown(
    `<figure data-layout="row">${image(KEY)}${image(TALL)}<figcaption>c</figcaption></figure>`,
  );
  const sizes = all(place, 'figure[data-layout="row"] > picture > :first-child').map((one) =>
    one.getAttribute('sizes'),
  );
  expect(sizes).toEqual(['(min-width: 43em) 30rem, 71.1vw', '(min-width: 43em) 7.5rem, 17.8vw']);
  expect(place.querySelector('figure')?.lastElementChild).toHaveTextContent('c');
});

it('a picture beside the text is as small, and a wide one as large, as it is shown', () => {
  const sizes = ['left', 'right', 'wide'].map((align) =>
    shown(`<figure data-align="${align}">${image()}</figure>`).querySelector('source')?.getAttribute('sizes'),
  );
  expect(sizes).toEqual([
    '(min-width: 43em) 18rem, 88.9vw',
    '(min-width: 43em) 18rem, 88.9vw',
    '(min-width: 68em) 64rem, 88.9vw',
  ]);
});

it('each table scrolls by itself, by keyboard too, and has a name of its own', () => {
  const table = '<table><tbody><tr><td>a</td></tr></tbody></table>';
  const place = shown(`<p>a</p>${table}<p>b</p>${table}`);
  const regions = all(place, '[role="region"]');
  expect(regions.map((one) => one.getAttribute('aria-label'))).toEqual(['Table 1', 'Table 2']);
  for (const region of regions) {
    expect(region).toHaveAttribute('tabindex', '0');
    expect(region.innerHTML).toBe(table);
  }
  expect(all(place, ':scope > p')).toHaveLength(2);
  expect(shownText(table, false).styles).toContain('overflow-x: auto');
  expect(shownText('<p>a</p>', false).styles).toBeUndefined();
});

const video = '<figure data-embed="youtube" data-id="dQw4w9WgXcQ">';

it('a video is a button on its still and a link, and asks nothing of the other site', () => {
  const place = shown(
    `${video}${image()}<a href="https://evil.example/" rel="x">How to "braid" &lt;it&gt;</a></figure>`,
  );
  expect(place.querySelector('button')).toHaveAccessibleName('Play from YouTube: How to "braid" <it>');
  const link = place.querySelector('a');
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(link).toHaveTextContent('How to "braid" <it>');
  expect(all(place, 'figure > div > picture')).toHaveLength(1);
  expect(all(place, 'iframe, script')).toEqual([]);
});

it('a video comes when it is asked for, stays, and has the focus', async () => {
  const figure =
    '<figure data-embed="instagram" data-id="C_a-9x" data-kind="reel"><a href="x">A title</a></figure>';
  const text = shownText(figure, false);
  const { rerender } = render(<PostBody text={text} />);
  expect(screen.queryByTitle('A title')).toBeNull();
  fireEvent.click(screen.getByText('Show from Instagram'));
  const frame = await screen.findByTitle('A title');
  expect(frame).toHaveAttribute('src', 'https://www.instagram.com/reel/C_a-9x/embed/');
  expect(frame).toHaveFocus();
  rerender(<PostBody text={text} />);
  expect(frame).toBeInTheDocument();
});
