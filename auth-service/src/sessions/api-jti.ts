import { ApiParam } from '@nestjs/swagger';

/** Describes the id of a session in an address. */
export const ApiJti = () => ApiParam({ name: 'jti', schema: { type: 'string', format: 'uuid' } });
