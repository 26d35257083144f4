import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** The answer is held back until this is settled. */
  after?: Promise<unknown>;
}

/** A replacement for one of the services: it records the requests, and the test sets its answer. */
export class Service {
  readonly received: Received[] = [];
  /** There are no old addresses. */
  answer: (request: Received) => Answer = ({ url }) =>
    json({ service: this.name, url }, url.startsWith('/internal/old-address') ? { status: 404 } : {});
  /** An address of its own, so that nobody else takes the port while the service is stopped. */
  readonly host = `127.${randomInt(20, 250)}.${randomInt(256)}.${randomInt(1, 255)}`;
  readonly #server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const received = { method, url, headers, body: await text(request) };
    this.received.push(received);
    const { status = 200, headers: sent = {}, body = '', after } = this.answer(received);
    await after;
    response.writeHead(status, sent).end(body);
  });

  /** Port 0 is any free one. */
  constructor(
    readonly name: string,
    public port = 0,
  ) {}

  get address(): string {
    return `${this.host}:${this.port}`;
  }

  /** Listens. After a stop it uses the same port as before. */
  async start(): Promise<this> {
    await once(this.#server.listen(this.port, this.host), 'listening');
    this.port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = once(this.#server.close(), 'close');
    this.#server.closeAllConnections();
    await closed;
  }

  /** Replaces the usual answer while `during` runs. */
  async answering<Result>(answer: Service['answer'], during: () => Promise<Result>): Promise<Result> {
    const usual = this.answer;
    this.answer = answer;
    try {
      return await during();
    } finally {
      this.answer = usual;
    }
  }

  /** Does `during` while nothing listens. */
  async down<Result>(during: () => Promise<Result>): Promise<Result> {
    await this.stop();
    try {
      return await during();
    } finally {
      await this.start();
    }
  }

  times(url: string): number {
    return this.received.filter((request) => request.url === url).length;
  }
}

export function json(value: unknown, { status = 200, headers = {} }: Answer = {}): Answer {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(value) };
}

/** The answer of a service that hangs. */
export const never = () => ({ after: new Promise(() => {}) });
