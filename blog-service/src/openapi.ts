// What openapi.json says of values that many answers have.

/** A number from a column of 32 bits. */
export const COUNT = { type: 'integer', minimum: 0, maximum: 2 ** 31 - 1 } as const;

/** A number in a path. A larger one is an unknown one. */
export const NUMBER_IN_PATH = { type: 'string', pattern: '^[1-9][0-9]{0,8}$', maxLength: 9 } as const;

/** The ETag header of an answer. */
export const ETAG = { ETag: { schema: { type: 'string' as const, maxLength: 100 } } };

/** The header that names what was made. */
export const LOCATION = { Location: { schema: { type: 'string' as const, maxLength: 100 } } };
