import type { Contact, Price, SiteContent } from '@salon/content/description';
import type { Social } from '@salon/content/socials';
import { formatPrice } from '@salon/content/words/prices';

const COUNTRY = '91';

/** Dials a number from any country, also one that is written as it is dialled inside the country. */
export function telLink(number: string): string {
  // The 0 of an area code in brackets is not dialled after a country code.
  const digits = number.replace(/\(0/g, '(').replace(/\D/g, '');
  if (number.trim().startsWith('+')) return `tel:+${digits}`;
  if (digits.startsWith('00')) return `tel:+${digits.slice(2)}`;
  const isWhole = digits.length === 12 && digits.startsWith(COUNTRY);
  return `tel:+${isWhole ? digits : COUNTRY + digits.replace(/^0/, '')}`;
}

/** The chat's own share dialog, where the visitor picks the recipient. */
export const shareLink = (title: string, url: string) =>
  `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;

/** `opens` is when the salon opens while it is closed: nobody can answer yet, so the visitor says that a later answer is fine. */
export function linksTo(
  { whatsapp, phone, landline, email, address, map }: Omit<Contact, Social | 'upi'>,
  { greeting, wantsVisit, wantsService, wantsAnswer, whileClosed }: SiteContent['words']['everywhere'],
  opens = '',
) {
  const aside = opens && whileClosed.replace('{time}', opens);
  const written = (text: string) => `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`;
  const chat = (message: string) => written([greeting, message, aside].filter(Boolean).join(' '));
  return {
    aside,
    written,
    generalBooking: chat(wantsVisit),
    booking: (what: string, price?: Price) =>
      chat(`${wantsService} ${what}${price && price.kind !== 'quoted' ? ` (${formatPrice(price)})` : ''}`),
    question: (about: string) => chat(`${wantsAnswer} ${about}.`),
    phone: telLink(phone),
    landline: telLink(landline),
    mail: `mailto:${email}`,
    /** Of a link in another tab, which is counted whatever its address. */
    directions: {
      href: map || `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`,
      target: '_blank',
      rel: 'noopener',
      'data-tap': 'directions',
    },
  };
}
