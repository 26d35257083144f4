import type { SiteContent } from './description.ts';
import { below } from './paths.ts';
import { isRecord, same } from './same.ts';

/** What the front desk may change of the site, by its paths: `[]` stands for each entry of a list. */
export const FRONT_DESK_PATHS: readonly string[] = ['hours', 'notices', 'offers.packages[].hidden'];

/** Whether nothing else differs: hours, closed days, notices, and which offers are shown. */
export const isFrontDeskChange = (before: SiteContent, after: SiteContent): boolean =>
  isTheirs(before, after, '');

function isTheirs(before: unknown, after: unknown, path: string): boolean {
  if (FRONT_DESK_PATHS.includes(path) || same(before, after)) return true;
  if (Array.isArray(before) && Array.isArray(after))
    return (
      before.length === after.length &&
      before.every((entry, index) => isTheirs(entry, after[index], `${path}[]`))
    );
  if (!isRecord(before) || !isRecord(after)) return false;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].every((key) =>
    isTheirs(before[key], after[key], below(path, key)),
  );
}
