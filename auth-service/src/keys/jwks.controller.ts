import { Controller, Get } from '@nestjs/common';
import { Public } from '@salon/service-kit/access';
import { SigningKeysService } from './signing-keys.service.js';

@Controller('.well-known')
export class JwksController {
  constructor(private readonly keys: SigningKeysService) {}

  @Public()
  @Get('jwks.json')
  jwks() {
    return this.keys.jwks();
  }
}
