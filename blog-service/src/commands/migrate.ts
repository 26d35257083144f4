import { migrateCommand } from '@salon/service-kit/start';
import { blogService } from '../service.js';

await migrateCommand(blogService);
