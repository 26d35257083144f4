import { describeContract } from '@salon/service-kit/testing/contract';
import { authTests } from './app.js';
import { tokenFrom } from './calls.js';

describeContract(
  authTests,
  {
    'GET /.well-known/jwks.json': 'nothing',
    'GET /api/admin/session': 'own account',
    'GET /internal/sessions/:jti': 'nothing',
    'POST /api/admin/login': 'nothing',
    'POST /api/admin/login/recovery': 'nothing',
    'POST /api/admin/logout': 'own account',
    'POST /api/admin/password': 'own account',
    'POST /api/admin/recovery-code': 'own account',
  },
  (running) => tokenFrom(running),
);
