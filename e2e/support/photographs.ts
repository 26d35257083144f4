import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect } from '@playwright/test';

const folders = {
  /** Made for the tests. */
  tests: new URL('../../blog-service/test/pictures/', import.meta.url),
  /** The site's own. */
  site: new URL('../../frontend/photos/', import.meta.url),
};

const TYPES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', heic: 'image/heic' };

/** A photograph as the admin sends it. */
export function photographUrl(name: string, folder: keyof typeof folders = 'tests'): string {
  const bytes = readFileSync(new URL(name, folders[folder]));
  return `data:${TYPES[name.split('.').at(-1) ?? '']};base64,${bytes.toString('base64')}`;
}

/** Stores a photograph by itself, and answers its address. */
export async function storePhotograph(
  request: APIRequestContext,
  bearer: string,
  image: string,
): Promise<string> {
  const answer = await request.post('/api/pictures', {
    headers: { Authorization: `Bearer ${bearer}` },
    data: { image },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).image;
}
