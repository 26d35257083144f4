import { BadRequestException } from '@nestjs/common';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

/** Limits for the body of a route. */
export interface BodyBounds {
  /** The route takes a file, such as `image/png`, or bytes of any kind, in place of JSON. */
  media?: 'image' | typeof BYTES;
  /** Default: the service's own limit. */
  bytes?: number;
  /** The message for a body with more bytes. */
  tooLarge?: string;
  depth?: number;
  values?: number;
}

const BYTES = 'application/octet-stream';
const MAX_DEPTH = 20;
const MAX_VALUES = 1_000;

/**
 * Reads bodies: JSON, or at a route with `media` the bytes of a file. JSON that is nested too deeply or has too many values is refused
 * before it is transformed and checked, which would block every other request. Parsing takes little of what a stranger may send.
 */
export function readBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit ??= route.config?.body?.bytes;
  });
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Many clients send a content type with every request, even without a body.
    if (body === '' && request.method === 'DELETE') return done(null);
    if (request.routeOptions.config.body?.media) return done(wrongType(request));
    return parse(request, body, (error, value) =>
      error || isBounded(value, request.routeOptions.config.body)
        ? done(error, value)
        : done(new BadRequestException('The request body has too many values or is nested too deeply.')),
    );
  });
  for (const [media, types] of Object.entries({ image: /^image\//, [BYTES]: BYTES }))
    fastify.addContentTypeParser<Buffer>(types, { parseAs: 'buffer' }, (request, body, done) =>
      request.routeOptions.config.body?.media === media ? done(null, body) : done(wrongType(request)),
    );
}

/** Fastify's own error, for a type that only some routes take. */
const wrongType = ({ headers }: FastifyRequest) =>
  new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(headers['content-type']);

/** Whether a body stays within the limits. */
export function isBounded(
  body: unknown,
  { depth = MAX_DEPTH, values = MAX_VALUES }: BodyBounds = {},
): boolean {
  let found = 0;
  const fits = (value: unknown, level: number): boolean => {
    const parts = typeof value === 'object' && value !== null ? Object.values(value) : [];
    if (parts.length === 0) found += 1;
    return level <= depth && found <= values && parts.every((part) => fits(part, level + 1));
  };
  return fits(body, 0);
}
