import { editionZero } from '../../content/edition-zero';
import { home } from '../../content/home';
import { homeData } from './data';

const subtitleOf = (reviews: typeof editionZero.reviews) =>
  homeData({ content: { ...editionZero, reviews }, now: '2026-11-22T12:00' }).testimonials.subtitle;

describe('the reviews of the home page', () => {
  const [sample] = editionZero.reviews;
  const own = { id: 'uma', content: 'They listened.', author: 'Uma', location: '', hidden: false };

  it('say that they are samples while one of those is shown', () => {
    expect(subtitleOf(editionZero.reviews)).toBe(home.testimonials.sample);
    expect(subtitleOf(sample ? [own, sample] : [])).toBe(home.testimonials.sample);
  });

  it('do not once they are the salon’s own', () => {
    expect(subtitleOf([own, ...editionZero.reviews.map((review) => ({ ...review, hidden: true }))])).toBe(
      home.testimonials.subtitle,
    );
  });
});
