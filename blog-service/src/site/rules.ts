import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { isEmail, isURL, ValidateNested } from 'class-validator';
import { Check } from '../check.js';
import { hasControlCharacters, isStorable, visibleLine } from '../text.js';

// Decorators for the fields of the site's content. Each describes, tidies and checks one kind of field. The
// messages are for the owner.

type Fault = string | undefined;
type FaultIn = (value: unknown, object: object) => Fault;

interface TextRule {
  max: number;
  /** Whether the text must not be empty. */
  required?: boolean;
  description?: string;
}

/** One line of plain text: white space is collapsed, control characters are refused. */
export function Line(what: string, { max, required = false, description }: TextRule): PropertyDecorator {
  return applyDecorators(
    Tidied(),
    ApiProperty({ type: String, description, maxLength: max, ...(required && { minLength: 1 }) }),
    Check((value) => faultInLine(what, value, max, required)),
  );
}

/** A list of lines; empty lines are left out. */
export function Lines(
  what: string,
  { min = 0, max, maxLength, description }: ListRule & { maxLength: number },
): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (Array.isArray(value) ? value.map(tidy).filter((line) => line !== '') : value)),
    ApiProperty({
      description,
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength },
      ...(min > 0 && { minItems: min }),
      maxItems: max,
    }),
    Check((value) => {
      const fault = faultInList(what, value, { min, max });
      if (fault || !Array.isArray(value)) return fault;
      const faults = value.map((line, index) => {
        return faultInLine(`text of line ${index + 1}`, line, maxLength, true);
      });
      return faults.find((one) => one !== undefined);
    }),
  );
}

interface ListRule {
  min?: number;
  max: number;
  description?: string;
}

/** A list of objects, each checked by its class. */
export function List<T extends object>(
  type: new () => T,
  what: string,
  { description, min = 0, max }: ListRule,
): PropertyDecorator {
  return applyDecorators(
    Type(() => type),
    ApiProperty({ description, type, isArray: true, ...(min > 0 && { minItems: min }), maxItems: max }),
    Check((value) => {
      const fault = faultInList(what, value, { min, max });
      if (fault || !Array.isArray(value)) return fault;
      return value.every(isPart) ? undefined : `Each of the ${what} must be an object.`;
    }),
    ValidateNested({ each: true }),
  );
}

/** An object that is checked by its class. */
export function Part<T extends object>(
  type: new () => T,
  what: string,
  { isOptional = false, description }: { isOptional?: boolean; description?: string } = {},
): PropertyDecorator {
  return applyDecorators(
    Type(() => type),
    ApiProperty({ description, type, required: !isOptional }),
    Check((value) =>
      isPart(value) || (isOptional && value === undefined) ? undefined : `The ${what} must be given.`,
    ),
    ValidateNested(),
  );
}

/** Yes or no. */
export function Flag(what: string, { isOptional = false, description }: Options = {}): PropertyDecorator {
  return field({ description, type: Boolean, required: !isOptional }, (value) =>
    typeof value === 'boolean' || (isOptional && value === undefined)
      ? undefined
      : `“${what}” must be yes or no.`,
  );
}

interface Options {
  isOptional?: boolean;
  description?: string;
}

/** A whole number within bounds. */
export function Whole({
  min,
  max,
  sentence,
  description,
  isOptional = true,
}: Options & { min: number; max: number; sentence: string }): PropertyDecorator {
  return field(
    { description, type: 'integer', minimum: min, maximum: max, required: !isOptional },
    (value) => (isWhole(value, min, max) || (isOptional && value === undefined) ? undefined : sentence),
  );
}

/** A field with its own check. It is text unless `api` gives another type. */
export function field(api: ApiPropertyOptions, faultIn: FaultIn): PropertyDecorator {
  return applyDecorators(ApiProperty({ type: String, ...api } as ApiPropertyOptions), Check(faultIn));
}

/** Collapses white space and removes invisible characters, then brings the text into the form in which it is stored. */
export function Tidied(form: (text: unknown) => unknown = (text) => text): PropertyDecorator {
  return Transform(({ value }) => form(tidy(value)));
}

/** Lower case with hyphens, as in a URL. */
export const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_ID = 80;

export function Id(description = 'Kebab-case, unique in its list'): PropertyDecorator {
  return field({ description, pattern: KEBAB.source, maxLength: MAX_ID }, (value) =>
    typeof value === 'string' && value.length <= MAX_ID && KEBAB.test(value)
      ? undefined
      : 'The id must be lower-case letters and digits with single hyphens between them.',
  );
}

/** A day in the salon's time zone. It may not be before the day in the field that `notBefore` names. */
export function Day(sentence: string, { isOptional = false, description, notBefore }: DayRule = {}) {
  return field({ description, type: String, format: 'date', required: !isOptional }, (value, object) => {
    if (value === undefined && isOptional) return undefined;
    if (!isDay(value)) return sentence;
    const first: unknown = notBefore && Reflect.get(object, notBefore);
    return isDay(first) && value < first ? 'The last day must not be before the first.' : undefined;
  });
}

interface DayRule extends Options {
  notBefore?: string;
}

export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export function isTime(value: unknown): value is string {
  return typeof value === 'string' && TIME.test(value);
}

/** `YYYY-MM-DDTHH:MM` */
export function isMoment(value: unknown): value is string {
  return (
    typeof value === 'string' && value[10] === 'T' && isDay(value.slice(0, 10)) && isTime(value.slice(11))
  );
}

export function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;
}

export const isEmailAddress = (value: unknown): value is string =>
  typeof value === 'string' && isEmail(value);

/** The e-mail addresses that are the same in a link, or none. Other characters, such as `?`, would end the address or add to the link. */
export const LINKED_EMAIL = /^([A-Za-z0-9._'+~-]+@[A-Za-z0-9.-]+)?$/;

/** Whether the value is a URL to which a link may lead. */
export function isHttps(value: unknown): boolean {
  const options = { protocols: ['https'], require_protocol: true, disallow_auth: true };
  return typeof value === 'string' && value.length <= 1_000 && isURL(value, options);
}

function isPart(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function tidy(value: unknown): unknown {
  return typeof value === 'string' ? visibleLine(value) : value;
}

function faultInList(what: string, value: unknown, { min = 0, max }: ListRule): Fault {
  if (!Array.isArray(value)) return `The ${what} must be a list.`;
  if (min === max && value.length !== min) return `There must be exactly ${min} ${what}.`;
  if (value.length < min) return `There must be at least ${min} ${what}.`;
  return value.length > max ? `There may be at most ${max} ${what}.` : undefined;
}

export function faultInLine(what: string, value: unknown, max: number, required: boolean): Fault {
  if (value === undefined || value === null || value === '') {
    return value !== '' || required ? `Please enter the ${what}.` : undefined;
  }
  if (typeof value !== 'string') return `The ${what} must be text.`;
  if (!isStorable(value) || hasControlCharacters(value)) {
    return `The ${what} contains a character that cannot be shown.`;
  }
  // JSON Schema counts code points, so this does too.
  return value.length > max && Array.from(value).length > max
    ? `The ${what} must be at most ${max} characters long.`
    : undefined;
}
