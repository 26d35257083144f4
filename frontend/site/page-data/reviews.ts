import type { SiteContent } from '@salon/content/description';
import { originalOf } from '@salon/content/translate';
import samples from '../../../content/src/first-edition/reviews.json' with { type: 'json' };

export const reviewsOf = (content: SiteContent) =>
  content.reviews.flatMap(({ hidden, id: _, ...review }, index) => {
    const written = originalOf(content).reviews[index]?.content;
    return hidden ? [] : [{ ...review, isSample: samples.some((sample) => sample.content === written) }];
  });
