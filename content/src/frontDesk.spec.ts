import { isFrontDeskChange } from './frontDesk.ts';
import { sampleContent } from './testing/sample.ts';
import { withValueAt } from './testing/withValueAt.ts';

test.each<[string, unknown, boolean]>([
  ['hours.weekly.monday', [{ opens: '10:00', closes: '13:00' }], true],
  ['hours.special', [], true],
  ['notices', [], true],
  ['offers.packages[0].hidden', true, true],
  ['offers.packages[0].price.rupees', 1, false],
  ['offers.packages', [], false],
  ['pages.offers', false, false],
  ['services.hair[0].hidden', true, false],
  ['translations', { ml: { isOn: true, texts: {} } }, false],
  ['contact.phone', '+91 98765 43210', false],
])('the front desk changes %s to %j: %s', (path, value, isTheirs) => {
  const content = sampleContent();
  expect(isFrontDeskChange(content, withValueAt(content, path, value))).toBe(isTheirs);
});
