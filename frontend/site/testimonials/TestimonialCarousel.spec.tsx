import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editionOne } from '../../test/edition';
import { render } from '../../test/render';
import { TestimonialCarousel } from './TestimonialCarousel';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const { reviews } = editionOne;

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
  it('shows a single review without anything to turn it', () => {
    show(reviews.slice(0, 1));
    expect(screen.getByText(String(reviews[0]?.content))).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    wait(20_000);
    expect(screen.getByText(String(reviews[0]?.content)).closest('[inert]')).toBeNull();
  });

  it('turns two reviews', () => {
    show(reviews.slice(0, 2));
    expect(dots()).toHaveLength(2);
    wait(10_000);
    expect(shown()).toBe(0);
  });

  it('has eleven reviews, and a dot for each', () => {
    show();
    expect(dots()).toHaveLength(11);
    for (const { content } of reviews) expect(screen.getByText(content)).toBeInTheDocument();
  });

  it('advances every 5 seconds and begins again after the last', () => {
    show();
    wait(4999);
    expect(shown()).toBe(0);
    wait(1);
    expect(shown()).toBe(1);
    wait(10 * 5000);
    expect(shown()).toBe(0);
  });

  it('leaves only the shown review reachable', () => {
    show();
    const reachable = [...carousel().querySelectorAll('[role=tabpanel]:not([inert])')];
    expect(reachable.map((slide) => slide.id)).toEqual([dots()[0]?.getAttribute('aria-controls')]);
  });

  it('jumps to any review by its dot, and stops there', async () => {
    const user = show();
    await user.click(screen.getByRole('tab', { name: /^Review 7 of 11/ }));
    expect(shown()).toBe(6);
    wait(20_000);
    expect(shown()).toBe(6);
  });

  it('is one tab stop after the pause button, moved in by arrow keys', async () => {
    const user = show();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Start automatic slide show' })).toHaveFocus();
    await user.tab();
    expect(dots()[0]).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(dots()[10]).toHaveFocus();
    expect(shown()).toBe(10);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown()).toBe(1);
    await user.keyboard('{End}');
    expect(shown()).toBe(10);
    await user.keyboard('{Home}');
    expect(shown()).toBe(0);
  });

  it('stops and goes on by its button, and says so', async () => {
    const user = show();
    expect(live()).toBe('off');
    await user.click(screen.getByRole('button', { name: 'Stop automatic slide show' }));
    await user.unhover(carousel());
    wait(20_000);
    expect(shown()).toBe(0);
    expect(live()).toBe('polite');
    await user.click(screen.getByRole('button', { name: 'Start automatic slide show' }));
    await user.unhover(carousel());
    wait(5000);
    expect(shown()).toBe(1);
  });

  describe('with a long review', () => {
    const long = `It began with a talk. ${'Then came warm oil and patience. '.repeat(30)}The end.`;
    const [first, second] = reviews;
    const more = () => screen.getByRole('button', { name: /^Read (more|less)/ });
    const open = () => show([{ ...first, content: long }, second] as typeof reviews);

    it('shows its beginning, and all of it on demand, without turning on', async () => {
      const user = open();
      expect(more()).toHaveAccessibleName(expect.stringContaining(`the review by ${first?.author}`));
      expect(more()).toHaveAttribute('aria-expanded', 'false');
      await user.tab();
      await user.tab();
      await user.tab();
      expect(more()).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(more()).toHaveAttribute('aria-expanded', 'true');
      wait(20_000);
      expect(shown()).toBe(0);
      await user.click(more());
      expect(more()).toHaveAttribute('aria-expanded', 'false');
    });

    it('cuts it again when another is shown', async () => {
      const user = open();
      await user.click(more());
      await user.click(dots()[1] as HTMLElement);
      await user.click(dots()[0] as HTMLElement);
      expect(more()).toHaveAttribute('aria-expanded', 'false');
    });

    it('does not cut it where it is the only one', () => {
      show([{ ...first, content: long }] as typeof reviews);
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      expect(screen.getByText(long)).toBeInTheDocument();
    });

    it('cuts none of those that the site comes with', () => {
      show();
      expect(screen.queryByRole('button', { name: /^Read more/ })).not.toBeInTheDocument();
    });
  });

  it('pauses under the pointer', async () => {
    const user = show();
    await user.hover(carousel());
    wait(20_000);
    expect(shown()).toBe(0);
    await user.unhover(carousel());
    wait(5000);
    expect(shown()).toBe(1);
  });

  it('pauses in a hidden tab', () => {
    show();
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => fireEvent(document, new Event('visibilitychange')));
    wait(20_000);
    expect(shown()).toBe(0);
  });

  it('does not start by itself with reduced motion', () => {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query.includes('reduce') }));
    show();
    wait(20_000);
    expect(shown()).toBe(0);
    expect(screen.getByRole('button', { name: 'Start automatic slide show' })).toBeInTheDocument();
  });
});
