import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { endWith } from '@salon/service-kit/startup-error';
import { createApp } from './app';
import { createBlogLoaders } from './blog/loaders';
import { Posts } from './blog/posts';
import { createChangesSource, createSiteSource } from './blogService';
import { Config } from './config';
import { createRenderer } from './entry-server';
import { Metrics } from './metrics';
import { folderId } from './pages/folder';
import { createPublisher } from './publisher';

/** Less than the container engine's grace period, after which it kills the process. */
const SHUTDOWN_MS = 9_000;

const beside = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');

const config = await Promise.try(() => new Config(process.env)).catch(endWith);
const { BLOG_URL: blogUrl, PAGES_DIR: pagesDir } = config;
const posts = new Posts();
const render = createRenderer({
  template: await beside('template.html'),
  scripts: JSON.parse(await beside('scripts.json')),
  blog: createBlogLoaders(blogUrl, posts),
});

const drawings = fileURLToPath(new URL('drawings', import.meta.url));
// nginx reads the pages as another user, so the files must be readable for all.
process.umask(0o022);
const metrics = new Metrics();
const publisher = createPublisher({
  ask: createChangesSource(blogUrl, { renderer: randomUUID(), folder: await folderId(pagesDir) }),
  readEdition: createSiteSource(blogUrl),
  render,
  posts,
  pagesDir,
  build: (await beside('build-id')).trim(),
  blogUrl,
  drawn: drawings,
  metrics,
});
const app = createApp({ config, drawings, render, posts, publisher, metrics });
void publisher.start(app.log);
await app.listen({ host: config.HOST, port: config.PORT });
await metrics.listen(config.HOST, config.METRICS_PORT);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    publisher.stop();
    await app.close();
    process.exit(0);
  });
}
