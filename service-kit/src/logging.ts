import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { LoggerService } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { type LogFn, type Logger, pino } from 'pino';
import type { BaseConfig } from './config.js';

const REQUEST_ID = /^[\w-]{1,64}$/;

/** That which nginx has given a request, or one of its own. */
export function requestId({ headers }: IncomingMessage): string {
  const id = headers['x-request-id'];
  return typeof id === 'string' && REQUEST_ID.test(id) ? id : randomUUID();
}

/** The id of the current request, for the log lines that are written while it is handled. */
const currentRequestId = new AsyncLocalStorage<string>();

export function createLogger(config: BaseConfig): Logger {
  return pino({
    level: config.LOG_LEVEL,
    // The error of a failed query contains its parameters, such as password hashes and whole pictures, and values of its rows.
    redact: ['err.parameters', 'err.driverError', 'err.detail', 'err.where'],
  });
}

/** So many lines of a kind are written in a minute. */
const FIRST_LINES = 10;
const MINUTE_MS = 60_000;

/** Keeps a flood, such as of refused logins, from pushing all other lines out: what follows the first lines is only counted. */
export class Flood {
  private readonly kinds = new Map<string, { kind: object; lines: number }>();
  private minute?: NodeJS.Timeout;

  constructor(private readonly logger: Pick<Logger, 'warn'>) {}

  /** Whether this is one of the first lines of its kind. There are few kinds, whatever is sent. */
  admits(kind: object): boolean {
    this.minute ??= setTimeout(() => this.sumUp(), MINUTE_MS).unref();
    const key = JSON.stringify(kind);
    const lines = (this.kinds.get(key)?.lines ?? 0) + 1;
    this.kinds.set(key, { kind, lines });
    return lines <= FIRST_LINES;
  }

  /** Writes a line for each kind of which lines were left out. */
  sumUp(): void {
    clearTimeout(this.minute);
    this.minute = undefined;
    for (const { kind, lines } of this.kinds.values())
      if (lines > FIRST_LINES)
        this.logger.warn({ more: lines - FIRST_LINES, of: kind, msg: 'more like these' });
    this.kinds.clear();
  }
}

/**
 * Sends what is logged with Nest's Logger to pino, with the request's id. The fields of a logged object become fields
 * of the line; an error is its `err`, of which some parts are left out.
 */
export function nestLogger(logger: Logger, flood: Flood): LoggerService {
  const to =
    (write: LogFn) =>
    (message: unknown, ...rest: unknown[]) => {
      const told = message instanceof Error ? { err: message } : message;
      const fields = typeof told === 'object' ? told : { msg: told };
      const [context, stack] = rest.reverse();
      if (write === logger.warn && !flood.admits({ context, msg: Object(fields).msg })) return;
      write.call(logger, { requestId: currentRequestId.getStore(), context, stack, ...fields });
    };
  return { fatal: to(logger.fatal), error: to(logger.error), warn: to(logger.warn), log: to(logger.info) };
}

/**
 * The plain beginning of an address, up to the token of a link that opens without a login. The rest, such as a query, could hold
 * one too, or a password, in a spelling that no pattern knows.
 */
const plainPath = (url: string) => /^[\w./~-]*?\/(shared|export)\/|^[\w./~-]*/.exec(url)?.[0];

/**
 * One line for each request, without query, headers and body, so that no password or token can get into it, nor a visitor's address.
 * Of many refused ones the first.
 */
export function logRequests(fastify: FastifyInstance, logger: Pick<Logger, 'info'>, flood: Flood): void {
  // This runs after the body was read, because reading the body would lose the context.
  fastify.addHook('preValidation', (request, _reply, done) => currentRequestId.run(request.id, done));
  fastify.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const config: typeof routeOptions.config & { isUnlogged?: boolean } = routeOptions.config;
    const { statusCode: status } = reply;
    if (request.url.startsWith('/health') || config.isUnlogged) return;
    const isRefused = status >= 400 && status < 500;
    if (isRefused && !flood.admits({ method, route: routeOptions.url ?? 'unknown', status })) return;
    logger.info({
      requestId: request.id,
      method,
      url: plainPath(request.url),
      status,
      ms: Math.round(reply.elapsedTime),
      msg: 'request',
    });
  });
  fastify.addHook('onClose', async () => flood.sumUp());
}
