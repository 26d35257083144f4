import { isMadeOf, excerptOf as madeOf, shownText } from '@salon/content/post/shownText';
import { same } from '@salon/content/same';
import { countCharacters, oneLine } from '@salon/content/text';
import type { PostLanguage } from '../../shared/post/types';
import type { AdminPost, PostText } from '../api/posts';
import type { Point } from '../pictures/FocalPoint';

export interface PostValues {
  title: string;
  /** Empty for a post without a category. */
  category: string;
  content: string;
  image: string | null;
  imageAlt: string;
  /** The point that crops of the picture keep; null when none is known. */
  focus: Point | null;
  /** Empty while it is made from the content. */
  excerpt: string;
  language: PostLanguage;
}

export interface PostFieldProps {
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

type FieldErrors = Partial<Record<keyof PostValues, string>>;

const MIN_TITLE = 5;
const MIN_CONTENT = 20;

/** What a post is called on the server until it has a title. */
const UNTITLED = 'Untitled';

export const emptyValues: PostValues = {
  title: '',
  category: 'Hair Care',
  content: '',
  image: null,
  imageAlt: '',
  focus: null,
  excerpt: '',
  language: 'en',
};

/** The text to edit: the unpublished edits when there are any, else the post. */
export function valuesOf(post: AdminPost): PostValues {
  const { title, content, excerpt, category, image, imageAlt, focus, language } = post.changes ?? post;
  return {
    title: title === UNTITLED ? '' : title,
    category: category ?? '',
    content,
    image,
    imageAlt: imageAlt ?? '',
    focus,
    excerpt: isMadeOf(excerpt, content) ? '' : excerpt,
    language,
  };
}

export const excerptOf = ({ excerpt, content }: PostValues) => excerpt || madeOf(content);

/** Whether both read the same. It compares text, as the server may write the same HTML differently. */
export const saySame = (a: PostValues, b: PostValues) =>
  same({ ...a, content: shownText(a.content) }, { ...b, content: shownText(b.content) });

/** Whether there is nothing worth saving. */
export const isEmpty = ({ title, content, image }: PostValues) => title === '' && content === '' && !image;

export function validate({ title, content }: PostValues): FieldErrors {
  const errors: FieldErrors = {};
  if (countCharacters(oneLine(title), MIN_TITLE) < MIN_TITLE) {
    errors.title = `Title must be at least ${MIN_TITLE} characters long`;
  }
  if (countCharacters(shownText(content), MIN_CONTENT) < MIN_CONTENT) {
    errors.content = `Content must be at least ${MIN_CONTENT} characters long`;
  }
  return errors;
}

/** The text to send, without an author: SavedPost adds the salon for a new post, and a stored post keeps its author. */
export const textToSend = (values: PostValues): PostText => ({
  title: oneLine(values.title) || UNTITLED,
  content: values.content,
  excerpt: excerptOf(values),
  category: values.category || null,
  image: values.image,
  imageAlt: values.image ? oneLine(values.imageAlt) || null : null,
  focus: values.image ? values.focus : null,
  language: values.language,
});
