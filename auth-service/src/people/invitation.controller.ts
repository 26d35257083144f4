import { Body, Controller, Post } from '@nestjs/common';
import { Public } from '@salon/service-kit/access';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { Answers } from '../answers.js';
import { Token, WebAuthn } from '../fields.js';
import type { Caller } from '../login/known-devices.js';
import type { Login } from '../login/login.service.js';
import { AnswersLogin, From } from '../login/login-reply.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { NewPassword } from '../password/new-password.js';
import { PasswordHasher } from '../password/password-hasher.js';
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
  @Answers('InvitedPerson')
  async look(@Body() { token }: TokenDto) {
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
  @Answers('WebAuthn')
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
