import { Module } from '@nestjs/common';
import { SigningKeysService } from './keys/signing-keys.service.js';
import { KnownDevices } from './login/known-devices.js';
import { LoginController } from './login/login.controller.js';
import { LoginLimits } from './login/login-limits.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { PasswordHasher } from './password/password-hasher.js';
import { PeopleController } from './people/people.controller.js';
import { PeopleService } from './people/people.service.js';
import { SessionController } from './sessions/session.controller.js';
import { SessionsService } from './sessions/sessions.service.js';

@Module({
  controllers: [SessionController, LoginController, PeopleController],
  providers: [
    KnownDevices,
    LoginLimits,
    PasskeysService,
    PasswordHasher,
    PeopleService,
    SessionsService,
    SigningKeysService,
  ],
})
export class AppModule {}
