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
  /** When each container of it began, which nginx doesn't say; under the part's own name this minute, when one doesn't answer. */
  starts: { part: string; moment: Date }[];
  /** Of the disks that its replicas are on. */
  diskUsed: number[];
}

/** Asks all replicas of a part, `host:port` of its metrics, how they are. */
export async function ask(part: string): Promise<Part> {
  const [host = '', port] = part.split(':');
  const addresses = await lookup(host, { all: true, family: 4 }).catch(() => []);
  const replicas = await Promise.all(
    addresses.map(({ address }) => textAt(`http://${address}:${port}/metrics`)),
  );
  const starts = replicas.flatMap((text) => {
    const [, container, seconds] = /^process_start_time_seconds{container="(.*)"} (\S+)/m.exec(text) ?? [];
    return seconds ? [{ part: `${part} ${container}`, moment: new Date(Number(seconds) * 1_000) }] : [];
  });
  const thisMinute = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
  const isAway = replicas.length === 0 || replicas.includes('');
  return {
    starts: [...starts, ...(isAway ? [{ part, moment: thisMinute }] : [])],
    diskUsed: replicas.flatMap((text) => /^disk_used_ratio (\S+)/m.exec(text)?.[1] ?? []).map(Number),
  };
}

/**
 * Whether a branch of a repository, `https://…#branch`, is at another commit than this; null when its server doesn't say. It is asked
 * as git asks before it fetches.
 */
export async function isOutdated(branch: string, commit: string): Promise<boolean | null> {
  const [repository, name] = branch.split('#');
  const heads = await textAt(`${repository}/info/refs?service=git-upload-pack`);
  const newest = heads.split('\n').find((line) => line.endsWith(` refs/heads/${name}`));
  return newest ? !newest.includes(commit) : null;
}

/** What is answered there; nothing when it takes too long. */
const textAt = (url: string): Promise<string> =>
  fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((response) => response.text())
    .catch(() => '');
