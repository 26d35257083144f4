import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { withGlobalStyles } from './styles.ts';

type Served = typeof import('../renderer/dev');

/** For `vite dev`: answers the requests for page data, previews and the manifest. They are rendered on request, as no renderer runs. */
export function devPages(root: string, blogUrl: string): Plugin {
  async function answer(server: ViteDevServer, request: IncomingMessage, response: ServerResponse) {
    // Loaded for each request, so that changed code takes effect at once.
    const { answerPage } = (await server.ssrLoadModule('/renderer/dev.ts')) as Served;
    const template = withGlobalStyles(await readFile(join(root, 'index.html'), 'utf8'));
    const { status, type, body } = await answerPage({
      url: request.url ?? '/',
      authorization: request.headers.authorization,
      template,
      blogUrl,
    });
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  }
  return {
    name: 'dev-pages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!/^\/(page-data\/|preview\/|(admin|manifest)\.webmanifest)/.test(request.url ?? ''))
          return next();
        answer(server, request, response).catch(next);
      });
    },
  };
}
