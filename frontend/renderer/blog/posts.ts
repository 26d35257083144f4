import { createHash } from 'node:crypto';
import type { components } from '../../shared/contract/blog-service';
import { PAGE_SIZE } from '../../shared/post/postList';
import type { PostList, PostQuery, PostSummary, RelatedPosts } from '../../shared/post/types';

type Schemas = components['schemas'];
export type Changes = Schemas['Changes'];
type ListedPost = Schemas['ListedPost'];

/** A post as lists show it. `stamp` changes with anything of it that visitors can read. */
export interface KnownPost {
  summary: PostSummary;
  stamp: string;
  pictures: string[];
  /** The place after it in a list, as blog-service writes it. */
  cursor: string;
}

const RELATED_POSTS = 3;
const NO_RELATED: RelatedPosts = { previous: null, next: null, related: [] };

/** All posts that visitors see, newest first, as of a position in blog-service's list of changes. */
export class Posts {
  #all: KnownPost[] = [];
  #places = new Map<string, number>();
  #byCategory = new Map<string | null, KnownPost[]>();
  /** The names to choose from; empty until they are known. */
  categories: string[] = [];

  /** Undefined until the posts are known. */
  position: string | undefined;

  apply({ position, isWhole, posts, gone, categories }: Changes): void {
    const changed = new Set([...gone, ...posts.map(({ _id }) => _id)]);
    const kept = isWhole ? [] : this.#all.filter(({ summary }) => !changed.has(summary._id));
    this.#all = [...kept, ...posts.map(known)].sort(newestFirst);
    this.#places = new Map(this.#all.map(({ summary }, index) => [summary._id, index]));
    this.#byCategory = Map.groupBy(this.#all, ({ summary }) => summary.category);
    this.categories = categories;
    this.position = position;
  }

  get all(): readonly KnownPost[] {
    return this.#all;
  }

  /** The categories that have posts, also retired ones. */
  get filled(): string[] {
    return [...this.#byCategory.keys()].filter((name) => name !== null);
  }

  /** Those of a category; all without one. */
  in(category?: string): readonly KnownPost[] {
    return category === undefined ? this.#all : (this.#byCategory.get(category) ?? []);
  }

  /** A page of a list; undefined for what only blog-service knows, such as a search or a category's former name. */
  list({ category, cursor, q }: PostQuery): PostList | undefined {
    if (q || (category && ![...this.categories, ...this.filled].includes(category))) return undefined;
    const posts = this.in(category);
    const start = cursor ? posts.findIndex((post) => post.cursor === cursor) + 1 : 0;
    if (cursor && start === 0) return undefined;
    const shown = posts.slice(start, start + PAGE_SIZE);
    const last = start + PAGE_SIZE < posts.length ? shown.at(-1) : undefined;
    return {
      posts: shown.map(({ summary }) => summary),
      total: posts.length,
      next: last?.cursor ?? null,
    };
  }

  /** What is read before, after and besides: the newest of the same category, filled up with the newest of all. */
  related(id: string): RelatedPosts {
    const index = this.#places.get(id) ?? -1;
    const post = this.#all[index];
    return post ? summaries(this.beside(post, index)) : NO_RELATED;
  }

  /** The same as posts: with all of them in turn, looking for each would take long. */
  beside(post: KnownPost, index: number) {
    const { category } = post.summary;
    const same = category === null ? [] : this.in(category);
    const others = [...same.slice(0, RELATED_POSTS + 1), ...this.#all.slice(0, 2 * RELATED_POSTS + 1)];
    const related = [...new Set(others)].filter((other) => other !== post).slice(0, RELATED_POSTS);
    return { previous: this.#all[index + 1], next: this.#all[index - 1], related };
  }
}

const summaries = ({ previous, next, related }: ReturnType<Posts['beside']>): RelatedPosts => ({
  previous: previous?.summary ?? null,
  next: next?.summary ?? null,
  related: related.map(({ summary }) => summary),
});

function known({ updated, version, pictures, ...summary }: ListedPost): KnownPost {
  const cursor = Buffer.from(`c.${Date.parse(summary.date)}.${summary._id}`).toString('base64url');
  return { summary, pictures, cursor, stamp: digest([summary, updated, version]) };
}

/** As blog-service sorts them. */
const newestFirst = ({ summary: one }: KnownPost, { summary: other }: KnownPost) =>
  Date.parse(other.date) - Date.parse(one.date) || (one._id < other._id ? 1 : -1);

/** A short name for a value. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
