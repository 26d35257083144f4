import assert from 'node:assert/strict';
import { request } from 'node:http';
import { connect } from 'node:net';

export interface Reply {
  status: number;
  /** Names in lower case; a header that was sent twice is joined by a comma. */
  headers: Record<string, string>;
  bytes: Buffer;
  text: string;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string | undefined>;
  body?: string | Buffer;
  /** The loopback address that the request comes from. */
  from?: string;
}

/** Sends one request on a connection of its own. Nothing is decoded, followed or added, and any method may be used. */
export function ask(port: number, path: string, asked: Asked = {}) {
  const { method, headers, body, from: localAddress } = asked;
  const options = { host: '127.0.0.1', port, path, method, headers, agent: false, localAddress };
  return new Promise<Reply>((resolve, reject) => {
    const outgoing = request(options, async (incoming) => {
      const headers: Record<string, string> = {};
      for (const [name, values = []] of Object.entries(incoming.headersDistinct))
        headers[name] = values.join(', ');
      try {
        const bytes = Buffer.concat(await incoming.toArray());
        resolve({ status: incoming.statusCode ?? 0, headers, bytes, text: bytes.toString() });
      } catch (error) {
        reject(error);
      }
    });
    outgoing.on('error', reject).end(body);
  });
}

/** Sends the text as it is. Resolves with everything that comes back until the other side closes or resets the connection. */
export function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET') reject(error);
    });
    socket.on('close', () => resolve(received));
  });
}

const EXACT = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  server: 'nginx',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; media-src 'self'; font-src 'self'; connect-src 'self'; frame-src https://www.youtube-nocookie.com https://www.instagram.com; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
};
const MATCHING = {
  'cross-origin-resource-policy': /^(same|cross)-origin$/,
  'permissions-policy': /^(?!.*(autoplay|web-share)).*camera=\(\)/,
  'x-request-id': /^[0-9a-f]{32}$/,
  'cache-control': /^(no-store|no-cache|public, max-age=31536000, immutable)$/,
};
const MISSING = ['cross-origin-embedder-policy', 'access-control-allow-origin', 'set-cookie', 'x-powered-by'];

/** Checks the rules of Mozilla's HTTP Observatory that lead to an A+, and that no header is sent twice. */
export function checkSecurity({ headers }: Reply): void {
  for (const [name, value] of Object.entries(EXACT)) assert.equal(headers[name], value, name);
  for (const [name, pattern] of Object.entries(MATCHING)) assert.match(headers[name] ?? '', pattern, name);
  for (const name of MISSING) assert.equal(headers[name], undefined, name);
}
