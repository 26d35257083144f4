import type { Contact, Price } from '../../content/site-content';
import { formatPrice } from '../../ui/formatPrice';
import type { OpenNow } from '../hours/openNow';

export const GREETING = 'Hi!';

/** The message is not kept waiting for an answer that nobody can give yet. */
export const closedAside = ({ opens }: OpenNow): string =>
  opens ? `(I know you are closed now; an answer ${opens} is fine.)` : '';

export const telLink = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`;

/** The chat's own share sheet: the visitor picks whom to send it to. */
export const shareLink = (title: string, url: string) =>
  `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;

/** Where the salon is reached. A chat link opens with a message already typed, which ends with `aside`. */
export function linksTo({ whatsapp, phone, landline, email, address, map }: Contact, aside = '') {
  const written = (text: string) => `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`;
  const chat = (message: string) => written([GREETING, message, aside].filter(Boolean).join(' '));
  return {
    /** With a whole text. */
    written,
    generalBooking: chat("I'd like to book an appointment."),
    /** Names what was clicked, and its price where it has one. */
    booking: (what: string, price?: Price) =>
      chat(`I'd like to book: ${what}${price && price.kind !== 'quoted' ? ` (${formatPrice(price)})` : ''}`),
    question: (about: string) => chat(`I have a question about ${about}.`),
    phone: telLink(phone),
    landline: telLink(landline),
    mail: `mailto:${email}`,
    directions: map || `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`,
  };
}
