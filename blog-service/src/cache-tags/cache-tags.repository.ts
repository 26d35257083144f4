import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Triggers renew the tags, whatever changes the data (see the migration). */
@Injectable()
export class CacheTagsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The value of each tag. */
  async all(): Promise<Record<string, string>> {
    const rows: { tag: string; value: string }[] = await this.dataSource.query(
      'SELECT tag, value FROM cache_tag ORDER BY tag',
    );
    return Object.fromEntries(rows.map(({ tag, value }) => [tag, value]));
  }
}
