import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { devPages } from './build/dev-pages.ts';
import { pictureCache, root } from './build/paths.ts';
import { makePictures } from './build/pictures.ts';
import { readSite } from './build/site.ts';
import { documentStyles } from './build/styles.ts';
import { blogPhoto } from './src/content/blog.ts';

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
      if (id !== '\0virtual:pictures') return undefined;
      const { [blogPhoto.name]: blogKey } = await keys;
      // By itself, so that the blog's scripts carry one key and not all.
      return `export const blogKey = ${JSON.stringify(blogKey)};\nexport default ${JSON.stringify(await keys)};`;
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

/** In `vite dev` the admin area is a document of its own too. */
const adminDocument: Plugin = {
  name: 'admin-document',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (/^\/admin([/?]|$)/i.test(request.url ?? '')) request.url = '/admin.html';
      next();
    });
  },
};

// Few shared files compress better than many; the libraries change least, so they are a file of their own. The hero's
// video is another, which only a page that plays one loads; the drawer, what leads to other pages and what makes room for the
// reader come after the page.
const sharedChunks = [
  {
    name: 'libraries',
    test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|stylis|@emotion)[\\/]|src[\\/]app[\\/](loadReact|withoutStackTraces)/,
  },
  {
    name: 'site',
    test: /src[\\/](app(?![\\/](browser|layout[\\/]Drawer))|theme|ui(?![\\/](hero[\\/]video|giveWay|Accordion|picture[\\/]sitePicture))|features[\\/](booking|head|site|hours[\\/](localTime|notices|OpenLine)|questions|services[\\/]groupServices|visit[\\/](kept|VisitSlot|AddToVisit)\.))/,
  },
  { name: 'blog', test: /src[\\/]features[\\/]blog[\\/](PostCard|blogPicture)/ },
];

// `vite dev` stands in for the front door: it asks the services itself.
const { PORT = '5173', AUTH_URL = 'http://localhost:3001', BLOG_URL = 'http://localhost:3002' } = process.env;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), pictures(), documentStyles, adminDocument, devPages(root, BLOG_URL)],
  define: {
    __SITE__: JSON.stringify(readSite(process.env)),
    __RENDERER__: JSON.stringify(Boolean(isSsrBuild)),
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  server: {
    port: Number(PORT),
    strictPort: true,
    proxy: { '/api/admin': AUTH_URL, '/api': BLOG_URL, '/media': BLOG_URL },
  },
  build: {
    target: 'baseline-widely-available',
    manifest: !isSsrBuild,
    // Fonts and films stay files of their own: cached, preloaded, and allowed by the content security policy.
    assetsInlineLimit: 0,
    // Rendered pages name their scripts themselves; a list of them in the entry would weigh on every visitor.
    modulePreload: false,
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: { codeSplitting: { groups: sharedChunks } },
        // Emotion's withTheme, which nobody uses, would bring them along.
        treeshake: {
          moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
        },
      },
    }),
  },
  // The renderer's bundle carries all it needs, so that nothing is installed beside it.
  ssr: { noExternal: command === 'build' ? true : [] },
}));
