import type { Focus } from '@salon/content/description/photos';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  VersionColumn,
} from 'typeorm';
import { Picture } from '../pictures/picture.entity.js';
import type { SafeHtml } from './text/html.js';
import type { PostState } from './write/post.dto.js';

/** Column sizes count UTF-16 units or more; what a person may write is limited in post.dto.ts. */
@Entity('post')
@Index('post_deleted', ['deletedAt'], { where: 'deleted_at IS NOT NULL' })
@Index('post_picture', ['pictureKey'])
@Index('post_drafts', ['updated', 'id'], { where: "deleted_at IS NULL AND state = 'draft'" })
@Index('post_scheduled', ['date'], { where: "deleted_at IS NULL AND state = 'scheduled'" })
@Index('post_earlier_ids', { synchronize: false })
@Index('post_pictures', { synchronize: false })
// These use GIN and INCLUDE, which TypeORM cannot describe, so the migration makes them.
@Index('post_live', { synchronize: false })
@Index('post_live_category', { synchronize: false })
@Index('post_title_words', { synchronize: false })
@Index('post_all_words', { synchronize: false })
export class Post {
  /** A readable id: the title's slug and a random tail. It never changes once visitors have seen the post. */
  @PrimaryColumn({ type: 'varchar', length: 80 })
  id!: string;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text' })
  content!: SafeHtml;

  @Column({ type: 'text' })
  excerpt!: string;

  @Column({ type: 'text' })
  author!: string;

  @Column({ type: 'text', nullable: true })
  category!: string | null;

  /** The URL of a picture on another site. It is never fetched. At most one of imageUrl and pictureKey is set. */
  @Column({ name: 'image_url', type: 'text', nullable: true })
  imageUrl!: string | null;

  @Column({ name: 'picture_key', type: 'varchar', length: 60, nullable: true })
  pictureKey!: string | null;

  @ManyToOne(() => Picture)
  @JoinColumn({ name: 'picture_key', foreignKeyConstraintName: 'post_picture_key' })
  picture?: Relation<Picture>;

  @Column({ name: 'image_alt', type: 'text', nullable: true })
  imageAlt!: string | null;

  /** The point of the image that stays visible when it is cropped; null for its middle. */
  @Column({ type: 'jsonb', nullable: true })
  focus!: Focus | null;

  @Column({ type: 'timestamptz', precision: 3 })
  date!: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  updated!: Date;

  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;

  @Column({ type: 'varchar', length: 10, default: 'published' })
  state!: PostState;

  /** Whether visitors have ever seen the post. From then on its id stays the same. */
  @Column({ name: 'was_public', type: 'boolean', default: true })
  wasPublic!: boolean;

  /** The ids that the post had before it got its public one. They still work for the administrator. */
  @Column({ name: 'earlier_ids', type: 'text', array: true, default: '{}' })
  earlierIds!: string[];

  /** The stored pictures that the post shows, in its text and as its image. */
  @Column({ name: 'picture_keys', type: 'text', array: true, default: '{}' })
  pictureKeys!: string[];

  /** Grows with every save. It is part of the post's ETag. */
  @VersionColumn()
  version!: number;

  /** For search: Postgres computes it from the title. */
  @Column({
    name: 'title_words',
    type: 'tsvector',
    generatedType: 'STORED',
    asExpression: 'words(left(title, 200))',
    select: false,
  })
  titleWords!: string;

  /** For search: Postgres computes it from the title and the content's text. */
  @Column({
    name: 'all_words',
    type: 'tsvector',
    generatedType: 'STORED',
    asExpression: "words(((title || ' '::text) || content))",
    select: false,
  })
  allWords!: string;
}
