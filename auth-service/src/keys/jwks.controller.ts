import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import { SigningKeysService } from './signing-keys.service.js';

@Controller('.well-known')
export class JwksController {
  constructor(private readonly keys: SigningKeysService) {}

  @Public()
  @Get('jwks.json')
  @ApiOkResponse({ schema: { type: 'object' } })
  jwks() {
    return this.keys.jwks();
  }
}
