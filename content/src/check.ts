import { SiteContent } from './description.ts';
import { entriesOf, filled } from './entries.ts';
import { below } from './paths.ts';

/** What is wrong with a field, in one sentence for the owner. */
export interface Fault {
  /** The path of the field, such as `services.hair[3].price`. */
  field: string;
  message: string;
}

/** The sent content in the form in which it is stored, or all its faults in the order of the document. A device with an older release lacks fields. */
export function checkContent(
  sent: unknown,
): { content: SiteContent; faults?: undefined } | { content?: undefined; faults: Fault[] } {
  const { data, error } = SiteContent.safeParse(filled(SiteContent, sent));
  const found = (error?.issues ?? []).flatMap((issue) => {
    const field = issue.path.reduce(below, '');
    if (issue.code !== 'unrecognized_keys') return [{ field, message: issue.message }];
    return issue.keys.map((key) => {
      const unknown = below(field, key);
      return { field: unknown, message: `The field ${unknown} is not known.` };
    });
  });
  const faults = withoutInner(found);
  if (!data || faults.length > 0) return { faults };
  const repeated = [...repeatedIds(data)];
  return repeated.length > 0 ? { faults: repeated } : { content: data };
}

/** One sentence for each field, and none about the inside of a list that has a fault itself. */
function withoutInner(faults: Fault[]): Fault[] {
  const fields = new Set(faults.map(({ field }) => field));
  const first = new Map(faults.toReversed().map((fault) => [fault.field, fault]));
  const isInner = (field: string) =>
    [...fields].some((outer) => field.startsWith(`${outer}[`) || field.startsWith(`${outer}.`));
  return faults.filter((fault) => first.get(fault.field) === fault && !isInner(fault.field));
}

function* repeatedIds(content: SiteContent): Generator<Fault> {
  const seen = new Set<string>();
  for (const { list, path, entry } of entriesOf(content)) {
    const key = `${list} ${entry.id}`;
    if (seen.has(key)) yield { field: `${path}.id`, message: 'Another one in this list has the same id.' };
    seen.add(key);
  }
}
