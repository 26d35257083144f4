import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../../test/renderAt';
import { WorkWall } from './WorkWall';
import { wallOf } from './wall';

const pictures = wallOf(
  ['A braid', 'A beard', 'Ten nails'].map((alt, index) => ({ folder: `/media/k${index}-90x60-aabbcc`, alt })),
);
const opened = () => screen.queryByRole('dialog', { name: 'Our work' });
/** The number and the words of the shown picture, as they are read out. */
const said = () => opened()?.querySelector('[role=status]')?.textContent;
const tile = (name: string) => screen.getByRole('link', { name: `${name}. See it large` });

async function openSecond() {
  renderAt(<WorkWall title="Our work" subtitle="" linkText="More" pictures={pictures} />);
  await userEvent.click(tile('A beard'));
  await waitFor(() => expect(said()).toBe('2 of 3: A beard'));
}

it('a picture opens large with its words, and the others follow by buttons and keys', async () => {
  await openSecond();
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(said()).toBe('3 of 3: Ten nails');
  expect(screen.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowRight}');
  expect(said()).toBe('3 of 3: Ten nails');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(said()).toBe('1 of 3: A braid');
});

it.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close the picture' }))],
  ['the back button', async () => act(() => history.back())],
])('%s closes it and leaves no entry in the history', async (_, close) => {
  await openSecond();
  const entries = history.length;
  await close();
  await waitFor(() => expect(opened()).not.toBeInTheDocument());
  expect(document.documentElement.style.overflow).toBe('');
  // The next one takes its place.
  await userEvent.click(tile('A braid'));
  await waitFor(() => expect(opened()).toBeInTheDocument());
  expect(history.length).toBe(entries);
});
