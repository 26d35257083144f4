import { bookingLink, generalBooking, mailLink, shareLink, telLink } from './links';

const message = (link: string) => new URL(link).searchParams.get('text');

describe('booking links', () => {
  it('open the chat of the salon', () => {
    expect(generalBooking()).toMatch(/^https:\/\/wa\.me\/910000000000\?text=/);
    expect(message(generalBooking())).toBe("Hi! I'd like to book an appointment.");
  });

  it('name the service and its price', () => {
    expect(message(bookingLink('Hair Spa', { rupees: 1800, from: true }))).toBe(
      "Hi! I'd like to book: Hair Spa (from ₹1,800)",
    );
  });

  it('name a service without a price alone', () => {
    expect(message(bookingLink('Cut & Colour?'))).toBe("Hi! I'd like to book: Cut & Colour?");
  });

  it('dial the number without its spaces', () => {
    expect(telLink('+91 (044) 1234-567')).toBe('tel:+910441234567');
  });

  it('write to the e-mail address', () => {
    expect(mailLink()).toBe('mailto:hello@example.com');
  });

  it('share a page with anyone', () => {
    expect(message(shareLink('Monsoon care', 'https://salon.example/blog/x'))).toBe(
      'Monsoon care https://salon.example/blog/x',
    );
  });
});
