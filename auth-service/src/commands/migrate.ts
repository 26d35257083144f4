import { migrateCommand } from '@salon/service-kit/start';
import { authService } from '../service.js';

await migrateCommand(authService);
