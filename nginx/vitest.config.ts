import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: './test/support/check-machine.js',
    // The tests mostly wait for time to pass.
    maxWorkers: 6,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
