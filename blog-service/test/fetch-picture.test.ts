import type { LookupAddress } from 'node:dns';
import http, { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type TcpNetConnectOpts } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchPicture as fetchWith } from '../src/import/fetch-picture.js';
import { plain } from './samples.js';

const jpeg = await plain({ width: 30, height: 20 }, 'red').jpeg().toBuffer();
const HOST = 'old.example';

/** What the old site answers, and where connections were made to; each goes to a server of this test. */
let site: RequestListener = (_, response) => response.end(jpeg);
const connected: string[] = [];
const server = createServer((request, response) => site(request, response)).listen(0, '127.0.0.1');
const lookup = vi.fn();
const agent = new http.Agent();
agent.createConnection = ({ lookup: pinned, port }: TcpNetConnectOpts, done) => {
  pinned?.(HOST, {}, (error, addresses) => {
    if (error) return done?.(error, undefined as never);
    connected.push(...[addresses].flat().map((one) => `${(one as LookupAddress).address}:${port}`));
    done?.(null, connect((server.address() as AddressInfo).port, '127.0.0.1'));
  });
  return undefined;
};
/** On a busy machine 10 MB take a while. */
const fetchPicture = (address: string, host: string, ms = 20_000) =>
  fetchWith(address, host, { lookup, agent, ms });
const names = (...answers: string[]) => {
  for (const address of answers)
    lookup.mockImplementationOnce((_name, _options, found) => found(null, [{ address, family: 4 }]));
};
afterEach(() => {
  lookup.mockReset();
  connected.length = 0;
  site = (_, response) => response.end(jpeg);
});

test('a picture is fetched from the address that was looked up once', async () => {
  names('93.184.216.34', '127.0.0.1');
  expect(await fetchPicture(`http://www.${HOST}/a.jpg`, HOST)).toEqual(jpeg);
  expect(connected).toEqual(['93.184.216.34:80']);
});

test.each(
  `127.0.0.1 10.1.1.1 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 240.0.0.1 255.255.255.255 ::1 :: ::ffff:127.0.0.1
  ::7f00:1 64:ff9b::7f00:1 2002:7f00:1:: 2001:0:1:: fe80::1 fec0::1 fd00::1 ff02::1 2001:db8::1`.split(/\s+/),
)('nothing is asked at %s', async (address) => {
  names(address);
  await expect(fetchPicture(`http://${HOST}/a.jpg`, HOST)).rejects.toThrow('a private network');
  expect(connected).toEqual([]);
});

const ELSEWHERE = `file:///etc/passwd ftp://${HOST}/a http://${HOST}:8080/a http://${HOST}:22/a http://u:p@${HOST}/a http://${HOST}@127.0.0.1/a
  http://evil.example/a http://a.${HOST}/a http://${HOST}.evil.example/a http://2130706433/a http://0x7f.1/a http://0177.0.0.1/a http://[::1]/a nonsense`;
test.each(ELSEWHERE.split(/\s+/))(
  '%s is not on the old site, nor where it may redirect to',
  async (address) => {
    const refused = 'The picture is not on the old site itself.';
    await expect(fetchPicture(address, HOST)).rejects.toThrow(refused);
    expect(lookup).not.toHaveBeenCalled();
    if (address === 'nonsense') return;
    names('93.184.216.34');
    site = (_, response) => response.writeHead(302, { location: address }).end();
    await expect(fetchPicture(`http://${HOST}/a`, HOST)).rejects.toThrow(refused);
    expect(connected).toEqual(['93.184.216.34:80']);
  },
);

test('a redirect is looked up and checked anew, three times at most', async () => {
  site = (_, response) => response.writeHead(301, { location: '/again' }).end();
  names('93.184.216.34', '169.254.169.254');
  await expect(fetchPicture(`http://${HOST}/a`, HOST)).rejects.toThrow('a private network');
  names(...Array(4).fill('93.184.216.34'));
  await expect(fetchPicture(`http://${HOST}/a`, HOST)).rejects.toThrow('round in circles');
  expect(connected).toHaveLength(5);
});

test('an old site whose name is gone', async () => {
  lookup.mockImplementation((_name, _options, found) => setImmediate(found, new Error('ENOTFOUND')));
  await expect(fetchPicture(`http://${HOST}/a`, HOST)).rejects.toThrow('The old site did not answer.');
});

test.each<[string, RequestListener, string]>([
  ['HTML for everything', (_, response) => response.end('<html>'), 'The image must be a JPEG'],
  ['an error', (_, response) => response.writeHead(404).end(), 'The old site answered 404.'],
  ['half of it', (request) => request.socket.destroy(), 'The old site did not answer.'],
  [
    'without an end',
    (_, response) => {
      const more = () => !response.destroyed && response.write(Buffer.alloc(1_000_000), more);
      more();
    },
    'The picture has more than 10 MB.',
  ],
  ['and never ends', (_, response) => response.write('.'), 'took too long'],
  ['never', () => {}, 'took too long'],
])('an old site that answers %s', async (_, answer, sentence) => {
  names('93.184.216.34');
  site = answer;
  const ms = sentence === 'took too long' ? 500 : undefined;
  await expect(fetchPicture(`http://${HOST}/a`, HOST, ms)).rejects.toThrow(sentence);
});

test('a name that nobody looks up is waited for only so long', async () => {
  await expect(fetchPicture(`http://${HOST}/a`, HOST)).rejects.toThrow('took too long');
});

test.each(['127.0.0.1', '[::1]', '10.0.0.1'])(
  'an old site whose address is %s has no pictures',
  async (host) => {
    await expect(fetchPicture(`http://${host}/a`, host)).rejects.toThrow('not on the old site itself');
    expect(connected).toEqual([]);
  },
);
