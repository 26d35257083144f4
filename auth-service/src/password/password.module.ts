import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AdminAccountService } from './admin-account.service.js';
import { PasswordHasher } from './password-hasher.js';

@Module({
  imports: [DevicesModule, SessionsModule],
  providers: [AdminAccountService, PasswordHasher],
  exports: [AdminAccountService, PasswordHasher],
})
export class PasswordModule {}
