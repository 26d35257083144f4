const shared = {
  // Beside the packages, as `make test` has another folder for what is temporary.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          // Node imports JSON only with its attribute.
          experimental: { keepImportAttributes: true },
        },
      },
    ],
  },
  moduleNameMapper: {
    '^@salon/(content|service-kit)/(.*)$': '<rootDir>/../$1/src/$2.ts',
    // What brings in old posts, for the editor's test of them.
    '^(\\.\\.?/(?:posts/text/)?(?:html|settle|startup-error|wordpress-text))\\.js$': '$1.ts',
    // Content has the editor's libraries too; two copies of one don't work together.
    '^@tiptap/(core|extension-list|starter-kit)$': '<rootDir>/node_modules/@tiptap/$1/dist/index.js',
    '^@tiptap/pm/(.*)$': '<rootDir>/node_modules/@tiptap/pm/dist/$1/index.js',
    '^virtual:pictures$': '<rootDir>/test/pictures.ts',
    '^virtual:drawing/.*$': '<rootDir>/test/drawing.ts',
    '\\.(woff2|mp4|svg)$': '<rootDir>/test/file.ts',
    // Zod's messages in fifty languages, which nothing here shows, are a third of what it loads for each test.
    '^\\.\\./locales/index\\.js$': '<rootDir>/node_modules/zod/v4/locales/en.js',
  },
  setupFiles: ['<rootDir>/test/site.ts'],
};

// Not Vitest, as in the services: with jsdom it is not faster, and lazily loaded parts of a page arrive after `act` there.
export default {
  // Two workers: many tests spend half of their time waiting, for example while they type like the owner.
  maxWorkers: 2,
  // On a busy machine all pages take longer to render and to compress than the default of five seconds.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jest-fixed-jsdom',
      // Tests that need a browser's objects are named .tsx, whether or not they contain JSX.
      testMatch: ['<rootDir>/{shared,site,admin,renderer}/**/*.spec.tsx', '<rootDir>/test/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/test/setup.ts', '<rootDir>/test/quietConsole.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{shared,site,admin,renderer,build}/**/*.spec.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/quietConsole.ts'],
    },
  ],
};
