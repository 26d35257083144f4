import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  DocumentBuilder,
  type OpenAPIObject,
  type StandardJsonSchemaConverter,
  SwaggerModule,
} from '@nestjs/swagger';
import { z } from 'zod';
import type { ServiceDefinition } from './service.js';
import { FieldError, MAX_ERRORS, SENTENCE } from './validation.js';

const BEARER = 'bearer';

/** The body of every answer with a status of 400 and above. */
z.object({
  statusCode: z.int().min(400).max(599),
  error: z.string().max(50),
  message: SENTENCE,
  errors: z.array(FieldError).max(MAX_ERRORS).optional(),
}).meta({ id: 'ApiError' });

const OPERATIONS = ['get', 'put', 'post', 'delete', 'patch'] as const;

const header = (description: string, schema: object) => ({ description, required: true, schema });
const SECONDS = { type: 'integer', minimum: 1, maximum: 86_400 };
const RETRY_AFTER = { 'Retry-After': header('Seconds to wait before the next try', SECONDS) };

const refusal = (description: string, headers: Record<string, ReturnType<typeof header>> = {}) => ({
  description,
  headers,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
});
/** The refusals that many operations have. nginx, in front of the service, limits the rate of all of them. */
const REFUSALS = {
  BadRequest: refusal('The request is not valid'),
  Unauthorized: refusal('A valid token is missing'),
  Forbidden: refusal('The role of this person does not allow it (x-needs)'),
  NotFound: refusal('There is no such thing'),
  TooManyRequests: refusal('Too many requests came from this address', RETRY_AFTER),
  ServerError: refusal('Something went wrong'),
  Unavailable: refusal('The service or its database is away or busy', RETRY_AFTER),
};

type Described = Pick<ServiceDefinition, 'name' | 'apiPath'>;

/** The OpenAPI 3.1 description of the application, from its controllers and schemas. */
export function describeApi(app: NestFastifyApplication, { name }: Described): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(name)
    .setVersion('1.0')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Checked as RFC8725 advises' },
      BEARER,
    );
  const document = SwaggerModule.createDocument(app, builder.build(), {
    autoTagControllers: false,
    operationIdFactory: (_controller, method) => method,
    // What has a name is referred to: it is among namedSchemas().
    standardSchemaConverter: (schema, { schemaType }) => {
      const { jsonSchema }: { jsonSchema: StandardJsonSchemaConverter } = Object(schema)['~standard'];
      const { $schema: _, $defs: __, ...described } = jsonSchema[schemaType]({ target: 'draft-2020-12' });
      return { schema: described };
    },
  });
  for (const [address, path] of Object.entries(document.paths)) {
    for (const operation of OPERATIONS.flatMap((method) => path[method] ?? [])) {
      const isPublic = Object(operation)['x-needs'] === 'nothing';
      operation.security = isPublic ? [] : [{ [BEARER]: [] }];
      Object.assign(operation.responses, {
        400: refer('BadRequest'),
        ...(!isPublic && { 401: refer('Unauthorized'), 403: refer('Forbidden') }),
        ...(address.includes('{') && { 404: refer('NotFound') }),
        429: refer('TooManyRequests'),
        500: refer('ServerError'),
        503: refer('Unavailable'),
        default: refusal('What went wrong'),
      });
    }
  }
  document.components = { ...document.components, schemas: namedSchemas(), responses: REFUSALS };
  addKnownLimits(document);
  return document;
}

/** Every schema that has a name, in an order that does not depend on what was imported first. */
function namedSchemas(): Record<string, object> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    uri: (id) => `#/components/schemas/${id}`,
    // The texts of a fresh site would be most of the file.
    override: ({ jsonSchema }) => {
      if (jsonSchema.default && jsonSchema.default !== true) delete jsonSchema.default;
    },
  });
  const named = Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    named.map(([name, { $schema: _, $id: __, id: ___, ...schema }]) => [name, schema]),
  );
}

const refer = (name: keyof typeof REFUSALS) => ({ $ref: `#/components/responses/${name}` });

/** Node refuses a request whose headers are longer together, and the router one with a longer part of its path. */
const MAX_HEADERS_LENGTH = 16 * 1024;
const LENGTHS: Record<string, number> = {
  date: '2026-01-31'.length,
  uuid: '6f1ed002-ab59-4c35-9a4e-6d6d0b5a0c5e'.length,
  'date-time': '2026-01-31T09:30:00.000Z'.length,
};

/** Adds the limits that follow from what is described already. */
function addKnownLimits(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  if ('in' in part && part.in !== 'query' && 'schema' in part) {
    part.schema = { maxLength: MAX_HEADERS_LENGTH, ...Object(part.schema) };
  }
  if ('type' in part && part.type === 'integer' && 'maximum' in part) {
    Object.assign(part, { format: Number(part.maximum) < 2 ** 31 ? 'int32' : 'int64' });
  }
  if ('format' in part && !('maxLength' in part)) {
    const maxLength = LENGTHS[String(part.format)];
    if (maxLength) Object.assign(part, { maxLength });
  }
  for (const inner of Object.values(part)) addKnownLimits(inner);
}

/** For developers: a page that shows the API and can call it. It needs @fastify/static, a development dependency. */
export function showApi(app: NestFastifyApplication, service: Described): void {
  const fastify = app.getHttpAdapter().getInstance();
  const path = `${service.apiPath}/docs`;
  // The page itself needs no token; the calls made from it do.
  fastify.addHook('onRoute', (route) => {
    if (route.url.startsWith(`/${path}`)) route.config = { ...route.config, needs: 'nothing' };
  });
  SwaggerModule.setup(path, app, () => describeApi(app, service));
}
