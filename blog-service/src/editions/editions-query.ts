import { invalidField } from '@salon/service-kit/validation';

import { MAX_EDITION } from './editions.dto.js';

export const DEFAULT_LIMIT = 20;
export const MAX_LIMIT = 100;

export interface EditionsQuery {
  limit: number;
  /** Only editions with a lower number than this. */
  cursor?: number;
}

export function readEditionsQuery({ limit, cursor }: Record<string, unknown>): EditionsQuery {
  return {
    limit: limit === undefined ? DEFAULT_LIMIT : whole('limit', limit, MAX_LIMIT),
    cursor: cursor === undefined ? undefined : whole('cursor', cursor, MAX_EDITION),
  };
}

export function nextEditionsUrl(limit: number, cursor: number): string {
  return `/api/site/editions?${new URLSearchParams({ limit: `${limit}`, cursor: `${cursor}` })}`;
}

function whole(name: string, value: unknown, max: number): number {
  if (typeof value !== 'string' || !/^[1-9]\d{0,8}$/.test(value) || Number(value) > max) {
    throw invalidField(name, `The ${name} must be a whole number from 1 to ${max}.`);
  }
  return Number(value);
}
