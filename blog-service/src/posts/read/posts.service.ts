import { Injectable } from '@nestjs/common';
import { invalidField } from '@salon/service-kit/validation';
import { CategoriesService } from '../../categories/categories.service.js';
import { etagOf, type TaggedPost } from '../etag.js';
import { readPostId } from '../post-id.js';
import type { ListedState } from '../post-state.js';
import { notFound } from '../write/stored-posts.service.js';
import { AdminListRepository } from './admin-list.repository.js';
import { type AdminPostSummary, type PostSummary, RELATED_POSTS, type RelatedPosts } from './answers.js';
import { writeCursor } from './cursor.js';
import type { ListQuery } from './list-query.js';
import { toAdminSummary, toResponse, toSummary } from './post.mapper.js';
import { type Found, type ListFilter, PostsRepository } from './posts.repository.js';

export interface PostPage<Summary extends PostSummary = PostSummary> {
  posts: Summary[];
  total: number;
  /** Whether there are more posts than `total`. */
  isMinimum: boolean;
  /** Missing on the last page. */
  nextCursor?: string;
}

type Search = (filter: ListFilter, words?: string) => Promise<Found>;

/** Reads posts. */
@Injectable()
export class PostsService {
  constructor(
    private readonly posts: PostsRepository,
    private readonly adminList: AdminListRepository,
    private readonly categories: CategoriesService,
  ) {}

  async list(query: ListQuery): Promise<PostPage> {
    const { rows, ...page } = await this.page(query, this.publicList);
    return { posts: rows.map(toSummary), ...page };
  }

  /** A page of the administrator's list. */
  async listFor(state: ListedState, query: ListQuery): Promise<PostPage<AdminPostSummary>> {
    const search: Search =
      state === 'published' ? this.publicList : (filter, words) => this.adminList.list(state, filter, words);
    const { rows, ...page } = await this.page(query, search);
    const facts = await this.adminList.facts(rows.map(({ id }) => id));
    const posts = rows.flatMap((row) => {
      const known = facts.get(row.id);
      return known ? toAdminSummary(row, known) : [];
    });
    return { posts, ...page };
  }

  async one(id: string): Promise<TaggedPost> {
    const known = readPostId(id);
    const row = known && (await this.posts.find(known));
    if (!row) throw notFound();
    const post = toResponse(row);
    return { post, etag: etagOf(post, `${row.version}`) };
  }

  /** The previous and the next post by date, and the newest of the same category, filled up with the newest of all. */
  async related(id: string): Promise<RelatedPosts> {
    const known = readPostId(id);
    const found = known && (await this.posts.around(known, RELATED_POSTS));
    if (!found) throw notFound();
    const { previous, next, related } = found;
    return {
      previous: previous ? toSummary(previous) : null,
      next: next ? toSummary(next) : null,
      related: related.map(toSummary),
    };
  }

  private readonly publicList: Search = (filter, words) =>
    words === undefined ? this.posts.list(filter) : this.posts.search(filter, words);

  private async page({ search, limit, category: asked, cursor }: ListQuery, list: Search) {
    const category = asked === undefined ? undefined : await this.categories.known(asked);
    if (asked !== undefined && category === undefined) {
      throw invalidField('category', 'The category is not known.');
    }
    // One post more than the limit is read. It tells whether there is a next page.
    const found = await list({ category, cursor, limit: limit + 1 }, search);
    const { total, isMinimum = false } = found;
    const rows = found.rows.slice(0, limit);
    const last = found.rows.length > limit ? rows.at(-1) : undefined;
    const nextCursor = last && writeCursor({ ...last, date: last.listedBy ?? last.date });
    return { rows, total, isMinimum, nextCursor };
  }
}
