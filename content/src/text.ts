/**
 * Invisible characters that would make a title look empty or run backwards. Joiners are not among them: some
 * scripts and emoji need them.
 */
const INVISIBLE = /[\u200b\u2060\ufeff\u00ad\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

/**
 * Makes one line of text: collapses white space, removes invisible characters. Control characters stay, so that they
 * are refused later.
 */
export function visibleLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();
}

/** Postgres can store neither NUL nor half a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
