/**
 * Where a salon has pages besides its own, by the field of its contact data: what an address there begins with, up to the account,
 * and its domains with those of its short links.
 */
export const socials = {
  instagram: {
    name: 'Instagram',
    accounts: 'https://www.instagram.com/',
    hosts: /(^|\.)(instagram\.com|instagr\.am)$/,
  },
  facebook: {
    name: 'Facebook',
    accounts: 'https://www.facebook.com/',
    hosts: /(^|\.)(facebook\.com|fb\.(com|me))$/,
  },
  youtube: {
    name: 'YouTube',
    accounts: 'https://www.youtube.com/@',
    hosts: /(^|\.)(youtube\.com|youtu\.be)$/,
  },
  google: {
    name: 'Google',
    accounts: 'https://g.page/',
    hosts: /(^|\.)(google(\.com?)?\.[a-z]{2,3}|g\.(page|co)|goo\.gl|share\.google)$/,
  },
  pinterest: {
    name: 'Pinterest',
    accounts: 'https://www.pinterest.com/',
    hosts: /(^|\.)(pinterest(\.com?)?\.[a-z]{2,3}|pin\.it)$/,
  },
  threads: {
    name: 'Threads',
    accounts: 'https://www.threads.com/@',
    hosts: /(^|\.)threads\.(com|net)$/,
  },
  x: { name: 'X', accounts: 'https://x.com/', hosts: /(^|\.)(x|twitter)\.com$/ },
  linkedin: {
    name: 'LinkedIn',
    accounts: 'https://www.linkedin.com/company/',
    hosts: /(^|\.)(linkedin\.com|lnkd\.in)$/,
  },
};
export type Social = keyof typeof socials;
export const socialKeys = Object.keys(socials) as Social[];

export type Profiles = Record<Social, string>;

export const MAX_LINK = 1_000;

/** A web address with the `https://` that people leave out. */
export function webAddress(written: string): string {
  if (written === '' || /^\w+:\D/.test(written.replace(/^http:\/\//i, ''))) return written;
  return `https://${written.replace(/^http:\/\//i, '')}`;
}

/** Whether a link may lead there: the address names nobody to log in as. */
export function isHttps(value: string): boolean {
  if (value.length > MAX_LINK || /\s/.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  return protocol === 'https:' && /\.[^.]{2,}$/.test(hostname) && username === '' && password === '';
}

/** An account alone, `@kadali`, is one of Instagram. */
const addressIn = (line: string) =>
  webAddress(line.replace(/^@([\w.-]{1,50})$/, `${socials.instagram.accounts}$1`));

/** The profiles in a text with an address in each line, each known by its host; else what is wrong with a line. */
export function readProfiles(
  text: string,
): { profiles: Profiles; fault?: undefined } | { profiles?: undefined; fault: string } {
  const profiles = Object.fromEntries(socialKeys.map((key) => [key, ''])) as Profiles;
  for (const [index, written] of text.split('\n').entries()) {
    const line = written.trim();
    if (line === '') continue;
    const address = addressIn(line);
    const wrong = (why: string) => ({ fault: `Line ${index + 1}: ${why}` });
    if (!isHttps(address)) return wrong('please enter an address, as in instagram.com/kadali.');
    const { hostname } = new URL(address);
    const known = socialKeys.find((key) => socials[key].hosts.test(hostname));
    const names = socialKeys.map((key) => socials[key].name).join(', ');
    if (!known) return wrong(`${hostname} is not one of these: ${names}.`);
    if (profiles[known]) return wrong(`there is another one of ${socials[known].name} above.`);
    profiles[known] = address;
  }
  return { profiles };
}

export const writeProfiles = (profiles: Profiles) =>
  socialKeys.flatMap((key) => profiles[key] || []).join('\n');
