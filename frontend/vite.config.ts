import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pictureCache } from './build/paths.ts';
import { makePictures } from './build/pictures.ts';
import { readSite } from './build/site.ts';

/** Gives the site its picture keys, and `vite dev` the pictures themselves. */
function pictures(): Plugin {
  let keys: Promise<Record<string, string>>;
  return {
    name: 'pictures',
    buildStart() {
      keys = makePictures();
    },
    resolveId: (id) => (id === 'virtual:pictures' ? `\0${id}` : undefined),
    async load(id) {
      return id === '\0virtual:pictures' ? `export default ${JSON.stringify(await keys)}` : undefined;
    },
    configureServer(server) {
      server.middlewares.use('/assets/pictures', (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (!/^\/[\w-]+\/\w+\.(avif|webp|jpg)$/.test(path)) return next();
        createReadStream(join(pictureCache, path)).on('error', next).pipe(response);
      });
    },
  };
}

const backend = process.env.DEV_BACKEND ?? 'http://localhost:8080';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), pictures()],
  define: {
    __SITE__: JSON.stringify(readSite(process.env)),
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  server: { proxy: { '/api': backend, '/media': backend } },
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    // Fonts and films stay files of their own: cached, preloaded, and allowed by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // The renderer's bundle carries React and the site; only its server libraries are installed beside it.
  ssr: { noExternal: true, external: ['fastify', 'prom-client'] },
}));
