import { start } from '../src/start.js';
import { notesService } from './notes-service.js';

await start(notesService);
