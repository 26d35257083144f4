import { ApiProperty } from '@nestjs/swagger';
import { MaxLength, MinLength } from 'class-validator';
import { IsNotCommonPassword, MAX_LENGTH, MIN_LENGTH } from '../password/new-password.js';

// Passwords are used as they were sent: not trimmed, not normalised.

export class LoginDto {
  @ApiProperty({ minLength: 1, maxLength: MAX_LENGTH })
  @MaxLength(MAX_LENGTH, { message: 'The password must be at most $constraint1 characters long.' })
  @MinLength(1, { message: 'Please enter the password.' })
  password!: string;
}

export class ChangePasswordDto {
  @ApiProperty({ minLength: 1, maxLength: MAX_LENGTH })
  @MaxLength(MAX_LENGTH, { message: 'The current password must be at most $constraint1 characters long.' })
  @MinLength(1, { message: 'Please enter the current password.' })
  currentPassword!: string;

  @ApiProperty({ minLength: MIN_LENGTH, maxLength: MAX_LENGTH, description: 'None of the most common ones' })
  @IsNotCommonPassword()
  @MaxLength(MAX_LENGTH, { message: 'The new password must be at most $constraint1 characters long.' })
  @MinLength(MIN_LENGTH, { message: 'The new password must be at least $constraint1 characters long.' })
  newPassword!: string;
}

export class LoginAnswer {
  @ApiProperty({ maxLength: 1_000, description: 'To be sent as `Authorization: Bearer …`' })
  token!: string;

  @ApiProperty({ enum: ['Login successful', 'Password changed'] })
  message!: string;

  @ApiProperty()
  expiresAt!: Date;
}
