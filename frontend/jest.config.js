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
      testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}', '<rootDir>/test/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{server,build}/**/*.spec.ts'],
    },
  ],
};
