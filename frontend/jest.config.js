export default {
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: ['<rootDir>/{src,server,build}/**/*.spec.{ts,tsx}', '<rootDir>/test/**/*.test.{ts,tsx}'],
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
    '\\.(woff2|mp4)$': '<rootDir>/test/file.ts',
  },
  setupFiles: ['<rootDir>/test/site.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
};
