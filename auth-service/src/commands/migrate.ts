import { migrateCommand } from '@salon/service-kit/migrate-command';
import { authService } from '../service.js';

await migrateCommand(authService);
