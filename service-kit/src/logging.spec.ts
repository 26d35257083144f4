import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Flood, nestLogger } from './logging.js';

test('of many warnings of a kind the first are logged, and how many more there were; errors all', () => {
  const lines: object[] = [];
  const logger = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const flood = new Flood(logger);
  const { warn, error } = nestLogger(logger, flood);
  const failed = (address: number) => ({ msg: 'Login failed', address });
  for (let address = 0; address < 1_000; address++) warn(failed(address), 'LoginController');
  warn('Something else', 'LoginController');
  for (let time = 0; time < 11; time++) error('It broke');
  flood.sumUp();
  warn(failed(1_000), 'LoginController');
  expect(lines).toMatchObject([
    ...Array.from({ length: 10 }, (_, address) => failed(address)),
    { msg: 'Something else' },
    ...Array(11).fill({ msg: 'It broke' }),
    { more: 990, of: { context: 'LoginController', msg: 'Login failed' } },
    failed(1_000),
  ]);
});
