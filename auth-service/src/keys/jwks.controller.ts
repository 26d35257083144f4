import { Controller } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Route } from '@salon/service-kit/access';
import { SigningKeysService } from './signing-keys.service.js';

@Controller('.well-known')
export class JwksController {
  constructor(private readonly keys: SigningKeysService) {}

  @Route('GET jwks.json', 'nothing')
  @ApiOkResponse({ schema: { type: 'object' } })
  jwks() {
    return this.keys.jwks();
  }
}
