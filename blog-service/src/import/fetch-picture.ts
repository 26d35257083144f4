import { lookup } from 'node:dns';
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { checkPicture, PictureRefused } from '../pictures/picture-bytes.js';

const MOST_REDIRECTS = 3;
const MOST_BYTES = 10 * 1024 * 1024;
const HEADERS = { 'User-Agent': 'salon-import', Accept: 'image/*' };
const PORTS = ['', '80', '443'];

/** The old site answered too late, or not at all. */
export class SiteSilent extends PictureRefused {}

/** How names become addresses, what connects to them, and the time for all of it. Only tests have ways of their own. */
const WAYS = { lookup: lookup as LookupFunction, agent: false as http.Agent | false, ms: 15_000 };

/**
 * Fetches a picture of an old site: from that host only, and only from a public address, which is looked up once and then connected to.
 * As items come one after the other, it is asked for one at a time. Throws `PictureRefused` with the sentence for the owner when it can't be had.
 */
export async function fetchPicture(address: string, host: string, ways = WAYS): Promise<Buffer> {
  const signal = AbortSignal.timeout(ways.ms);
  try {
    return await fetchWhole(address, host, signal, ways);
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new SiteSilent(signal.aborted ? 'The old site took too long.' : 'The old site did not answer.');
  }
}

async function fetchWhole(address: string, host: string, signal: AbortSignal, ways: typeof WAYS) {
  let url = allowed(address, host);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const { request } = url.protocol === 'https:' ? https : http;
    const { agent } = ways;
    const asked = request(url, { agent, headers: HEADERS, signal, lookup: publicOnly(ways.lookup) });
    const answer: IncomingMessage = (await once(asked.end(), 'response', { signal }))[0];
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return wholePicture(answer);
    answer.destroy();
    if (statusCode < 300 || statusCode > 399 || !headers.location)
      throw new PictureRefused(`The old site answered ${statusCode}.`);
    url = allowed(new URL(headers.location, url).href, host);
  }
  throw new PictureRefused('The old site sent the picture round in circles.');
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** An address that is no name would be looked up nowhere. */
function allowed(address: string, host: string): URL {
  const url = URL.parse(address);
  const site = URL.parse(`http://${host}`);
  const isTheirs = url && site && withoutWww(url.hostname) === withoutWww(site.hostname);
  const isPlain = /^https?:$/.test(url?.protocol ?? '') && PORTS.includes(url?.port ?? '');
  if (
    !isTheirs ||
    !isPlain ||
    url.username ||
    url.password ||
    ipaddr.isValid(url.hostname.replace(/[[\]]/g, ''))
  )
    throw new PictureRefused('The picture is not on the old site itself.');
  return url;
}

/** Not this machine, nor the networks that it is in. */
function isPublic(address: string): boolean {
  const ip = ipaddr.process(address);
  if (ip.range() !== 'unicast') return false;
  // Of IPv6 only this part is in use; ways to write an IPv4 address in one are outside it.
  return ip instanceof ipaddr.IPv4 || ip.match(ipaddr.IPv6.parse('2000::'), 3);
}

const publicOnly =
  (real: LookupFunction): LookupFunction =>
  (name, options, found) =>
    real(name, { ...options, all: true }, (error, addresses) => {
      const isRefused =
        !error && [addresses].flat().some((one) => !isPublic(typeof one === 'string' ? one : one.address));
      const refused = new PictureRefused('The old site’s name leads into a private network.');
      found(error ?? (isRefused ? refused : null), addresses);
    });

/** A picture of an old site. Throws `PictureRefused` when it is none, and reads no further than the largest may have. */
export async function wholePicture(read: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of read) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new PictureRefused('The picture has more than 10 MB.');
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  // Whatever it says that it is.
  checkPicture(bytes);
  return bytes;
}
