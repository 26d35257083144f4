import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editionOne } from '../../test/edition';
import { render } from '../../test/render';
import { TestimonialCarousel } from './TestimonialCarousel';

// Turning every five seconds, its buttons, a long review, and reduced motion: e2e/tests/behaviour.spec.ts.

const carousel = () => screen.getByRole('region', { name: 'What clients say' });
const dots = () => within(carousel()).getAllByRole('radio');
const live = () => carousel().querySelector('[aria-live]')?.getAttribute('aria-live');

it('the testimonial carousel is one tab stop after the pause button, moved in by arrow keys, and no hidden review is reachable', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const reviews = editionOne.reviews.map((review) => ({ ...review, isSample: false }));
  render(<TestimonialCarousel testimonials={reviews} label="What clients say" />);
  expect(live()).toBe('off');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Start automatic slide show' })).toHaveFocus();
  expect(live()).toBe('polite');
  await user.tab();
  expect(dots()[0]).toHaveFocus();
  for (const [keys, index] of [
    ['{ArrowLeft}', 10],
    ['{ArrowRight}{ArrowRight}', 1],
  ] as const) {
    await user.keyboard(keys);
    expect(dots().findIndex((dot) => (dot as HTMLInputElement).checked)).toBe(index);
    expect(dots()[index]).toHaveFocus();
    const reachable = [...carousel().querySelectorAll('div:not([inert]) > figure blockquote')];
    expect(reachable.map(({ textContent }) => textContent)).toEqual([reviews[index]?.content]);
  }
});
