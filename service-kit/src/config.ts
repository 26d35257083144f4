import { readFileSync } from 'node:fs';
import { applyDecorators } from '@nestjs/common';
import { IsIn, IsInt, Matches, Max, Min, validateSync } from 'class-validator';
import { StartupError } from './startup-error.js';

const PORT_RANGE = { message: '$property must be a port number from 1 to 65535.' };
const IsPortNumber = () => applyDecorators(IsInt(PORT_RANGE), Min(1, PORT_RANGE), Max(65535, PORT_RANGE));
const POOL_SIZE = { message: 'DATABASE_POOL_SIZE must be a whole number from 2 to 100.' };

/** Reads environment variables. Empty ones count as missing, because compose passes unset variables as empty ones. */
class Environment {
  readonly #variables: NodeJS.ProcessEnv;
  /** One line for each file that could not be read. */
  readonly #faults: string[] = [];

  constructor(variables: NodeJS.ProcessEnv) {
    this.#variables = variables;
  }

  protected text(name: string, fallback = ''): string {
    return this.#variables[name] || fallback;
  }

  /** NaN when the variable is not a number. */
  protected number(name: string, fallback: number): number {
    return Number(this.#variables[name] || fallback);
  }

  /** The variable itself, or the content of the file that NAME_FILE points to. */
  protected secret(name: string): string {
    const path = this.#variables[`${name}_FILE`];
    if (this.#variables[name] || !path) return this.#variables[name] ?? '';
    try {
      return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    } catch {
      this.#faults.push(`${name}_FILE: the file ${path} cannot be read.`);
      return '';
    }
  }

  /** Throws a StartupError that lists every fault, one line each. */
  check(): void {
    const invalid = validateSync(this, { stopAtFirstError: true });
    const faults = [
      ...this.#faults,
      ...invalid.flatMap(({ constraints }) => Object.values(constraints ?? {})),
    ];
    if (faults.length > 0) throw new StartupError(faults.join('\n'));
  }
}

/** The configuration that every service has. A field has the name of its variable, so that errors name the variable. */
export class BaseConfig extends Environment {
  @IsPortNumber()
  readonly PORT: number = this.number('PORT', 3000);

  @IsPortNumber()
  readonly METRICS_PORT: number = this.number('METRICS_PORT', 9100);

  readonly HOST: string = this.text('HOST', '0.0.0.0');

  @IsIn(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
    message: 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace.',
  })
  readonly LOG_LEVEL: string = this.text('LOG_LEVEL', 'info');

  /** The URL with the password in it. */
  @Matches(/^postgres(ql)?:\/\/[^/]+\/.+/, {
    message: 'DATABASE_URL must look like postgres://user@host:5432/name.',
  })
  readonly DATABASE_URL: string = withPassword(this.text('DATABASE_URL'), this.secret('DATABASE_PASSWORD'));

  /** Migrating takes two connections: one holds the lock, the other works. */
  @IsInt(POOL_SIZE)
  @Min(2, POOL_SIZE)
  @Max(100, POOL_SIZE)
  readonly DATABASE_POOL_SIZE: number = this.number('DATABASE_POOL_SIZE', 10);
}

export type ConfigClass<C extends BaseConfig> = new (variables: NodeJS.ProcessEnv) => C;

/** Reads and checks the environment once. Throws a StartupError for its faults. */
export function loadConfig<C extends BaseConfig>(Config: ConfigClass<C>, variables: NodeJS.ProcessEnv): C {
  const config = new Config(variables);
  config.check();
  return config;
}

/** A password in the URL itself wins: such a URL is of another database than the stack's own. */
function withPassword(databaseUrl: string, password: string): string {
  if (!password || !URL.canParse(databaseUrl)) return databaseUrl;
  const url = new URL(databaseUrl);
  url.password ||= encodeURIComponent(password);
  return url.href;
}
