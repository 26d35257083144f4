import { vitestConfig } from '@salon/service-kit/testing/vitest-config';

export default vitestConfig();
