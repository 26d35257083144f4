import { isRecord, same } from './same.ts';

/** Where a value is in a document: names of fields and, in lists of entries, keys of entries. */
export type Path = readonly string[];

/** Entries of lists are known by their `id`, pictures by their `image`. */
export function keyOf(value: unknown): string | undefined {
  const key = isRecord(value) ? (value.id ?? value.image) : undefined;
  return typeof key === 'string' ? key : undefined;
}

/** The entries of a list by key; undefined when it is a list of plain values, which changes as a whole. */
export function entriesOf(list: unknown): Map<string, unknown> | undefined {
  if (!Array.isArray(list)) return undefined;
  const entries = new Map(list.map((entry) => [keyOf(entry), entry]));
  const areKeyed = entries.size === list.length && !entries.has(undefined);
  return areKeyed ? (entries as Map<string, unknown>) : undefined;
}

/** The steps of the path of a translation: its language, `texts`, and its key. */
const TRANSLATION = 4;

/**
 * Joins two changed versions of a document, by field and by entry of its lists. Without a base every difference clashes: both
 * sides changed it, in different ways. There the content is mine.
 */
export function merge<Document>(base: Document | undefined, mine: Document, theirs: Document) {
  const clashes: Path[] = [];

  function join(base: unknown, mine: unknown, theirs: unknown, path: Path, isInEntry = false): unknown {
    if (same(mine, theirs) || same(base, theirs)) return mine;
    if (same(base, mine)) return theirs;
    return (
      joinLists(base, mine, theirs, path) ??
      joinRecords(base, mine, theirs, path, isInEntry) ??
      clash(path, mine)
    );
  }

  function clash(path: Path, mine: unknown) {
    clashes.push(path);
    return mine;
  }

  function joinLists(base: unknown, mine: unknown, theirs: unknown, path: Path) {
    const [before, own, other] = [entriesOf(base), entriesOf(mine), entriesOf(theirs)];
    const order = before && own && other && orderOf([...before.keys()], [...own.keys()], [...other.keys()]);
    return order
      ?.map((key) => join(before?.get(key), own?.get(key), other?.get(key), [...path, key]))
      .filter((entry) => entry !== undefined);
  }

  function joinRecords(base: unknown, mine: unknown, theirs: unknown, path: Path, isInEntry: boolean) {
    if (!isRecord(mine) || !isRecord(theirs) || !isRecord(path.length > 0 ? base : (base ?? {})))
      return undefined;
    const before = isRecord(base) ? base : {};
    const isPicture = 'image' in mine;
    // A translation and what it was made from are one value.
    if (path[0] === 'translations' && path.length === TRANSLATION) return undefined;
    // Another picture has another description, and a price or a point of a picture is one value.
    if (isPicture ? mine.image !== theirs.image && path.length > 0 : isInEntry) return undefined;
    const isEntry = isInEntry || isPicture || 'id' in mine;
    const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map((field) => {
      const step = [...path, field];
      return [field, join(before[field], mine[field], theirs[field], step, isEntry)];
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }

  return { content: join(base, mine, theirs, []) as Document, clashes };
}

/** The order of all entries; undefined when both sides changed it in different ways. */
function orderOf(base: string[], mine: string[], theirs: string[]): string[] | undefined {
  if (inOrder(mine, base)) return mergeOrder(theirs, mine);
  return inOrder(theirs, base) || inOrder(theirs, mine) ? mergeOrder(mine, theirs) : undefined;
}

/** Whether entries that both lists have come in the same order. */
export const inOrder = (list: string[], other: string[]): boolean =>
  same(
    list.filter((key) => other.includes(key)),
    other.filter((key) => list.includes(key)),
  );

/** The list with the others, each after the one that it comes after among them. */
export const mergeOrder = <Key extends string>(list: Key[], others: Key[]): Key[] =>
  others.reduce((all, key, index) => {
    return all.includes(key) ? all : all.toSpliced(all.indexOf(others[index - 1] as Key) + 1, 0, key);
  }, list);
