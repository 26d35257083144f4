import { Controller, Get, Query } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import { Needs } from '@salon/service-kit/access';
import { Journal, JournalEntry } from '@salon/service-kit/journal';
import { ApiQueries } from '../describe.js';
import { MAX_SEARCH_LENGTH, readSearch, single } from '../posts/read/list-query.js';

/** Who did what to posts and to the site, for the owner. */
@Controller('api/journal')
export class JournalController {
  constructor(private readonly journal: Journal) {}

  @Needs('journal')
  @Get()
  @ApiExtraModels(JournalEntry)
  @ApiQueries(
    { name: 'before', schema: { type: 'string', format: 'date-time' } },
    { name: 'who', schema: { type: 'string', maxLength: MAX_SEARCH_LENGTH } },
    { name: 'q', schema: { type: 'string', maxLength: MAX_SEARCH_LENGTH } },
  )
  @ApiOkResponse({
    schema: { type: 'array', maxItems: 1_000, items: { $ref: getSchemaPath(JournalEntry) } },
  })
  listJournal(@Query() query: Record<string, unknown>): Promise<JournalEntry[]> {
    return this.journal.page({
      before: single(query, 'before'),
      who: readSearch(query, 'who'),
      search: readSearch(query, 'q'),
    });
  }
}
