import type { OfferPackage } from '@salon/content/description';
import { salon } from '../../shared/content/salon';
import { JsonLd } from '../head/JsonLd';
import { priceJsonLd } from '../head/priceJsonLd';
import { SALON_ID } from '../head/SalonJsonLd';

export function OffersJsonLd({ packages }: { packages: OfferPackage[] }) {
  return (
    <JsonLd
      data={{
        '@type': 'OfferCatalog',
        name: `Packages of ${salon.name}`,
        itemListElement: packages.map(({ title, description, price, from, until }) => ({
          '@type': 'Offer',
          name: title,
          description,
          ...(price.kind === 'fixed' ? { price: price.rupees, priceCurrency: 'INR' } : priceJsonLd(price)),
          ...(from && { validFrom: from }),
          ...(until && { validThrough: until }),
          offeredBy: { '@type': 'BeautySalon', '@id': SALON_ID, name: salon.name },
        })),
      }}
    />
  );
}
