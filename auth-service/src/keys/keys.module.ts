import { Module } from '@nestjs/common';
import { JwksController } from './jwks.controller.js';
import { SigningKeysService } from './signing-keys.service.js';

@Module({ controllers: [JwksController], providers: [SigningKeysService], exports: [SigningKeysService] })
export class KeysModule {}
