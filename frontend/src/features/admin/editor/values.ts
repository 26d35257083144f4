import { salon } from '../../../content/salon';
import { categories, type Post } from '../../blog/types';
import type { FieldFault } from '../api/errors';
import type { PostBody } from '../api/posts';
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

type Field = keyof PostValues;
export type Faults = Partial<Record<Field, string>>;

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
  const own = post.excerpt !== null && post.excerpt !== makeExcerpt(textOf(post.content));
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

export function findFaults({ title, content }: PostValues): Faults {
  const faults: Faults = {};
  if (countCharacters(oneLine(title)) < MIN_TITLE) {
    faults.title = `Title must be at least ${MIN_TITLE} characters long`;
  }
  if (countCharacters(textOf(content)) < MIN_CONTENT) {
    faults.content = `Content must be at least ${MIN_CONTENT} characters long`;
  }
  return faults;
}

/** The server's faults, for the fields of the form. */
export function faultsFrom(faults: FieldFault[]): Faults {
  return Object.fromEntries(faults.map(({ field, message }) => [field, message]));
}

export function bodyOf(values: PostValues): PostBody {
  return {
    title: oneLine(values.title),
    content: values.content,
    excerpt: excerptOf(values),
    author: salon.name,
    category: values.category || null,
    image: values.image,
    imageAlt: values.image ? oneLine(values.imageAlt) || null : null,
  };
}
