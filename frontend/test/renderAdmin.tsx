import { act } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { adminRoutes, otherDocument } from '../admin/routes';
import { ToastProvider } from '../shared/ui/Toast';
import { type Handlers, serve } from './adminServer';
import { render } from './render';

/** Opens the admin area at `path`, with a home page and the blog beside it. `calls` is what it asks the server. */
export async function openAdmin(path: string, handlers: Handlers = {}) {
  const calls = serve(handlers);
  const router = createMemoryRouter(
    [
      {
        element: (
          <ToastProvider>
            <Outlet />
          </ToastProvider>
        ),
        hydrateFallbackElement: <p>Loading</p>,
        children: [
          { path: '/', element: <h1>Home</h1> },
          ...adminRoutes,
          otherDocument(new URL(path, 'http://localhost').href),
        ],
      },
    ],
    { initialEntries: [path] },
  );
  await act(async () => render(<RouterProvider router={router} />));
  return { calls, router, at: () => router.state.location.pathname };
}
