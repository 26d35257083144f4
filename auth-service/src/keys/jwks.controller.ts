import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import { SigningKeysService } from './signing-keys.service.js';

class PublicKey {
  @ApiProperty({ enum: ['EC'] })
  kty!: string;

  @ApiProperty({ enum: ['P-256'] })
  crv!: string;

  @ApiProperty()
  x!: string;

  @ApiProperty()
  y!: string;

  @ApiProperty()
  kid!: string;

  @ApiProperty({ enum: ['ES256'] })
  alg!: string;

  @ApiProperty({ enum: ['sig'] })
  use!: string;
}

class KeySet {
  @ApiProperty({ type: [PublicKey] })
  keys!: PublicKey[];
}

@Controller('.well-known')
export class JwksController {
  constructor(private readonly keys: SigningKeysService) {}

  @Public()
  @Get('jwks.json')
  @ApiOkResponse({ type: KeySet })
  jwks() {
    return this.keys.jwks();
  }
}
