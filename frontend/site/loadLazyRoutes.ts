import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Hydration needs the code of the page's route. Without it the fallback would replace the page for a moment. */
export async function loadLazyRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
