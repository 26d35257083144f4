import { fireEvent, render, screen } from '@testing-library/react';
import { ConflictDialog } from './Dialog';

it('a link in a version does not leave what is asked', () => {
  render(
    <ConflictDialog
      title="Changed elsewhere"
      mine={<a href="/blog">Hair Care</a>}
      theirs="As it was"
      onResolve={() => {}}
    />,
  );
  expect(fireEvent.click(screen.getByRole('link', { name: 'Hair Care' }))).toBe(false);
});
