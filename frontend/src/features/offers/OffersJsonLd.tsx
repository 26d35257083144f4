import { salon } from '../../content/salon';
import type { OfferPackage } from '../../content/types';
import { JsonLd } from '../head/JsonLd';
import { SALON_ID } from '../head/SalonJsonLd';

export function OffersJsonLd({ packages }: { packages: OfferPackage[] }) {
  return (
    <JsonLd
      data={{
        '@type': 'OfferCatalog',
        name: `Packages of ${salon.name}`,
        itemListElement: packages.map(({ title, description, price }) => ({
          '@type': 'Offer',
          name: title,
          description,
          price: price.rupees,
          priceCurrency: 'INR',
          offeredBy: { '@type': 'BeautySalon', '@id': SALON_ID, name: salon.name },
        })),
      }}
    />
  );
}
