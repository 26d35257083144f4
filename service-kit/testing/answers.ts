import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

/** The path of a service's contract, from the service's folder. */
export const CONTRACT_FILE = 'openapi.json';

/** The contradictions that the running test has found so far. */
export const contradictions: string[] = [];

/** An answer as the contract describes it, or where it does. */
interface Described {
  $ref?: string;
  content?: Record<string, { schema: object }>;
}

const ANY_ERROR = { content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } } };

/** Compiled once for all applications of a run: compiling takes as long as starting one. */
let compiled: ReturnType<typeof compile> | undefined;
function compile() {
  const { paths, components }: OpenAPIObject = JSON.parse(readFileSync(CONTRACT_FILE, 'utf8'));
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  const validators = new Map<object, ValidateFunction>();
  /** References lead into the components. */
  const validator = (schema: object) => {
    const validate = validators.get(schema) ?? ajv.compile({ allOf: [schema], components });
    validators.set(schema, validate);
    return validate;
  };
  return { paths, components, ajv, validator };
}

/** Checks every answer that a test gets against openapi.json; the test fails when one contradicts it. */
export function checkAnswers(fastify: FastifyInstance): void {
  compiled ??= compile();
  const { paths, components, ajv, validator } = compiled;
  const shared: Record<string, Described> = Object(components?.responses);
  function describedAnswer(method: string, route: string | undefined, status: number): Described | undefined {
    // For an address without a route the contract describes only the body of the error.
    if (route === undefined) return ANY_ERROR;
    const { responses = {} } = Object(paths[route.replace(/:(\w+)/g, '{$1}')])[method.toLowerCase()] ?? {};
    // A 304 refers to the 200 that the client has already.
    const named: Described | undefined = responses[status === 304 ? 200 : status];
    const described = named ?? (status >= 400 ? responses.default : undefined);
    return described?.$ref ? shared[described.$ref.split('/').at(-1)] : described;
  }

  fastify.addHook('onSend', async ({ method, url, routeOptions }, reply, payload) => {
    const status = reply.statusCode;
    if (method === 'HEAD' || url.startsWith('/health/')) return;
    const add = (fault: string) => contradictions.push(`${method} ${url} answered ${status}: ${fault}`);
    const described = describedAnswer(method, routeOptions.url, status);
    if (!described) return void add('openapi.json does not name this answer');
    if (status === 204 || status === 304) return void (payload && add('it has a body'));
    const type = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
    const content = described.content?.[type];
    if (!content) return void add(`openapi.json does not name ${type}`);
    if (type !== 'application/json') return;
    const validate = validator(content.schema);
    if (!validate(JSON.parse(String(payload)))) add(ajv.errorsText(validate.errors));
  });
}
