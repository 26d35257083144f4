import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Vitest's configuration of a service: `unit` tests beside the sources, and `http` tests on a real Postgres that the
 * run starts.
 */
export function vitestConfig(): ViteUserConfig {
  const common = {
    setupFiles: [beside('./setup.js')],
    // While browser tests run too, a process can take seconds to start, and one test starts eight.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Loading Nest and TypeORM anew for each file takes longer than most files' tests.
    isolate: false,
  };
  return defineConfig({
    test: {
      // Tests that start a process mostly wait for it, so a second worker has time to run.
      maxWorkers: 2,
      projects: [
        { test: { ...common, name: 'unit', include: ['src/**/*.spec.ts'] } },
        {
          test: {
            ...common,
            name: 'http',
            include: ['test/**/*.test.ts'],
            globalSetup: beside('./global-setup.js'),
          },
        },
      ],
    },
  });
}
