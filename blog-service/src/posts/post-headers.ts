import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiParam } from '@nestjs/swagger';
import { POST_ID } from './post-id.js';

/** Describes the id in a path. */
export const ApiPostId = () => ApiParam({ name: 'id', description: 'In any letter case', schema: POST_ID });

/** Describes the If-Match header of a write. */
export const ApiIfMatch = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'The ETag that was seen: 412 when the post changed since',
    }),
  );
