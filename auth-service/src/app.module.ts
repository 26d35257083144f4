import { Module } from '@nestjs/common';
import { KeysModule } from './keys/keys.module.js';
import { LoginModule } from './login/login.module.js';
import { SessionsModule } from './sessions/sessions.module.js';

@Module({ imports: [KeysModule, SessionsModule, LoginModule] })
export class AppModule {}
