import { randomUuid } from '../randomUuid';

/** A unique id for a new item of a list, in the format that the server accepts. */
export const newId = (kind: string) => `${kind}-${randomUuid().slice(0, 8)}`;
