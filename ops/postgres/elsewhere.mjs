// The place for copies that BACKUP_TO names: its settings, restic, and what goes wrong there in one sentence.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Fault, secretFile } from './common.mjs';

const run = promisify(execFile);

/** What `make up` has written: .env with what the environment replaces. */
export const SETTINGS_FILE = secretFile('settings/env');
const lines = existsSync(SETTINGS_FILE) ? readFileSync(SETTINGS_FILE, 'utf8').split('\n') : [];
const settings = Object.fromEntries(lines.map((line) => line.split(/=(.*)/)));
const { BACKUP_TO: repository = '' } = settings;

/** The place, without a password that its address may hold. */
export const place = withoutPassword(repository);

/** Copies of sites that share a place are told apart by it. */
export const site = URL.parse(settings.PUBLIC_URL ?? '')?.hostname ?? 'localhost';

/** The machine's key for SFTP, the machines that it knows, and what restic keeps to be faster. */
const OWN = '/backups/.elsewhere';
const SSH_KEY = join(OWN, 'ssh_key');
const SSH = `-i ${SSH_KEY} -o UserKnownHostsFile=${OWN}/known_hosts -o StrictHostKeyChecking=accept-new -o BatchMode=yes \
  -o ConnectTimeout=20 -o ServerAliveInterval=30`;

/** When the container stops. restic gets the signal too, and takes its lock away before it ends. */
export const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());

/** Runs restic and resolves to what it prints. Nothing secret is in its arguments, which others on the machine can read. */
export async function restic(args, timeout = 12 * 3_600_000) {
  try {
    const { stdout } = await run('restic', ['--quiet', '-o', `sftp.args=${SSH}`, ...args], {
      env: {
        ...process.env,
        ...settings,
        RESTIC_REPOSITORY: repository.startsWith('/') ? '/elsewhere' : repository,
        RESTIC_PASSWORD: settings.BACKUP_KEY ?? '',
        RESTIC_CACHE_DIR: join(OWN, 'cache'),
        TMPDIR: OWN,
      },
      timeout,
      maxBuffer: 64 << 20,
    });
    return stdout;
  } catch (error) {
    throw new Fault(sentence(error));
  }
}

/** Makes sure that the key opens the copies there, and that no lock is left there. Begins them where `may`. */
export async function open(may) {
  mkdirSync(OWN, { recursive: true, mode: 0o700 });
  if (repository.startsWith('sftp:') && !existsSync(SSH_KEY))
    await run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', `copies of ${site}`, '-f', SSH_KEY]);
  try {
    await restic(['cat', 'config'], 60_000);
  } catch (error) {
    if (!(may && error.message === missing)) throw error;
    await restic(['init']);
  }
  await restic(['unlock']);
}

const closed = `${place} does not let this machine in.`;
const missing = `There are no copies at ${place}. If it is a disk, see that it is there.`;

/** What restic ends with, then what it, ssh and the places say. */
const SENTENCES = [
  [10, missing],
  [11, `Another program works with the copies at ${place} now.`],
  [12, `The copies at ${place} have another key: set BACKUP_KEY to it, or BACKUP_TO to a new place.`],
  [/network is unreachable|server misbehaving|temporary failure in name/i, 'This machine has no network.'],
  [/no such host|could not resolve|name or service not known/i, `No machine has the name in ${place}`],
  [/no space|disk (is )?full|quota|not enough space|insufficient storage/i, `${place} has no room left.`],
  [/x509|tls: /i, `The certificate of ${place} is not valid, or this machine's clock is wrong.`],
  [/host key verification failed/i, `${place} is another machine than before.`],
  [
    /permission denied|access ?denied|unauthorized|forbidden|invalidaccesskey|signaturedoesnotmatch|\b40[13]\b/i,
    closed,
  ],
  [/refused|timed? ?out|no route|unreachable|connection (closed|reset)|EOF/i, `${place} does not answer.`],
];

function sentence({ code, killed, stderr = '', message }) {
  const said = SENTENCES.find(([what]) => (what instanceof RegExp ? what.test(stderr) : what === code))?.[1];
  if (said === closed && repository.startsWith('sftp:'))
    return `${said} Its authorized_keys needs this line: ${readFileSync(`${SSH_KEY}.pub`, 'utf8').trim()}`;
  if (said) return said;
  if (killed) return `${place} does not answer.`;
  const last = stderr.trim().split('\n').at(-1) || message;
  return withoutPassword(`${place}: ${last}`);
}

function withoutPassword(text) {
  return text.replace(/(\/\/[^:/@\s]*):[^/@\s]*@/g, '$1@');
}
