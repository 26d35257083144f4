import { isRecord } from './same.ts';

export const keysOf = (path: string) => Array.from(path.matchAll(/[^.[\]]+/g), ([key]) => key);

/** The path of what has this key at a path. */
export const below = (path: string, key: PropertyKey) =>
  typeof key === 'number' ? `${path}[${key}]` : `${path}${path && '.'}${String(key)}`;

/** The value at a path such as `services.hair[3].price`; undefined when there is none. */
export const valueAt = (content: unknown, path: string): unknown =>
  keysOf(path).reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isRecord(value) ? value[key] : undefined;
  }, content);
