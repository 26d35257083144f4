import type { OfferPackage, Service, SiteContent } from '@salon/content/description';
import { serviceAt } from '@salon/content/description/services';
import { visiblePackages } from '@salon/content/hours/shown';
import { each } from '@salon/content/menus';
import { originalOf } from '@salon/content/translate';
import { listWords } from '@salon/content/words/dates';
import { say, speaking } from '@salon/content/words/say';
import { worthOf } from '@salon/content/worth';
import { groupBy } from '../../shared/ui/groupBy';
import { plainWords } from '../../shared/ui/plainWords';
import type { VisitItem } from '../visit/store';
import { durationText, sumDurations } from '../visit/sums';
import { withPicture } from './entries';
import { shownTerms } from './menu';
import { originally, titleIn } from './names';
import type { Shown } from './shown';
import { bridalLink, proseOf, questionsOn } from './words';

export const offersData = ({ content, now }: Shown) => ({
  ...proseOf('offers', content),
  packages: visiblePackages(content.offers.packages, now).map(({ services, ...offer }) => ({
    ...withPicture(offer.title, offer, content),
    ...originally(content, ({ offers }) => titleIn(offers.packages, offer.id)),
    worth: worthOf({ ...offer, services }, content).worth,
    duration: offer.duration || timeFor(services, originalOf(content)) || undefined,
    terms: packageTerms({ ...offer, services }, content),
    features: contentsOf({ ...offer, services }, content),
  })),
  footnote: content.offers.footnote,
  bridal: bridalLink(content),
  questions: questionsOn('offers', content),
});

/** How long services take one after the other; empty when one of them is gone or does not say. */
function timeFor(services: string[], content: SiteContent): string {
  const items = services.map((id) => ({ id, name: id, people: 1, ...serviceAt(content, id)?.service }));
  const sum = sumDurations(items as VisitItem[]);
  return sum.besides.length > 0 ? '' : speaking(undefined, () => durationText(sum));
}

/** What a package has: its services by name, then what the owner wrote besides. */
function contentsOf(
  { services, features }: Pick<OfferPackage, 'services' | 'features'>,
  content: SiteContent,
) {
  const names = services.flatMap((id) => serviceAt(content, id)?.service.name ?? []);
  const named = groupBy(names, (name) => name);
  const isNew = (feature: string) => named.every(({ title }) => plainWords(title) !== plainWords(feature));
  return [
    ...named.map(({ title, items }) =>
      items.length > 1 ? say('{name}, {count} times', { name: title, count: items.length }) : title,
    ),
    ...features.filter(isNew),
  ];
}

/**
 * A package is one visit: what any of its services asks holds for all of it. Its advance is the greatest share that one asks of its own
 * price or, if that is more, all their amounts together, at most its price.
 */
function packageTerms({ services, price }: Pick<OfferPackage, 'services' | 'price'>, content: SiteContent) {
  const all = services.flatMap((id) => serviceAt(content, id)?.service ?? []);
  const textOf = (key: 'lateness' | 'cancelling' | 'bring') => {
    const texts = groupBy(all, ({ terms }) => terms[key]).filter(({ title }) => title);
    const ofWhom = (some: Service[]) =>
      texts.length > 1 ? `${listWords(some.map(({ name }) => name))}: ` : '';
    return texts.map(({ title, items }) => `${ofWhom(items)}${title}`).join(' ');
  };
  const amounts = all.reduce((sum, { terms }) => sum + (terms.advance ?? 0), 0);
  return shownTerms({
    patchTest: all.some(({ patchTest }) => patchTest),
    advance: Math.min(amounts, (price.kind !== 'unit' && price.rupees) || amounts),
    share: Math.max(0, ...all.map(({ terms }) => terms.share ?? 0)),
    ...each(['lateness', 'cancelling', 'bring'], textOf),
  });
}
