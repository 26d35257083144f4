import { fireEvent, render, screen } from '@testing-library/react';
import { ConflictDialog } from './Dialog';

beforeEach(() => {
  render(
    <ConflictDialog
      title="Changed elsewhere"
      mine={<a href="/blog">Hair Care</a>}
      theirs="As it was"
      onResolve={() => {}}
    />,
  );
});

it('a link in a version does not leave what is asked', () => {
  expect(fireEvent.click(screen.getByRole('link', { name: 'Hair Care' }))).toBe(false);
});

it('the next key that is typed chooses nothing', () => {
  expect(screen.getByRole('heading', { name: 'Changed elsewhere' })).toHaveFocus();
});

it('only an answer closes it, not Escape pressed twice', () => {
  expect(screen.getByRole('dialog')).toHaveAttribute('closedby', 'none');
});
