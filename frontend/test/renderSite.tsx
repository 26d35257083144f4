import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createRoutes } from '../site/routes';
import { testLoaders } from './loaders';
import { render } from './render';

/** Opens the site at `path`. */
export function renderSite(path: string, loaders = testLoaders()) {
  const router = createMemoryRouter(createRoutes(loaders), { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}
