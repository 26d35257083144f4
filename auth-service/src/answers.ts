import { getSchemaPath } from '@nestjs/swagger';
import { Route as BareRoute } from '@salon/service-kit/access';
import { RIGHT_NAMES, type Right, ROLES } from '@salon/service-kit/roles';
import { MAX_NAME_LENGTH, WEBAUTHN } from './fields.js';

const text = (maxLength: number) => ({ type: 'string', maxLength });
const oneOf = (...values: readonly string[]) => ({ type: 'string', enum: values });
const refer = (name: string) => ({ $ref: getSchemaPath(name) });
const BOOLEAN = { type: 'boolean' };
const MOMENT = { format: 'date-time', type: 'string' };
const MOMENT_OR_NOT = { format: 'date-time', type: ['string', 'null'] };

/** An answer with these fields, all of which it has. */
const answer = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const PERSON = {
  id: { type: 'integer', minimum: 1, maximum: 2 ** 31 - 1 },
  name: text(MAX_NAME_LENGTH),
  role: oneOf(...ROLES),
};

/** What openapi.json says of the answers. In tests each answer is compared with it. */
export const ANSWERS = {
  WaysToLogIn: answer({ asksForName: BOOLEAN, hasPasskeys: BOOLEAN }),
  LoginAnswer: answer({
    token: text(1_000),
    message: oneOf('Login successful', 'Password changed'),
    expiresAt: MOMENT,
  }),
  RecoveryCodeAnswer: answer({ code: text(29) }),
  NamedPerson: answer(PERSON),
  PersonAnswer: answer({ ...PERSON, device: text(80) }),
  SessionAnswer: answer({
    expiresAt: MOMENT,
    person: refer('NamedPerson'),
    rights: { type: 'array', maxItems: RIGHT_NAMES.length, items: oneOf(...RIGHT_NAMES) },
    // Whether nobody else can log in.
    isAlone: BOOLEAN,
    hasPassword: BOOLEAN,
    hasPasskey: BOOLEAN,
    mustChangePassword: BOOLEAN,
    recoveryCodeMadeAt: MOMENT_OR_NOT,
    // A new one, when the session was prolonged.
    token: { type: ['string', 'null'], maxLength: 1_000 },
  }),
  DeviceAnswer: answer({
    id: { type: 'string', format: 'uuid' },
    device: text(80),
    createdAt: MOMENT,
    usedAt: MOMENT,
    isThis: BOOLEAN,
  }),
  PasskeyAnswer: answer({
    id: { ...text(1_400), pattern: '^[A-Za-z0-9_-]+$' },
    name: text(MAX_NAME_LENGTH),
    // The address that it was made for.
    rpId: text(253),
    createdAt: MOMENT,
    usedAt: MOMENT_OR_NOT,
  }),
  PersonInList: answer({
    ...PERSON,
    state: oneOf('active', 'invited', 'switched off'),
    lastLoginAt: MOMENT_OR_NOT,
    invitationExpiresAt: MOMENT_OR_NOT,
  }),
  InvitationAnswer: answer({ invitation: { ...text(100), minLength: 1 } }),
  InvitedPerson: answer({ name: PERSON.name, role: PERSON.role }),
  WebAuthn: WEBAUTHN,
  Keys: { type: 'object', additionalProperties: true },
};

type Answer = keyof typeof ANSWERS;

/** A route, what it needs, and what it answers when it succeeds: one, a list of them, or nothing. */
export function Route(
  route: Parameters<typeof BareRoute>[0],
  needs: Right | 'nothing',
  answer?: Answer | [Answer],
  status?: number,
) {
  const [item] = [answer].flat();
  const one = item && refer(item);
  const isList = Array.isArray(answer);
  return BareRoute(route, needs, {
    answer: isList ? { type: 'array', maxItems: 1_000, items: one } : one,
    status,
  });
}
