import { fireEvent, screen } from '@testing-library/react';
import { render } from '../../test/render';
import { PostBody } from './PostBody';
import { shownText } from './shownPost';

const KEY = '0123456789abcdef0123-1600x800-a0b1c2';
const image = `<img src="/media/${KEY}/960.jpg" alt="" />`;

it('the slider moves the line between before and after', () => {
  render(<PostBody text={shownText(`<figure data-layout="compare">${image}${image}</figure>`, false)} />);
  // The slider is hidden unless the media query `scripting: enabled` matches, which jsdom does not support.
  const slider = screen.getByLabelText('Slide between before and after');
  fireEvent.input(slider, { target: { value: '20' } });
  expect(slider.parentElement?.style.getPropertyValue('--at')).toBe('0.2');
});

it.each([
  ['youtube', 'dQw4w9WgXcQ', '', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['instagram', 'C_a-9x', '', 'https://www.instagram.com/p/C_a-9x/embed/'],
  ['instagram', 'C_a-9x', ' data-kind="reel"', 'https://www.instagram.com/reel/C_a-9x/embed/'],
])('a video of %s comes when it is asked for, stays, and has the focus', async (site, id, kind, address) => {
  const text = shownText(
    `<figure data-embed="${site}" data-id="${id}"${kind}><a href="x">A title</a></figure>`,
    false,
  );
  const { rerender } = render(<PostBody text={text} />);
  expect(screen.queryByTitle('A title')).toBeNull();
  fireEvent.click(screen.getByText(/from (YouTube|Instagram)/));
  expect(await screen.findByTitle('A title')).toHaveAttribute('src', address);
  expect(screen.getByTitle('A title')).toHaveFocus();
  rerender(<PostBody text={text} />);
  expect(screen.getByTitle('A title')).toBeInTheDocument();
});
