import { salon } from '../../content/salon';
import { type Hours } from '../hours/openState';
import { upcomingDays } from '../hours/shown';
import { useFrame, useNow } from '../site/frame';
import { openingHours, specialOpeningHours } from './hoursJsonLd';
import { JsonLd } from './JsonLd';
import { absolute } from './urls';

export const SALON_ID = absolute('/#salon');

/** The salon itself; on the home page. `image` is a path of the site. */
export function SalonJsonLd({ hours, image }: { hours: Hours; image?: string }) {
  const { phone, email, address, map, instagram } = useFrame().contact;
  const special = specialOpeningHours(upcomingDays(hours, useNow()));
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
        openingHoursSpecification: openingHours(hours.weekly),
        ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
      }}
    />
  );
}
