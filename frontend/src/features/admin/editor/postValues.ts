import { salon } from '../../../content/salon';
import { categories, type Post, type PostBody } from '../../blog/types';
import type { FieldError } from '../api/errors';
import { countCharacters, makeExcerpt, oneLine, textOf } from './text';

/** What the form holds. */
export interface PostValues {
  title: string;
  /** Empty for a post without one. */
  category: string;
  /** HTML. */
  content: string;
  /** A data URL, or the address of a picture already stored. */
  image: string | null;
  imageAlt: string;
  /** Null while it is made from the content. */
  excerpt: string | null;
}

export type Field = keyof PostValues;
export type FieldErrors = Partial<Record<Field, string>>;

const fields: Field[] = ['title', 'content', 'category', 'image', 'imageAlt', 'excerpt'];

const MIN_TITLE = 5;
const MIN_CONTENT = 20;

export const emptyValues: PostValues = {
  title: '',
  category: categories[0],
  content: '',
  image: null,
  imageAlt: '',
  excerpt: null,
};

export function valuesOf(post: Post): PostValues {
  const own = post.excerpt !== makeExcerpt(textOf(post.content));
  return {
    title: post.title,
    category: post.category ?? '',
    content: post.content,
    image: post.image,
    imageAlt: post.imageAlt ?? '',
    excerpt: own ? post.excerpt : null,
  };
}

export const excerptOf = ({ excerpt, content }: PostValues) => excerpt ?? makeExcerpt(textOf(content));

export const areSame = (a: PostValues, b: PostValues) => fields.every((field) => a[field] === b[field]);

export function validate({ title, content }: PostValues): FieldErrors {
  const errors: FieldErrors = {};
  if (countCharacters(oneLine(title)) < MIN_TITLE) {
    errors.title = `Title must be at least ${MIN_TITLE} characters long`;
  }
  if (countCharacters(textOf(content)) < MIN_CONTENT) {
    errors.content = `Content must be at least ${MIN_CONTENT} characters long`;
  }
  return errors;
}

/** The server's errors, for the fields of the form. */
export function fieldErrorsFrom(errors: FieldError[]): FieldErrors {
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

/** A new post is the salon's; a stored one keeps its author. */
export function bodyOf(values: PostValues, isNew: boolean): PostBody {
  return {
    title: oneLine(values.title),
    content: values.content,
    excerpt: excerptOf(values),
    ...(isNew && { author: salon.name }),
    category: values.category || null,
    image: values.image,
    imageAlt: values.image ? oneLine(values.imageAlt) || null : null,
  };
}
