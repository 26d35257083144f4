import type { Focus } from './focus.js';

/** What the encode process is asked for: all files of a picture that was sent, or another preview of a stored one. */
export type EncodeTask = { dataUrl: string } | { stored: Uint8Array; focus: Focus };
