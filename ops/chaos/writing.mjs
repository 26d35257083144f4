import { setTimeout as pause } from 'node:timers/promises';
import { anotherFile } from '../bench/pictures.mjs';
import { door } from '../bench/stack.mjs';

const SAVES = 40;
const SAVE_EVERY_MS = 100;
/** Times at which an upload is being sent, read, encoded or stored, on a fast machine or on a slow one. */
const KILL_UPLOAD_AFTER_MS = [50, 700, 2_000];
const SCHEDULED = 5;
const MINUTE_MS = 60_000;
const TRIES = 240;
const RETRY_MS = 250;

/** Writes as the editor does: saves a draft over and over, then publishes it. A part is killed once during each. */
export function writtenAndKilled(name, part) {
  return {
    name: `kill -9 ${name} amid autosaves and a publish`,
    async cause(site, row, ledger) {
      const owner = new Owner(ledger.session, row);
      const title = `Typed while ${name} died`;
      let { post, etag } = await owner.ask('POST', '', textOf(title, 0, 'draft'), {
        'Idempotency-Key': `chaos-${part}`,
      });
      for (let save = 1; save <= SAVES; save++) {
        if (save === SAVES / 2) void site.kill(part);
        ({ post, etag } = await owner.ask('PUT', `/${post._id}`, textOf(title, save, 'draft'), {
          'If-Match': etag,
        }));
        const saved = await owner.ask('GET', `/${post._id}`);
        if (saved.post.content !== textOf(title, save).content) row.complaints.add('a saved text was lost');
        await pause(SAVE_EVERY_MS);
      }
      const publishing = owner.ask('PUT', `/${post._id}`, textOf(title, SAVES, 'published'));
      await site.kill(part);
      const published = await publishing;
      await owner.expectOnce(title, published.post._id);
    },
  };
}

/**
 * Puts photographs into a text, as the editor does, while a part is killed during each upload. A saved text must stay, and a
 * repeated upload must end with every file of the picture. The site doesn't encode a file again that it has stored, so each
 * fault numbers its files from another `firstNumber`.
 */
export function uploadedAndKilled(name, part, photo, firstNumber) {
  return {
    name: `kill -9 ${name} amid uploads into a text`,
    async cause(site, row, ledger) {
      const owner = new Owner(ledger.session, row);
      const title = `Photographs while ${name} died`;
      let text = { title, content: '<p>As it was before any photograph.</p>', state: 'draft' };
      let { post, etag } = await owner.ask('POST', '', text, { 'Idempotency-Key': `chaos-upload-${part}` });
      const images = [];
      for (const [number, after] of KILL_UPLOAD_AFTER_MS.entries()) {
        const uploading = owner.upload(anotherFile(photo, firstNumber + number));
        await pause(after);
        await site.kill(part);
        const saved = await owner.ask('GET', `/${post._id}`);
        if (saved.post.content !== post.content) row.complaints.add('a saved text was lost');
        const image = await uploading;
        await owner.expectWhole(image);
        images.push(image);
        text = { ...text, content: `${text.content}<figure><img src="${image}" alt="A look" /></figure>` };
        ({ post, etag } = await owner.ask('PUT', `/${post._id}`, text, { 'If-Match': etag }));
      }
      const published = await owner.ask('PUT', `/${post._id}`, { ...text, state: 'published' });
      await owner.expectOnce(title, published.post._id);
      for (const image of images) {
        await owner.expectWhole(image);
        if (!published.post.content.includes(image)) row.complaints.add('a picture of the text was lost');
      }
    },
  };
}

/** Posts scheduled for one moment, at which a part is killed. In the end each must be public exactly once. */
export function scheduledAndKilled(name, part) {
  return {
    name: `kill -9 ${name} at the minute of scheduled posts`,
    async cause(site, row, ledger) {
      const owner = new Owner(ledger.session, row);
      const date = new Date(Math.ceil((Date.now() + 4_000) / MINUTE_MS) * MINUTE_MS).toISOString();
      const titles = Array.from(
        { length: SCHEDULED },
        (_, number) => `Scheduled before ${name} died, ${number}`,
      );
      const posts = [];
      for (const title of titles) {
        posts.push((await owner.ask('POST', '', { ...textOf(title, 0, 'scheduled'), date })).post);
      }
      const early = await owner.find(titles[0]);
      if (early.length > 0 && Date.now() < Date.parse(date)) row.complaints.add('a post was there too early');
      await pause(Date.parse(date) - Date.now());
      await site.kill(part);
      for (const [index, title] of titles.entries()) await owner.expectOnce(title, posts[index]._id);
    },
  };
}

const PICTURE_FILES = [
  'preview.jpg',
  ...[320, 480, 640, 960, 1440].flatMap((width) => ['avif', 'webp', 'jpg'].map((kind) => `${width}.${kind}`)),
];

const textOf = (title, number, state) => ({
  title,
  content: `<p>As it was at save number ${number}.</p>`,
  state,
});

/** Writes over the API as the editor does. */
export class Owner {
  constructor({ token, cookie }, row) {
    this.token = token;
    this.cookie = cookie;
    this.row = row;
  }

  async ask(method, path, body, headers = {}) {
    const { text, etag } = await this.send(method, `/api/blogs${path}`, body, headers);
    return { post: JSON.parse(text), etag };
  }

  /** Stores a JPEG, given as a data URL, by itself, and returns its address. */
  async upload(dataUrl) {
    const jpeg = Buffer.from(dataUrl.replace(/^.*,/, ''), 'base64');
    const { text } = await this.send('POST', '/api/pictures', jpeg, { 'Content-Type': 'image/jpeg' });
    return JSON.parse(text).image;
  }

  /** Repeats a request until there is an answer, as the editor does. Repeating these requests has no further effect. */
  async send(method, path, body, headers = {}) {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const answer = await fetch(`${door}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${this.token}`,
          ...(body && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: Buffer.isBuffer(body) ? body : body && JSON.stringify(body),
      }).then(
        async (response) => ({
          status: response.status,
          etag: response.headers.get('ETag'),
          text: await response.text(),
        }),
        () => undefined,
      );
      if (answer && answer.status < 300) return answer;
      if (answer && answer.status < 500 && answer.status !== 429) {
        throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
      }
      await pause(RETRY_MS);
    }
    throw new Error(`${method} ${path} was refused for a minute`);
  }

  /** The ids of the public posts with a title. */
  async find(title) {
    const search = new URLSearchParams({ q: title, limit: '100' });
    const response = await fetch(`${door}/api/blogs?${search}`).catch(() => undefined);
    if (!response?.ok) return [];
    const posts = await response.json();
    return posts.filter((post) => post.title === title).map(({ _id }) => _id);
  }

  /** Checks that every file of a stored picture can be read. */
  async expectWhole(image) {
    for (const name of PICTURE_FILES) {
      const path = image.replace('960.jpg', name);
      const { text } = await this.send('GET', path, undefined, { Cookie: this.cookie });
      if (text.length === 0) this.row.complaints.add('a picture was stored in part');
    }
  }

  async expectOnce(title, id) {
    let found = [];
    // What is due is published at each full minute.
    for (let attempt = 0; attempt < 2 * TRIES && found.length === 0; attempt++) {
      found = await this.find(title);
      if (found.length === 0) await pause(RETRY_MS);
    }
    if (found.length === 0) this.row.lost++;
    if (found.length > 1) this.row.tooMany++;
    if (found.length === 1 && found[0] !== id) this.row.complaints.add('a post has another address');
  }
}
