import { dateOf, localTime } from '@salon/content/hours/localTime';
import { dayWords, listWords } from '@salon/content/words/dates';
import type { BackupState } from './backups.js';
import type { Certificate } from './readings.js';

/** What is told when it is well again. */
export const WELL_AGAIN = {
  backup: 'The site is backed up again.',
  lastBackup: 'The last backup of the site is good again.',
  copy: 'The site is copied to the other place again.',
  certificate: 'The certificate is renewed.',
  disk: 'There is room on the disk again.',
  parts: 'All parts of the site run steadily again.',
  visits: 'There are visitors again.',
};
export type Kind = keyof typeof WELL_AGAIN;
export const kinds = Object.keys(WELL_AGAIN) as Kind[];

/** What is wrong, in a sentence: null when it is well, and undefined when that can't be known just now. */
export type Findings = Record<Kind, string | null | undefined>;

/** What was read of the site. What can't be read is null. */
export interface Readings {
  now: Date;
  /** Since when there is a site. */
  since: Date;
  /** Null when the databases are backed up by others. */
  backup: BackupState | null;
  certificate: Certificate | null;
  diskUsed: number | null;
  /** Parts that start again and again, or do not answer. */
  restless: string[];
  /** A day on which nobody came, unlike on such days before. */
  deserted: string | null;
  /** What was wrong a minute ago. */
  known: string[];
}

const DAY_MS = 86_400_000;
const OLDEST_BACKUP_MS = 2 * DAY_MS;
/** Of shorter ones, their last quarter: until the last third nobody renews them. */
const SHORTEST_CERTIFICATE_MS = 10 * DAY_MS;
const DISK_FULL = 0.85;
/** Only below this is it well again, so that what comes and goes isn't told each time. */
const DISK_WELL = 0.8;

export function judge(readings: Readings, timeZone: string): Findings {
  const { backup, certificate, diskUsed, restless, deserted, known } = readings;
  const day = (moment: Date) => dayWords(dateOf(localTime(moment, timeZone)));
  const { now, since } = readings;

  const none = (what: string, good: Date | null) =>
    good ? `There has been no good ${what} since ${day(good)}.` : `There is no ${what} yet.`;
  const isOld = backup && now.getTime() - (backup.good ?? since).getTime() > OLDEST_BACKUP_MS;
  const old = isOld ? none('backup of the site', backup.good) : null;
  const isLastBad = backup && !old && (backup.fault !== null || backup.late);

  const findings: Findings = {
    backup: old,
    copy: backup?.copy?.late ? none('copy of the site in another place', backup.copy.good) : null,
    lastBackup: isLastBad ? 'The last backup of the site failed, or is late.' : null,
    certificate: undefined,
    disk: undefined,
    parts:
      restless.length > 0
        ? `A part of the site starts again and again, or does not answer: ${listWords(restless)}.`
        : null,
    visits: deserted && `Nobody opened the site on ${dayWords(deserted)}, and on such a day many usually do.`,
  };
  if (certificate) {
    const { from, until } = certificate;
    const shortest = Math.min(SHORTEST_CERTIFICATE_MS, (until.getTime() - from.getTime()) / 4);
    const isEnding = until.getTime() - now.getTime() < shortest;
    findings.certificate = isEnding ? `The certificate ends on ${day(until)} and is not renewed.` : null;
  }
  if (diskUsed !== null) {
    const isFull = diskUsed > (known.includes('disk') ? DISK_WELL : DISK_FULL);
    findings.disk = isFull
      ? `The disk is ${Math.round(diskUsed * 100)} % full: soon nothing more can be saved.`
      : null;
  }
  return findings;
}
