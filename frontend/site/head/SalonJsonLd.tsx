import { salon } from '../../shared/content/salon';
import { absolute } from '../../shared/head/urls';
import { useFrame } from '../layout/frame';
import type { OpeningJsonLd } from './hoursJsonLd';
import { JsonLd } from './JsonLd';

export const SALON_ID = absolute('/#salon');

/** Structured data of the salon, for the home page. `image` is a path of the site. */
export function SalonJsonLd({ opening, image }: { opening: OpeningJsonLd; image?: string }) {
  const { phone, email, address, map, instagram } = useFrame().contact;
  return (
    <JsonLd
      data={{
        '@type': 'BeautySalon',
        '@id': SALON_ID,
        name: salon.name,
        description: salon.tagline,
        url: absolute('/'),
        ...(image && { image: absolute(image) }),
        telephone: phone,
        ...(email && { email }),
        address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IN' },
        ...(map && { hasMap: map }),
        foundingDate: String(salon.foundingYear),
        currenciesAccepted: 'INR',
        ...(instagram && { sameAs: [instagram] }),
        ...opening,
      }}
    />
  );
}
