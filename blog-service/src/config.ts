import { SAMPLE_NAME } from '@salon/content/description/salon';
import { type Identity, Identity as IdentitySchema, sampleIdentity } from '@salon/content/first-edition';
import { BaseConfig } from '@salon/service-kit/config';
import { IsISO8601, IsOptional, IsTimeZone, IsUrl, Length, ValidateBy } from 'class-validator';

const WEB_ADDRESS = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };

/** The validated environment. */
export class Config extends BaseConfig {
  override readonly PORT = this.number('PORT', 3002);
  override readonly METRICS_PORT = this.number('METRICS_PORT', 9102);

  /** The address of auth-service, without a slash at the end. */
  @IsUrl(WEB_ADDRESS, { message: 'AUTH_URL must be the http(s) address of auth-service.' })
  readonly AUTH_URL: string = withoutSlash(this.text('AUTH_URL'));

  /** The site's public address, without a slash at the end. Feeds need absolute URLs. */
  @IsUrl(WEB_ADDRESS, { message: 'PUBLIC_URL must be the http(s) address of the site.' })
  readonly PUBLIC_URL: string = withoutSlash(this.text('PUBLIC_URL', 'http://localhost:8080'));

  /** The salon's name in the first edition, and in stored content of releases that had it here alone. */
  @Length(1, 100, { message: 'SALON_NAME must have 1 to 100 characters.' })
  readonly SALON_NAME: string = this.text('SALON_NAME', SAMPLE_NAME);

  /** The time zone of the dates and times in the site's content. */
  @IsTimeZone({ message: 'SALON_TIME_ZONE must be a time zone such as Asia/Kolkata.' })
  readonly SALON_TIME_ZONE: string = this.text('SALON_TIME_ZONE', 'Asia/Kolkata');

  /** What the first edition says of the salon: `SALON_PHONE`, `SALON_LANDLINE` and so on. Afterwards the owner's word counts. */
  @ValidateBy({
    name: 'identity',
    validator: {
      validate: (value) => faultInIdentity(value) === undefined,
      defaultMessage: (args) => `${faultInIdentity(args?.value)}`,
    },
  })
  readonly identity: Identity = identityFrom((name, sample) => this.text(name, sample));

  /** Where somebody is told when something is wrong. Who knows the address can write there. */
  @IsOptional()
  @IsUrl(
    { ...WEB_ADDRESS, disallow_auth: true },
    { message: 'ALERT_URL must be an http(s) address without a password.' },
  )
  readonly ALERT_URL?: string = this.secret('ALERT_URL') || undefined;

  /** The parts that are watched: where each has its metrics, as `host:port`. */
  readonly PARTS: string[] = this.text('PARTS').split(' ').filter(Boolean);

  /** Where nginx has HTTPS. */
  readonly TLS_ADDRESS: string = this.text('TLS_ADDRESS', 'nginx:8443');

  /** Whether the site's certificate is not the operator's own. */
  readonly isRenewed: boolean = this.text('TLS_DIR') === '';

  /** When this version was made. */
  @IsOptional()
  @IsISO8601({}, { message: 'VERSION_DATE must be a date.' })
  readonly VERSION_DATE?: string = this.text('VERSION_DATE') || undefined;

  readonly VERSION_COMMIT?: string = this.text('VERSION_COMMIT') || undefined;

  /** Where newer versions come from, as `https://repository#branch`. */
  readonly UPDATES?: string = this.text('UPDATES') || undefined;

  /** A database that is not the stack's own is not backed up by it. */
  readonly isBackedUpElsewhere: boolean = this.text('BLOG_DATABASE_URL') !== '';
}

const variable = (name: string) => `SALON_${name.toUpperCase()}`;

/** What is not right is refused as it was set. */
function identityFrom(read: (name: string, sample: string) => string): Identity {
  const samples = Object.entries(sampleIdentity);
  const identity = Object.fromEntries(samples.map(([name, sample]) => [name, read(variable(name), sample)]));
  return IdentitySchema.safeParse(identity).data ?? (identity as Identity);
}

function faultInIdentity(identity: unknown): string | undefined {
  const [issue] = IdentitySchema.safeParse(identity).error?.issues ?? [];
  return issue && `${variable(String(issue.path[0]))}: ${issue.message}`;
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');
