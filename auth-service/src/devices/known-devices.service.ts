import { hkdfSync, randomUUID } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Column, DataSource, Entity, type EntityManager, IsNull, Not, PrimaryColumn } from 'typeorm';
import { Config } from '../config.js';

/** More devices than this are not one owner's. The one that logged in longest ago is forgotten first. */
const MOST = 12;
const COOKIE = 'salon_device';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A device that has logged in since the password was set. */
@Entity('known_devices')
export class KnownDevice {
  /** The id in the device's cookie. */
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'timestamptz', name: 'last_login_at', default: () => 'clock_timestamp()' })
  lastLoginAt!: Date;
}

/**
 * The devices that have logged in since the password was set. A cookie marks them, so that others behind the same address can't use
 * up their tries. It does not log anybody in: a thief of the cookie gets four tries at the password before having to wait. The
 * signature spares the database questions about made-up ids; which ids are still known, only the database tells.
 */
@Injectable()
export class KnownDevices {
  private readonly signer;

  constructor(
    private readonly dataSource: DataSource,
    { KEYS_SECRET }: Config,
  ) {
    const key = hkdfSync('sha256', KEYS_SECRET, '', 'device cookie', 32);
    this.signer = new Signer(Buffer.from(key));
  }

  /** The id of the device that the request comes from; undefined unless it is known. */
  async of({ cookies }: FastifyRequest): Promise<string | undefined> {
    const { valid, value: id } = this.signer.unsign(cookies[COOKIE] ?? '');
    return valid && (await this.dataSource.manager.existsBy(KnownDevice, { id })) ? id : undefined;
  }

  /** Sets the device's cookie, or renews it for another year. */
  mark(id: string, request: FastifyRequest, reply: FastifyReply): void {
    reply.setCookie(COOKIE, this.signer.sign(id), {
      httpOnly: true,
      maxAge: YEAR_SECONDS,
      path: '/api/admin',
      sameSite: 'strict',
      secure: request.protocol === 'https',
    });
  }

  /** Makes a device the newest, or a new one when there is none, within the caller's transaction. Returns its id. */
  async remember(manager: EntityManager, id: string = randomUUID()): Promise<string> {
    await manager.upsert(KnownDevice, { id, lastLoginAt: () => 'clock_timestamp()' }, ['id']);
    const devices = await manager.find(KnownDevice, { order: { lastLoginAt: 'DESC' } });
    await manager.remove(devices.slice(MOST));
    return id;
  }

  async forgetAll(manager: EntityManager): Promise<void> {
    await manager.delete(KnownDevice, { id: Not(IsNull()) });
  }
}
