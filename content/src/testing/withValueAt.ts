import { keysOf, valueAt } from '../paths.ts';

/** A copy of the content with another value at a path. */
export function withValueAt<T>(content: T, path: string, value: unknown): T {
  const copy = structuredClone(content);
  const keys = keysOf(path);
  const last = keys.pop() ?? '';
  Object.assign(valueAt(copy, keys.join('.')) as object, { [last]: value });
  return copy;
}
