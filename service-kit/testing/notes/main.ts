import { start } from '../../src/start.js';
import { notesService } from './service.js';

await start(notesService);
