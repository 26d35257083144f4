import { STATUS_CODES } from 'node:http';
import { isNativeError } from 'node:util/types';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { QueryRunnerAlreadyReleasedError } from 'typeorm';
import { RetryLaterException } from './retry-later.exception.js';
import type { FieldError } from './validation.js';

interface Answer {
  status: number;
  message: string;
  errors?: FieldError[];
  retryAfterSeconds?: number;
}

const UNAVAILABLE: Answer = {
  status: 503,
  message: 'The service is not available right now. Please try again in a moment.',
  retryAfterSeconds: 5,
};

/** Messages by status, for requests that Fastify refuses. Fastify's own messages are written for developers. */
const MESSAGES: Record<number, string> = {
  413: 'The request body is too large.',
  414: 'The address is too long.',
  415: 'The request body must be sent as application/json.',
};

/** Turns every error into the contract's body: { statusCode, error, message, errors? }. */
@Catch()
export class ApiExceptionFilter implements ExceptionFilter {
  private readonly logger = new Logger(ApiExceptionFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent) return;

    const { status, message, errors, retryAfterSeconds } = this.answerTo(error, request);
    if (status === 401) reply.header('WWW-Authenticate', 'Bearer');
    if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds);
    // A route may have named the type of its own answer.
    reply.removeHeader('Content-Type');
    reply.status(status).send({ statusCode: status, error: STATUS_CODES[status], message, errors });
  }

  private answerTo(error: unknown, request: FastifyRequest): Answer {
    if (isDatabaseUnavailable(error)) {
      this.logger.warn({ msg: 'The database is unavailable', err: error });
      return UNAVAILABLE;
    }
    if (error instanceof HttpException) return this.fromHttpException(error, request);
    const refused = this.fromFastify(error, request);
    if (refused) return refused;

    this.logger.error({ msg: 'Unexpected error', err: error });
    return { status: 500, message: 'Something went wrong on our side. Please try again.' };
  }

  private fromHttpException(error: HttpException, request: FastifyRequest): Answer {
    const { message } = error;
    const status = error.getStatus();
    if (error instanceof RetryLaterException)
      return { status, message, retryAfterSeconds: error.retryAfterSeconds };
    // Of one without a time to wait.
    if (status === 503) return UNAVAILABLE;
    if (request.is404) return { status, message: 'There is nothing at this address.' };
    const refused = this.fromFastify(error.cause, request);
    if (refused) return refused;

    const { errors }: { errors?: FieldError[] } = Object(error.getResponse());
    return { status, message, errors };
  }

  /** The answer to a request that Fastify itself refused (broken JSON, a body too large …); undefined for other errors. */
  private fromFastify(error: unknown, request: FastifyRequest): Answer | undefined {
    const { statusCode: status = 0, code = '', name }: Partial<FastifyError> = Object(error);
    if (!(status >= 400 && status < 500)) return undefined;
    if (name === 'SyntaxError' || code.includes('JSON_BODY')) {
      return { status, message: 'The request body is not valid JSON.' };
    }
    const { tooLarge, media } = request.routeOptions.config.body ?? {};
    const ofRoute = { 413: tooLarge, 415: media && `The request body must be sent as ${media}/….` }[status];
    return { status, message: ofRoute ?? MESSAGES[status] ?? 'The request could not be understood.' };
  }
}

// In this order: connection exceptions, out of resources (disk, memory, connections), shutting down or starting up,
// cancelled by a timeout, aborted because of another transaction (serialisation, deadlock).
const SQL_STATES = /^(08|53|57P0[1-3]|57014|40001|40P01)/;
const SOCKET_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
// Errors to which node-postgres gives no code.
const DRIVER_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable/i;

/** Whether the database is unreachable or cannot serve the query now. False when it rejected the query itself. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  // Connecting to a host with several addresses fails with one error for each.
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.some(isDatabaseUnavailable);
  // What TypeORM says when a connection was lost between two statements of a transaction.
  if (error instanceof QueryRunnerAlreadyReleasedError) return true;
  const code = 'code' in error ? String(error.code) : '';
  return SOCKET_CODES.test(code) || SQL_STATES.test(code) || DRIVER_MESSAGES.test(error.message);
}
