import { entriesOf, keyOf, type Path } from '@salon/content/merge';
import { isRecord, same } from '@salon/content/same';

/** Returns `next` with its unchanged parts taken from `last`, so that equal parts are the same objects. */
export function share<Value>(last: unknown, next: Value): Value;
export function share(last: unknown, next: unknown): unknown {
  if (same(last, next)) return last;
  if (Array.isArray(next)) {
    const before = entriesOf(last);
    return next.map((value, index) =>
      share(before ? before.get(keyOf(value) ?? '') : Array.isArray(last) && last[index], value),
    );
  }
  if (!isRecord(last) || !isRecord(next)) return next;
  return Object.fromEntries(Object.entries(next).map(([key, value]) => [key, share(last[key], value)]));
}

const stepInto = (value: unknown, step: string): unknown => {
  if (Array.isArray(value)) return value.find((entry) => keyOf(entry) === step);
  return isRecord(value) ? value[step] : undefined;
};

export const at = (document: unknown, path: Path): unknown => path.reduce(stepInto, document);

/** Returns `into` with what is at the path as it is in `from`, where it may also be missing. */
export function take<Value>(from: unknown, into: Value, path: Path): Value;
export function take(from: unknown, into: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return from;
  const last = stepInto(into, step);
  const value = take(stepInto(from, step), last, rest);
  if (value === last) return into;
  if (Array.isArray(into)) {
    const place = into.indexOf(last);
    if (place < 0) return into.toSpliced([...(entriesOf(from)?.keys() ?? [])].indexOf(step), 0, value);
    return value === undefined ? into.toSpliced(place, 1) : into.with(place, value);
  }
  if (!isRecord(into)) return into;
  const { [step]: _, ...others } = into;
  return value === undefined ? others : { ...into, [step]: value };
}

/** The smallest entry, or else field, that holds a path in the server's notation, and the rest of that path. */
export function entryAt(document: unknown, field: string): { entry: Path; rest: string } {
  const path: string[] = [];
  let value = document;
  let found = { entry: [] as Path, rest: field, isEntry: false };
  for (const { 0: step, index } of field.matchAll(/[^.[\]]+/g)) {
    const entries = entriesOf(value);
    const key = entries ? [...entries.keys()][Number(step)] : step;
    if (key === undefined || (!entries && !isRecord(value))) break;
    path.push(key);
    value = stepInto(value, key);
    const isEntry = entries !== undefined || keyOf(value) !== undefined;
    if (!isEntry && found.isEntry) continue;
    found = { entry: [...path], rest: field.slice(index + step.length).replace(/^\]/, ''), isEntry };
  }
  return found;
}

/** A path in the server's notation, in which entries of lists are counted. */
export function fieldOf(document: unknown, path: Path): string {
  let value = document;
  let field = '';
  for (const step of path) {
    const place = [...(entriesOf(value)?.keys() ?? [])].indexOf(step);
    field += Array.isArray(value) ? `[${place}]` : `${field && '.'}${step}`;
    value = stepInto(value, step);
  }
  return field;
}
