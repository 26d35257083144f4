import type { components } from '../../../contract/blog-service';

export type FieldError = components['schemas']['FieldError'];

/** The server understood and said no, in a sentence for a person. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly errors: FieldError[] = [],
    /** Seconds to wait before trying again. */
    readonly retryAfter = 0,
  ) {
    super(message);
  }
}

/** Nobody is logged in in this browser. */
export class NotLoggedInError extends Error {}

/** The server has ended the session; the admin area is already on its way to the login page. */
export class SessionExpiredError extends Error {}

/** No answer, or none that makes sense. */
export class NetworkError extends Error {
  constructor(
    message: string,
    /** False when the server can't have got the whole request. */
    readonly sent = true,
  ) {
    super(message);
  }
}

const GATEWAY_ERRORS = [502, 503, 504];

/** Whether the server may have done what it was asked to, although no answer says so. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof NetworkError) return error.sent;
  return error instanceof ApiError && GATEWAY_ERRORS.includes(error.status);
}
