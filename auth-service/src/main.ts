import { start } from '@salon/service-kit/start';
import { authService } from './service.js';

await start(authService);
