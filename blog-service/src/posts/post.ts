import type { Focus } from '@salon/content/description/photos';
import { type AnyLanguage, languages } from '@salon/content/languages';
import { invalidField } from '@salon/service-kit/validation';
import { type EntityManager, QueryFailedError } from 'typeorm';
import type { SafeHtml } from './text/html.js';
import type { PostState } from './write/post-rules.js';

/** A row of the table `post`; its columns have the same names in snake case. What a person may write is limited in post.dto.ts. */
export interface Post {
  /** A readable id: the title's slug and a random tail. It never changes once visitors have seen the post. */
  id: string;
  title: string;
  content: SafeHtml;
  excerpt: string;
  author: string;
  category: string | null;
  /** The URL of a picture on another site. It is never fetched. At most one of imageUrl and pictureKey is set. */
  imageUrl: string | null;
  pictureKey: string | null;
  imageAlt: string | null;
  /** The point of the image that stays visible when it is cropped; null for its middle. */
  focus: Focus | null;
  language: AnyLanguage;
  /** What it has in common with the posts that say the same in other languages; null when there never was one. */
  family: string | null;
  date: Date;
  updated: Date;
  /** Who saved it last, by name; null for what is older than names, and for samples. */
  updatedBy: string | null;
  deletedAt: Date | null;
  state: PostState;
  /** Whether visitors have ever seen the post. From then on its id stays the same. */
  wasPublic: boolean;
  /** The ids that the post had before it got its public one. They still work for the administrator. */
  earlierIds: string[];
  /** The stored pictures that the post shows, in its text and as its image. */
  pictureKeys: string[];
  /** Grows with every save. It is part of the post's ETag. */
  version: number;
}

/** Their names become names of columns, so they are written in code and never come from a request. */
type Fields = Partial<Omit<Post, 'version'>>;

const columnsOf = (fields: Fields) =>
  Object.keys(fields).map((field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

export async function insertPost(manager: EntityManager, fields: Fields): Promise<void> {
  const columns = columnsOf(fields);
  const values = columns.map((_, index) => `$${index + 1}`);
  const insert = `INSERT INTO post (${columns}, version) VALUES (${values}, 1)`;
  await writePost(manager, fields.language, insert, Object.values(fields));
}

/** Changes a post, and with it its version. */
export async function updatePost(manager: EntityManager, id: string, fields: Fields): Promise<void> {
  const changes = columnsOf(fields).map((column, index) => `${column} = $${index + 2}`);
  const update = `UPDATE post SET ${changes}, version = version + 1 WHERE id = $1`;
  await writePost(manager, fields.language, update, [id, ...Object.values(fields)]);
}

/** A query that may give a family a second post in this language. Throws 400 then. */
export async function writePost<Result>(
  manager: EntityManager,
  language: AnyLanguage = 'en',
  ...query: [sql: string, values: unknown[]]
): Promise<Result> {
  try {
    return await manager.query(...query);
  } catch (error) {
    if (!(error instanceof QueryFailedError) || error.driverError.constraint !== 'post_sister') throw error;
    throw invalidField('language', `There is a version in ${languages[language].name} already.`);
  }
}
