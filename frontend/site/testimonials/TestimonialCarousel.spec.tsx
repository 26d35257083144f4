import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editionOne } from '../../test/edition';
import { render } from '../../test/render';
import { TestimonialCarousel } from './TestimonialCarousel';

// Turning every five seconds, its buttons, a long review, and reduced motion: e2e/tests/behaviour.spec.ts.

beforeEach(() => void jest.useFakeTimers());

const reviews = editionOne.reviews.map((review) => ({ ...review, isSample: false }));
const [first, second] = reviews;

const show = (testimonials = reviews) => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<TestimonialCarousel testimonials={testimonials} label="What clients say" />);
  return user;
};
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const carousel = () => screen.getByRole('region', { name: 'What clients say' });
const dots = () => within(carousel()).getAllByRole('tab');
const shown = () => dots().findIndex((dot) => dot.getAttribute('aria-selected') === 'true');
const live = () => carousel().querySelector('[aria-live]')?.getAttribute('aria-live');

describe('testimonial carousel', () => {
  it('shows a single review, however long, without anything to turn or unfold it', () => {
    const content = `It began with a talk. ${'Then came warm oil and patience. '.repeat(30)}The end.`;
    show([{ ...first, content }] as typeof reviews);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    wait(20_000);
    expect(screen.getByText(content).closest('[inert]')).toBeNull();
  });

  it('cuts none of the reviews that the site comes with, and begins again after the last', () => {
    show();
    for (const { content } of reviews) expect(screen.getByText(content)).toBeInTheDocument();
    for (let turn = 1; turn <= 11; turn++) {
      wait(5000);
      expect(shown()).toBe(turn % 11);
    }
  });

  it('is one tab stop after the pause button, moved in by arrow keys, and no hidden review is reachable', async () => {
    const user = show();
    expect(live()).toBe('off');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Start automatic slide show' })).toHaveFocus();
    expect(live()).toBe('polite');
    await user.tab();
    expect(dots()[0]).toHaveFocus();
    for (const [keys, index] of [
      ['{ArrowLeft}', 10],
      ['{ArrowRight}{ArrowRight}', 1],
      ['{End}', 10],
      ['{Home}', 0],
    ] as const) {
      await user.keyboard(keys);
      expect(shown()).toBe(index);
      expect(dots()[index]).toHaveFocus();
      const reachable = [...carousel().querySelectorAll('[role=tabpanel]:not([inert])')];
      expect(reachable.map((slide) => slide.id)).toEqual([dots()[index]?.getAttribute('aria-controls')]);
    }
  });

  it('turns by a swipe, and stops there', () => {
    show([first, second] as typeof reviews);
    const swipe = (from: number, to: number, pointerType = 'touch') => {
      const slides = carousel().querySelector('[aria-live]') as Element;
      // Of the browser's own events jsdom lacks this one.
      const pointer = (type: string, clientX: number) =>
        fireEvent(slides, Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType }));
      pointer('pointerdown', from);
      pointer('pointerup', to);
    };
    swipe(200, 170);
    swipe(200, 100, 'mouse');
    expect(shown()).toBe(0);
    swipe(200, 100);
    expect(shown()).toBe(1);
    wait(20_000);
    expect(shown()).toBe(1);
    swipe(100, 200);
    expect(shown()).toBe(0);
  });

  it('pauses under the pointer and in a hidden tab', async () => {
    const user = show();
    await user.hover(carousel());
    wait(20_000);
    expect(shown()).toBe(0);
    await user.unhover(carousel());
    wait(5000);
    expect(shown()).toBe(1);
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => fireEvent(document, new Event('visibilitychange')));
    wait(20_000);
    expect(shown()).toBe(1);
  });
});
