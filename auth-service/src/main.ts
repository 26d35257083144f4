import 'reflect-metadata';
import { loadConfig } from './config.js';
import { createApp } from './configure-app.js';
import { migrate } from './database/migrate.js';
import { Metrics } from './metrics/metrics.js';
import { startMetricsServer } from './metrics/metrics-server.js';
import { endWith, StartupError } from './startup-error.js';

/** Shorter than the grace period an engine gives before it kills. */
const SHUTDOWN_MS = 9_000;

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  await migrate(config);
  const app = await createApp(config);
  await app.init();
  const { registry } = app.get(Metrics);
  await startMetricsServer(registry, config.HOST, config.METRICS_PORT).catch(cannotListen('METRICS_PORT'));
  await app.listen(config.PORT, config.HOST).catch(cannotListen('PORT'));

  // Nest closes the app on a signal and waits for open requests, but not for ever.
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => setTimeout(() => process.exit(1), SHUTDOWN_MS).unref());
  }
}

function cannotListen(variable: string) {
  return (error: Error): never => {
    throw new StartupError(`${variable}: cannot listen there (${error.message}).`);
  };
}

main().catch(endWith);
