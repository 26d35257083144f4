import { Column, Entity, PrimaryColumn } from 'typeorm';

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
