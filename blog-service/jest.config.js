import { jestConfig } from '@salon/service-kit/testing/jest-config';

const config = jestConfig();
// Pictures are encoded by the built program.
for (const { moduleNameMapper } of config.projects) {
  moduleNameMapper['encode-process-path\\.js$'] = '<rootDir>/test/encode-process-path.ts';
}

export default config;
