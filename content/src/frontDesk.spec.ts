import { expect, test } from 'vitest';
import type { SiteContent } from './description.ts';
import { isFrontDeskChange } from './frontDesk.ts';
import { sampleContent } from './testing/sample.ts';
import { withValueAt } from './testing/withValueAt.ts';

const sample = sampleContent();

test.each<[string, string, unknown]>([
  ['the hours of a day', 'hours.weekly.monday', [{ opens: '10:00', closes: '13:00' }]],
  ['that the hours are right', 'hours.isConfirmed', true],
  ['the last closed day goes', 'hours.special', []],
  ['a notice', 'notices[0].text', 'Closed on Friday'],
  ['no notices', 'notices', []],
  ['whether an offer is shown', 'offers.packages[0].hidden', true],
])('may be changed at the front desk: %s', (_, path, value) => {
  expect(isFrontDeskChange(sample, withValueAt(sample, path, value))).toBe(true);
});

test.each<[string, string, unknown]>([
  ['the price of an offer', 'offers.packages[0].price.rupees', 1],
  ['an offer goes', 'offers.packages', []],
  ['a second offer', 'offers.packages', [...sample.offers.packages, ...sample.offers.packages]],
  ['the footnote of the offers', 'offers.footnote', ''],
  ['whether there is a page of offers', 'pages.offers', false],
  ['the price of a service', 'services.hair[0].price.rupees', 1],
  ['whether a service is shown', 'services.hair[0].hidden', true],
  ['the phone number', 'contact.phone', '+91 98765 43210'],
  ['a part that there was not', 'hidden', true],
])('may not: %s', (_, path, value) => {
  const changed = withValueAt({ ...sample, hours: { ...sample.hours, special: [] } }, path, value);
  expect(isFrontDeskChange(sample, changed)).toBe(false);
  expect(isFrontDeskChange(changed as SiteContent, sample)).toBe(false);
});
