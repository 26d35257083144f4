import { defineConfig } from 'vitest/config';

// No test changes what another one reads, so the files share one load of the descriptions.
export default defineConfig({ test: { globals: true, isolate: false } });
