import { editionZero } from '../src/content/edition-zero';
import { withoutPrices } from './without-prices';

describe('the content of the pages of last resort', () => {
  const content = withoutPrices({
    ...editionZero,
    academy: {
      programs: editionZero.academy.programs.map((program) => ({ ...program, fee: 45_000, seatsLeft: 3 })),
    },
  });

  it('has no amount anywhere', () => {
    expect(JSON.stringify(content)).not.toMatch(/"(rupees|to|worth|fee|seatsLeft)":/);
  });

  it('has every service and package, each with its price on request', () => {
    for (const [menu, services] of Object.entries(content.services)) {
      const specified = Object.entries(editionZero.services).find(([id]) => id === menu)?.[1];
      expect(services.map(({ id }) => id)).toEqual(specified?.map(({ id }) => id));
      for (const { price } of services) expect(price ?? { kind: 'quoted' }).toEqual({ kind: 'quoted' });
    }
    expect(content.offers.packages.map(({ price }) => price.kind)).toEqual(
      editionZero.offers.packages.map(() => 'quoted'),
    );
  });
});
