import { fileURLToPath } from 'node:url';

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Jest's configuration of a service: `unit` beside the sources, `http` on a real Postgres that the run starts. */
export function jestConfig() {
  const common = {
    testEnvironment: 'node',
    extensionsToTreatAsEsm: ['.ts'],
    moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
    transform: {
      '\\.ts$': [
        '@swc/jest',
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', decorators: true },
            transform: { legacyDecorator: true, decoratorMetadata: true },
          },
          module: { type: 'es6' },
        },
      ],
    },
    setupFilesAfterEnv: [beside('./setup.js')],
  };
  return {
    projects: [
      { ...common, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
      {
        ...common,
        displayName: 'http',
        testMatch: ['<rootDir>/test/**/*.test.ts'],
        globalSetup: beside('./global-setup.js'),
        globalTeardown: beside('./global-teardown.js'),
      },
    ],
    // Beside browsers a process can take seconds to start, and one test starts eight.
    testTimeout: 60_000,
    // A test of a process mostly waits for it.
    maxWorkers: 2,
  };
}
