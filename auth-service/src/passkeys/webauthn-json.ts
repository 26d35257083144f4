/** What browsers and @simplewebauthn tell each other. The library checks it; the standard adds to it. */
export const WEBAUTHN_JSON = { type: 'object', additionalProperties: true, maxProperties: 50 } as const;
