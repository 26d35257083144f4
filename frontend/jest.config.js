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

/** Specs without JSX that need a browser's objects all the same. */
const needPage = [
  'admin/editor/{PostSync,drafts,paste,text,figures/nodes}',
  'admin/history/compare',
  'admin/pictures/{PictureUploads,preparePicture}',
  'admin/site/{draft/DraftStore,preview/previewHtml}',
  'blog/postHtml',
  'visit/visit',
].map((path) => `**/src/features/${path}.spec.ts`);

export default {
  // Many tests wait half of their time, as the owner's typing does.
  maxWorkers: 2,
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.spec.tsx', '<rootDir>/test/*.test.tsx', ...needPage],
      setupFilesAfterEnv: ['<rootDir>/test/setup.ts', '<rootDir>/test/quietConsole.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,server,build}/**/*.spec.ts', ...needPage.map((spec) => `!${spec}`)],
      setupFilesAfterEnv: ['<rootDir>/test/quietConsole.ts'],
    },
  ],
};
