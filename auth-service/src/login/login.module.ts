import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module.js';
import { PasswordModule } from '../password/password.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { DeviceCookie } from './device-cookie.js';
import { LoginController } from './login.controller.js';
import { LoginService } from './login.service.js';
import { LoginLimits } from './login-limits.js';

@Module({
  imports: [DevicesModule, PasswordModule, SessionsModule],
  controllers: [LoginController],
  providers: [DeviceCookie, LoginService, LoginLimits],
})
export class LoginModule {}
