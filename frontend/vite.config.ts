import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { devPages } from './build/dev-pages.ts';
import { drawingKeys } from './build/drawings.ts';
import { drawings, pictureCache, root } from './build/paths.ts';
import { makePictures } from './build/pictures.ts';
import { readSite } from './build/site.ts';
import { documentStyles } from './build/styles.ts';

/** Provides the keys of pictures and drawings, those of single drawings too, and in `vite dev` the files themselves. */
function pictures(): Plugin {
  let keys: Promise<Record<string, string>>;
  return {
    name: 'pictures',
    buildStart() {
      keys = makePictures();
    },
    resolveId: (id) => (/^virtual:(pictures$|drawing\/)/.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, kind, name] = /^\0virtual:(pictures|drawing)\/?(.*)$/.exec(id) ?? [];
      if (!kind) return undefined;
      const drawn = await drawingKeys();
      // A script that shows one drawing contains one key and not all.
      if (name) return `export default ${JSON.stringify(drawn[name])};`;
      return `export const photoKeys = ${JSON.stringify(await keys)};\nexport const drawingKeys = ${JSON.stringify(drawn)};`;
    },
    configureServer(server) {
      server.middlewares.use('/assets/drawings', (request, response, next) => {
        // Images have the first palette here: only the renderer writes them in another.
        const [, name] =
          /^\/(?:[a-z0-9-]{13,22}\/)?([a-z-]+)-[0-9a-f]{8}-\d+x\d+\.svg$/.exec(request.url ?? '') ?? [];
        if (!name) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        createReadStream(join(drawings, `${name}.svg`))
          .on('error', next)
          .pipe(response);
      });
      server.middlewares.use('/assets/pictures', (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (!/^\/[\w-]+\/\w+\.(avif|webp|jpg)$/.test(path)) return next();
        createReadStream(join(pictureCache, path)).on('error', next).pipe(response);
      });
    },
  };
}

/** Vite wraps each dynamic import, to load its style sheets first. There are none: styles are in the scripts. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

/** In `vite dev` the admin area is a separate document too. */
const adminDocument: Plugin = {
  name: 'admin-document',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      // Its scripts have a dot in their address.
      if (/^\/admin(\/[^.?]*)?(\?|$)/i.test(request.url ?? '')) request.url = '/admin.html';
      next();
    });
  },
};

// A few shared files compress better than many. The libraries change least, so they are a file of their own. Each group takes
// along all that its modules import: `site` has the entry and the frame of every page. What is loaded after it is a
// dynamic import, and so a file of its own. Grouping by how many pages share a module makes pages heavier.
const sharedChunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: /\/(node_modules\/|site\/loadReact)/, tags: ['$initial'] },
  { name: 'site', test: /\/(site|admin)\/entry\.tsx$/ },
  // What most pages have, or home, loaded after the frame around them.
  {
    name: 'parts',
    test: /\/(site\/(blog\/loaders|booking\/BookingBlock|head\/PageHead|layout\/(Dock|Footer)|people\/People|questions\/Questions|ui\/SectionHeading)|shared\/(notCounted|post\/types|ui\/(Message|Section|Spinner|groupBy|picture\/Picture))|content\/src\/hours\/texts)\.tsx?$/,
  },
];

// `vite dev` replaces nginx: it forwards requests to the services itself.
const { PORT = '5173', AUTH_URL = 'http://localhost:3001', BLOG_URL = 'http://localhost:3002' } = process.env;

const site = readSite(process.env);

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [plainImports, react(), pictures(), documentStyles, adminDocument, devPages(root, BLOG_URL)],
  define: {
    __SITE__: JSON.stringify(site),
    // Each value by itself too: a script then contains those that it names.
    ...Object.fromEntries(
      Object.entries(site).map(([key, value]) => [`__SITE__.${key}`, JSON.stringify(value)]),
    ),
    __RENDERER__: JSON.stringify(Boolean(isSsrBuild)),
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  resolve: {
    alias: [
      { find: /^@salon\/(content|service-kit)\/(.*)$/, replacement: `${join(root, '..')}/$1/src/$2.ts` },
    ],
    // Content has the editor's libraries too; two copies of one don't work together. The image of the build has no others of these.
    dedupe: [
      'pino',
      'prom-client',
      'zod',
      '@tiptap/core',
      '@tiptap/extension-list',
      '@tiptap/pm',
      '@tiptap/starter-kit',
    ],
  },
  server: {
    fs: { allow: ['..'] },
    port: Number(PORT),
    strictPort: true,
    proxy: { '/api/admin': AUTH_URL, '/api': BLOG_URL, '/media': BLOG_URL },
  },
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    // Fonts and films stay separate files: cached, preloaded, and allowed by the content security policy.
    assetsInlineLimit: 0,
    // Rendered pages name their scripts themselves; with a list of them, the entry would be larger for every visitor.
    modulePreload: false,
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: { codeSplitting: { groups: sharedChunks } },
        // Emotion's withTheme imports these. It is not used, but without this setting they would be bundled.
        treeshake: {
          moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
        },
      },
    }),
  },
  // The renderer's bundle contains all its dependencies, so that nothing is installed beside it.
  ssr: { noExternal: command === 'build' ? true : [] },
}));
