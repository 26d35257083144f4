import { runCommand } from '@salon/service-kit/start';
import { SigningKeysService } from '../keys/signing-keys.service.js';
import { authService } from '../service.js';

/** Adds a signing key. Running replicas pick it up by themselves, and all sessions stay open. */
await runCommand(authService, async (app) => {
  const kid = await app.get(SigningKeysService).rotate();
  process.stdout.write(`Signing key ${kid} was added. It signs new logins from now on.\n`);
});
