import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { JwksController } from './keys/jwks.controller.js';
import { SigningKeysService } from './keys/signing-keys.service.js';
import { KnownDevices } from './login/known-devices.js';
import { LoginController } from './login/login.controller.js';
import { LoginService } from './login/login.service.js';
import { LoginLimits } from './login/login-limits.js';
import { AdminAccountService } from './password/admin-account.service.js';
import { PasswordHasher } from './password/password-hasher.js';
import { MediaCookie } from './sessions/media-cookie.js';
import { SessionController } from './sessions/session.controller.js';
import { SessionAccess } from './sessions/session-access.js';
import { SessionsService } from './sessions/sessions.service.js';
import { TokensService } from './sessions/tokens.service.js';

@Module({
  imports: [JwtModule],
  controllers: [JwksController, SessionController, LoginController],
  providers: [
    AdminAccountService,
    KnownDevices,
    LoginLimits,
    LoginService,
    MediaCookie,
    PasswordHasher,
    SessionAccess,
    SessionsService,
    SigningKeysService,
    TokensService,
  ],
})
export class AppModule {}
