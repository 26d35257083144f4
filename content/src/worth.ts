import type { OfferPackage } from './description/offers.ts';
import { serviceAt } from './description/services.ts';
import { serviceName, type WithServices } from './menus.ts';
import { formatRupees } from './words/prices.ts';

/**
 * What a package is worth one by one: the lowest its services cost now or, when it names none, what the owner wrote. Nothing when
 * that would not be true for everybody, or is no saving; `why` then says so to the owner.
 */
export function worthOf(
  { price, services, worth }: Pick<OfferPackage, 'price' | 'services' | 'worth'>,
  content: WithServices,
): { worth?: number; why?: string } {
  const written = services.length === 0 ? worth : 0;
  if (written === undefined) return {};
  if (price.kind !== 'fixed' || price.conditions || price.rupees === undefined)
    return { why: 'the package has no fixed price' };
  let sum = written;
  for (const reference of services) {
    const found = serviceAt(content, reference)?.service;
    const name = serviceName(content, reference);
    if (!found) return { why: name ? `${name} is hidden` : 'a service in it is gone' };
    if (found.price?.rupees === undefined || found.price.kind === 'unit')
      return { why: `${name} has no price that adds up` };
    sum += found.price.rupees;
  }
  return sum > price.rupees ? { worth: sum } : { why: `bought separately they cost ${formatRupees(sum)}` };
}
