import { z } from 'zod';
import { type Control, field, line, part, type TextRule, text } from '../fields.ts';
import { each } from '../menus.ts';
import { isHttps, MAX_LINK, type Social, socialKeys, socials, webAddress } from '../socials.ts';
import { visibleLine } from '../text.ts';

const LINK = 'Please enter a whole address that starts with https://.';
const PHONE = 'Please enter a phone number in digits, as in +91 98765 43210.';
const PHONE_HELP = 'A tap on it calls it. Without a country code it is a number in India.';
const WHATSAPP = 'Please enter the whole chat number, as in 98765 43210.';
const EMAIL = 'Please enter an e-mail address, of letters, digits and . _ + - only.';
/** The most digits that a phone number has in any country (E.164). */
const MAX_DIGITS = 15;
/** Not ten digits that begin like a mobile number: read again, they would be one of India. */
const CHAT_NUMBER = /^(?![6-9][0-9]{9}$)[1-9][0-9]{7,14}$/;
const UPI = 'Please enter the UPI id as your payment app shows it, as in kadali@okbank.';
const UPI_ID = /^([A-Za-z0-9._-]{2,64}@[A-Za-z0-9]{2,35})?$/;
/** The e-mail addresses that are the same in a link. Other characters, such as `?`, would end the address or add to the link. */
const LINKED_EMAIL = /^([A-Za-z0-9._'+~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+)?$/;

/** A number without a country code belongs to the salon's country, India. */
const COUNTRY = '91';
/** A whole number inside the country, after the 0 that is dialled before it: with its area code, or free of charge. */
const WHOLE = /^(\d{10}|18[06]0\d{7})$/;

/**
 * A phone number in international form, such as `+91 98412 33445`, from the forms in which people write it. Its own groups of
 * digits stay. What is not a whole number stays as it is, to be refused.
 */
function international(written: string): string {
  if (written.startsWith('+')) return written;
  if (/^00[1-9]/.test(written)) return `+${written.slice(2)}`;
  const inside = (number: string) => number.replace(/^(\(?)0/, '$1');
  for (const number of [inside(written), written.replace(/^91\s*/, '')]) {
    if (WHOLE.test(number.replace(/\D/g, '')))
      return `+${COUNTRY} ${number.replace(/^(\d{5})(\d{5})$/, '$1 $2')}`;
  }
  return written;
}

/** The digits of an international number, for a chat link. Ten digits that begin like a mobile number have no country code. */
export function chatDigits(written: string): string {
  if (/[^\d\s()+./-]/.test(written)) return written;
  const digits = written.replace(/\D/g, '');
  const isInside = !written.startsWith('+') && /^(0\d{10}|[6-9]\d{9})$/.test(digits);
  return isInside ? COUNTRY + digits.replace(/^0/, '') : digits.replace(/^00/, '');
}

/** A number of India that has an area code, so that it has no chat. */
export const isLandline = (phone: string) => /^\(?(\+91|91[\s-]|0)?[\s(-]*([1-5]|(79|80)[\s)-])/.test(phone);

function faultInPhone(value: string): string | undefined {
  if (value === '') return 'Please enter a phone number.';
  if (!/^\+?[\d ()/.-]{6,40}$/.test(value) || !/(\d\D*){6}/.test(value)) return PHONE;
  if (value.replace(/\D/g, '').length > MAX_DIGITS)
    return 'Please enter one phone number: the link dials all digits of the field.';
  return value.startsWith('+')
    ? undefined
    : 'Please enter the whole number with its area code, as in 044 2345 6789.';
}

/** Typed as on an envelope, each line ends with a comma. */
const addressLine = (text: string) => visibleLine(text.trim().replace(/[,\s]*\n\s*/g, ', '));

/** A way to reach the salon, in a form of its own. */
const way = (label: string, control: Control, help: string, sentence: string, rule: TextRule) =>
  field(label, text(sentence, rule), { control, help, change: 'value' });

const link = (label: string, sentence: string, options: { control: Control; help?: string }) => {
  const is = (value: string) => value === '' || isHttps(value);
  const address = text(sentence, { form: webAddress, is, maxLength: MAX_LINK });
  return field(label, address.default(''), { change: 'value', ...options });
};

/** Its page elsewhere; a form has one field for all of them. */
const profile = (social: Social) => {
  const { name } = socials[social];
  const sentence = `Please enter the address of your page on ${name}, as in ${socials[social].accounts}kadali.`;
  return link(name, sentence, { control: 'profile' });
};

export const Contact = part('Contact', 'contact', {
  phone: way('Phone', 'tel', PHONE_HELP, PHONE, {
    form: international,
    faultIn: faultInPhone,
    maxLength: 40,
  }),
  landline: way('Landline', 'tel', 'A second number, with its area code. May be empty.', PHONE, {
    form: international,
    faultIn: (value) => (value === '' ? undefined : faultInPhone(value)),
    maxLength: 40,
  }),
  whatsapp: way('Chat number', 'tel', 'Where “Book on chat” leads, such as 98400 00000.', WHATSAPP, {
    form: chatDigits,
    pattern: CHAT_NUMBER,
    maxLength: MAX_DIGITS,
  }),
  email: way('E-mail', 'email', 'May be empty.', EMAIL, { pattern: LINKED_EMAIL, maxLength: 254 }),
  address: line('Address', { max: 300, required: true, change: 'value', form: addressLine }),
  landmark: line('Landmark', {
    max: 200,
    control: 'text',
    help: 'How one finds the door, such as “Opposite the temple tank”. May be empty.',
    change: 'value',
  }),
  parking: line('Parking', {
    max: 200,
    control: 'text',
    help: 'Where a car or a scooter can stand. May be empty.',
    change: 'value',
  }),
  upi: field(
    'UPI id',
    text(UPI, {
      form: (written) => written.replace(/\s/g, ''),
      pattern: UPI_ID,
      maxLength: 100,
    }).default(''),
    {
      control: 'text',
      change: 'value',
      changeLabel: 'UPI id',
      help: 'Shown with a QR code in a visit whose services ask for an advance. May be empty.',
    },
  ),
  map: link('Map link', LINK, {
    control: 'url',
    help: 'The link that the map’s “Share” gives. Without one the address is looked up.',
  }),
  ...each(socialKeys, profile),
});
export type Contact = z.output<typeof Contact>;
