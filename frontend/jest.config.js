const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  moduleNameMapper: {
    '^virtual:pictures$': '<rootDir>/test/pictures.ts',
    '\\.(woff2|mp4|svg)$': '<rootDir>/test/file.ts',
  },
  setupFiles: ['<rootDir>/test/site.ts'],
};

export default {
  // Many tests wait half of their time, as the owner's typing does.
  maxWorkers: 2,
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jest-fixed-jsdom',
      // Named .tsx whether or not there is JSX in it: what needs a browser's objects.
      testMatch: ['<rootDir>/src/**/*.spec.tsx', '<rootDir>/test/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/test/setup.ts', '<rootDir>/test/quietConsole.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,server,build}/**/*.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/quietConsole.ts'],
    },
  ],
};
