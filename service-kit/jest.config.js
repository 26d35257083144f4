import { jestConfig } from './dist/testing/jest-config.js';

export default jestConfig();
