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
    await runner.query(
      definition
        .replace('OLD.picture_key,', 'OLD.picture_key, OLD.picture_keys,')
        .replace('NEW.picture_key,', 'NEW.picture_key, NEW.picture_keys,'),
    );
  }
}
