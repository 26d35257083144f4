import { SAMPLE_NAME } from '@salon/content/description/salon';
import { Identity, sampleIdentity } from '@salon/content/first-edition';
import { COMMON, environment, port, webAddress } from '@salon/service-kit/config';
import { z } from 'zod';

type IdentityVariable = `SALON_${Uppercase<keyof Identity>}`;
const variable = (name: keyof Identity) => `SALON_${name.toUpperCase()}` as IdentityVariable;
const identityNames = Identity.keyof().options;
const identity = Object.fromEntries(
  identityNames.map((name) => [variable(name), Identity.shape[name].prefault(sampleIdentity[name])]),
) as object as Record<IdentityVariable, z.ZodType<string>>;

const ALERT = 'must be an http(s) address without a password.';

/** The validated environment. */
export class Config extends environment({
  ...COMMON,
  PORT: port(3002),
  METRICS_PORT: port(9102),
  AUTH_URL: webAddress('the http(s) address of auth-service'),
  /** The salon's name in the first edition, and in stored content of releases that had it here alone. */
  SALON_NAME: z.string().max(100, 'must have 1 to 100 characters.').default(SAMPLE_NAME),
  /** The time zone of the dates and times in the site's content. */
  SALON_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be a time zone such as Asia/Kolkata.')
    .default('Asia/Kolkata'),
  ...identity,
  /** Where somebody is told when something is wrong. Who knows the address can write there. */
  ALERT_URL: z
    .url({ protocol: /^https?$/, error: ALERT })
    .refine((address) => !URL.parse(address)?.username && !URL.parse(address)?.password, ALERT)
    .optional(),
  /** The parts that are watched: where each has its metrics, as `host:port`. */
  PARTS: z
    .string()
    .default('')
    .transform((parts) => parts.split(' ').filter(Boolean)),
  /** Where nginx has HTTPS. */
  TLS_ADDRESS: z.string().default('nginx:8443'),
  /** Of a certificate of the operator's own. */
  TLS_DIR: z.string().optional(),
  /** When this version was made. */
  VERSION_DATE: z
    .string()
    .refine((date) => !Number.isNaN(Date.parse(date)), 'must be a date.')
    .optional(),
  VERSION_COMMIT: z.string().optional(),
  /** Where newer versions come from, as `https://repository#branch`. */
  UPDATES: z.string().optional(),
  /** A database that is not the stack's own is not backed up by it. */
  BLOG_DATABASE_URL: z.string().optional(),
}) {
  /** What the first edition says of the salon: `SALON_PHONE`, `SALON_LANDLINE` and so on. Afterwards the owner's word counts. */
  get identity(): Identity {
    return Identity.parse(Object.fromEntries(identityNames.map((name) => [name, this[variable(name)]])));
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
