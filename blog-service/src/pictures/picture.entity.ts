import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

/** A picture that was sent. It is stored once, even if many posts show it. Its files are in {@link PictureFile}. */
@Entity('picture')
export class Picture {
  /** `{20 hex of the sent bytes' sha256}-{width}x{height}-{average colour}`. It is also the picture's path under /media/. */
  @PrimaryColumn({ type: 'varchar', length: 60 })
  key!: string;

  /** Set whenever a post takes the picture, so that the clean-up never removes a picture that is just being saved. */
  @Column({ name: 'used_at', type: 'timestamptz', default: () => 'now()' })
  usedAt!: Date;

  /**
   * Until then the picture is kept even if nothing shows it, because it was uploaded by itself or the site's
   * draft or a post no longer shows it.
   */
  @Column({ name: 'kept_until', type: 'timestamptz', nullable: true })
  keptUntil!: Date | null;

  /**
   * The point that attracts the eye first, as parts of width and height. Null for pictures stored before this column existed.
   */
  @Column({ name: 'focus_x', type: 'real', nullable: true })
  focusX!: number | null;

  @Column({ name: 'focus_y', type: 'real', nullable: true })
  focusY!: number | null;
}

/** One encoded file of a picture: `640.avif`, `preview.jpg` … */
@Entity('picture_file')
export class PictureFile {
  @PrimaryColumn({ name: 'picture_key', type: 'varchar', length: 60 })
  pictureKey!: string;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  name!: string;

  @Column({ type: 'bytea' })
  bytes!: Buffer;

  @ManyToOne(() => Picture, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'picture_key', foreignKeyConstraintName: 'picture_file_picture' })
  picture?: Relation<Picture>;
}
