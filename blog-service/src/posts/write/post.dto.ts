import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Focus } from '@salon/content/description/photos';
import { type AnyLanguage, allLanguages } from '@salon/content/languages';
import { isStorable, oneLine } from '@salon/content/text';
import { invalid } from '@salon/service-kit/validation';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { z } from 'zod';
import { MAX_NAME, UNKNOWN_CATEGORY } from '../../categories/category.dto.js';
import { Check } from '../../check.js';
import { refer } from '../../describe.js';
import { faultInLength, lineOf } from '../../lines.js';
import { MAX_DATA_URL_LENGTH } from '../../pictures/picture-bytes.js';
import { keyOfUrl } from '../../pictures/picture-key.js';
import { POST_ID } from '../post-id.js';
import {
  faultInContent,
  faultsInFinished,
  MAX,
  MAX_CONTENT,
  MIN_TITLE,
  type PostState,
  STATES,
} from './post-rules.js';

export const MAX_URL_LENGTH = 2_000;
export const TITLE = lineOf(MAX.title);
export const EXCERPT = lineOf(MAX.excerpt);
export const AUTHOR = lineOf(MAX.author);
export const IMAGE_ALT = lineOf(MAX.imageAlt);
export const UNKNOWN_POST = 'The post of which this is a version is not there.';
/** The text fields of a post, which a working copy has too. The validation pipe refuses unknown fields. */
export class PostText {
  @ApiProperty({ minLength: 1, ...lineOf(MAX.title) })
  @Transform(({ value }) => (typeof value === 'string' ? oneLine(value) : value))
  @Check((value, post) => faultInLength('Title', value, isUnfinished(post) ? 1 : MIN_TITLE, MAX.title))
  title!: string;

  /** HTML as it was sent; `readText` sanitises it. */
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: MAX_CONTENT })
  @Check((value, post) => (value == null && isUnfinished(post) ? undefined : faultInContent(value)))
  content?: string | null;

  @OptionalLine('Excerpt', MAX.excerpt)
  excerpt?: string | null;

  @OptionalLine('Author', MAX.author)
  author?: string | null;

  /** CategoriesService checks whether the category exists. */
  @OptionalText(lineOf(MAX_NAME), (value) =>
    faultInLength('Category', value, 2, MAX_NAME) ? UNKNOWN_CATEGORY : undefined,
  )
  category?: string | null;

  @OptionalText({ maxLength: MAX_DATA_URL_LENGTH }, faultInImage)
  image?: string | null;

  @OptionalLine('Image description', MAX.imageAlt)
  imageAlt?: string | null;

  @ApiPropertyOptional({ allOf: [refer(Focus)], nullable: true })
  @IsOptional()
  @Check((value) =>
    Focus.safeParse(value).success ? undefined : 'Please choose a point inside the picture.',
  )
  focus?: Focus | null;

  @ApiPropertyOptional({ enum: allLanguages })
  @IsOptional()
  @IsIn(allLanguages, { message: 'Please choose one of the languages.' })
  language?: AnyLanguage;
}

/** What a POST and a PUT have in common. */
export class PostBody extends PostText {
  @ApiPropertyOptional({ enum: STATES })
  @IsOptional()
  @IsIn(STATES, { message: 'State must be draft, scheduled or published' })
  state?: PostState;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    maxLength: '2026-01-31T09:30:00.000000+05:30'.length,
  })
  @IsOptional()
  @Check((value) =>
    z.iso.datetime({ offset: true }).safeParse(value).success
      ? undefined
      : 'Date must be a date with its time, as 2026-01-31T09:30:00Z',
  )
  date?: string;
}

/** The body of a POST. */
export class NewPost extends PostBody {
  /** The post that says the same in another language. */
  @ApiPropertyOptional(POST_ID)
  @IsOptional()
  @IsString({ message: UNKNOWN_POST })
  versionOf?: string;
}

/** The body of a PUT. Without a state, the post's own state decides which fields are required. */
export class PostUpdate extends PostBody {}

/** Throws 400 when the post is not complete enough to be shown to visitors. `text` is what a reader sees of its content. */
export function checkFinished(post: PostText, text: string): void {
  const faults = faultsInFinished(post, text);
  if (faults.length > 0) throw invalid(faults);
}

/** Whether the post may still be too incomplete to be shown to visitors. */
function isUnfinished(post: object): boolean {
  if (!(post instanceof PostBody)) return true;
  return post.state === 'draft' || (post instanceof PostUpdate && post.state === undefined);
}

/** A text that may be missing; an empty one counts as missing. */
function OptionalText(
  described: object,
  faultIn: (value: unknown) => string | undefined,
  tidy = (text: string) => text,
) {
  return applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, ...described }),
    IsOptional(),
    Transform(({ value }) => (typeof value === 'string' ? tidy(value) || undefined : value)),
    Check(faultIn),
  );
}

function OptionalLine(name: string, max: number) {
  return OptionalText(lineOf(max), (value) => faultInLength(name, value, 0, max), oneLine);
}

/** What a data URL contains is checked when it is decoded. */
function faultInImage(value: unknown): string | undefined {
  if (typeof value !== 'string') return 'Image must be text';
  if (value.startsWith('data:') || keyOfUrl(value) || isWebUrl(value)) return undefined;
  return 'Image must be a picture or an http(s) address';
}

const isWebUrl = (value: string): boolean =>
  value.length <= MAX_URL_LENGTH &&
  isStorable(value) &&
  /^https?:\/\/[^\s]+$/i.test(value) &&
  URL.canParse(value);
