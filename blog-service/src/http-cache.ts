import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** For answers that a save can change: nginx may keep them for a second. */
export const READ_CACHE = 'max-age=1';
/** For all others: no cache may store them. */
const PRIVATE = 'no-store';
export const READS = ['GET', 'HEAD'];

/** What a route returns to send this body with this ETag. */
export class Tagged<Body> {
  constructor(
    readonly body: Body,
    readonly etag: string,
  ) {}
}

/**
 * Gives what is read a strong ETag, unless it has one, and answers 304 to a client that has the same one. No cache may store an
 * answer whose route does not say so: it is for the owner or for another part of the site.
 */
export function addConditionalReads(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', async (_request, reply, payload) => {
    if (!(payload instanceof Tagged)) return payload;
    reply.header('ETag', payload.etag);
    return payload.body;
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    // Routes name it before they do their work: it holds only when that succeeds.
    if (reply.statusCode >= 400) reply.removeHeader('Cache-Control');
    else if (READS.includes(request.method) && !reply.hasHeader('Cache-Control'))
      reply.header('Cache-Control', PRIVATE);
    if (reply.statusCode !== 200 || !reply.hasHeader('Cache-Control')) return done(null, payload);
    if (!reply.hasHeader('ETag') && (typeof payload === 'string' || Buffer.isBuffer(payload))) {
      reply.header('ETag', `"${createHash('sha1').update(payload).digest('base64url')}"`);
    }
    const held = request.headers['if-none-match'];
    if (held === undefined || !names(held, `${reply.getHeader('ETag')}`)) return done(null, payload);
    reply.code(304).removeHeader('Content-Length').removeHeader('Content-Type');
    done(null, '');
  });
}

/** Whether a conditional header contains this ETag. */
export const names = (condition: string, etag: string) =>
  condition === '*' ||
  // Also a weak one, because a proxy that compresses an answer makes its tag weak.
  condition.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
