import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // More workers than cores may run, because the tests spend most of their time waiting.
    maxWorkers: 6,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
