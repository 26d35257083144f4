import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { Public } from '../access/public.decorator.js';
import { ChangePasswordDto, LoginDto } from './login.dto.js';
import { LoginService } from './login.service.js';

@Controller('api/admin')
export class LoginController {
  constructor(private readonly logins: LoginService) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  async logIn(@Body() { password }: LoginDto, @Ip() address: string) {
    const { token, expiresAt } = await this.logins.logIn(password, address);
    return { token, message: 'Login successful', expiresAt };
  }

  @Post('password')
  @HttpCode(200)
  async changePassword(@Body() { currentPassword, newPassword }: ChangePasswordDto, @Ip() address: string) {
    const { token, expiresAt } = await this.logins.changePassword(currentPassword, newPassword, address);
    return { token, message: 'Password changed', expiresAt };
  }
}
