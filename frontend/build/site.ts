import { z } from 'zod';

/** The environment a site is built with. Every variable is optional; the rest of the salon's identity is content. */
const environment = z.object({
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:8080')
    .transform((url) => url.replace(/\/+$/, '')),
  SALON_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be a time zone such as Asia/Kolkata')
    .default('Asia/Kolkata'),
});

/** Reads and checks the build's environment; an empty variable counts as unset. Throws one error that lists all problems. */
export function readSite(env: NodeJS.ProcessEnv): Site {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The site cannot be built with this environment:\n  ${errors.join('\n  ')}`);
  }
  return { publicUrl: parsed.data.PUBLIC_URL, timeZone: parsed.data.SALON_TIME_ZONE };
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
