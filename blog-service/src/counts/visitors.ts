import { createHash, randomBytes } from 'node:crypto';

/** For how long a salt is used; visitors are known by the one before for as long again. */
const SALT_MS = 4 * 3_600_000;
/** More are not counted, so that a flood never fills the memory. */
const MOST = 50_000;

const fresh = () => ({ salt: randomBytes(32), hashes: new Set<string>(), since: Date.now() });

/**
 * Tells who was here today already. Only a hash of somebody's address and browser is kept, in memory, until its salt is thrown
 * away within the day. Who comes back after that counts again.
 */
export class Visitors {
  private day = '';
  private now = fresh();
  private before = fresh();

  /** Whether somebody was not here on this day. False for those who are too many. */
  isNew(day: string, who: string): boolean {
    this.forget(day);
    const hash = (salt: Buffer) =>
      createHash('sha256').update(salt).update(who).digest('base64').slice(0, 16);
    const { salt, hashes } = this.now;
    const isKnown = hashes.has(hash(salt)) || hashes.size >= MOST;
    if (!isKnown) hashes.add(hash(salt));
    return !isKnown && !this.before.hashes.has(hash(this.before.salt));
  }

  /** Throws away what is of another day, or older than two salts. */
  forget(today: string): void {
    const isToday = today === this.day;
    if (isToday && Date.now() < this.now.since + SALT_MS) return;
    this.before = isToday ? this.now : fresh();
    this.now = fresh();
    this.day = today;
  }
}
