import { describeContract } from '@salon/service-kit/testing/contract';
import { authTests } from './app.js';

describeContract({
  tested: authTests,
  publicRoutes: [
    'GET /.well-known/jwks.json',
    'GET /internal/sessions/:jti',
    'POST /api/admin/login',
    'POST /api/admin/login/recovery',
  ],
  guardedRoutes: [
    'GET /api/admin/session',
    'POST /api/admin/logout',
    'POST /api/admin/password',
    'POST /api/admin/recovery-code',
  ],
});
