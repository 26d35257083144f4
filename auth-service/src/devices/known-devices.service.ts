import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Not, Repository } from 'typeorm';
import { KnownDevice } from './known-device.entity.js';

/** More devices than this are not one owner's. The one that logged in longest ago is forgotten first. */
const MOST = 12;

/** The devices that have logged in since the password was set. */
@Injectable()
export class KnownDevices {
  constructor(@InjectRepository(KnownDevice) private readonly devices: Repository<KnownDevice>) {}

  isKnown(id: string): Promise<boolean> {
    return this.devices.existsBy({ id });
  }

  /** Makes a device the newest, or a new one when there is none, within the caller's transaction. Returns its id. */
  async remember(manager: EntityManager, id: string = randomUUID()): Promise<string> {
    await manager.upsert(KnownDevice, { id, lastLoginAt: () => 'clock_timestamp()' }, ['id']);
    const [, ...older] = await manager.find(KnownDevice, { order: { lastLoginAt: 'DESC' } });
    const forgotten = older.slice(MOST - 1);
    if (forgotten.length > 0) await manager.remove(forgotten);
    return id;
  }

  async forgetAll(manager: EntityManager): Promise<void> {
    await manager.delete(KnownDevice, { id: Not(IsNull()) });
  }
}
