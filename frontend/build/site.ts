import { z } from 'zod';

const text = z.string().trim().min(1);

/** The environment a site is built with. Every variable is optional; the defaults are the sample identity. */
const environment = z.object({
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:8080')
    .transform((url) => url.replace(/\/+$/, '')),
  SALON_NAME: text.default('Kadali — Salon & Academy'),
  SALON_PHONE: text.default('+91 00000 00000'),
  SALON_LANDLINE: text.default('+91 000 000 0000'),
  SALON_WHATSAPP: text
    .transform((number) => number.replace(/\D/g, ''))
    .refine((digits) => digits.length >= 8, 'must be a number with its country code')
    .default('910000000000'),
  SALON_EMAIL: z.email().default('hello@example.com'),
  SALON_ADDRESS: text.default('12 Temple Tank Road, South Extension, Your City, Your State 000000, India'),
  SALON_INSTAGRAM: z.url({ protocol: /^https$/ }).default('https://www.instagram.com/kadali.salon'),
  SALON_TIME_ZONE: text
    .refine(isTimeZone, 'must be a time zone such as Asia/Kolkata')
    .default('Asia/Kolkata'),
});

/** Reads and checks the build's environment; an empty variable counts as unset. Throws one error that lists all problems. */
export function readSite(env: NodeJS.ProcessEnv): Site {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The site cannot be built with this environment:\n  ${errors.join('\n  ')}`);
  }
  const value = parsed.data;
  return {
    publicUrl: value.PUBLIC_URL,
    name: value.SALON_NAME,
    phone: value.SALON_PHONE,
    landline: value.SALON_LANDLINE,
    whatsapp: value.SALON_WHATSAPP,
    email: value.SALON_EMAIL,
    address: value.SALON_ADDRESS,
    instagram: value.SALON_INSTAGRAM,
    timeZone: value.SALON_TIME_ZONE,
  };
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
