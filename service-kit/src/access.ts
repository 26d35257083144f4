import { applyDecorators, ForbiddenException, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  ApiExtension,
  ApiResponse,
  type ApiResponseCommonMetadata,
  type ReferenceObject,
  type SchemaObject,
  type StandardSchemaObject,
} from '@nestjs/swagger';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import type { BodyBounds } from './json-body.js';
import { may, type Right, type Role } from './roles.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Limits of the route's own. */
    body?: BodyBounds;
    isUnlogged?: boolean;
    needs?: Right | 'nothing';
  }
  interface FastifyRequest {
    /** Who is logged in. Public routes have nobody, unless their service looks. */
    person: Person;
  }
}

/** Who is logged in, and where. */
export interface Person {
  id: number;
  name: string;
  role: Role;
  /** The browser and the system, in words. */
  device: string;
}

export interface AccessCheck {
  /** Answers who sent the request. Throws an HttpException for nobody. */
  check(request: FastifyRequest): Promise<Person>;
}

type Method = keyof typeof RequestMethod;

/** What a route answers when it succeeds: JSON that has this schema, files of these types, or else nothing. */
interface Success extends Pick<ApiResponseCommonMetadata, 'content' | 'headers'> {
  answer?: StandardSchemaObject | SchemaObject | ReferenceObject;
  status?: number;
}

/**
 * A route, as `GET path` below its controller's, open to people with a right (roles.ts) or, where it needs nothing, to everybody; perhaps
 * with more of its own. A route of another decorator answers nobody.
 */
export function Route(
  route: Method | `${Method} ${string}`,
  needs: Right | 'nothing',
  {
    answer,
    content,
    headers,
    status = answer || content ? 200 : 204,
    ...config
  }: Success & FastifyContextConfig = {},
) {
  const [method, path] = route.split(' ') as [Method, string?];
  const schema = answer && ('~standard' in answer ? { standardSchema: answer } : { schema: answer });
  return applyDecorators(
    RequestMapping({ path, method: RequestMethod[method] }),
    RouteConfig({ ...config, needs }),
    HttpCode(status),
    ApiExtension('x-needs', needs),
    ApiResponse({ status, content, headers, ...schema }),
  );
}

/** A hook and not a Nest guard, because guards run only after the body was read. */
export function requireAccess(fastify: FastifyInstance, access: AccessCheck): void {
  fastify.addHook('onRequest', async (request) => {
    const { needs } = request.routeOptions.config;
    if (request.is404 || needs === 'nothing') return;
    request.person = await access.check(request);
    if (!needs || !may(request.person.role, needs)) throw refused();
  });
}

/** Also for what a role must not do although its route is open to it. */
export const refused = () =>
  new ForbiddenException('Your role does not allow this. Please ask the owner of the site.');
