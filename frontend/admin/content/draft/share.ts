/** Whether two JSON values are equal. A missing field equals one that is `undefined`. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => same(value, b[index]));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => same(a[key], b[key]));
}

/** Returns `next` with its unchanged parts taken from `last`, so that equal parts are the same objects. */
export function share<Value>(last: Value, next: Value): Value;
export function share(last: unknown, next: unknown): unknown {
  if (same(last, next)) return last;
  if (Array.isArray(last) && Array.isArray(next)) {
    return next.map((value, index) => (index < last.length ? share(last[index], value) : value));
  }
  if (isRecord(last) && isRecord(next)) {
    return Object.fromEntries(Object.entries(next).map(([key, value]) => [key, share(last[key], value)]));
  }
  return next;
}

/** The value at a path in the server's notation, `services.hair[3].price`; undefined when there is none. */
export function valueAt(content: unknown, path: string): unknown {
  let value = content;
  for (const [, key = ''] of path.matchAll(/([^.[\]]+)/g)) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isRecord(value)) value = value[key];
    else return undefined;
  }
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
