import { createHash } from 'node:crypto';

/** In the data of a page, when its posts were published and changed. */
const DATES = /"(?:date|updated)":"([^"]+)"/g;

/**
 * What a browser or a cache says of its copy when it asks whether the page has changed. Every replica gives the same page the
 * same ones.
 */
export function validatorsOf(html: string, publishedAt: string | null): Record<string, string> {
  const digest = createHash('sha256').update(html).digest();
  const dates = [publishedAt, ...Array.from(html.matchAll(DATES), ([, date]) => date)];
  const times = dates.map((date) => Date.parse(date ?? '')).filter((time) => time <= Date.now());
  // A list that has lost a post has no later date, so that each content moves its time, by up to 18 hours. nginx compares exactly.
  const changed = Math.max(...times) - digest.readUInt16BE() * 1000;
  return {
    ETag: `"${digest.toString('base64url', 0, 18)}"`,
    ...(times.length > 0 && { 'Last-Modified': new Date(changed).toUTCString() }),
  };
}
