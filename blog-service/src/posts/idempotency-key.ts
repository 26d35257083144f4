import { BadRequestException } from '@nestjs/common';

export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,100}$/;

/** The key that a client has chosen for one POST. Throws 400 when it is not valid. */
export function readIdempotencyKey(header: string): string {
  if (!IDEMPOTENCY_KEY.test(header)) {
    throw new BadRequestException('The Idempotency-Key must have 1 to 100 visible ASCII characters.');
  }
  return header;
}
