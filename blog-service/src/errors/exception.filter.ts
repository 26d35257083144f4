import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TOO_LARGE } from '../pictures/picture-bytes.js';
import { isDatabaseAway } from './database-away.js';
import { RetryLaterException } from './retry-later.exception.js';

interface FieldError {
  field: string;
  message: string;
}

interface Answer {
  status: number;
  message: string;
  errors?: FieldError[];
  retryAfterSeconds?: number;
}

const UNAVAILABLE = 'The service is not available right now. Please try again in a moment.';
const UNAVAILABLE_RETRY_SECONDS = 5;

/** For what Fastify refuses, whose own words are for developers. */
const SENTENCES: Record<number, string> = {
  // Only a post's body may be large, and only its picture makes it so.
  413: TOO_LARGE,
  414: 'The address is too long.',
  415: 'The request body must be sent as application/json.',
};

/** Turns every error into the contract's body: { statusCode, error, message, errors? }. */
@Catch()
export class AllExceptionsFilter implements ExceptionFilter {
  private readonly logger = new Logger(AllExceptionsFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent) return;

    const { status, message, errors, retryAfterSeconds } = this.answerTo(error, request);
    if (status === 401) reply.header('WWW-Authenticate', 'Bearer');
    if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds);
    reply.status(status).send({ statusCode: status, error: STATUS_CODES[status], message, errors });
  }

  private answerTo(error: unknown, request: FastifyRequest): Answer {
    if (isDatabaseAway(error)) {
      this.logger.warn({ msg: 'The database is away', err: error });
      return { status: 503, message: UNAVAILABLE, retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS };
    }
    if (error instanceof RetryLaterException) {
      return {
        status: error.getStatus(),
        message: error.message,
        retryAfterSeconds: error.retryAfterSeconds,
      };
    }
    if (error instanceof HttpException) return fromHttpException(error, request);
    const refused = fromFastify(error);
    if (refused) return refused;

    this.logger.error({ msg: 'Unexpected error', err: error });
    return { status: 500, message: 'Something went wrong on our side. Please try again.' };
  }
}

function fromHttpException(error: HttpException, request: FastifyRequest): Answer {
  const status = error.getStatus();
  // Readiness fails with the health library's own body, which has no message for people.
  if (status === 503) return { status, message: UNAVAILABLE, retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS };
  if (request.is404) return { status, message: 'There is nothing at this address.' };
  const refused = fromFastify(error.cause);
  if (refused) return refused;

  const body = error.getResponse();
  const errors = typeof body === 'object' && 'errors' in body ? (body.errors as FieldError[]) : undefined;
  return { status, message: error.message, errors };
}

/** The answer to what Fastify itself refused (broken JSON, a body too large …), else undefined. */
function fromFastify(error: unknown): Answer | undefined {
  const { statusCode, code, name }: { statusCode?: unknown; code?: unknown; name?: unknown } = Object(error);
  const status = Number(statusCode);
  if (!(status >= 400 && status < 500)) return undefined;
  if (name === 'SyntaxError' || /JSON_BODY/.test(String(code))) {
    return { status, message: 'The request body is not valid JSON.' };
  }
  return { status, message: SENTENCES[status] ?? 'The request could not be understood.' };
}
