import { isNativeError } from 'node:util/types';
import { QueryRunnerAlreadyReleasedError } from 'typeorm';

// In this order: connection exceptions, out of resources (disk, memory, connections), shutting down or starting up,
// cancelled by a timeout, aborted because of another transaction (serialisation, deadlock).
const SQL_STATES = /^(08|53|57P0[1-3]|57014|40001|40P01)/;
const SOCKET_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
// Errors to which node-postgres gives no code.
const DRIVER_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable/i;

/** Whether the database is unreachable or cannot serve the query now. False when it rejected the query itself. */
export function isDatabaseAway(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  // Connecting to a host with several addresses fails with one error for each.
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.some(isDatabaseAway);
  // What TypeORM says when a connection was lost between two statements of a transaction.
  if (error instanceof QueryRunnerAlreadyReleasedError) return true;
  const code = 'code' in error ? String(error.code) : '';
  return SOCKET_CODES.test(code) || SQL_STATES.test(code) || DRIVER_MESSAGES.test(error.message);
}
