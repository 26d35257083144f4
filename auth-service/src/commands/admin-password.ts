import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { runCommand } from '@salon/service-kit/run-command';
import { endWith, StartupError } from '@salon/service-kit/startup-error';
import { length } from 'class-validator';
import { LoginLimits } from '../login/login-limits.js';
import { COMMON_PASSWORD, isCommonPassword, MAX_LENGTH, MIN_LENGTH } from '../password/new-password.js';
import { PeopleService } from '../people/people.service.js';
import { authService } from '../service.js';

/**
 * Sets the password of the first account from standard input, or makes one and prints it. Ends all its other ways to log in, and clears
 * all login limits.
 */
const given = process.stdin.isTTY ? '' : (await text(process.stdin)).replace(/\r?\n$/, '');
if (given && !length(given, MIN_LENGTH, MAX_LENGTH))
  endWith(new StartupError(`The password must have ${MIN_LENGTH} to ${MAX_LENGTH} characters.`));
if (isCommonPassword(given)) endWith(new StartupError(COMMON_PASSWORD));

await runCommand(authService, async (app) => {
  const password = given || randomBytes(15).toString('base64url');
  await app.get(PeopleService).setPassword(password, !given);
  await app.get(LoginLimits).clearAll();
  process.stdout.write(
    given ? 'The admin password was changed.\n' : `The new admin password is: ${password}\n`,
  );
});
