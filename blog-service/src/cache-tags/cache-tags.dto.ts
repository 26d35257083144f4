import { ApiProperty } from '@nestjs/swagger';

export class CacheTags {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', format: 'uuid' },
    description: 'The value of each tag: a new one with each change of what visitors can read of its group',
  })
  tags!: Record<string, string>;
}
