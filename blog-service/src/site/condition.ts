import { HttpException, HttpStatus } from '@nestjs/common';

/** What a change of the draft depends on: the ETag that was seen, or, without one, that there is no draft. */
export interface Condition {
  ifMatch?: string;
}

/** Throws 428 when a change would overwrite whatever is there. */
export function readCondition(ifMatch: string | undefined, ifNoneMatch?: string): Condition {
  if (ifMatch !== undefined) return { ifMatch };
  if (ifNoneMatch?.trim() === '*') return {};
  throw new HttpException(
    'The request must say which draft it changes (If-Match).',
    HttpStatus.PRECONDITION_REQUIRED,
  );
}
