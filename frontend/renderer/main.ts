import { readFile } from 'node:fs/promises';
import { createBlogApi } from '../site/blog/api';
import { createApp } from './app';
import { type Config, readConfig } from './config';
import { createSiteSource } from './editions';
import { createRenderer } from './entry-server';
import { createMetrics } from './metrics';
import { PagesFolder } from './pages/folder';
import { createPublisher } from './publisher';

/** Less than the container engine's grace period, after which it kills the process. */
const SHUTDOWN_MS = 9_000;
const BLOG_TIMEOUT_MS = 3_000;

const beside = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const config = configOrExit();
const render = createRenderer({
  template: await beside('template.html'),
  scripts: JSON.parse(await beside('scripts.json')),
  api: createBlogApi({
    origin: config.blogUrl,
    options: (page) => ({
      headers: { 'X-Request-Id': page?.headers.get('X-Request-Id') ?? '' },
      signal: AbortSignal.timeout(BLOG_TIMEOUT_MS),
    }),
  }),
});

// nginx reads the pages as another user, so the files must be readable for all.
process.umask(0o022);
const metrics = createMetrics();
const { pagesDir } = config;
const publisher = createPublisher({
  ask: createSiteSource(config.blogUrl),
  render,
  pages: pagesDir ? new PagesFolder(pagesDir, (await beside('build-id')).trim()) : undefined,
  metrics,
});
const app = createApp({ config, render, publisher, metrics });
publisher.start(app.log);
await app.listen({ host: config.host, port: config.port });
await metrics.server.listen({ host: config.host, port: config.metricsPort });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    publisher.stop();
    await Promise.all([app.close(), metrics.server.close()]);
    process.exit(0);
  });
}
