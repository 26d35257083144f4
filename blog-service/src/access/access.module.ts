import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AdminAccess } from './admin-access.js';
import { BearerGuard } from './bearer.guard.js';

@Module({ providers: [AdminAccess, { provide: APP_GUARD, useClass: BearerGuard }] })
export class AccessModule {}
