import { salon } from '../../content/salon';
import type { ServiceEntry, ServiceMenu } from '../../content/types';
import { JsonLd } from '../head/JsonLd';
import { SALON_ID } from '../head/SalonJsonLd';
import { absolute } from '../head/urls';

/** A service page's menu with its prices. */
export function ServiceJsonLd({ page, menu }: { page: ServiceEntry; menu: ServiceMenu }) {
  const services = menu.groups.flatMap((group) => group.services);
  return (
    <JsonLd
      data={{
        '@type': 'Service',
        name: page.name,
        description: page.description,
        url: absolute(page.path),
        provider: { '@type': 'BeautySalon', '@id': SALON_ID, name: salon.name },
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          name: page.name,
          itemListElement: services.map(({ name, description, price }) => ({
            '@type': 'Offer',
            itemOffered: { '@type': 'Service', name, description },
            ...(price && {
              priceSpecification: {
                '@type': 'PriceSpecification',
                priceCurrency: 'INR',
                ...(price.from ? { minPrice: price.rupees } : { price: price.rupees }),
              },
            }),
          })),
        },
      }}
    />
  );
}
