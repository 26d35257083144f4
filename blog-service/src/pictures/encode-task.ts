import type { Focus } from './focus.js';

/** A task for the encode process: make all files of a picture that was sent, or another preview of a stored one. */
export type EncodeTask = { sent: Buffer } | { stored: Uint8Array; focus: Focus };
