import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ToastProvider } from '../src/ui/Toast';
import { render } from './render';

/** Renders a part of the site as it stands at `path`, with links that work. */
export function renderAt(element: ReactElement, path = '/') {
  const router = createMemoryRouter([{ path: '*', element: <ToastProvider>{element}</ToastProvider> }], {
    initialEntries: [path],
  });
  return { router, ...render(<RouterProvider router={router} />) };
}
