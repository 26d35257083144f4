import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { idsIn } from './files';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

describe('what is known of ten thousand pages', () => {
  it('keeps the ids of their posts in memory, and not their texts', () => {
    const size = 100_000;
    const read = (number: number) =>
      idsIn(`{"_id":"a-post-with-a-long-id-${number}","content":"${'x'.repeat(size)}"}`);
    collect();
    const before = process.memoryUsage().heapUsed;
    const shown = Array.from({ length: 1_000 }, (_, number) => read(number));
    collect();
    expect(shown[7]).toEqual(['a-post-with-a-long-id-7']);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(100 * size);
  });
});
