import { COMMON, environment, port } from '@salon/service-kit/config';
import { z } from 'zod';
import { MAX_LENGTH, MIN_LENGTH } from './password/new-password.js';

const PASSWORD = `(or ADMIN_PASSWORD_FILE) must have ${MIN_LENGTH} to ${MAX_LENGTH} characters.`;
const SECRET = '(or KEYS_SECRET_FILE) must have at least 32 characters.';

/** The validated environment. Passkeys are made for PUBLIC_URL. */
export class Config extends environment({
  ...COMMON,
  PORT: port(3001),
  METRICS_PORT: port(9101),
  ADMIN_PASSWORD: z.string(PASSWORD).min(MIN_LENGTH, PASSWORD).max(MAX_LENGTH, PASSWORD),
  KEYS_SECRET: z.string(SECRET).min(32, SECRET),
}) {}
