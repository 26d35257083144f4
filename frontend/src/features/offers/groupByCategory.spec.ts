import { offers } from '../../content/offers';
import type { OfferPackage } from '../../content/types';
import { groupByCategory } from './groupByCategory';

const offer = (title: string, category?: string): OfferPackage => ({
  id: title,
  title,
  price: { rupees: 999 },
  description: title,
  features: [],
  category,
});

const titles = (packages: OfferPackage[]) =>
  groupByCategory(packages).map((group) => [group.category, group.packages.map(({ title }) => title)]);

describe('packages by category', () => {
  it('stand under their categories, those without one first', () => {
    const packages = [offer('Wax', 'Body'), offer('Cut', 'Hair'), offer('Voucher'), offer('Scrub', 'Body')];
    expect(titles(packages)).toEqual([
      [undefined, ['Voucher']],
      ['Body', ['Wax', 'Scrub']],
      ['Hair', ['Cut']],
    ]);
  });

  it("shows no category for today's eight", () => {
    const groups = groupByCategory(offers.packages);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.category).toBeUndefined();
    expect(groups[0]?.packages).toHaveLength(8);
  });
});
