import { execFileSync } from 'node:child_process';

// In a process of its own: in this one, whose global objects are Jest's, arithmetic is twenty times slower.
it('draws every drawing as it is stored, and none too heavy', () => {
  execFileSync(process.execPath, [new URL('./draw.ts', import.meta.url).pathname, '--check']);
});
