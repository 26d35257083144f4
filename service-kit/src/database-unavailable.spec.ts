import { QueryRunnerAlreadyReleasedError } from 'typeorm';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './exception.filter.js';

const coded = (code: string) => Object.assign(new Error('no'), { code });

test.each([
  ['a refused connection', true, coded('ECONNREFUSED')],
  ['a host whose addresses all fail', true, new AggregateError([coded('ECONNREFUSED'), coded('ETIMEDOUT')])],
  ['a lost connection', true, coded('08006')],
  ['a full disk', true, coded('53100')],
  ['a shutdown', true, coded('57P01')],
  ['a statement that takes too long', true, coded('57014')],
  ['a deadlock, which another transaction won', true, coded('40P01')],
  ['a connection that was lost within a transaction', true, new QueryRunnerAlreadyReleasedError()],
  ['what the driver says without a code', true, new Error('Connection terminated unexpectedly')],
  ['a broken rule of the database', false, coded('23505')],
  ['a mistake in SQL', false, coded('42601')],
  ['a fault of ours', false, new Error('undefined is not a function')],
])('%s means that the database is unavailable: %j', (_, is, error) => {
  expect(isDatabaseUnavailable(error)).toBe(is);
});
