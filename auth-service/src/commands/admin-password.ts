import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { runCommand } from '@salon/service-kit/start';
import { endWith, StartupError } from '@salon/service-kit/startup-error';
import { newPassword } from '../fields.js';
import { LoginLimits } from '../login/login-limits.js';
import { PeopleService } from '../people/people.service.js';
import { authService } from '../service.js';

/**
 * Sets the password of the first account from standard input, or makes one and prints it. Ends all its other ways to log in, and clears
 * all login limits.
 */
const given = process.stdin.isTTY ? '' : (await text(process.stdin)).replace(/\r?\n$/, '');
const [fault] = newPassword('The password').safeParse(given).error?.issues ?? [];
if (given && fault) endWith(new StartupError(fault.message));

await runCommand(authService, async (app) => {
  const password = given || randomBytes(15).toString('base64url');
  await app.get(PeopleService).setPassword(password, !given);
  await app.get(LoginLimits).clearAll();
  process.stdout.write(
    given ? 'The admin password was changed.\n' : `The new admin password is: ${password}\n`,
  );
});
