import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';

/** Describes an answer that is a list. */
export const AnswerList = (item: Type) =>
  applyDecorators(
    ApiExtraModels(item),
    ApiOkResponse({ schema: { type: 'array', maxItems: 1_000, items: { $ref: getSchemaPath(item) } } }),
  );
