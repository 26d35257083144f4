import { BaseConfig } from '@salon/service-kit/config';
import { IsUrl, Length, MinLength } from 'class-validator';
import { MAX_LENGTH, MIN_LENGTH } from './password/new-password.js';

/** The validated environment. */
export class Config extends BaseConfig {
  override readonly PORT = this.number('PORT', 3001);
  override readonly METRICS_PORT = this.number('METRICS_PORT', 9101);

  @Length(MIN_LENGTH, MAX_LENGTH, {
    message: `ADMIN_PASSWORD (or ADMIN_PASSWORD_FILE) must have ${MIN_LENGTH} to ${MAX_LENGTH} characters.`,
  })
  readonly ADMIN_PASSWORD: string = this.secret('ADMIN_PASSWORD');

  @MinLength(32, { message: 'KEYS_SECRET (or KEYS_SECRET_FILE) must have at least 32 characters.' })
  readonly KEYS_SECRET: string = this.secret('KEYS_SECRET');

  /** The site's public address. Passkeys are made for it. */
  @IsUrl(
    { protocols: ['http', 'https'], require_protocol: true, require_tld: false },
    { message: 'PUBLIC_URL must be the http(s) address of the site.' },
  )
  readonly PUBLIC_URL: string = this.text('PUBLIC_URL', 'http://localhost:8080');
}
