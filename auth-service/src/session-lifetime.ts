/** Absolute: using a session does not prolong it. Signing keys stay published longer than this. */
export const SESSION_LIFETIME_MS = 12 * 60 * 60 * 1000;
