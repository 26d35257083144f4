import { describeContract } from '@salon/service-kit/testing/contract';
import { authTests, PASSWORD } from './app.js';

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
  write: {
    table: 'sessions',
    send: (url) =>
      fetch(`${url}/api/admin/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ password: PASSWORD }),
      }),
  },
});
