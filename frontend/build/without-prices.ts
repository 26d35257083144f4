import type { Price, Service, SiteContent } from '@salon/content/description';

const ON_REQUEST: Price = { kind: 'quoted' };

/** The content without prices, fees, seats, batches and notices: a page that shows none of them can't show a wrong one. */
export function withoutPrices(content: SiteContent): SiteContent {
  const services = Object.entries(content.services).map(([menu, list]) => [menu, list.map(onRequest)]);
  return {
    ...content,
    services: Object.fromEntries(services),
    offers: {
      packages: content.offers.packages.map(({ worth: _, ...offer }) => ({ ...offer, price: ON_REQUEST })),
      footnote: '',
    },
    notices: [],
    academy: {
      programs: content.academy.programs.map(
        ({ fee: _, seatsLeft: __, nextBatch: ___, ...program }) => program,
      ),
    },
  };
}

const onRequest = (service: Service): Service => ({
  ...service,
  ...(service.price && { price: ON_REQUEST }),
});
