import { Module } from '@nestjs/common';
import { PasswordModule } from '../password/password.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { DeviceCookie } from './device-cookie.js';
import { LoginController } from './login.controller.js';
import { LoginService } from './login.service.js';
import { LoginLimits } from './login-limits.js';

@Module({
  imports: [PasswordModule, SessionsModule],
  controllers: [LoginController],
  providers: [DeviceCookie, LoginService, LoginLimits],
})
export class LoginModule {}
