import { z } from 'zod';
import type { WithServices } from './menus.ts';
import { isRecord } from './same.ts';
import { visibleLine, visibleParagraphs } from './text.ts';
import { dayWords } from './words/dates.ts';

// The kinds of field that the description is made of. Each gives a schema with its check and its sentences, and says beside it
// what forms and summaries need to know.

/** How a form edits a field: an input's type, another standard control, or a component of its own. */
export type Control =
  | 'none'
  | 'text'
  | 'long'
  | 'lines'
  | 'prose'
  | 'flag'
  | 'shown'
  | 'price'
  | 'rupees'
  | 'count'
  | 'date'
  | 'datetime-local'
  | 'tel'
  | 'email'
  | 'url'
  | 'photo'
  | 'photos'
  | 'times'
  | 'colours'
  | 'typefaces'
  | 'profile'
  | 'menu'
  | 'service'
  | 'pages'
  | 'menus'
  | 'services'
  | 'own';

export interface FieldInfo {
  label: string;
  /** Stands below the field. */
  help?: string;
  control: Control;
  /** Whether it may be missing. */
  isOptional: boolean;
  /** The name in a summary of changes and in the sentences of the check, such as `“best for”`; empty when the value says it all. */
  changeLabel: string;
  /** `value`: a change reads `old → new`. `text`: it reads `new description`. */
  change: 'value' | 'text' | 'none';
  /** The value in words, for a change that reads `old → new`; the value itself when missing. */
  words?: (value: never, content: WithServices) => string;
  /** Whether what a fresh site says in it fits any salon, such as the words of a button: it is no sample. */
  fitsAll?: boolean;
  /** Whether it is said in a language, and so has its place in others. */
  isTranslatable?: boolean;
}

/** A thing that the owner adds, names, hides and removes: a service, a review … */
export interface EntryInfo {
  /** The noun after `New`; empty when the name makes it clear. */
  one: string;
  many: string;
  /** The name of its list, for `Reviews: new order`; missing where that is said by menu. */
  list?: string;
  /** Its name in a sentence; empty while it has none. */
  nameOf: (entry: never, content: WithServices) => string;
  /** Its name while it has none: `A new review`. */
  unnamed: string;
  /** What is said of a new one after its name. */
  detailsOf?: (entry: never, content: WithServices) => string;
  /** The field that is changed most: a search for the entry leads there. */
  main?: string;
  /** Further words under which it is found. */
  search?: string;
}

export type Schema = z.core.$ZodType;

// What the description says of a schema besides its check.
const fields = z.registry<FieldInfo>();
const entries = z.registry<EntryInfo>();

export const fieldInfo = (schema: Schema | undefined): FieldInfo | undefined => schema && fields.get(schema);
export const entryInfo = (schema: Schema): EntryInfo | undefined => entries.get(schema);

/** The schema without what makes it optional or gives it an initial value. */
export const inner = (schema: Schema): Schema =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? inner(schema.def.innerType) : schema;

/** What is directly in a value: the key, the schema and the value of each part; of an object also the fields that it lacks. */
export function partsIn(
  schema: Schema,
  value: unknown,
): [key: string | number, part: Schema, value: unknown][] {
  const kind = inner(schema);
  if (kind instanceof z.ZodArray && Array.isArray(value))
    return value.map((item, index) => [index, kind.element, item]);
  if (!isRecord(value)) return [];
  if (kind instanceof z.ZodRecord)
    return Object.entries(value).map(([key, item]) => [key, kind.valueType, item]);
  const shape = kind instanceof z.ZodObject ? kind.shape : {};
  return Object.entries(shape).map(([key, part]) => [key, part, value[key]]);
}

/** The value with what `change` makes of its parts. */
export function mapParts(
  schema: Schema,
  value: unknown,
  change: (part: Schema, value: unknown, key: string | number) => unknown,
): unknown {
  const parts = partsIn(schema, value).map(([key, part, child]) => [key, change(part, child, key)]);
  if (parts.length === 0) return value;
  if (Array.isArray(value)) return parts.map(([, part]) => part);
  return { ...Object(value), ...Object.fromEntries(parts.filter(([, part]) => part !== undefined)) };
}

/** What a kind of field sets for its fields, which may set it otherwise. */
type FieldOptions = Partial<Omit<FieldInfo, 'label' | 'isOptional'>>;

/** Adds what forms and summaries need to know to a schema with a check of its own. */
export function field<S extends z.ZodType>(label: string, schema: S, options: FieldOptions = {}): S {
  fields.add(schema, {
    label,
    control: 'own',
    isOptional: schema instanceof z.ZodOptional,
    changeLabel: label.toLowerCase(),
    change: 'text',
    ...options,
  });
  return schema;
}

/** An object whose unknown fields are refused. `error` is said when it is none. */
export const objectOf = <S extends z.ZodRawShape>(shape: S, error: string) =>
  z.strictObject(shape, { error: (issue) => (issue.code === 'invalid_type' ? error : undefined) });

/** A part of the content. `id` is its name in openapi.json. */
export const part = <S extends z.ZodRawShape>(id: string, what: string, shape: S) =>
  objectOf(shape, `The ${what} must be given.`).meta({ id });

/** A thing with an id and a name, or a title, in a list. `check` compares its fields. */
export function entry<S extends z.ZodRawShape>(
  id: string,
  { one, many = `${one}s`, ...info }: Pick<EntryInfo, 'one'> & Partial<EntryInfo>,
  shape: S,
  check: (value: z.output<z.ZodObject<S>>, context: z.RefinementCtx) => void = () => {},
) {
  const schema = objectOf(shape, `Each of the ${many} must be an object.`)
    .superRefine(check as (value: unknown, context: z.RefinementCtx) => void)
    .meta({ id });
  const nameOf = ({ name, title }: { name?: string; title?: string }) => name ?? title ?? '';
  entries.add(schema, { one, many, nameOf, unnamed: `A new ${one}`, ...info });
  return schema;
}

/** Says what is wrong with a value, or with what is at a path in it. */
export const fault = (context: z.RefinementCtx, message: string, path: PropertyKey[] = []) =>
  context.addIssue({ code: 'custom', path, message });

export function list<S extends z.ZodType>(what: string, of: S, { max }: { max: number }) {
  const most = `There may be at most ${max} ${what}.`;
  return z.array(of, `The ${what} must be a list.`).max(max, most);
}

interface LineRule extends FieldOptions {
  max: number;
  /** Whether it must not be empty. */
  required?: boolean;
  /** What a fresh site says. */
  initial?: string;
  /** The form in which it is stored. */
  form?: (text: string) => string;
}

/** One line of plain text: white space is collapsed, control characters are refused. An optional one is empty when it is missing. */
export function line(
  label: string,
  { max, required = false, initial = required ? undefined : '', form = visibleLine, ...options }: LineRule,
) {
  const what = options.changeLabel || label.toLowerCase();
  const text = z
    .string({
      error: ({ input }) => (input == null ? `Please enter the ${what}.` : `The ${what} must be text.`),
    })
    .overwrite(form)
    .superRefine(faults((value) => faultInLine(what, value, max, required)))
    .meta({ maxLength: max, ...(required && { minLength: 1 }) });
  const control = max <= 100 ? 'text' : 'long';
  const schema: z.ZodType<string> = initial === undefined ? text : text.default(initial);
  return field(label, schema, { control, isTranslatable: true, ...options });
}

/** Paragraphs of plain text, with an empty line between them; lines that begin with `- ` are a list. */
export function prose(label: string, { max, ...options }: FieldOptions & { max: number }) {
  const what = label.toLowerCase();
  const schema = z
    .string(`The ${what} must be text.`)
    .overwrite(visibleParagraphs)
    .superRefine(faults((text) => faultInLine(what, text.replaceAll('\n', ' '), max, false)))
    .meta({ maxLength: max });
  return field(label, schema.default(''), { control: 'prose', isTranslatable: true, ...options });
}

/** How long it takes, in the owner's words. */
export const duration = (max: number, example: string) =>
  line('Duration', {
    max,
    help: `As visitors read it: ${example}.`,
    changeLabel: '',
    change: 'value',
    fitsAll: true,
    words: (text: string) => text || 'no duration',
  });

export function faultInLine(what: string, text: string, max: number, required = true): string | undefined {
  if (text === '') return required ? `Please enter the ${what}.` : undefined;
  if (/\p{Cc}/u.test(text) || !text.isWellFormed())
    return `The ${what} contains a character that cannot be shown.`;
  // JSON Schema counts code points, so this does too.
  return text.length > max && Array.from(text).length > max
    ? `The ${what} must be at most ${max} characters long.`
    : undefined;
}

/** A check that says what is wrong with a value, in a sentence. */
export function faults<T>(faultIn: (value: T) => string | undefined) {
  return (value: T, context: z.RefinementCtx) => {
    const message = faultIn(value);
    if (message) fault(context, message);
  };
}

/** A list of lines of text; empty lines are left out. */
export function lines(
  label: string,
  { max, maxLength, ...options }: FieldOptions & { max: number; maxLength: number },
) {
  const faultIn = (text: string, index: number) => faultInLine(`text of line ${index + 1}`, text, maxLength);
  const schema = list(
    label.toLowerCase(),
    z.string('A line must be text.').meta({ minLength: 1, maxLength }),
    { max },
  )
    .overwrite((texts) => texts.map(visibleLine).filter((text) => text !== ''))
    .superRefine(faults((texts: string[]) => texts.map(faultIn).find((fault) => fault !== undefined)));
  return field(label, schema, { control: 'lines', isTranslatable: true, ...options });
}

/** Yes or no. `words` are what a summary says of it. */
export function flag(
  label: string,
  { yes, no, initial = false, ...options }: FieldOptions & { yes: string; no: string; initial?: boolean },
) {
  const words = (value: boolean) => (value ? yes : no);
  const schema = z.boolean(`“${label}” must be yes or no.`).default(initial);
  return field(label, schema, { control: 'flag', changeLabel: '', change: 'value', words, ...options });
}

/** Whether visitors see the entry. The switch says so, and the field the contrary. */
export const hidden = () => flag('Shown to visitors', { yes: 'hidden', no: 'shown', control: 'shown' });

/** A whole number within bounds, or nothing. */
export const whole = (sentence: string, min: number, max: number) =>
  z.int(sentence).min(min, sentence).max(max, sentence).optional();

/** Lower case with hyphens, as in a URL. */
export const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_ID = 80;
const ID = 'The id must be lower-case letters and digits with single hyphens between them.';

export const id = () =>
  field('Id', z.string(ID).max(MAX_ID, ID).regex(KEBAB, ID), { control: 'none', change: 'none' });

/** `YYYY-MM-DD` in the salon's time zone. */
export const dayOf = (sentence: string) =>
  z.string(sentence).refine(isDay, sentence).meta({ format: 'date', maxLength: 10 });

export const isDay = (value: string) => value.startsWith('20') && z.iso.date().safeParse(value).success;

/** A day that may be missing. */
export const day = (label: string, sentence: string, options: FieldOptions = {}) =>
  field(label, dayOf(sentence).optional(), { control: 'date', change: 'value', words: dayWords, ...options });

/** Adds the fault that a last day before the first one is. */
export function inOrder<T extends { from?: string; until?: string }>(
  { from, until }: T,
  context: z.RefinementCtx,
) {
  if (from && until && isDay(from) && until < from)
    fault(context, 'The last day must not be before the first.', ['until']);
}

export interface TextRule {
  maxLength: number;
  minLength?: number;
  /** The form in which it is stored. */
  form?: (text: string) => string;
  pattern?: RegExp;
  /** Whether it is right; when missing, if it has the pattern. */
  is?: (text: string) => boolean;
  /** For a check that has more than one sentence. */
  faultIn?: (text: string) => string | undefined;
}

/** A text with a check of its own. `sentence` is said when it is wrong, and when it is no text at all. */
export function text(sentence: string, { form = String, pattern, is, faultIn, ...api }: TextRule) {
  const isRight = is ?? ((text) => pattern?.test(text) !== false);
  return z
    .string(sentence)
    .overwrite(visibleLine)
    .overwrite(form)
    .superRefine(faults(faultIn ?? ((text) => (isRight(text) ? undefined : sentence))))
    .meta({ ...api, ...(pattern && { pattern: pattern.source }) });
}

/** Adds a fault to each entry that has the address of an earlier one, in any letter case. */
export const uniqueAddresses =
  (message: string) => (all: { address: string }[], context: z.RefinementCtx) => {
    const addresses = all.map(({ address }) => address.toLowerCase());
    for (const [index, address] of addresses.entries())
      if (addresses.indexOf(address) < index) fault(context, message, [index, 'address']);
  };
