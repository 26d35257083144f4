import { Controller, Get, Query } from '@nestjs/common';
import { Needs } from '@salon/service-kit/access';
import { Journal, type JournalEntry } from '@salon/service-kit/journal';
import { Answers } from '../answers.js';
import { Name } from '../fields.js';

class JournalQuery {
  @Name('Please enter a time.', false)
  before?: string;

  @Name('Please enter a name.', false)
  who?: string;

  @Name('Please enter what to look for.', false)
  q?: string;
}

@Controller('api/admin/journal')
export class JournalController {
  constructor(private readonly journal: Journal) {}

  @Needs('journal')
  @Get()
  @Answers(['JournalEntry'])
  page(@Query() { before, who, q }: JournalQuery): Promise<JournalEntry[]> {
    return this.journal.page({ before, who, search: q });
  }
}
