import { JwtService } from '@nestjs/jwt';

/** How auth-service signs the owner's tokens, and what both services ask of them. */
export const ALGORITHM = 'ES256';
export const OWNER = { issuer: 'salon-auth', subject: 'admin' };
/** A token for the other audience only shows the owner pictures that visitors don't see. No route accepts it as a bearer token. */
export type Audience = 'salon-admin' | 'salon-media';

/** The clocks of two machines differ a little. */
const CLOCK_TOLERANCE_SECONDS = 5;
/** A token must not bring or name its own key, nor ask for rules that are not known here. */
const HEADER = ['alg', 'kid', 'typ'];
const CLAIMS = ['jti', 'iat', 'nbf', 'exp'];

export const jwt = new JwtService();

/**
 * The session in a token that is signed by auth-service for this audience and valid now; undefined for any fault of the token.
 * `publicKey` answers the PEM of a key by its id, and its errors are thrown on.
 */
export async function sessionIn(
  token: string,
  audience: Audience,
  publicKey: (kid: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  // The last character of a signature has unused bits, so several spellings decode to the same bytes. Only one is accepted.
  const [, signature = ''] = /^[\w-]+\.[\w-]+\.([\w-]+)$/.exec(token) ?? [];
  if (!signature || Buffer.from(signature, 'base64url').toString('base64url') !== signature) return undefined;
  const kid = kidIn(token);
  const key = kid && (await publicKey(kid));
  if (!key) return undefined;
  try {
    const claims = await jwt.verifyAsync(token, {
      ...OWNER,
      algorithms: [ALGORITHM],
      audience,
      publicKey: key,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    return CLAIMS.every((name) => name in claims) ? claims.jti : undefined;
  } catch {
    // The key is there, so whatever fails now is the token's fault.
    return undefined;
  }
}

function kidIn(token: string): string | undefined {
  try {
    const header: object = jwt.decode(token, { complete: true })?.header ?? {};
    const isPlain = Object.keys(header).every((name) => HEADER.includes(name));
    return isPlain && 'kid' in header && typeof header.kid === 'string' ? header.kid : undefined;
  } catch {
    return undefined;
  }
}
