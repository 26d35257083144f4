import { Module } from '@nestjs/common';
import { AdminAccess } from './admin-access.js';

@Module({ providers: [AdminAccess] })
export class AccessModule {}
