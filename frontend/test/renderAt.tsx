import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ToastProvider } from '../shared/ui/Toast';
import { FrameProvider } from '../site/layout/frame';
import { type Frame, frameOf } from '../site/page-data/frame';
import { createRoutes } from '../site/routes';
import { editionOne } from './edition';
import { NOON, testLoaders } from './loaders';
import { render } from './render';

/** Opens the site at `path`. */
export function renderSite(path: string, loaders = testLoaders()) {
  const router = createMemoryRouter(createRoutes(loaders), { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

/** Renders a part of the site as on the page `path` of the first edition, with links that work. */
export function renderAt(element: ReactElement, path = '/', over: Partial<Frame> = {}) {
  const frame = { ...frameOf({ content: editionOne, now: NOON }), ...over };
  const page = (
    <FrameProvider frame={frame}>
      <ToastProvider>{element}</ToastProvider>
    </FrameProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  return { router, ...render(<RouterProvider router={router} />) };
}
