import { STATUS_CODES } from 'node:http';
import type { Translated } from '@salon/content/description';
import { firstEdition } from '@salon/content/first-edition';
import type { LanguageCode } from '@salon/content/languages';
import { TestService } from '@salon/service-kit/testing/app';
import { until } from '@salon/service-kit/testing/until';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect } from 'vitest';
import { AppModule } from '../src/app.module.js';
import { ImportWorker } from '../src/import/import-worker.js';
import { look } from '../src/import/look.js';
import { encodePicture, encodePreview } from '../src/pictures/encode.js';
import { encodeLogo } from '../src/pictures/logo.js';
import { PictureEncoder } from '../src/pictures/picture-encoder.js';
import type { StoredPicture } from '../src/pictures/pictures.service.js';
import type { AdminPost, PostSummary } from '../src/posts/read/answers.js';
import { blogService } from '../src/service.js';
import { AuthDouble, sign } from './auth-double.js';

export const PUBLIC_URL = 'https://salon.example';
export const SALON_NAME = 'Kadali & Co';

export type TestApp = Awaited<ReturnType<typeof startApp>>;

/** A post as the administrator gets it. */
export type PostOut = AdminPost;
export type SummaryOut = PostSummary;

/** Visitors can read the site in these languages besides English. */
export async function speakAlso(
  { database }: TestApp,
  codes: LanguageCode[],
  texts: Translated['texts'] = {},
): Promise<void> {
  const first = firstEdition(undefined, SALON_NAME);
  const translations = Object.fromEntries(codes.map((code) => [code, { isOn: true, texts }]));
  await database.query(
    `INSERT INTO site_edition (edition, summary, content, picture_keys)
     SELECT max(edition) + 1, '{}', $1, '{}' FROM site_edition`,
    [JSON.stringify({ ...first, translations })],
  );
}

/** Only edition 0, which the site came with, and no draft. */
export async function beginEditions({ database }: TestApp): Promise<void> {
  await database.query('TRUNCATE site_edition, site_plan, site_draft, site_set_aside');
  await database.query(
    `INSERT INTO site_edition (edition, summary, content, picture_keys, public_pictures, came_with)
     VALUES (0, $1, $2, '{}', '{}', true)`,
    [['What the site came with'], JSON.stringify(firstEdition())],
  );
}

export const SAMPLE = {
  title: 'Monsoon frizz care',
  content: '<p>Humidity lifts the cuticle; a leave-in cream keeps it flat.</p>',
  category: 'Hair Care',
};

/**
 * The real service without its schedule: tests call what its jobs do, and at a full minute they would do it in between. There is nobody
 * at these addresses; a test that needs auth-service or nginx sets them.
 */
export const blogTests = new TestService(
  { ...blogService, module: AppModule },
  { AUTH_URL: 'http://127.0.0.1:1', TLS_ADDRESS: '127.0.0.1:1', PUBLIC_URL, SALON_NAME },
);

export const etagOf = (response: Response) => `${response.headers.get('ETag')}`;
export const ifMatch = (response: Response) => ({ 'If-Match': etagOf(response) });
export const inAnHour = (hours = 1) => new Date(Date.now() + hours * 3_600_000).toISOString();
/** The address of the next page, as the Link header has it. */
export const nextPage = (response: Response) =>
  /^<(.*)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1];

/** Checks the sentence of a refusal, and the field that is at fault. */
export async function expectRefused(response: Response, status: number, message: unknown, field?: string) {
  const errors = field && { errors: [{ field, message }] };
  expect([response.status, await response.json()]).toEqual([
    status,
    expect.objectContaining({ statusCode: status, error: STATUS_CODES[status], message, ...errors }),
  ]);
}

interface Options {
  /** As in production, a process for each picture and import. It starts as slowly as all other work on one takes. */
  inProcesses?: boolean;
}

/** The real application on a free port, with a database and an auth-service of its own, while the tests of the file run. */
export function useApp(options?: Options): TestApp {
  const blog = {} as TestApp;
  beforeAll(async () => {
    Object.assign(blog, await startApp(options));
  });
  afterAll(() => blog.stop());
  return blog;
}

export async function startApp({ inProcesses = false }: Options = {}) {
  const auth = new AuthDouble();
  await auth.start();
  const { app, url, config } = await blogTests.start({ AUTH_URL: auth.url });
  const encode: PictureEncoder['encode'] = (sent, isLogo) => (isLogo ? encodeLogo : encodePicture)(sent);
  const database = app.get(DataSource);
  if (!inProcesses) {
    Object.assign(app.get(PictureEncoder), { encode, preview: encodePreview });
    Object.assign(app.get(ImportWorker), { look: (id: string) => look(database.query.bind(database), id) });
  }
  const token = await sign(auth.key);
  const owner = { Authorization: `Bearer ${token}` };
  const Cookie = `media=${await sign(auth.key, { aud: 'salon-media' })}`;

  /** Sends a JSON request as the administrator. */
  const send = (method: string, path: string, body?: unknown, headers: object = {}, to = url) =>
    fetch(to + path, {
      method,
      headers: { ...owner, ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  /** The same, with a path relative to /api/blogs. */
  const admin = (method: string, path: string, body?: unknown, headers?: object) =>
    send(method, `/api/blogs${path}`, body, headers);
  /** A request of the administrator about posts that must succeed. */
  const write = async (method: string, path: string, body?: unknown, headers?: object) => {
    const response = await admin(method, path, body, headers);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return { post: (await response.json()) as PostOut, etag: etagOf(response) };
  };
  const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
  /** Uploads a picture by itself, without a post. */
  const upload = (picture: Uint8Array, type = 'image/jpeg', query = '') =>
    fetch(`${url}/api/pictures${query}`, {
      method: 'POST',
      headers: { ...owner, 'Content-Type': type },
      body: new Uint8Array(picture),
    });
  return {
    app,
    auth,
    database,
    url,
    token,
    send,
    admin,
    upload,
    /** Uploads a picture that must be accepted. */
    store: async (picture: Uint8Array) => created<StoredPicture>(await upload(picture)),
    /** Sends a GET as a visitor. The path is relative to the service's root. */
    get,
    json: async (path: string) => (await get(path)).json(),
    /** The ids of a list for visitors, and the total. */
    listed: async (query = '') => {
      const response = await get(`/api/blogs${query}`);
      const posts = (await response.json()) as SummaryOut[];
      return { ids: posts.map(({ _id }) => _id), total: Number(response.headers.get('X-Total-Count')) };
    },
    status: async (path: string) => (await get(path)).status,
    /** The status of a GET as the owner's browser sends it for a picture. */
    ownerSees: async (path: string) => (await fetch(url + path, { headers: { Cookie } })).status,
    /** Creates a post from the sample with these changes. */
    create: async (changes = {}) => created<PostOut>(await admin('POST', '', { ...SAMPLE, ...changes })),
    write,
    /** Saves a post as the sample with these changes. */
    update: async (id: string, changes = {}) =>
      (await write('PUT', `/${id}`, { ...SAMPLE, ...changes })).post,
    /** Saves the site's draft over the one that was `seen`, or as a new one. */
    saveDraft: (content: object, seen?: Response, basedOn = 0) =>
      send('PUT', '/api/site/draft', { basedOn, content }, seen && ifMatch(seen)),
    publish: (draft: Response, to = url) => send('POST', '/api/site/publish', undefined, ifMatch(draft), to),
    /** Another replica on the same database. */
    replica: (env: NodeJS.ProcessEnv = {}) =>
      blogTests.start({ DATABASE_URL: config.DATABASE_URL, AUTH_URL: auth.url, ...env }),
    /** Waits until this many statements wait for a lock. */
    untilLocked: (count = 1) =>
      until(async () => {
        const waiting: unknown[] = await database.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return waiting.length >= count;
      }),
    async stop() {
      await app.close();
      await auth.stop();
    },
  };
}

async function created<Out>(response: Response): Promise<Out> {
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Out;
}
