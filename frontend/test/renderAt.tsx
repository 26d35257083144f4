import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { frameOf } from '../src/app/page-data';
import { editionZero } from '../src/content/edition-zero';
import { FrameProvider } from '../src/features/site/frame';
import { ToastProvider } from '../src/ui/Toast';
import { NOON } from './loaders';
import { render } from './render';

/** Renders a part of the site as on the page `path` of edition zero, with links that work. */
export function renderAt(element: ReactElement, path = '/') {
  const frame = frameOf({ content: editionZero, now: NOON });
  const page = (
    <FrameProvider frame={frame}>
      <ToastProvider>{element}</ToastProvider>
    </FrameProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  return { router, ...render(<RouterProvider router={router} />) };
}
