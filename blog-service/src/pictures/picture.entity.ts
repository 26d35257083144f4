import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture as sent once, however many posts show it. Its files are in {@link PictureFile}. */
@Entity('picture')
export class Picture {
  /** `{20 hex of the sent bytes' sha256}-{width}x{height}-{average colour}`: also its place under /media/. */
  @PrimaryColumn({ type: 'varchar', length: 60 })
  key!: string;

  /** Renewed whenever a post takes the picture, so that the clean-up never removes one that is being saved. */
  @Column({ name: 'used_at', type: 'timestamptz', default: () => 'now()' })
  usedAt!: Date;

  /** Kept and served till then although nothing shows it: it was uploaded by itself, or let go by the site's draft. */
  @Column({ name: 'kept_until', type: 'timestamptz', nullable: true })
  keptUntil!: Date | null;

  /** Where a look falls first, as parts of width and height; none of a picture that was stored before this was kept. */
  @Column({ name: 'focus_x', type: 'real', nullable: true })
  focusX!: number | null;

  @Column({ name: 'focus_y', type: 'real', nullable: true })
  focusY!: number | null;
}
