import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The answer about the site has a tag of its own, so a published edition takes no list of posts out of reach in an outage. */
export class CacheTagOfSite1764550000000 implements MigrationInterface {
  name = 'CacheTagOfSite1764550000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("INSERT INTO cache_tag (tag) VALUES ('site')");
    // The sitemap, a list, says when the site was published.
    await runner.query(`
      CREATE FUNCTION renew_tag_of_site() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM renew_cache_tags(ARRAY['lists', 'site']);
        RETURN NULL;
      END $$`);
    await this.triggerCalls('renew_tag_of_site', runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.triggerCalls('renew_tag_of_lists', runner);
    await runner.query('DROP FUNCTION renew_tag_of_site');
    await runner.query("DELETE FROM cache_tag WHERE tag = 'site'");
  }

  private async triggerCalls(work: string, runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER site_edition_cache_tags ON site_edition');
    await runner.query(`
      CREATE CONSTRAINT TRIGGER site_edition_cache_tags AFTER INSERT ON site_edition
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ${work}()`);
  }
}
