import { MaxLength, MinLength } from 'class-validator';

// Passwords are taken whole: not trimmed, not normalised.

export class LoginDto {
  @MaxLength(128, { message: 'The password must be at most 128 characters long.' })
  @MinLength(1, { message: 'Please enter the password.' })
  password!: string;
}

export class ChangePasswordDto {
  @MaxLength(128, { message: 'The current password must be at most 128 characters long.' })
  @MinLength(1, { message: 'Please enter the current password.' })
  currentPassword!: string;

  @MaxLength(128, { message: 'The new password must be at most 128 characters long.' })
  @MinLength(8, { message: 'The new password must be at least 8 characters long.' })
  newPassword!: string;
}
