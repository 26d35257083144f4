import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KeysModule } from '../keys/keys.module.js';
import { SessionController } from './session.controller.js';
import { Session } from './session.entity.js';
import { SessionAccess } from './session-access.js';
import { SessionsService } from './sessions.service.js';
import { TokensService } from './tokens.service.js';

@Module({
  // Keys are passed with each call; a secret set here would override them.
  imports: [TypeOrmModule.forFeature([Session]), JwtModule.register({}), KeysModule],
  controllers: [SessionController],
  providers: [SessionAccess, SessionsService, TokensService],
  exports: [SessionsService, TokensService],
})
export class SessionsModule {}
