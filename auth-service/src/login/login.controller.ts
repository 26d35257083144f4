import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '@salon/service-kit/access';
import { ChangePasswordDto, LoginAnswer, LoginDto } from './login.dto.js';
import { LoginService } from './login.service.js';

@Controller('api/admin')
export class LoginController {
  constructor(private readonly logins: LoginService) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  @ApiOkResponse({ type: LoginAnswer })
  async logIn(@Body() { password }: LoginDto, @Ip() address: string): Promise<LoginAnswer> {
    const login = await this.logins.logIn(password, address);
    return { ...login, message: 'Login successful' };
  }

  @Post('password')
  @HttpCode(200)
  @ApiOkResponse({ type: LoginAnswer })
  async changePassword(
    @Body() { currentPassword, newPassword }: ChangePasswordDto,
    @Ip() address: string,
  ): Promise<LoginAnswer> {
    const login = await this.logins.changePassword(currentPassword, newPassword, address);
    return { ...login, message: 'Password changed' };
  }
}
