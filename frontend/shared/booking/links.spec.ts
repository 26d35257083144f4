import { editionOne } from '../../test/edition';
import { linksTo, telLink } from './links';

const { contact, words } = editionOne;
const links = linksTo(contact, words.everywhere);
const message = (link: string) => new URL(link).searchParams.get('text');

describe('booking links', () => {
  it('open the chat of the edition’s number with a message that names what was clicked', () => {
    expect(links.generalBooking).toMatch(/^https:\/\/wa\.me\/910000000000\?text=/);
    expect(message(links.generalBooking)).toBe("Hi! I'd like to book an appointment.");
    expect(message(links.booking('Hair Spa', { kind: 'from', rupees: 1800 }))).toBe(
      "Hi! I'd like to book: Hair Spa (from ₹1,800)",
    );
    for (const price of [undefined, { kind: 'quoted' } as const])
      expect(message(links.booking('Cut & Colour?', price))).toBe("Hi! I'd like to book: Cut & Colour?");
    expect(message(links.question('the academy'))).toBe('Hi! I have a question about the academy.');
  });

  it('say politely that the salon is closed, and when an answer will do', () => {
    const atTen = (own = {}) => linksTo(contact, { ...words.everywhere, ...own }, 'tomorrow at 10 am');
    expect(message(atTen().generalBooking)).toBe(
      "Hi! I'd like to book an appointment. (I know you are closed now; an answer tomorrow at 10 am is fine.)",
    );
    expect(atTen({ whileClosed: 'Write {time}.' }).aside).toBe('Write tomorrow at 10 am.');
    expect(links.aside).toBe('');
  });

  it.each([
    ['+91 (044) 1234-5678', 'tel:+914412345678'],
    ['+91 98412 33445', 'tel:+919841233445'],
    ['09841233445', 'tel:+919841233445'],
    ['0065 9123 4567', 'tel:+6591234567'],
  ])('dial %s from anywhere', (number, link) => {
    expect(telLink(number)).toBe(link);
  });

  it('lead to the place by its address, or by the link that the owner gave', () => {
    expect(new URL(links.directions.href).searchParams.get('destination')).toBe(contact.address);
    const map = 'https://maps.example/kadali';
    expect(linksTo({ ...contact, map }, words.everywhere).directions.href).toBe(map);
  });
});
