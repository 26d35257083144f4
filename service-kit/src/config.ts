import { readFileSync } from 'node:fs';
import { applyDecorators } from '@nestjs/common';
import { IsIn, IsInt, Matches, Max, Min, validateSync } from 'class-validator';
import { StartupError } from './startup-error.js';

const PORT_RANGE = { message: '$property must be a port number from 1 to 65535.' };
const IsPortNumber = () => applyDecorators(IsInt(PORT_RANGE), Min(1, PORT_RANGE), Max(65535, PORT_RANGE));
const POOL_SIZE = { message: 'DATABASE_POOL_SIZE must be a whole number from 2 to 100.' };

/** Reads environment variables. Empty ones count as missing, because compose passes unset variables as empty ones. */
export class Environment {
  /** One line for each file that could not be read. */
  readonly faults: string[] = [];

  constructor(private readonly variables: NodeJS.ProcessEnv) {}

  text(name: string, fallback = ''): string {
    return this.variables[name] || fallback;
  }

  /** NaN when the variable is not a number. */
  number(name: string, fallback: number): number {
    return Number(this.variables[name] || fallback);
  }

  /** The variable itself, or the content of the file that NAME_FILE points to. */
  secret(name: string): string {
    const path = this.variables[`${name}_FILE`];
    if (this.variables[name] || !path) return this.variables[name] ?? '';
    try {
      return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    } catch {
      this.faults.push(`${name}_FILE: the file ${path} cannot be read.`);
      return '';
    }
  }
}

/** The configuration that every service has. A field has the name of its variable, so that errors name the variable. */
export class BaseConfig {
  @IsPortNumber()
  readonly PORT: number;

  @IsPortNumber()
  readonly METRICS_PORT: number;

  readonly HOST: string;

  @IsIn(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
    message: 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace.',
  })
  readonly LOG_LEVEL: string;

  /** The URL with the password in it. */
  @Matches(/^postgres(ql)?:\/\/[^/]+\/.+/, {
    message: 'DATABASE_URL must look like postgres://user@host:5432/name.',
  })
  readonly DATABASE_URL: string;

  /** Migrating takes two connections: one holds the lock, the other works. */
  @IsInt(POOL_SIZE)
  @Min(2, POOL_SIZE)
  @Max(100, POOL_SIZE)
  readonly DATABASE_POOL_SIZE: number;

  constructor(env: Environment, ports: { PORT: number; METRICS_PORT: number }) {
    this.PORT = env.number('PORT', ports.PORT);
    this.METRICS_PORT = env.number('METRICS_PORT', ports.METRICS_PORT);
    this.HOST = env.text('HOST', '0.0.0.0');
    this.LOG_LEVEL = env.text('LOG_LEVEL', 'info');
    this.DATABASE_URL = withPassword(env.text('DATABASE_URL'), env.secret('DATABASE_PASSWORD'));
    this.DATABASE_POOL_SIZE = env.number('DATABASE_POOL_SIZE', 10);
  }
}

export type ConfigClass<C extends BaseConfig> = new (env: Environment) => C;

/** Reads and checks the environment once. Throws a StartupError that lists every fault, one line each. */
export function loadConfig<C extends BaseConfig>(Config: ConfigClass<C>, variables: NodeJS.ProcessEnv): C {
  const env = new Environment(variables);
  const config = new Config(env);
  const invalid = validateSync(config, { stopAtFirstError: true });
  const faults = [...env.faults, ...invalid.flatMap(({ constraints }) => Object.values(constraints ?? {}))];
  if (faults.length > 0) throw new StartupError(faults.join('\n'));
  return config;
}

/** A password in the URL itself wins: such a URL is of another database than the stack's own. */
function withPassword(databaseUrl: string, password: string): string {
  if (!password || !URL.canParse(databaseUrl)) return databaseUrl;
  const url = new URL(databaseUrl);
  url.password ||= encodeURIComponent(password);
  return url.href;
}
