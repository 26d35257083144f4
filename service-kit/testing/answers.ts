import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

/** The path of a service's contract, from the service's folder. */
export const CONTRACT_FILE = 'openapi.json';

const UNDESCRIBED = /^\/health\//;
/** The contradictions that the running test has found so far. */
export const contradictions: string[] = [];

/** Checks every answer that a test gets against openapi.json; the test fails when one contradicts it. */
export function checkAnswers(fastify: FastifyInstance): void {
  const contract = new AnswerContract(JSON.parse(readFileSync(CONTRACT_FILE, 'utf8')));
  fastify.addHook('onSend', async (request, reply, payload) => {
    const { method, routeOptions } = request;
    if (method === 'HEAD' || UNDESCRIBED.test(request.url)) return;
    const type = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
    const fault = contract.faultIn(method, routeOptions.url, reply.statusCode, type, payload);
    if (fault) contradictions.push(`${method} ${request.url} answered ${reply.statusCode}: ${fault}`);
  });
}

class AnswerContract {
  private readonly ajv = new Ajv2020({ strict: false });
  private readonly validators = new Map<string, ValidateFunction>();

  constructor(private readonly document: OpenAPIObject) {
    formats.default(this.ajv);
    this.ajv.addSchema(document, CONTRACT_FILE);
  }

  faultIn(
    method: string,
    route: string | undefined,
    status: number,
    type: string,
    payload: unknown,
  ): string | undefined {
    // For an address without a route the contract describes only the body of the error.
    const pointer = route ? this.pointerTo(method, route, status) : this.anyError();
    if (!pointer) return 'openapi.json does not name this answer';
    const content = this.at(`${pointer}/content`);
    if (status === 204 || status === 304) return payload ? 'it has a body' : undefined;
    if (typeof content !== 'object' || !content) return 'openapi.json describes no body';
    if (!(type in content)) return `openapi.json does not name ${type}`;
    if (type !== 'application/json') return undefined;
    const validate = this.validator(`${pointer}/content/application~1json/schema`);
    return validate(JSON.parse(String(payload))) ? undefined : this.ajv.errorsText(validate.errors);
  }

  private pointerTo(method: string, route: string, status: number): string | undefined {
    const path = route
      .replace(/:(\w+)/g, '{$1}')
      .replaceAll('~', '~0')
      .replaceAll('/', '~1');
    const responses = `/paths/${path}/${method.toLowerCase()}/responses`;
    // A 304 refers to the 200 that the client has already.
    const named = `${responses}/${status === 304 ? 200 : status}`;
    if (this.at(named)) return this.target(named);
    return status >= 400 && this.at(`${responses}/default`) ? `${responses}/default` : undefined;
  }

  /** The pointer itself, or what is found there refers to. */
  private target(pointer: string): string {
    const { $ref = `#${pointer}` }: { $ref?: string } = Object(this.at(pointer));
    return $ref.slice(1);
  }

  private anyError(): string {
    const [path = '', operations = {}] = Object.entries(this.document.paths)[0] ?? [];
    return `/paths/${path.replaceAll('/', '~1')}/${Object.keys(operations)[0]}/responses/default`;
  }

  private at(pointer: string): unknown {
    let value: unknown = this.document;
    for (const part of pointer.split('/').slice(1)) {
      value = Object(value)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
    }
    return value;
  }

  private validator(pointer: string): ValidateFunction {
    const known = this.validators.get(pointer);
    if (known) return known;
    const made = this.ajv.compile({ $ref: `${CONTRACT_FILE}#${encodeURI(pointer)}` });
    this.validators.set(pointer, made);
    return made;
  }
}
