import { BadRequestException } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

/** Limits for the body of a route. */
export interface BodyBounds {
  /** The route takes a file of this kind, such as `image/png`, in place of JSON. */
  media?: 'image';
  /** Default: the service's own limit. */
  bytes?: number;
  /** The message for a body with more bytes. */
  tooLarge?: string;
  depth?: number;
  values?: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    body?: BodyBounds;
  }
}

const MAX_DEPTH = 20;
const MAX_VALUES = 1_000;

/** Gives a route limits of its own. Not to be combined with `@Public()`, which takes them itself. */
export const Bounded = (body: BodyBounds) => RouteConfig({ body });

/**
 * Reads bodies: JSON, or at a route with `media` the bytes of a file. JSON that is nested too deeply or has too many values is refused
 * before it is parsed, because parsing, transforming and checking it would block every other request.
 */
export function readBodies(fastify: FastifyInstance): void {
  const { onProtoPoisoning = 'error', onConstructorPoisoning = 'error' } = fastify.initialConfig;
  const parse = fastify.getDefaultJsonParser(onProtoPoisoning, onConstructorPoisoning);
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit ??= route.config?.body?.bytes;
  });
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Many clients send a content type with every request, even without a body.
    if (body === '' && request.method === 'DELETE') return done(null);
    if (request.routeOptions.config.body?.media) return done(wrongType(request));
    if (!isBounded(body, request.routeOptions.config.body)) {
      return done(new BadRequestException('The request body has too many values or is nested too deeply.'));
    }
    return parse(request, body, done);
  });
  fastify.addContentTypeParser<Buffer>(/^image\//, { parseAs: 'buffer' }, (request, body, done) =>
    request.routeOptions.config.body?.media ? done(null, body) : done(wrongType(request)),
  );
}

/** Fastify's own error, for a type that only some routes take. */
const wrongType = ({ headers }: FastifyRequest) =>
  new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(headers['content-type']);

/** Whether a JSON text stays within the limits. Invalid JSON may pass here: the parser refuses it later. */
export function isBounded(
  json: string,
  { depth = MAX_DEPTH, values = MAX_VALUES }: BodyBounds = {},
): boolean {
  let level = 0;
  let found = 1;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') at = endOfString(json, at);
    else if (character === '{' || character === '[') level += 1;
    else if (character === '}' || character === ']') level -= 1;
    else if (character === ',') found += 1;
    if (level > depth || found > values) return false;
  }
  return true;
}

/**
 * The position of the quote that ends the string which starts at `start`. A picture of several megabytes is one string,
 * so this searches for quotes instead of reading every character.
 */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let first = end;
    while (json[first - 1] === '\\') first -= 1;
    // A quote is escaped when an odd number of backslashes precedes it.
    if ((end - first) % 2 === 0) return end;
  }
  return json.length;
}
