import type { components } from '../../shared/contract/blog-service';
import { useToast } from '../../shared/ui/Toast';

export type FieldError = components['schemas']['FieldError'];

/** The server refused the request. The message is a sentence that can be shown. */
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

  get byField(): Record<string, string> {
    return Object.fromEntries(this.errors.map(({ field, message }) => [field, message]));
  }
}

export class NotLoggedInError extends Error {}

/** The server has ended the session; the admin area is already on its way to the login page. */
export class SessionExpiredError extends Error {}

/** The server's answer did not arrive, or could not be read. */
export class NetworkError extends Error {}

/** Whether the server may have carried out the request although its answer was lost, on the way or behind a gateway. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && [502, 503, 504].includes(error.status));

/** What is said of a failed request: what stands before the server's sentence, and what takes its place. */
export type FailureTexts = string | { prefix: string; fallback: string };

/** The message for a failed request; null when the session has expired, as the login page says so. */
export function errorMessage(error: unknown, texts: FailureTexts): string | null {
  const { prefix, fallback } = typeof texts === 'string' ? { prefix: '', fallback: texts } : texts;
  if (error instanceof SessionExpiredError) return null;
  if (error instanceof NotLoggedInError) return 'Not authenticated!';
  return error instanceof ApiError ? prefix + error.message : fallback;
}

/** What is wrong with each field of a form; anything else is said beside the field `rest` or, without one, in a toast. */
export function useFieldErrors(rest?: string) {
  const showError = useErrorToast();
  return (error: unknown): Record<string, string> => {
    if (error instanceof ApiError && error.errors.length > 0) return error.byField;
    if (rest) {
      const text = errorMessage(error, 'Server error. Please try again.');
      return { [rest]: text || 'Invalid credentials' };
    }
    showError(error, 'It is not known whether that was done. Please try again.');
    return {};
  };
}

/** Does what may fail: a toast says so then, and the answer is whether it is done. */
export function useAttempt() {
  const showError = useErrorToast();
  return async (failed: FailureTexts, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      showError(error, failed);
      return false;
    }
  };
}

export function useErrorToast() {
  const toast = useToast();
  return (error: unknown, texts: FailureTexts) => {
    const text = errorMessage(error, texts);
    if (text) toast(text, 'alert');
  };
}
