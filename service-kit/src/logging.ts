import { AsyncLocalStorage } from 'node:async_hooks';
import type { LoggerService } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { type LogFn, type Logger, pino } from 'pino';
import type { BaseConfig } from './config.js';

/** The id of the current request, for the log lines that are written while it is handled. */
const currentRequestId = new AsyncLocalStorage<string>();

export function createLogger(config: BaseConfig): Logger {
  return pino({
    level: config.LOG_LEVEL,
    // The error of a failed query contains its parameters, such as password hashes and whole pictures, and values of its rows.
    redact: ['err.parameters', 'err.driverError', 'err.detail', 'err.where'],
  });
}

/**
 * Sends what is logged with Nest's Logger to pino, with the request's id. The fields of a logged object become fields
 * of the line; an error is its `err`, of which some parts are left out.
 */
export function nestLogger(logger: Logger): LoggerService {
  const to =
    (write: LogFn) =>
    (message: unknown, ...rest: unknown[]) => {
      const told = message instanceof Error ? { err: message } : message;
      const fields = typeof told === 'object' ? told : { msg: told };
      const [context, stack] = rest.reverse();
      write.call(logger, { requestId: currentRequestId.getStore(), context, stack, ...fields });
    };
  return { fatal: to(logger.fatal), error: to(logger.error), warn: to(logger.warn), log: to(logger.info) };
}

/**
 * The plain beginning of an address. The rest, such as a query, could hold a token or a password in a spelling that no
 * pattern knows.
 */
const plainPath = (url: string) => /^[\w./~-]*/.exec(url)?.[0];

/** One line for each request, without query, headers and body, so that no password or token can get into it, nor a visitor's address. */
export function logRequests(fastify: FastifyInstance, logger: Logger): void {
  // This runs after the body was read, because reading the body would lose the context.
  fastify.addHook('preValidation', (request, _reply, done) => currentRequestId.run(request.id, done));
  fastify.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/health/') || request.routeOptions.config.isUnlogged) return;
    logger.info({
      requestId: request.id,
      method: request.method,
      url: plainPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      msg: 'request',
    });
  });
}
