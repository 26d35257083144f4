import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Picture } from './picture.entity.js';

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
