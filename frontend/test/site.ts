import { readSite } from '../build/site';

// The sample identity, as a build without SALON_* variables has it.
globalThis.__SITE__ = readSite({});
globalThis.__RENDERER__ = true;
