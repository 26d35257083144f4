import { BadRequestException } from '@nestjs/common';

/** The key that a client made up for one POST. Throws 400 when it can be none. */
export function readIdempotencyKey(header: string): string {
  if (!/^[\x21-\x7e]{1,100}$/.test(header)) {
    throw new BadRequestException('The Idempotency-Key must have 1 to 100 visible ASCII characters.');
  }
  return header;
}
