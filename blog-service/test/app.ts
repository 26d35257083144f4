import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { firstEdition } from '@salon/content/first-edition';
import { TestService } from '@salon/service-kit/testing/app';
import { DataSource } from 'typeorm';
import type { Config } from '../src/config.js';
import type { StoredPicture } from '../src/pictures/picture.dto.js';
import { blogService } from '../src/service.js';
import { AuthDouble, sign } from './auth-double.js';

export const PUBLIC_URL = 'https://salon.example';
export const SALON_NAME = 'Kadali & Co';

type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Response>;

export interface TestApp {
  app: NestFastifyApplication;
  auth: AuthDouble;
  database: DataSource;
  url: string;
  /** The administrator's token. */
  token: string;
  /** Sends a JSON request as the administrator. */
  send: Send;
  /** The same, with a path relative to /api/blogs. */
  admin: Send;
  /** Sends a GET as a visitor. The path is relative to the service's root. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** The status of a GET as the owner's browser sends it for a picture. */
  ownerSees(path: string): Promise<number>;
  /** Uploads a picture by itself, without a post. */
  upload(picture: Uint8Array, type?: string): Promise<Response>;
  /** The same, of a picture that must be accepted. */
  store(picture: Uint8Array): Promise<StoredPicture>;
  /** Creates a post from the sample with these changes. */
  create(changes?: object): Promise<PostOut>;
  stop(): Promise<void>;
}

export interface SummaryOut {
  _id: string;
  title: string;
  excerpt: string;
  author: string;
  category: string | null;
  image: string | null;
  focus: { x: number; y: number } | null;
  date: string;
}

/** A post as the administrator gets it. */
export interface PostOut extends SummaryOut {
  content: string;
  imageAlt: string | null;
  updated: string;
  state: string;
  binned: string | null;
  changes: (Pick<PostOut, 'title' | 'content' | 'image'> & { saved: string }) | null;
}

/** A post as visitors get it. */
export function forVisitors({ state, binned, changes, ...post }: PostOut) {
  return post;
}

/** Only edition 0, which the site came with, and no draft. */
export async function beginEditions({ database }: TestApp): Promise<void> {
  await database.query('TRUNCATE site_edition, site_draft, site_set_aside');
  await database.query(
    `INSERT INTO site_edition (edition, summary, content, picture_keys, public_pictures) VALUES (0, $1, $2, '{}', '{}')`,
    [['What the site came with'], JSON.stringify(firstEdition())],
  );
}

export const SAMPLE = {
  title: 'Monsoon frizz care',
  content: '<p>Humidity lifts the cuticle; a leave-in cream keeps it flat.</p>',
  category: 'Hair Care',
};

/** The real service. There is no auth-service at this address; a test that needs one sets AUTH_URL. */
export const blogTests = new TestService<Config>(blogService, {
  AUTH_URL: 'http://127.0.0.1:1',
  PUBLIC_URL,
  SALON_NAME,
});

/** Starts the real application on a free port, with a database and an auth-service of its own. */
export async function startApp(): Promise<TestApp> {
  const auth = new AuthDouble();
  await auth.start();
  const { app, url } = await blogTests.start({ AUTH_URL: auth.url });
  const token = await sign(auth.key);
  const Cookie = `media=${await sign(auth.key, { aud: 'salon-media' })}`;

  const send: Send = (method, path, body, headers = {}) =>
    fetch(url + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const admin: Send = (method, path, ...sent) => send(method, `/api/blogs${path}`, ...sent);
  const upload: TestApp['upload'] = (picture, type = 'image/jpeg') =>
    fetch(`${url}/api/pictures`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': type },
      body: new Uint8Array(picture),
    });
  return {
    app,
    auth,
    database: app.get(DataSource),
    url,
    token,
    send,
    admin,
    upload,
    async store(picture) {
      const response = await upload(picture);
      if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
      return (await response.json()) as StoredPicture;
    },
    get: (path, headers = {}) => fetch(url + path, { headers }),
    ownerSees: async (path) => (await fetch(url + path, { headers: { Cookie } })).status,
    async create(changes = {}) {
      const response = await admin('POST', '', { ...SAMPLE, ...changes });
      if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
      return (await response.json()) as PostOut;
    },
    async stop() {
      await app.close();
      await auth.stop();
    },
  };
}
