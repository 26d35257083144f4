import { hash } from 'node:crypto';
import { type LanguageCode, languages, pathIn, splitPath } from '@salon/content/languages';
import { paths } from '../../shared/content/paths';
import type { components } from '../../shared/contract/blog-service';
import { PAGE_SIZE } from '../../shared/post/postList';
import { postPath } from '../../shared/post/texts';
import {
  type OtherPosts,
  type PostLanguage,
  type PostList,
  type PostQuery,
  type PostSummary,
  type PostVersion,
  queryString,
  type RelatedPosts,
} from '../../shared/post/types';
import type { FoundPosts, PostPage } from '../../site/blog/data';
import { alternatesAt } from '../languages';

type Schemas = components['schemas'];
export type Changes = Schemas['Changes'];
type ListedPost = Schemas['ListedPost'];

/** The language of what is around a post; undefined for English, which every site has. */
export type Around = LanguageCode | undefined;

/** A post as lists show it. `stamp` changes with anything of it that visitors can read. */
interface KnownPost {
  summary: PostSummary;
  language: PostLanguage;
  /** The same for those that say the same in another language. */
  family: string | null;
  stamp: string;
  /** For visitors. One that was scheduled was last saved before they could see it. */
  changed: string;
  pictures: string[];
  /** The place after it in a list, as blog-service writes it. */
  cursor: string;
}

const RELATED_POSTS = 3;
const MOST_OTHERS = 3;
export const NO_RELATED: RelatedPosts = { previous: null, next: null, related: [] };

/** All posts that visitors see, newest first, as of a position in blog-service's list of changes. */
export class Posts {
  #all: KnownPost[] = [];
  #byId = new Map<string, KnownPost>();
  #lists = new Map<string, KnownPost[]>();
  #places = new Map<KnownPost, number>();
  #families = new Map<string | null, KnownPost[]>();
  /** The names to choose from; empty until they are known. */
  categories: string[] = [];
  /** Those that visitors can choose besides English. Posts in others stay where they are in English, and no list has them. */
  languages: LanguageCode[] = [];
  /** Changes with what the site says in these: some of it is in the data of posts. */
  said = '';

  /** Undefined until the posts are known. */
  position: string | undefined;

  apply({ position, isWhole, posts, gone, categories }: Changes): void {
    const changed = new Set([...gone, ...posts.map(({ _id }) => _id)]);
    const kept = isWhole ? [] : this.#all.filter(({ summary }) => !changed.has(summary._id));
    this.#all = [...kept, ...posts.map(known)].sort(newestFirst);
    this.#byId = new Map(this.#all.map((post) => [post.summary._id, post]));
    const byLanguage = Map.groupBy(this.#all, ({ language }) => listName(language));
    this.#places = new Map([...byLanguage.values()].flatMap((list) => list.map((post, at) => [post, at])));
    const byCategory = Map.groupBy(this.#all, ({ language, summary }) =>
      listName(language, summary.category),
    );
    this.#lists = new Map([...byLanguage, ...byCategory]);
    this.#families = Map.groupBy(this.#all, ({ family }) => family);
    this.categories = categories;
    this.position = position;
  }

  get all(): readonly KnownPost[] {
    return this.#all;
  }

  get = (id: string) => this.#byId.get(id);

  /** The categories that have posts in a language, also retired ones. */
  filled = (language: PostLanguage = 'en'): string[] => [
    ...new Set(this.in(undefined, language).flatMap(({ summary }) => summary.category ?? [])),
  ];

  /** The categories to choose from. In another language all have posts. */
  choice(around: Around): string[] {
    const filled = around && this.filled(around);
    return filled ? this.categories.filter((name) => filled.includes(name)) : this.categories;
  }

  /** Those of a category in a language; all without a category. */
  in(category?: string, language: PostLanguage = 'en'): readonly KnownPost[] {
    return this.#lists.get(listName(language, category)) ?? [];
  }

  /** What the page of a list shows; no list of what only blog-service knows, such as a search or a category's former name. */
  page(query: PostQuery, around: Around): Omit<FoundPosts, 'list'> & { list?: PostList } {
    const page = { list: this.list(query, around), categories: this.choice(around) };
    if (queryString(query)) return page;
    const others = this.#others(around);
    // A list without posts is not worth finding.
    const filled = this.languages.filter((language) => this.in(undefined, language).length > 0);
    const isOfSeveral = around ? filled.includes(around) : filled.length > 0;
    return {
      ...page,
      ...(isOfSeveral && around && { path: pathIn(around, paths.blog) }),
      ...(isOfSeveral && { alternates: alternatesAt(paths.blog, filled) }),
      ...(others.length > 0 && { others }),
    };
  }

  list({ category, cursor, q }: PostQuery, around?: Around): PostList | undefined {
    if (this.position === undefined) return undefined;
    const posts = this.in(category, around);
    if (q || (category && posts.length === 0 && !this.choice(around).includes(category))) return undefined;
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

  /** What else there is: the newest posts of other languages that have no version in this one. */
  #others = (around: Around): OtherPosts[] =>
    (around ? [undefined] : this.languages).flatMap((other) => {
      const posts = this.in(undefined, other)
        .filter((post) => !this.#sister(post, around ?? 'en'))
        .slice(0, MOST_OTHERS)
        .map((post) => summaryIn(around, post));
      return posts.length > 0
        ? [{ name: languages[other ?? 'en'].own, path: pathIn(other, paths.blog), posts }]
        : [];
    });

  /** What a page shows beside a post: what else to read, and where the post is in which language, unless the site has but one. */
  beside(post: KnownPost, around?: Around): Omit<PostPage, 'post'> {
    const path = this.pathOf(post);
    const versions = this.versions(post);
    const all = [{ language: post.language, path }, ...versions];
    const alternates = all.map(({ language, path }) => ({ code: language, path }));
    const isAtHome = post.language === (around ?? 'en');
    return {
      related: this.#related(post, around),
      ...(splitPath(path).language && { path }),
      ...(versions.length > 0 && { versions, ...(isAtHome && { alternates }) }),
    };
  }

  /**
   * What is read before, after and besides: the newest of the same category, filled up with the newest of all. Beside a post that is
   * shown in another language are those of that language.
   */
  #related(post: KnownPost, around?: Around): RelatedPosts {
    const isGuest = around !== undefined && around !== post.language;
    const language = isGuest ? around : post.language;
    const all = this.in(undefined, language);
    const { category } = post.summary;
    const same = category === null ? [] : this.in(category, language);
    const candidates = [...same.slice(0, RELATED_POSTS + 1), ...all.slice(0, 2 * RELATED_POSTS + 1)];
    const related = [...new Set(candidates)].filter((one) => one !== post).slice(0, RELATED_POSTS);
    const index = this.#places.get(post) ?? -1;
    const shown = (one?: KnownPost) => (one && !isGuest ? summaryIn(around, one) : null);
    return {
      previous: shown(all[index + 1]),
      next: shown(all[index - 1]),
      related: related.map((one) => summaryIn(around, one)),
    };
  }

  /** Those that say the same in another language which visitors can choose. */
  versions(post: KnownPost): PostVersion[] {
    return this.#family(post).flatMap((other) => {
      const { language } = other;
      if (language === post.language || (language !== 'en' && !this.#home(language))) return [];
      const words = languages[language].invitation;
      return [{ _id: other.summary._id, language, path: this.pathOf(other), words }];
    });
  }

  /**
   * Where those who read in a language find a post: the version in that language, or else the post itself. In English only those
   * are shown that are at home there; all others lead home.
   */
  pathOf(post: KnownPost, around?: Around): string {
    const shown = (around && this.#sister(post, around)) ?? post;
    return pathIn(around ?? this.#home(post.language), postPath(shown.summary._id));
  }

  /** The languages in which there is a page of the post. */
  pagesOf = (post: KnownPost): Around[] =>
    [undefined, ...this.languages].filter(
      (around) => this.pathOf(post, around) === pathIn(around, postPath(post.summary._id)),
    );

  #home = (language: PostLanguage): Around => this.languages.find((code) => code === language);

  #family = (post: KnownPost): KnownPost[] =>
    post.family === null ? [post] : (this.#families.get(post.family) ?? []);

  #sister = (post: KnownPost, language: PostLanguage) =>
    this.#family(post).find((one) => one.language === language);
}

const listName = (language: PostLanguage, category?: string | null) =>
  category === undefined ? language : `${language}/${category ?? ''}`;

/** What a page in a language says of a post: the post's own only if it is another one. */
const summaryIn = (around: Around, { summary, language }: KnownPost): PostSummary =>
  language === (around ?? 'en') ? summary : { ...summary, language };

/** blog-service of the release before knows no languages. */
function known({ updated, version, pictures, ...post }: ListedPost): KnownPost {
  const { language = 'en', family = null, ...summary } = post;
  const cursor = Buffer.from(`c.${Date.parse(summary.date)}.${summary._id}`).toString('base64url');
  const stamp = digest([summary, language, updated, version]);
  const changed = updated > summary.date ? updated : summary.date;
  return { summary, language, family, pictures, cursor, stamp, changed };
}

/** As blog-service sorts them. */
const newestFirst = ({ summary: one }: KnownPost, { summary: other }: KnownPost) =>
  Date.parse(other.date) - Date.parse(one.date) || (one._id < other._id ? 1 : -1);

/** A short name for a value. */
export const digest = (value: unknown): string => shortName(JSON.stringify(value));
export const shortName = (text: string): string => hash('sha256', text, 'base64url').slice(0, 16);
