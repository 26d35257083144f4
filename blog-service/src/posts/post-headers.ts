import { applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';

export const ETAG = { ETag: { schema: { type: 'string' as const } } };

/** Whoever may see it asks each time. */
export const PRIVATE = 'no-store';

/** Describes the condition of a write. */
export const IfMatch = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'The ETag that was seen: 412 when the post changed since',
    }),
  );
