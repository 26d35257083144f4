import { migrateCommand } from '@salon/service-kit/migrate-command';
import { blogService } from '../service.js';

await migrateCommand(blogService);
