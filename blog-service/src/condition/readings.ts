import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';

const TIMEOUT_MS = 3_000;
const MINUTE_MS = 60_000;

export type Certificate = Record<'from' | 'until', Date>;

/** How long the certificate is good that visitors of a host get; null when nobody answers with one. It isn't judged: browsers do. */
export async function certificateAt(address: string, host: string): Promise<Certificate | null> {
  const [name, port] = address.split(':');
  const servername = isIP(host) ? '' : host;
  const socket = connect({ host: name, port: Number(port), servername, rejectUnauthorized: false });
  socket.on('error', () => {});
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { valid_from, valid_to } = socket.getPeerCertificate();
    return { from: new Date(valid_from), until: new Date(valid_to) };
  } catch {
    return null;
  } finally {
    socket.destroy();
  }
}

export interface Part {
  name: string;
  replicas: number;
  /** When each replica began, which nginx doesn't say; this minute for one that doesn't answer. */
  moments: Date[];
  /** Of the disks that its replicas are on. */
  diskUsed: number[];
}

/** Asks all replicas of a part, `host:port` of its metrics, how they are. */
export async function ask(part: string): Promise<Part> {
  const [host = '', port] = part.split(':');
  const addresses = await lookup(host, { all: true, family: 4 }).catch(() => []);
  const replicas = await Promise.all(
    addresses.map(({ address }) => metricsAt(`http://${address}:${port}/metrics`)),
  );
  const numbers = (metric: string) =>
    replicas.flatMap((text) => new RegExp(`^${metric} (\\S+)`, 'm').exec(text)?.[1] ?? []).map(Number);
  const starts = numbers('process_start_time_seconds').map((seconds) => new Date(seconds * 1_000));
  const thisMinute = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
  const isAway = replicas.length === 0 || replicas.includes('');
  return {
    name: part,
    replicas: Math.max(1, replicas.length),
    moments: [...starts, ...(isAway ? [thisMinute] : [])],
    diskUsed: numbers('disk_used_ratio'),
  };
}

/**
 * Whether a branch of a repository, `https://…#branch`, is at another commit than this; null when its server doesn't say. It is asked
 * as git asks before it fetches.
 */
export async function isOutdated(branch: string, commit: string): Promise<boolean | null> {
  const [repository, name] = branch.split('#');
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const heads = await fetch(`${repository}/info/refs?service=git-upload-pack`, { signal })
    .then((response) => response.text())
    .catch(() => '');
  const newest = heads.split('\n').find((line) => line.endsWith(` refs/heads/${name}`));
  return newest ? !newest.includes(commit) : null;
}

const metricsAt = (url: string): Promise<string> =>
  fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((response) => response.text())
    .catch(() => '');
