import { hash, randomBytes } from 'node:crypto';
import { Body, Controller, NotFoundException, Param, Query } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { SiteContent } from '@salon/content/description';
import { Route } from '@salon/service-kit/access';
import { Journal } from '@salon/service-kit/journal';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { DraftService } from '../editions/draft.service.js';
import { From, type Writer } from '../people/writer.js';
import { POST_ID, postNotFound } from '../posts/post-id.js';
import { PostResponse } from '../posts/read/answers.js';
import { storedTextOf, toText } from '../posts/text/post-text.js';
import { named } from '../posts/write/journal-words.js';
import { StoredPosts } from '../posts/write/stored-posts.service.js';
import { BY, MOMENT } from '../values.js';
import { LINK_WORKS } from '../visible.js';

/** More than anybody gives away in a week. */
const MOST_LINKS = 1_000;

const Post = z.string().meta(POST_ID);
const Site = z.enum(['draft', 'planned']);
/** Whose draft a link shows: of a post, or of the site. */
const SharedBody = z
  .union(
    [z.strictObject({ post: Post }), z.strictObject({ site: Site })],
    'Please say which draft the link is to show.',
  )
  .meta({ id: 'SharedBody' });
type SharedBody = z.infer<typeof SharedBody>;

const SharedDraft = z
  .object({ id: z.uuid(), post: Post.nullable(), site: Site.nullable(), until: MOMENT, by: BY })
  .meta({ id: 'SharedDraft' });
export type SharedDraft = z.infer<typeof SharedDraft>;

/** Its address is answered once: only the token's hash is stored. */
const SharedLink = SharedDraft.extend({ address: z.string().max(60) }).meta({ id: 'SharedLink' });
export type SharedLink = z.infer<typeof SharedLink>;

/** What a link shows at the moment: a post or a content, or the page at which visitors see what it was the draft of. */
const ShownDraft = z
  .object({ until: MOMENT, post: PostResponse, content: SiteContent, leadsTo: z.string().max(100) })
  .partial({ post: true, content: true, leadsTo: true })
  .meta({ id: 'ShownDraft' });
export type ShownDraft = z.infer<typeof ShownDraft>;

const SHARED = 'shared_draft.id, post_id AS post, site, until, made_by AS by';
const linkNotFound = () => new NotFoundException('This link does not work any more.');

/** Links that show a draft, as it is when they are opened, to whoever has them. Nothing is kept of who opens one. */
@Controller()
export class SharedController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly posts: StoredPosts,
    private readonly drafts: DraftService,
    private readonly journal: Journal,
  ) {}

  @Route('POST api/shared', 'content', { answer: SharedLink, status: 201 })
  async share(@Body({ schema: SharedBody }) of: SharedBody, @From() { person }: Writer): Promise<SharedLink> {
    const token = randomBytes(32).toString('base64url');
    const [post, site] = 'post' in of ? [await this.post(of.post)] : [undefined, of.site];
    if (site && !(await this.drafts.unpublished(site)))
      throw new NotFoundException('There is nothing that visitors do not see yet.');
    return this.dataSource.transaction(async (manager) => {
      await manager.query('DELETE FROM shared_draft WHERE until <= now()');
      const [made]: [SharedDraft] = await manager.query(
        `INSERT INTO shared_draft (token_hash, post_id, site, made_by) VALUES ($1, $2, $3, $4) RETURNING ${SHARED}`,
        [hash('sha256', token), post?.id, site, person.name],
      );
      await this.journal.add(manager, person, `Made a link that shows ${nameOf(site, post)} for a week`);
      return { ...made, address: `/shared/${token}` };
    });
  }

  @Route('GET api/shared', 'read', { answer: z.array(SharedDraft).max(MOST_LINKS) })
  listShared(): Promise<SharedDraft[]> {
    return this.dataSource.query(
      `SELECT ${SHARED} FROM shared_draft WHERE ${LINK_WORKS} ORDER BY until DESC LIMIT ${MOST_LINKS}`,
    );
  }

  @Route('DELETE api/shared/:id', 'content')
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid', maxLength: 36 } })
  async takeBack(@Param('id') id: string, @From() { person }: Writer): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [[gone]]: [(Pick<SharedDraft, 'site'> & { title: string })[]] = await manager.query(
        `DELETE FROM shared_draft WHERE id::text = $1
         RETURNING site, (SELECT title FROM post WHERE id = post_id) AS title`,
        [id],
      );
      if (!gone) throw linkNotFound();
      await this.journal.add(manager, person, `Took back the link that shows ${nameOf(gone.site, gone)}`);
    });
  }

  /** For the renderer. The token is in the query, which no log has. */
  @Route('GET internal/shared', 'nothing', { answer: ShownDraft })
  async shown(@Query('token', { schema: z.string().max(43) }) token: string): Promise<ShownDraft> {
    const [link]: (SharedDraft & { isPublic: boolean })[] = await this.dataSource.query(
      `SELECT ${SHARED}, EXISTS (SELECT FROM site_edition WHERE published_at > until - interval '7 days') AS "isPublic"
       FROM shared_draft WHERE token_hash = $1 AND ${LINK_WORKS}`,
      [hash('sha256', token)],
    );
    if (!link) throw linkNotFound();
    const { until, site } = link;
    if (site) {
      const content = await this.drafts.unpublished(site);
      if (content) return { until, content };
      // Called off or discarded: visitors see nothing of it.
      if (!link.isPublic) throw linkNotFound();
      return { until, leadsTo: '' };
    }
    const row = await this.post(`${link.post}`);
    if (row.state === 'published' && !row.changes) return { until, leadsTo: `/blog/${row.id}` };
    const { id: _id, updated, now } = row;
    const text = toText(row.changes ?? storedTextOf(row));
    return { until, post: { _id, ...text, updated, date: row.state === 'draft' ? now : row.date } };
  }

  private async post(id: string) {
    const row = await this.posts.find(id);
    if (row.deletedAt) throw postNotFound();
    return row;
  }
}

function nameOf(site: SharedDraft['site'] | undefined, post: { title: string } | undefined): string {
  if (post && !site) return `the draft of ${named(post)}`;
  return site === 'planned' ? 'what is scheduled for the site' : 'the draft of the site';
}
