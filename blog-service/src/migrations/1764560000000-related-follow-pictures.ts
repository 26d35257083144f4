import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The first picture of a text is the cover of a post without a chosen one, and the pages of other posts show it: another picture
 * in the text renews them, too.
 */
export class RelatedFollowPictures1764560000000 implements MigrationInterface {
  name = 'RelatedFollowPictures1764560000000';

  async up(runner: QueryRunner): Promise<void> {
    await this.compare(runner, (row) => [`${row}.picture_key,`, `${row}.picture_key, ${row}.picture_keys,`]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.compare(runner, (row) => [`${row}.picture_key, ${row}.picture_keys,`, `${row}.picture_key,`]);
  }

  /** Changes which columns the trigger compares: `change` gives the part to replace, and what by. */
  private async compare(runner: QueryRunner, change: (row: string) => [string, string]): Promise<void> {
    const [{ definition }] = await runner.query(
      "SELECT pg_get_functiondef('renew_tags_of_post'::regproc) AS definition",
    );
    await runner.query(definition.replace(...change('OLD')).replace(...change('NEW')));
  }
}
