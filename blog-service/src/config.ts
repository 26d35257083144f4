import { SAMPLE_NAME } from '@salon/content/description/salon';
import { type Identity, Identity as IdentitySchema, sampleIdentity } from '@salon/content/first-edition';
import { BaseConfig, type Environment } from '@salon/service-kit/config';
import { IsISO8601, IsOptional, IsTimeZone, IsUrl, Length, ValidateBy } from 'class-validator';

const WEB_ADDRESS = { protocols: ['http', 'https'], require_protocol: true, require_tld: false };

/** The validated environment. */
export class Config extends BaseConfig {
  /** The address of auth-service, without a slash at the end. */
  @IsUrl(WEB_ADDRESS, { message: 'AUTH_URL must be the http(s) address of auth-service.' })
  readonly AUTH_URL: string;

  /** The site's public address, without a slash at the end. Feeds need absolute URLs. */
  @IsUrl(WEB_ADDRESS, { message: 'PUBLIC_URL must be the http(s) address of the site.' })
  readonly PUBLIC_URL: string;

  /** The salon's name in the first edition, and in stored content of releases that had it here alone. */
  @Length(1, 100, { message: 'SALON_NAME must have 1 to 100 characters.' })
  readonly SALON_NAME: string;

  /** The time zone of the dates and times in the site's content. */
  @IsTimeZone({ message: 'SALON_TIME_ZONE must be a time zone such as Asia/Kolkata.' })
  readonly SALON_TIME_ZONE: string;

  /** What the first edition says of the salon: `SALON_PHONE`, `SALON_LANDLINE` and so on. Afterwards the owner's word counts. */
  @ValidateBy({
    name: 'identity',
    validator: {
      validate: (value) => faultInIdentity(value) === undefined,
      defaultMessage: (args) => `${faultInIdentity(args?.value)}`,
    },
  })
  readonly identity: Identity;

  /** Where somebody is told when something is wrong. Who knows the address can write there. */
  @IsOptional()
  @IsUrl(
    { ...WEB_ADDRESS, disallow_auth: true },
    { message: 'ALERT_URL must be an http(s) address without a password.' },
  )
  readonly ALERT_URL?: string;

  /** The parts that are watched: where each has its metrics, as `host:port`. */
  readonly PARTS: string[];

  /** Where nginx has HTTPS. */
  readonly TLS_ADDRESS: string;

  /** Whether the site's certificate is not the operator's own. */
  readonly isRenewed: boolean;

  /** When this version was made. */
  @IsOptional()
  @IsISO8601({}, { message: 'VERSION_DATE must be a date.' })
  readonly VERSION_DATE?: string;

  readonly VERSION_COMMIT?: string;

  /** Where newer versions come from, as `https://repository#branch`. */
  readonly UPDATES?: string;

  /** A database that is not the stack's own is not backed up by it. */
  readonly isBackedUpElsewhere: boolean;

  constructor(env: Environment) {
    super(env, { PORT: 3002, METRICS_PORT: 9102 });
    this.AUTH_URL = withoutSlash(env.text('AUTH_URL'));
    this.PUBLIC_URL = withoutSlash(env.text('PUBLIC_URL', 'http://localhost:8080'));
    this.SALON_NAME = env.text('SALON_NAME', SAMPLE_NAME);
    this.SALON_TIME_ZONE = env.text('SALON_TIME_ZONE', 'Asia/Kolkata');
    this.ALERT_URL = env.secret('ALERT_URL') || undefined;
    this.PARTS = env.text('PARTS').split(' ').filter(Boolean);
    this.TLS_ADDRESS = env.text('TLS_ADDRESS', 'nginx:8443');
    this.isRenewed = env.text('TLS_DIR') === '';
    this.VERSION_DATE = env.text('VERSION_DATE') || undefined;
    this.VERSION_COMMIT = env.text('VERSION_COMMIT') || undefined;
    this.UPDATES = env.text('UPDATES') || undefined;
    this.isBackedUpElsewhere = env.text('BLOG_DATABASE_URL') !== '';
    const set = Object.entries(sampleIdentity).map(([name, sample]) => [
      name,
      env.text(variable(name), sample),
    ]);
    const identity = Object.fromEntries(set);
    this.identity = IdentitySchema.safeParse(identity).data ?? identity;
  }
}

const variable = (name: string) => `SALON_${name.toUpperCase()}`;

function faultInIdentity(identity: unknown): string | undefined {
  const [issue] = IdentitySchema.safeParse(identity).error?.issues ?? [];
  return issue && `${variable(String(issue.path[0]))}: ${issue.message}`;
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');
