import { door, savePost } from '../bench/stack.mjs';

/**
 * Records every post that was sent and its answer. Each has a title of its own, so at the end the stored posts show
 * which of them are lost, stored twice, or stored although they must not be.
 */
export class Ledger {
  /** @type {Map<string, { row: object, answer: 'stored' | 'unknown' | 'never' }>} */
  #titles = new Map();
  #number = 0;
  /** @param {{ token: string, cookie: string }} session of the owner */
  constructor(session) {
    this.session = session;
    this.token = session.token;
  }

  /**
   * A title that was not used before. `never`: a post that must not be stored, because it is incomplete or must be refused.
   * @param {'unknown' | 'never'} answer
   */
  title(row, answer = 'unknown') {
    const title = `Written under load, number ${++this.#number}`;
    this.#titles.set(title, { row, answer });
    return title;
  }

  /**
   * Sends a post. Returns the status, or 0 when no answer came. A service that is killed may have stored what nginx answers with 503,
   * so each has a key, as the editor's have: sent again, it is the same post.
   */
  async send(title, image) {
    const post = { title, content: '<p>A line or two about what was done in the salon today.</p>', image };
    const status = await savePost(this.token, post, undefined, {
      'Idempotency-Key': title.replaceAll(' ', '-'),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    if (status === 201) this.#titles.get(title).answer = 'stored';
    return status;
  }

  /** Compares the record with the stored posts, and counts the differences into each row. */
  async settle() {
    const stored = new Map();
    let url = '/api/blogs?limit=100';
    while (url) {
      const page = await fetch(door + url, { headers: { Authorization: `Bearer ${this.token}` } });
      for (const { title } of await page.json()) stored.set(title, (stored.get(title) ?? 0) + 1);
      url = /<([^>]+)>; rel="next"/.exec(page.headers.get('Link') ?? '')?.[1];
    }
    for (const [title, { row, answer }] of this.#titles) {
      const copies = stored.get(title) ?? 0;
      if (answer === 'stored' && copies === 0) row.lost++;
      if (copies > 1 || (answer === 'never' && copies > 0)) row.tooMany++;
    }
  }
}
