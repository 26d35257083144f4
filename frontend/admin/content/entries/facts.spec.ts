import type { OfferPackage } from '@salon/content/description';
import { edited } from '../../../test/loaders';
import { savingText, servicesText, whenShown } from './facts';

const TODAY = '2027-01-10';

it.each([
  [{}, ''],
  [{ until: '2027-01-14' }, 'until 14 January'],
  [{ until: '2027-01-09' }, 'over'],
  [{ from: '2027-01-12' }, 'from 12 January'],
  [{ from: '2027-01-12', until: '2027-01-17' }, 'from 12 January'],
])('what the dates of a package do: %j', (dates, mark) => {
  expect(whenShown(dates, TODAY)).toBe(mark);
});

it('says what a package saves by its services, or which of them is in the way', () => {
  const content = edited(({ services }) => {
    for (const service of services.nail ?? []) service.hidden = service.id === 'spa-pedicure';
  });
  const textOf = (id: string) =>
    servicesText(content.offers.packages.find((offer) => offer.id === id) as OfferPackage, content);
  expect(textOf('express-mani-pedi')).toBe('In place of the amount above. Visitors save ₹299.');
  expect(textOf('premium-mani-pedi')).toBe(
    'In place of the amount above. No saving is said: Spa Pedicure is hidden.',
  );
  expect(textOf('wax-works')).toBe('');
  expect(savingText({ price: { kind: 'quoted' }, services: [] }, content)).toBe('');
});
