import { keysOf } from '../paths.ts';
import { isRecord } from '../same.ts';

/** The content with another value at a path. All parts beside the path are the same objects. */
export function withValueAt<T>(content: T, path: string, value: unknown): T {
  return put(content, keysOf(path), value) as T;
}

function put(part: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(part)) return part.with(Number(key), put(part[Number(key)], rest, value));
  return isRecord(part) ? { ...part, [key]: put(part[key], rest, value) } : part;
}
