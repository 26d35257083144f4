import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProperty } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import { ROLES, type Role } from '@salon/service-kit/roles';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { IsObject, Length } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../login/caller.js';
import { LoginAnswer, LoginReplies } from '../login/login-replies.js';
import { WEBAUTHN_JSON } from '../passkeys/webauthn-json.js';
import { NewPassword } from '../password/new-password.js';
import { InvitationsService } from './invitations.service.js';
import { MAX_NAME_LENGTH } from './name.js';

/** The token of an invitation: 32 bytes in Base64url. */
export const INVITATION = { minLength: 1, maxLength: 100 } as const;

class TokenDto {
  @ApiProperty(INVITATION)
  @Length(INVITATION.minLength, INVITATION.maxLength, { message: 'This link is not complete.' })
  token!: string;
}

class InvitationPasswordDto extends TokenDto {
  @NewPassword('The password')
  password!: string;
}

class InvitationPasskeyDto extends TokenDto {
  @ApiProperty(WEBAUTHN_JSON)
  @IsObject()
  response!: RegistrationResponseJSON;
}

/** Who is invited. */
class InvitedPerson {
  @ApiProperty({ maxLength: MAX_NAME_LENGTH })
  name!: string;

  @ApiProperty({ enum: ROLES })
  role!: Role;
}

/** For those who have got a link. The token comes in the body, where no log has it. */
@Controller('api/admin/invitation')
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly replies: LoginReplies,
  ) {}

  /** Previews of a link may ask this as often as they like. */
  @Public()
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: InvitedPerson })
  async look(@Body() { token }: TokenDto): Promise<InvitedPerson> {
    const { name, role } = await this.invitations.find(token);
    return { name, role };
  }

  @Public()
  @Post('password')
  @HttpCode(200)
  @ApiOkResponse({ type: LoginAnswer })
  async acceptByPassword(
    @Body() { token, password }: InvitationPasswordDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const login = await this.invitations.acceptByPassword(token, password, callerOf(request));
    return this.replies.send(login, request, reply);
  }

  @Public()
  @Post('passkey/options')
  @HttpCode(200)
  @ApiOkResponse({ schema: WEBAUTHN_JSON })
  passkeyOfInvited(@Body() { token }: TokenDto): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return this.invitations.passkeyOptions(token);
  }

  @Public()
  @Post('passkey')
  @HttpCode(200)
  @ApiOkResponse({ type: LoginAnswer })
  async acceptByPasskey(
    @Body() { token, response }: InvitationPasskeyDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const login = await this.invitations.acceptByPasskey(token, response, callerOf(request));
    return this.replies.send(login, request, reply);
  }
}
