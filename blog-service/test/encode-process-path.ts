import { resolve } from 'node:path';

/** Stands in for src/pictures/encode-process-path.ts, see jest.config.js. */
export const ENCODE_PROCESS = resolve('dist/pictures/encode-process.js');
