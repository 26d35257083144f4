import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import ipaddr from 'ipaddr.js';
import PQueue from 'p-queue';
import { checkPicture, PictureRefused } from '../pictures/picture-bytes.js';

const MOST_AT_ONCE = 2;
const MOST_REDIRECTS = 3;
const MOST_BYTES = 10 * 1024 * 1024;
/** For all of it, redirects too. */
const TIMEOUT_MS = 15_000;
const HEADERS = { 'User-Agent': 'salon-import', Accept: 'image/*' };

const queue = new PQueue({ concurrency: MOST_AT_ONCE });

/** How names become addresses, and what connects to them. Only tests have ways of their own. */
const WAYS = { lookup, agent: false as http.Agent | false };
type Ways = typeof WAYS;

/**
 * Fetches a picture of an old site: from that host only, and only from a public address, which is looked up once and then connected to.
 * Throws `PictureRefused` with the sentence for the owner when it can't be had.
 */
export const fetchPicture = (address: string, host: string, ways = WAYS): Promise<Buffer> =>
  queue.add(() => withinTime((signal) => fetchWhole(address, host, signal, ways)));

async function withinTime<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const timeout = new AbortController();
  const timer = setTimeout(
    () => timeout.abort(new PictureRefused('The old site took too long.')),
    TIMEOUT_MS,
  );
  // A look-up can't be stopped, only left behind.
  const late = once(timeout.signal, 'abort').then(() => Promise.reject(timeout.signal.reason));
  try {
    return await Promise.race([work(timeout.signal), late]);
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw timeout.signal.aborted ? timeout.signal.reason : new PictureRefused('The old site did not answer.');
  } finally {
    clearTimeout(timer);
  }
}

async function fetchWhole(address: string, host: string, signal: AbortSignal, ways: Ways): Promise<Buffer> {
  let url = allowed(address, host);
  for (let redirects = 0; ; redirects++) {
    const answer = await ask(url, signal, ways);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return picture(answer);
    answer.destroy();
    if (statusCode < 300 || statusCode > 399 || !headers.location)
      throw new PictureRefused(`The old site answered ${statusCode}.`);
    if (redirects === MOST_REDIRECTS)
      throw new PictureRefused('The old site sent the picture round in circles.');
    url = allowed(new URL(headers.location, url).href, host);
  }
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

function allowed(address: string, host: string): URL {
  const url = URL.parse(address);
  const site = URL.parse(`http://${host}`);
  const isTheirs = url && site && withoutWww(url.hostname) === withoutWww(site.hostname);
  const isPlain =
    url &&
    /^https?:$/.test(url.protocol) &&
    ['', '80', '443'].includes(url.port) &&
    !url.username &&
    !url.password;
  if (!isTheirs || !isPlain) throw new PictureRefused('The picture is not on the old site itself.');
  return url;
}

/** Not this machine, nor the networks that it is in. */
function isPublic(address: string): boolean {
  const ip = ipaddr.process(address);
  if (ip.range() !== 'unicast') return false;
  // Of IPv6 only this part is in use; ways to write an IPv4 address in one are outside it.
  return ip instanceof ipaddr.IPv4 || ip.match(ipaddr.IPv6.parse('2000::'), 3);
}

async function ask(url: URL, signal: AbortSignal, ways: Ways): Promise<IncomingMessage> {
  const addresses = await ways.lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true });
  if (!addresses.every(({ address }) => isPublic(address)))
    throw new PictureRefused('The old site’s name leads into a private network.');
  signal.throwIfAborted();
  const { request } = url.protocol === 'https:' ? https : http;
  const asked = request(url, {
    agent: ways.agent,
    headers: HEADERS,
    signal,
    lookup: (_name, _options, found) => found(null, addresses),
  });
  const [answer] = await once(asked.end(), 'response');
  return answer;
}

async function picture(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new PictureRefused('The picture has more than 10 MB.');
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  // Whatever it says that it is.
  checkPicture(bytes);
  return bytes;
}
