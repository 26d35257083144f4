import { Controller, Get, Query } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Needs } from '@salon/service-kit/access';
import { Journal, JournalEntry } from '@salon/service-kit/journal';
import { IsOptional } from 'class-validator';
import { AnswerList } from '../answer-list.js';
import { MAX_NAME_LENGTH, PlainText } from './name.js';

class JournalQuery {
  @ApiPropertyOptional({ format: 'date-time' })
  @PlainText(40)
  @IsOptional()
  before?: string;

  @ApiPropertyOptional({ maxLength: MAX_NAME_LENGTH })
  @PlainText(MAX_NAME_LENGTH)
  @IsOptional()
  who?: string;

  @ApiPropertyOptional({ maxLength: 100 })
  @PlainText(100)
  @IsOptional()
  q?: string;
}

@Controller('api/admin/journal')
export class JournalController {
  constructor(private readonly journal: Journal) {}

  @Needs('journal')
  @Get()
  @AnswerList(JournalEntry)
  page(@Query() { before, who, q }: JournalQuery): Promise<JournalEntry[]> {
    return this.journal.page({ before, who, search: q });
  }
}
