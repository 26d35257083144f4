import { describeContract } from '@salon/service-kit/testing/contract';
import { authTests } from './app.js';

describeContract(authTests, [
  'GET /.well-known/jwks.json',
  'GET /internal/sessions/:jti',
  'POST /api/admin/login',
  'POST /api/admin/login/recovery',
]);
