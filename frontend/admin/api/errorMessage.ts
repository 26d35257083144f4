import { useToast } from '../../shared/ui/Toast';
import { ApiError, NotLoggedInError, SessionExpiredError } from './errors';

export interface FailureTexts {
  /** Comes before the server's message. */
  prefix?: string;
  /** Said when the server gave no message. */
  fallback: string;
}

/** The message for a failed request; null when the session has expired, as the login page says so. */
export function errorMessage(error: unknown, { prefix = '', fallback }: FailureTexts): string | null {
  if (error instanceof SessionExpiredError) return null;
  if (error instanceof NotLoggedInError) return 'Not authenticated!';
  return error instanceof ApiError ? prefix + error.message : fallback;
}

export function useErrorToast() {
  const toast = useToast();
  return (error: unknown, texts: FailureTexts) => {
    const text = errorMessage(error, texts);
    if (text) toast(text, 'alert');
  };
}
