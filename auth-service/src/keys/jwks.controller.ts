import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import { MAX_KEYS, SigningKeysService } from './signing-keys.service.js';

/** 32 bytes. */
const COORDINATE = { pattern: '^[A-Za-z0-9_-]{43}$', maxLength: 43 };

class PublicKey {
  @ApiProperty({ enum: ['EC'] })
  kty!: string;

  @ApiProperty({ enum: ['P-256'] })
  crv!: string;

  @ApiProperty(COORDINATE)
  x!: string;

  @ApiProperty(COORDINATE)
  y!: string;

  @ApiProperty({ format: 'uuid' })
  kid!: string;

  @ApiProperty({ enum: ['ES256'] })
  alg!: string;

  @ApiProperty({ enum: ['sig'] })
  use!: string;
}

class KeySet {
  @ApiProperty({ type: [PublicKey], maxItems: MAX_KEYS })
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
