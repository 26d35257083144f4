import { applyDecorators } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  ApiExtension,
  ApiProperty,
  ApiPropertyOptional,
  DocumentBuilder,
  type OpenAPIObject,
  SwaggerModule,
} from '@nestjs/swagger';

const BEARER = 'bearer';
const PUBLIC = 'x-public';

/** Marks an operation as one that needs no token. */
export const ApiPublic = () => applyDecorators(ApiExtension(PUBLIC, true));

class FieldError {
  @ApiProperty({ description: 'Where the fault is in the body, as `services.hair[3].price`' })
  field!: string;

  @ApiProperty({ description: 'One sentence for people' })
  message!: string;
}

/** The body of every answer with a status of 400 and above. */
class ApiError {
  @ApiProperty({ type: 'integer' })
  statusCode!: number;

  @ApiProperty({ description: "The status's name" })
  error!: string;

  @ApiProperty({ description: 'One sentence for people' })
  message!: string;

  @ApiPropertyOptional({
    type: [FieldError],
    description: 'Of a body that was not valid: what is wrong where',
  })
  errors?: FieldError[];
}

const OPERATIONS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** The OpenAPI 3.1 description of the application, from its controllers and DTOs. */
export function describeApi(app: NestFastifyApplication, title: string): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(title)
    .setVersion('1.0')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, BEARER);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    extraModels: [ApiError],
    autoTagControllers: false,
    operationIdFactory: (_controller, method) => method,
  });
  for (const path of Object.values(document.paths)) {
    for (const operation of OPERATIONS.flatMap((method) => path[method] ?? [])) {
      operation.security = PUBLIC in operation ? [] : [{ [BEARER]: [] }];
      Reflect.deleteProperty(operation, PUBLIC);
      operation.responses.default = {
        description: 'What went wrong',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
      };
    }
  }
  return document;
}

/** For developers: a page at `path` that shows the API and can call it. It needs @fastify/static, a development dependency. */
export function showApi(app: NestFastifyApplication, title: string, path: string): void {
  // The page itself needs no token; the calls made from it do.
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', (route) => {
      if (route.url.startsWith(`/${path}`)) route.config = { ...route.config, isPublic: true };
    });
  SwaggerModule.setup(path, app, () => describeApi(app, title));
}
