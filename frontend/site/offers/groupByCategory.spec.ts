import type { OfferPackage } from '@salon/content/description';
import { editionOne } from '../../test/edition';
import { groupByCategory } from './groupByCategory';

const offer = (title: string, category = ''): OfferPackage => ({
  id: title,
  title,
  price: { kind: 'fixed', rupees: 999 },
  description: title,
  features: [],
  popular: false,
  hidden: false,
  category,
});

const titles = (packages: OfferPackage[]) =>
  groupByCategory(packages).map((group) => [group.category, group.packages.map(({ title }) => title)]);

describe('packages by category', () => {
  it('stand under their categories, those without one first', () => {
    const packages = [offer('Wax', 'Body'), offer('Cut', 'Hair'), offer('Voucher'), offer('Scrub', 'Body')];
    expect(titles(packages)).toEqual([
      ['', ['Voucher']],
      ['Body', ['Wax', 'Scrub']],
      ['Hair', ['Cut']],
    ]);
  });

  it("shows no category for today's eight", () => {
    const groups = groupByCategory(editionOne.offers.packages);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.category).toBe('');
    expect(groups[0]?.packages).toHaveLength(8);
  });
});
