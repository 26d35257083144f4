import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { Public } from '../access/public.decorator.js';
import type { Session } from '../sessions/session.entity.js';
import { TokensService } from '../sessions/tokens.service.js';
import { ChangePasswordDto, LoginDto } from './login.dto.js';
import { LoginService } from './login.service.js';

@Controller('api/admin')
export class LoginController {
  constructor(
    private readonly logins: LoginService,
    private readonly tokens: TokensService,
  ) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  async logIn(@Body() { password }: LoginDto, @Ip() address: string) {
    const session = await this.logins.logIn(password, address);
    return this.answer(session, 'Login successful');
  }

  @Post('password')
  @HttpCode(200)
  async changePassword(@Body() { currentPassword, newPassword }: ChangePasswordDto, @Ip() address: string) {
    const session = await this.logins.changePassword(currentPassword, newPassword, address);
    return this.answer(session, 'Password changed');
  }

  private async answer(session: Session, message: string) {
    return { token: await this.tokens.sign(session), message, expiresAt: session.expiresAt };
  }
}
