import { fireEvent, screen } from '@testing-library/react';
import { render } from '../../test/render';
import { PostBody } from './PostBody';
import { shownText } from './shownPost';

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
