import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, PickType } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { Token, WEBAUTHN, WebAuthn } from '../fields.js';
import type { Caller } from '../login/known-devices.js';
import type { Login } from '../login/login.service.js';
import { AnswersLogin, From } from '../login/login-reply.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { NewPassword } from '../password/new-password.js';
import { PasswordHasher } from '../password/password-hasher.js';
import { NamedPerson } from '../sessions/session.controller.js';
import { PeopleService } from './people.service.js';

class TokenDto {
  @Token()
  token!: string;
}

class InvitationPasswordDto extends TokenDto {
  @NewPassword('The password')
  password!: string;
}

class InvitationPasskeyDto extends TokenDto {
  @WebAuthn()
  response!: RegistrationResponseJSON;
}

class InvitedPerson extends PickType(NamedPerson, ['name', 'role']) {}

/** For those who have got a link. Its token comes in the body, which no log has. */
@Controller('api/admin/invitation')
export class InvitationController {
  constructor(
    private readonly people: PeopleService,
    private readonly hasher: PasswordHasher,
    private readonly passkeys: PasskeysService,
  ) {}

  /** Previews of a link may ask this as often as they like. */
  @Public()
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: InvitedPerson })
  async look(@Body() { token }: TokenDto): Promise<InvitedPerson> {
    const { name, role } = await this.people.invited(token);
    return { name, role };
  }

  @Public()
  @Post('password')
  @AnswersLogin()
  async acceptByPassword(
    @Body() { token, password }: InvitationPasswordDto,
    @From() caller: Caller,
  ): Promise<Login> {
    await this.people.invited(token);
    const hash = await this.hasher.whenFree(false, () => this.hasher.hash(password));
    return this.people.accept(token, caller, hash);
  }

  @Public()
  @Post('passkey/options')
  @HttpCode(200)
  @ApiOkResponse({ schema: WEBAUTHN })
  async passkeyOfInvited(@Body() { token }: TokenDto): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return this.passkeys.creationOptions(await this.people.invited(token));
  }

  @Public()
  @Post('passkey')
  @AnswersLogin()
  async acceptByPasskey(
    @Body() { token, response }: InvitationPasskeyDto,
    @From() caller: Caller,
  ): Promise<Login> {
    const { id } = await this.people.invited(token);
    const made = await this.passkeys.made(id, caller.device, response);
    return this.people.accept(token, caller, null, made);
  }
}
