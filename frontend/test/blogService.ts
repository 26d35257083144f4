import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Changes } from '../renderer/blog/posts';
import type { Ask } from '../renderer/blogService';
import { allPosts } from './posts';

type ListedPost = Changes['posts'][number];

/** What the renderer gets of blog-service, in memory. */
export class BlogService {
  readonly posts = new Map<string, ListedPost>();
  /** The files of each picture, by its key. */
  readonly pictures: Record<string, string[]> = {};
  /** Of the edition. */
  readonly shownPictures: string[] = [];
  isDown = false;
  /** The paths that it can't answer. */
  readonly broken = new Set<string>();

  /** What a renderer last said to be done, and for how long it would have waited for a change. */
  said: string | undefined;
  waited = 0;
  /** Is called after the next answer. */
  afterwards?: () => void;

  readonly #server = createServer(({ url = '' }, response) => this.#serve(url, response));
  #history = 1;
  /** The ids of the posts that changed, in order; those of other changes are empty. */
  #changed: string[] = [];

  get position(): string {
    return `${this.#history}.${this.#changed.length}`;
  }

  put(...posts: ListedPost[]): void {
    for (const post of posts) this.posts.set(post._id, post);
    this.#changed.push(...posts.map(({ _id }) => _id));
  }

  takeBack(...ids: string[]): void {
    for (const id of ids) this.posts.delete(id);
    this.#changed.push(...ids);
  }

  /** A change of the edition. */
  change(): void {
    this.#changed.push('');
  }

  /** A backup is brought back: positions of before mean nothing. */
  restore(...posts: ListedPost[]): void {
    this.#history++;
    this.#changed = [];
    this.posts.clear();
    this.put(...posts);
  }

  readonly ask: Ask = async (after, done, wait) => {
    this.said = done;
    this.waited = this.isDown ? Infinity : wait;
    const answer = this.isDown ? undefined : this.#since(after);
    this.afterwards?.();
    this.afterwards = undefined;
    return answer;
  };

  async start(): Promise<string> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close().closeAllConnections();
  }

  #since(after = ''): Changes {
    const [history, count] = after.split('.');
    const isWhole = Number(history) !== this.#history;
    const ids = isWhole ? [...this.posts.keys()] : this.#changed.slice(Number(count)).filter(Boolean);
    const posts = [...new Set(ids)].flatMap((id) => this.posts.get(id) ?? []);
    const gone = ids.filter((id) => !this.posts.has(id));
    return allPosts(posts, { position: this.position, isWhole, gone, pictures: this.shownPictures });
  }

  #serve(path: string, response: ServerResponse): void {
    const [, key = ''] = /^\/(?:internal\/pictures|media)\/([^/]+)/.exec(path) ?? [];
    if (this.broken.has(path)) response.writeHead(500).end();
    else if (path.startsWith('/internal')) response.end(JSON.stringify(this.pictures[key] ?? []));
    else response.end(path);
  }
}
