import { until } from '@salon/service-kit/testing/until';
import { expect } from 'vitest';
import { PIECE_BYTES } from '../src/import/file-bytes.js';
import type { Import, ImportItem, ImportItems } from '../src/import/import.dto.js';
import type { TestApp } from './app.js';

export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

/** As it is stored. */
interface Item extends Omit<ImportItem, 'n'> {
  kind: string;
  outcome: string | null;
  post: string | null;
}

export const ALL = { drafts: true, pages: true, asDrafts: false, content: false, fetchPictures: false };
export const sizes = (files: SentFile[]) => files.map(({ name, bytes }) => ({ name, size: bytes.length }));

/** What an owner does to bring something over. */
export function importing(site: TestApp) {
  async function one(id: string): Promise<Import> {
    const all = (await (await site.send('GET', '/api/imports')).json()) as Import[];
    return all.find((each) => each.id === id) as Import;
  }

  const items = (id: string): Promise<Item[]> =>
    site.database.query(
      'SELECT kind, title, address, problems, outcome, post_id AS post FROM import_item WHERE import = $1 ORDER BY n',
      [id],
    );

  /** What the owner is told of, page by page. */
  async function told(id: string, only: 'problems' | 'missing'): Promise<ImportItem[]> {
    const all: ImportItem[] = [];
    for (let cursor: number | null = 0; cursor !== null; ) {
      const from = cursor > 0 ? `&cursor=${cursor}` : '';
      const page = (await (
        await site.send('GET', `/api/imports/${id}/items?only=${only}${from}`)
      ).json()) as ImportItems;
      all.push(...page.items);
      cursor = page.next;
    }
    return all;
  }

  const putPiece = (id: string, n: number, piece: number, { bytes }: SentFile) =>
    fetch(`${site.url}/api/imports/${id}/files/${n}/pieces/${piece}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${site.token}`, 'Content-Type': 'application/octet-stream' },
      body: new Uint8Array(bytes.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES)),
    });

  async function sendFile(id: string, n: number, sent: SentFile): Promise<void> {
    for (let piece = 0; piece * PIECE_BYTES < sent.bytes.length; piece++)
      expect((await putPiece(id, n, piece, sent)).status).toBe(204);
  }

  /** The import once it has left these states. */
  async function after(id: string, ...states: Import['state'][]): Promise<Import> {
    // Not by requests, which would take more of the machine than what is waited for.
    await until(async () => {
      const [{ state }] = await site.database.query('SELECT state FROM import WHERE id = $1', [id]);
      return !states.includes(state);
    });
    return one(id);
  }

  async function looked(...files: SentFile[]): Promise<Import> {
    const response = await site.send('POST', '/api/imports', { files: sizes(files) });
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as Import;
    for (const [n, sent] of files.entries()) await sendFile(id, n, sent);
    return after(id, 'receiving', 'looking');
  }

  async function bring(id: string, choices: object = {}): Promise<Import> {
    const response = await site.send('POST', `/api/imports/${id}/begin`, { ...ALL, ...choices });
    expect(response.status).toBe(200);
    return after(id, 'bringing');
  }

  return { one, items, told, putPiece, sendFile, after, looked, bring };
}
