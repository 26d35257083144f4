import { isAbsolute } from 'node:path';
import { COMMON, environment, port, webAddress } from '@salon/service-kit/config';
import { z } from 'zod';

const { HOST, LOG_LEVEL } = COMMON;
const A_FOLDER = 'must be an absolute path.';

/** The renderer's checked environment. */
export class Config extends environment({
  ...{ HOST, LOG_LEVEL, PORT: port(3003), METRICS_PORT: port(9103) },
  BLOG_URL: webAddress('the http(s) address of blog-service').prefault('http://localhost:3002'),
  AUTH_URL: webAddress('the http(s) address of auth-service').prefault('http://localhost:3001'),
  /** Folder for the pages that nginx serves. */
  PAGES_DIR: z.string(A_FOLDER).refine(isAbsolute, A_FOLDER),
  /** Whom to tell of a hole in the site's security. */
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(mailto:|https:\/\/|tel:)[\x21-\x7e]+$/,
      'must be an address such as mailto:security@salon.example.',
    )
    .optional(),
}) {}
