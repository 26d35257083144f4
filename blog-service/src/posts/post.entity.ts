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
import type { Category } from './categories.js';
import type { SafeHtml } from './html.js';

/** Column sizes count UTF-16 units or more; what a person may write is limited in post.dto.ts. */
@Entity('post')
@Index('post_deleted', ['deletedAt'], { where: 'deleted_at IS NOT NULL' })
@Index('post_picture', ['pictureKey'])
// GIN and INCLUDE, which TypeORM cannot describe: made by the migration.
@Index('post_live', { synchronize: false })
@Index('post_live_category', { synchronize: false })
@Index('post_title_words', { synchronize: false })
@Index('post_all_words', { synchronize: false })
export class Post {
  /** Readable and stable: the title's slug and a random tail. */
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

  @Column({ type: 'varchar', length: 40, nullable: true })
  category!: Category | null;

  /** An address elsewhere, never fetched. At most one of imageUrl and pictureKey is set. */
  @Column({ name: 'image_url', type: 'text', nullable: true })
  imageUrl!: string | null;

  @Column({ name: 'picture_key', type: 'varchar', length: 60, nullable: true })
  pictureKey!: string | null;

  @ManyToOne(() => Picture)
  @JoinColumn({ name: 'picture_key', foreignKeyConstraintName: 'post_picture_key' })
  picture?: Relation<Picture>;

  @Column({ name: 'image_alt', type: 'text', nullable: true })
  imageAlt!: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  date!: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  updated!: Date;

  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;

  /** Grows with every save; the post's ETag. */
  @VersionColumn()
  version!: number;

  /** For search: kept by Postgres from the title. */
  @Column({
    name: 'title_words',
    type: 'tsvector',
    generatedType: 'STORED',
    asExpression: 'words(left(title, 200))',
    select: false,
  })
  titleWords!: string;

  /** For search: kept by Postgres from the title and the content's text. */
  @Column({
    name: 'all_words',
    type: 'tsvector',
    generatedType: 'STORED',
    asExpression: "words(((title || ' '::text) || content))",
    select: false,
  })
  allWords!: string;
}
