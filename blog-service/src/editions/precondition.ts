import { HttpException, HttpStatus } from '@nestjs/common';

/**
 * The precondition for changing the draft: the ETag that the client has seen or, when it is missing, that there is no draft.
 */
export interface Precondition {
  ifMatch?: string;
}

/** Throws 428 when the request has no precondition and would overwrite any draft. */
export function readPrecondition(ifMatch: string | undefined, ifNoneMatch?: string): Precondition {
  if (ifMatch !== undefined) return { ifMatch };
  if (ifNoneMatch?.trim() === '*') return {};
  throw new HttpException(
    'The request must say which draft it changes (If-Match).',
    HttpStatus.PRECONDITION_REQUIRED,
  );
}
