import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // More workers than cores may run, because the tests spend most of their time waiting.
    maxWorkers: 6,
    // Each file has servers of its own, and nothing else that another could change.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
