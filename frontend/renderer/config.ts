import { isAbsolute } from 'node:path';

export type Config = ReturnType<typeof readConfig>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** The renderer's environment, checked once. Throws one error that lists all problems. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const errors: string[] = [];
  /** An empty variable counts as unset. */
  const read = (name: string, fallback: string, isGood: (value: string) => boolean, what: string) => {
    const value = env[name] || fallback;
    if (!isGood(value)) errors.push(`${name} must be ${what}, not "${value}".`);
    return value;
  };
  const port = (name: string, fallback: string) =>
    Number(read(name, fallback, isPort, 'a port between 1 and 65535'));
  const origin = (name: string, fallback: string) =>
    read(name, fallback, isHttp, `an http address such as ${fallback}`).replace(/\/+$/, '');

  const config = {
    host: env.HOST || '0.0.0.0',
    port: port('PORT', '3003'),
    metricsPort: port('METRICS_PORT', '9103'),
    logLevel: read('LOG_LEVEL', 'info', isLogLevel, `one of ${LOG_LEVELS.join(', ')}`),
    /** Origins of the two services. */
    blogUrl: origin('BLOG_URL', 'http://localhost:3002'),
    authUrl: origin('AUTH_URL', 'http://localhost:3001'),
    /** Folder for the pages that nginx serves. */
    pagesDir: read('PAGES_DIR', '', isAbsolute, 'an absolute path'),
    /** Whom to tell of a hole in the site's security, as an address; empty: nobody is named. */
    securityContact: read(
      'SECURITY_CONTACT',
      '',
      isContact,
      'an address such as mailto:security@salon.example',
    ),
  };
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return config;
}

const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535;
const isHttp = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const isContact = (value: string) => value === '' || /^(mailto:|https:\/\/|tel:)[\x21-\x7e]+$/.test(value);
const isLogLevel = (value: string) => LOG_LEVELS.includes(value);
