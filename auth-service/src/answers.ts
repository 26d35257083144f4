import { RIGHT_NAMES, ROLES } from '@salon/service-kit/roles';
import { MOMENT } from '@salon/service-kit/values';
import { z } from 'zod';
import { MAX_NAME_LENGTH } from './fields.js';

// What openapi.json says of the answers. In tests each answer is compared with it.

const NAME = z.string().max(MAX_NAME_LENGTH);
const ROLE = z.enum(ROLES);
const TOKEN = z.string().max(1_000);
const DEVICE = z.string().max(80);
const PERSON = { id: z.int32().min(1), name: NAME, role: ROLE };

export const WaysToLogIn = z
  .object({ asksForName: z.boolean(), hasPasskeys: z.boolean() })
  .meta({ id: 'WaysToLogIn' });

export const LoginAnswer = z
  .object({ token: TOKEN, message: z.enum(['Login successful', 'Password changed']), expiresAt: MOMENT })
  .meta({ id: 'LoginAnswer' });

export const RecoveryCodeAnswer = z.object({ code: z.string().max(29) }).meta({ id: 'RecoveryCodeAnswer' });

const NamedPerson = z.object(PERSON).meta({ id: 'NamedPerson' });

export const PersonAnswer = z.object({ ...PERSON, device: DEVICE }).meta({ id: 'PersonAnswer' });

export const SessionAnswer = z
  .object({
    expiresAt: MOMENT,
    person: NamedPerson,
    rights: z.array(z.enum(RIGHT_NAMES)).max(RIGHT_NAMES.length),
    isAlone: z.boolean().describe('Nobody else can log in'),
    hasPassword: z.boolean(),
    hasPasskey: z.boolean(),
    mustChangePassword: z.boolean(),
    recoveryCodeMadeAt: MOMENT.nullable(),
    token: TOKEN.nullable().describe('A new one, when the session was prolonged'),
  })
  .meta({ id: 'SessionAnswer' });

export const DeviceAnswer = z
  .object({ id: z.uuid(), device: DEVICE, createdAt: MOMENT, usedAt: MOMENT, isThis: z.boolean() })
  .meta({ id: 'DeviceAnswer' });

export const PasskeyAnswer = z
  .object({
    id: z
      .string()
      .regex(/^[A-Za-z0-9_-]+$/)
      .max(1_400),
    name: NAME,
    rpId: z.string().max(253).describe('The host name that it was made for'),
    createdAt: MOMENT,
    usedAt: MOMENT.nullable(),
  })
  .meta({ id: 'PasskeyAnswer' });

export const PersonInList = z
  .object({
    ...PERSON,
    state: z.enum(['active', 'invited', 'switched off']),
    lastLoginAt: MOMENT.nullable(),
    invitationExpiresAt: MOMENT.nullable(),
  })
  .meta({ id: 'PersonInList' });

export const InvitationAnswer = z
  .object({ invitation: z.string().min(1).max(100) })
  .meta({ id: 'InvitationAnswer' });

export const InvitedPerson = z.object({ name: NAME, role: ROLE }).meta({ id: 'InvitedPerson' });

export const Keys = z.record(z.string().max(100), z.unknown()).meta({ id: 'Keys' });

/** More than there are of anything here. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).max(1_000);
