import { isRecord } from './same.ts';

const keysOf = (path: string) => Array.from(path.matchAll(/[^.[\]]+/g), ([key]) => key);

/** The value at a path such as `services.hair[3].price`; undefined when there is none. */
export function valueAt(content: unknown, path: string): unknown {
  return keysOf(path).reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isRecord(value) ? value[key] : undefined;
  }, content);
}

/** The content with another value at a path. All parts beside the path are the same objects. */
export function withValueAt<T>(content: T, path: string, value: unknown): T {
  return put(content, keysOf(path), value) as T;
}

function put(part: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(part)) return part.with(Number(key), put(part[Number(key)], rest, value));
  return isRecord(part) ? { ...part, [key]: put(part[key], rest, value) } : part;
}
