import { HttpException, type HttpStatus } from '@nestjs/common';

/** 429 or 503 with a Retry-After header. */
export class RetryLaterException extends HttpException {
  constructor(
    status: HttpStatus.TOO_MANY_REQUESTS | HttpStatus.SERVICE_UNAVAILABLE,
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message, status);
  }
}
