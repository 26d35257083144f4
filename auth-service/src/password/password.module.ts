import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AdminAccountService } from './admin-account.service.js';
import { PasswordHasher } from './password-hasher.js';

@Module({
  imports: [SessionsModule],
  providers: [AdminAccountService, PasswordHasher],
  exports: [AdminAccountService, PasswordHasher],
})
export class PasswordModule {}
