import { isAbsolute } from 'node:path';

/** The renderer's environment, checked once. */
export interface Config {
  host: string;
  port: number;
  metricsPort: number;
  logLevel: string;
  /** Origins of the two services. */
  blogUrl: string;
  authUrl: string;
  /** Folder for the pages that nginx serves; when missing, no pages are written. */
  pagesDir?: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Throws one error that lists all problems. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const errors: string[] = [];

  const port = (name: string, fallback: number) => {
    const value = env[name] || String(fallback);
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= 1 && number <= 65535) return number;
    errors.push(`${name} must be a port between 1 and 65535, not "${value}".`);
    return fallback;
  };
  const origin = (name: string, fallback: string) => {
    const value = env[name] || fallback;
    if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/+$/, '');
    errors.push(`${name} must be an http address such as ${fallback}, not "${value}".`);
    return fallback;
  };

  const config: Config = {
    host: env.HOST || '0.0.0.0',
    port: port('PORT', 3003),
    metricsPort: port('METRICS_PORT', 9103),
    logLevel: env.LOG_LEVEL || 'info',
    blogUrl: origin('BLOG_URL', 'http://localhost:3002'),
    authUrl: origin('AUTH_URL', 'http://localhost:3001'),
    pagesDir: env.PAGES_DIR || undefined,
  };
  if (config.pagesDir && !isAbsolute(config.pagesDir)) {
    errors.push(`PAGES_DIR must be an absolute path, not "${config.pagesDir}".`);
  }
  if (!LOG_LEVELS.includes(config.logLevel)) {
    errors.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${config.logLevel}".`);
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return config;
}
