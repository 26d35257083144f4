import type { Contact, Price } from '../../content/site-content';
import { formatPrice } from '../../ui/formatPrice';

const GREETING = 'Hi!';

export const telLink = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`;

/** The chat's own share sheet: the visitor picks whom to send it to. */
export const shareLink = (title: string, url: string) =>
  `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;

/** Where the salon is reached. A chat link opens with a message already typed. */
export function linksTo({ whatsapp, phone, landline, email, address, map }: Contact) {
  const chat = (message: string) =>
    `https://wa.me/${whatsapp}?text=${encodeURIComponent(`${GREETING} ${message}`)}`;
  return {
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
