import { entriesOf, keyOf, type Path } from '@salon/content/merge';
import { below, keysOf, valueAt } from '@salon/content/paths';
import { isRecord, same } from '@salon/content/same';

/** Returns `next` with its unchanged parts taken from `last`, so that equal parts are the same objects. */
export function shareStructure<Value>(last: unknown, next: Value): Value;
export function shareStructure(last: unknown, next: unknown): unknown {
  if (same(last, next)) return last;
  if (Array.isArray(next)) {
    const before = entriesOf(last);
    return next.map((value, index) =>
      shareStructure(before ? before.get(keyOf(value) ?? '') : Array.isArray(last) && last[index], value),
    );
  }
  if (!isRecord(last) || !isRecord(next)) return next;
  return Object.fromEntries(
    Object.entries(next).map(([key, value]) => [key, shareStructure(last[key], value)]),
  );
}

const stepInto = (value: unknown, step: string): unknown => {
  if (Array.isArray(value)) return value.find((entry) => keyOf(entry) === step);
  return isRecord(value) ? value[step] : undefined;
};

/** Returns `into` with what is at the path as it is in `from`, where it may also be missing. */
export function copyPath<Value>(from: unknown, into: Value, path: Path): Value;
export function copyPath(from: unknown, into: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return from;
  const last = stepInto(into, step);
  const value = copyPath(stepInto(from, step), last, rest);
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

/** A path in the notation of the check. */
export const fieldAt = (document: unknown, path: Path): string =>
  path.reduce((field, step) => {
    const value = valueAt(document, field);
    return below(field, Array.isArray(value) ? value.findIndex((entry) => keyOf(entry) === step) : step);
  }, '');

/** What holds a path in the notation of the check, the smallest first: its entry, or else its field, and what that is in. */
export function partsAround(document: unknown, field: string): Path[] {
  const path: string[] = [];
  let value = document;
  let entry = 0;
  for (const step of keysOf(field)) {
    const entries = entriesOf(value);
    const key = entries ? [...entries.keys()][Number(step)] : step;
    if (key === undefined || (!entries && !isRecord(value))) break;
    path.push(key);
    value = stepInto(value, key);
    if (entries || keyOf(value) !== undefined) entry = path.length;
  }
  const smallest = path.slice(0, entry || path.length);
  return smallest.map((_, above) => smallest.slice(0, smallest.length - above));
}
