// The running native site, as `ops/native/up` has started it in STATE_DIR on PORT.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import pg from 'pg';

const { STATE_DIR = '', PORT = '', ADMIN_PASSWORD = '' } = process.env;

export const root = new URL('../..', import.meta.url).pathname;
export const door = `http://127.0.0.1:${PORT}`;

/** The ports that `up` has chosen, by name. They change with every start. */
export const ports = (state = STATE_DIR) => parseEnv(readFileSync(join(state, 'ports'), 'utf8'));

export const secretFile = (name, state = STATE_DIR) => join(state, 'secrets', name);

/** Process id of the site's nginx master. */
export const nginxMaster = () => Number(readFileSync(join(STATE_DIR, 'nginx/nginx.pid'), 'utf8'));

/** Connects to one of the databases as the given role. */
export async function connect(database, user = 'blog', state = STATE_DIR) {
  const password = readFileSync(secretFile(`postgres/${user}_password`, state), 'utf8');
  const { POSTGRES_PORT: port } = ports(state);
  const client = new pg.Client({ host: '127.0.0.1', port, database, user, password });
  await client.connect();
  return client;
}

/** Logs in as the administrator, and returns her token. */
export const logIn = async (...where) => (await openSession(...where)).token;

/** Logs in as the administrator. Her cookies open pictures that visitors don't see; her headers are both. */
export async function openSession(origin = door, password = ADMIN_PASSWORD, tries = 5) {
  const response = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  // On a busy machine the first one after a start takes longer than nginx waits.
  if (response.status === 504 && tries > 1) return openSession(origin, password, tries - 1);
  if (!response.ok) throw new Error(`Login: ${response.status} ${await response.text()}`);
  const { token } = await response.json();
  const sent = response.headers.getSetCookie();
  const cookie = sent.map((one) => one.split(';')[0]).join('; ');
  return { token, cookie, headers: { Authorization: `Bearer ${token}`, Cookie: cookie } };
}

/** Saves a post and returns the answer; the caller looks at its status. */
export const savePost = (token, post, origin = door, more = {}) =>
  fetch(`${origin}/api/blogs`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...more },
    body: JSON.stringify(post),
  });

/** Memory of the site's processes in MB; memory that several share counts once. */
export function memory() {
  const children = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = field(`/proc/${pid}/status`, 'PPid');
    children.set(parent, [...(children.get(parent) ?? []), Number(pid)]);
  }
  const total = (pid) =>
    field(`/proc/${pid}/smaps_rollup`, 'Pss') +
    (children.get(pid) ?? []).reduce((sum, child) => sum + total(child), 0);
  return total(Number(readFileSync(join(STATE_DIR, 'supervisord.pid'), 'utf8'))) / 1024;
}

/** A number from a file under /proc; 0 when the process has ended. */
function field(file, name) {
  try {
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
