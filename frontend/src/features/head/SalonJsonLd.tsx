import { salon } from '../../content/salon';
import { previewPath } from '../../ui/picture/Picture';
import { JsonLd } from './JsonLd';
import { absolute } from './urls';

export const SALON_ID = absolute('/#salon');

/** The salon itself; on the home page. */
export function SalonJsonLd() {
  return (
    <JsonLd
      data={{
        '@type': 'BeautySalon',
        '@id': SALON_ID,
        name: salon.name,
        description: salon.tagline,
        url: absolute('/'),
        image: absolute(previewPath('hero-poster')),
        telephone: salon.phone,
        email: salon.email,
        address: { '@type': 'PostalAddress', streetAddress: salon.address, addressCountry: 'IN' },
        foundingDate: String(salon.foundingYear),
        currenciesAccepted: 'INR',
        sameAs: [salon.instagram],
        openingHoursSpecification: salon.hours.map(({ schemaDays, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: schemaDays,
          opens,
          closes,
        })),
      }}
    />
  );
}
