import { isAbsolute } from 'node:path';
import { z } from 'zod';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);
const origin = (fallback: string) =>
  z
    .url({ protocol: /^https?$/ })
    .transform((address) => address.replace(/\/+$/, ''))
    .default(fallback);

const environment = z.object({
  HOST: z.string().default('0.0.0.0'),
  PORT: port(3003),
  METRICS_PORT: port(9103),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  BLOG_URL: origin('http://localhost:3002'),
  AUTH_URL: origin('http://localhost:3001'),
  /** Folder for the pages that nginx serves. */
  PAGES_DIR: z.string().refine(isAbsolute, 'It must be an absolute path.'),
  /** Whom to tell of a hole in the site's security, as an address such as mailto:security@salon.example. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:|https:\/\/|tel:)[\x21-\x7e]+$/)
    .optional(),
});

export type Config = z.output<typeof environment>;

/** The renderer's environment, checked once. Throws one error that lists all problems. An empty variable counts as unset. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const { data, error } = environment.safeParse(set);
  if (error) throw new Error(z.prettifyError(error));
  return data;
}
