import { salon } from '../../content/salon';
import type { Price } from '../../content/types';
import { formatPrice } from '../../ui/formatPrice';

const GREETING = 'Hi!';

/** Opens the chat with a message already typed. */
export function chatLink(message: string): string {
  return `https://wa.me/${salon.whatsapp}?text=${encodeURIComponent(message)}`;
}

export const generalBooking = () => chatLink(`${GREETING} I'd like to book an appointment.`);

/** A booking message that names what was clicked, and its price where it has one. */
export function bookingLink(what: string, price?: Price): string {
  return chatLink(`${GREETING} I'd like to book: ${what}${price ? ` (${formatPrice(price)})` : ''}`);
}

export const questionLink = (about: string) => chatLink(`${GREETING} I have a question about ${about}.`);

export const telLink = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`;

export const mailLink = () => `mailto:${salon.email}`;

export const directionsLink = () =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(salon.address)}`;

/** The chat's own share sheet: the visitor picks whom to send it to. */
export const shareLink = (title: string, url: string) =>
  `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
