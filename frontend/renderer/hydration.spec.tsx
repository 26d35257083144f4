import { CacheProvider } from '@emotion/react';
import { jest } from '@jest/globals';
import type { SiteContent } from '@salon/content/description';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { HYDRATION_ID, ROOT_ID } from '../shared/document';
import { createStyleCache } from '../shared/theme/styleCache';
import { blogLoaders } from '../site/blog/loaders';
import { createRoutes, loadLazyRoutes } from '../site/routes';
import { setClock } from '../test/clock';
import { edited, testLoaders } from '../test/loaders';
import { createRenderer } from './entry-server';

// The server has rendered a page, and a browser hydrates it at the same moment or later.

const template = `<!--head--><div id="${ROOT_ID}"></div>`;
const render = createRenderer({ template, scripts: {}, blog: blogLoaders });

let root: Root | undefined;
let surprises: unknown[];

beforeEach(() => {
  surprises = [];
  globalThis.__RENDERER__ = false;
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
  jest.useRealTimers();
  expect(surprises).toEqual([]);
});

const content = edited(({ notices, offers }: SiteContent) => {
  notices.push({ id: 'a', text: 'Closed from noon', from: '2026-11-22T08:00', until: '2026-11-22T20:00' });
  for (const offer of offers.packages.slice(0, 1)) offer.until = '2026-11-22';
});

async function html(path: string, now: string): Promise<string> {
  globalThis.__RENDERER__ = true;
  const page = await render(new Request(`http://site${path}`), content, new Date(`${now}+05:30`));
  globalThis.__RENDERER__ = false;
  if (page instanceof Response) throw new Error(`${path} leads elsewhere.`);
  return page.html;
}

async function open(path: string, rendered: string, read: string) {
  document.body.innerHTML = await html(path, rendered);
  setClock(read);
  const hydration = document.getElementById(HYDRATION_ID)?.textContent;
  const routes = createRoutes(testLoaders());
  await loadLazyRoutes(routes, path);
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: JSON.parse(hydration ?? ''),
  });
  const element = document.getElementById(ROOT_ID);
  if (!element) throw new Error('The page has no root element.');
  await act(async () => {
    root = hydrateRoot(
      element,
      <CacheProvider value={createStyleCache()}>
        <RouterProvider router={router} />
      </CacheProvider>,
      { onRecoverableError: (error) => surprises.push(error) },
    );
  });
}

// That every page is taken over as it is: e2e/tests/pages.spec.ts, where a mismatch is an error in the console.
it('a page that the server has rendered is kept until a notice or an offer was over does without it', async () => {
  await open('/about', '2026-11-22T19:59', '2026-11-22T20:00');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Notice' })).not.toBeInTheDocument());
  act(() => root?.unmount());
  await open('/offers', '2026-11-22T23:59', '2026-11-23T00:00');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Wax Works' })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Seven packages' })).toBeInTheDocument();
});

it('the HTML of a page stays the same to the byte until the clock changes what it says', async () => {
  expect(await html('/', '2026-11-22T10:00')).toBe(await html('/', '2026-11-22T19:59'));
  expect(await html('/', '2026-11-22T20:00')).not.toBe(await html('/', '2026-11-22T19:59'));
});
