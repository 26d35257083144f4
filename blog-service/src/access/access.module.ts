import { Module } from '@nestjs/common';
import { AdminAccess } from './admin-access.js';

@Module({ providers: [AdminAccess], exports: [AdminAccess] })
export class AccessModule {}
