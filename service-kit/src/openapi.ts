import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  ApiProperty,
  ApiPropertyOptional,
  DocumentBuilder,
  type OpenAPIObject,
  type StandardJsonSchemaConverter,
  SwaggerModule,
} from '@nestjs/swagger';
import type { ServiceDefinition } from './service.js';
import { FieldError, MAX_ERRORS, SENTENCE } from './validation.js';

const BEARER = 'bearer';

/** The body of every answer with a status of 400 and above. */
class ApiError {
  @ApiProperty({ type: 'integer', minimum: 400, maximum: 599 })
  statusCode!: number;

  @ApiProperty({ maxLength: 50 })
  error!: string;

  @ApiProperty(SENTENCE)
  message!: string;

  @ApiPropertyOptional({ type: [FieldError], maxItems: MAX_ERRORS })
  errors?: FieldError[];
}

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

type Described = Pick<ServiceDefinition, 'name' | 'schemas' | 'apiPath'>;

/** The OpenAPI 3.1 description of the application, from its controllers and DTOs. */
export function describeApi(app: NestFastifyApplication, { name, schemas }: Described): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(name)
    .setVersion('1.0')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Checked as RFC8725 advises' },
      BEARER,
    );
  const document = SwaggerModule.createDocument(app, builder.build(), {
    extraModels: [ApiError],
    autoTagControllers: false,
    operationIdFactory: (_controller, method) => method,
    // What has a name refers to it; all of those are among the service's schemas.
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
  const { components = {} } = document;
  components.schemas = { ...components.schemas, ...(schemas as typeof components.schemas) };
  document.components = { ...components, responses: REFUSALS };
  // The validation pipe refuses unknown fields, and answers have none.
  for (const schema of Object.values(components.schemas)) {
    if ('properties' in schema) schema.additionalProperties = false;
  }
  addKnownLimits(document);
  return document;
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
