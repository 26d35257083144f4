import { readSite } from '../build/site';

// The sample identity: a build without SALON_* variables has the same.
globalThis.__SITE__ = readSite({});
globalThis.__RENDERER__ = true;
