import { randomUuid } from '../randomUuid';

/** For a new item of a list: unique, and a valid id in the content. */
export const newId = (kind: string) => `${kind}-${randomUuid().slice(0, 8)}`;
