import { BaseConfig, type Environment } from '@salon/service-kit/config';
import { IsUrl, Length, MinLength } from 'class-validator';
import { MAX_LENGTH, MIN_LENGTH } from './password/new-password.js';

/** The validated environment. */
export class Config extends BaseConfig {
  @Length(MIN_LENGTH, MAX_LENGTH, {
    message: `ADMIN_PASSWORD (or ADMIN_PASSWORD_FILE) must have ${MIN_LENGTH} to ${MAX_LENGTH} characters.`,
  })
  readonly ADMIN_PASSWORD: string;

  @MinLength(32, { message: 'KEYS_SECRET (or KEYS_SECRET_FILE) must have at least 32 characters.' })
  readonly KEYS_SECRET: string;

  /** The site's public address. Passkeys are made for it. */
  @IsUrl(
    { protocols: ['http', 'https'], require_protocol: true, require_tld: false },
    { message: 'PUBLIC_URL must be the http(s) address of the site.' },
  )
  readonly PUBLIC_URL: string;

  constructor(env: Environment) {
    super(env, { PORT: 3001, METRICS_PORT: 9101 });
    this.ADMIN_PASSWORD = env.secret('ADMIN_PASSWORD');
    this.KEYS_SECRET = env.secret('KEYS_SECRET');
    this.PUBLIC_URL = env.text('PUBLIC_URL', 'http://localhost:8080');
  }
}
