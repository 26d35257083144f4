import { SetMetadata } from '@nestjs/common';

export const IS_PUBLIC = 'isPublic';

/** Opens a route to everybody. Without it the global guard wants a valid bearer token. */
export const Public = () => SetMetadata(IS_PUBLIC, true);
