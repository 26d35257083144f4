import { Body, Controller, NotFoundException, Param, Req, Res } from '@nestjs/common';
import { type Person, Route } from '@salon/service-kit/access';
import { rightsOf } from '@salon/service-kit/roles';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Not } from 'typeorm';
import { z } from 'zod';
import { DeviceAnswer, Keys, listOf, PasskeyAnswer, PersonAnswer, SessionAnswer } from '../answers.js';
import { WebAuthn, webAuthn } from '../fields.js';
import { SigningKeysService } from '../keys/signing-keys.service.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { PeopleService } from '../people/people.service.js';
import { SessionsService } from './sessions.service.js';

const PasskeyDto = z
  .strictObject({ response: webAuthn<RegistrationResponseJSON>() })
  .meta({ id: 'PasskeyDto' });
type PasskeyDto = z.infer<typeof PasskeyDto>;

const UUID = z.regexes.uuid();

/** Each person's own session, devices and passkeys. */
@Controller()
export class SessionController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly people: PeopleService,
    private readonly passkeys: PasskeysService,
    private readonly keys: SigningKeysService,
  ) {}

  @Route('GET api/admin/session', 'own account', { answer: SessionAnswer })
  async session(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const renewed = await this.sessions.renew(request.session);
    const session = renewed ?? request.session;
    await this.sessions.setMediaCookie(session, reply);
    const { id, name, role, passwordHash, mustChangePassword, recoveryCodeMadeAt } = session.account;
    return {
      expiresAt: session.expiresAt,
      person: { id, name, role },
      rights: rightsOf(role),
      isAlone: !(await this.people.areSeveral()),
      hasPassword: passwordHash !== null,
      hasPasskey: await this.passkeys.has(id),
      mustChangePassword,
      recoveryCodeMadeAt,
      token: renewed ? await this.sessions.sign(renewed) : null,
    };
  }

  @Route('POST api/admin/logout', 'own account')
  async logout(@Req() { session }: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.sessions.end({ jti: session.jti });
    this.sessions.clearMediaCookie(reply);
  }

  @Route('GET api/admin/devices', 'own account', { answer: listOf(DeviceAnswer) })
  async devices(@Req() { session }: FastifyRequest) {
    const open = await this.sessions.ofPerson(session.personId);
    return open.map(({ jti: id, device, createdAt, usedAt }) => {
      return { id, device, createdAt, usedAt, isThis: id === session.jti };
    });
  }

  @Route('DELETE api/admin/devices/:jti', 'own account')
  async endDevice(@Param('jti') jti: string, @Req() { person }: FastifyRequest) {
    if (!UUID.test(jti) || !(await this.sessions.endDevices(person, jti)))
      throw new NotFoundException('There is no such device.');
  }

  @Route('DELETE api/admin/devices', 'own account')
  async endOtherDevices(@Req() { person, session: { jti } }: FastifyRequest) {
    await this.sessions.endDevices(person, Not(jti));
  }

  @Route('GET api/admin/passkeys', 'own account', { answer: listOf(PasskeyAnswer) })
  async listPasskeys(@Req() { person }: FastifyRequest) {
    const all = await this.passkeys.ofPerson(person.id);
    return all.map(({ id, name, rpId, createdAt, usedAt }) => ({ id, name, rpId, createdAt, usedAt }));
  }

  @Route('POST api/admin/passkeys/options', 'own account', { answer: WebAuthn })
  options(@Req() { person }: FastifyRequest) {
    return this.passkeys.creationOptions(person);
  }

  @Route('POST api/admin/passkeys', 'own account')
  add(@Body({ schema: PasskeyDto }) { response }: PasskeyDto, @Req() { person }: FastifyRequest) {
    return this.passkeys.add(person, response);
  }

  @Route('DELETE api/admin/passkeys/:id', 'own account')
  remove(@Param('id') id: string, @Req() { person }: FastifyRequest) {
    return this.passkeys.remove(person, id);
  }

  /** For blog-service. nginx passes no request below /internal on. */
  @Route('GET internal/sessions/:jti', 'nothing', { answer: PersonAnswer })
  async personOf(@Param('jti') jti: string): Promise<Person> {
    const person = UUID.test(jti) && (await this.sessions.personOf(jti));
    if (!person) throw new NotFoundException('There is no such session.');
    return person;
  }

  /** The same: with these keys it checks tokens. */
  @Route('GET .well-known/jwks.json', 'nothing', { answer: Keys })
  jwks() {
    return this.keys.jwks();
  }
}
