import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KeysModule } from '../keys/keys.module.js';
import { AdminAccount } from '../password/admin-account.entity.js';
import { InternalSessionsController } from './internal-sessions.controller.js';
import { MediaCookie } from './media-cookie.js';
import { SessionController } from './session.controller.js';
import { Session } from './session.entity.js';
import { SessionAccess } from './session-access.js';
import { SessionsService } from './sessions.service.js';
import { TokensService } from './tokens.service.js';

@Module({
  // Keys are passed with each call; a secret set here would override them.
  imports: [TypeOrmModule.forFeature([Session, AdminAccount]), JwtModule.register({}), KeysModule],
  controllers: [SessionController, InternalSessionsController],
  providers: [MediaCookie, SessionAccess, SessionsService, TokensService],
  exports: [MediaCookie, SessionsService, TokensService],
})
export class SessionsModule {}
