import type { Price } from '@salon/content/description';
import { formatRupees } from '@salon/content/words/prices';
import { say } from '@salon/content/words/say';
import { groupBy } from '../../shared/ui/groupBy';
import type { ShownEdition } from '../page-data/planned';
import type { VisitItem } from './store';
import { type Sum, sumPrices } from './sums';
import { names } from './texts';

type TextOf = (terms: NonNullable<VisitItem['terms']>) => string | false | undefined;

/** The terms of a visit: each text once, with the services it is for unless it is for all. The salon's stands in for a missing one. */
export function visitTerms(items: VisitItem[], salon: Partial<ShownEdition['visit']> = {}) {
  const term = (name: string, textOf: TextOf) => ({
    name,
    texts: groupBy(items, ({ terms = {} }) => textOf(terms) || '')
      .filter(({ title }) => title)
      .map(({ title, items: some }) => ({ text: title, of: some.length < items.length ? names(some) : '' })),
  });
  return [
    term(
      say('Patch test'),
      ({ patchTest }) => patchTest && say('48 hours before, if it is new to you with us'),
    ),
    term(say('Advance'), ({ advance, share }) => Boolean(advance || share) && advanceText(sumAdvance(items))),
    term(say('Before you come'), ({ bring }) => bring),
    term(say('If you are late'), ({ lateness }) => lateness || salon.lateness),
    term(say('Changing or cancelling'), ({ cancelling }) => cancelling || salon.cancelling),
  ].filter(({ texts }) => texts.length > 0);
}

export function termLines(items: VisitItem[]): string[] {
  const tested = names(items.filter(({ terms }) => terms?.patchTest));
  const advance = advanceText(sumAdvance(items));
  return [
    tested && say('Patch test 48 hours before: {services}', { services: tested }),
    advance && say('Advance: {amount}', { amount: advance }),
  ].filter(Boolean);
}

/** What is asked in advance. Not in its total: services whose price is said after a look. */
export const sumAdvance = (items: VisitItem[]): Sum<Price> =>
  sumPrices(
    items
      .filter(({ terms }) => terms?.advance || terms?.share)
      .map((item) => ({ ...item, price: advanceOf(item) })),
  );

/** A share of a price that may become higher, or has conditions, is a starting price. A package may ask both: the greater one counts. */
function advanceOf({ price, terms: { advance = 0, share = 0 } = {} }: VisitItem): Price | undefined {
  const whole = (price?.kind !== 'unit' && price?.rupees) || 0;
  const rupees = Math.max(advance, Math.ceil((whole * share) / 100));
  const isExact = !share || (price?.kind === 'fixed' && !price.conditions);
  return rupees > 0 ? { kind: isExact ? 'fixed' : 'from', rupees } : undefined;
}

/** `₹5,000`, `at least ₹5,000, and for Colour Correction said on chat`; empty when nothing is asked. */
export function advanceText({ total, besides }: Sum<Price>): string {
  if (!total?.rupees) return besides.length > 0 ? say('said on chat') : '';
  const rupees = formatRupees(total.rupees);
  const amount = total.kind === 'from' ? say('at least {amount}', { amount: rupees }) : rupees;
  return besides.length > 0
    ? say('{amount}, and for {services} said on chat', { amount, services: names(besides) })
    : amount;
}

/** What a payment app reads. Without an amount, which is then typed, when it may be more. */
export function upiText(upi: string, name: string, { total, besides }: Sum<Price>): string {
  const amount = total?.kind === 'fixed' && besides.length === 0 ? `&am=${total.rupees}.00` : '';
  return `upi://pay?pa=${upi}&pn=${encodeURIComponent(name)}${amount}&cu=INR&tn=Advance`;
}
