import { QueryRunnerAlreadyReleasedError } from 'typeorm';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './exception.filter.js';

const coded = (code: string) => Object.assign(new Error('no'), { code });

test.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['a host whose addresses all fail', new AggregateError([coded('ECONNREFUSED'), coded('ETIMEDOUT')])],
  ['a lost connection', coded('08006')],
  ['a full disk', coded('53100')],
  ['a shutdown', coded('57P01')],
  ['a statement that takes too long', coded('57014')],
  ['a deadlock, which another transaction won', coded('40P01')],
  ['a connection that was lost within a transaction', new QueryRunnerAlreadyReleasedError()],
  ['what the driver says without a code', new Error('Connection terminated unexpectedly')],
])('%s means that the database is unavailable', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ['a broken rule of the database', coded('23505')],
  ['a mistake in SQL', coded('42601')],
  ['a fault of ours', new Error('undefined is not a function')],
])('%s does not', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
