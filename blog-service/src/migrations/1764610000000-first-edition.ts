import { Migration } from '@salon/service-kit/migrate';

/** Which edition a site came with: until now only its summary told. Such a change of an edition is the only one of its kind. */
export class FirstEdition1764610000000 extends Migration {
  sql = `
    ALTER TABLE site_edition ADD COLUMN came_with boolean NOT NULL DEFAULT false, DISABLE TRIGGER site_edition_kept;
    UPDATE site_edition SET came_with = true WHERE summary[1] = 'What the site came with';
    ALTER TABLE site_edition ENABLE TRIGGER site_edition_kept`;
}
