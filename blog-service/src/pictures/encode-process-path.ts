import { fileURLToPath } from 'node:url';

/** In a module of its own, because tests run the built program: Node 20 cannot start the TypeScript source. */
export const ENCODE_PROCESS = fileURLToPath(new URL('./encode-process.js', import.meta.url));
