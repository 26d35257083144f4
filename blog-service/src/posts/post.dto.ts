import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { Check } from '../check.js';
import { faultInDataUrl } from '../pictures/picture-bytes.js';
import { keyOfUrl } from '../pictures/picture-key.js';
import { countCharacters, isStorable, oneLine } from '../text.js';
import { CATEGORIES, type Category } from './categories.js';
import { faultInContent } from './content.js';

const MAX_URL_LENGTH = 2_000;
/** One character a person sees can be many in storage, but not this many on average. */
const MAX_UNITS_PER_CHARACTER = 10;

/** What POST and PUT accept. Unknown fields are refused by the validation pipe. */
export class PostBody {
  @ApiProperty({ minLength: 5, maxLength: 200 })
  @Transform(({ value }) => (typeof value === 'string' ? oneLine(value) : value))
  @Check((value) => faultInLine('Title', value, 5, 200))
  title!: string;

  /** HTML as sent: PostsService sanitises it. */
  @ApiProperty({ description: 'HTML of at least 20 characters of text; it is sanitised' })
  @Check(faultInContent)
  content!: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 500,
    description: 'Made from the content when missing',
  })
  @OptionalLine()
  @Check((value) => faultInLine('Excerpt', value, 0, 500))
  excerpt?: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 100,
    description: "The salon's name when missing",
  })
  @OptionalLine()
  @Check((value) => faultInLine('Author', value, 0, 100))
  author?: string;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'One of the known categories' })
  @IsOptional()
  @Transform(blankIsMissing)
  @IsIn(CATEGORIES, { message: 'Category must be one of the known categories' })
  category?: Category;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description:
      'A data URL of a picture under 5 MB, an http(s) address, or the path under /media/ that the post shows already',
  })
  @IsOptional()
  @Transform(blankIsMissing)
  @Check(faultInImage)
  image?: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 200,
    description: 'Describes the image to who cannot see it',
  })
  @OptionalLine()
  @Check((value) => faultInLine('Image description', value, 0, 200))
  imageAlt?: string;
}

function OptionalLine(): PropertyDecorator {
  const optional = IsOptional();
  const transform = Transform(({ value }) =>
    typeof value === 'string' ? oneLine(value) || undefined : value,
  );
  return (target, property) => {
    optional(target, property);
    transform(target, property);
  };
}

function blankIsMissing({ value }: { value: unknown }): unknown {
  return value === '' ? undefined : value;
}

function faultInLine(name: string, value: unknown, min: number, max: number): string | undefined {
  const tooShort = `${name} must be at least ${min} characters long`;
  if (value === undefined || value === null) return tooShort;
  if (typeof value !== 'string') return `${name} must be text`;
  if (!isStorable(value)) return `${name} contains characters that cannot be stored`;
  const characters = value.length > max * MAX_UNITS_PER_CHARACTER ? max + 1 : countCharacters(value, max + 1);
  if (characters < min) return tooShort;
  return characters > max ? `${name} must be at most ${max} characters long` : undefined;
}

function faultInImage(value: unknown): string | undefined {
  if (typeof value !== 'string') return 'Image must be text';
  if (value.startsWith('data:')) return faultInDataUrl(value);
  return keyOfUrl(value) || isWebUrl(value) ? undefined : 'Image must be a picture or an http(s) address';
}

function isWebUrl(value: string): boolean {
  return (
    value.length <= MAX_URL_LENGTH &&
    isStorable(value) &&
    /^https?:\/\/[^\s]+$/i.test(value) &&
    URL.canParse(value)
  );
}
