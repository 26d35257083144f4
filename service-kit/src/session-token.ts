import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';

/** How auth-service signs the owner's tokens, and what both services ask of them. */
export const ALGORITHM = 'ES256';
export const OWNER = { issuer: 'salon-auth', subject: 'admin' };
/** A token for the other audience only shows the owner pictures that visitors don't see. No route accepts it as a bearer token. */
export type Audience = 'salon-admin' | 'salon-media';

/** The clocks of two machines differ a little. */
const CLOCK_TOLERANCE_SECONDS = 5;

/**
 * The session in a token that is signed by auth-service for this audience and valid now; undefined for any fault of the token. Errors of
 * `keys` that are not jose's are thrown on.
 */
export async function sessionIn(
  token: string,
  audience: Audience,
  keys: JWTVerifyGetKey,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...OWNER,
      algorithms: [ALGORITHM],
      audience,
      requiredClaims: ['jti', 'iat', 'nbf', 'exp'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    return payload.jti;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
