import type { Service } from '@salon/content/description';
import { salon } from '../../shared/content/salon';
import { absolute } from '../../shared/head/urls';
import { JsonLd } from '../head/JsonLd';
import { priceJsonLd } from '../head/priceJsonLd';
import { SALON_ID } from '../head/SalonJsonLd';

interface Props {
  name: string;
  description: string;
  path: string;
  services: Service[];
}

/** Structured data of a service page: its menu with prices. */
export function ServiceJsonLd({ name, description, path, services }: Props) {
  return (
    <JsonLd
      data={{
        '@type': 'Service',
        name,
        description,
        url: absolute(path),
        provider: { '@type': 'BeautySalon', '@id': SALON_ID, name: salon.name },
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          name,
          itemListElement: services.map((service) => ({
            '@type': 'Offer',
            itemOffered: { '@type': 'Service', name: service.name, description: service.description },
            ...priceJsonLd(service.price),
          })),
        },
      }}
    />
  );
}
