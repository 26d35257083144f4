import { home } from '../../../shared/content/home';
import { editionOne } from '../../../test/edition';
import { homeData } from './data';

const subtitleOf = (reviews: typeof editionOne.reviews) =>
  homeData({ content: { ...editionOne, reviews }, now: '2026-11-22T12:00' }).testimonials.subtitle;

describe('the reviews of the home page', () => {
  const [sample] = editionOne.reviews;
  const own = { id: 'uma', content: 'They listened.', author: 'Uma', location: '', hidden: false };

  it('say that they are samples while one of those is shown', () => {
    expect(subtitleOf(editionOne.reviews)).toBe(home.testimonials.sample);
    expect(subtitleOf(sample ? [own, sample] : [])).toBe(home.testimonials.sample);
  });

  it('do not once they are the salon’s own', () => {
    expect(subtitleOf([own, ...editionOne.reviews.map((review) => ({ ...review, hidden: true }))])).toBe(
      home.testimonials.subtitle,
    );
  });
});
