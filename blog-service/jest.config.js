import { jestConfig } from '@salon/service-kit/testing/jest-config';

export default jestConfig();
