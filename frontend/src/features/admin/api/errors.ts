export interface FieldFault {
  field: string;
  message: string;
}

/** The server understood and said no, in a sentence for a person. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly faults: FieldFault[] = [],
    /** Seconds to wait before trying again. */
    readonly retryAfter = 0,
  ) {
    super(message);
  }
}

/** Nobody is logged in in this browser. */
export class NotLoggedIn extends Error {}

/** The server has ended the session; the admin area is already on its way to the login page. */
export class SessionOver extends Error {}

/** No answer, or none that makes sense. */
export class ServerFault extends Error {}
