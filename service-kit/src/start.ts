import { createApp } from './app.js';
import { Metrics } from './metrics.js';
import { migrate } from './migrate.js';
import { showApi } from './openapi.js';
import type { ServiceDefinition } from './service.js';
import { endWith, StartupError } from './startup-error.js';

/** Runs the service until a signal ends it. An error during the start is printed and ends the process. */
export async function start(service: ServiceDefinition): Promise<void> {
  try {
    const config = new service.config(process.env);
    await migrate(service, config);
    const app = await createApp(service, config);
    if (process.env.NODE_ENV === 'development') showApi(app, service);
    await app.init();
    const { HOST, PORT, METRICS_PORT } = config;
    await app.get(Metrics).listen(HOST, METRICS_PORT).catch(cannotListen('METRICS_PORT'));
    await app.listen(PORT, HOST).catch(cannotListen('PORT'));
  } catch (error) {
    endWith(error);
  }
}

function cannotListen(variable: string) {
  return (error: Error): never => {
    throw new StartupError(`${variable}: cannot listen there (${error.message}).`);
  };
}
