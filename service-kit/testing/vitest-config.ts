import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Vitest's configuration of a service: `unit` beside the sources, `http` on a real Postgres that the run starts. */
export function vitestConfig(): ViteUserConfig {
  const common = {
    setupFiles: [beside('./setup.js')],
    // Beside browsers a process can take seconds to start, and one test starts eight.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Loading Nest and TypeORM anew for each file takes longer than most files' tests.
    isolate: false,
  };
  return defineConfig({
    test: {
      // A test of a process mostly waits for it.
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
