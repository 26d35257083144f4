import { start } from '@salon/service-kit/start';
import { blogService } from './service.js';

await start(blogService);
