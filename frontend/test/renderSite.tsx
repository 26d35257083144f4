import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { createRoutes } from '../site/routes';
import { testLoaders } from './loaders';
import { render } from './render';

/** Opens the site at `path`. */
export function renderSite(path: string, loaders = testLoaders()) {
  // Nothing is remembered of the document of another test.
  const first = { ...parsePath(path), key: `${performance.now()}` };
  const router = createMemoryRouter(createRoutes(loaders), { initialEntries: [first] });
  render(<RouterProvider router={router} />);
  return router;
}
