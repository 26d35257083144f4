import { isAbsolute } from 'node:path';
import { z } from 'zod';

const A_PORT = 'a port between 1 and 65535';
const port = (fallback: number) =>
  z.coerce.number(A_PORT).int(A_PORT).min(1, A_PORT).max(65_535, A_PORT).default(fallback);
const origin = (fallback: string) =>
  z
    .url({ protocol: /^https?$/, error: `an http address such as ${fallback}` })
    .transform((address) => address.replace(/\/+$/, ''))
    .default(fallback);
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const A_FOLDER = 'an absolute path';

/** Their errors say what a setting must be. */
const environment = z.object({
  HOST: z.string().default('0.0.0.0'),
  PORT: port(3003),
  METRICS_PORT: port(9103),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
  BLOG_URL: origin('http://localhost:3002'),
  AUTH_URL: origin('http://localhost:3001'),
  /** Folder for the pages that nginx serves. */
  PAGES_DIR: z.string(A_FOLDER).refine(isAbsolute, A_FOLDER),
  /** Whom to tell of a hole in the site's security. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:|https:\/\/|tel:)[\x21-\x7e]+$/, 'an address such as mailto:security@salon.example')
    .optional(),
});

export type Config = z.output<typeof environment>;

/** The renderer's environment, checked once. Throws one error that lists all problems. An empty variable counts as unset. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const { data, error } = environment.safeParse(set);
  if (!error) return data;
  const faults = error.issues.map(({ path: [name], message }) => {
    const value = set[String(name)] ?? '';
    return `${String(name)} must be ${message}, not "${value}".`;
  });
  throw new Error(faults.join('\n'));
}
