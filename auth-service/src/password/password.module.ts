import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AdminAccountService } from './admin-account.service.js';

@Module({ imports: [SessionsModule], providers: [AdminAccountService], exports: [AdminAccountService] })
export class PasswordModule {}
