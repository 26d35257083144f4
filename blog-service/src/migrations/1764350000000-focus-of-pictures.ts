import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the focus of pictures. Pictures that are stored already have none. */
export class FocusOfPictures1764350000000 implements MigrationInterface {
  name = 'FocusOfPictures1764350000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE picture ADD COLUMN focus_x real, ADD COLUMN focus_y real');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE picture DROP COLUMN focus_x, DROP COLUMN focus_y');
  }
}
