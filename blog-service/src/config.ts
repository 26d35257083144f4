import { readFileSync } from 'node:fs';
import { IsIn, IsInt, IsUrl, Length, Matches, Max, Min, MinLength, validateSync } from 'class-validator';
import { StartupError } from './startup-error.js';

const WEB_ADDRESS = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };
const PORT_RANGE = { message: '$property must be a port number from 1 to 65535.' };

/** The validated environment. Fields are named after their variables, so that a fault names the variable. */
export class Config {
  @IsInt(PORT_RANGE)
  @Min(1, PORT_RANGE)
  @Max(65535, PORT_RANGE)
  readonly PORT!: number;

  @IsInt(PORT_RANGE)
  @Min(1, PORT_RANGE)
  @Max(65535, PORT_RANGE)
  readonly METRICS_PORT!: number;

  @MinLength(1, { message: 'HOST must be an address to listen on.' })
  readonly HOST!: string;

  @IsIn(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
    message: 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace.',
  })
  readonly LOG_LEVEL!: string;

  /** With the password in it. */
  @Matches(/^postgres(ql)?:\/\/[^/]+\/.+/, {
    message: 'DATABASE_URL must look like postgres://user@host:5432/name.',
  })
  readonly DATABASE_URL!: string;

  @IsInt({ message: 'DATABASE_POOL_SIZE must be a whole number from 1 to 100.' })
  @Min(1, { message: 'DATABASE_POOL_SIZE must be a whole number from 1 to 100.' })
  @Max(100, { message: 'DATABASE_POOL_SIZE must be a whole number from 1 to 100.' })
  readonly DATABASE_POOL_SIZE!: number;

  /** Where auth-service answers, without a slash at the end. */
  @IsUrl(WEB_ADDRESS, { message: 'AUTH_URL must be the http(s) address of auth-service.' })
  readonly AUTH_URL!: string;

  /** Where visitors reach the site, without a slash at the end: feeds need whole addresses. */
  @IsUrl(WEB_ADDRESS, { message: 'PUBLIC_URL must be the http(s) address of the site.' })
  readonly PUBLIC_URL!: string;

  /** The author of posts that name none, and the feed's title. */
  @Length(1, 100, { message: 'SALON_NAME must have 1 to 100 characters.' })
  readonly SALON_NAME!: string;
}

/** Reads and checks the environment once. Throws a StartupError that lists every fault, one line each. */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const faults: string[] = [];

  /** The variable itself, or the content of the file that NAME_FILE points to. */
  const secret = (name: string): string => {
    const path = env[`${name}_FILE`];
    if (env[name] || !path) return env[name] ?? '';
    try {
      return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    } catch {
      faults.push(`${name}_FILE: the file ${path} cannot be read.`);
      return '';
    }
  };

  const config: Config = Object.assign(new Config(), {
    PORT: Number(env.PORT || 3002),
    METRICS_PORT: Number(env.METRICS_PORT || 9102),
    HOST: env.HOST || '0.0.0.0',
    LOG_LEVEL: env.LOG_LEVEL || 'info',
    DATABASE_URL: withPassword(env.DATABASE_URL ?? '', secret('DATABASE_PASSWORD')),
    DATABASE_POOL_SIZE: Number(env.DATABASE_POOL_SIZE || 10),
    AUTH_URL: withoutSlash(env.AUTH_URL ?? ''),
    PUBLIC_URL: withoutSlash(env.PUBLIC_URL || 'http://localhost:8080'),
    SALON_NAME: env.SALON_NAME || 'Kadali — Salon & Academy',
  });

  for (const { constraints } of validateSync(config, { stopAtFirstError: true })) {
    faults.push(...Object.values(constraints ?? {}));
  }
  if (faults.length > 0) throw new StartupError(faults.join('\n'));
  return config;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/** A password in the address itself goes first: it names another database than the stack's own. */
function withPassword(databaseUrl: string, password: string): string {
  if (!password || !URL.canParse(databaseUrl)) return databaseUrl;
  const url = new URL(databaseUrl);
  url.password ||= encodeURIComponent(password);
  return url.href;
}
