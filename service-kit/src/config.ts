import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { StartupError } from './startup-error.js';

/** What is wrong follows the name of the variable: `PORT must be …`. */
const whole = (usual: number, min: number, max: number, fault: string) =>
  z.coerce.number(fault).int(fault).min(min, fault).max(max, fault).prefault(usual);

export const port = (usual: number) => whole(usual, 1, 65535, 'must be a port number from 1 to 65535.');

/** An address, without a slash at the end. */
export const webAddress = (what: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be ${what}.` })
    .overwrite((address) => address.replace(/\/+$/, ''));

const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const DATABASE = 'must look like postgres://user@host:5432/name.';

/** The variables that every service has. */
export const COMMON = {
  PORT: port(3000),
  METRICS_PORT: port(9100),
  HOST: z.string().default('0.0.0.0'),
  LOG_LEVEL: z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}.`).default('info'),
  /** With the DATABASE_PASSWORD in it. */
  DATABASE_URL: z.string(DATABASE).regex(/^postgres(ql)?:\/\/[^/]+\/.+/, DATABASE),
  /** Migrating takes two connections: one holds the lock, the other works. */
  DATABASE_POOL_SIZE: whole(10, 2, 100, 'must be a whole number from 2 to 100.'),
  /** The site's public address. */
  PUBLIC_URL: webAddress('the http(s) address of the site').prefault('http://localhost:8080'),
};
export type BaseConfig = z.output<z.ZodObject<typeof COMMON>>;

export type ConfigClass<C = BaseConfig> = new (variables: NodeJS.ProcessEnv) => C;

/**
 * A class whose instances have the checked values of these variables. Throws a StartupError that lists every fault, one line each. Empty
 * variables count as missing, because compose passes unset ones as empty ones. NAME_FILE names a file that has the value of NAME.
 */
export function environment<Shape extends z.ZodRawShape>(shape: Shape) {
  class Environment {
    constructor(variables: NodeJS.ProcessEnv) {
      const faults: string[] = [];
      function read(name: string): string | undefined {
        const path = variables[`${name}_FILE`];
        if (variables[name] || !path) return variables[name] || undefined;
        try {
          return readFileSync(path, 'utf8').replace(/\r?\n$/, '') || undefined;
        } catch {
          faults.push(`${name}_FILE: the file ${path} cannot be read.`);
          return undefined;
        }
      }
      const given = Object.fromEntries(Object.keys(shape).map((name) => [name, read(name)]));
      given.DATABASE_URL = withPassword(given.DATABASE_URL, read('DATABASE_PASSWORD'));
      const { data, error } = z.object(shape).safeParse(given);
      for (const { path, message } of error?.issues ?? [])
        faults.push(path.join() + (/^[A-Z]/.test(message) ? ': ' : ' ') + message);
      if (faults.length > 0) throw new StartupError([...new Set(faults)].join('\n'));
      Object.assign(this, data);
    }
  }
  return Environment as unknown as ConfigClass<z.output<z.ZodObject<Shape>>>;
}

/** A password in the URL itself wins: such a URL is of another database than the stack's own. */
function withPassword(databaseUrl?: string, password?: string): string | undefined {
  const url = URL.parse(databaseUrl ?? '');
  if (!password || !url) return databaseUrl;
  url.password ||= encodeURIComponent(password);
  return url.href;
}
