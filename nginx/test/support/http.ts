import { type Agent, request } from 'node:http';
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
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The loopback address that the request comes from. */
  from?: string;
  /** Keeps connections for several requests. */
  agent?: Agent;
  /** The loopback address that the request goes to. */
  host?: string;
}

/** Sends one request on a connection of its own. Nothing is decoded, followed or added, and any method may be used. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, from, agent, host = '127.0.0.1' }: Asked = {},
) {
  return new Promise<Reply>((resolve, reject) => {
    const outgoing = request(
      { host, port, path, method, headers, agent: agent ?? false, localAddress: from },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: joined(incoming.rawHeaders),
            bytes,
            text: bytes.toString(),
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
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

function joined(rawHeaders: string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = String(rawHeaders[i]).toLowerCase();
    const value = String(rawHeaders[i + 1]);
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}
