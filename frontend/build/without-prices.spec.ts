import { editionOne } from '../test/edition';
import { withoutPrices } from './without-prices';

describe('the content of the pages of last resort', () => {
  const content = withoutPrices({
    ...editionOne,
    academy: {
      programs: editionOne.academy.programs.map((program) => ({ ...program, fee: 45_000, seatsLeft: 3 })),
    },
  });

  it('has no amount anywhere', () => {
    expect(JSON.stringify(content)).not.toMatch(/"(rupees|to|worth|fee|seatsLeft)":/);
  });

  it('has every service and package, each with its price on request', () => {
    for (const [menu, services] of Object.entries(content.services)) {
      const specified = Object.entries(editionOne.services).find(([id]) => id === menu)?.[1];
      expect(services.map(({ id }) => id)).toEqual(specified?.map(({ id }) => id));
      for (const { price } of services) expect(price ?? { kind: 'quoted' }).toEqual({ kind: 'quoted' });
    }
    expect(content.offers.packages.map(({ price }) => price.kind)).toEqual(
      editionOne.offers.packages.map(() => 'quoted'),
    );
  });
});
