import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ToastProvider } from '../shared/ui/Toast';
import { FrameProvider } from '../site/layout/frame';
import { frameOf } from '../site/page-data';
import { editionOne } from './edition';
import { NOON } from './loaders';
import { render } from './render';

/** Renders a part of the site as on the page `path` of the first edition, with links that work. */
export function renderAt(element: ReactElement, path = '/') {
  const frame = frameOf({ content: editionOne, now: NOON });
  const page = (
    <FrameProvider frame={frame}>
      <ToastProvider>{element}</ToastProvider>
    </FrameProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  return { router, ...render(<RouterProvider router={router} />) };
}
