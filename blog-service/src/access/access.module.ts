import { Module } from '@nestjs/common';
import { AdminAccess } from './admin-access.js';
import { MediaAccess } from './media-access.js';
import { SessionTokens } from './session-tokens.js';

@Module({ providers: [SessionTokens, AdminAccess, MediaAccess], exports: [AdminAccess, MediaAccess] })
export class AccessModule {}
