import { vitestConfig } from './dist/testing/vitest-config.js';

export default vitestConfig();
