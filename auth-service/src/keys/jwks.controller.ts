import { Controller, Get } from '@nestjs/common';
import { Public } from '../access/public.decorator.js';
import { SigningKeysService } from './signing-keys.service.js';

@Public()
@Controller('.well-known')
export class JwksController {
  constructor(private readonly keys: SigningKeysService) {}

  @Get('jwks.json')
  jwks() {
    return this.keys.jwks();
  }
}
