import { Migration } from '@salon/service-kit/migrate';
import type { QueryRunner } from 'typeorm';

/**
 * The first picture of a text is the cover of a post without a chosen one, and the pages of other posts show it: another picture
 * in the text renews them, too.
 */
export class RelatedFollowPictures1764560000000 extends Migration {
  async up(runner: QueryRunner): Promise<void> {
    const [{ definition }]: [{ definition: string }] = await runner.query(
      "SELECT pg_get_functiondef('renew_tags_of_post'::regproc) AS definition",
    );
    const compared = /\b(OLD|NEW)\.picture_key,/g;
    if (definition.match(compared)?.length !== 2)
      throw new Error('The function renew_tags_of_post is not the one that this migration changes.');
    await runner.query(definition.replace(compared, '$1.picture_key, $1.picture_keys,'));
  }
}
