import { AsyncLocalStorage } from 'node:async_hooks';
import type { LoggerService } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { type LogFn, type Logger, pino } from 'pino';
import type { BaseConfig } from './config.js';

/** The id of the request being handled, for what is logged on its way. */
const currentRequestId = new AsyncLocalStorage<string>();

export function createLogger(config: BaseConfig): Logger {
  return pino({
    level: config.LOG_LEVEL,
    // A failed query carries its parameters: password hashes, whole pictures.
    redact: ['err.parameters', 'err.driverError'],
  });
}

/** What Nest's Logger is called with goes to pino, with the request's id. An object's fields become fields of the line. */
export function nestLogger(logger: Logger): LoggerService {
  const to =
    (write: LogFn) =>
    (message: unknown, ...rest: unknown[]) => {
      const fields = typeof message === 'object' ? message : { msg: message };
      const [context, stack] = rest.reverse();
      write.call(logger, { requestId: currentRequestId.getStore(), context, stack, ...fields });
    };
  return { fatal: to(logger.fatal), error: to(logger.error), warn: to(logger.warn), log: to(logger.info) };
}

/** One line for each request, without headers and bodies, so that no password or token can get into it. */
export function logRequests(fastify: FastifyInstance, logger: Logger): void {
  // After the body was read: before that, the context would be lost again.
  fastify.addHook('preValidation', (request, _reply, done) => currentRequestId.run(request.id, done));
  fastify.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/health/')) return;
    logger.info({
      requestId: request.id,
      address: request.ip,
      method: request.method,
      url: request.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      msg: 'request',
    });
  });
}
