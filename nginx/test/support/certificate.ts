import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** Puts a new certificate for salon.example where nginx reads it, as a renewal does; returns it. */
export function makeCertificate(tlsDir: string): Buffer {
  const [key, certificate] = [join(tlsDir, 'new-key'), join(tlsDir, 'new-certificate')];
  const request = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ];
  const name = ['-subj', '/CN=salon.example', '-addext', 'subjectAltName=DNS:salon.example'];
  execFileSync('openssl', [...request, ...name, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  chmodSync(key, 0o644); // When root starts nginx, its workers run as another user.
  renameSync(key, join(tlsDir, 'privkey.pem'));
  renameSync(certificate, join(tlsDir, 'fullchain.pem'));
  return readFileSync(join(tlsDir, 'fullchain.pem'));
}
