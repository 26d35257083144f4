import { applyDecorators, Delete, ForbiddenException, Get, Patch, Post, Put } from '@nestjs/common';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { may, type Right, type Role } from './roles.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    isPublic?: boolean;
    isUnlogged?: boolean;
    needs?: Right;
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

/** Marks a public operation for openapi.ts. */
export const PUBLIC = 'x-public';

/** Adds to what a route's other decorators say of it. */
export const routeConfig =
  (config: FastifyContextConfig): MethodDecorator =>
  (_target, _name, { value }) => {
    const before = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, Object(value));
    Reflect.defineMetadata(FASTIFY_ROUTE_CONFIG_METADATA, { ...before, ...config }, Object(value));
  };

const METHODS = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete };
type Method = keyof typeof METHODS;

/**
 * A route, as `GET path` below its controller's, open to people with a right (roles.ts) or, where it needs nothing, to everybody; perhaps
 * with more of its own. A route of another decorator answers nobody.
 */
export function Route(
  route: Method | `${Method} ${string}`,
  needs: Right | 'nothing',
  config: FastifyContextConfig = {},
) {
  const [method, path] = route.split(' ') as [Method, string?];
  const isPublic = needs === 'nothing';
  return applyDecorators(
    METHODS[method](path),
    routeConfig({ ...config, ...(isPublic ? { isPublic } : { needs }) }),
    isPublic ? ApiExtension(PUBLIC, true) : ApiExtension('x-needs', needs),
  );
}

/** A hook and not a Nest guard, because guards run only after the body was read. */
export function requireAccess(fastify: FastifyInstance, access: AccessCheck): void {
  fastify.addHook('onRequest', async (request) => {
    const { isPublic, needs } = request.routeOptions.config;
    if (request.is404 || isPublic) return;
    request.person = await access.check(request);
    if (!needs || !may(request.person.role, needs)) throw refused(request.person);
  });
}

/** For what a role must not do although its route is open to it. */
export const refused = ({ role }: Person) =>
  new ForbiddenException(
    `This is not among the things that ${ROLE_WORDS[role]} may do. Please ask the owner of the site.`,
  );

const ROLE_WORDS: Record<Role, string> = {
  owner: 'an owner',
  editor: 'an editor',
  'front desk': 'the front desk',
};
