/** A number without a country code belongs to the salon's country, India. */
const COUNTRY = '91';
/** A whole number inside the country, after the 0 that is dialled before it: with its area code, or free of charge. */
const WHOLE = /^(\d{10}|18[06]0\d{7})$/;

/**
 * A phone number in international form, such as `+91 98412 33445`, from the forms in which people write it. Its own groups of
 * digits stay. What is not a whole number stays as it is, to be refused.
 */
export function international(written: string): string {
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

/** A web address with the `https://` that people leave out. */
export function webAddress(written: string): string {
  if (written === '' || /^\w+:\D/.test(written.replace(/^http:\/\//i, ''))) return written;
  return `https://${written.replace(/^http:\/\//i, '')}`;
}

/** The address of a social page, which may be given as an account of Instagram, `@kadali`. */
export function socialAddress(written: string): string {
  const [, account] = /^@([\w.]{1,30})$/.exec(written) ?? [];
  return account ? `https://www.instagram.com/${account}` : webAddress(written);
}
