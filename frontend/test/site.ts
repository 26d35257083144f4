// The sample identity, written out: `readSite` would load Zod for every test. Its spec compares them.
globalThis.__SITE__ = { publicUrl: 'http://localhost:8080', timeZone: 'Asia/Kolkata' };
globalThis.__RENDERER__ = true;
